"""How many cards a round deals. Skull King, English rulebook ©2012/2021/2024."""

DECK = 70
SCHEDULES = {"standard": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}


def hands_dealt(players: int) -> int:
    """Return how many hands are dealt: one for each player, and Graybeard's with two players."""
    return 3 if players == 2 else players


def cards_dealt(size: int, players: int) -> int:
    """Return the cards each hand gets in a round of `size`, as far as the deck reaches."""
    return min(size, DECK // hands_dealt(players))
