"""After a theft: `flask companion revoke-everything` ends sessions, keys and links, and the house goes on."""

from tests.conftest import Person
from tests.house.conftest import PASSPHRASE, sign_in
from tests.http.api.rounds import ROUND_1


def test_nothing_that_was_given_out_opens_anything(app, ada, eli, ben, opened, table):
    invited = ada.post("/dms", {"name": "Finn"}).json["link"].partition("#")[2]
    handed = ben.post(f"{table}/keys", {"name": "Eva"}).json["secret"]
    ran = app.test_cli_runner().invoke(args=["companion", "revoke-everything"])
    assert (ran.exit_code, ran.output) == (0, "Signed out on 2 phones; 2 keys no longer write.\n")

    assert [who.get("/session").status_code for who in (ada, eli)] == [401, 401]
    for who in (ben, Person(app, opened["score_key"])):
        assert who.post(f"{table}/entries", {"entries": ROUND_1}).json["code"] == "not_yours"
    for secret in (opened["score_key"], handed):
        assert Person(app).post(f"{table}/keys/claim", {"secret": secret}).json["code"] == "key_revoked"
    asked = {"secret": invited, "passphrase": PASSPHRASE}
    assert Person(app).post("/dms/passphrase", asked).json["code"] == "link_gone"


def test_a_dm_signs_in_anew_and_the_game_goes_on(app, ada, ben, table):
    ada.post(f"{table}/entries", {"entries": ROUND_1[:1]})
    app.test_cli_runner().invoke(args=["companion", "revoke-everything"])
    assert sign_in(ada, "Ada").status_code == 201
    assert ada.post(f"{table}/entries", {"entries": ROUND_1[1:]}).status_code == 201
    secret = ada.post(f"{table}/keys", {"name": "Ben"}).json["secret"]
    assert ben.post(f"{table}/keys/claim", {"secret": secret}).status_code == 201


def test_another_secret_of_the_house_makes_other_keys(app, ben, opened, table):
    """Who stole the secret could make the key of any table: from then on it makes none."""
    app.config["SECRET_KEY"] = "another secret of the house"  # noqa: S105
    again = ben.post("/tables", {"game": "skull-king", "players": ["Ana", "Bo"]}).json
    claim = Person(app).post(f"{table}/keys/claim", {"secret": opened["score_key"]})
    assert claim.json["code"] == "no_such_key"
    assert again["score_key"] != opened["score_key"]
