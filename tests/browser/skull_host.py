"""A host at a table of Skull: one tap for each thing that happens, and the eyes on what the screen says of it."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.host import Host
from tests.browser.tables import record

SIX = ["Ana", "Bo", "Cem", "Dina", "Eli", "Fay"]


class Table:
    """What a person does at a table of Skull and reads there; counts taps and what was recorded."""

    def __init__(self, host: Host, names: list[str]):
        self.host = host
        self.page = host.page
        self.names = {f"p{seat}": name for seat, name in enumerate(names, 1)}

    # Tapping.

    def tap(self, name: str | re.Pattern[str], *, grey: bool = False) -> None:
        self.host.tap(name, grey=grey)

    def touch(self, what: Locator) -> None:
        self.host.touch(what)

    def play(self, *entries: dict[str, Any]) -> None:
        """Tap what happens at the table, and see each recorded before the next."""
        for seq, entry in enumerate(entries, self.seq + 1):
            self.say(entry)
            self.stands_at(seq)

    def say(self, entry: dict[str, Any]) -> None:
        """The taps for one thing that happens."""
        getattr(self, f"_{entry['type']}")(
            **{field: said for field, said in entry.items() if field != "type"}
        )

    def stands_at(self, seq: int) -> None:
        """Wait until the screen shows the table with so many acts."""
        self.page.locator(f".board[data-seq='{seq}']").wait_for()

    def _place(self, player, last_chance=False) -> None:
        name = self.names[player]
        if last_chance:
            self.tap(f"{name} adds the Last Chance disc")
        elif self.phase == "first_placement":
            self.tap(seat(f"{name} has placed"))
        else:
            self.tap(f"{name} adds a disc")

    def _place_all(self) -> None:
        self.tap("Everyone has placed")

    def _bid(self, player, count) -> None:
        self.tap(re.compile(f"^{re.escape(self.names[player])} bids {count}(: ends the bidding at once)?$"))

    def _pass(self, player) -> None:
        self.tap(f"{self.names[player]} passes")

    def _reveal(self, owner, face) -> None:
        """The face; before it the stack, where there is a choice."""
        name = self.names[owner]
        if self.stacks_to_choose():
            self.tap(seat(f"{name}’s stack: turn its top disc"))
        self.tap(f"{name}’s stack: {face}")

    def _lose_disc(self) -> None:
        self.tap(re.compile("^(One disc is gone|The last disc is gone|Both discs are gone)$"))

    def _choose_starter(self, player) -> None:
        self.tap(seat(f"{self.names[player]} starts the next round"))

    def _challenge(self, challenger, count, skull_owner) -> None:
        """Challenger, bid, outcome."""
        self.tap(seat(f"{self.names[challenger]} took up the challenge"))
        self.tap(f"{self.names[challenger]} bids {count}")
        if skull_owner is None:
            self.tap(re.compile("^No skull: "))
        else:
            self.tap(seat(f"{self.names[skull_owner]}’s skull was turned"))

    # Reading.

    @property
    def board(self) -> Locator:
        return self.page.locator(".board")

    @property
    def seq(self) -> int:
        return int(self.board.get_attribute("data-seq"))

    @property
    def phase(self) -> str:
        return self.board.get_attribute("data-phase")

    def seat(self, name: str) -> Locator:
        """A place at the table, taken by this person."""
        return self.host.row(name)

    def stacks_to_choose(self) -> list[str]:
        """Whose stack could be turned next, where there is a choice."""
        found = self.page.get_by_role(
            "button", name=re.compile("’s stack: turn its top disc")
        ).all_inner_texts()
        return [text.partition("’s stack")[0] for text in found]

    def chosen(self) -> str:
        """Whose stack is to be turned, of those that could be."""
        return self.page.get_by_role("button", pressed=True).inner_text().partition("’s stack")[0]

    def says(self, *sentences: str) -> None:
        """What stands over the buttons, the last round or the physical discs or the next step, sentence by sentence."""
        told = self.page.get_by_role("main").get_by_role("status")
        for sentence in sentences:
            expect(told).to_contain_text(sentence)

    def is_lit(self, name: str | None) -> None:
        """Whose hand is to move: the one seat with the light."""
        lit = self.page.get_by_role("main").locator("[aria-current=true]")
        expect(lit).to_have_count(1 if name else 0)
        if name:
            expect(lit).to_contain_text(name)

    def in_the_light(self) -> str:
        lit = self.page.get_by_role("main").locator("[aria-current=true]").inner_text()
        return next(name for name in self.names.values() if name in lit)

    def standing(self) -> dict[str, tuple[int, int]]:
        """Discs left and successes of everybody, as the seats say it."""
        seats = self.host.rows.all_inner_texts()
        return {name: _standing(text) for name, text in zip(self.names.values(), seats, strict=True)}

    def middle(self) -> str:
        return " ".join(self.page.locator(".middle").inner_text().split())

    def keys(self) -> list[str]:
        """Numbers that can be bid now."""
        return self.page.get_by_role("main").get_by_role("group").get_by_role("button").all_inner_texts()

    # What the server has.

    def view(self) -> dict[str, Any]:
        return self.page.request.get(f"/api/v1/tables/{self.host.code}").json()["view"]


def _standing(text: str) -> tuple[int, int]:
    discs = re.search(r"(\d) discs? left", text)
    successes = re.search(r"(\d) success", text)
    return int(discs[1]) if discs else 0, int(successes[1]) if successes else 0


def seat(label: str) -> re.Pattern[str]:
    """A seat as a button: first what a tap means, then who sits there."""
    return re.compile(f"^{re.escape(label)}\\.")


def sit_down(host: Host, names: list[str] = SIX, entries=(), **options) -> Table:
    """A table opened and played without the page, where tapping proves nothing."""
    asked = {"game": "skull", "players": names, "options": {"starter": "p1", **options}}
    answer = host.page.request.post("/api/v1/tables", data=asked)
    assert answer.status == 201, answer.text()
    code = answer.json()["code"]
    if entries:
        record(host, code, *entries)
    table = Table(host, names)
    host.sit_at(code)
    return table


# The game's notation: who, then what.


def game(*entries) -> list[dict]:
    """Entries one after the other, groups of them opened up."""
    return [one for entry in entries for one in (entry if isinstance(entry, list) else [entry])]


def bid(seat: int, count: int) -> dict:
    return {"type": "bid", "player": f"p{seat}", "count": count}


def passes(*seats: int) -> list[dict]:
    return [{"type": "pass", "player": f"p{seat}"} for seat in seats]


def place(seat: int, **more) -> dict:
    return {"type": "place", "player": f"p{seat}", **more}


def turn(seat: int, face: str) -> dict:
    return {"type": "reveal", "owner": f"p{seat}", "face": face}


def told(challenger: int, count: int, owner: int | None) -> dict:
    """A round by its result."""
    return {
        "type": "challenge",
        "challenger": f"p{challenger}",
        "count": count,
        "skull_owner": owner and f"p{owner}",
    }


ALL = {"type": "place_all"}
LOSE = {"type": "lose_disc"}

# Ana loses a disc to her own skull; then all three left are flowers, so the skull is gone.
SKULL_GONE = game(
    ALL, bid(1, 3), turn(1, "skull"), LOSE,
    ALL, place(1), place(2), place(3), place(1), bid(2, 1), passes(3), bid(1, 3), passes(2),
    [turn(1, "flower")] * 3,
)  # fmt: skip
