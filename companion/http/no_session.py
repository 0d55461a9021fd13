"""Nothing is kept in Flask's own session, so none is read from, or signed for, each request."""

from flask import Flask, Request
from flask.sessions import SecureCookieSession, SessionInterface


class NoSession(SessionInterface):
    """Gives every request the session that holds nothing."""

    def open_session(self, _app: Flask, _request: Request) -> SecureCookieSession | None:
        """Return none."""
        return None
