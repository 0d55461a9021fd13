"""Who has won a trick with Harry the Giant or with Rascal of Roatan. Skull King, "Pirate powers".

A Pirate that nobody named may be either, as long as that one was not named elsewhere in the round.
"""

from ..violation import RuleViolation

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .table import SkullKingTable

PIRATE_OF = {"harry": "pirate-harry", "wager": "pirate-rascal"}


def may_earn(game: "SkullKingTable", player: str, power: str) -> bool:
    """Whether a power can still be this player's: its Pirate was not yet seen, or won a trick for that player."""
    name = PIRATE_OF[power]
    return not _is_seen(name, game.tricks) or name in _winning_cards(player, game.tricks)


def check_earned(game: "SkullKingTable", tricks: "list[dict[str, Any]]") -> None:
    """Refuse to close a round, all its tricks known, with a power that nobody has earned.

    Raises RuleViolation: power_not_earned.
    """
    for player in game.players_in:
        for power in powers_unearned(game, player, tricks):
            raise RuleViolation("power_not_earned", player=player, power=power)


def powers_unearned(game: "SkullKingTable", player: str, tricks: "list[dict[str, Any]]") -> list[str]:
    """Return the powers used by a player for which these tricks show no trick won by a fitting Pirate."""
    winning = _winning_cards(player, tricks)
    unnamed = winning.count("pirate")
    unearned = []
    for power in powers_used(game, player):
        name = PIRATE_OF[power]
        if name in winning:
            continue
        if unnamed and not _is_seen(name, tricks):
            unnamed -= 1
        else:
            unearned.append(power)
    return unearned


def powers_used(game: "SkullKingTable", player: str) -> list[str]:
    """Return the powers that a player has used in the running round."""
    used = (("harry", game.harry), ("wager", game.wager))
    return [power for power, entry in used if entry and entry["player"] == player]


def _winning_cards(player: str, tricks: "list[dict[str, Any]]") -> list[str]:
    return [trick["why"]["facts"]["card"] for trick in tricks if trick["winner"] == player]


def _is_seen(name: str, tricks: "list[dict[str, Any]]") -> bool:
    return any(play["card"] == name for trick in tricks for play in trick["plays"])
