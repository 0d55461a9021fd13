"""POST, GET and DELETE /session: a DM signs in by name and passphrase, stays signed in, and signs out."""

from datetime import UTC, datetime, timedelta

import pytest

from companion.house import signing_in
from companion.storage import Allowance, DmSession, db
from companion.tables import guessing
from tests.conftest import Person
from tests.house.conftest import PASSPHRASE, sign_in
from tests.http.api.rounds import codes


@pytest.fixture
def phone(app, ada) -> Person:
    """Another phone in the house."""
    return Person(app)


def let_time_pass(monkeypatch, time):
    for where in (signing_in, guessing):
        monkeypatch.setattr(where, "now", lambda: datetime.now(UTC) + time)


class TestSigningIn:
    def test_works(self, phone):
        answer = sign_in(phone, "Ada")
        assert (answer.status_code, answer.json["name"], answer.json["owner"]) == (201, "Ada", True)
        assert answer.headers["Cache-Control"] == "private, no-store"
        cookie = answer.headers["Set-Cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Secure" not in cookie
        assert phone.get("/session").json == answer.json

    def test_over_https_the_cookie_goes_nowhere_else(self, phone):
        answer = phone.post(
            "/session", {"name": "Ada", "passphrase": PASSPHRASE}, base_url="https://localhost"
        )
        assert "Secure" in answer.headers["Set-Cookie"]

    @pytest.mark.parametrize("name", ["ada", " ADA ", "Ａｄａ"])
    def test_however_the_name_is_typed(self, phone, name):
        assert sign_in(phone, name).status_code == 201

    def test_nothing_tells_whether_somebody_has_this_name(self, ada, phone, invited):
        tried = [("Ada", "a wrong one"), ("Nobody", PASSPHRASE), ("Eli", "has none yet")]
        answers = [sign_in(phone, *said) for said in tried]
        told = [(answer.status_code, answer.get_data(), sorted(answer.headers.keys())) for answer in answers]
        assert answers[0].json["code"] == "wrong_passphrase"
        assert told[0] == told[1] == told[2]

    def test_a_retired_one_is_nobody(self, ada, app, eli, invited):
        ada.patch(f"/dms/{invited['id']}", {"retired": True})
        assert sign_in(Person(app), "Eli", "eli's own words").json["code"] == "wrong_passphrase"

    def test_not_through_a_foreign_page(self, phone):
        asked = {"name": "Ada", "passphrase": PASSPHRASE}
        answer = phone.post("/session", asked, headers={"Origin": "https://elsewhere.example"})
        assert (answer.status_code, answer.json["code"]) == (403, "foreign_page")
        assert "Set-Cookie" not in answer.headers

    @pytest.mark.parametrize(
        ("body", "errors"),
        [
            ({"name": "Ada"}, {"passphrase": "missing"}),
            ({"name": "", "passphrase": "x"}, {"name": "empty_text"}),
            ({"name": "Ada", "passphrase": 3}, {"passphrase": "not_text"}),
            ({"name": "Ada", "passphrase": "p" * 1001}, {"passphrase": "too_long"}),
            ([], {"": "not_an_object"}),
        ],
    )
    def test_ill_shaped(self, phone, body, errors):
        answer = phone.post("/session", body)
        assert (answer.status_code, codes(answer)) == (422, ("ill_shaped", errors))

    def test_tokens_are_kept_nowhere(self, app, phone):
        sign_in(phone, "Ada")
        token = phone.browser.get_cookie("companion_dm").value
        with app.app_context():
            assert all(token not in row.token_hash for row in db.session.query(DmSession))

    def test_who_signs_in_anew_leaves_no_session_behind(self, app, phone):
        for _ in range(3):
            sign_in(phone, "Ada")
        with app.app_context():
            assert db.session.query(DmSession).count() == 2  # with the phone that set the house up


class TestGuessing:
    def test_one_name_ten_times_in_a_quarter_of_an_hour(self, phone, monkeypatch):
        monkeypatch.setattr(signing_in, "is_it", lambda said, _kept: said == PASSPHRASE)
        for _ in range(10):
            assert sign_in(phone, "Ada", "wrong").status_code == 403
        answer = sign_in(phone, "Ada")
        assert (answer.status_code, answer.json["code"]) == (429, "too_many_sign_ins")
        assert 0 < int(answer.headers["Retry-After"]) <= 900
        let_time_pass(monkeypatch, timedelta(minutes=15, seconds=1))
        assert sign_in(phone, "Ada").status_code == 201

    def test_a_name_that_nobody_has_alike(self, phone, monkeypatch):
        monkeypatch.setattr(signing_in, "is_it", lambda _said, _kept: False)
        answers = [sign_in(phone, "Nobody", "wrong").status_code for _ in range(11)]
        assert answers == [403] * 10 + [429]

    def test_a_guesser_elsewhere_locks_nobody_out_here(self, phone, monkeypatch):
        monkeypatch.setattr(signing_in, "is_it", lambda said, _kept: said == PASSPHRASE)
        for number in range(4):
            elsewhere = {"REMOTE_ADDR": f"192.0.2.{number}"}
            for _ in range(11):
                answer = sign_in(phone, "Ada", "wrong", environ_overrides=elsewhere)
            assert answer.status_code == 429
        assert sign_in(phone, "Ada").status_code == 201

    def test_from_everywhere_together_not_more_than_fifty_times(self, phone, monkeypatch):
        monkeypatch.setattr(signing_in, "is_it", lambda _said, _kept: False)
        places = [{"REMOTE_ADDR": f"192.0.2.{number}"} for number in range(51)]
        answers = [sign_in(phone, "Ada", "wrong", environ_overrides=place).status_code for place in places]
        assert answers == [403] * 50 + [429]

    def test_slips_are_forgotten_once_it_succeeds(self, app, phone):
        sign_in(phone, "Ada", "a slip")
        sign_in(phone, "Ada")
        with app.app_context():
            kept = {row.mark for row in db.session.query(Allowance)}
        sign_in(phone, "Ada", "a slip")
        with app.app_context():
            assert {row.mark for row in db.session.query(Allowance)} - kept, "they were there before"

    def test_a_phone_that_is_signed_in_is_not_kept_out(self, ada, phone, monkeypatch):
        monkeypatch.setattr(signing_in, "is_it", lambda _said, _kept: False)
        for _ in range(11):
            sign_in(phone, "Ada", "wrong")
        assert ada.get("/session").status_code == 200


class TestStaying:
    def test_for_half_a_year_after_it_was_last_used(self, ada, monkeypatch):
        let_time_pass(monkeypatch, timedelta(days=179))
        answer = ada.get("/session")
        assert "companion_dm=" in answer.headers["Set-Cookie"]
        let_time_pass(monkeypatch, timedelta(days=358))
        assert ada.get("/session").status_code == 200
        let_time_pass(monkeypatch, timedelta(days=539))
        assert ada.get("/session").json["code"] == "dm_only"

    def test_most_answers_set_no_cookie(self, ada):
        assert "Set-Cookie" not in ada.get("/session").headers


class TestSigningOut:
    def test_here(self, app, ada, phone):
        sign_in(phone, "Ada")
        kept = phone.browser.get_cookie("companion_dm").value
        assert phone.ask("DELETE", "/session").status_code == 204
        phone.browser.set_cookie("companion_dm", kept)
        assert phone.get("/session").json["code"] == "dm_only"
        assert ada.get("/session").status_code == 200

    def test_everywhere(self, ada, phone):
        sign_in(phone, "Ada")
        assert phone.ask("DELETE", "/session?everywhere=true").status_code == 204
        assert [who.get("/session").status_code for who in (ada, phone)] == [401, 401]

    def test_twice_changes_nothing(self, phone):
        assert [phone.ask("DELETE", "/session").status_code for _ in range(2)] == [204, 204]

    def test_not_through_a_foreign_page(self, ada):
        answer = ada.ask("DELETE", "/session", headers={"Sec-Fetch-Site": "cross-site"})
        assert answer.json["code"] == "foreign_page"
        assert ada.get("/session").status_code == 200
