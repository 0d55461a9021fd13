"""The one blueprint of all pages: their templates, and what every template may use."""

from pathlib import Path

from flask import Blueprint, Response, request

from companion.http.language import asked_language
from companion.http.pages.packing import pack
from companion.translations import HTML_LANGUAGES, LANGUAGES, sentence

ROOT = Path(__file__).resolve().parents[3]
THEMES = ("auto", "light", "dark")

pages = Blueprint("pages", __name__, template_folder=str(ROOT / "templates"))


def asked_theme() -> str:
    """Return `auto` (as the phone is set), `light` or `dark`."""
    theme = request.cookies.get("theme")
    return theme if theme in THEMES else "auto"


@pages.app_context_processor
def every_template() -> dict[str, object]:
    """Give templates the language, the theme, and `t` to say a sentence."""
    language = asked_language()

    def t(message_id: str, **facts: object) -> str:
        return sentence(language, message_id, facts)

    return {
        "t": t,
        "language": language,
        "languages": LANGUAGES,
        "html_languages": HTML_LANGUAGES,
        "theme": asked_theme(),
        "themes": THEMES,
    }


@pages.after_request
def finish(response: Response) -> Response:
    """Say what a page depends on, and pack it."""
    if response.mimetype == "text/html":
        response.vary.update(("Cookie", "Accept-Language"))
    return pack(response)
