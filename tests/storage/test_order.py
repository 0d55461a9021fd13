"""Names stand in one order, whichever database keeps them: sign by sign, as they sound."""

from companion.history import dms as dms_of_games
from companion.history.people import list_people
from companion.house import dms
from companion.storage import db
from companion.tables.names import NAMES

MIXED = ["zed", "Élodie", "Ada B", "Ada-C", "adaa", "小雨", "Ötzi", "Bo", "_under", "7 of 9"]


def test_the_dms(app):
    with app.app_context():
        for name in MIXED:
            dms.add(name)
        names = [dm["name"] for dm in dms.all_dms(db.session())]
        filtered = [dm.name for dm in dms_of_games.all_dms(db.session())]
    assert names == sorted(MIXED, key=NAMES.sounds)
    assert filtered == sorted(MIXED)


def test_the_players_a_page_at_a_time(app, ben):
    for at in range(0, len(MIXED), 2):
        opened = ben.post("/tables", {"game": "skull-king", "players": MIXED[at : at + 2]}).json
        assert (
            ben.post(f"/tables/{opened['code']}/entries", {"entries": [{"type": "end"}]}).status_code == 201
        )
    names, cursor = [], ""
    with app.app_context():
        while cursor is not None:
            page = list_people(db.session(), cursor=cursor, page=3)
            names += [player["name"] for player in page["players"]]
            cursor = page["next"]
        found = [player["name"] for player in list_people(db.session(), "ADA")["players"]]
    assert names == sorted(MIXED, key=NAMES.sounds)
    assert sorted(found) == ["Ada B", "Ada-C", "adaa"]
