"""Pages that only a DM sees: whoever has not signed in is led to the place where one does."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

from flask import abort, make_response, redirect, request, url_for
from flask.typing import ResponseReturnValue
from werkzeug.wrappers import Response

from companion.http.headers import kept_by_nobody
from companion.http.identity import dm_or_none

Asked = ParamSpec("Asked")


def for_dms(page: Callable[Asked, ResponseReturnValue]) -> Callable[Asked, Response]:
    """Show the page to a DM, and let no browser keep it; lead everybody else to sign in, and back."""

    @wraps(page)
    def shown(*args: Asked.args, **kwargs: Asked.kwargs) -> Response:
        if dm_or_none() is None:
            here = request.full_path.rstrip("?")
            return redirect(url_for("pages.sign_in", back=here), code=303)
        return kept_by_nobody(make_response(page(*args, **kwargs)))

    return shown


def owner_or_403() -> None:
    """Let nobody but the owner go on."""
    me = dm_or_none()
    if me is None or not me.is_owner:
        abort(403)
