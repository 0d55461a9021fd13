"""The manifest: what the app is called on a home screen, how it looks there, and where it starts."""

from typing import Any

from flask import Response, json, url_for

from companion.engine import GAMES
from companion.http.language import asked_language
from companion.http.pages.blueprint import asked_theme, pages
from companion.http.pages.worker import is_here
from companion.translations import HTML_LANGUAGES, sentence

PAPER = {"light": "#f7f1e5", "dark": "#16120e"}
ICON_PIXELS = (192, 512)
SCREENSHOTS = (
    ("narrow", "780x1328", ("bids", "skull", "sheet")),
    ("wide", "1280x800", ("results",)),
)


@pages.get("/manifest.webmanifest")
def manifest() -> Response:
    """Give the manifest in the asker's language."""
    language = asked_language()
    paper = PAPER["dark" if asked_theme() == "dark" else "light"]
    said = {
        "id": "/",
        "scope": "/",
        "start_url": "/?source=home",
        "name": sentence(language, "app-name"),
        "short_name": sentence(language, "install-short-name"),
        "description": sentence(language, "app-description"),
        "lang": HTML_LANGUAGES[language],
        "dir": "ltr",
        "display": "standalone",
        "orientation": "any",
        "theme_color": paper,
        "background_color": paper,
        "categories": ["games", "utilities"],
        "icons": _icons(),
        "screenshots": _screenshots(language),
        "shortcuts": _shortcuts(language),
    }
    response = Response(json.dumps(said), content_type="application/manifest+json")
    response.headers["Cache-Control"] = "no-cache"
    response.vary.update(("Cookie", "Accept-Language"))
    return response


def _icons() -> list[dict[str, str]]:
    return [
        *(_picture(f"icons/app-{pixels}.png", f"{pixels}x{pixels}", purpose="any") for pixels in ICON_PIXELS),
        *(
            _picture(f"icons/maskable-{pixels}.png", f"{pixels}x{pixels}", purpose="maskable")
            for pixels in ICON_PIXELS
        ),
        {"src": _lasting("icons/favicon.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
    ]


def _screenshots(language: str) -> list[dict[str, str]]:
    return [
        _picture(
            f"icons/screens/{name}-{language}.png",
            sizes,
            form_factor=width,
            label=sentence(language, f"install-picture-{name}"),
        )
        for width, sizes, names in SCREENSHOTS
        for name in names
    ]


def _shortcuts(language: str) -> list[dict[str, Any]]:
    new = [
        (sentence(language, "install-shortcut-new", {"game": game}), f"/new?game={game}") for game in GAMES
    ]
    desk = [(sentence(language, "desk-title"), "/desk")] if is_here("/desk") else []
    icon = _picture("icons/app-192.png", "192x192")
    return [{"name": name, "url": url, "icons": [icon]} for name, url in new + desk]


def _picture(name: str, sizes: str, **more: str) -> dict[str, str]:
    return {"src": _lasting(name), "sizes": sizes, "type": "image/png", **more}


def _lasting(name: str) -> str:
    """Return an address that stays: a changed one would look like another app's to the phone."""
    return url_for("pages.file", version="app", name=name)
