"""What can be played is taken, what cannot is refused: both ways, against a search of the cards themselves."""

import os
from itertools import combinations, islice, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engine import RuleViolation, new_game
from companion.engine.skull_king.captures import (
    Deal,
    check_captures,
    check_everything_dealt,
    check_tricks,
    whole_row,
)
from companion.engine.skull_king.scoring import Call

from . import rounds
from .cards import DECK, SUITS, TIGRESS, cards_dealt, ids, next_seat, play_round

# Players, cards dealt, leader; how many candidates are asked, None for every one. SEARCH=all asks every one (minutes).
SMALL = [
    (2, 1, "p1", None),
    (2, 1, "p2", None),
    (2, 2, "p1", None),
    (2, 3, "p2", 8_000),
    (3, 1, "p1", None),
    (3, 2, "p1", 30_000),
    (3, 2, "p3", 5_000),
    (3, 3, "p2", 8_000),
    (4, 1, "p1", 15_000),
    (4, 2, "p3", 5_000),
]
ALL = os.environ.get("SEARCH") == "all"


def deal_of(bids, leader, size):
    return Deal({seat: Call(bid) for seat, bid in bids.items()}, leader, size)


def is_taken(deal, rows):
    rows = {seat: whole_row(row) for seat, row in rows.items()}
    try:
        check_tricks(deal, rows, 0, True)
        check_captures(deal, rows)
        check_everything_dealt(deal, rows)
    except RuleViolation:
        return False
    return True


@pytest.mark.parametrize(("count", "size", "leader", "many"), SMALL)
def test_taken_exactly_when_some_play_gives_it(count, size, leader, many):
    seats = ids(count)
    reached = rounds.reachable(seats, leader, size)
    if many and not ALL:
        asked = rounds.some_candidates(Random(1), seats, size, many)
        asked += Random(1).sample(sorted(reached), min(len(reached), many // 4))
    else:
        asked = rounds.candidates(seats, size)
    wrong = []
    for result in asked:
        deal = deal_of({seat: row[0] for seat, row in zip(seats, result, strict=True)}, leader, size)
        if is_taken(deal, rounds.as_rows(seats, result)) != (result in reached):
            wrong.append(result)
    assert wrong == []


@pytest.mark.parametrize(("count", "size"), [(2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3), (4, 1), (4, 2)])
def test_the_search_finds_real_plays(count, size):
    """Behind every result (of the larger sets, many of them) lies a round of real cards, suits followed."""
    seats = ids(count)
    reached = sorted(rounds.reachable(seats, "p1", size))
    for result in Random(1).sample(reached, min(len(reached), 250)):
        assert rounds.witness(seats, "p1", result, size), result


@pytest.mark.parametrize(("count", "size"), [(2, 1), (2, 2), (3, 2), (4, 1)])
def test_no_capture_is_forced(count, size):
    """A result with a capture less can be played as well, so it does not matter which bids count."""
    reached = rounds.reachable(ids(count), "p1", size)
    for result in reached:
        for who, row in enumerate(result):
            for fewer in one_less(row):
                assert (*result[:who], fewer, *result[who + 1 :]) in reached


def one_less(row):
    tricks, bits, mermaids, pirates, king = row
    yield from (
        (tricks, bits & ~(1 << suit), mermaids, pirates, king) for suit in range(4) if bits >> suit & 1
    )
    yield from ((tricks, bits, fewer, pirates, king) for fewer in range(mermaids))
    yield from ((tricks, bits, mermaids, fewer, king) for fewer in range(pirates))
    yield tricks, bits, mermaids, pirates, 0


def test_a_few_kinds_of_cards_stand_for_all_seventy():
    """Every trick that three hands of the deck can make comes to nothing that the kinds do not give."""
    found = set()
    for cards in set(combinations(DECK if ALL else without_repetition(DECK), 3)):
        for order in permutations(cards):
            for tigress in ("tigress-pirate", "tigress-escape") if TIGRESS in cards else (None,):
                found.add(rounds.summed_up([tigress if card == TIGRESS else card for card in order])[0])
    assert found == set(rounds.outcomes(3))


def without_repetition(deck):
    """Without the numbers that only do what their neighbours do."""
    return [
        card
        for card in deck
        if card.split("-")[-1] not in {"3", "4", "5", "6", "7", "8", "9", "10", "11", "12"}
    ]


# Rounds of every size, really played: never refused.


def bids_for(rng, rows, cards):
    """Some exact, some not."""
    return {
        player: row["tricks"] if rng.random() < 0.6 else rng.randint(0, cards) for player, row in rows.items()
    }


def named(rng, bids, rows):
    """A row that does not count may leave captures out."""
    return {
        player: row if bids[player] == row["tricks"] or rng.random() < 0.5 else some_of(rng, row)
        for player, row in rows.items()
    }


def some_of(rng, row):
    return {
        "tricks": row["tricks"],
        "fourteens": [suit for suit in row["fourteens"] if rng.random() < 0.5],
        "mermaids": rng.randint(0, row["mermaids"]),
        "pirates": rng.randint(0, row["pirates"]),
        "skull_king": row["skull_king"] and rng.random() < 0.5,
    }


@pytest.mark.parametrize("count", range(2, 9))
@given(seed=st.integers(0, 2**32), rich=st.booleans())
@settings(max_examples=25)
def test_no_round_really_played_is_refused(count, seed, rich):
    rng = Random(seed)
    seats = ids(count)
    for size in range(1, 11):
        cards, leader = cards_dealt(size, count), rng.choice(seats)
        rows = play_round(rng, seats, leader, cards, rich=rich)
        bids = bids_for(rng, rows, cards)
        assert is_taken(deal_of(bids, leader, cards), named(rng, bids, rows)), (bids, rows)


@pytest.mark.parametrize(("count", "most"), [(2, 4), (3, 4), (4, 3)])
@given(data=st.data(), seed=st.integers(0, 2**32))
@settings(max_examples=40)
def test_a_changed_row_is_taken_exactly_when_a_search_finds_its_play(count, most, data, seed):
    """Rounds too large to list: a true result with some numbers changed, and a search for its own play."""
    rng, seats = Random(seed), ids(count)
    size = data.draw(st.integers(1, most))
    result = [list(row) for row in results_of(seats, play_round(rng, seats, seats[0], size, rich=True))]
    for _ in range(data.draw(st.integers(1, 3))):
        change(data.draw, result)
    result = tuple(tuple(row) for row in result)
    deal = deal_of({seat: row[0] for seat, row in zip(seats, result, strict=True)}, seats[0], size)
    can_be = rounds.can_be_played(seats, seats[0], result, size)
    assert is_taken(deal, rounds.as_rows(seats, result)) == can_be


def results_of(seats, rows):
    return [
        (
            rows[seat]["tricks"],
            sum(1 << SUITS.index(suit) for suit in rows[seat]["fourteens"]),
            rows[seat]["mermaids"],
            rows[seat]["pirates"],
            int(rows[seat]["skull_king"]),
        )
        for seat in seats
    ]


def change(draw, result):
    """One number of one row becomes another; a trick or a 14 may go over to somebody else."""
    row, other = draw(st.sampled_from(result)), draw(st.sampled_from(result))
    field = draw(st.integers(0, 4))
    if field == 0 and row[0]:
        row[0] -= 1
        other[0] += 1
    elif field == 1:
        suit = 1 << draw(st.integers(0, 3))
        for each in result:
            each[1] &= ~suit
        row[1] |= suit
    elif field > 1:
        row[field] = draw(st.integers(0, {2: 3, 3: 7, 4: 1}[field]))


def test_the_game_asks_the_same_of_a_result():
    """The conditions asked above are those that `play` asks."""
    seats = ids(3)
    reached = rounds.reachable(seats, "p2", 1)
    for result in islice(rounds.candidates(seats, 1), 0, None, 97):
        game = new_game("skull-king", seats, {"dealer": "p1"})
        assert next_seat(seats, "p1") == "p2"
        rows = rounds.as_rows(seats, result)
        game.play({"type": "bids", "bids": {seat: rows[seat]["tricks"] for seat in seats}})
        try:
            game.play({"type": "result", "rows": rows})
            taken = True
        except RuleViolation:
            taken = False
        assert taken == (result in reached)
