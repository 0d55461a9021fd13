"""Who asks: the score key in the header, or the browser's own cookie, and whether a foreign page is behind it."""

from urllib.parse import urlsplit

from flask import Response, current_app, request

from companion.tables.access import Asker, new_browser

COOKIE = "companion_browser"
KEPT_SECONDS = 400 * 24 * 60 * 60


def asker() -> Asker:
    """Return what this request shows of who asks."""
    return Asker(_token(), request.cookies.get(COOKIE) or None, _is_from_foreign_page())


def browser_to_remember(who: Asker) -> str | None:
    """Return the mark of the asker's browser, a new one where it has none; a foreign page gets none."""
    return None if who.from_foreign_page else who.browser or new_browser()


def remember_browser(response: Response, browser: str | None) -> None:
    """Let the browser show its mark again, to our own pages' requests only."""
    if browser is None:
        return
    response.set_cookie(
        COOKIE,
        browser,
        max_age=KEPT_SECONDS,
        httponly=True,
        samesite="Lax",
        secure=request.is_secure,
    )


def _token() -> str | None:
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


def _is_from_foreign_page() -> bool:
    """A browser says from which site a request comes; what is no browser says nothing."""
    if request.headers.get("Sec-Fetch-Site") == "cross-site":
        return True
    origin = request.headers.get("Origin")
    return origin is not None and _host_in(origin) not in _own_hosts()


def _host_in(address: str) -> str:
    try:
        return urlsplit(address).netloc.lower()
    except ValueError:
        return ""


def _own_hosts() -> set[str]:
    """Return the hosts under which this house is reached; a proxy may end https, so the scheme tells nothing."""
    public = current_app.config["COMPANION_PUBLIC_URL"] or request.host_url
    return {request.host.lower(), _host_in(public)} - {""}
