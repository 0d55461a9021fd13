"""What every answer carries: a strict content policy with Trusted Types, and no leaks to elsewhere."""

from flask import Response

_CONTENT = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "lit-html companion",
}

HEADERS = {
    "Content-Security-Policy": "; ".join(f"{what} {where}" for what, where in _CONTENT.items()),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def add_headers(response: Response) -> Response:
    """Add what every answer carries; one that says nothing of caching is asked for anew each time."""
    response.headers.update(HEADERS)
    response.headers.setdefault("Cache-Control", "private, no-cache")
    return response
