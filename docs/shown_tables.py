"""The tables that the pictures show: who sits there, what they play, and a page that looks at it."""

from playwright.sync_api import Page

SIX = ["Ana", "Bo", "小雨", "Dee", "Eve", "さくら"]
FOUR = ["Mara", "阿明", "Jo", "ゆき"]

# Rounds: what everyone bid, what everyone took.
OF_SIX = [
    ("000101", "000100"),
    ("001010", "001010"),
    ("010110", "010101"),
    ("110101", "110200"),
    ("011021", "011021"),
    ("210101", "210111"),
    ("102110", "102130"),
    ("012211", "013211"),
]
OF_FOUR = [
    ("0101", "0100"),
    ("1010", "1010"),
    ("0021", "0021"),
    ("1210", "1210"),
    ("2011", "3011"),
    ("0131", "0231"),
    ("2112", "2212"),
    ("3022", "3032"),
    ("1332", "1431"),
    ("2143", "2143"),
]

# Ana has succeeded once, Dee and Eve have lost discs; now Ana raises to four and turns.
SKULL = [
    {"type": "challenge", "challenger": "p1", "count": 3, "skull_owner": None},
    {"type": "challenge", "challenger": "p4", "count": 4, "skull_owner": "p2"},
    {"type": "challenge", "challenger": "p5", "count": 2, "skull_owner": "p5"},
    {"type": "challenge", "challenger": "p5", "count": 3, "skull_owner": "p6"},
    {"type": "place_all"},
    *({"type": "place", "player": f"p{seat}"} for seat in (5, 6, 1, 2)),
    {"type": "bid", "player": "p3", "count": 2},
    *({"type": "pass", "player": f"p{seat}"} for seat in (4, 5, 6)),
    {"type": "bid", "player": "p1", "count": 4},
    *({"type": "pass", "player": f"p{seat}"} for seat in (2, 3)),
    {"type": "reveal", "owner": "p1", "face": "flower"},
    {"type": "reveal", "owner": "p1", "face": "flower"},
    {"type": "reveal", "owner": "p4", "face": "skull"},
]


def sit_down(
    page: Page, people: list[str], entries: list[dict], game="skull-king", then="", **options
) -> None:
    """Open a table, record the entries, and look at it, or at what comes after its address (`/board`)."""
    options = options or {"dealer": "p1"}
    asked = {"game": game, "players": people, "options": options, "label": "By the window"}
    opened = page.request.post("/api/v1/tables", data=asked)
    code = opened.json()["code"]
    answer = page.request.post(f"/api/v1/tables/{code}/entries", data={"entries": entries})
    if not answer.ok:
        raise SystemExit(answer.text())
    page.goto(f"/tables/{code}{then}")


def rounds(played: list[tuple[str, str]]) -> list[dict]:
    return [entry for said, won in played for entry in round_of(said, won)]


def round_of(said: str, won: str) -> list[dict]:
    return [
        {"type": "bids", "bids": {f"p{seat}": int(bid) for seat, bid in enumerate(said, 1)}},
        {
            "type": "result",
            "rows": {f"p{seat}": {"tricks": int(tricks)} for seat, tricks in enumerate(won, 1)},
        },
    ]
