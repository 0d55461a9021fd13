"""What every answer carries: a strict content policy with Trusted Types, and no leaks to elsewhere."""

from flask import Response, request

_OURS_ALONE = {
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
_NOTHING = {"default-src": "'none'", "frame-ancestors": "'none'"}


def _policy(rules: dict[str, str]) -> str:
    return "; ".join(f"{what} {where}" for what, where in rules.items())


_ABOUT_PLACES = {"Referrer-Policy": "same-origin"}
_NO_POWERS = {"Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()"}
# A page, and a worker, which goes by the policy of its own file.
RUNNING = {
    "Content-Security-Policy": _policy(_OURS_ALONE),
    "Cross-Origin-Opener-Policy": "same-origin",
    **_NO_POWERS,
    **_ABOUT_PLACES,
}
# The engine's worker compiles WebAssembly; no page may.
_WITH_WEBASSEMBLY = _OURS_ALONE | {"script-src": "'self' 'wasm-unsafe-eval'"}
ENGINE = RUNNING | {"Content-Security-Policy": _policy(_WITH_WEBASSEMBLY)}
# Everything else is used by pages and runs nothing by itself.
LYING = {"Content-Security-Policy": _policy(_NOTHING), **_NO_POWERS, **_ABOUT_PLACES}
OURS = {"Cross-Origin-Resource-Policy": "same-origin"}
# Scripts, styles and drawings say nothing of anybody. A first visit fetches seventy of them: few words.
FILE = {"Content-Security-Policy": _policy(_NOTHING)}
ALWAYS = {"X-Content-Type-Options": "nosniff"}
KEPT_ANEW = {"Cache-Control": "private, no-cache"}  # kept, but asked for anew each time
# Said over https alone, and of this name alone: what else the house has under its domain is not ours to promise.
BY_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}


def kept_by_nobody(response: Response) -> Response:
    """Let no browser keep this for whoever has the phone next."""
    response.headers["Cache-Control"] = "private, no-store"
    response.vary.add("Cookie")
    return response


def add_headers(response: Response) -> Response:
    """Add what every answer carries; one that says nothing of caching is asked for anew each time."""
    response.headers.update(ALWAYS | _rules_for(response) | (BY_HTTPS if request.is_secure else {}))
    for name, value in KEPT_ANEW.items():
        response.headers.setdefault(name, value)
    return response


def _rules_for(response: Response) -> dict[str, str]:
    if request.path.endswith("/engine-worker.js"):
        return ENGINE | OURS
    if response.mimetype == "text/html" or request.path.endswith("worker.js"):
        return RUNNING | OURS
    return FILE if request.path.startswith("/static/") else LYING | OURS
