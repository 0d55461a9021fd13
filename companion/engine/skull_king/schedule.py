"""How many cards a round deals. Skull King, English rulebook ©2012/2021/2024."""

from ..violation import RuleViolation

DECK = 70  # that hands are dealt from, whatever the modules
MOST_DEALT = DECK // 3  # to each of the fewest hands
MOST_ROUNDS = 20
SCHEDULES = {
    "standard": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    "even-keeled": [2, 4, 6, 8, 10],
    "skip-to-the-brawl": [6, 7, 8, 9, 10],
    "swift-n-salty": [5, 5, 5, 5, 5],
    "broadside-barrage": [10, 10, 10, 10, 10, 10, 10, 10, 10, 10],
    "whirlpool": [9, 7, 5, 3, 1],
    "past-your-bedtime": [1],
}
SCHEDULE_NAMES = [
    "standard",
    "even-keeled",
    "skip-to-the-brawl",
    "swift-n-salty",
    "broadside-barrage",
    "whirlpool",
    "past-your-bedtime",
]


def hands_dealt(players: int) -> int:
    """Return how many hands are dealt: one for each player, and Graybeard's with two players."""
    return 3 if players == 2 else players


def cards_dealt(size: int, players: int) -> int:
    """Return the cards each hand gets in a round of `size`, as far as the deck reaches."""
    return min(size, DECK // hands_dealt(players))


def check_sizes(sizes: list[int]) -> None:
    """Judge hand sizes that the table typed. Raises RuleViolation: schedule_out_of_range, size_out_of_range."""
    if not 1 <= len(sizes) <= MOST_ROUNDS:
        raise RuleViolation("schedule_out_of_range", rounds=len(sizes), min=1, max=MOST_ROUNDS)
    for size in sizes:
        if not 1 <= size <= MOST_DEALT:
            raise RuleViolation("size_out_of_range", cards=size, min=1, max=MOST_DEALT)
