"""Behind a proxy that speaks https: cookies go over https only, and the house knows its own pages."""

import pytest

from companion import create_app
from companion.settings import Settings
from companion.storage import db
from tests.conftest import SECRET, Person

HOUSE = "https://scores.example"
BY_HTTPS = {
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "scores.example",
    "X-Forwarded-For": "192.0.2.7",
}
TABLE = {"game": "skull", "players": ["Ana", "Bo", "Cy"]}


@pytest.fixture
def house(database):
    """Makes the house with so many trusted proxies in front of it."""
    made = []

    def house(trusted_proxies: int, public_url: str | None = HOUSE):
        address = f"sqlite:///{database}"
        app = create_app(Settings(address, SECRET, trusted_proxies=trusted_proxies, public_url=public_url))
        made.append(app)
        return Person(app)

    yield house
    for app in made:
        with app.app_context():
            db.engine.dispose()


@pytest.mark.parametrize(("trusted", "is_secure"), [(1, True), (0, False)])
def test_cookies_go_over_https_only_where_the_proxy_is_trusted(house, trusted, is_secure):
    ben = house(trusted)
    chosen = ben.browser.post("/settings", data={"lang": "ja"}, headers=BY_HTTPS)
    opened = ben.post("/tables", TABLE, headers=BY_HTTPS)
    for answer in (chosen, opened):
        assert ("Secure" in answer.headers["Set-Cookie"]) is is_secure


@pytest.mark.parametrize("public_url", [HOUSE, None])
@pytest.mark.parametrize(("origin", "status"), [(HOUSE, 201), ("https://elsewhere.example", 403)])
def test_the_house_knows_its_own_pages(house, public_url, origin, status):
    ben = house(1, public_url)
    shown = {"base_url": HOUSE, "headers": BY_HTTPS}
    code = ben.post("/tables", TABLE, **shown).json["code"]
    answer = ben.post(
        f"/tables/{code}/entries",
        {"entries": [{"type": "place_all"}]},
        base_url=HOUSE,
        headers=BY_HTTPS | {"Origin": origin},
    )
    assert answer.status_code == status


def test_a_redirect_stays_on_the_way_one_came(house):
    ben = house(1)
    assert ben.browser.post("/settings", data={"lang": "ja"}, headers=BY_HTTPS).location == "/"
