"""How the server runs; the numbers come from the environment."""

import sys
from types import FrameType

from gunicorn.arbiter import Arbiter
from gunicorn.workers.gthread import ThreadWorker

from companion.house.setting_up import new_setup_link
from companion.live import MOST_LISTENERS, room
from companion.settings import BadSettingError, Settings
from companion.storage import db

try:
    _settings = Settings.from_environment()
except BadSettingError as bad:
    sys.exit(str(bad))

THREADS_FOR_THE_REST = 60  # of requests: however many listen, entries never wait for them


class Worker(ThreadWorker):
    """Lets those go who listen for news, so that stopping does not wait for them."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop when all is answered."""
        room.close()
        super().handle_exit(sig, frame)

    def handle_quit(self, sig: int, frame: FrameType | None) -> None:
        """Stop at once."""
        room.close()
        super().handle_quit(sig, frame)


bind = f"0.0.0.0:{_settings.port}"
workers = _settings.workers
worker_class = Worker
threads = MOST_LISTENERS + THREADS_FOR_THE_REST
forwarded_allow_ips = ""  # COMPANION_TRUSTED_PROXIES alone says who is believed
preload_app = True
control_socket_disable = True
graceful_timeout = 5
keepalive = 30


def on_starting(_server: object) -> None:
    """Refuse to start where nothing could be kept."""
    from companion.storage.migrate import why_not_ready  # noqa: PLC0415 - Alembic is for the start alone

    if reason := why_not_ready(_settings.database_url):
        sys.exit(reason)


def when_ready(server: Arbiter) -> None:
    """Say once how the house is set up, while nobody looks after it."""
    app = server.app.wsgi()
    with app.app_context():
        secret = new_setup_link()
        db.engine.dispose()  # the workers open their own
    if secret:
        address = f"{_settings.house_address}/house/setup#{secret}"
        sys.stdout.write(
            f"Nobody looks after this house yet. Whoever opens this link sets it up, once:\n{address}\n"
        )
        sys.stdout.flush()
