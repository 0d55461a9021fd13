"""Guessing codes, opening tables without end, searching without end: so often from one network, then a wait."""

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import pytest

from companion import create_app
from companion.http import limits, patience
from companion.settings import Settings
from companion.storage import Allowance, db
from companion.tables import guessing
from companion.tables.codes import SIGNS
from companion.tables.guessing import Limit, network_of
from tests.conftest import SECRET, Person
from tests.house.conftest import PASSPHRASE, ada, eli, invited, sign_in  # noqa: F401 - fixtures
from tests.http.api.rounds import ROUND_1

TABLE = {"game": "skull-king", "players": ["Ana", "Bo"]}
WINDOW = timedelta(minutes=10, seconds=1)


def wrong_codes(many: int) -> list[str]:
    """Codes that no table has, or only by the rarest of chances."""
    return [f"CCC{SIGNS[at // 625]}{SIGNS[at // 25 % 25]}{SIGNS[at % 25]}" for at in range(many)]


def few(monkeypatch, name, most):
    """As the real limit, with a smaller number."""
    limit: Limit = getattr(limits, name)._replace(most=most)
    monkeypatch.setattr(limits, name, limit)


@pytest.fixture
def few_codes(monkeypatch):
    few(monkeypatch, "CODES_TRIED", 5)


@pytest.fixture
def guessed(dan, few_codes):
    """Dan has guessed, from the network where everybody is, until he was told to wait."""
    answers = [dan.get(f"/tables/{code}") for code in wrong_codes(7)]
    assert [answer.status_code for answer in answers] == [404] * 5 + [429] * 2
    return answers


class TestGuessingCodes:
    def test_ends_with_a_sentence_and_a_time(self, guessed):
        for answer in guessed[5:]:
            assert answer.json["code"] == "too_many_codes"
            assert 590 <= int(answer.headers["Retry-After"]) <= 600
            assert "10 minutes" in answer.json["detail"]
            assert answer.headers["X-Content-Type-Options"] == "nosniff"

    @pytest.mark.parametrize("path", ["", "/entries", "/lines", "/events", "/qr.svg"])
    def test_then_a_right_one_is_not_told_either(self, cleo, table, guessed, path):
        assert cleo.get(f"{table}{path}").json["code"] == "too_many_codes"

    @pytest.mark.parametrize("page", ["/tables/{}", "/tables/{}/board", "/tables/{}/join", "/tables?code={}"])
    def test_nor_by_a_page(self, cleo, opened, guessed, page):
        answer = cleo.browser.get(page.format(opened["code"]))
        assert (answer.status_code, answer.mimetype) == (429, "text/html")
        assert "only for those who keep score" in answer.text
        assert int(answer.headers["Retry-After"]) > 0

    def test_pages_count_as_well(self, cleo, table, few_codes):
        asked = [f"/tables/{code}" for code in wrong_codes(4)] + [f"/tables?code={wrong_codes(5)[4]}"]
        assert [cleo.browser.get(page).status_code for page in asked] == [404] * 5
        assert cleo.browser.get(f"/tables/{wrong_codes(6)[5]}").status_code == 429
        assert cleo.get(table).status_code == 429

    def test_does_not_disturb_those_who_write(self, app, ben, opened, table, guessed):
        assert ben.get(table).status_code == 200
        assert ben.post(f"{table}/entries", {"entries": ROUND_1}).status_code == 201
        assert Person(app, opened["score_key"]).get(table).status_code == 200

    def test_does_not_disturb_dms(self, ada, table, guessed):  # noqa: F811
        assert ada.get(table).status_code == 200

    def test_does_not_disturb_other_networks(self, cleo, table, guessed):
        assert cleo.get(table, environ_overrides={"REMOTE_ADDR": "192.0.2.7"}).status_code == 200

    def test_may_go_on_afterwards(self, cleo, table, guessed, monkeypatch):
        for where in (guessing, patience):
            monkeypatch.setattr(where, "now", lambda: datetime.now(UTC) + WINDOW)
        assert cleo.get(table).status_code == 200

    def test_the_same_wrong_code_again_and_again_is_no_guess(self, cleo, few_codes):
        """A phone that keeps a table which the house has lost."""
        assert {cleo.get("/tables/CCCCCC").status_code for _ in range(20)} == {404}

    def test_what_is_no_code_at_all_is_no_guess(self, cleo, few_codes):
        assert {cleo.get(f"/tables/nothing{number}").status_code for number in range(20)} == {404}

    def test_all_at_once_is_no_way_round_it(self, app, few_codes):
        def guess(code):
            return Person(app).get(f"/tables/{code}").status_code

        with ThreadPoolExecutor(16) as crowd:
            answers = list(crowd.map(guess, wrong_codes(40)))
        assert answers.count(404) == 5
        assert answers.count(429) == 35

    def test_another_server_of_the_house_counts_on(self, database, dan, opened, table, guessed):
        other = create_app(Settings(f"sqlite:///{database}", SECRET))
        stranger = Person(other)
        assert stranger.get(f"/tables/{wrong_codes(8)[7]}").status_code == 429
        assert stranger.get(table).status_code == 429
        with other.app_context():
            db.engine.dispose()


class TestOpeningTables:
    def test_ends(self, dan, ada, monkeypatch):  # noqa: F811
        monkeypatch.setitem(limits.FILLING, "tables.open_table", Limit("opening tables", 3, WINDOW))
        answers = [dan.post("/tables", TABLE) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[2].json["code"] == "too_often_here"
        assert ada.post("/tables", TABLE).status_code == 201

    def test_all_at_once_is_no_way_round_it(self, app, monkeypatch):
        monkeypatch.setitem(limits.FILLING, "tables.open_table", Limit("opening tables", 5, WINDOW))
        with ThreadPoolExecutor(8) as crowd:
            answers = list(crowd.map(lambda _: Person(app).post("/tables", TABLE).status_code, range(20)))
        assert (answers.count(201), answers.count(429)) == (5, 15)


def test_links_of_the_house_are_not_guessed_for_long(cleo, ada):  # noqa: F811
    asked = {"secret": "wrong", "passphrase": PASSPHRASE}
    answers = [cleo.post("/dms/passphrase", asked).status_code for _ in range(31)]
    assert answers == [410] * 29 + [429] * 2  # the house was set up by one


def test_searching_without_end(ada, monkeypatch):  # noqa: F811
    monkeypatch.setitem(limits.SEARCHING, "players.get_players", Limit("searching", 3, WINDOW))
    assert [ada.get("/players?q=a").status_code for _ in range(4)] == [200, 200, 200, 429]
    assert ada.get("/history?q=a").status_code == 200


def test_taking_in_files_without_end(ada, monkeypatch):  # noqa: F811
    monkeypatch.setitem(limits.TAKING_IN, "imports.post_import", Limit("taking in files", 2, WINDOW))
    answers = [ada.post("/imports?preview=true", {}) for _ in range(3)]
    assert answers[2].json["code"] == "too_often_here"
    assert 429 not in {answer.status_code for answer in answers[:2]}


def test_every_limit_is_one_of_a_route(app):
    limited = {*limits.FILLING, *limits.TAKING_IN, *limits.SEARCHING, *limits.PAGES_BY_CODE}
    assert limited <= set(app.view_functions)


def test_a_whole_cafe_behind_one_address_is_never_asked_to_wait(app, ada, invited, monkeypatch):  # noqa: F811
    """Forty phones in the busiest ten minutes: everybody opens, mistypes, lets a friend in, and plays a second game.

    Here are ten of them, with a quarter of each limit.
    """
    few(monkeypatch, "CODES_TRIED", limits.CODES_TRIED.most // 4)
    for endpoint, limit in limits.FILLING.items():
        monkeypatch.setitem(limits.FILLING, endpoint, limit._replace(most=limit.most // 4))
    codes, seen = wrong_codes(10), []
    for number in range(10):
        phone, friend = Person(app), Person(app)
        table = f"/tables/{phone.post('/tables', TABLE).json['code']}"
        asked = [
            friend.get(f"/tables/{codes[number]}"),
            friend.get(table),
            made := phone.post(f"{table}/keys", {"name": "Eva"}),
            friend.post(f"{table}/keys/claim", {"secret": "K7QX2M4C"}),
            friend.post(f"{table}/keys/claim", {"secret": made.json["secret"]}),
            friend.post(f"{table}/entries", {"entries": [{"type": "end"}]}),
            phone.post(f"{table}/rematch"),
        ]
        seen += [answer.status_code for answer in asked]
    seen += [sign_in(Person(app), "Ada", said).status_code for said in ("a slip", PASSPHRASE) * 2]
    assert 429 not in seen
    assert {404, 200, 201, 403} == set(seen)


def test_they_can_be_switched_off_for_load_tests(database, monkeypatch, few_codes):
    app = create_app(Settings(f"sqlite:///{database}", SECRET, rate_limits=False))
    assert {Person(app).get(f"/tables/{code}").status_code for code in wrong_codes(8)} == {404}
    with app.app_context():
        db.engine.dispose()


def test_nobodys_address_is_kept(app, dan, few_codes):
    dan.get("/tables/CCCCCC", environ_overrides={"REMOTE_ADDR": "192.0.2.7"})
    with app.app_context():
        assert all(len(row.mark) == 64 and "192" not in row.mark[:3] for row in db.session.query(Allowance))


def test_what_is_over_is_forgotten(app, dan, monkeypatch):
    with app.app_context():
        db.session.add_all(Allowance(mark=f"{number:064}", times=1, until=1) for number in range(50))
        db.session.commit()
    dan.post("/tables", TABLE, environ_overrides={"REMOTE_ADDR": "192.0.2.7"})
    with app.app_context():
        assert {row.until > 1 for row in db.session.query(Allowance)} == {True}


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("2001:db8::1", "2001:db8:0:0:9::2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2%wlan0", True),
        ("::ffff:10.0.0.1", "10.0.0.1", True),
        ("::ffff:10.0.0.1", "::ffff:10.0.0.2", False),
        ("10.0.0.1", "10.0.0.2", False),
        ("", "unknown", False),
    ],
)
def test_addresses_of_one_network_are_one(one, other, is_same):
    assert (network_of(one) == network_of(other)) is is_same


@pytest.mark.parametrize(
    ("trusted", "said", "expected"),
    [
        (0, "192.0.2.7", "127.0.0.1"),
        (1, "192.0.2.7", "192.0.2.7"),
        (1, "198.51.100.9, 192.0.2.7", "192.0.2.7"),
        (2, "198.51.100.9, 192.0.2.7, 10.0.0.2", "192.0.2.7"),
        (2, "192.0.2.7", "127.0.0.1"),
        (1, "2001:db8::1", "2001:db8::/64"),
    ],
)
def test_who_asks_is_what_the_trusted_proxies_say_and_nobody_else(database, trusted, said, expected):
    app = create_app(Settings(f"sqlite:///{database}", SECRET, trusted_proxies=trusted))
    seen = []
    app.before_request(lambda: seen.append(limits.here()))
    Person(app).get("/games", headers={"X-Forwarded-For": said})
    assert seen == [expected]
    with app.app_context():
        db.engine.dispose()
