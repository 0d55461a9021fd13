"""How the server runs; the numbers come from the environment."""

import sys

from companion.settings import BadSettingError, Settings

try:
    _settings = Settings.from_environment()
except BadSettingError as bad:
    sys.exit(str(bad))

bind = f"0.0.0.0:{_settings.port}"
workers = _settings.workers
worker_class = "gthread"
threads = 16
preload_app = True
control_socket_disable = True
graceful_timeout = 5
keepalive = 30


def on_starting(_server: object) -> None:
    """Refuse to start where nothing could be kept."""
    from companion.storage.migrate import why_not_ready  # noqa: PLC0415 - Alembic is for the start alone

    if reason := why_not_ready(_settings.database_url):
        sys.exit(reason)
