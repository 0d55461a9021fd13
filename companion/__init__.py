"""Table Companion: scores for board-game tables, judged by the rules."""

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from companion.cli import companion
from companion.http.answers import note_answers
from companion.http.api import add_api
from companion.http.headers import add_headers
from companion.http.health import health
from companion.http.identity import keep_signed_in, refuse_foreign_acts
from companion.http.limits import limit_asking
from companion.http.no_session import NoSession
from companion.http.pages import pages
from companion.http.problems import say_problems
from companion.http.slow_lines import count_the_body
from companion.http.unchanged import Unchanged
from companion.settings import INSTANCE, Settings
from companion.storage.database import open_database

LARGEST_BODY_BYTES = 1024 * 1024


def create_app(settings: Settings | None = None) -> Flask:
    """Return the whole app, put together from its parts. Raises BadSettingError."""
    settings = settings or Settings.from_environment()
    app = Flask("companion", static_folder=None, instance_path=str(INSTANCE))
    app.config.update(
        SECRET_KEY=settings.secret_key,
        MAX_CONTENT_LENGTH=LARGEST_BODY_BYTES,
        COMPANION_PUBLIC_URL=settings.public_url,
        COMPANION_TRUSTED_PROXIES=settings.trusted_proxies,
        COMPANION_BACKUPS=settings.backups,
        COMPANION_METRICS_TOKEN=settings.metrics_token,
    )
    app.url_map.merge_slashes = False  # it would lead to whatever host the asker made up
    app.json.sort_keys = False  # type: ignore[attr-defined]
    app.session_interface = NoSession()
    open_database(app, settings.database_url)
    note_answers(app)
    say_problems(app)
    add_api(app)
    app.register_blueprint(pages)
    app.register_blueprint(health)
    app.cli.add_command(companion)
    app.before_request(count_the_body)
    app.before_request(refuse_foreign_acts)
    app.after_request(add_headers)
    app.after_request(keep_signed_in)
    if settings.rate_limits:
        limit_asking(app)
    app.wsgi_app = Unchanged(app, trusts_proxies=settings.trusted_proxies > 0)  # type: ignore[method-assign]
    if settings.trusted_proxies:
        hops = settings.trusted_proxies
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=hops, x_proto=hops, x_host=hops)  # type: ignore[method-assign]
    return app
