"""How the server runs; the numbers come from the environment."""

import gc
import logging
import os
import shutil
import sys
import tempfile
from pathlib import Path
from types import FrameType

from flask import Flask
from gunicorn.arbiter import Arbiter
from gunicorn.workers.base import Worker as AnyWorker
from gunicorn.workers.gthread import TConn, ThreadWorker

# Where the processes of one server put what they count together; it is read when the counting is imported.
FIGURES = "PROMETHEUS_MULTIPROC_DIR"
if not Path(os.environ.get(FIGURES) or "/nowhere").is_dir():
    os.environ[FIGURES] = tempfile.mkdtemp(prefix=f"companion-figures-{os.getpid()}-")

from prometheus_client.multiprocess import mark_process_dead

from companion.house.setting_up import new_setup_link
from companion.http.logs import configuration
from companion.http.slow_lines import PatientSocket
from companion.live import MOST_LISTENERS, room
from companion.settings import BadSettingError, Settings
from companion.storage import db
from companion.storage.nightly import keep_backing_up
from companion.translations import read_all

gc.disable()  # it would leave holes, each of which costs every worker a page of its own once it is filled

try:
    _settings = Settings.from_environment()
except BadSettingError as bad:
    sys.exit(str(bad))

THREADS_FOR_THE_REST = 60  # of requests: however many listen, entries never wait for them


class Worker(ThreadWorker):
    """Lets those go who listen for news, so that stopping does not wait for them."""

    def handle(self, conn: TConn) -> object:
        """Answer what comes over a connection, without waiting for ever."""
        conn.sock = PatientSocket.in_place_of(conn.sock)
        return super().handle(conn)

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
graceful_timeout = 8  # Docker kills after ten; what waits so long is not written, and sent again
keepalive = 30
logconfig_dict = configuration()


def on_starting(server: Arbiter) -> None:
    """Refuse to start where nothing could be kept."""
    logging.getLogger("companion").setLevel(server.log.loglevel)
    _forget_figures_of_the_killed()
    from companion.storage.migrate import why_not_ready  # noqa: PLC0415 - Alembic is for the start alone

    if reason := why_not_ready(_settings.database_url):
        sys.exit(reason)


def _forget_figures_of_the_killed() -> None:
    for folder in Path(tempfile.gettempdir()).glob("companion-figures-*-*"):
        if not Path("/proc", folder.name.split("-")[2]).exists():
            shutil.rmtree(folder, ignore_errors=True)


def when_ready(server: Arbiter) -> None:
    """All is read, and no worker is there yet."""
    _say_how_to_set_up(server.app.wsgi())
    _share_with_the_workers()


def _say_how_to_set_up(app: Flask) -> None:
    """Say once how the house is set up, while nobody looks after it."""
    with app.app_context():
        secret = new_setup_link()
        db.engine.dispose()  # the workers open their own
    if secret:
        address = f"{_settings.house_address}/house/setup#{secret}"
        sys.stdout.write(
            f"Nobody looks after this house yet. Whoever opens this link sets it up, once:\n{address}\n"
        )
        sys.stdout.flush()


def _share_with_the_workers() -> None:
    """What is in memory by now is held once for all of them; who tidies up among it would copy it."""
    read_all()
    gc.freeze()
    gc.enable()


def post_fork(_server: Arbiter, _worker: AnyWorker) -> None:
    """Whoever tidies up temporary files may have swept away where the processes count."""
    Path(os.environ[FIGURES]).mkdir(mode=0o700, exist_ok=True)


def post_worker_init(worker: AnyWorker) -> None:
    """Let the workers see to the nightly backup; the one that comes first makes it."""
    if _settings.backups is not None:
        keep_backing_up(worker.wsgi, _settings.backups)


def child_exit(_server: Arbiter, worker: AnyWorker) -> None:
    """A worker that is gone listens to nobody."""
    mark_process_dead(worker.pid)


def on_exit(_server: Arbiter) -> None:
    """Leave nothing behind."""
    shutil.rmtree(os.environ[FIGURES], ignore_errors=True)
