"""The house's own pages: setting it up, signing in, all its running tables, its DMs."""

from typing import Any
from urllib.parse import urlsplit

from flask import current_app, make_response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from companion.house.dms import all_dms
from companion.house.setting_up import house_told
from companion.house.signing_in import told
from companion.house.tables import running_in_house
from companion.http.headers import kept_by_nobody
from companion.http.identity import dm, dm_or_none
from companion.http.pages.blueprint import pages
from companion.http.pages.for_dms import for_dms
from companion.storage import db
from companion.storage.nightly import standing


@pages.get("/house/setup")
def setup() -> Response:
    """Ask for all that the house needs; who may do it shows when it is sent."""
    is_set_up = house_told(db.session())["name"] is not None
    return kept_by_nobody(make_response(render_template("setup.html", is_set_up=is_set_up)))


@pages.get("/house/welcome")
def welcome() -> Response:
    """Ask a DM for the passphrase they choose; the link alone does nothing."""
    return kept_by_nobody(
        make_response(render_template("welcome.html", name=request.args.get("name", "")[:40]))
    )


@pages.get("/sign-in")
def sign_in() -> Response:
    """Ask for name and passphrase, and lead back to where a DM was needed."""
    back = _back(request.args.get("back", ""))
    if dm_or_none() is not None:
        return redirect(back, code=303)
    return kept_by_nobody(make_response(render_template("sign_in.html", back=back)))


@pages.get("/house")
@for_dms
def house() -> str:
    """Show all tables that run."""
    tables, damaged = running_in_house(db.session())
    start = {"me": told(dm()), "tables": tables, "dms": _active()}
    return render_template("house.html", start=start, damaged=damaged, backups=_backups_failing())


@pages.get("/house/dms")
@for_dms
def dms() -> str:
    """Show who looks after the house; the owner adds and retires here."""
    start = {"me": told(dm()), "dms": all_dms(db.session()), "house": house_told(db.session())}
    return render_template("dms.html", start=start)


@pages.app_context_processor
def for_templates() -> dict[str, Any]:
    """Give templates `house`, which looks it up, and `signed_in`: the DM, if any."""
    return {"house": lambda: house_told(db.session()), "signed_in": dm_or_none}


def _backups_failing() -> dict[str, str] | None:
    """Return what the owner should know of the nightly backups, where they fail."""
    rotation = current_app.config.get("COMPANION_BACKUPS")
    if rotation is None or not dm().is_owner:
        return None
    stands = standing(rotation)
    newest = stands.newest.date().isoformat() if stands.newest else ""
    return {"newest": newest} if stands.is_failing else None


def _active() -> list[dict[str, Any]]:
    return [dm for dm in all_dms(db.session()) if dm["state"] != "retired"]


def _back(said: str) -> str:
    """Return the path asked from, on this very site only."""
    parts = urlsplit(said.replace("\\", "/"))
    is_ours = (
        not parts.scheme and not parts.netloc and parts.path.startswith("/") and not said.startswith("//")
    )
    return said if is_ours else url_for("pages.house")
