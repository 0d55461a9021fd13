"""The reference of a request: what somebody reads out to whoever looks into the server's log."""

import re
import secrets

from flask import current_app, g, request

SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"  # that nobody confuses
LENGTH = 10
_FROM_A_PROXY = re.compile(r"[A-Za-z0-9._-]{6,64}")


def reference() -> str:
    """Return it: the one that a trusted proxy gave, else one of our own."""
    if "reference" not in g:
        g.reference = _given() or "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
    return str(g.reference)


def _given() -> str | None:
    if not current_app.config.get("COMPANION_TRUSTED_PROXIES"):
        return None
    said = request.headers.get("X-Request-Id", "")
    return said if _FROM_A_PROXY.fullmatch(said) else None
