"""What every bid and every row must be, before it is asked what the cards allow. Skull King."""

from ..violation import RuleViolation

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def check_bid(player: str, bid: int, cards: int) -> None:
    """Raises RuleViolation: bid_out_of_range. Source: "Bidding"."""
    if not 0 <= bid <= cards:
        raise RuleViolation("bid_out_of_range", player=player, bid=bid, cards=cards)


def check_counts(player: str, row: "dict[str, Any]", cards: int) -> None:
    """Raises RuleViolation: tricks_out_of_range, count_out_of_range."""
    if row["tricks"] is not None and not 0 <= row["tricks"] <= cards:
        raise RuleViolation("tricks_out_of_range", player=player, tricks=row["tricks"], cards=cards)
    check_not_negative(row["mermaids"], row["pirates"])


def check_not_negative(*counts: int) -> None:
    """Raises RuleViolation: count_out_of_range."""
    for count in counts:
        if count < 0:
            raise RuleViolation("count_out_of_range", value=count)
