"""The addresses that people carry from one phone to another, in words and as QR codes."""

from io import BytesIO

import segno
from flask import current_app, request, url_for

_LOOK = {"border": 4, "light": "#fff", "dark": "#000", "xmldecl": False, "nl": False, "omitsize": True}


def house_address() -> str:
    """Return where this house is reached: as the settings say, else as it was asked."""
    return str(current_app.config["COMPANION_PUBLIC_URL"] or request.host_url.rstrip("/"))


def watch_address(code: str) -> str:
    """Return the address of a table's page."""
    return house_address() + url_for("pages.table", code=code)


def join_address(code: str, secret: str) -> str:
    """Return the address by which a second scorekeeper is let in; what follows the # reaches no server's log."""
    return f"{house_address()}{url_for('pages.join', code=code)}#{secret}"


def welcome_address(name: str, secret: str) -> str:
    """Return the address by which a DM chooses a passphrase, once; what follows the # reaches no server's log."""
    return f"{house_address()}{url_for('pages.welcome', name=name)}#{secret}"


def qr_drawing(address: str) -> str:
    """Return an address as a QR code in SVG: black on white by night as well, with its quiet edge."""
    drawing = BytesIO()
    segno.make(address, error="m", micro=False).save(drawing, kind="svg", **_LOOK)
    return drawing.getvalue().decode()


def qr_address(address: str) -> str:
    """Return the QR code of an address as a data: address, so that it need not be asked for."""
    code = segno.make(address, error="m", micro=False)
    return str(code.svg_data_uri(border=4, light="#fff", dark="#000", omitsize=True))
