"""Tables set up without the page, where tapping proves nothing: opened and played by the phone's own browser."""

from tests.browser.host import Host
from tests.http.api.rounds import bids, result

NAMES = ["Ana", "Bo", "Cy", "Dee", "Eve", "Finn", "Gus", "Hana"]


def open_table(host: Host, people: int | list[str] = 3, entries=(), dealer=1, label="") -> str:
    """Open a table of Ana, Bo, Cy … (or of these people), record the entries, and sit down at it."""
    players = people if isinstance(people, list) else NAMES[:people]
    asked = {"game": "skull-king", "players": players, "options": {"dealer": f"p{dealer}"}, "label": label}
    answer = host.page.request.post("/api/v1/tables", data=asked)
    assert answer.status == 201, answer.text()
    code = answer.json()["code"]
    if entries:
        record(host, code, *entries)
    host.sit_at(code)
    return code


def record(host: Host, code: str, *entries) -> dict:
    """Record without the page; the answer."""
    answer = host.page.request.post(f"/api/v1/tables/{code}/entries", data={"entries": list(entries)})
    assert answer.status in (200, 201), answer.text()
    return answer.json()


def plain_rounds(seats: int, up_to: int, start=1) -> list[dict]:
    """Whole rounds in which the first player bids and takes every trick, the others bid and take none."""
    hands = [min(number, 70 // max(seats, 3)) for number in range(start, up_to + 1)]
    return [entry for cards in hands for entry in all_to_the_first(seats, cards)]


def all_to_the_first(seats: int, cards: int) -> list[dict]:
    said = [cards, *[0] * (seats - 1)]
    return [bids(*said), result(*said)]
