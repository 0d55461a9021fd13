"""Whole games of Skull, tapped as they were played; at each round what the screen says of it."""

import json
import re

import pytest

from tests.browser.skull_host import LOSE, Table, sit_down
from tests.conftest import DATA

MIXES = "mixes {}’s {} discs face down and takes one away unseen."
CHOOSES = "{} chooses one of their {} discs alone and puts it away for good. Nobody sees which."
TAKES_LAST = "takes {}’s last disc away unseen."
TOOK_IT_UP = "{} starts, having taken up the challenge."
OWNS_THE_SKULL = "{} starts, as owner of the skull that put {} out."

# Who starts and why; what is left (a star is a success); who loses what, by whose hand.
LAST_ONE_STANDING = [
    ("Cem starts.", "4 4 4 4 4 4", None),
    (TOOK_IT_UP.format("Cem"), "4 4 4* 4 4 4", "Dina " + MIXES.format("Cem", 4)),
    (TOOK_IT_UP.format("Cem"), "4 4 3* 4 4 4", CHOOSES.format("Ana", 4)),
    (TOOK_IT_UP.format("Ana"), "3 4 3* 4 4 4", "Bo " + MIXES.format("Ana", 3)),
    (TOOK_IT_UP.format("Ana"), "2 4 3* 4 4 4", CHOOSES.format("Ana", 2)),
    (TOOK_IT_UP.format("Ana"), "1 4 3* 4 4 4", None),
    (TOOK_IT_UP.format("Bo"), "1 4* 3* 4 4 4", "Cem " + TAKES_LAST.format("Ana")),
    (OWNS_THE_SKULL.format("Cem", "Ana"), "0 4* 3* 4 4 4", CHOOSES.format("Bo", 4)),
    (TOOK_IT_UP.format("Bo"), "0 3* 3* 4 4 4", "Dina " + MIXES.format("Bo", 3)),
    (TOOK_IT_UP.format("Bo"), "0 2* 3* 4 4 4", "Fay " + MIXES.format("Bo", 2)),
    (TOOK_IT_UP.format("Bo"), "0 1* 3* 4 4 4", CHOOSES.format("Fay", 4)),
    (
        TOOK_IT_UP.format("Fay"),
        "0 1* 3* 4 4 3",
        "It was Bo’s own skull, and the last disc. It goes away for good.",
    ),
    ("Dina starts, named by Bo.", "0 0 3* 4 4 3", "Eli " + MIXES.format("Fay", 3)),
    (TOOK_IT_UP.format("Fay"), "0 0 3* 4 4 2", CHOOSES.format("Fay", 2)),
    (
        TOOK_IT_UP.format("Fay"),
        "0 0 3* 4 4 1",
        "Both discs go: Cem takes Fay’s own one away unseen, the Last Chance disc goes back into the box.",
    ),
    (OWNS_THE_SKULL.format("Cem", "Fay"), "0 0 3* 4 4 0", "Eli " + MIXES.format("Cem", 3)),
    (TOOK_IT_UP.format("Cem"), "0 0 2* 4 4 0", CHOOSES.format("Eli", 4)),
    (TOOK_IT_UP.format("Eli"), "0 0 2* 4 3 0", CHOOSES.format("Eli", 3)),
    (TOOK_IT_UP.format("Eli"), "0 0 2* 4 2 0", "Dina " + MIXES.format("Eli", 2)),
    (TOOK_IT_UP.format("Eli"), "0 0 2* 4 1 0", None),
    (TOOK_IT_UP.format("Eli"), "0 0 2* 4 1* 0", "Cem " + TAKES_LAST.format("Eli")),
    (OWNS_THE_SKULL.format("Cem", "Eli"), "0 0 2* 4 0 0", CHOOSES.format("Cem", 2)),
    (
        TOOK_IT_UP.format("Cem"),
        "0 0 1* 4 0 0",
        "Both discs go: Dina takes Cem’s own one away unseen, the Last Chance disc goes back into the box.",
    ),
]
# Who borrows the disc in this round, and in which round it is handed back.
BORROWED = {6: "Ana", 11: "Bo", 15: "Fay", 20: "Eli", 23: "Cem"}
HANDED_BACK = {7: "Ana", 12: "Bo", 16: "Fay", 21: "Eli"}


@pytest.fixture
def game(request) -> dict:
    """A game really played, with what came of it."""
    return json.loads((DATA / f"skull-{request.param}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", ["last-one-standing"], indirect=True)
def test_six_players_until_one_is_left(phones, game):
    """From the home page of a new phone; through Last Chance, two ways of going out, and a starter named."""
    host = phones()
    table = Table(host, game["players"])
    open_from_home(table, starter="Cem")
    for number, (expected, entries) in enumerate(zip(LAST_ONE_STANDING, rounds(game), strict=True), 1):
        shows_the_start(table, number, expected)
        play(table, entries, expected[2], then=next_starter(number))
    host.sees("Dina wins")
    host.sees("Cem lost the last disc in round 23, and only Dina still has discs.")
    assert finals(table) == {
        "Dina": (1, "4 discs left"), "Cem": (2, "out"), "Eli": (3, "out"),
        "Fay": (4, "out"), "Bo": (5, "out"), "Ana": (6, "out"),
    }  # fmt: skip


def shows_the_start(table, number, expected) -> None:
    starts, left, _ = expected
    table.host.title_is(re.compile(f"Skull round {number}$"))
    table.says(starts)
    table.is_lit(None)
    name = starts.partition(" starts")[0]
    assert table.seat(name).inner_text().count("starts") == 1
    assert written(table.standing()) == left
    if number in BORROWED:
        table.says(f"{BORROWED[number]} has one disc left and gets the Last Chance disc for this round")
    if number in HANDED_BACK:
        table.says(f"{HANDED_BACK[number]} hands the Last Chance disc back.")


def play(table, entries, loss, then) -> None:
    """A round, one tap for each thing that happens; before a disc goes, whose hand takes it and who starts next."""
    table.host.taps = 0
    choices = 0
    for entry in entries:
        if entry["type"] == "lose_disc":
            table.says(loss, then)
        choices += entry["type"] == "reveal" and bool(table.stacks_to_choose())
        table.play(entry)
    assert table.host.taps == len(entries) + choices


def next_starter(number: int) -> str:
    """What is said of the next start while the disc is still to go."""
    if number == len(LAST_ONE_STANDING):
        return "Cem is out. That leaves Dina alone at the table: Dina wins."
    starts = LAST_ONE_STANDING[number][0]
    name, _, why = starts.partition(" starts, ")
    if "named by" in why:
        return "Bo is out, and then names who starts the next round."
    return f"{name} starts the next round, {why.partition(' the skull')[0].rstrip('.')}"


@pytest.mark.parametrize("game", ["two-successes"], indirect=True)
def test_three_players_until_the_second_success(ben, game):
    table = sit_down(ben, game["players"], starter="p2")
    starts = ["Bo starts.", *(TOOK_IT_UP.format(name) for name in ("Bo", "Bo", "Cem", "Cem"))]
    left = ["4 4 4", "4 4* 4", "4 3* 4", "4 3* 3", "4 3* 3*"]
    middles = ["3 of 3 flowers", "4 of 4 flowers", "2 of 2 flowers", "2 of 2 flowers", "3 of 3 flowers"]
    for said, standing, to_turn, entries in zip(starts, left, middles, rounds(game), strict=True):
        table.says(said)
        assert written(table.standing()) == standing
        turned = next(at for at, entry in enumerate(entries) if entry["type"] == "reveal")
        table.play(*entries[:turned])
        assert table.middle() == f"still to turn {to_turn}"
        table.play(*entries[turned:])
    ben.sees("Bo wins")
    ben.sees("Bo turned 3 flowers in round 5: the second success, and that wins.")
    assert finals(table) == {
        "Bo": (1, "3 discs left"), "Cem": (2, "3 discs left"), "Ana": (3, "4 discs left"),
    }  # fmt: skip


@pytest.mark.parametrize("game", ["two-out-in-a-row"], indirect=True)
def test_two_go_out_one_after_the_other_and_the_right_one_moves(ben, game):
    """After Eli it is Fay who follows Dina, after Fay it is Ana."""
    played = rounds(game)
    table = sit_down(
        ben, game["players"], [entry for entries in played[:6] for entry in entries], starter="p5"
    )
    follow_the_light(table, played[6])
    table.says(OWNS_THE_SKULL.format("Dina", "Eli"))
    assert written(table.standing()) == "4 4 4 4 0 1"
    assert lights(table, played[7][:3]) == ["Dina", "Fay"]
    table.play(*played[7][3:-2])
    table.says(
        "It was Fay’s own skull, and the last disc.", "Fay is out, and then names who starts the next round."
    )
    table.play(LOSE)
    table.is_lit("Fay")
    assert to_name(table) == ["Ana", "Bo", "Cem", "Dina"]
    table.play(played[7][-1])
    table.says("Bo starts, named by Fay.")
    assert lights(table, played[8][:5]) == ["Bo", "Cem", "Dina", "Ana"]
    follow_the_light(table, played[8][5:])
    table.says(TOOK_IT_UP.format("Dina"))
    assert lights(table, played[9][:3]) == ["Dina", "Ana"]
    follow_the_light(table, played[9][3:])
    ben.sees("Dina wins")


@pytest.mark.parametrize("game", ["results-only"], indirect=True)
def test_four_players_who_note_results_only(ben, game):
    """Three taps a round: challenger, bid, outcome."""
    table = sit_down(ben, game["players"])
    table.tap("Only note the result")
    starts = iter(game["expected"]["starters"])
    left = iter(TOLD)
    for entry in game["entries"]:
        if entry["type"] == "challenge":
            table.says(f"{table.names[next(starts)]} starts")
            assert written(table.standing()) == next(left)
        ben.taps = 0
        table.play(entry)
        assert ben.taps == (3 if entry["type"] == "challenge" else 1)
    ben.sees("Ana wins")
    ben.sees("Ana turned 6 flowers in round 9: the second success, and that wins.")


# Four who note results: what is left at the start of each round.
TOLD = [
    "4 4 4 4",
    "4* 4 4 4",
    "4* 4 3 4",
    "4* 4 2 4",
    "4* 4 2 3",
    "4* 4 2 2",
    "4* 4 2 1",
    "4* 4 2 0",
    "4* 3 2 0",
]


def open_from_home(table, starter) -> None:
    """The home page, the game, the names, who starts, and the Last Chance disc agreed on."""
    host = table.host
    host.open("/")
    table.touch(host.page.get_by_role("link", name="New table"))
    table.touch(host.page.get_by_role("radio", name="Skull", exact=True).locator(".."))
    host.seat(list(table.names.values()))
    table.touch(host.page.get_by_role("radio", name=f"{starter} starts").locator(".."))
    table.touch(host.page.get_by_text("Options"))
    table.touch(host.page.get_by_role("checkbox", name="Last Chance disc").locator(".."))
    host.sees("Cem starts. Then it goes on to the left, to Dina.")
    table.tap("Start")
    table.board.wait_for()


def follow_the_light(table, entries) -> None:
    """Play on; whose move is noted is always the one in the light."""
    for entry in entries:
        if "player" in entry and table.phase in ("placement", "bidding"):
            table.is_lit(table.names[entry["player"]])
        table.play(entry)


def lights(table, entries) -> list[str]:
    """Who has the light after each entry."""
    found = []
    for entry in entries:
        table.play(entry)
        found.append(table.in_the_light())
    return found if entries[0]["type"] != "place_all" else found[: len(entries) - 1]


def to_name(table) -> list[str]:
    """Who may be named to start."""
    seats = table.page.get_by_role("button", name=re.compile(" starts the next round")).all_inner_texts()
    return [text.partition(" starts")[0] for text in seats]


def rounds(game) -> list[list[dict]]:
    """The entries round by round: a round begins with the first disc after one was turned or lost."""
    played: list[list[dict]] = [[]]
    for entry in game["entries"]:
        last = played[-1][-1]["type"] if played[-1] else ""
        if entry["type"] in ("place", "place_all") and last in ("reveal", "lose_disc", "choose_starter"):
            played.append([])
        played[-1].append(entry)
    return played


def written(standing) -> str:
    return " ".join(f"{discs}{'*' * successes}" for discs, successes in standing.values())


def finals(table) -> dict[str, tuple[int, str]]:
    """Rank and discs of everybody in the final table."""
    rows = table.page.get_by_role("list", name="Final table").get_by_role("listitem").all_inner_texts()
    lines = [text.splitlines() for text in rows]
    return {name: (int(rank), discs) for rank, _seat, name, _said, discs, *_ in lines}
