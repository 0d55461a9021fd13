"""One round of Skull up to the challenge: first placement, placing, bidding. Editions 2011-2023."""

from ..violation import RuleViolation
from .knowledge import Mat


class Round:
    """The discs on the mats, the auction, the challenge.

    `seats`: those still in, clockwise from the starter. `bid`: `{player, count}` or None. `skull_owner`: set once
    the challenger has turned a skull.
    """

    def __init__(self, number: int, seats: list[str], reason: str) -> None:
        self.number = number
        self.seats = seats
        self.starter = seats[0]
        self.starter_reason = reason
        self.mats = {player: Mat() for player in seats}
        self.turn: "str | None" = None
        self.bid: "dict[str, object] | None" = None
        self.highest = 0
        self.passed: list[str] = []
        self.challenger: "str | None" = None
        self.turned = 0
        self.is_told = False  # in one entry: how many were turned before a skull is not known
        self.skull_owner: "str | None" = None
        self.chooser: "str | None" = None

    @property
    def on_table(self) -> int:
        """The discs on all mats, turned ones included."""
        return sum(mat.stack for mat in self.mats.values())

    @property
    def still_to_place(self) -> list[str]:
        """Those without their first disc, the starter last."""
        return [player for player in self.seats[1:] + self.seats[:1] if not self.mats[player].stack]

    @property
    def may_place_first(self) -> list[str]:
        """Those who may make the first placement now: the others in any order, then the starter."""
        waiting = self.still_to_place
        return waiting if waiting == [self.starter] else [p for p in waiting if p != self.starter]

    @property
    def bidders(self) -> list[str]:
        """Those still in the auction; nobody before the first bid."""
        return [p for p in self.seats if p not in self.passed] if self.bid else []

    @property
    def phase(self) -> str:
        if self.chooser:
            return "choose_starter"
        if self.skull_owner:
            return "lose_disc"
        if self.challenger:
            return "reveal"
        if self.bid:
            return "bidding"
        return "first_placement" if self.still_to_place else "placement"

    @property
    def to_reveal(self) -> int:
        """The flowers that the challenger still has to turn."""
        return self.highest - self.turned if self.phase == "reveal" else 0

    @property
    def may_be_turned(self) -> list[str]:
        """Whose top disc may be turned next: the whole own stack first."""
        if self.challenger and self.mats[self.challenger].face_down:
            return [self.challenger]
        return [player for player in self.seats if self.mats[player].face_down]

    def check_turn(self, player: str) -> None:
        """Raises RuleViolation: not_their_turn."""
        if player != self.turn:
            raise RuleViolation("not_their_turn", player=player, turn=self.turn)

    def check_first_placement(self, player: str) -> None:
        """Raises RuleViolation: already_placed, starter_places_last. Source: "Start of a round"."""
        if self.mats[player].stack:
            raise RuleViolation("already_placed", player=player, players=self.still_to_place)
        if player not in self.may_place_first:
            raise RuleViolation("starter_places_last", player=player, players=self.may_place_first)

    def check_bid(self, player: str, count: int) -> None:
        """Raises RuleViolation: bid_too_low, bid_above_discs_on_table. Source: "Challenge"."""
        if count <= self.highest:
            raise RuleViolation("bid_too_low", player=player, bid=count, least=self.highest + 1)
        if count > self.on_table:
            raise RuleViolation("bid_above_discs_on_table", player=player, bid=count, on_table=self.on_table)

    def place(self, player: str, is_last_chance: bool, entry: int) -> None:
        """Put a disc on the own mat; the turns begin once everyone has one."""
        is_first = bool(self.still_to_place)
        mat = self.mats[player]
        if is_last_chance:
            mat.marked, mat.marked_entry = mat.stack, entry
        mat.stack += 1
        if not is_first:
            self.turn = self._after(player)
        elif not self.still_to_place:
            self.turn = self.starter

    def make_bid(self, player: str, count: int) -> None:
        """Open or raise; a bid of every disc on the table ends the auction at once."""
        self.bid = {"player": player, "count": count}
        self.highest = count
        self.turn = self._after(player)
        if count == self.on_table:
            self._challenge(player)

    def leave_auction(self, player: str) -> None:
        """Pass for good; the last one bidding takes up the challenge."""
        self.passed.append(player)
        self.turn = self._after(player)
        if len(self.bidders) == 1:
            self._challenge(self.bidders[0])

    def _challenge(self, player: str) -> None:
        self.challenger = self.turn = player

    def _after(self, player: str) -> str:
        at = self.seats.index(player)
        around = self.seats[at + 1 :] + self.seats[: at + 1]
        return next(seat for seat in around if seat not in self.passed)
