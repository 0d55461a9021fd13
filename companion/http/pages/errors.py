"""What a page says when there is nothing to show."""

from html import escape

from flask import Response, current_app, make_response, render_template
from werkzeug.exceptions import HTTPException

from companion.http.language import asked_language
from companion.http.metrics import count_refusal
from companion.http.reference import reference
from companion.translations import HTML_LANGUAGES, sentence

ABOUT = {403: "forbidden", 404: "page", 405: "page", 429: "wait"}


def error_page(error: HTTPException, about: str = "") -> Response:
    """Return a calm page in the asker's language, with the way home; by its reference the log tells more."""
    status = error.code or 500
    about = about or ABOUT.get(status, "other")
    told = reference() if status >= 500 else ""
    response = make_response(_page(about, told), status)
    count_refusal(f"page_{status}")
    for name, value in error.get_headers():
        if name in ("Allow", "Retry-After"):
            response.headers[name] = value
    return response


def _page(about: str, told: str) -> str:
    try:
        return render_template("error.html", about=about, typed="", mistake="", reference=told)
    except Exception as broken:  # whatever keeps the page from being drawn, it is said without its dress
        current_app.logger.error("The page of errors cannot be drawn.", exc_info=broken)
        return plain_page(about, told)


def plain_page(about: str, told: str) -> str:
    """Return the same words with nothing but the catalogue."""
    language = asked_language()
    names = (f"error-{about}-title", f"error-{about}-text", "back-home", "error-reference")
    title, text, home, words = (escape(sentence(language, name)) for name in names)
    said = f"<p>{words} {escape(told)}</p>" if told else ""
    return (
        f'<!doctype html><html lang="{HTML_LANGUAGES[language]}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title></head>'
        f'<body><main><h1>{title}</h1><p>{text}</p>{said}<p><a href="/">{home}</a></p></main></body></html>'
    )
