"""Pages that only a DM sees: whoever has not signed in is led to the place where one does."""

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from flask import abort, redirect, request, url_for
from werkzeug.wrappers import Response

from companion.http.identity import dm_or_none

Asked = ParamSpec("Asked")
Shown = TypeVar("Shown")


def for_dms(page: Callable[Asked, Shown]) -> Callable[Asked, Shown | Response]:
    """Show the page to a DM; lead everybody else to sign in, and back."""

    @wraps(page)
    def shown(*args: Asked.args, **kwargs: Asked.kwargs) -> Shown | Response:
        if dm_or_none() is None:
            here = request.full_path.rstrip("?")
            return redirect(url_for("pages.sign_in", back=here), code=303)
        return page(*args, **kwargs)

    return shown


def owner_or_403() -> None:
    """Let nobody but the owner go on."""
    me = dm_or_none()
    if me is None or not me.is_owner:
        abort(403)
