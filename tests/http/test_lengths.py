"""Every text that a request may hold has an end: a longer one is refused, and nothing of it is kept."""

import copy

import pytest

from tests.house.conftest import PASSPHRASE, SET_UP, ada, invited  # noqa: F401 - fixtures
from tests.http.test_walls import kept

ENDLESS = "n" * 100_000
TABLE = {"game": "skull-king", "players": ["Ana", "Bo"], "label": "Table 4"}
GAME = {"game": "skull", "seats": [{"name": "Ana", "winner": True}, {"name": "Bo"}, {"name": "Cy"}]}
MORE = {"date": "2026-11-01", "label": "Table 4", "notes": "rain"}
AT = "/api/v1/tables/{code}"

# A body that is taken, or refused only for what it would change, for every call whose body holds text.
BODIES = {
    ("POST", "/api/v1/tables"): TABLE | {"key": "k"},
    ("PATCH", AT): {"label": "Table 4", "notes": "rain", "players": ["Ana", "Bo"], "key": "k"},
    ("POST", f"{AT}/rematch"): {"players": ["Ana", "Bo"], "label": "Table 4", "key": "k"},
    ("PUT", f"{AT}/entries/{{seq}}"): {"entry": {"type": "end"}, "key": "k"},
    ("POST", f"{AT}/keys"): {"name": "Eva", "key": "k"},
    ("POST", f"{AT}/keys/claim"): {"secret": "K7QX2M4C", "key": "k"},
    ("POST", "/api/v1/desk/skull-king/trick"): {
        "plays": [{"player": "A", "card": "green-1"}, {"player": "B", "card": "green-2"}]
    },
    ("POST", "/api/v1/history"): GAME | MORE | {"key": "k"},
    ("PATCH", "/api/v1/players/{player_id}"): {"name": "Ana"},
    ("POST", "/api/v1/house"): SET_UP | {"secret": "s"},
    ("PATCH", "/api/v1/house"): {"name": "The Lantern"},
    ("POST", "/api/v1/session"): {"name": "Ada", "passphrase": PASSPHRASE},
    ("POST", "/api/v1/dms"): {"name": "Finn"},
    ("PATCH", "/api/v1/dms/{dm_id}"): {"name": "Finn"},
    ("POST", "/api/v1/dms/passphrase"): {"secret": "s", "passphrase": PASSPHRASE},
    ("PUT", "/api/v1/dms/passphrase"): {"old": PASSPHRASE, "new": PASSPHRASE},
}
# What the document does not tell as text of its own.
ENTRIES = [
    {"entries": [{"type": "ruling", "note": ENDLESS}]},
    {"entries": [{"type": "void_round", "note": ENDLESS}]},
    {"entries": [{"type": "end", "note": ENDLESS}]},
    {"entries": [{"type": "join", "name": ENDLESS}]},
    {"entries": [{"type": ENDLESS}]},
    {"entries": [{"type": "end", ENDLESS: 1}]},
    {"entries": [{"type": "end", "key": ENDLESS}]},
    {"entries": [{"type": "leave", "player": ENDLESS}]},
]


def texts(document, schema, path=()):
    """The path of every text in a schema that is not one of a few words, with the most signs it may have."""
    while "$ref" in schema or "allOf" in schema:
        schema = schema["allOf"][0] if "allOf" in schema else _named(document, schema["$ref"])
    kinds = schema.get("type")
    for name, inner in schema.get("properties", {}).items():
        yield from texts(document, inner, (*path, name))
    if kinds == "array":
        yield from texts(document, schema["items"], (*path, 0))
    if "string" in (kinds if isinstance(kinds, list) else [kinds]) and "enum" not in schema:
        yield path, schema.get("maxLength")


def _named(document, reference):
    return document["components"]["schemas"][reference.rsplit("/", 1)[1]]


def bodies_with_text(document):
    for path, calls in document["paths"].items():
        for method, call in calls.items():
            content = call.get("requestBody", {}).get("content", {}) if isinstance(call, dict) else {}
            if "application/json" in content and "text/csv" not in content:
                found = list(texts(document, content["application/json"]["schema"]))
                if found:
                    yield (method.upper(), path), found


def put(body, path, text):
    body = copy.deepcopy(body)
    inner = body
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = text
    return body


@pytest.fixture
def keeper(ada, opened):  # noqa: F811
    """The owner of the house, who may do everything, where something was played already."""
    ended = {"entries": [{"type": "end"}]}
    assert ada.post(f"/tables/{opened['code']}/entries", ended).status_code == 201
    return ada


def test_no_text_is_endless(database, keeper, opened, invited):  # noqa: F811
    document = keeper.get("/openapi.json").json
    asked = dict(bodies_with_text(document))
    assert set(asked) == set(BODIES)
    ids = {"code": opened["code"], "seq": 1, "player_id": 1, "dm_id": invited["id"]}
    before = [line for line in kept(database) if "allowance" not in line]
    for call, found in asked.items():
        method, path = call
        for field, most in found:
            for text in [ENDLESS] + (["n" * (most + 1)] if most else []):
                body = put(BODIES[call], field, text)
                answer = keeper.browser.open(path.format(**ids), method=method, json=body)
                assert answer.status_code == 422, (call, field, len(text), answer.text[:200])
                assert ENDLESS[:1000] not in answer.text, (call, field)
    assert [line for line in kept(database) if "allowance" not in line] == before


@pytest.mark.parametrize("body", ENTRIES, ids=lambda body: "-".join(map(str, body["entries"][0]))[:30])
def test_no_entry_is_endless(database, ben, table, body):
    before = kept(database)
    answer = ben.post(f"{table}/entries", body)
    assert answer.status_code == 422
    assert len(answer.text) < 2000
    assert kept(database) == before


@pytest.mark.parametrize(
    "path", ["/history?q={}", "/players?q={}", "/history?table={}", "/history?cursor={}"]
)
def test_no_search_is_endless(keeper, path):
    assert keeper.get(path.format("n" * 1000)).status_code == 422
