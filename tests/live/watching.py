"""The threads that watch for what other processes wrote."""

import threading
import time
from collections.abc import Callable

SOON_SECONDS = 10


def watchers() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "watcher"]


def nobody_watches() -> None:
    """Wait until the last one has gone."""
    for thread in watchers():
        thread.join(SOON_SECONDS)
        assert not thread.is_alive()


def soon(is_so: Callable[[], bool]) -> bool:
    until = time.monotonic() + SOON_SECONDS
    while not is_so() and time.monotonic() < until:
        time.sleep(0.01)
    return is_so()
