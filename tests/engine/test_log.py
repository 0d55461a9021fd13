"""The log, read line by line."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.log import Line, Log

OPENED = ("open", {"players": ["Ana", "Bo"], "options": {"dealer": "p1"}, "label": "Table 4"})


def entry(word):
    return ("entry", {"entry": {"type": word}})


def join(name):
    return ("entry", {"entry": {"type": "join", "name": name}})


def amend(seq, word, cut=None, **fields):
    return ("amend", {"seq": seq, "entry": {"type": word, **fields}, "cut": cut})


def patch(**body):
    return ("patch", body)


UNDO, REDO = ("undo", {}), ("redo", {})


def read(*acts):
    return Log(Line(seq, kind, body) for seq, (kind, body) in enumerate([OPENED, *acts]))


def words(log):
    return " ".join(f"{stands.seq}{stands.entry['type']}" for stands in log.standing())


@pytest.mark.parametrize(
    ("acts", "stands"),
    [
        ([], ""),
        ([entry("a"), entry("b")], "1a 2b"),
        ([entry("a"), entry("b"), UNDO], "1a"),
        ([entry("a"), entry("b"), UNDO, UNDO, REDO], "1a"),
        ([entry("a"), entry("b"), UNDO, UNDO, REDO, REDO], "1a 2b"),
        ([entry("a"), UNDO, entry("b")], "3b"),
        ([entry("a"), entry("b"), amend(1, "x")], "1x 2b"),
        ([entry("a"), entry("b"), amend(1, "x"), amend(1, "y")], "1y 2b"),
        ([entry("a"), entry("b"), amend(1, "x"), amend(1, "y"), UNDO], "1x 2b"),
        ([entry("a"), entry("b"), amend(1, "x"), UNDO, UNDO], "1a"),
        ([entry("a"), entry("b"), entry("c"), amend(1, "x", cut=3)], "1x 2b"),
        ([entry("a"), entry("b"), entry("c"), amend(1, "x", cut=3), entry("d")], "1x 2b 5d"),
        ([entry("a"), entry("b"), entry("c"), amend(1, "x", cut=2), UNDO], "1a 2b 3c"),
        ([entry("a"), entry("b"), entry("c"), amend(1, "x", cut=2), UNDO, REDO], "1x"),
        ([entry("a"), patch(label="x"), UNDO], ""),
    ],
)
def test_which_entries_stand(acts, stands):
    assert words(read(*acts)) == stands


@pytest.mark.parametrize(
    ("acts", "names"),
    [
        ([], ["Ana", "Bo"]),
        ([join("Cy")], ["Ana", "Bo", "Cy"]),
        ([join("Cy"), UNDO], ["Ana", "Bo"]),
        ([join("Cy"), patch(names={"p3": "Cyd"})], ["Ana", "Bo", "Cyd"]),
        ([join("Cy"), patch(names={"p3": "Cyd"}), UNDO, join("Di")], ["Ana", "Bo", "Di"]),
        ([join("Cy"), patch(names={"p3": "Cyd"}), UNDO, REDO], ["Ana", "Bo", "Cyd"]),
        ([join("Cy"), patch(names={"p3": "Cyd"}), amend(1, "join", name="Cy")], ["Ana", "Bo", "Cyd"]),
        ([join("Cy"), patch(names={"p3": "Cyd"}), amend(1, "join", name="Di")], ["Ana", "Bo", "Di"]),
        ([patch(names={"p1": "An"}), patch(players=["X", "Y", "Z"])], ["X", "Y", "Z"]),
        ([patch(players=["X", "Y", "Z"]), patch(names={"p2": "Yy"})], ["X", "Yy", "Z"]),
        ([patch(players=["X", "Y", "Z"]), patch(players=["X", "Y"]), join("Cy")], ["X", "Y", "Cy"]),
    ],
)
def test_who_is_who(acts, names):
    assert list(read(*acts).names().values()) == names


def test_what_a_patch_says_last_holds():
    log = read(patch(label="x", options={"dealer": "p2"}), patch(notes="n"), patch(label=None))
    assert (log.label(), log.notes(), log.options()) == (None, "n", {"dealer": "p2"})


def test_changed_seats_end_what_could_be_brought_back():
    assert read(entry("a"), UNDO, patch(players=["X", "Y"])).undone == []
    assert len(read(entry("a"), UNDO, patch(label="x")).undone) == 1


@st.composite
def any_acts(draw):
    """Acts that a table could have written: only what is there is undone, brought back or amended."""
    acts = []
    for step in range(draw(st.integers(0, 25))):
        log = read(*acts)
        possible = [entry(chr(97 + step)), patch(label="x")]
        possible += [UNDO] * bool(log.live) + [REDO] * bool(log.undone)
        standing = [stands.seq for stands in log.standing()]
        for seq in standing:
            possible.append(amend(seq, chr(65 + step)))
            possible += [amend(seq, chr(65 + step), cut=cut) for cut in standing if cut > seq]
        acts.append(draw(st.sampled_from(possible)))
    return acts


@given(any_acts())
def test_undo_then_redo_changes_nothing(acts):
    log = read(*acts)
    if log.live:
        assert words(read(*acts, UNDO, REDO)) == words(log)
    if log.undone:
        assert words(read(*acts, REDO, UNDO)) == words(log)


@given(any_acts())
def test_an_undo_gives_back_what_stood_before(acts):
    log = read(*acts)
    assert words(read(*acts, entry("z"), UNDO)) == words(log)
    for stands in log.standing()[:1]:
        assert words(read(*acts, amend(stands.seq, "Z", cut=stands.seq + 1), UNDO)) == words(log)


@given(any_acts())
def test_reading_on_is_reading_all(acts):
    log = read()
    for seq, (kind, body) in enumerate(acts, 1):
        log.add(Line(seq, kind, body))
        assert words(log) == words(read(*acts[:seq]))
    assert (words(log), log.undone_by, log.names()) == (
        words(read(*acts)),
        read(*acts).undone_by,
        read(*acts).names(),
    )


def test_many_amendments_are_read_as_fast_as_many_entries():
    """Each used to go through all that stood: a long evening's second correction cost more than its game."""
    many = 3000
    begun = time.process_time()
    log = read(*[entry("a")] * many, *[amend(seq, "b") for seq in range(1, many + 1)], UNDO, REDO)
    assert [stands.entry["type"] for stands in log.standing()] == ["b"] * many
    assert time.process_time() - begun < 2
