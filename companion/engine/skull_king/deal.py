"""What is known of a round of Skull King before its result, and what its deck holds."""

from .cards import MONSTERS, SUITS, box_name, deck_size, suit_of
from .schedule import hands_dealt

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .scoring import Call

MERMAIDS = 2
PIRATES = 6  # five and the Tigress
CHARACTERS = 14  # cards without a number: Pirates, the Tigress, the King, Mermaids, Escapes


class Deal:
    """Who plays and what they called, the leader of the first trick, cards dealt, and what the deck holds.

    `has_powers`: whether Pirates have powers; `powers`: how many each player has used. A deal may be the rest of a
    round: then `recorded` says how many tricks each has won before, and what was played is taken out.
    """

    def __init__(
        self, calls: "dict[str, Call]", leader: str, cards: int, modules: "list[str] | None" = None
    ) -> None:
        modules = modules or []
        self.calls = calls
        self.seats = sorted(calls)
        self.leader = leader
        self.cards = cards
        self.graybeard = len(calls) == 2
        self.hands = hands_dealt(len(calls))
        self.undealt = deck_size(modules) - self.hands * cards
        self.kraken = 1 if "kraken" in modules else 0
        self.whale = 1 if "white-whale" in modules else 0
        self.loots = 2 if "loot" in modules else 0
        self.characters = CHARACTERS + self.loots
        self.kings = 1
        self.mermaids = MERMAIDS
        self.pirates = PIRATES
        self.fourteens_gone: list[str] = []
        self.has_powers = False
        self.powers: dict[str, int] = {}
        self.is_rest = False
        self.anyone_leads = False
        self.recorded: dict[str, int] = {}

    def take_out(self, played: list[str]) -> None:
        """Take the cards played out of what the deck holds."""
        lain = [box_name(card) for card in played]
        self.kraken -= lain.count("kraken")
        self.whale -= lain.count("white-whale")
        self.loots -= lain.count("loot")
        self.kings -= lain.count("skull-king")
        self.mermaids -= lain.count("mermaid")
        self.pirates -= lain.count("pirate") + lain.count("tigress")
        self.characters -= sum(1 for card in lain if not suit_of(card) and card not in MONSTERS)
        self.fourteens_gone = [suit for suit in SUITS if suit + "-14" in lain]

    @property
    def monsters(self) -> int:
        """How many tricks can be destroyed."""
        return self.kraken + self.whale

    def is_exact(self, player: str, row: "dict[str, Any]") -> bool:
        """Whether the bid was made; while the tricks are not known it is not."""
        return row["tricks"] is not None and self.calls[player].is_exact(self._tricks(player, row))

    def counts(self, player: str, row: "dict[str, Any]") -> bool:
        """Whether the bid lets bonuses count, so that the row names all of them."""
        return row["tricks"] is not None and self.calls[player].share(self._tricks(player, row)) > 0

    def _tricks(self, player: str, row: "dict[str, Any]") -> int:
        """The tricks of the whole round."""
        return int(row["tricks"]) + self.recorded.get(player, 0)

    def pirate_tricks(self, player: str, row: "dict[str, Any]") -> int:
        """Tricks that Pirates must have won: one took Mermaids, one for every power used."""
        return max(self.powers.get(player, 0), 1 if row["mermaids"] else 0)

    def clockwise(self, first: str, last: str) -> list[str]:
        """Return the seats from `first` on, up to but without `last`."""
        at = self.seats.index(first)
        around = self.seats[at:] + self.seats[:at]
        return around[: around.index(last)]
