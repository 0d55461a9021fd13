"""The rule sheets as pages, in the asker's language or in another that the sheet is written in."""

from functools import partial

from flask import abort, render_template, request

from companion.http.language import asked_language
from companion.http.pages.blueprint import pages
from companion.sheets import SHEETS, sheet
from companion.translations import sentence


@pages.get("/rules")
def all_rules() -> str:
    """Show which sheets there are."""
    return render_template("rules_all.html", sheets=SHEETS)


@pages.get("/rules/<game>")
def rules(game: str) -> str:
    """Show a game's sheet; `?lang=` reads another language without changing the app's."""
    if game not in SHEETS:
        abort(404)
    language = _language_of(SHEETS[game])
    return render_template(
        "rules.html",
        game=game,
        sheet=sheet(game, language),
        written_in=SHEETS[game],
        language=language,
        t=partial(_say, language),
    )


def _language_of(written_in: list[str]) -> str:
    """Return the language that the address asks for, else the asker's, else the first one there is."""
    wanted = (request.args.get("lang"), asked_language())
    return next((language for language in wanted if language in written_in), written_in[0])


def _say(language: str, message_id: str, **facts: object) -> str:
    return sentence(language, message_id, facts)
