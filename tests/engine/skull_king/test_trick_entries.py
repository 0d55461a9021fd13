"""A round trick by trick: who leads and plays when, what the view tells of it, what is offered, what a preview says."""

import pytest

from .cards import ids
from .notation import played

# The rule; a story; who plays when in the next trick; who may lead it.
ORDER = [
    ("the leader first, then clockwise", "4; bids 1 0 0 0", "p2 p3 p4 p1", "p2"),
    (
        "the winner leads",
        "4; quiet 1; bids 1 0 0 0; trick p3 green-1 green-2 green-9 green-3",
        "p1 p2 p3 p4",
        "p1",
    ),
    (
        "past a seat that is empty",
        "4; leave p3; quiet 1; bids 1 0 0; trick p4 green-1 green-2 green-9",
        "p2 p4 p1",
        "p2",
    ),
    (
        "Kraken: who would have won leads",
        "3 kraken; quiet 1; bids 1 0 0; trick p3 green-1 kraken green-9",
        "p2 p3 p1",
        "p2",
    ),
    ("Graybeard: a human leads, the ghost flips second", "2; bids 1 0", "p2 graybeard p1", "p2"),
    (
        "Graybeard won: he leads, who led the round plays second",
        "2; quiet 1; bids 1 0; trick p1 green-1 green-9 green-2",
        "graybeard p1 p2",
        "graybeard",
    ),
    (
        "Graybeard: the other human won",
        "2; quiet 1; bids 1 0; trick p1 green-1 green-2 green-9",
        "p2 graybeard p1",
        "p2",
    ),
    (
        "Graybeard would have won",
        "2 kraken; quiet 1; bids 1 0; trick p1 green-1 green-9 kraken",
        "graybeard p1 p2",
        "graybeard",
    ),
    (
        "Rosie: her winner names who leads",
        "3 powers; quiet 1; bids 1 0 0; trick p3 pirate-rosie green-1 green-2",
        "p3 p1 p2",
        "p1 p2 p3",
    ),
    (
        "Rosie, perhaps: a Pirate without a name",
        "3 powers; quiet 1; bids 1 0 0; trick p3 green-1 pirate green-2",
        "p1 p2 p3",
        "p1 p2 p3",
    ),
    (
        "not Rosie: she was taken",
        "3 powers; quiet 1; bids 1 0 0; trick p3 pirate pirate-rosie green-2",
        "p3 p1 p2",
        "p3",
    ),
    (
        "not Rosie: another name",
        "3 powers; quiet 1; bids 1 0 0; trick p3 pirate-bendt green-1 green-2",
        "p3 p1 p2",
        "p3",
    ),
    (
        "not Rosie: a Tigress",
        "3 powers; quiet 1; bids 1 0 0; trick p3 tigress-pirate green-1 green-2",
        "p3 p1 p2",
        "p3",
    ),
    (
        "no powers: the winner leads",
        "3; quiet 1; bids 1 0 0; trick p3 green-1 pirate green-2",
        "p1 p2 p3",
        "p1",
    ),
    (
        "Rosie won for Graybeard: he leads",
        "2 powers; quiet 1; bids 1 0; trick p1 green-1 pirate-rosie green-2",
        "graybeard p1 p2",
        "graybeard",
    ),
]


@pytest.mark.parametrize(("rule", "text", "order", "leaders"), ORDER, ids=[row[0] for row in ORDER])
def test_the_order_of_play(rule, text, order, leaders):
    game = played(text)
    offer = next(offer for offer in game.allowed() if offer["type"] == "trick")
    assert (offer["order"], offer["leaders"]) == (order.split(), leaders.split())
    assert game.view()["next_leader"] == order.split()[0]
    shown = game.preview({"type": "trick", "plays": []})
    assert (shown["order"], shown["leaders"], shown["turn"]) == (
        order.split(),
        leaders.split(),
        order.split()[0],
    )


def test_whoever_rosie_chose_may_lead():
    game = played("3 powers; quiet 1; bids 1 0 0; trick p3 pirate-rosie green-1 green-2")
    shown = game.preview({"type": "trick", "plays": [{"player": "p2", "card": "green-9"}]})
    assert (shown["order"], shown["turn"], shown["refusal"]) == (["p2", "p3", "p1"], "p3", None)
    plays = [
        {"player": seat, "card": f"green-{n}"} for seat, n in zip(["p2", "p3", "p1"], (9, 8, 7), strict=True)
    ]
    game.play({"type": "trick", "plays": plays})
    assert game.view()["rounds"][-1]["rows"]["p2"]["tricks"] == 1


def test_the_view_tells_the_running_round():
    view = played(
        "4 loot kraken; quiet 2; bids 1 1 0 0; trick p4 loot green-1 green-14 skull-king; "
        "trick p3 escape kraken escape green-2"
    ).view()
    assert (view["tricks_recorded"], view["destroyed"], view["next_leader"]) == (2, 1, "p2")
    first, second = view["tricks"]
    assert (first["winner"], first["bonus"], first["alliances"]) == ("p3", 10, [["p4", "p3"]])
    assert first["row"] == {
        "tricks": 1,
        "fourteens": ["green"],
        "mermaids": 0,
        "pirates": 0,
        "skull_king": False,
    }
    assert (second["winner"], second["destroyed"], second["row"], second["lines"]) == (None, True, None, [])
    won = {player["id"]: player["won"] for player in view["players"]}
    assert (won["p3"]["tricks"], won["p3"]["fourteens"], won["p3"]["loot"]) == (1, ["green"], ["p4"])
    assert (won["p4"]["tricks"], won["p4"]["loot"]) == (0, ["p3"])
    assert view["rounds"][-1]["round"] == 2


def test_a_round_closed_by_its_last_trick():
    view = played("3 kraken; bids 1 0 0; trick p2 kraken green-1 green-2").view()
    assert (view["phase"], view["tricks_recorded"], view["tricks"]) == ("bidding", 0, [])
    assert view["last_trick"]["why"]["code"] == "kraken"
    done = view["rounds"][0]
    assert (done["destroyed"], done["tricks_recorded"]) == (1, 1)
    assert [player["won"] for player in view["players"]] == [None] * 3


def test_a_round_closed_by_numbers_has_no_last_trick():
    view = played(
        "3; bids 1 0 0; trick p2 green-3 green-1 green-2; bids 0 0 0; trick p3 green-3 green-1 green-2; "
        "result 0, 0, 2"
    ).view()
    assert view["last_trick"] is None
    assert (view["rounds"][1]["tricks_recorded"], view["rounds"][1]["rows"]["p3"]["tricks"]) == (1, 2)


def test_void_takes_tricks_and_powers_with_it():
    view = played("3 powers rascal shots; bids 1 0 0 gcg; harry p1-1; wager p2 10; void").view()
    assert (view["tricks"], view["harry"], view["wager"], view["phase"]) == ([], None, None, "bidding")
    assert [player["shot"] for player in view["players"]] == [None] * 3
    left = played("4; quiet 1; bids 1 0 0 0; trick p3 green-1 green-2 green-9 green-3; leave p1").view()
    assert (left["tricks"], left["tricks_recorded"]) == ([], 0)


def test_the_view_tells_the_options():
    text = "3 rascal shots loot kraken powers cards=5,3"
    assert played(text).view()["options"] == {
        "scoring": "rascal",
        "shots": True,
        "modules": ["kraken", "loot"],
        "modules_now": ["kraken", "loot"],
        "pirate_powers": True,
        "schedule": [5, 3],
    }
    assert played(f"{text}; leave p1").view()["options"]["modules_now"] == ["kraken"]
    assert played(f"{text}; leave p1; join").view()["options"]["modules_now"] == ["kraken", "loot"]
    assert played("3").view()["options"] == {
        "scoring": "standard",
        "shots": False,
        "modules": [],
        "modules_now": [],
        "pirate_powers": False,
        "schedule": "standard",
    }


def test_bids_and_powers_in_the_view():
    view = played("3 rascal shots powers; bids 1 0 0 gcg; harry p2+1; wager p1 20").view()
    assert [(player["bid"], player["shot"]) for player in view["players"]] == [
        (1, "grapeshot"),
        (1, "cannonball"),
        (0, "grapeshot"),
    ]
    assert (view["harry"], view["wager"]) == ({"player": "p2", "change": 1}, {"player": "p1", "points": 20})
    row = played("3 rascal shots powers; bids 1 0 0 gcg; harry p2+1; result 0, 1, 0").view()["rounds"][0][
        "rows"
    ]["p2"]
    assert (row["bid"], row["shot"], row["points"]) == (1, "cannonball", 15)


@pytest.mark.parametrize(
    ("schedule", "count", "dealt"),
    [
        ("standard", 3, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        ("even-keeled", 3, [2, 4, 6, 8, 10]),
        ("even-keeled", 8, [2, 4, 6, 8, 8]),
        ("skip-to-the-brawl", 4, [6, 7, 8, 9, 10]),
        ("skip-to-the-brawl", 8, [6, 7, 8, 8, 8]),
        ("swift-n-salty", 5, [5] * 5),
        ("broadside-barrage", 2, [10] * 10),
        ("broadside-barrage", 8, [8] * 10),
        ("whirlpool", 3, [9, 7, 5, 3, 1]),
        ("whirlpool", 8, [8, 7, 5, 3, 1]),
        ("past-your-bedtime", 6, [1]),
        ("cards=23,1", 3, [23, 1]),
        ("cards=23,1", 2, [23, 1]),
        ("cards=23,12", 6, [11, 11]),
    ],
)
def test_schedules_with_their_caps(schedule, count, dealt):
    assert played(f"{count} {schedule}").view()["schedule"] == dealt
    assert played(f"{count} {schedule} kraken white-whale").view()["schedule"] == dealt


def test_a_game_of_another_schedule_ends_after_it():
    view = played("3 past-your-bedtime; round 1/1, 1/0, 0/0").view()
    assert (view["phase"], view["winners"]) == ("game_over", ["p1"])
    assert played("3 whirlpool; ruling p3-100; round 9/9, 9/0, 9/0").view()["phase"] == "bidding"


@pytest.mark.parametrize(
    ("text", "more"),
    [
        ("3 loot; end", {}),
        ("3 loot kraken; leave p1; end", {"modules": ["kraken"]}),
    ],
)
def test_a_rematch_of_two_goes_without_loot(text, more):
    assert {name: value for name, value in played(text).rematch_options().items() if name != "dealer"} == more


# What is offered.


def offers(text, kind):
    return [offer for offer in played(text).allowed() if offer["type"] == kind]


def test_bids_are_offered_with_shots():
    shots = ["grapeshot", "cannonball"]
    assert offers("3 rascal shots", "bids") == [
        {
            "type": "bids",
            "bids": {seat: {"min": 0, "max": 1} for seat in ids(3)},
            "shots": dict.fromkeys(ids(3), shots),
        }
    ]


def test_a_result_is_offered_with_what_the_modules_bring():
    offer = offers("3 loot kraken white-whale; bids 1 0 0", "result")[0]
    assert offer["destroyed"] == {"min": 0, "max": 2}
    assert {seat: offer["rows"][seat]["loot"] for seat in ids(3)} == {
        "p1": ["p2", "p3"],
        "p2": ["p1", "p3"],
        "p3": ["p1", "p2"],
    }
    assert "loot" not in offers("3; bids 1 0 0", "result")[0]["rows"]["p1"]


def test_powers_are_offered_while_they_can_be_earned():
    assert offers("3 powers; quiet 1; bids 2 0 1", "harry") == [
        {"type": "harry", "player": "p1", "change": {"min": -1, "max": 0}},
        {"type": "harry", "player": "p2", "change": {"min": 0, "max": 1}},
        {"type": "harry", "player": "p3", "change": {"min": -1, "max": 1}},
    ]
    seen = "3 powers; quiet 1; bids 2 0 1; trick p3 pirate-rascal green-1 green-2"
    assert offers(seen, "wager") == [{"type": "wager", "player": "p3", "points": [0, 10, 20]}]
    assert offers(f"{seen}; wager p3 10", "wager") == []
    assert offers("3; bids 1 0 0", "harry") == []


# A trick half tapped.


def half(text, *lain):
    game = played(text)
    order = game.preview({"type": "trick", "plays": []})["order"]
    plays = [{"player": player, "card": card} for player, card in zip(order, lain, strict=False)]
    return game.preview({"type": "trick", "plays": plays})


def card_of(shown, card):
    return next(seen for seen in shown["cards"] if seen["card"] == card)


def test_no_card_yet():
    shown = half("3; bids 1 0 0")
    assert (shown["complete"], shown["number"], shown["turn"], shown["left"]) == (False, 1, "p2", 3)
    assert (shown["trick"], shown["refusal"]) == (None, None)
    assert all(seen["refusal"] is None for seen in shown["cards"])
    assert len(shown["cards"]) == 4 * 14 + 6
    assert played("3; bids 1 0 0").preview({"type": "trick"}) == shown


def test_who_wins_so_far():
    shown = half("3; quiet 1; bids 1 0 0", "green-3", "green-14")
    assert (shown["turn"], shown["left"], shown["complete"]) == ("p2", 1, False)
    assert (shown["trick"]["winner"], shown["trick"]["bonus"], shown["trick"]["led_suit"]) == (
        "p1",
        10,
        "green",
    )


def test_the_last_card_completes_it():
    shown = half("3; bids 1 0 0", "green-3", "green-14", "pirate")
    assert (shown["turn"], shown["left"], shown["complete"], shown["refusal"]) == (None, 0, True, None)
    assert shown["trick"]["why"]["code"] == "pirate"


def test_cards_that_are_gone_say_where():
    shown = half("3; quiet 1; bids 1 0 0; trick p3 green-3 mermaid green-14", "mermaid")
    assert card_of(shown, "green-3")["refusal"] == {
        "code": "card_gone",
        "facts": {"card": "green-3", "copies": 1, "players": ["p3"]},
    }
    assert card_of(shown, "mermaid") == {
        "card": "mermaid",
        "left": 0,
        "refusal": {"code": "card_gone", "facts": {"card": "mermaid", "copies": 2, "players": ["p1", "p1"]}},
    }
    assert card_of(shown, "pirate") == {"card": "pirate", "left": 5, "refusal": None}


def test_a_new_round_has_all_cards_again():
    shown = half("3; bids 1 0 0; trick p2 green-3 mermaid green-14; bids 0 0 0")
    assert all(seen["refusal"] is None for seen in shown["cards"])


def test_graybeards_tigress():
    shown = half("2; bids 1 0", "green-3")
    assert shown["turn"] == "graybeard"
    assert card_of(shown, "tigress-pirate")["refusal"]["code"] == "graybeard_escapes"
    assert card_of(shown, "tigress-escape")["refusal"] is None


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("3 kraken", {"kraken"}),
        ("3 kraken white-whale loot", {"kraken", "white-whale", "loot"}),
        ("3 loot; leave p3", set()),
        ("3 powers", {"pirate-harry", "pirate-rascal", "pirate-rosie", "pirate-bendt", "pirate-juanita"}),
    ],
)
def test_the_cards_of_this_game(text, cards):
    bids = " ".join("0" * len(played(text).players_in))
    shown = {seen["card"] for seen in half(f"{text}; bids {bids}")["cards"]}
    assert shown - {seen["card"] for seen in half("3; bids 0 0 0")["cards"]} == cards


@pytest.mark.parametrize(
    ("plays", "code"),
    [
        ([{"player": "p1", "card": "green-1"}], "not_their_turn"),
        ([{"player": "p2", "card": "green-1"}, {"player": "p3", "card": "green-1"}], "card_gone"),
        ([{"player": "p2", "card": "kraken"}], "card_not_in_game"),
        ([{"player": "p2", "card": "green-1"}, {"player": "p3"}], None),
        (
            [{"player": "p2", "card": "green-1"}, {"card": "green-2"}, {"player": "p1", "card": "green-1"}],
            None,
        ),
        (
            [
                {"player": player, "card": f"green-{n}"}
                for player, n in zip(["p2", "p3", "p1", "p2"], range(1, 5), strict=True)
            ],
            "plays_out_of_range",
        ),
    ],
)
def test_what_is_wrong_so_far(plays, code):
    shown = played("3; bids 1 0 0").preview({"type": "trick", "plays": plays})
    assert (shown["refusal"] and shown["refusal"]["code"]) == code
    assert shown["complete"] is False


def test_the_last_trick_says_when_harry_was_not_earned():
    shown = half("3 powers; bids 0 0 0; harry p1+1", "pirate", "green-1", "green-2")
    assert (shown["complete"], shown["refusal"]["code"]) == (False, "power_not_earned")


# Bids and results half typed.


def test_bids_half_typed_with_shots():
    shown = played("3 rascal shots").preview(
        {"type": "bids", "bids": dict.fromkeys(ids(3), 0), "shots": {"p2": "cannonball"}}
    )
    assert (shown["complete"], shown["missing"], shown["missing_shots"]) == (False, [], ["p1", "p3"])
    assert [chip["value"] for chip in shown["rows"]["p1"]["shot"]] == ["grapeshot", "cannonball"]
    whole = {"type": "bids", "bids": dict.fromkeys(ids(3), 0), "shots": dict.fromkeys(ids(3), "cannonball")}
    assert played("3 rascal shots").preview(whole)["complete"] is True


# What is shown; a story; rows typed; destroyed; a path; what stands there.
SHOWN = [
    ("nothing said of destroyed tricks", "3 kraken; quiet 1; bids 1 1 0", {}, None, "destroyed.value", None),
    ("none can be", "3; quiet 1; bids 1 1 0", {}, None, "destroyed.value", 0),
    (
        "all rows in and one left over",
        "3 kraken; quiet 1; bids 1 1 0",
        {"p1": 1, "p2": 0, "p3": 0},
        None,
        "destroyed.suggestion",
        1,
    ),
    (
        "all rows in and two left over",
        "3 kraken; quiet 1; bids 1 1 0",
        {"p1": 0, "p2": 0, "p3": 0},
        None,
        "destroyed.suggestion",
        None,
    ),
    (
        "all rows in, none left over",
        "3 kraken; quiet 1; bids 1 1 0",
        {"p1": 1, "p2": 1, "p3": 0},
        None,
        "destroyed.suggestion",
        None,
    ),
    (
        "a row is open",
        "3 kraken; quiet 1; bids 1 1 0",
        {"p1": 1, "p2": 0},
        None,
        "destroyed.suggestion",
        None,
    ),
    (
        "said already",
        "3 kraken; quiet 1; bids 1 1 0",
        {"p1": 1, "p2": 0, "p3": 0},
        1,
        "destroyed.suggestion",
        None,
    ),
    (
        "with Graybeard nobody can tell",
        "2 kraken; quiet 1; bids 1 1",
        {"p1": 1, "p2": 0},
        None,
        "destroyed.suggestion",
        None,
    ),
    ("it counts among the tricks", "3 kraken; quiet 1; bids 1 1 0", {"p1": 1}, 1, "tricks_left", 0),
    (
        "the rest for the last one",
        "3 kraken; quiet 2; bids 1 1 0",
        {"p1": 1, "p2": 1},
        1,
        "suggestion",
        {"p3": 0},
    ),
    (
        "tricks recorded are filled in",
        "3; quiet 1; bids 1 1 0; trick p3 green-1 green-14 green-2",
        {"p1": 1},
        None,
        "rows.p1.row.fourteens",
        ["green"],
    ),
    (
        "and count",
        "3; quiet 1; bids 1 1 0; trick p3 green-1 green-14 green-2",
        {"p1": 1},
        None,
        "rows.p1.points",
        30,
    ),
    (
        "undecided is not nought",
        "3; quiet 1; bids 1 1 0; trick p3 green-1 green-14 green-2",
        {},
        None,
        "rows.p1.points",
        None,
    ),
    (
        "a destroyed one is known",
        "3 kraken; quiet 1; bids 1 1 0; trick p3 green-1 green-14 kraken",
        {},
        None,
        "destroyed.value",
        1,
    ),
    (
        "and stands while the Whale can destroy another",
        "3 kraken white-whale; quiet 1; bids 1 1 0; trick p3 green-1 green-14 kraken",
        {},
        None,
        "destroyed.least",
        1,
    ),
    ("half counts", "3 rascal; quiet 1; bids 1 1 0", {"p1": 2}, None, "rows.p1.counts", True),
    ("Harry's bid", "3 powers; quiet 1; bids 1 1 0; harry p1+1", {}, None, "rows.p1.bid", 2),
    ("an alliance needs both", "3 loot; quiet 1; bids 1 1 0", {"p1": (1, "p3")}, None, "rows.p1.points", 20),
]

# What is grey; a story; rows typed; destroyed; whose field; {value: code}.
ADD_UP = "tricks_do_not_add_up"
GREY = [
    (
        "nobody has said whether the Kraken came",
        "3 kraken; quiet 1; bids 1 1 0",
        {"p1": 1, "p2": 0},
        None,
        "p3.tricks",
        {2: ADD_UP},
    ),
    ("it came", "3 kraken; quiet 1; bids 1 1 0", {"p1": 1, "p2": 0}, 1, "p3.tricks", {1: ADD_UP, 2: ADD_UP}),
    (
        "it did not",
        "3 kraken; quiet 1; bids 1 1 0",
        {"p1": 1, "p2": 0},
        0,
        "p3.tricks",
        {0: ADD_UP, 2: ADD_UP},
    ),
    (
        "less than recorded",
        "3; quiet 1; bids 1 1 0; trick p3 green-1 green-9 green-2",
        {},
        None,
        "p1.tricks",
        {0: "less_than_recorded"},
    ),
    (
        "what others have for sure",
        "3; quiet 1; bids 1 1 0; trick p3 green-1 green-9 green-2",
        {},
        None,
        "p2.tricks",
        {2: ADD_UP},
    ),
    (
        "a 14 that is gone",
        "3; quiet 1; bids 1 1 0; trick p3 green-1 green-14 black-14",
        {"p1": 1, "p2": 1},
        None,
        "p1.fourteens",
        {"green": "fourteen_twice", "black": "fourteen_twice"},
    ),
    (
        "Rascal: off by two",
        "3 rascal; quiet 1; bids 0 0 0",
        {"p1": 2},
        None,
        "p1.mermaids",
        dict.fromkeys([1, 2], "bonus_needs_close_bid"),
    ),
    ("Rascal: off by one", "3 rascal; quiet 1; bids 1 0 0", {"p1": 2}, None, "p1.mermaids", {}),
    (
        "Loot: the own bid missed",
        "3 loot; bids 0 0 0",
        {"p1": 1},
        None,
        "p1.loot",
        dict.fromkeys(["p2", "p3"], "bonus_needs_exact_bid"),
    ),
    (
        "Loot: nobody of the two won a trick",
        "3 loot; bids 1 0 0",
        {"p1": 1, "p2": 0, "p3": 0},
        None,
        "p2.loot",
        {"p3": "tricks_needed"},
    ),
    (
        "Loot: an alliance named before the other's tricks stands in both rows",
        "3 loot; quiet 2; bids 1 1 1",
        {"p3": (1, "p1"), "p1": (None, "p3")},
        None,
        "p1.tricks",
        {3: ADD_UP},
    ),
    (
        "Loot: and stays when the tricks are put right",
        "3 loot; quiet 2; bids 1 1 1",
        {"p3": (1, "p1"), "p1": (2, "p3")},
        None,
        "p1.tricks",
        {3: ADD_UP},
    ),
    (
        "Loot: two are enough",
        "3 loot; quiet 1; bids 2 0 0",
        {"p1": (2, "p2", "p3"), "p2": (0, "p1"), "p3": (0, "p1")},
        None,
        "p1.loot",
        dict.fromkeys(["p2", "p3"], "loot_alliances"),
    ),
]


def typed_result(typed, destroyed):
    """Rows said as tricks, or as tricks with the others of Loot alliances."""
    rows = {}
    for seat, said in typed.items():
        tricks, *allies = said if isinstance(said, tuple) else (said,)
        rows[seat] = ({} if tricks is None else {"tricks": tricks}) | ({"loot": allies} if allies else {})
    more = {} if destroyed is None else {"destroyed": destroyed}
    return {"type": "result", "rows": rows, **more}


def previewed(text, typed, destroyed):
    return played(text).preview(typed_result(typed, destroyed))


@pytest.mark.parametrize(
    ("shown", "text", "typed", "destroyed", "path", "stands"), SHOWN, ids=[row[0] for row in SHOWN]
)
def test_what_stands_so_far(shown, text, typed, destroyed, path, stands):
    view = previewed(text, typed, destroyed)
    for key in path.split("."):
        view = view[key]
    assert view == stands


@pytest.mark.parametrize(
    ("why", "text", "typed", "destroyed", "whose", "grey"), GREY, ids=[row[0] for row in GREY]
)
def test_what_is_grey(why, text, typed, destroyed, whose, grey):
    seat, field = whose.split(".")
    chips = previewed(text, typed, destroyed)["rows"][seat]["fields"][field]
    assert {chip["value"]: chip["refusal"]["code"] for chip in chips if chip["refusal"]} == grey


def test_how_many_can_be_destroyed():
    def grey(text, typed):
        return [
            chip["refusal"] and chip["refusal"]["code"]
            for chip in previewed(text, typed, None)["destroyed"]["values"]
        ]

    assert grey("3; bids 0 0 0", {}) == [None]
    assert grey("3 kraken white-whale; quiet 1; bids 0 0 0", {"p1": 1}) == [None, None, ADD_UP]
    assert grey("3 kraken; quiet 1; bids 1 1 0; trick p3 green-1 green-14 kraken", {}) == [
        "destroyed_less_than_recorded",
        None,
    ]
    assert grey("3 kraken; quiet 1; bids 1 1 0", {"p1": 1, "p2": 0, "p3": 0}) == [ADD_UP, None]


def test_what_an_alliance_would_earn():
    chips = previewed("3 loot; bids 1 0 1", {"p1": 1, "p2": 0, "p3": 0}, None)["rows"]["p1"]["fields"]["loot"]
    assert [(chip["value"], chip["count"], chip["points"]) for chip in chips] == [("p2", 0, 20), ("p3", 0, 0)]
    halved = previewed("3 rascal; quiet 1; bids 1 0 1", {"p1": 2}, None)["rows"]["p1"]["fields"]["fourteens"]
    assert [chip["points"] for chip in halved] == [5, 5, 5, 10]


def test_while_rows_are_open_rosie_may_have_won_for_them():
    """Condition 13: then a trick of three coloured 14s needs no lead."""

    def yellow(rows):
        rows = {"p1": {"tricks": 1, "fourteens": ["green", "purple"]}, **rows}
        shown = played("3 powers; bids 1 0 0").preview({"type": "result", "rows": rows})
        chips = shown["rows"]["p1"]["fields"]["fourteens"]
        refusal = next(chip["refusal"] for chip in chips if chip["value"] == "yellow")
        return refusal and refusal["code"]

    assert yellow({}) is None
    assert yellow({"p2": {"tricks": 0}, "p3": {"tricks": 0}}) == "must_lead"
