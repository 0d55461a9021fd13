"""People at a dealt table: what they do is legal and true, and otherwise as it comes."""

from copy import deepcopy

from .dealt import EXTRA, Table


class DealtTable(Table):
    """`habits`: how likely a round is told in one entry, a ruling, a leave, a void, the Last Chance disc named."""

    def __init__(self, rng, players, options, habits):
        super().__init__(rng, players, options)
        self.habits = habits

    def entry(self):
        chance = self.rng.random()
        if (self.on_table or self.chooser) and chance < self.habits["void"]:
            return {"type": "void_round", "note": "spilt drinks"}
        if chance > 1 - self.habits["leave"]:
            return {"type": "leave", "player": self.rng.choice(self.seats)}
        if self.phase == "first_placement" and not self.on_table and chance < self.habits["ruling"]:
            return self._some_ruling()
        if self.phase in ("first_placement", "placement") and self.rng.random() < self.habits["told"]:
            return self._round_in_one()
        return getattr(self, "_some_" + self.phase)()

    def _some_ruling(self):
        entry = {"type": "ruling", "note": "agreed at the table"}
        player, other = self.rng.choice(self.players), self.rng.choice(self.seats)
        if self.rng.random() < 0.7:
            entry["discs"] = {
                player: self.rng.randint(0 if len(self.seats) > 3 and player != other else 1, 4)
            }
        if self.rng.random() < 0.3:
            entry["successes"] = {other: self.rng.randint(0, 1)}
        if self.rng.random() < 0.3:
            entry["starter"] = other
        return entry

    def _round_in_one(self):
        """Play it to its end on a copy of the table, and tell it."""
        table = deepcopy(self)
        table.habits = dict.fromkeys(self.habits, 0)
        while table.phase not in ("lose_disc", "game_over") and table.round == self.round:
            before = table.bid
            table.follow(table.entry())
        count = (table.bid or before)["count"]
        done = {"challenger": table.last_challenger, "count": count, "skull_owner": table.skull_owner}
        return {"type": "challenge", **done}

    def _some_first_placement(self):
        first = [player for player in self.waiting if player != self.starter] or [self.starter]
        if self.rng.random() < 0.3:
            return {"type": "place_all"}
        return self._some_disc(self.rng.choice(first))

    def _some_disc(self, player):
        """A disc from the hand, remembered until the entry is followed."""
        self.chosen = self.rng.choice(self.people[player].hand)
        entry = {"type": "place", "player": player}
        if self.chosen == EXTRA and self.rng.random() < self.habits["named"]:
            entry["last_chance"] = True
        elif self.rng.random() < 0.1:
            entry["last_chance"] = False
        return entry

    def _some_placement(self):
        if self.people[self.turn].hand and self.rng.random() < 0.65:
            return self._some_disc(self.turn)
        return {"type": "bid", "player": self.turn, "count": self._some_count(1)}

    def _some_count(self, least):
        if self.rng.random() < 0.12:
            return self.on_table
        return self.rng.randint(least, min(self.on_table, least + 2))

    def _some_bidding(self):
        if self.rng.random() < 0.6:
            return {"type": "pass", "player": self.turn}
        return {"type": "bid", "player": self.turn, "count": self._some_count(self.bid["count"] + 1)}

    def _some_reveal(self):
        owner = self.rng.choice(self.turnable)
        return {"type": "reveal", "owner": owner, "face": self.top_face(owner)}

    def top_face(self, owner):
        person = self.people[owner]
        return "skull" if person.mat[person.down - 1] == "skull" else "flower"

    def _some_lose_disc(self):
        return {"type": "lose_disc"}

    def _some_choose_starter(self):
        return {"type": "choose_starter", "player": self.rng.choice(self.seats)}
