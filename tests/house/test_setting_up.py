"""The house is set up once, by whoever holds the link that its server printed."""

import pytest

from companion.storage import THE_HOUSE, House, db
from tests.conftest import Person
from tests.house.conftest import SET_UP, setup_secret, sign_in
from tests.http.api.rounds import codes


class TestSettingUp:
    def test_works(self, app, cleo):
        answer = cleo.post("/house", {**SET_UP, "secret": setup_secret(app)})
        assert (answer.status_code, answer.json["name"], answer.json["owner"]) == (201, "Ada", True)
        assert answer.headers["Cache-Control"] == "private, no-store"
        assert cleo.get("/session").json["name"] == "Ada"
        assert cleo.get("/house").json == {
            "name": "The Lantern",
            "languages": ["zh", "en", "ja"],
            "only_dms_open": False,
        }

    def test_only_once(self, app, cleo, dan):
        secret = setup_secret(app)
        assert cleo.post("/house", {**SET_UP, "secret": secret}).status_code == 201
        again = dan.post("/house", {**SET_UP, "dm": "Dan", "secret": secret})
        assert (again.status_code, again.json["code"]) == (410, "link_gone")
        assert dan.get("/session").json["code"] == "dm_only"

    def test_not_by_a_guess_nor_by_none(self, app, dan):
        for secret in ("guess", "None"):
            assert dan.post("/house", {**SET_UP, "secret": secret}).json["code"] == "link_gone"
        setup_secret(app)
        assert dan.post("/house", {**SET_UP, "secret": "guess"}).json["code"] == "link_gone"
        assert dan.post("/house", {**SET_UP, "secret": ""}).status_code == 422

    def test_not_by_the_link_of_an_earlier_start(self, app, cleo):
        earlier, later = setup_secret(app), setup_secret(app)
        assert cleo.post("/house", {**SET_UP, "secret": earlier}).json["code"] == "link_gone"
        assert cleo.post("/house", {**SET_UP, "secret": later}).status_code == 201

    def test_no_link_where_there_is_an_owner(self, app, ada):
        with pytest.raises(AssertionError):
            setup_secret(app)

    def test_the_link_is_not_kept_as_it_is(self, app):
        secret = setup_secret(app)
        with app.app_context():
            assert secret not in str(db.session.get_one(House, THE_HOUSE).setup_hash)

    @pytest.mark.parametrize(
        ("wrong", "errors"),
        [
            ({"name": " "}, {"name": "name_empty"}),
            ({"name": "n" * 61}, {"name": "too_long"}),
            ({"dm": "\u200b"}, {"dm": "unseen_signs"}),
            ({"languages": []}, {"languages": "too_few"}),
            ({"languages": ["en", "fr"]}, {"languages.1": "unknown_word"}),
            ({"languages": "en"}, {"languages": "not_a_list"}),
            ({"passphrase": "short"}, {"passphrase": "passphrase_short"}),
            ({"passphrase": " " * 20}, {"passphrase": "passphrase_short"}),
            ({"passphrase": "p" * 201}, {"passphrase": "too_long"}),
            ({"owner": True}, {"owner": "unknown_field"}),
        ],
    )
    def test_ill_shaped_uses_no_link_up(self, app, cleo, wrong, errors):
        secret = setup_secret(app)
        answer = cleo.post("/house", {**SET_UP, "secret": secret, **wrong})
        assert (answer.status_code, codes(answer)) == (422, ("ill_shaped", errors))
        assert cleo.post("/house", {**SET_UP, "secret": secret}).status_code == 201

    def test_not_through_a_foreign_page(self, app, cleo):
        secret = setup_secret(app)
        answer = cleo.post(
            "/house", {**SET_UP, "secret": secret}, headers={"Origin": "https://elsewhere.example"}
        )
        assert (answer.status_code, answer.json["code"]) == (403, "foreign_page")

    def test_somebody_added_at_the_keyboard_may_become_the_owner(self, app, cleo):
        app.test_cli_runner().invoke(args=["companion", "dm", "add", "Ada"])
        assert cleo.post("/house", {**SET_UP, "secret": setup_secret(app)}).json["owner"] is True
        assert [dm["name"] for dm in cleo.get("/dms").json] == ["Ada"]


class TestDeciding:
    def test_works(self, ada, cleo):
        changes = {"name": "The Lamp", "languages": ["ja"], "only_dms_open": True}
        assert ada.patch("/house", changes).status_code == 200
        assert cleo.get("/house").json == {**changes, "languages": ["ja", "en", "zh"]}

    def test_who_may_not(self, ada, eli, cleo):
        answers = [who.patch("/house", {"only_dms_open": True}) for who in (cleo, eli)]
        assert [(answer.status_code, answer.json["code"]) for answer in answers] == [
            (401, "dm_only"),
            (403, "owner_only"),
        ]
        assert "Cookie" in answers[0].headers["WWW-Authenticate"]
        assert ada.get("/house").json["only_dms_open"] is False

    @pytest.mark.parametrize("said", [0, 1, "no", "true", []])
    def test_what_is_taken_for_a_yes_or_a_no_elsewhere_is_none(self, ada, said):
        answer = ada.patch("/house", {"only_dms_open": said})
        assert codes(answer) == ("ill_shaped", {"only_dms_open": "not_true_or_false"})

    def test_not_through_a_foreign_page(self, ada):
        answer = ada.patch("/house", {"only_dms_open": True}, headers={"Sec-Fetch-Site": "cross-site"})
        assert answer.json["code"] == "foreign_page"


class TestOpeningTables:
    ASKED = {"game": "skull-king", "players": ["Ana", "Bo"]}  # noqa: RUF012

    def test_guests_open_where_the_house_lets_them(self, ada, cleo):
        assert cleo.post("/tables", self.ASKED).status_code == 201

    def test_only_a_dm_where_the_house_says_so(self, ada, eli, cleo):
        ada.patch("/house", {"only_dms_open": True})
        refused = cleo.post("/tables", self.ASKED)
        assert (refused.status_code, refused.json["code"]) == (403, "only_dms_open")
        assert "a DM opens the tables" in refused.json["detail"]
        assert eli.post("/tables", self.ASKED).status_code == 201

    def test_a_table_opened_before_is_answered_again(self, ada, cleo):
        asked = self.ASKED | {"key": "0b6f0f0e-5f0c-4c39-9a4b-8f5f2f0e2f11"}
        cleo.post("/tables", asked)
        ada.patch("/house", {"only_dms_open": True})
        assert cleo.post("/tables", asked).status_code == 200

    def test_the_same_people_play_on(self, ada, cleo):
        code = cleo.post("/tables", self.ASKED).json["code"]
        ada.patch("/house", {"only_dms_open": True})
        assert cleo.post(f"/tables/{code}/rematch").status_code == 201

    def test_a_foreign_page_opens_none_in_the_name_of_a_dm(self, ada):
        answer = ada.post("/tables", self.ASKED, headers={"Sec-Fetch-Site": "cross-site"})
        assert answer.json["code"] == "foreign_page"
        assert ada.get("/tables").json == []


def test_a_house_with_a_dm_still_asks_guests_nothing(ada, app):
    guest = Person(app)
    opened = guest.post("/tables", TestOpeningTables.ASKED).json
    assert opened["may_write"] is True
    assert sign_in(guest, "Nobody").json["code"] == "wrong_passphrase"
