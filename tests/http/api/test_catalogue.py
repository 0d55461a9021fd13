"""GET /catalogue, GET and PATCH /catalogue/{slug}, PUT and DELETE …/knows."""

from tests.http.api.rounds import codes
from tests.http.api.test_history import FOREIGN, GAME, ada, jay  # noqa: F401 - fixtures


def test_anybody_may_read_it(cleo, ada):  # noqa: F811
    ada.post("/history", GAME)
    entries = cleo.get("/catalogue").json
    assert [entry["slug"] for entry in entries] == ["skull-king", "skull"]
    skull = cleo.get("/catalogue/skull").json
    assert skull["names"] == {"en": "Skull", "zh": skull["names"]["zh"], "ja": "スカル"}
    assert (skull["facts"]["bgg_id"]["value"], skull["facts"]["weight"]) == (92415, None)
    assert (skull["play"]["plays"], skull["play"]["minutes"]["median"]) == (1, 25)
    assert skull["play"]["dms"] == [{"name": "Ada", "plays": 1, "says_so": False}]
    assert skull["page"] == "http://localhost/catalogue/skull"
    assert cleo.get("/catalogue/chess").json["code"] == "no_such_game"


def test_the_owner_writes_it(ada, jay, cleo):  # noqa: F811
    facts = {"weight": {"value": 1.1, "as_of": "2026-11-01"}, "known_by": None}
    assert cleo.patch("/catalogue/skull", {"facts": facts}).json["code"] == "dm_only"
    assert jay.patch("/catalogue/skull", {"facts": facts}).json["code"] == "owner_only"
    assert ada.patch("/catalogue/skull", {"facts": facts}, headers=FOREIGN).json["code"] == "foreign_page"
    written = ada.patch("/catalogue/skull", {"facts": facts}).json
    assert (written["facts"]["weight"], written["facts"]["known_by"]) == (facts["weight"], None)
    wrong = {"facts": {"weight": {"value": "heavy"}}}
    assert codes(ada.patch("/catalogue/skull", wrong)) == (
        "ill_shaped",
        {"facts.weight.value": "not_a_number"},
    )
    assert codes(ada.patch("/catalogue/skull", {})) == ("ill_shaped", {"facts": "missing"})


def test_a_dm_says_that_they_know_it(jay, cleo):  # noqa: F811
    assert cleo.put("/catalogue/skull/knows").json["code"] == "dm_only"
    for _ in range(2):
        assert jay.put("/catalogue/skull/knows").json["play"]["dms"] == [
            {"name": "Jay", "plays": 0, "says_so": True}
        ]
    for _ in range(2):
        assert jay.ask("DELETE", "/catalogue/skull/knows").json["play"]["dms"] == []
