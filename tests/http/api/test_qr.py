"""GET /tables/{code}/qr.svg."""

import re

from companion.http.addresses import qr_drawing


def test_works(cleo, opened, table):
    answer = cleo.get(f"{table}/qr.svg")
    assert (answer.status_code, answer.mimetype) == (200, "image/svg+xml")
    assert answer.text == qr_drawing(f"http://localhost/tables/{opened['code']}")


def test_says_the_address_that_the_house_gives_itself(app, cleo, opened, table):
    app.config["COMPANION_PUBLIC_URL"] = "https://scores.example"
    assert cleo.get(f"{table}/qr.svg").text == qr_drawing(f"https://scores.example/tables/{opened['code']}")


def test_however_the_code_is_typed(cleo, opened, table):
    assert cleo.get(f"/tables/{opened['code'].lower()}/qr.svg").text == cleo.get(f"{table}/qr.svg").text


def test_is_black_on_white_with_a_quiet_edge_of_four():
    drawing = qr_drawing("http://localhost/tables/K7QX2M")
    size = int(re.search(r'viewBox="0 0 (\d+) \1"', drawing)[1])
    assert f'<path fill="#fff" d="M0 0h{size}v{size}h-{size}z"/>' in drawing
    assert 'stroke="#000" d="M4 4.5h7' in drawing


def test_no_such_table(cleo):
    answer = cleo.get("/tables/CCCCCC/qr.svg")
    assert (answer.status_code, answer.json["code"]) == (404, "no_such_table")
