"""The trick desk: any trick judged, any player's round reckoned, with no table and no game."""

from ..shape import BOOL, NUMBER, TEXT, field_errors
from ..violation import RuleViolation
from .captures import Deal, check_captures, whole_row
from .cards import CARDS, MODULES, SUITS, cards_in, copies, refuse_cards
from .counts import check_bid, check_counts
from .schedule import DECK, MOST_DEALT
from .scoring import SCORINGS, SHOTS, WAGERS, Call
from .scoring import score as scored
from .tricks import judged

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

FEWEST_PLAYS, MOST_PLAYS, MOST_HANDS = 2, 9, 8
ANYBODY = "this_player"
TRICK = {
    "plays": {"list_of": {"fields": {"player": TEXT, "card": CARDS}}},
    "modules?": {"list_of": MODULES},
}
SCORE = {
    "cards": NUMBER,
    "bid": NUMBER,
    "tricks": NUMBER,
    "fourteens?": {"list_of": SUITS},
    "mermaids?": NUMBER,
    "pirates?": NUMBER,
    "skull_king?": BOOL,
    "loot?": NUMBER,
    "scoring?": SCORINGS,
    "shot?": {"or_null": SHOTS},
    "wager?": NUMBER,
}


def trick(asked: "dict[str, Any]") -> "dict[str, Any]":
    """Return a trick as it is judged: winner (null: nobody), next_leader, led_suit, bonus, lines, alliances, why.

    `asked`: plays (`[{player, card}]` in order of play, two to nine), modules (none).
    Raises RuleViolation: ill_shaped, plays_out_of_range, player_twice, card_not_in_game, card_gone.
    """
    _check_shape(TRICK, asked)
    plays = asked["plays"]
    if not FEWEST_PLAYS <= len(plays) <= MOST_PLAYS:
        raise RuleViolation("plays_out_of_range", plays=len(plays), min=FEWEST_PLAYS, max=MOST_PLAYS)
    _check_players([play["player"] for play in plays])
    refuse_cards(plays, cards_in(asked.get("modules", []), True), [])
    return judged(plays)


def _check_players(players: list[str]) -> None:
    for player in players:
        if players.count(player) > 1:
            raise RuleViolation("player_twice", player=player)


def score(asked: "dict[str, Any]") -> "dict[str, Any]":
    """Return `{points, bonus, lines}` of one player's round.

    `asked`: cards, bid, tricks; fourteens, mermaids, pirates, skull_king, loot (alliances whose other side made the
    bid), scoring, shot, wager. Raises RuleViolation for numbers that no round can have.
    """
    _check_shape(SCORE, asked)
    cards, row, loot = asked["cards"], _row(asked), asked.get("loot", 0)
    if not 1 <= cards <= MOST_DEALT:
        raise RuleViolation("cards_out_of_range", cards=cards, min=1, max=MOST_DEALT)
    if not 0 <= loot <= copies("loot"):
        raise RuleViolation("loot_alliances", alliances=loot, most=copies("loot"))
    call = _call(asked)
    check_bid(ANYBODY, asked["bid"], cards)
    check_counts(ANYBODY, row, cards)
    _check_alone(call, row, cards)
    return scored(call, row, cards, loot)


def _row(asked: "dict[str, Any]") -> "dict[str, Any]":
    fields = ("tricks", "fourteens", "mermaids", "pirates", "skull_king")
    return whole_row({field: asked[field] for field in fields if field in asked})


def _call(asked: "dict[str, Any]") -> Call:
    """Raises RuleViolation: shots_need_rascal, wager_out_of_range."""
    shot, wager = asked.get("shot"), asked.get("wager", 0)
    is_rascal = asked.get("scoring") == "rascal"
    if shot and not is_rascal:
        raise RuleViolation("shots_need_rascal")
    if wager not in WAGERS:
        raise RuleViolation("wager_out_of_range", player=ANYBODY, points=wager)
    return Call(asked["bid"], (shot or "grapeshot") if is_rascal else None, 0, wager)


def _check_alone(call: Call, row: "dict[str, Any]", cards: int) -> None:
    """Judge one row, with as many others at the table as the deck has hands for."""
    deal = Deal({ANYBODY: call}, ANYBODY, cards)
    deal.hands = min(MOST_HANDS, DECK // cards)
    check_captures(deal, {ANYBODY: row})


def _check_shape(fields: "dict[str, Any]", asked: "dict[str, Any]") -> None:
    errors = field_errors(fields, asked, [])
    if errors:
        raise RuleViolation("ill_shaped", errors=errors)
