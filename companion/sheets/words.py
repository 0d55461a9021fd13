"""What the examples say: sentences of the catalogue, with the names of the people in the examples."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from companion.translations import listed, sentence


class Words:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, message_id: str, **facts: object) -> str:
        """Return a sentence with its facts as they are."""
        return sentence(self.language, message_id, facts)

    def name(self, player: str) -> str:
        """Return who sits in a seat, in every example the same."""
        return self.say(f"rules-name-{player}")

    def names(self, players: Iterable[str]) -> str:
        """Return some of them in the language's way: “Ana, Bo and Cy”."""
        return listed(self.language, [self.name(player) for player in players])

    def card(self, card: str) -> str:
        """Return what a card is called."""
        return self.say(f"word-{card}")

    def named(self, message_id: str, facts: dict[str, object], players: Iterable[str]) -> str:
        """Return a sentence in which ids stand for people."""
        return sentence(self.language, message_id, facts, {player: self.name(player) for player in players})


def seats(count: int) -> list[str]:
    """Return the ids of so many players, clockwise."""
    return [f"p{seat}" for seat in range(1, count + 1)]


# Takes what an example's block says, a JSON value a line; returns the name of its template and what that shows.
Example = Callable[[list[Any], Words], Mapping[str, Any]]
