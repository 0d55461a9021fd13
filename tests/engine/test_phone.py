"""What a phone asks the engine, and that both runtimes answer alike."""

import json

import pytest

from companion.engine.phone import ask

from .evening import TABLE, evenings
from .skull.notation import entries, opened
from .skull.test_knowledge import ALL_THREE_SHOWN
from .test_two_runtimes import on_micropython

OPENING = {"game": "skull-king", "players": ["Ana", "Bo", " Cy "], "options": {"dealer": "p2"}}
BIDS = {"type": "bids", "bids": {"p1": 1, "p2": 0, "p3": 0}}
RESULT = {"type": "result", "rows": {"p1": {"tricks": 1}, "p2": {"tricks": 0}, "p3": {"tricks": 0}}}


@pytest.fixture
def table():
    """The table's code, its game opened and nothing entered."""
    line = ask("new", OPENING)["line"]
    ask("open", {"table": TABLE, "game": "skull-king", "lines": [line]})
    return TABLE


@pytest.fixture
def act(table):
    return lambda kind, **body: ask("act", {"table": table, "kind": kind, "body": body})


def total(picture):
    return [player["total"] for player in picture["view"]["players"]]


def test_an_opening_is_judged_and_kept_as_the_house_keeps_it():
    opening = {**OPENING, "label": " Window "}
    assert ask("new", opening) == {
        "line": {
            "seq": 0,
            "kind": "open",
            "body": {"players": ["Ana", "Bo", "Cy"], "options": {"dealer": "p2"}, "label": "Window"},
        }
    }


@pytest.mark.parametrize(
    ("changed", "refusal"),
    [
        ({"game": "chess"}, ("violation", "unknown_game", {})),
        ({"players": ["Ana"]}, ("violation", "seats_out_of_range", {})),
        ({"players": ["Ana", ""]}, ("problem", "ill_shaped", {"players.1": "name_empty"})),
        ({"players": ["Ana", " Ana\u3000"]}, ("problem", "name_taken", {"players.1": "name_taken"})),
        ({"players": ["Ana", "x" * 41]}, ("problem", "ill_shaped", {"players.1": "too_long"})),
        ({"options": {"dealer": "p7"}}, ("violation", "ill_shaped", {"options.dealer": "unknown_player"})),
        ({"label": "a\nb"}, ("problem", "ill_shaped", {"label": "unseen_signs"})),
    ],
)
def test_an_opening_may_be_refused(changed, refusal):
    said = ask("new", {**OPENING, **changed})["refusal"]
    assert (said["family"], said["code"], said.get("errors", {})) == refusal


def test_an_entry_is_judged_written_and_shown(act):
    answer = act("entry", entry=BIDS)
    assert answer["line"] == {"seq": 1, "kind": "entry", "body": {"entry": BIDS}, "round": 1}
    assert (answer["picture"]["seq"], answer["picture"]["undo"]) == (1, 1)
    assert [player["bid"] for player in answer["picture"]["view"]["players"]] == [1, 0, 0]
    assert [player["name"] for player in answer["picture"]["players"]] == ["Ana", "Bo", "Cy"]


@pytest.mark.parametrize(
    ("kind", "body", "family", "code"),
    [
        ("entry", {"entry": RESULT}, "violation", "not_now"),
        ("entry", {"entry": {"type": "bids"}}, "violation", "ill_shaped"),
        ("entry", {"entry": {"type": "join"}}, "problem", "ill_shaped"),
        ("entry", {"entry": {"type": "join", "name": "Bo"}}, "problem", "name_taken"),
        ("undo", {}, "problem", "nothing_to_undo"),
        ("redo", {}, "problem", "nothing_to_redo"),
        ("amend", {"seq": 1, "entry": BIDS}, "problem", "no_such_act"),
        ("patch", {"names": {"p4": "Di"}}, "problem", "ill_shaped"),
        ("patch", {"names": {"p1": "Bo"}}, "problem", "name_taken"),
        ("patch", {"players": ["Ana"]}, "violation", "seats_out_of_range"),
    ],
)
def test_what_is_refused_changes_nothing(act, kind, body, family, code):
    refusal = act(kind, **body)["refusal"]
    assert (refusal["family"], refusal["code"]) == (family, code)
    assert ask("back", {"table": TABLE, "seq": 9})["seq"] == 0


def test_seats_stay_once_the_game_has_begun(act):
    assert act("patch", players=["Bo", "Ana"])["picture"]["players"][0] == {"id": "p1", "name": "Bo"}
    act("entry", entry=BIDS | {"bids": {"p1": 1, "p2": 0}})
    assert act("patch", players=["Ana", "Bo"])["refusal"]["code"] == "game_has_begun"


def test_new_seats_and_their_names_may_come_in_one(act):
    people = act("patch", players=["Bo", "Ana"], names={"p2": " Cy "})["picture"]["players"]
    assert people == [{"id": "p1", "name": "Bo"}, {"id": "p2", "name": "Cy"}]


def test_what_the_log_proves_is_told_by_its_act():
    """Skull: the entry that proved it, counted among those that stand, is told by its number in the log."""
    start, _, said = (ALL_THREE_SHOWN + " * 1:1 -2 -3").partition("|")
    players, options = opened(start)
    line = ask("new", {"game": "skull", "players": players, "options": options})["line"]
    ask("open", {"table": TABLE, "game": "skull", "lines": [line]})
    for kind, entry in [("entry", {"type": "place_all"}), ("undo", None)] + [
        ("entry", entry) for entry in entries(said)
    ]:
        assert "line" in ask("act", {"table": TABLE, "kind": kind, "body": {"entry": entry}})
    (skull,) = entries("1s")
    refusal = ask("act", {"table": TABLE, "kind": "entry", "body": {"entry": skull}})["refusal"]
    assert (refusal["code"], refusal["facts"]["seq"]) == ("skull_is_gone", 13 + 1 + 2)
    offered = ask("preview", {"table": TABLE, "entry": skull})["refusal"]
    assert offered["facts"]["seq"] == 13 + 1 + 2


def test_undo_and_redo(act):
    act("entry", entry=BIDS)
    shown = act("entry", entry=RESULT)["picture"]
    assert total(shown) == [20, 10, 10]
    assert total(act("undo")["picture"]) == [0, 0, 0]
    assert total(act("redo")["picture"]) == [20, 10, 10]


def test_an_amendment_plays_the_rest_again(act):
    for entry in (BIDS, RESULT):
        act("entry", entry=entry)
    answer = act("amend", seq=1, entry={"type": "bids", "bids": {"p1": 0, "p2": 0, "p3": 0}})
    assert total(answer["picture"]) == [-10, 10, 10]
    assert answer["line"]["body"]["seq"] == 1


def test_an_amendment_that_breaks_a_later_entry_cuts_only_when_told(act):
    for entry in (BIDS, RESULT):
        act("entry", entry=entry)
    leave = {"type": "leave", "player": "p3"}
    refusal = act("amend", seq=1, entry=leave)["refusal"]
    assert (refusal["code"], refusal["facts"]["seq"], refusal["facts"]["code"]) == (
        "later_entry_breaks",
        2,
        "not_now",
    )
    assert act("amend", seq=1, entry=leave, drop_later=True)["line"]["body"]["cut"] == 2


def test_what_is_half_typed_is_judged_now_or_in_an_entrys_place(act):
    act("entry", entry=BIDS)
    typed = {"type": "result", "rows": {"p1": {"tricks": 1}}}
    assert ask("preview", {"table": TABLE, "entry": typed})["tricks_left"] == 0
    half = {"type": "bids", "bids": {"p1": 1}}
    assert ask("preview", {"table": TABLE, "entry": half})["refusal"]["code"] == "not_now"
    assert ask("preview", {"table": TABLE, "entry": half, "amends": 1})["missing"] == ["p2", "p3"]
    assert ask("preview", {"table": TABLE, "entry": {"type": "chat"}})["refusal"]["code"] == "ill_shaped"
    gone = ask("preview", {"table": TABLE, "entry": half, "amends": 3})["refusal"]
    assert (gone["code"], gone["facts"]) == ("no_such_act", {"seq": 3})


def test_the_table_as_it_was_before_an_entry(act):
    for entry in (BIDS, RESULT):
        act("entry", entry=entry)
    shown = ask("before", {"table": TABLE, "seq": 2})
    assert (shown["seq"], shown["view"]["phase"], shown["view"]["round"]) == (2, "playing", 1)


def test_the_log_tells_what_became_of_every_act(act):
    for entry in (BIDS, RESULT):
        act("entry", entry=entry)
    act("undo")
    act("patch", label="Window")
    first, second, third, fourth = ask("log", {"table": TABLE})
    assert (first["standing"], first["round"], first["amended"]) == (BIDS, 1, None)
    assert (second["standing"], second["undone"], second["round"]) == (None, {"seq": 3}, 1)
    assert (third["entry"], third["of"], third["round"]) == ({"type": "undo"}, 2, None)
    assert fourth["says"] == {"label": "Window"}
    act("amend", seq=1, entry=BIDS)
    assert ask("log", {"table": TABLE})[0]["amended"] == {"seq": 5}


def test_lines_of_others_are_read_after_going_back(act):
    theirs = act("entry", entry=BIDS)["line"]
    ask("back", {"table": TABLE, "seq": 0})
    mine = act("entry", entry=BIDS | {"bids": {"p1": 0, "p2": 0, "p3": 0}})
    assert mine["line"]["seq"] == 1
    shown = ask("back", {"table": TABLE, "seq": 0})
    assert (shown["seq"], shown["view"]["phase"]) == (0, "bidding")
    shown = ask("read", {"table": TABLE, "lines": [theirs]})
    assert [player["bid"] for player in shown["view"]["players"]] == [1, 0, 0]


def test_the_next_game_is_told(act):
    shown = ask(
        "read", {"table": TABLE, "lines": [{"seq": 1, "kind": "rematch", "body": {"code": "K7QX2N"}}]}
    )
    assert shown["rematch"] == "K7QX2N"


def test_the_next_game_of_the_same_people(act):
    """Who deals moves on; after somebody left, whoever sat next takes the place."""
    act("entry", entry=BIDS)
    act("entry", entry=RESULT)
    said = ask("rematch", {"table": TABLE})
    assert (said["game"], said["label"], said["players"]) == ("skull-king", None, ["Ana", "Bo", "Cy"])
    assert said["options"]["dealer"] == "p3"
    act("entry", entry={"type": "leave", "player": "p3"})
    said = ask("rematch", {"table": TABLE})
    assert said["players"] == ["Ana", "Bo"]
    assert said["options"]["dealer"] == "p1"


def test_a_line_must_follow_the_one_before(act):
    line = act("entry", entry=BIDS)["line"]
    for seq in (1, 3):
        with pytest.raises(ValueError, match=f"act {seq} after act 1"):
            ask("read", {"table": TABLE, "lines": [line | {"seq": seq}]})


def test_a_table_that_is_not_open_is_not_known():
    with pytest.raises(KeyError):
        ask("act", {"table": "unknown", "kind": "undo", "body": {}})


LAID = [
    {"player": player, "card": card}
    for player, card in [("A", "pirate"), ("B", "mermaid"), ("C", "skull-king")]
]
AT_DESK = [
    ("trick", {"plays": LAID}, {"winner": "B", "bonus": 40}),
    ("trick", {"plays": LAID[:1]}, "plays_out_of_range"),
    ("trick", {}, "ill_shaped"),
    ("score", {"cards": 5, "bid": 2, "tricks": 2, "fourteens": ["black"]}, {"points": 60, "bonus": 20}),
    ("score", {"cards": 5, "bid": 6, "tricks": 2}, "bid_out_of_range"),
]


@pytest.mark.parametrize(("what", "asked", "comes"), AT_DESK)
def test_the_trick_desk_needs_no_table(what, asked, comes):
    answer = ask("desk", {"what": what, "asked": asked})
    if isinstance(comes, str):
        assert (answer["refusal"]["family"], answer["refusal"]["code"]) == ("violation", comes)
    else:
        assert {field: answer[field] for field in comes} == comes


@pytest.fixture(scope="module")
def nights():
    return list(evenings())


def test_both_runtimes_answer_the_same(nights):
    asks = [asked for night in nights for asked in night.asks]
    answers = [answer for night in nights for answer in night.answers]
    for what, asked, _ in AT_DESK:
        asks.append(["desk", {"what": what, "asked": asked}])
        answers.append(json.loads(json.dumps(ask(*asks[-1]))))
    heard = on_micropython([{"ask": asked} for asked in asks])
    for asked, said, there in zip(asks, answers, heard, strict=True):
        assert said == there, json.dumps(asked)


def test_the_evenings_hold_every_call_and_every_refusal_of_the_log(nights):
    calls = {call for night in nights for call, _ in night.asks}
    assert calls == {"new", "open", "read", "act", "preview", "before", "log", "back", "rematch"}
    codes = {answer["refusal"]["code"] for night in nights for answer in night.answers if refused(answer)}
    assert {
        "nothing_to_undo",
        "nothing_to_redo",
        "no_such_act",
        "entry_is_gone",
        "later_entry_breaks",
        "game_has_begun",
        "name_taken",
        "ill_shaped",
    } <= codes
    assert sum(len(night.asks) for night in nights) > 500


class Unwritten(dict):
    """What several tables share, as the house keeps what is said often."""

    def __init__(self, said):
        super().__init__((field, unwritten(value)) for field, value in said.items())

    def refuse(self, *_args, **_fields):
        raise AssertionError("the engine writes to what it was told")

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = refuse


class UnwrittenList(list):
    """The same of a list."""

    def __init__(self, said):
        super().__init__(map(unwritten, said))

    refuse = Unwritten.refuse
    __setitem__ = __delitem__ = __iadd__ = append = clear = extend = insert = pop = remove = refuse
    reverse = sort = refuse


def unwritten(said):
    if isinstance(said, dict):
        return Unwritten(said)
    return UnwrittenList(said) if isinstance(said, list) else said


def test_nothing_that_is_told_is_ever_written_to(nights):
    for night in nights:
        for (call, asked), answer in zip(night.asks, night.answers, strict=True):
            assert json.loads(json.dumps(ask(call, unwritten(asked)))) == answer


def refused(answer):
    """A preview says what stands so far, and its own refusal beside it."""
    return isinstance(answer, dict) and answer.get("refusal") and "type" not in answer
