"""Who asks: the score key in the header, the browser's own cookie, or a DM; and whether a foreign page is behind it."""

from contextlib import suppress
from urllib.parse import urlsplit

from flask import Response, abort, current_app, g, request

from companion.house import signing_in
from companion.storage import BusyError, db
from companion.storage.trouble import TROUBLES
from companion.tables.access import Asker, SignedIn, new_browser
from companion.tables.refusal import Refusal

COOKIE = "companion_browser"
DM_COOKIE = "companion_dm"
ONLY_LOOK = ("GET", "HEAD", "OPTIONS", "TRACE")
KEPT_SECONDS = 400 * 24 * 60 * 60


def asker() -> Asker:
    """Return what this request shows of who asks."""
    return Asker(_token(), _cookie(COOKIE), _is_from_foreign_page(), dm_or_none())


def dm_or_none() -> SignedIn | None:
    """Return the DM who is signed in on the phone that asks, if any."""
    if "dm" not in g:
        token = dm_token()
        g.dm = _look_up(token) if token else None
    dm: SignedIn | None = g.dm
    return dm


def dm() -> SignedIn:
    """Return the DM who asks. Raises Refusal: dm_only."""
    who = dm_or_none()
    if who is None:
        raise Refusal("dm_only")
    return who


def owner() -> SignedIn:
    """Return the owner of the house, who asks. Raises Refusal: dm_only, owner_only."""
    who = dm()
    if not who.is_owner:
        raise Refusal("owner_only")
    return who


def writing_dm() -> SignedIn:
    """Return the DM who wants something changed. Raises Refusal: dm_only, foreign_page."""
    who = dm()
    refuse_foreign_pages()
    return who


def writing_owner() -> SignedIn:
    """Return the owner, who wants something changed. Raises Refusal: dm_only, owner_only, foreign_page."""
    who = owner()
    refuse_foreign_pages()
    return who


def refuse_foreign_acts() -> None:
    """Before any route that changes something. Raises Refusal: foreign_page.

    A score key in the header stands for itself: no foreign page's request can carry one, as it would have to ask first.
    """
    if request.method in ONLY_LOOK or _token() is not None:
        return
    if _is_from_foreign_page() and not request.path.startswith("/api/"):
        abort(403)
    refuse_foreign_pages()


def refuse_foreign_pages() -> None:
    """Raises Refusal: foreign_page, where another website made the browser ask."""
    if _is_from_foreign_page():
        raise Refusal("foreign_page")


def dm_token() -> str | None:
    """Return the token by which this phone is signed in, whether or not it still holds."""
    return _cookie(DM_COOKIE)


def remember_dm(response: Response, token: str | None) -> None:
    """Let the browser show that a DM is signed in, to our own pages' requests only; None: no more."""
    _set_cookie(response, DM_COOKIE, token or "", KEPT_SECONDS if token else 0)


def browser_to_remember(who: Asker) -> str | None:
    """Return the mark of the asker's browser, a new one where it has none; a foreign page gets none."""
    return None if who.from_foreign_page else who.browser or new_browser()


def remember_browser(response: Response, browser: str | None) -> None:
    """Let the browser show its mark again, to our own pages' requests only."""
    if browser is not None:
        _set_cookie(response, COOKIE, browser, KEPT_SECONDS)


def keep_signed_in(response: Response) -> Response:
    """A phone that is used stays signed in: its cookie begins anew as well, unless it was just set."""
    renewed = g.pop("dm_renewed", None)
    own = f"{_name_of(DM_COOKIE)}="
    is_set = any(cookie.startswith(own) for cookie in response.headers.getlist("Set-Cookie"))
    if renewed and not is_set:
        remember_dm(response, renewed)
    return response


def _look_up(token: str) -> SignedIn | None:
    found = signing_in.signed_in(db.session(), token)
    if found is None:
        return None
    who, is_to_be_noted = found
    if is_to_be_noted:
        with suppress(BusyError, *TROUBLES):  # it can wait for the next request
            signing_in.note_use(token)
            g.dm_renewed = token
    return who


def _set_cookie(response: Response, name: str, value: str, seconds: int) -> None:
    response.set_cookie(
        _name_of(name), value, max_age=seconds, httponly=True, samesite="Lax", secure=request.is_secure
    )


def _cookie(name: str) -> str | None:
    return request.cookies.get(_name_of(name)) or None


def _name_of(cookie: str) -> str:
    """Over https browsers take a `__Host-` cookie from this very house alone: no neighbour can slip its own in."""
    return f"__Host-{cookie}" if request.is_secure else cookie


def _token() -> str | None:
    """An empty one is shown as well, and lets nobody in."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def _is_from_foreign_page() -> bool:
    """A browser says from which site a request comes; what is no browser says nothing.

    Another name or port of the same site is foreign too: without an Origin it says nothing for itself.
    """
    origin = request.headers.get("Origin")
    if origin is None:
        return request.headers.get("Sec-Fetch-Site") in ("cross-site", "same-site")
    return request.headers.get("Sec-Fetch-Site") == "cross-site" or not _is_own(origin)


def _is_own(origin: str) -> bool:
    """A proxy may end https without saying so; but what came by https was not asked by a page that did not."""
    scheme, host = _parts_of(origin)
    if scheme == "http" and _is_by_https():
        return False
    public = current_app.config["COMPANION_PUBLIC_URL"] or request.host_url
    return host in {request.host.lower(), _parts_of(public)[1]} - {""}


def _is_by_https() -> bool:
    public = _parts_of(current_app.config["COMPANION_PUBLIC_URL"] or "")
    return request.is_secure or public == ("https", request.host.lower())


def _parts_of(address: str) -> tuple[str, str]:
    try:
        parts = urlsplit(address)
    except ValueError:
        return "", ""
    return parts.scheme.lower(), parts.netloc.lower()
