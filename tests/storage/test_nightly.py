"""A backup for every night: one, checked, the oldest dropped, and known when it fails."""

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import pytest

from companion.settings import Rotation
from companion.storage.backup import BackupError, refuse_unusable
from companion.storage.nightly import back_up_if_due, standing

EVENING = datetime(2026, 11, 30, 21, 0)


@pytest.fixture
def rotation(tmp_path) -> Rotation:
    return Rotation(tmp_path / "nights", 3)


def made(app, rotation, at):
    with app.app_context():
        return back_up_if_due(rotation, at)


def names(rotation):
    return sorted(file.name for file in rotation.folder.glob("*.db"))


def test_one_a_night_and_the_oldest_go(app, database, rotation):
    for night in range(5):
        at = EVENING + timedelta(days=night)
        file = made(app, rotation, at)
        assert file is not None
        refuse_unusable(file)
        assert made(app, rotation, at + timedelta(hours=6)) is None  # at three: the same evening
    assert names(rotation) == [f"companion-2026-12-0{day}.db" for day in (2, 3, 4)]


def test_what_others_put_there_stays(app, database, rotation):
    rotation.folder.mkdir()
    (rotation.folder / "companion-by-hand.db").write_text("precious")
    for night in range(4):
        made(app, rotation, EVENING + timedelta(days=night))
    assert len(names(rotation)) == 4


def test_of_many_that_try_one_makes_it(app, database, rotation):
    with ThreadPoolExecutor(6) as at_once:
        files = list(at_once.map(lambda _: made(app, rotation, EVENING), range(6)))
    assert (len(names(rotation)), sum(file is not None for file in files)) == (1, 1)


def test_a_failure_is_known_until_it_goes_well_again(app, database, rotation, tmp_path):
    now = datetime.now(UTC)
    assert standing(rotation, now).is_failing
    away = database.rename(tmp_path / "away.db")
    with pytest.raises(BackupError, match="There is no database"):
        made(app, rotation, EVENING)
    stands = standing(rotation, now)
    assert (stands.newest, stands.is_failing, "no database" in str(stands.trouble)) == (None, True, True)
    away.rename(database)
    assert made(app, rotation, EVENING) is not None
    assert not standing(rotation, now).is_failing
    assert standing(rotation, now + timedelta(days=2)).is_late


def test_the_house_is_ready_with_either_database(app):
    answer = app.test_client().get("/readyz")
    assert (answer.status_code, answer.json["database"], answer.json["schema"]) == (200, "fine", "fine")
