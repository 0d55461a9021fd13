"""An evening at one table, as a phone asks: a whole game with everything that people change their minds about."""

import json
from itertools import pairwise
from random import Random

from companion.engine.phone import ask

from .skull import corpus
from .skull_king.games import PlayedGame

PEOPLE = ["Ana", "Bo", "小雨", "D'Arcy-O’Neil", " Eve ", "👩\u200d🚀 Finn", "Gus", "はな"]
TABLE = "K7QX2M"


class Evening:
    """`asks`: [call, asked] in order; `answers` to them; `lines`: the log as it stands at the end."""

    def __init__(self, rng, slug, seats, options, entries):
        self.rng = rng
        self.asks, self.answers = [], []
        opening = {"game": slug, "players": PEOPLE[:seats], "options": options, "label": " Table 4 "}
        self.slug, self.lines = slug, [self.ask("new", **opening)["line"]]
        self.ask("open", table=TABLE, game=slug, lines=self.lines)
        self.before_the_first_entry()
        for entry, ahead in pairwise([*entries, {"type": "end"}]):
            self.enter(entry)
            if self.rng.random() < 0.4:
                self.rng.choice(self.whims())(ahead)
        self.look_back()

    def ask(self, call, **asked):
        said = json.loads(json.dumps(asked))
        self.asks.append([call, said])
        self.answers.append(json.loads(json.dumps(ask(call, json.loads(json.dumps(asked))))))
        return self.answers[-1]

    def act(self, kind, **body):
        answer = self.ask("act", table=TABLE, kind=kind, body=body)
        if "line" in answer:
            self.lines.append(answer["line"])
        return answer

    def enter(self, entry):
        if isinstance(entry, dict) and entry.get("type") == "join":
            entry = {**entry, "name": f"\u3000New {len(self.lines)} "}
        return self.act("entry", entry=entry)

    def before_the_first_entry(self):
        first = next(option for option in ("dealer", "starter") if option in self.lines[0]["body"]["options"])
        for kind, body in [
            ("undo", {}),
            ("redo", {}),
            ("patch", {"options": {first: "p9"}}),
            ("patch", {"options": {first: "p2"}}),
            ("patch", {"options": self.lines[0]["body"]["options"]}),
            ("patch", {"players": ["Ana"]}),
            ("patch", {"players": PEOPLE[: len(self.lines[0]["body"]["players"])], "notes": "\tso\r\nso "}),
        ]:
            self.act(kind, **body)

    def whims(self):
        return [
            self.undo_and_redo,
            self.undo_and_say_again,
            self.undo_much,
            self.put_right,
            self.put_wrong,
            self.cut,
            self.rename,
            self.half_typed,
            self.as_it_was,
            self.go_back,
            self.come_again,
        ]

    def undo_and_redo(self, _ahead):
        self.act("undo")
        self.act("redo")
        self.act("redo")

    def undo_and_say_again(self, _ahead):
        last = next(line for line in reversed(self.lines) if line["kind"] in ("entry", "open"))
        self.act("undo")
        if last["kind"] == "entry":
            self.act("entry", **last["body"])

    def undo_much(self, _ahead):
        for verb in self.rng.randint(2, 4) * ["undo"] + 4 * ["redo"]:
            self.act(verb)

    def standing(self):
        log = self.ask("log", table=TABLE)
        return [(act["seq"], act["standing"]) for act in log if act.get("standing")]

    def put_right(self, _ahead):
        for seq, entry in self.rng.sample(self.standing(), 1):
            self.act("amend", seq=seq, entry={**entry, "note": "so"} if "note" in entry else entry)

    def put_wrong(self, ahead):
        self.act("amend", seq=self.rng.choice([0, len(self.lines)]), entry=ahead)
        seq = self.rng.randint(1, len(self.lines))
        self.act("amend", seq=seq, entry={"type": "join"})
        self.act("amend", seq=seq, entry={"type": "join", "name": "Ana"})
        self.act("amend", seq=seq, entry=ahead if isinstance(ahead, dict) else {"type": "end"})

    def cut(self, _ahead):
        for seq, _ in self.rng.sample(self.standing(), 1):
            self.act("amend", seq=seq, entry={"type": "end"})
            self.act("amend", seq=seq, entry={"type": "end"}, drop_later=True)
            self.ask("log", table=TABLE)
            self.act("undo")

    def rename(self, _ahead):
        for names in ({"p1": "小雨"}, {"p2": "Bo 2"}, {"p1": ""}, {"p2": "\x07", "p7": "x"}, {"p3": " C "}):
            self.act("patch", names=names)
        self.act("patch", label=self.rng.choice([None, " ", "x" * 61, "x" * 60]))
        self.act("patch", players=PEOPLE[:3])

    def half_typed(self, ahead):
        for seq, entry in self.rng.sample(self.standing(), 1):
            for typed in (entry, ahead, {"type": ahead["type"]} if isinstance(ahead, dict) else {"type": ""}):
                self.ask("preview", table=TABLE, entry=typed)
                self.ask("preview", table=TABLE, entry=typed, amends=seq)

    def as_it_was(self, _ahead):
        self.ask("before", table=TABLE, seq=self.rng.randint(0, len(self.lines)))

    def go_back(self, _ahead):
        """What the phone had written alone comes back from the house."""
        seq = self.rng.randint(max(len(self.lines) - 6, 0), len(self.lines) - 1)
        self.ask("back", table=TABLE, seq=seq)
        self.ask("read", table=TABLE, lines=self.lines[seq + 1 :])

    def come_again(self, _ahead):
        self.ask("open", table=TABLE, game=self.slug, lines=self.lines)

    def look_back(self):
        self.ask("log", table=TABLE)
        self.come_again(None)
        self.ask("log", table=TABLE)
        self.ask("rematch", table=TABLE)


def evenings():
    """Games of both kinds, each with its own whims."""
    for seed in range(4):
        rng = Random(seed)
        game = PlayedGame(rng, 2 + seed, rich=seed % 2 > 0, eventful=seed % 3 > 0)
        yield Evening(rng, "skull-king", 2 + seed, game.options, game.entries)
    for seed, (players, options, entries) in enumerate([*corpus.dealt(), *corpus.scribbled()][::4]):
        yield Evening(Random(seed), "skull", len(players), options, entries)
