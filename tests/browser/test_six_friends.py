"""A game really played by six friends, recorded as a host would: every round tapped on the page."""

import re

import pytest

from tests.browser.tables import open_table


@pytest.fixture
def names(six_friends) -> dict[str, str]:
    return {f"p{seat}": name for seat, name in enumerate(six_friends["players"], 1)}


def test_recorded_tap_by_tap(phones, six_friends, names):
    """From the home page of a new phone to the winner."""
    host = phones()
    host.open("/")
    host.touch(host.page.get_by_role("link", name="New table"))
    host.seat(six_friends["players"])
    host.deals(names[six_friends["options"]["dealer"]])
    host.sees("Player F deals. Player A, to the left, leads the first trick.")
    host.tap("Start")
    for after, entries in zip(six_friends["expected"]["after_round"], rounds(six_friends), strict=True):
        host.title_is(re.compile(rf"Round {after['round']}\s"))
        play(host, entries, names)
        if after["round"] < 10:
            shown = host.scores()
            assert [points for points, _, _ in shown] == list(after["points"].values())
            assert [total for _, total, _ in shown] == list(after["totals"].values())
    winners = [names[player] for player in six_friends["expected"]["winners"]]
    host.sees(f"{winners[0]} wins")
    finals = host.page.get_by_role("list", name="Final table").get_by_role("listitem").all_inner_texts()
    ranking = sorted(zip(after["totals"].values(), names.values(), strict=True), key=lambda one: -one[0])
    for text, (total, name) in zip(finals, ranking, strict=True):
        assert name in text
        assert text.replace("−", "-").endswith(f"\n{total}")
    host.sheet()
    last = [host.cell(10, seat).inner_text().replace("−", "-") for seat in range(1, 7)]
    assert [int(text.splitlines()[1]) for text in last] == list(after["points"].values())


def test_one_trick_too_many_is_refused_and_said(ben, six_friends, names):
    """Round 5 with one trick more for Player A than there was."""
    entries = six_friends["entries"]
    open_table(ben, six_friends["players"], entries[:9], dealer=6)
    tricks = [row["tricks"] for row in entries[9]["rows"].values()]
    ben.take(
        named({"p1": {"tricks": tricks[0] + 1}, **dict(list(entries[9]["rows"].items())[1:5])}, names),
        confirm=False,
    )
    ben.tap(f"Player F took {tricks[5]}: made it", grey=True)
    ben.is_told("6 tricks entered, 5 cards were dealt.")
    assert ben.values() == [str(tricks[0] + 1), *map(str, tricks[1:5]), "?"]
    ben.touch(ben.row("Player A").get_by_role("button").first)
    ben.tap(f"Player A took {tricks[0]}")
    ben.take(named({"p6": entries[9]["rows"]["p6"]}, names))
    assert [points for points, _, _ in ben.scores()] == [-10, -10, 50, -10, 50, 50]


def rounds(game) -> list[tuple[dict, dict]]:
    return list(zip(game["entries"][::2], game["entries"][1::2], strict=True))


def play(host, entries, names) -> None:
    said, won = entries
    host.bid(named(said["bids"], names))
    host.take(named(won["rows"], names))


def named(by_id, names) -> dict:
    return {names[player]: what for player, what in by_id.items()}
