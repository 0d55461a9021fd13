"""Turning discs, losing one, the next starter in Skull. Editions 2011-2023."""

from ..violation import RuleViolation
from . import previews
from .auction import Auction
from .knowledge import FACES, check_face, turn_face
from .whole_round import check_challenge, most_on_table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


SUCCESSES_TO_WIN = 2


class Challenge(Auction):
    """The entries of a challenge: reveal, lose_disc, choose_starter, and a whole round in one: challenge."""

    def check_reveal(self, entry: "dict[str, Any]") -> None:
        """Judge a disc being turned.

        Raises RuleViolation: player_has_left, player_is_out, own_stack_first, nothing_to_turn,
        last_chance_is_flower, skull_is_gone, skull_is_among_them. Source: "Revealing".
        """
        owner, now = entry["owner"], self.now
        self.check_in(owner)
        if owner not in now.may_be_turned and now.may_be_turned == [now.challenger]:
            discs = min(now.mats[str(now.challenger)].face_down, now.to_reveal)
            raise RuleViolation("own_stack_first", challenger=now.challenger, owner=owner, discs=discs)
        if owner not in now.may_be_turned:
            raise RuleViolation("nothing_to_turn", owner=owner)
        check_face(owner, self.table[owner], now.mats[owner], entry["face"], now.number)

    def play_reveal(self, entry: "dict[str, Any]") -> None:
        """Turn the top disc of a mat: a skull stops the challenge, enough flowers make it a success."""
        owner, now = entry["owner"], self.now
        turn_face(self.table[owner], now.mats[owner], entry["face"], self.entries_played, now.number)
        if entry["face"] == "skull":
            now.skull_owner, now.turn = owner, None
            return
        now.turned += 1
        if now.turned == now.highest:
            self._succeed(str(now.challenger))

    def offer_reveal(self) -> "list[dict[str, Any]]":
        return [{"type": "reveal", "owner": owner, "face": FACES} for owner in self.now.may_be_turned]

    def _succeed(self, challenger: str) -> None:
        self.table[challenger].successes += 1
        self._note_round("success")
        if self.table[challenger].successes == SUCCESSES_TO_WIN:
            self.win(challenger, "two_successes")
        else:
            self._next_round(challenger, "challenger")

    def check_lose_disc(self, entry: "dict[str, Any]") -> None:
        """Who loses it, and by whose hand, follows from the challenge."""

    def play_lose_disc(self, entry: "dict[str, Any]") -> None:
        """The challenger's disc is gone; with Last Chance in hand both are."""
        now, loss = self.now, self.loss()
        seat = self.table[str(now.challenger)]
        seat.lose(loss["discs"])
        if seat.last_chance == "holding":
            seat.last_chance = "used"
        if not seat.discs:
            self._goes_out(str(now.challenger))
        if loss["chooser"]:
            now.chooser = loss["chooser"]
            return
        self._note_round(self._failure())
        if loss["winner"]:
            self.win(loss["winner"], "last_player")
        else:
            self._next_round(loss["starter"], loss["reason"])

    def loss(self) -> "dict[str, Any]":
        """Return what failing brings, before it is taken.

        `discs`: how many go; `left`: how many the challenger keeps; then one of `starter` with the `reason`,
        `chooser` (names the starter) and `winner`. Source: rules sheet "next starter", "Last Chance".
        """
        challenger, owner = str(self.now.challenger), self.now.skull_owner
        seat = self.table[challenger]
        discs = seat.discs if seat.last_chance == "holding" else 1
        loss: "dict[str, Any]" = {"discs": discs, "left": seat.discs - discs}
        loss.update({"starter": None, "reason": None, "chooser": None, "winner": None})
        others = [player for player in self.players_in if player != challenger]
        if loss["left"]:
            loss.update({"starter": challenger, "reason": "challenger"})
        elif len(others) == 1:
            loss["winner"] = others[0]
        elif owner == challenger:
            loss["chooser"] = challenger
        else:
            loss.update({"starter": owner, "reason": "skull_owner"})
        return loss

    def _failure(self) -> str:
        return "own_skull" if self.now.skull_owner == self.now.challenger else "anothers_skull"

    def offer_lose_disc(self) -> "list[dict[str, Any]]":
        return [{"type": "lose_disc"}]

    def check_choose_starter(self, entry: "dict[str, Any]") -> None:
        """Raises RuleViolation: player_has_left, player_is_out."""
        super().check_in(entry["player"])
        if entry["player"] not in self.players_in:
            raise RuleViolation("player_is_out", player=entry["player"])

    def play_choose_starter(self, entry: "dict[str, Any]") -> None:
        """Whoever went out by the own skull names who starts."""
        self._note_round(self._failure())
        self._next_round(entry["player"], "chosen")

    def offer_choose_starter(self) -> "list[dict[str, Any]]":
        return [{"type": "choose_starter", "player": self.players_in}]

    def check_challenge(self, entry: "dict[str, Any]") -> None:
        """Raises RuleViolation: player_has_left, player_is_out and those of `challenge`."""
        self.check_in(entry["challenger"])
        if entry["skull_owner"] is not None:
            self.check_in(entry["skull_owner"])
        check_challenge(self.table, self.now, entry)

    def play_challenge(self, entry: "dict[str, Any]") -> None:
        """A whole round at once, its loss taken with it."""
        now, owner = self.now, entry["skull_owner"]
        now.challenger, now.highest = entry["challenger"], entry["count"]
        now.bid = {"player": entry["challenger"], "count": entry["count"]}
        now.turn, now.skull_owner = None, owner
        if owner is None:
            now.turned = entry["count"]
            self._succeed(entry["challenger"])
        else:
            now.is_told = True
            self.table[owner].prove("yes", self.entries_played, now.number)
            self.play_lose_disc(entry)

    def offer_challenge(self) -> "list[dict[str, Any]]":
        players = self.players_in
        count = {"min": 1, "max": most_on_table(self.table, self.now)}
        nobody: "list[str | None]" = [None]
        return [{"type": "challenge", "challenger": players, "count": count, "skull_owner": nobody + players}]

    def preview_challenge(self, entry: "dict[str, Any]") -> "dict[str, Any]":
        return previews.challenge(self, entry)
