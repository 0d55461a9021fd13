"""Whatever holds at one server holds across two: acts, keys, what is stale, news, limits; and one of them may die."""

import http.client
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from uuid import uuid4

from companion.house.tries import AT_ONE_PLACE
from tests.live.elsewhere import heard
from tests.several.asking import Phone, notes_of

WRITERS = 6
ACTS_EACH = 8
ANSWERED_WITHIN_SECONDS = 5


def at_once(act, among) -> list:
    with ThreadPoolExecutor(len(among)) as threads:
        return list(threads.map(act, among))


def test_what_one_writes_the_other_reads(phones, table):
    for seq, phone in enumerate([*phones, *phones], 1):
        assert phone.rule(table, f"act {seq}", after=seq - 1).status == 201
        assert [reader.get(table).json["seq"] for reader in phones] == [seq, seq]
    assert phones[0].get(table).json["view"] == phones[1].get(table).json["view"]


def test_what_was_seen_at_one_is_stale_at_the_other(phones, table):
    here, there = phones
    assert here.rule(table, "first", after=0).status == 201
    refused = there.rule(table, "second", after=0)
    assert (refused.status, refused.json["code"], refused.json["seq"]) == (412, "stale", 1)
    assert (
        at_once(lambda phone: phone.rule(table, "third", after=1).status, [here, there] * 3).count(201) == 1
    )


def test_the_same_key_through_both_is_one_act(phones, table, adds_up):
    def write(writer: int) -> None:
        for act in range(ACTS_EACH):
            key, note = str(uuid4()), f"{writer}.{act}"
            answers = at_once(lambda phone, note=note, key=key: phone.rule(table, note, key=key), phones)
            assert sorted(answer.status for answer in answers) == [200, 201]

    at_once(write, range(WRITERS))
    written = notes_of(phones[0].get(f"{table}/entries").json)
    assert sorted(written) == sorted(
        f"{writer}.{act}" for writer in range(WRITERS) for act in range(ACTS_EACH)
    )
    assert adds_up().endswith(", 0 do not add up.")


def test_the_same_key_at_both_opens_one_table(phones):
    for _ in range(5):
        asked = {"game": "skull", "players": ["Ana", "Bo", "Cy"], "key": str(uuid4())}
        opened = at_once(lambda phone, asked=asked: phone.post("/tables", asked), phones * 2)
        assert sorted(answer.status for answer in opened) == [200, 200, 200, 201]
        assert len({answer.json["code"] for answer in opened}) == 1


def test_games_that_end_at_once_are_all_counted(phones, adds_up):
    """All the same people, heard of by neither server before."""
    names = [f"{name} {uuid4().hex[:8]}" for name in ("Ana", "Bo", "Cy")]
    opened = [
        phone.post("/tables", {"game": "skull-king", "players": names}).json
        for phone in phones
        for _ in "1234"
    ]

    def end(number: int) -> int:
        table, phone = opened[number], phones[number % 2]
        writer = Phone(phone.address, table["score_key"])
        return writer.post(f"/tables/{table['code']}/entries", {"entries": [{"type": "end"}]}).status

    assert at_once(end, range(len(opened))) == [201] * len(opened)
    assert adds_up().endswith(", 0 do not add up.")


def test_news_cross_from_one_to_the_other(phones, table):
    here, there = phones
    with closing(listening(there, table)) as line:
        events = heard(part.decode() for part in line.getresponse())
        assert next_news(events)["seq"] == 0
        for seq in (1, 2, 3):
            assert here.rule(table, "heard over there").status == 201
            assert next_news(events)["seq"] == seq


def listening(phone: Phone, table: str) -> http.client.HTTPConnection:
    line = http.client.HTTPConnection(phone.address.removeprefix("http://"), timeout=20)
    line.request("GET", f"/api/v1{table}/events")
    return line


def next_news(events) -> dict:
    return next(event["data"] for event in events if event["event"] == "message")


def test_guesses_are_counted_together(servers):
    """Also when all come at once: nobody gets twice as many by asking two servers."""

    def guess(number: int) -> int:
        phone = Phone(servers[number % 2].address)
        told = {"X-Forwarded-For": "203.0.113.7"}
        asked = {"name": "Nobody at all", "passphrase": f"guess {number}"}
        return phone.ask("POST", "/session", asked, **told).status

    statuses = at_once(guess, range(AT_ONE_PLACE.most + 6))
    assert sorted(statuses) == [403] * AT_ONE_PLACE.most + [429] * 6


def test_nginx_tells_the_house_who_asks_and_how(nginx, servers):
    """A guesser behind nginx is told apart by their own address, which they cannot make up."""
    phone = Phone(nginx.address)

    def guess(number: int) -> int:
        asked = {"name": "Nobody here", "passphrase": f"guess {number}"}
        return phone.ask("POST", "/session", asked, **{"X-Forwarded-For": f"198.51.100.{number}"}).status

    statuses = [guess(number) for number in range(AT_ONE_PLACE.most + 2)]
    assert statuses == [403] * AT_ONE_PLACE.most + [429] * 2


def test_news_come_through_nginx_as_they_happen(nginx, phones, table):
    with closing(listening(Phone(nginx.address), table)) as line:
        events = heard(part.decode() for part in line.getresponse())
        assert next_news(events)["seq"] == 0
        assert phones[1].rule(table, "through nginx").status == 201
        assert next_news(events)["seq"] == 1


def test_one_server_dies_in_the_middle_of_a_game(nginx, servers, phones, table, adds_up):
    """Everybody goes on writing through nginx: each act is answered soon, none is lost, none twice."""
    is_over, answered, slowest = threading.Event(), [], []

    def scribble(_writer: int) -> None:
        phone = Phone(nginx.address, phones[0].score_key)
        while not is_over.is_set():
            note, begun = str(uuid4()), time.monotonic()
            try:
                answer = phone.rule(table, note, key=note)
            except http.client.IncompleteRead:  # it died while it answered; a phone says the same again
                answer = phone.rule(table, note, key=note)
            slowest.append(time.monotonic() - begun)
            assert answer.status in (200, 201), answer
            answered.append(note)

    def until(acts: int) -> None:
        while len(answered) < acts:
            assert all(scribe.is_alive() for scribe in scribes), "somebody was not answered"
            time.sleep(0.01)

    scribes = [threading.Thread(target=scribble, args=(writer,)) for writer in range(4)]
    for scribe in scribes:
        scribe.start()
    try:
        until(20)
        servers[0].kill()  # it stays dead: this is the last test
        until(len(answered) + 20)
    finally:
        is_over.set()
        for scribe in scribes:
            scribe.join()
    written = notes_of(phones[1].get(f"{table}/entries").json)
    assert sorted(written) == sorted(answered)
    assert max(slowest) < ANSWERED_WITHIN_SECONDS
    assert adds_up().endswith(", 0 do not add up.")
