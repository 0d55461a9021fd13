"""Who waits hears the latest once, at once, and never anything older than what was heard before."""

import threading
import time

import pytest

from companion.live import News, Room, RoomFullError

AT_ONCE = 0
TABLE = "K7QX2M"


def news(seq):
    return News(seq, {"seq": seq, "label": "Fensterplatz · 窓"})


def test_news_wake_who_waits_for_that_table_and_nobody_else():
    room = Room()
    here, elsewhere = room.enter(TABLE), room.enter("XXXXXX")
    room.announce(TABLE, news(1))
    assert here.wait(AT_ONCE).seq == 1
    assert elsewhere.wait(AT_ONCE) is None


def test_who_waits_is_woken_at_once():
    room = Room()
    listener = room.enter(TABLE)
    threading.Timer(0.05, room.announce, (TABLE, news(1))).start()
    begun = time.monotonic()
    assert listener.wait(30).seq == 1
    assert time.monotonic() - begun < 5


@pytest.mark.parametrize(
    ("seen", "announced", "heard"),
    [
        (-1, [0], [0]),
        (3, [3], [None]),
        (3, [4, 4], [4]),
        (3, [5, 4], [5]),  # two writers, and the slower one tells last
        (3, [4, 5, 6], [6]),  # the table as it stands: what came before is in it
    ],
)
def test_nothing_twice_and_nothing_older(seen, announced, heard):
    room = Room()
    listener = room.enter(TABLE, seen)
    for seq in announced:
        room.announce(TABLE, news(seq))
    told = [listener.wait(AT_ONCE) for _ in heard]
    assert [told and told.seq for told in told] == heard
    assert listener.wait(AT_ONCE) is None


@pytest.mark.parametrize(("seen", "stands", "heard"), [(-1, 0, 0), (2, 5, 5), (5, 5, None), (9, 5, 5)])
def test_who_begins_is_told_how_the_table_stands_unless_it_is_known(seen, stands, heard):
    listener = Room().enter(TABLE, seen)
    listener.begin_with(news(stands))
    told = listener.wait(AT_ONCE)
    assert (told and told.seq) == heard


def test_what_was_written_while_it_began_is_not_lost():
    room = Room()
    listener = room.enter(TABLE, 4)
    room.announce(TABLE, news(5))
    listener.begin_with(news(4))
    assert listener.wait(AT_ONCE).seq == 5


def test_a_full_room_has_a_place_again_when_somebody_leaves():
    room = Room(most=2)
    first = room.enter(TABLE)
    room.enter("XXXXXX")
    with pytest.raises(RoomFullError):
        room.enter(TABLE)
    for _ in range(2):  # said twice, it frees one place
        room.leave(first)
    room.enter(TABLE)
    with pytest.raises(RoomFullError):
        room.enter(TABLE)


def test_which_tables_are_waited_for():
    room = Room()
    listeners = [room.enter(TABLE, 7), room.enter(TABLE, 4), room.enter("XXXXXX", 2)]
    assert room.waited_for() == {TABLE: 4, "XXXXXX": 2}
    for listener in listeners:
        room.leave(listener)
    assert room.waited_for() == {}


def test_who_is_dismissed_wakes_and_hears_what_came_before():
    room = Room()
    listener = room.enter(TABLE)
    room.announce(TABLE, news(1))
    threading.Timer(0.05, room.dismiss, (TABLE,)).start()
    assert listener.wait(30).seq == 1
    assert listener.wait(30) is None
    assert listener.is_dismissed


def test_news_are_one_line_put_into_words_once():
    told = news(1)
    assert told.text == '{"seq":1,"label":"Fensterplatz · 窓"}'
    assert told.text is told.text
