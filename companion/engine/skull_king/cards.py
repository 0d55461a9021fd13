"""The cards of the box, each by its name, and how many of each there are. Skull King, English rulebook ©2012/2021/2024.

A Tigress has two names, from the moment when she is played: `tigress-pirate`, `tigress-escape`. With pirate powers a
Pirate may be named.
"""

from ..violation import RuleViolation

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

SUITS = ["green", "purple", "yellow", "black"]
HIGHEST = 14
MODULES = ["kraken", "white-whale", "loot"]
MONSTERS = ["kraken", "white-whale"]
NAMED_PIRATES = ["pirate-harry", "pirate-rascal", "pirate-rosie", "pirate-bendt", "pirate-juanita"]
ESCAPES = ["escape", "tigress-escape", "loot"]
NUMBERS = [suit + "-" + str(number) for suit in SUITS for number in range(1, HIGHEST + 1)]
SPECIALS = ["escape", "tigress-escape", "tigress-pirate", "pirate", "mermaid", "skull-king"]
CARDS = NUMBERS + SPECIALS + MODULES + NAMED_PIRATES
GRAYBEARD = "graybeard"
SUIT_OF = {card: card.split("-")[0] for card in NUMBERS}
NUMBER_OF = {card: int(card.split("-")[1]) for card in NUMBERS}

# How many there are of what lies in the box under one name; of everything else there is one.
COPIES = {"pirate": 5, "mermaid": 2, "escape": 5, "loot": 2}
# What is said of cards that lie in the box under one name.
SAID_OF = {"pirate": ["pirate"] + NAMED_PIRATES, "tigress": ["tigress-pirate", "tigress-escape"]}
BOX_NAMES = {said: name for name in SAID_OF for said in SAID_OF[name]}


def suit_of(card: str) -> str | None:
    """Return the suit of a number, None for any other card."""
    return SUIT_OF.get(card)


def number_of(card: str) -> int:
    """Return a number card's number, 0 for any other card."""
    return NUMBER_OF.get(card, 0)


def is_pirate(card: str) -> bool:
    """A Pirate, named or not, or the Tigress played as one."""
    return card == "tigress-pirate" or box_name(card) == "pirate"


def box_name(card: str) -> str:
    """Return the name under which a card lies in the box: a Tigress is one card, a named Pirate one of five."""
    return BOX_NAMES.get(card, card)


def copies(card: str) -> int:
    """Return how many of a card the box holds."""
    return 1 if card in NAMED_PIRATES else COPIES.get(box_name(card), 1)


def cards_in(modules: "Iterable[str]", powers: bool) -> list[str]:
    """Return the names of the cards that a game with these modules is played with."""
    others = [module for module in MODULES if module in modules] + (NAMED_PIRATES if powers else [])
    return NUMBERS + SPECIALS + others


def copies_left(card: str, played: list[str]) -> int:
    """Return how many of a card are still to be had after those played."""
    alike = box_name(card)
    left = copies(alike) - sum([played.count(said) for said in SAID_OF.get(alike, [card])])
    return min(left, copies(card) - played.count(card)) if card in NAMED_PIRATES else left


def deck_size(modules: "Iterable[str]") -> int:
    """Return the cards of the deck: 70, and those of the modules."""
    return 70 + sum(copies(module) for module in modules)


def refuse_cards(plays: "list[dict[str, str]]", known: list[str], lain: "list[dict[str, str]]") -> None:
    """Refuse the first card that is not in the game, or that was played as often as there are of it.

    plays: `{player, card}`; known: the names in the game; lain: what was played before.
    Raises RuleViolation: card_not_in_game, card_gone.
    """
    played = cards_of(lain)
    for place in range(len(plays)):
        card = plays[place]["card"]
        if card not in known:
            raise RuleViolation("card_not_in_game", card=card)
        if copies_left(card, played) < 1:
            raise card_gone(card, lain + plays[:place])
        played.append(card)


def cards_of(plays: "list[dict[str, str]]") -> list[str]:
    """Return the cards of these plays."""
    return [play["card"] for play in plays]


def card_gone(card: str, lain: "list[dict[str, str]]") -> RuleViolation:
    """Return the refusal of a card that was played as often as there are of it, with those who have played it."""
    same = [play["player"] for play in lain if play["card"] == card]
    if card not in NAMED_PIRATES or not same:
        same = [play["player"] for play in lain if box_name(play["card"]) == box_name(card)]
    return RuleViolation("card_gone", card=card, copies=len(same), players=same)
