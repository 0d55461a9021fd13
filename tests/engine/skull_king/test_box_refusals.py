"""Every reason why something with cards, modules, shots or powers is refused, at its boundary, with its facts."""

import pytest

from companion.engine import CODES, RuleViolation, new_game

from .cards import ids
from .notation import played, played_on, refusal, tried_entries

TWO = "2; quiet 1; bids 1 1"
SECOND = "3; quiet 1; bids 1 1 0"

# What is wrong; a story; what is tried after it; code and facts of the refusal.
REFUSED = [
    (
        "trick: the leader plays first",
        "3; bids 1 0 0",
        "trick p1 green-1 green-2 green-3",
        "not_their_turn",
        {"player": "p1", "turn": "p2"},
    ),
    (
        "trick: then clockwise",
        "3; bids 1 0 0",
        {"p2": "green-1", "p1": "green-2", "p3": "green-3"},
        "not_their_turn",
        {"player": "p1", "turn": "p3"},
    ),
    (
        "trick: the winner leads the next",
        f"{SECOND}; trick p3 green-1 green-5 green-2",
        "trick p3 green-7 green-8 green-9",
        "not_their_turn",
        {"player": "p3", "turn": "p1"},
    ),
    (
        "trick: Graybeard flips second",
        TWO,
        {"p1": "green-1", "p2": "green-2", "graybeard": "green-3"},
        "not_their_turn",
        {"player": "p2", "turn": "graybeard"},
    ),
    (
        "trick: Graybeard won, so he leads",
        f"{TWO}; trick p1 green-1 green-9 green-2",
        {"p1": "green-3", "graybeard": "green-4", "p2": "green-5"},
        "not_their_turn",
        {"player": "p1", "turn": "graybeard"},
    ),
    (
        "trick: then who led the round plays second",
        f"{TWO}; trick p1 green-1 green-9 green-2",
        {"graybeard": "green-3", "p2": "green-4", "p1": "green-5"},
        "not_their_turn",
        {"player": "p2", "turn": "p1"},
    ),
    (
        "trick: Graybeard has gone home with the third seat",
        "3; bids 1 0 0",
        {"p2": "green-1", "graybeard": "green-2", "p1": "green-3"},
        "not_their_turn",
        {"player": "graybeard", "turn": "p3"},
    ),
    (
        "trick: who has left has no cards",
        "4; leave p3; bids 1 0 0",
        {"p2": "green-1", "p3": "green-2"},
        "player_has_left",
        {"player": "p3"},
    ),
    (
        "trick: a card too few",
        "3; bids 1 0 0",
        "trick p2 green-1 green-2",
        "plays_out_of_range",
        {"plays": 2, "min": 3, "max": 3},
    ),
    (
        "trick: a card too many",
        "3; bids 1 0 0",
        {"p2": "green-1", "p3": "green-2", "p1": "green-3", "p2 again": "green-4"},
        "plays_out_of_range",
        {"plays": 4, "min": 3, "max": 3},
    ),
    ("trick: nothing at all", "3; bids 1 0 0", {}, "plays_out_of_range", {"plays": 0, "min": 3, "max": 3}),
    (
        "trick: green 7 twice",
        "3; bids 1 0 0",
        "trick p2 green-7 green-7 green-3",
        "card_gone",
        {"card": "green-7", "copies": 1, "players": ["p2"]},
    ),
    (
        "trick: green 7 in two tricks of a round",
        f"{SECOND}; trick p3 green-1 green-7 green-2",
        "trick p1 green-8 green-7 green-9",
        "card_gone",
        {"card": "green-7", "copies": 1, "players": ["p1"]},
    ),
    (
        "trick: a third Mermaid",
        "3; bids 1 0 0",
        "trick p2 mermaid mermaid mermaid",
        "card_gone",
        {"card": "mermaid", "copies": 2, "players": ["p2", "p3"]},
    ),
    (
        "trick: the Tigress is one card",
        "3; bids 1 0 0",
        "trick p2 tigress-pirate tigress-escape green-1",
        "card_gone",
        {"card": "tigress-escape", "copies": 1, "players": ["p2"]},
    ),
    (
        "trick: a sixth Pirate",
        "6; bids 1 0 0 0 0 0",
        "trick p2" + " pirate" * 6,
        "card_gone",
        {"card": "pirate", "copies": 5, "players": ["p2", "p3", "p4", "p5", "p6"]},
    ),
    (
        "trick: Harry twice",
        "3 powers; bids 1 0 0",
        "trick p2 pirate pirate-harry pirate-harry",
        "card_gone",
        {"card": "pirate-harry", "copies": 1, "players": ["p3"]},
    ),
    (
        "trick: no Kraken in this game",
        "3 white-whale loot; bids 1 0 0",
        "trick p2 kraken green-1 green-2",
        "card_not_in_game",
        {"card": "kraken"},
    ),
    (
        "trick: no Loot with two left",
        "3 loot; leave p3; bids 1 0",
        {"p2": "loot", "graybeard": "green-2", "p1": "green-3"},
        "card_not_in_game",
        {"card": "loot"},
    ),
    (
        "trick: a Pirate has no name without powers",
        "3; bids 1 0 0",
        "trick p2 pirate-harry green-1 green-2",
        "card_not_in_game",
        {"card": "pirate-harry"},
    ),
    (
        "trick: Graybeard's Tigress is an Escape",
        "2; bids 1 0",
        {"p2": "green-1", "graybeard": "tigress-pirate", "p1": "green-3"},
        "graybeard_escapes",
        {},
    ),
    (
        "trick: the last one, Harry not earned",
        "3 powers; bids 0 0 0; harry p1+1",
        "trick p2 pirate-harry green-1 green-2",
        "power_not_earned",
        {"player": "p1", "power": "harry"},
    ),
    (
        "trick: the last one, another Pirate",
        "3 powers; bids 0 0 0; harry p2+1",
        "trick p2 pirate-bendt green-1 green-2",
        "power_not_earned",
        {"player": "p2", "power": "harry"},
    ),
    (
        "trick: the last one, a Tigress is not Harry",
        "3 powers; bids 0 0 0; harry p2+1",
        "trick p2 tigress-pirate green-1 green-2",
        "power_not_earned",
        {"player": "p2", "power": "harry"},
    ),
    (
        "trick: two powers need two tricks",
        "3 powers; bids 0 0 0; harry p2+1; wager p2 10",
        "trick p2 pirate green-1 green-2",
        "power_not_earned",
        {"player": "p2", "power": "wager"},
    ),
    (
        "trick: before the bids",
        "3",
        "trick p2 green-1 green-2 green-3",
        "not_now",
        {"type": "trick", "phase": "bidding"},
    ),
    (
        "trick: not after the last one",
        "3; bids 1 0 0; trick p2 green-1 green-2 green-3",
        "trick p3 green-4 green-5 green-6",
        "not_now",
        {"type": "trick", "phase": "bidding"},
    ),
    (
        "result: fewer tricks than recorded",
        f"{SECOND}; trick p3 green-1 green-7 green-2",
        "result 0, 1, 1",
        "less_than_recorded",
        {"player": "p1", "field": "tricks", "least": 1},
    ),
    (
        "result: fewer Mermaids than recorded",
        f"{SECOND}; trick p3 mermaid pirate green-2",
        "result 1 m0, 1, 0",
        "less_than_recorded",
        {"player": "p1", "field": "mermaids", "least": 1},
    ),
    (
        "result: no King where he was taken",
        f"{SECOND}; trick p3 skull-king mermaid green-2",
        {
            "type": "result",
            "rows": {"p1": {"tricks": 1, "skull_king": False}, "p2": {"tricks": 1}, "p3": {"tricks": 0}},
        },
        "less_than_recorded",
        {"player": "p1", "field": "skull_king", "least": 1},
    ),
    (
        "result: fewer destroyed than recorded",
        "3 kraken; quiet 1; bids 1 1 0; trick p3 kraken green-2 green-3",
        "result 1, 1, 0 x0",
        "destroyed_less_than_recorded",
        {"destroyed": 0, "least": 1},
    ),
    (
        "result: the Kraken has been played",
        "3 kraken; quiet 1; bids 1 1 0; trick p3 kraken green-2 green-3",
        "result 0, 0, 0 x2",
        "too_many_destroyed",
        {"destroyed": 2, "most": 1},
    ),
    (
        "result: the Kraken fell to the Whale",
        "3 kraken white-whale; quiet 1; bids 1 1 0; trick p3 kraken white-whale green-3",
        "result 0, 1, 0 x1",
        "too_many_destroyed",
        {"destroyed": 1, "most": 0},
    ),
    (
        "result: the green 14 went to Graybeard",
        f"{TWO}; trick p1 green-1 green-14 green-2",
        "result 1 green, 0",
        "cards_left_too_few",
        {"card": "green-14", "left": 0, "needed": 1},
    ),
    (
        "result: the King went to Graybeard",
        f"{TWO}; trick p1 green-1 skull-king green-2",
        "result 1 k1, 0",
        "cards_left_too_few",
        {"card": "skull-king", "left": 0, "needed": 1},
    ),
    (
        "result: a Mermaid went to Graybeard",
        f"{TWO}; trick p1 green-1 mermaid green-2",
        "result 1 m2, 0",
        "cards_left_too_few",
        {"card": "mermaid", "left": 1, "needed": 2},
    ),
    (
        "result: the Pirates are used up",
        "3; quiet 2; bids 1 1 1; trick p1 pirate pirate pirate; trick p1 pirate tigress-escape pirate",
        "result 3 m1, 0, 0",
        "cards_left_too_few",
        {"card": "pirate", "left": 0, "needed": 1},
    ),
    (
        "result: the Loots are used up",
        "3 loot; quiet 1; bids 1 1 0; trick p3 loot green-1 loot",
        "result 1 l2 l3 l3, 1 l1, 0 l1 l1",
        "loot_alliances",
        {"alliances": 3, "most": 2},
    ),
    (
        "result: one Loot is used up",
        "3 loot; quiet 1; bids 1 1 0; trick p3 loot green-1 green-2",
        "result 1 l3 l3, 1 l3, 0 l1 l1 l2",
        "loot_alliances",
        {"alliances": 3, "most": 2},
    ),
    (
        "result: the Loot went nowhere",
        "3 loot; quiet 1; bids 1 1 0; trick p3 loot escape escape",
        "result 0 l2 l3, 1 l1, 1 l1",
        "cards_left_too_few",
        {"card": "loot", "left": 1, "needed": 2},
    ),
    (
        "result: no trick is left for the 14",
        f"{SECOND}; trick p3 green-1 green-7 green-2",
        "result 1 black, 1, 0",
        "tricks_needed",
        {"player": "p1", "tricks": 1, "needed": 2},
    ),
    (
        "result: no room is left in the trick",
        f"{SECOND}; trick p3 green-1 green-7 green-2",
        "result 2 k2 black, 0, 0",
        "no_room",
        {"player": "p1", "tricks": 2, "places": 6, "cards": 7},
    ),
    (
        "result: who leads the next trick",
        f"{SECOND}; trick p3 escape escape black-2",
        "result 0, 1, 1 green purple yellow",
        "must_lead_next",
        {"player": "p3", "leader": "p2"},
    ),
    (
        "result: Harry went to somebody else",
        "3 powers; quiet 1; bids 1 1 0; harry p1-1; trick p3 pirate-harry green-7 green-2",
        "result 1, 0, 1",
        "power_not_earned",
        {"player": "p1", "power": "harry"},
    ),
    (
        "result: no trick for Harry",
        "3 powers; bids 0 0 0; harry p2+1",
        "result 1, 0, 0",
        "tricks_needed",
        {"player": "p2", "tricks": 0, "needed": 1},
    ),
    (
        "result: two powers, one trick",
        "3 powers; bids 0 0 0; harry p1+1; wager p1 20",
        "result 1, 0, 0",
        "tricks_needed",
        {"player": "p1", "tricks": 1, "needed": 2},
    ),
    (
        "10 no Kraken in this game",
        "3",
        "round 0/0, 0/0, 0/0 x1",
        "too_many_destroyed",
        {"destroyed": 1, "most": 0},
    ),
    (
        "10 one Kraken",
        "3 kraken; quiet 1",
        "round 0/0, 0/0, 0/0 x2",
        "too_many_destroyed",
        {"destroyed": 2, "most": 1},
    ),
    (
        "10 the Whale's needs cards without a number",
        "8 white-whale; quiet 3",
        "round 1/1 k6, 1/1 m1, 0/0, 1/1 s, 0/0, 0/0, 0/0, 0/0 x1",
        "one_skull_king",
        {"players": ["p1", "p4"]},
    ),
    (
        "10 too few characters are left for it",
        "8 white-whale; quiet 2",
        "round 1/1 k5, 1/1 m2, 0/0, 0/0, 0/0, 0/0, 0/0, 0/0 x1",
        "whale_needs_characters",
        {"left": 5, "needed": 7},
    ),
    (
        "1 with destroyed tricks they add up",
        "3 kraken; quiet 1",
        "round 1/1, 1/1, 0/0 x1",
        "tricks_do_not_add_up",
        {"tricks": 2, "destroyed": 1, "cards": 2},
    ),
    (
        "12 Loot is not played",
        "3; bids 1 0 0",
        "result 1 l2, 0 l1, 0",
        "loot_alliances",
        {"alliances": 1, "most": 0},
    ),
    (
        "12 two Loots",
        "3 loot; quiet 2; bids 1 1 1",
        "result 1 l2 l3, 1 l1 l3, 1 l1 l2",
        "loot_alliances",
        {"alliances": 3, "most": 2},
    ),
    ("12 not with oneself", "3 loot; bids 1 0 0", "result 1 l1, 0, 0", "loot_with_oneself", {"player": "p1"}),
    (
        "12 named on both sides",
        "3 loot; bids 1 0 0",
        "result 1 l2, 0, 0",
        "loot_one_sided",
        {"players": ["p1", "p2"]},
    ),
    (
        "12 equally often",
        "3 loot; quiet 1; bids 2 0 0",
        "result 2 l2, 0 l1 l1, 0",
        "loot_one_sided",
        {"players": ["p2", "p1"]},
    ),
    (
        "12 somebody who has left",
        "4 loot; leave p4; bids 1 0 0",
        "result 1 l4, 0, 0",
        "player_has_left",
        {"player": "p4"},
    ),
    (
        "12 one of the two won the trick",
        "3 loot; bids 0 0 1",
        "result 0 l2, 0 l1, 1",
        "tricks_needed",
        {"player": "p1", "tricks": 0, "needed": 1},
    ),
    (
        "12 with a place for the card",
        "3 loot; bids 1 0 0",
        "result 1 k2 l2, 0 l1, 0",
        "no_room",
        {"player": "p1", "tricks": 1, "places": 3, "cards": 4},
    ),
    (
        "12 two Loots of one player, two tricks",
        "3 loot; bids 1 0 0",
        "result 1 l2 l2, 0 l1 l1, 0",
        "tricks_needed",
        {"player": "p1", "tricks": 1, "needed": 2},
    ),
    (
        "12 two tricks with a place each",
        "3 loot; quiet 1; bids 2 0 0",
        "result 2 k2 l2 l2, 0 l1 l1, 0",
        "tricks_needed",
        {"player": "p1", "tricks": 2, "needed": 3},
    ),
    (
        "12 both Mermaids and their Pirate fill one",
        "3 loot; quiet 1; bids 2 0 0",
        "result 2 m2 black l2 l2, 0 l1 l1, 0",
        "tricks_needed",
        {"player": "p1", "tricks": 2, "needed": 3},
    ),
    (
        "8 with Loot: two colours and Loot",
        "3 loot; bids 0 0 1",
        "result 0, 0 l3, 1 green yellow l2",
        None,
        None,
    ),
    (
        "8 with Loot: p1 sits behind p3",
        "3 loot; bids 1 0 0",
        "result 1 green yellow l2, 0 l1, 0",
        "must_lead",
        {"player": "p1", "leader": "p2"},
    ),
    (
        "9, 11 all 70 cards of 71, the Kraken undealt",
        "7 kraken; quiet 9",
        "round 9/9 green purple yellow, 1/1, 0/0, 0/0, 0/0, 0/0, 0/0",
        "fourteens_missing",
        {"suits": ["black"], "undealt": 1},
    ),
    (
        "9, 11 both Loots were dealt or not",
        "7 loot; quiet 9",
        "round 9/9 green, 1/1, 0/0, 0/0, 0/0, 0/0, 0/0",
        "fourteens_missing",
        {"suits": ["purple", "yellow", "black"], "undealt": 2},
    ),
    (
        "13 powers and Pirates",
        "7 powers; bids 0 0 0 0 0 0 0; harry p1+1",
        "result 1 k6, 0, 0, 0, 0, 0, 0",
        "six_pirates",
        {"by_king": 6, "pirate_tricks": 1},
    ),
    (
        "bids: a shot for each",
        "3 rascal shots",
        {"type": "bids", "bids": {"p1": 0, "p2": 0, "p3": 0}, "shots": {"p2": "cannonball"}},
        "shots_missing",
        {"players": ["p1", "p3"]},
    ),
    (
        "bids: no shot said at all",
        "3 rascal shots",
        "bids 1 0 0",
        "shots_missing",
        {"players": ["p1", "p2", "p3"]},
    ),
    (
        "bids: a shot for one who has left",
        "4 rascal shots; leave p2",
        {"type": "bids", "bids": {"p1": 0, "p3": 0, "p4": 0}, "shots": dict.fromkeys(ids(4), "cannonball")},
        "player_has_left",
        {"player": "p2"},
    ),
    ("bids: shots where none are played", "3 rascal", "bids 1 0 0 ggg", "no_shots", {}),
    (
        "harry: not without powers",
        "3; bids 1 0 0",
        "harry p1+1",
        "not_now",
        {"type": "harry", "phase": "playing"},
    ),
    (
        "harry: once a round",
        "3 powers; bids 1 0 0; harry p1-1",
        "harry p2+1",
        "not_now",
        {"type": "harry", "phase": "playing"},
    ),
    ("harry: not while bidding", "3 powers", "harry p1+1", "not_now", {"type": "harry", "phase": "bidding"}),
    (
        "harry: by one at most",
        "3 powers; quiet 3; bids 2 2 0",
        "harry p1+2",
        "harry_out_of_range",
        {"player": "p1", "change": 2, "min": -1, "max": 1},
    ),
    (
        "harry: not below zero",
        "3 powers; bids 1 0 0",
        "harry p2-1",
        "harry_out_of_range",
        {"player": "p2", "change": -1, "min": 0, "max": 1},
    ),
    (
        "harry: not above the cards",
        "3 powers; bids 1 0 0",
        "harry p1+1",
        "harry_out_of_range",
        {"player": "p1", "change": 1, "min": -1, "max": 0},
    ),
    (
        "harry: for one who has left",
        "4 powers; leave p2; bids 1 0 0",
        "harry p2+1",
        "player_has_left",
        {"player": "p2"},
    ),
    (
        "harry: he won for somebody else",
        "3 powers; quiet 1; bids 1 0 0; trick p3 pirate-harry green-1 green-2",
        "harry p1-1",
        "power_not_earned",
        {"player": "p1", "power": "harry"},
    ),
    (
        "harry: he was taken",
        "3 powers; quiet 1; bids 1 0 0; trick p3 pirate-harry skull-king green-2",
        "harry p3+1",
        "power_not_earned",
        {"player": "p3", "power": "harry"},
    ),
    (
        "wager: once a round",
        "3 powers; bids 1 0 0; wager p1 0",
        "wager p1 20",
        "not_now",
        {"type": "wager", "phase": "playing"},
    ),
    (
        "wager: 0, 10 or 20",
        "3 powers; bids 1 0 0",
        "wager p1 15",
        "wager_out_of_range",
        {"player": "p1", "points": 15},
    ),
    (
        "wager: not less than nothing",
        "3 powers; bids 1 0 0",
        "wager p1 -10",
        "wager_out_of_range",
        {"player": "p1", "points": -10},
    ),
    (
        "wager: for one who has left",
        "4 powers; leave p2; bids 1 0 0",
        "wager p2 10",
        "player_has_left",
        {"player": "p2"},
    ),
    (
        "wager: Rascal won for somebody else",
        "3 powers; quiet 1; bids 1 0 0; trick p3 pirate-rascal green-1 green-2",
        "wager p1 10",
        "power_not_earned",
        {"player": "p1", "power": "wager"},
    ),
]

# What is wrong with the options; players; the options; code and facts.
NOT_OPENED = [
    ("shots belong to Rascal scoring", 3, {"shots": True}, "shots_need_rascal", {}),
    ("no Loot with two", 2, {"modules": ["kraken", "loot"]}, "loot_needs_three", {}),
    (
        "a game without rounds",
        3,
        {"schedule": []},
        "schedule_out_of_range",
        {"rounds": 0, "min": 1, "max": 20},
    ),
    (
        "a game of twenty-one rounds",
        3,
        {"schedule": [1] * 21},
        "schedule_out_of_range",
        {"rounds": 21, "min": 1, "max": 20},
    ),
    (
        "a round without cards",
        3,
        {"schedule": [1, 0]},
        "size_out_of_range",
        {"cards": 0, "min": 1, "max": 23},
    ),
    (
        "more than three hands can have",
        3,
        {"schedule": [24]},
        "size_out_of_range",
        {"cards": 24, "min": 1, "max": 23},
    ),
    ("an unknown schedule", 3, {"schedule": "fast"}, "ill_shaped", {"errors": {"schedule": "unknown_word"}}),
    ("a list of words", 3, {"schedule": [1, "2"]}, "ill_shaped", {"errors": {"schedule.1": "not_a_number"}}),
    ("neither word nor list", 3, {"schedule": 5}, "ill_shaped", {"errors": {"schedule": "unknown_word"}}),
    ("an unknown module", 3, {"modules": ["whale"]}, "ill_shaped", {"errors": {"modules.0": "unknown_word"}}),
    ("an unknown scoring", 3, {"scoring": "old"}, "ill_shaped", {"errors": {"scoring": "unknown_word"}}),
    ("shots: yes or no", 3, {"shots": "yes"}, "ill_shaped", {"errors": {"shots": "not_true_or_false"}}),
    (
        "powers: yes or no",
        3,
        {"pirate_powers": 1},
        "ill_shaped",
        {"errors": {"pirate_powers": "not_true_or_false"}},
    ),
]

# What is tried at a table of three; what is wrong with it, field by field.
ILL_SHAPED = [
    ({"type": "trick"}, {"plays": "missing"}),
    ({"type": "trick", "plays": {}}, {"plays": "not_a_list"}),
    ({"type": "trick", "plays": [{"player": "p1"}]}, {"plays.0.card": "missing"}),
    ({"type": "trick", "plays": [{"player": "p1", "card": "green-15"}]}, {"plays.0.card": "unknown_word"}),
    ({"type": "trick", "plays": [{"player": "p4", "card": "loot"}]}, {"plays.0.player": "unknown_player"}),
    (
        {"type": "trick", "plays": [{"player": 1, "card": "tigress"}]},
        {"plays.0.player": "not_text", "plays.0.card": "unknown_word"},
    ),
    ({"type": "harry", "player": "p1"}, {"change": "missing"}),
    ({"type": "harry", "player": "graybeard", "change": 1}, {"player": "unknown_player"}),
    ({"type": "wager", "player": "p1", "points": "10"}, {"points": "not_a_number"}),
    ({"type": "bids", "bids": {}, "shots": {"p1": "grape"}}, {"shots.p1": "unknown_word"}),
    ({"type": "result", "rows": {"p1": {"tricks": 0, "loot": ["p9"]}}}, {"rows.p1.loot.0": "unknown_player"}),
]


def entry_of(tried):
    """Cards by player become a trick."""
    if isinstance(tried, dict) and "type" not in tried:
        return {"type": "trick", "plays": [{"player": who.split()[0], "card": tried[who]} for who in tried]}
    return tried


@pytest.mark.parametrize(("rule", "text", "tried", "code", "facts"), REFUSED, ids=[row[0] for row in REFUSED])
def test_refused(rule, text, tried, code, facts):
    story, entries, last = tried_entries(text, entry_of(tried))
    assert refusal(played_on(story, entries), last) == ((code, facts) if code else None)


@pytest.mark.parametrize(
    ("rule", "count", "options", "code", "facts"), NOT_OPENED, ids=[row[0] for row in NOT_OPENED]
)
def test_not_opened(rule, count, options, code, facts):
    with pytest.raises(RuleViolation) as refused:
        new_game("skull-king", ids(count), options)
    assert (refused.value.code, refused.value.facts) == (code, facts)


@pytest.mark.parametrize(("entry", "errors"), ILL_SHAPED, ids=[str(row[0])[:60] for row in ILL_SHAPED])
@pytest.mark.parametrize("text", ["3 powers", "3 powers; bids 1 0 0", "3; end"])
def test_ill_shaped_is_said_first(text, entry, errors):
    assert refusal(played(text), entry) == ("ill_shaped", {"errors": errors})


def test_the_facts_are_those_that_the_code_lists():
    for *_, code, facts in [row for row in REFUSED if row[3]] + NOT_OPENED:
        assert set(facts) == set(CODES[code]), (code, facts)
