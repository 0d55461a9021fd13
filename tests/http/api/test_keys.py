"""POST, GET and DELETE /tables/{code}/keys, and POST …/keys/claim: a second scorekeeper is let in and out again."""

import re
from datetime import UTC, datetime, timedelta
from urllib.parse import unquote

import pytest

from companion.storage import ScoreKey, WrongClaim, db
from companion.tables import claiming, keys
from tests.conftest import Person
from tests.http.api.rounds import ROUND_1, codes, keyed

LATER = timedelta(minutes=15, seconds=1)


@pytest.fixture
def invited(ben, table) -> dict:
    """The key that Ben makes for Eva."""
    return ben.post(f"{table}/keys", {"name": "Eva"}).json


@pytest.fixture
def eva(app, table, invited) -> Person:
    """Keeps score at second hand."""
    eva = Person(app)
    assert eva.post(f"{table}/keys/claim", {"secret": invited["secret"]}).status_code == 201
    return eva


def by_name(answer) -> dict:
    return {key["name"]: key for key in answer.json}


def let_time_pass(monkeypatch, time=LATER):
    monkeypatch.setattr(keys, "now", lambda: datetime.now(UTC) + time)
    monkeypatch.setattr(claiming, "now", lambda: datetime.now(UTC) + time)


class TestMaking:
    def test_works(self, ben, opened, table):
        answer = ben.post(f"{table}/keys", {"name": " Eva "})
        assert answer.status_code == 201
        assert answer.headers["Cache-Control"] == "no-store"
        assert {what: answer.json[what] for what in ("name", "state", "first_hand", "mine", "used_at")} == {
            "name": "Eva",
            "state": "waiting",
            "first_hand": False,
            "mine": False,
            "used_at": None,
        }
        assert re.fullmatch("[2-9A-Z]{8}", answer.json["secret"])
        assert answer.json["link"] == f"http://localhost/tables/{opened['code']}/join#{answer.json['secret']}"
        assert answer.json["qr"].startswith("data:image/svg+xml")
        assert "<svg" in unquote(answer.json["qr"])
        lasts = datetime.fromisoformat(answer.json["expires_at"]) - datetime.fromisoformat(
            answer.json["made_at"]
        )
        assert timedelta(minutes=10) < lasts <= timedelta(minutes=15, seconds=1)

    def test_without_a_name_and_without_a_body(self, ben, table):
        made = [ben.post(f"{table}/keys", body).json for body in (None, {}, {"name": None})]
        assert [key["name"] for key in made] == [None] * 3
        assert len({key["secret"] for key in made}) == 3

    def test_by_the_score_key_as_well(self, app, opened, table):
        assert Person(app, opened["score_key"]).post(f"{table}/keys").status_code == 201

    def test_who_may_not(self, cleo, dan, eva, table):
        answers = [who.post(f"{table}/keys") for who in (cleo, dan, eva)]
        assert [(answer.status_code, answer.json["code"]) for answer in answers] == [
            (401, "not_signed_in"),
            (403, "not_yours"),
            (403, "not_first_hand"),
        ]

    def test_not_through_a_foreign_page(self, ben, table):
        answer = ben.post(f"{table}/keys", headers={"Sec-Fetch-Site": "cross-site"})
        assert (answer.status_code, answer.json["code"]) == (403, "foreign_page")

    @pytest.mark.parametrize(
        ("body", "errors"),
        [
            ({"name": 3}, {"name": "not_text"}),
            ({"name": " "}, {"name": "name_empty"}),
            ({"name": "n" * 41}, {"name": "too_long"}),
            ({"name": "a\u202eb"}, {"name": "unseen_signs"}),
            ({"key": "mine"}, {"key": "not_a_key"}),
            ({"secret": "K7QX2M4C"}, {"secret": "unknown_field"}),
            ([], {"": "not_an_object"}),
        ],
    )
    def test_ill_shaped(self, ben, table, body, errors):
        answer = ben.post(f"{table}/keys", body)
        assert (answer.status_code, codes(answer)) == (422, ("ill_shaped", errors))

    def test_unreadable(self, ben, table):
        answer = ben.browser.post(f"/api/v1{table}/keys", data="{", content_type="application/json")
        assert answer.status_code == 400

    def test_no_such_table(self, ben):
        assert ben.post("/tables/CCCCCC/keys").status_code == 404

    def test_same_key_twice_is_made_once(self, ben, table):
        asked = keyed({"name": "Eva"})
        first, second = (ben.post(f"{table}/keys", asked) for _ in range(2))
        assert (first.status_code, second.status_code) == (201, 200)
        assert first.json == second.json
        assert ben.post(f"{table}/keys", asked | {"name": "Finn"}).json["code"] == "key_reused"

    def test_it_writes_nothing_into_the_log(self, ben, table, invited):
        assert ben.get(table).json["seq"] == 0


class TestHandingOver:
    def test_works(self, cleo, ben, table, invited):
        answer = cleo.post(f"{table}/keys/claim", {"secret": invited["secret"]})
        assert (answer.status_code, answer.json["may_write"]) == (201, True)
        assert answer.headers["Cache-Control"] == "no-store"
        assert cleo.post(f"{table}/entries", {"entries": ROUND_1}).status_code == 201
        assert [line["who"]["name"] for line in ben.get(f"{table}/entries").json["entries"]] == ["Eva"] * 2
        assert [listed["code"] for listed in cleo.get("/tables").json] == [answer.json["code"]]

    def test_its_token_writes_too(self, app, cleo, table, invited):
        token = cleo.post(f"{table}/keys/claim", {"secret": invited["secret"]}).json["score_key"]
        assert Person(app, token).post(f"{table}/entries", {"entries": ROUND_1}).status_code == 201

    def test_however_it_is_typed(self, cleo, table, invited):
        typed = f" {invited['secret'][:4].lower()}-{invited['secret'][4:]}"
        assert cleo.post(f"{table}/keys/claim", {"secret": typed}).status_code == 201

    def test_only_once(self, app, eva, cleo, table, invited):
        answer = cleo.post(f"{table}/keys/claim", {"secret": invited["secret"]})
        assert (answer.status_code, answer.json["code"]) == (410, "key_used")
        assert cleo.get(table).json["may_write"] is False

    def test_the_same_try_again_is_answered_again(self, app, cleo, table, invited):
        """The answer was lost on the way, and the cookie with it."""
        asked = keyed({"secret": invited["secret"]})
        first = Person(app).post(f"{table}/keys/claim", asked)
        second = cleo.post(f"{table}/keys/claim", asked)
        assert (first.status_code, second.status_code) == (201, 200)
        assert first.json["score_key"] == second.json["score_key"]
        assert cleo.post(f"{table}/entries", {"entries": ROUND_1}).status_code == 201

    def test_not_after_a_quarter_of_an_hour(self, ben, cleo, table, invited, monkeypatch):
        let_time_pass(monkeypatch)
        answer = cleo.post(f"{table}/keys/claim", {"secret": invited["secret"]})
        assert (answer.status_code, answer.json["code"]) == (410, "key_expired")
        assert by_name(ben.get(f"{table}/keys"))["Eva"]["state"] == "expired"

    def test_not_once_it_is_taken_back(self, ben, cleo, table, invited):
        ben.ask("DELETE", f"{table}/keys/{invited['id']}")
        answer = cleo.post(f"{table}/keys/claim", {"secret": invited["secret"]})
        assert (answer.status_code, answer.json["code"]) == (410, "key_revoked")

    def test_not_by_a_phone_that_keeps_score_here(self, ben, cleo, table, invited):
        answer = ben.post(f"{table}/keys/claim", {"secret": invited["secret"]})
        assert (answer.status_code, answer.json["code"]) == (409, "already_yours")
        assert cleo.post(f"{table}/keys/claim", {"secret": invited["secret"]}).status_code == 201

    def test_not_at_another_table(self, ben, cleo, invited):
        other = ben.post("/tables", {"game": "skull-king", "players": ["Ana", "Bo"]}).json["code"]
        answer = cleo.post(f"/tables/{other}/keys/claim", {"secret": invited["secret"]})
        assert (answer.status_code, answer.json["code"]) == (404, "no_such_key")

    def test_not_through_a_foreign_page(self, cleo, table, invited):
        answer = cleo.post(
            f"{table}/keys/claim",
            {"secret": invited["secret"]},
            headers={"Origin": "https://elsewhere.example"},
        )
        assert (answer.status_code, answer.json["code"]) == (403, "foreign_page")
        assert cleo.post(f"{table}/keys/claim", {"secret": invited["secret"]}).status_code == 201

    def test_the_score_key_itself_takes_over_on_another_device(self, cleo, opened, table):
        answers = [cleo.post(f"{table}/keys/claim", {"secret": opened["score_key"]}) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 200]
        assert answers[0].json["score_key"] == opened["score_key"]
        assert cleo.post(f"{table}/entries", {"entries": ROUND_1}).status_code == 201
        assert cleo.post(f"{table}/keys", {"name": "Eva"}).status_code == 201

    def test_not_the_score_key_once_it_is_taken_back(self, app, ben, cleo, opened, table):
        cleo.post(f"{table}/keys/claim", {"secret": opened["score_key"]})
        first = next(key["id"] for key in ben.get(f"{table}/keys").json if key["mine"])
        assert cleo.ask("DELETE", f"{table}/keys/{first}").status_code == 204
        answer = Person(app).post(f"{table}/keys/claim", {"secret": opened["score_key"]})
        assert (answer.status_code, answer.json["code"]) == (410, "key_revoked")
        assert ben.post(f"{table}/entries", {"entries": ROUND_1}).status_code == 403

    @pytest.mark.parametrize(
        ("body", "errors"),
        [
            ({}, {"secret": "missing"}),
            ({"secret": None}, {"secret": "null"}),
            ({"secret": 7}, {"secret": "not_text"}),
            ({"secret": ""}, {"secret": "empty_text"}),
            ({"secret": "K" * 101}, {"secret": "too_long"}),
            ({"secret": "K7QX2M4C", "name": "Eva"}, {"name": "unknown_field"}),
        ],
    )
    def test_ill_shaped(self, cleo, table, body, errors):
        answer = cleo.post(f"{table}/keys/claim", body)
        assert (answer.status_code, codes(answer)) == (422, ("ill_shaped", errors))

    def test_unreadable(self, cleo, table):
        answer = cleo.browser.post(f"/api/v1{table}/keys/claim", data="{", content_type="application/json")
        assert answer.status_code == 400


class TestGuessing:
    WRONG = ("K7QX2M4C", "sk_0123", "—", "K7QX2M4C ", "\ud7ff", "K7QX2M4D", "1", "O0O0O0O0", "KKKKKKKK", "x")

    @pytest.fixture
    def guessed(self, dan, table):
        for wrong in self.WRONG:
            answer = dan.post(f"{table}/keys/claim", {"secret": wrong})
            assert (answer.status_code, answer.json["code"]) == (404, "no_such_key")

    def test_ends_after_ten_tries(self, dan, table, invited, guessed):
        answer = dan.post(f"{table}/keys/claim", {"secret": invited["secret"]})
        assert (answer.status_code, answer.json["code"]) == (429, "too_many_tries")
        assert 890 <= int(answer.headers["Retry-After"]) <= 900
        assert "15 minutes" in answer.json["detail"]

    def test_may_go_on_after_a_quarter_of_an_hour(self, app, dan, table, guessed, monkeypatch):
        let_time_pass(monkeypatch)
        assert dan.post(f"{table}/keys/claim", {"secret": "K7QX2M4C"}).status_code == 404
        with app.app_context():
            assert db.session.query(WrongClaim).count() == 1

    def test_counts_at_that_table_alone(self, ben, dan, guessed):
        other = ben.post("/tables", {"game": "skull-king", "players": ["Ana", "Bo"]}).json["code"]
        assert dan.post(f"/tables/{other}/keys/claim", {"secret": "K7QX2M4C"}).status_code == 404

    def test_does_not_disturb_those_who_write(self, ben, table, guessed):
        assert ben.post(f"{table}/entries", {"entries": ROUND_1}).status_code == 201


class TestListing:
    def test_tells_who_may_write_and_when_they_last_did(self, ben, eva, table):
        eva.post(f"{table}/entries", {"entries": ROUND_1})
        listed = by_name(ben.get(f"{table}/keys"))
        assert (listed[None]["mine"], listed[None]["first_hand"], listed[None]["state"]) == (
            True,
            True,
            "in_use",
        )
        assert (listed["Eva"]["mine"], listed["Eva"]["first_hand"], listed["Eva"]["state"]) == (
            False,
            False,
            "in_use",
        )
        assert listed["Eva"]["used_at"] <= listed["Eva"]["last_act_at"]

    def test_tells_a_second_scorekeeper_that_it_is_one(self, eva, table):
        own = by_name(eva.get(f"{table}/keys"))["Eva"]
        assert (own["mine"], own["first_hand"]) == (True, False)

    def test_holds_nothing_that_lets_write(self, app, ben, opened, table, invited):
        said = ben.get(f"{table}/keys").text + ben.get(table).text + ben.get(f"{table}/entries").text
        with app.app_context():
            kept = " ".join(str(vars(key)) for key in db.session.query(ScoreKey))
        for text in (said, kept):
            assert invited["secret"] not in text
            assert opened["score_key"] not in text

    def test_who_may_not(self, cleo, dan, table):
        assert [who.get(f"{table}/keys").status_code for who in (cleo, dan)] == [401, 403]


class TestTakingBack:
    def test_works(self, ben, eva, cleo, table, invited):
        eva.post(f"{table}/entries", {"entries": ROUND_1[:1]})
        assert ben.ask("DELETE", f"{table}/keys/{invited['id']}").status_code == 204
        answer = eva.post(f"{table}/entries", {"entries": ROUND_1[1:]})
        assert (answer.status_code, answer.json["code"]) == (403, "not_yours")
        assert answer.json["detail"] == (
            "Your right to keep score at this table has been taken back. You may still look on."
        )
        assert eva.get(table).json["may_write"] is False
        assert eva.get("/tables").json == []
        assert by_name(ben.get(f"{table}/keys"))["Eva"]["state"] == "revoked"
        assert [line["who"]["name"] for line in ben.get(f"{table}/entries").json["entries"]] == ["Eva"]

    def test_the_token_goes_with_it(self, app, ben, cleo, table, invited):
        token = cleo.post(f"{table}/keys/claim", {"secret": invited["secret"]}).json["score_key"]
        ben.ask("DELETE", f"{table}/keys/{invited['id']}")
        assert Person(app, token).post(f"{table}/entries", {"entries": ROUND_1}).status_code == 403

    def test_twice_is_once(self, ben, table, invited):
        path = f"{table}/keys/{invited['id']}"
        assert [ben.ask("DELETE", path).status_code for _ in range(2)] == [204, 204]

    def test_whoever_is_let_in_again_may_write_again(self, ben, eva, table, invited):
        ben.ask("DELETE", f"{table}/keys/{invited['id']}")
        secret = ben.post(f"{table}/keys", {"name": "Eva"}).json["secret"]
        assert eva.post(f"{table}/keys/claim", {"secret": secret}).status_code == 201
        assert eva.post(f"{table}/entries", {"entries": ROUND_1}).status_code == 201

    def test_not_the_own(self, ben, table):
        own = next(key["id"] for key in ben.get(f"{table}/keys").json if key["mine"])
        answer = ben.ask("DELETE", f"{table}/keys/{own}")
        assert (answer.status_code, answer.json["code"]) == (409, "own_key")

    def test_who_may_not(self, ben, cleo, dan, eva, table, invited):
        own = next(key["id"] for key in ben.get(f"{table}/keys").json if key["mine"])
        answers = [who.ask("DELETE", f"{table}/keys/{own}") for who in (cleo, dan, eva)]
        assert [answer.status_code for answer in answers] == [401, 403, 403]
        assert answers[2].json["code"] == "not_first_hand"

    def test_no_such_key(self, ben, dan, table):
        assert ben.ask("DELETE", f"{table}/keys/999").json["code"] == "no_such_key"
        assert ben.ask("DELETE", f"{table}/keys/{10**30}").status_code == 404
        other = ben.post("/tables", {"game": "skull-king", "players": ["Ana", "Bo"]}).json["code"]
        of_other = ben.get(f"/tables/{other}/keys").json[0]["id"]
        assert ben.ask("DELETE", f"{table}/keys/{of_other}").status_code == 404


class TestTheNextGame:
    def test_is_kept_by_the_same_people(self, ben, eva, table):
        eva.post(f"{table}/entries", {"entries": [*ROUND_1, {"type": "end"}]})
        after = f"/tables/{eva.post(f'{table}/rematch').json['code']}"
        assert [who.get(after).json["may_write"] for who in (ben, eva)] == [True, True]
        eva.post(f"{after}/entries", {"entries": ROUND_1})
        assert ben.get(f"{after}/entries").json["entries"][0]["who"]["name"] == "Eva"
        assert ben.post(f"{after}/keys").status_code == 201

    def test_leaves_those_at_second_hand_there(self, ben, eva, table):
        ben.post(f"{table}/entries", {"entries": [*ROUND_1, {"type": "end"}]})
        after = f"/tables/{ben.post(f'{table}/rematch').json['code']}"
        eva.post(f"{after}/entries", {"entries": ROUND_1})
        key = by_name(ben.get(f"{after}/keys"))["Eva"]
        assert (key["state"], key["first_hand"]) == ("in_use", False)
        assert ben.ask("DELETE", f"{after}/keys/{key['id']}").status_code == 204
        assert eva.post(f"{after}/entries", {"entries": [{"type": "undo"}]}).status_code == 403

    def test_not_by_those_whose_key_was_taken_back(self, ben, eva, table, invited):
        ben.ask("DELETE", f"{table}/keys/{invited['id']}")
        ben.post(f"{table}/entries", {"entries": [*ROUND_1, {"type": "end"}]})
        after = f"/tables/{ben.post(f'{table}/rematch').json['code']}"
        assert eva.get(after).json["may_write"] is False
