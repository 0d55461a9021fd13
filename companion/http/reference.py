"""The reference of a request: what somebody reads out to whoever looks into the server's log."""

import re
import secrets

from flask import current_app, g, request

SIGNS = b"023456789abcdefghjkmnpqrstuvwxyz"  # 32 that nobody confuses
LENGTH = 10
_DRAWN = SIGNS * 8  # by any byte
_FROM_A_PROXY = re.compile(r"[A-Za-z0-9._-]{6,64}")


def reference() -> str:
    """Return it: the one that a trusted proxy gave, else one of our own."""
    if "reference" not in g:
        trusts = bool(current_app.config.get("COMPANION_TRUSTED_PROXIES"))
        g.reference = new_reference(request.headers.get("X-Request-Id", "") if trusts else "")
    return str(g.reference)


def new_reference(given: str) -> str:
    """Return what a trusted proxy gave, where it may be one; else one of our own."""
    if _FROM_A_PROXY.fullmatch(given):
        return given
    return secrets.token_bytes(LENGTH).translate(_DRAWN).decode()
