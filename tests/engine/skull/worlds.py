"""Every way the discs can lie, given all that was said: the brute-force answer to what a log proves.

Per player the hands that can have survived, and in a round every order in which they can lie on the mat. Who acts
and how many discs there are is taken from the view; what a disc can be is taken from the entries alone.
A hand is a sorted tuple of faces; a mat is read from the bottom.
"""

from functools import cache
from itertools import combinations, permutations

WHOLE = ("flower", "flower", "flower", "skull")
EXTRA = "last chance"


@cache
def hands_of(count):
    return frozenset(combinations(WHOLE, count))


@cache
def one_less(hand):
    return frozenset(combinations(hand, len(hand) - 1))


@cache
def mats(discs, size, marked):
    """All orders of so many of these discs; at `marked` lies the Last Chance disc."""
    lie = set(permutations(discs, size))
    return [mat for mat in sorted(lie) if marked is None or marked >= size or mat[marked] == EXTRA]


def faces(mat):
    """From the top down."""
    return ["skull" if disc == "skull" else "flower" for disc in reversed(mat)]


def flowers_on_top(mat):
    seen = faces(mat)
    return seen.index("skull") if "skull" in seen else len(seen)


class Worlds:
    def __init__(self, players):
        self.hands = {player: hands_of(4) for player in players}
        self.marked = {}
        self.at_start = dict(self.hands)

    def skull(self, player):
        """What is proved: yes, no, unknown."""
        has = {"skull" in hand for hand in self.hands[player]}
        return {frozenset({True}): "yes", frozenset({False}): "no"}.get(frozenset(has), "unknown")

    def can_turn(self, view, owner, face):
        """Whether some way for the discs to lie has this face on top of what is face down."""
        person = person_of(view, owner)
        turned = [*person["revealed"], face]
        return any(self._shows(person, hand, turned) for hand in self.hands[owner])

    def _shows(self, person, hand, turned):
        lie = mats(discs_of(person, hand), person["stack"], self.marked.get(person["id"]))
        return any(faces(mat)[: len(turned)] == turned for mat in lie)

    def after(self, before, entry, view):
        """Narrow by an entry that was taken; the views are those before and after it."""
        kind = entry["type"]
        if kind in ("void_round", "leave"):
            self.hands = dict(self.at_start)
        elif kind == "place" and entry.get("last_chance"):
            self.marked[entry["player"]] = person_of(before, entry["player"])["stack"]
        elif kind == "reveal":
            self._turned(person_of(before, entry["owner"]), entry["face"])
        elif kind == "challenge" and entry["skull_owner"]:
            self._keep(entry["skull_owner"], lambda hand: "skull" in hand)
            self._lost(before, entry["challenger"], view)
        elif kind == "lose_disc":
            self._lost(before, before["challenger"], view)
        elif kind == "ruling":
            self._ruled(before, view)
        if not view["on_table"] and view["phase"] == "first_placement":
            self.at_start, self.marked = dict(self.hands), {}

    def _keep(self, player, can_be):
        self.hands[player] = frozenset(hand for hand in self.hands[player] if can_be(hand))

    def _turned(self, person, face):
        turned = [*person["revealed"], face]
        self._keep(person["id"], lambda hand: self._shows(person, hand, turned))

    def _lost(self, before, player, view):
        gone = person_of(before, player)["discs"] - person_of(view, player)["discs"]
        for _ in range(gone):
            self.hands[player] = frozenset(less for hand in self.hands[player] for less in one_less(hand))

    def _ruled(self, before, view):
        for person in view["players"]:
            if person["discs"] != person_of(before, person["id"])["discs"] or (
                person["eliminated"] != person_of(before, person["id"])["eliminated"] and person["discs"]
            ):
                self.hands[person["id"]] = hands_of(person["discs"])

    # A whole round in one entry: every order in which it can go, with more discs than were recorded.

    def can_be_told(self, view, told):
        """Whether the discs can lie so that this challenge comes to this; who may place when is not asked."""
        others = [p["id"] for p in view["players"] if p["id"] != told["challenger"] and not p["eliminated"]]
        lying = {player: self._lying(view, player) for player in others}
        most = {player: max(len(mat) for mat in lying[player]) for player in others}
        return any(self._comes_to(mat, told, lying, most) for mat in self._lying(view, told["challenger"]))

    def _lying(self, view, player):
        person = person_of(view, player)
        return [
            mat
            for hand in self.hands[player]
            for size in range(max(person["stack"], 1), len(discs_of(person, hand)) + 1)
            for mat in mats(discs_of(person, hand), size, self.marked.get(player))
        ]

    def _comes_to(self, mat, told, lying, most):
        challenger, count, owner = told["challenger"], told["count"], told["skull_owner"]
        own = min(count, len(mat))
        more = count - own
        if more > sum(most.values()):
            return False
        if flowers_on_top(mat) < own:
            return owner == challenger
        if owner is None:
            return more <= sum(max(map(flowers_on_top, lying[player])) for player in lying)
        if owner == challenger or not more:
            return False
        rest = sum(most.values()) - most[owner]
        return any(
            "skull" in other and flowers_on_top(other) < more <= len(other) + rest for other in lying[owner]
        )


def person_of(view, player):
    return next(person for person in view["players"] if person["id"] == player)


def discs_of(person, hand):
    return (*hand, EXTRA) if person["last_chance"] == "holding" else hand


def may_be_told(view, told):
    """The sheet's own sentences on a round in one entry, which ask less than the worlds do."""
    challenger, count, owner = told["challenger"], told["count"], told["skull_owner"]
    people = {person["id"]: person for person in view["players"] if not person["eliminated"]}
    discs = {player: person["hand"] + person["stack"] for player, person in people.items()}
    mine, down = people[challenger], max(people[challenger]["stack"], 1)
    if not 1 <= count <= sum(discs.values()):
        return False
    if owner != challenger and mine["skull"] == "yes" and discs[challenger] == down <= count:
        return False
    if owner is None:
        return count <= sum(discs[player] - (people[player]["skull"] == "yes") for player in people)
    return people[owner]["skull"] != "no" and (owner == challenger or count > down)
