"""Every number in the examples is the engine's: worked out here by another way, and held against the page."""

import json
import re

import pytest

from companion.engine import new_game
from companion.engine.skull_king import desk
from companion.sheets.words import Words, seats
from tests.sheets.reading import WRITTEN, blocks, shown

RESULTS = {"points", "total", "winner", "bonus", "lines", "next_leader", "led_suit", "ended", "loss"}
KINDS = {
    "set-up": "set-up",
    "trick": "trick",
    "score": "score",
    "round": "round",
    "skull": "skull",
    "challenge": "skull",
}


def examples(kind):
    """A row for each example of a kind: its sheet, what was asked, and the words that the page answers."""
    for game, language in WRITTEN:
        told = [block for block in blocks(game, language) if block.kind in KINDS]
        assert [KINDS[block.kind] for block in told] == [name for name, _ in shown(game, language).examples]
        for block, (_, words) in zip(told, shown(game, language).examples, strict=True):
            if block.kind == kind:
                yield game, language, [json.loads(line) for line in block.content.splitlines()], words


def signed(points):
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def names_in(value):
    if isinstance(value, dict):
        return set(value) | set().union(*map(names_in, value.values()), set())
    if isinstance(value, list):
        return set().union(*map(names_in, value), set())
    return set()


@pytest.mark.parametrize("kind", KINDS)
def test_there_are_examples_and_none_says_its_own_result(kind):
    found = list(examples(kind))
    assert found
    for _, _, asked, _ in found:
        assert not names_in(asked) & RESULTS


def test_one_players_points():
    for game, language, asked, words in examples("score"):
        said = dict(asked[0])
        if "round" in said:
            hands = 3 if said["players"] == 2 else said["players"]
            said["cards"] = min(said.pop("round"), 70 // hands)
            del said["players"]
        seen = desk.score(said)
        assert words.split()[-1] == signed(seen["points"]), (game, language)
        assert sum(line["points"] for line in seen["lines"]) == seen["points"]
        for line in seen["lines"]:
            assert signed(line["points"]) in words


def test_a_whole_round():
    for game, language, (opening, bids, result), words in examples("round"):
        cards = min(opening["round"], 70 // max(opening["players"], 3))
        for player, row in result["rows"].items():
            seen = desk.score({"cards": cards, "bid": bids["bids"][player], **row})
            name = Words(language).name(player)
            assert re.search(rf"{name}\s+{re.escape(signed(seen['points']))}", words), (
                game,
                language,
                player,
            )


def test_a_trick():
    for _, language, (asked,), words in examples("trick"):
        seen, say = desk.trick(asked), Words(language)
        assert say.name(seen["next_leader"]) in words
        if seen["bonus"]:
            assert say.say("rules-earns", points=seen["bonus"]) in words
        if seen["winner"]:
            assert words.count(say.name(seen["winner"])) >= 2
            assert say.say("rules-leads-next", name=say.name(seen["next_leader"])) in words
        for line in seen["lines"]:
            assert signed(line["points"]) in words


def test_set_up():
    for game, _, (asked,), words in examples("set-up"):
        for count in asked["players"]:
            view = new_game(game, seats(count)).view()
            if game == "skull":
                row = [count, 4 * count, 4 * count]
            else:
                row = [count, max(count, 3), *[view["schedule"][nth - 1] for nth in asked["rounds"]]]
            assert " ".join(map(str, row)) in re.sub(r"\s+", " ", words)


def test_skull_is_played_to_the_same_end():
    for kind in ("skull", "challenge"):
        for _, language, (opening, *entries), words in examples(kind):
            options = {name: value for name, value in opening.items() if name != "players"}
            game, say = new_game("skull", seats(opening["players"]), options), Words(language)
            for entry in entries:
                game.play(entry)
            said = said_of(game.view(), say)
            assert said
            for sentence in said:
                assert sentence in words


def said_of(view, say):
    """What must be said at this point of the game."""
    if view["winners"]:
        return [say.name(view["winners"][0])]
    if view["phase"] == "reveal":
        return [say.say("skull-to-turn", name=say.name(view["challenger"]), count=view["to_reveal"])]
    if view["phase"] == "bidding":
        bid = next(offer for offer in view["allowed"] if offer["type"] == "bid")
        return [say.say("rules-may-bid", name=say.name(bid["player"]), **bid["count"])]
    if view["phase"] == "lose_disc":
        return [say.name(view["removed_by"]), say.name(view["loss"]["starter"])]
    reason = f"skull-starts-{view['starter_reason']}"
    challenger = say.name(view["rounds"][-1]["challenger"])
    return [say.say(reason, name=say.name(view["starter"]), challenger=challenger)]


def test_the_ranking_is_the_engines():
    """The triangle of the drawing, and what lies below it."""
    for winner, loser in [
        ("skull-king", "pirate"),
        ("pirate", "mermaid"),
        ("mermaid", "skull-king"),
        ("mermaid", "black-14"),
        ("pirate", "black-14"),
        ("black-1", "green-14"),
        ("green-1", "purple-14"),
        ("green-1", "escape"),
    ]:
        leads = [{"player": "p1", "card": winner}, {"player": "p2", "card": loser}]
        assert desk.trick({"plays": leads})["winner"] == "p1"
        if winner.partition("-")[0] != "green":
            assert desk.trick({"plays": leads[::-1]})["winner"] == "p1"
