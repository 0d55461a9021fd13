"""GET, POST and PATCH /dms, one-time links, passphrases; and what a DM may at tables that somebody else opened."""

from datetime import UTC, datetime, timedelta

import pytest

from companion.house import dms
from companion.storage import Dm, db
from tests.conftest import Person
from tests.house.conftest import PASSPHRASE, secret_in, sign_in
from tests.http.api.rounds import ROUND_1, codes

OWN = "eli's own words"


@pytest.fixture
def phone(app, ada) -> Person:
    """Another phone in the house."""
    return Person(app)


def who_wrote(person, table) -> list[str | None]:
    return [line["who"]["name"] for line in person.get(f"{table}/entries").json["entries"]]


class TestAdding:
    def test_works(self, ada, invited):
        assert {what: invited[what] for what in ("name", "owner", "state")} == {
            "name": "Eli",
            "owner": False,
            "state": "waiting",
        }
        assert invited["link"].startswith("http://localhost/house/welcome?name=Eli#")
        assert invited["qr"].startswith("data:image/svg+xml")
        assert [(dm["name"], dm["state"]) for dm in ada.get("/dms").json] == [
            ("Ada", "active"),
            ("Eli", "waiting"),
        ]

    def test_the_link_is_told_once_and_not_kept(self, app, ada, invited):
        assert "link" not in ada.get("/dms").json[1]
        with app.app_context():
            assert invited["secret"] not in str([dm.link_hash for dm in db.session.query(Dm)])

    @pytest.mark.parametrize("name", ["Ada", " ada ", "ＡＤＡ", "Аdа", "ΑDΑ"])
    def test_not_two_alike(self, ada, name):
        answer = ada.post("/dms", {"name": name})
        assert (answer.status_code, answer.json["code"]) == (422, "dm_name_taken")

    def test_a_name_is_free_again_once_its_bearer_is_retired(self, ada, invited):
        ada.patch(f"/dms/{invited['id']}", {"retired": True})
        assert ada.post("/dms", {"name": "Eli"}).status_code == 201
        assert [dm["state"] for dm in ada.get("/dms").json] == ["active", "waiting", "retired"]

    @pytest.mark.parametrize(
        ("body", "errors"),
        [
            ({}, {"name": "missing"}),
            ({"name": " "}, {"name": "name_empty"}),
            ({"name": "n" * 41}, {"name": "too_long"}),
            ({"name": "Eli", "owner": True}, {"owner": "unknown_field"}),
        ],
    )
    def test_ill_shaped(self, ada, body, errors):
        answer = ada.post("/dms", body)
        assert (answer.status_code, codes(answer)) == (422, ("ill_shaped", errors))


OWNERS = [
    ("POST", "/dms", {"name": "Fay"}),
    ("PATCH", "/dms/{id}", {"name": "Fay"}),
    ("PATCH", "/dms/{id}", {"retired": True}),
    ("POST", "/dms/{id}/link", None),
    ("PATCH", "/house", {"name": "Fay's"}),
]


class TestForTheOwnerAlone:
    @pytest.mark.parametrize(("method", "path", "body"), OWNERS)
    def test_who_may_not(self, app, ada, eli, invited, method, path, body):
        path = path.format(id=invited["id"])
        answers = [who.ask(method, path, body) for who in (Person(app), eli)]
        assert [(answer.status_code, answer.json["code"]) for answer in answers] == [
            (401, "dm_only"),
            (403, "owner_only"),
        ]
        foreign = ada.ask(method, path, body, headers={"Origin": "https://elsewhere.example"})
        assert foreign.json["code"] == "foreign_page"
        assert [dm["name"] for dm in ada.get("/dms").json] == ["Ada", "Eli"]

    def test_colleagues_see_the_list(self, eli, phone):
        assert [dm["name"] for dm in eli.get("/dms").json] == ["Ada", "Eli"]
        assert phone.get("/dms").json["code"] == "dm_only"


class TestChoosing:
    def test_signs_in(self, eli):
        assert eli.get("/session").json["name"] == "Eli"

    def test_only_once(self, phone, eli, invited):
        answer = phone.post("/dms/passphrase", {"secret": invited["secret"], "passphrase": "dan's own words"})
        assert (answer.status_code, answer.json["code"]) == (410, "link_gone")

    def test_not_after_a_week(self, phone, invited, monkeypatch):
        monkeypatch.setattr(dms, "now", lambda: datetime.now(UTC) + timedelta(days=7, seconds=1))
        answer = phone.post("/dms/passphrase", {"secret": invited["secret"], "passphrase": OWN})
        assert answer.json["code"] == "link_gone"

    def test_one_that_is_too_short_uses_no_link_up(self, phone, invited):
        asked = {"secret": invited["secret"], "passphrase": "short"}
        assert codes(phone.post("/dms/passphrase", asked))[1] == {"passphrase": "passphrase_short"}
        assert phone.post("/dms/passphrase", asked | {"passphrase": OWN}).status_code == 201

    def test_not_through_a_foreign_page(self, phone, invited):
        asked = {"secret": invited["secret"], "passphrase": OWN}
        answer = phone.post("/dms/passphrase", asked, headers={"Sec-Fetch-Site": "cross-site"})
        assert answer.json["code"] == "foreign_page"


class TestResetting:
    def test_signs_out_at_once_and_lets_choose_anew(self, ada, eli, phone, invited):
        answer = ada.post(f"/dms/{invited['id']}/link")
        assert eli.get("/session").json["code"] == "dm_only"
        assert sign_in(phone, "Eli", OWN).json["code"] == "wrong_passphrase"
        asked = {"secret": secret_in(answer), "passphrase": "other words of eli"}
        assert phone.post("/dms/passphrase", asked).status_code == 201

    def test_the_link_before_is_void(self, ada, phone, invited):
        ada.post(f"/dms/{invited['id']}/link")
        asked = {"secret": invited["secret"], "passphrase": OWN}
        assert phone.post("/dms/passphrase", asked).json["code"] == "link_gone"

    def test_nobody(self, ada):
        answers = [ada.post("/dms/99/link"), ada.patch("/dms/99", {"name": "Fay"})]
        assert [answer.json["code"] for answer in answers] == ["no_such_dm"] * 2

    def test_at_the_keyboard(self, app, ada, phone):
        said = app.test_cli_runner().invoke(args=["companion", "dm", "add", "ada"]).output
        assert ada.get("/session").status_code == 200
        asked = {"secret": said.strip().partition("#")[2], "passphrase": "new words of ada"}
        answer = phone.post("/dms/passphrase", asked)
        assert (answer.status_code, answer.json["name"], answer.json["owner"]) == (201, "Ada", True)
        assert ada.get("/session").json["code"] == "dm_only"

    def test_the_keyboard_refuses_what_is_no_name(self, app, ada):
        ran = app.test_cli_runner().invoke(args=["companion", "dm", "add", "n" * 41])
        assert (ran.exit_code, "too long" in ran.output) == (1, True)


class TestChanging:
    def test_signs_out_elsewhere(self, ada, phone):
        sign_in(phone, "Ada")
        assert (
            phone.put("/dms/passphrase", {"old": PASSPHRASE, "new": "quite other words"}).status_code == 204
        )
        assert [who.get("/session").status_code for who in (phone, ada)] == [200, 401]
        assert sign_in(ada, "Ada").status_code == 403
        assert sign_in(ada, "Ada", "quite other words").status_code == 201

    def test_not_without_the_one_before(self, ada):
        answer = ada.put("/dms/passphrase", {"old": "a wrong one", "new": "quite other words"})
        assert (answer.status_code, answer.json["code"]) == (403, "wrong_passphrase")

    def test_guesses_are_counted_here_too(self, ada, monkeypatch):
        monkeypatch.setattr(dms, "is_it", lambda _said, _kept: False)
        asked = {"old": "a wrong one", "new": "quite other words"}
        answers = [ada.put("/dms/passphrase", asked).status_code for _ in range(11)]
        assert answers == [403] * 10 + [429]

    def test_who_may_not(self, ada, phone):
        asked = {"old": PASSPHRASE, "new": "quite other words"}
        assert phone.put("/dms/passphrase", asked).json["code"] == "dm_only"
        foreign = ada.put("/dms/passphrase", asked, headers={"Sec-Fetch-Site": "cross-site"})
        assert foreign.json["code"] == "foreign_page"


class TestRetiring:
    def test_ends_everything_but_what_was_recorded(self, app, ada, eli, invited, table):
        eli.post(f"{table}/entries", {"entries": ROUND_1})
        opened = eli.post("/tables", {"game": "skull-king", "players": ["Fay", "Gus"]}).json
        assert ada.patch(f"/dms/{invited['id']}", {"retired": True}).json["state"] == "retired"
        assert eli.get("/session").json["code"] == "dm_only"
        own = f"/tables/{opened['code']}"
        refused = [
            eli.post(f"{table}/entries", {"entries": [{"type": "undo"}]}),
            eli.post(f"{own}/entries", {"entries": ROUND_1}),
            Person(app, opened["score_key"]).post(f"{own}/entries", {"entries": ROUND_1}),
        ]
        assert [answer.json["code"] for answer in refused] == ["not_signed_in", "not_signed_in", "not_yours"]
        assert who_wrote(ada, table) == ["Eli"] * 2

    def test_not_the_owner(self, ada):
        me = ada.get("/session").json["id"]
        answer = ada.patch(f"/dms/{me}", {"retired": True})
        assert (answer.status_code, answer.json["code"]) == (409, "owner_stays")

    def test_renaming_tells_the_log_the_new_name(self, ada, eli, invited, table):
        eli.post(f"{table}/entries", {"entries": ROUND_1})
        assert ada.patch(f"/dms/{invited['id']}", {"name": "Elias"}).json["name"] == "Elias"
        assert who_wrote(ada, table) == ["Elias"] * 2
        assert ada.patch(f"/dms/{invited['id']}", {"name": "Ada"}).json["code"] == "dm_name_taken"


class TestAtTables:
    def test_two_dms_and_a_guest_at_one_table_by_name(self, ben, ada, eli, table):
        ben.post(f"{table}/entries", {"entries": ROUND_1[:1]})
        assert ada.get(table).json["may_write"] is True
        ada.post(f"{table}/entries", {"entries": ROUND_1[1:2]})
        eli.put(f"{table}/entries/2", {"entry": ROUND_1[1]})
        eli.post(
            f"{table}/entries", {"entries": [{"type": "ruling", "note": "A card fell", "points": {"p1": 10}}]}
        )
        log = ben.get(f"{table}/entries").json["entries"]
        assert [line["who"]["name"] for line in log] == [None, "Ada", "Eli", "Eli"]
        assert log[1]["amended"]["who"]["name"] == "Eli"

    def test_they_have_one_key_each(self, ben, ada, table):
        for entry in ROUND_1:
            ada.post(f"{table}/entries", {"entries": [entry]})
        names = [key["name"] for key in ben.get(f"{table}/keys").json]
        assert names == [None, "Ada"]
        own = ben.get(f"{table}/keys").json[1]
        assert ben.ask("DELETE", f"{table}/keys/{own['id']}").json["code"] == "key_of_dm"

    def test_they_let_others_in(self, app, ada, table):
        secret = ada.post(f"{table}/keys", {"name": "Gus"}).json["secret"]
        assert Person(app).post(f"{table}/keys/claim", {"secret": secret}).status_code == 201

    def test_a_token_decides_alone(self, ada, opened, table):
        ada.headers = {"Authorization": "Bearer sk_nothing"}
        assert ada.post(f"{table}/entries", {"entries": ROUND_1}).json["code"] == "not_yours"

    def test_not_through_a_foreign_page(self, ada, table):
        answer = ada.post(
            f"{table}/entries", {"entries": ROUND_1}, headers={"Origin": "https://elsewhere.example"}
        )
        assert (answer.status_code, answer.json["code"]) == (403, "foreign_page")
        assert ada.get(f"{table}/keys").status_code == 200

    def test_looking_makes_no_key(self, ben, ada, table):
        ada.get(f"{table}/keys")
        assert len(ben.get(f"{table}/keys").json) == 1

    def test_what_a_dm_opened_stays_theirs_and_not_the_phones(self, app, ada):
        opened = ada.post("/tables", {"game": "skull-king", "players": ["Fay", "Gus"]}).json
        assert ada.get("/tables").json[0]["dm"]["name"] == "Ada"
        ada.ask("DELETE", "/session")
        assert ada.get(f"/tables/{opened['code']}").json["may_write"] is False
        token = Person(app, opened["score_key"])
        assert (
            token.post(f"/tables/{opened['code']}/entries", {"entries": [{"type": "end"}]}).status_code == 201
        )

    def test_the_next_game_stays_with_the_dm(self, ben, ada, table):
        me = ada.get("/session").json["id"]
        ada.put(f"{table}/dm", {"dm": me})
        ada.post(f"{table}/entries", {"entries": ROUND_1})
        following = ben.post(f"{table}/rematch").json["code"]
        again = ada.post(f"/tables/{following}/rematch")
        assert again.status_code == 201
        assert {listed["dm"]["name"] for listed in ada.get("/tables").json} == {"Ada"}
        assert ben.get(f"/tables/{again.json['code']}").json["may_write"] is True


class TestLookingAfter:
    def test_all_that_run(self, ben, dan, ada, table):
        ada.post(f"{table}/entries", {"entries": ROUND_1})
        listed = ada.get("/tables").json
        assert len(listed) == 2
        by_code = {one["code"]: one for one in listed}
        mine = by_code[table.removeprefix("/tables/")]
        assert (mine["round"], mine["dm"]) == (2, None)
        assert len(ben.get("/tables").json) == 1

    def test_taking_handing_over_letting_go(self, ada, eli, invited, table):
        me = ada.get("/session").json["id"]
        for who, dm, name in (
            (ada, me, "Ada"),
            (ada, invited["id"], "Eli"),
            (eli, me, "Ada"),
            (eli, None, None),
        ):
            answer = who.put(f"{table}/dm", {"dm": dm})
            assert answer.status_code == 200
            assert (answer.json["dm"] or {"name": None})["name"] == name

    def test_a_forgotten_one_is_ended_and_brought_back(self, ben, ada, table):
        asked = {"entries": [{"type": "end", "note": "Forgotten"}], "after": 0}
        assert ada.post(f"{table}/entries", asked).json["view"]["ended"]["reason"] == "ended_early"
        assert ada.get("/tables").json == []
        log = ben.get(f"{table}/entries").json["entries"]
        assert (log[0]["who"]["name"], log[0]["entry"]["note"]) == ("Ada", "Forgotten")
        ada.post(f"{table}/entries", {"entries": [{"type": "undo"}]})
        assert len(ada.get("/tables").json) == 1

    def test_handing_over_what_is_over_changes_its_history(self, app, ada, table):
        me = ada.get("/session").json["id"]
        ada.post(f"{table}/entries", {"entries": [{"type": "end"}]})
        ada.put(f"{table}/dm", {"dm": me})
        ran = app.test_cli_runner().invoke(args=["companion", "check"])
        assert ran.exit_code == 0, ran.output

    def test_who_may_not(self, ben, ada, table):
        assert ben.put(f"{table}/dm", {"dm": None}).json["code"] == "dm_only"
        foreign = ada.put(f"{table}/dm", {"dm": None}, headers={"Sec-Fetch-Site": "cross-site"})
        assert foreign.json["code"] == "foreign_page"

    def test_not_to_somebody_retired_nor_to_nobody_known(self, ada, invited, table):
        ada.patch(f"/dms/{invited['id']}", {"retired": True})
        answers = [ada.put(f"{table}/dm", {"dm": dm}) for dm in (invited["id"], 99)]
        assert [answer.json["code"] for answer in answers] == ["no_such_dm"] * 2

    @pytest.mark.parametrize(
        ("dm", "wrong"),
        [("Ada", "not_a_number"), (1.5, "not_a_number"), (-1, "too_small"), (2**40, "not_a_number")],
    )
    def test_ill_shaped(self, ada, table, dm, wrong):
        assert codes(ada.put(f"{table}/dm", {"dm": dm})) == ("ill_shaped", {"dm": wrong})
