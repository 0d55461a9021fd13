"""Whatever is asked, the answer is one that the OpenAPI document describes, and never our fault."""

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from companion.http.identity import DM_COOKIE
from tests.history.dms import sign_in

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
OPERATIONS = [
    "GET /api/v1/games",
    "GET /api/v1/tables",
    "POST /api/v1/tables",
    "GET /api/v1/tables/{code}",
    "PATCH /api/v1/tables/{code}",
    "POST /api/v1/tables/{code}/rematch",
    "GET /api/v1/tables/{code}/entries",
    "GET /api/v1/tables/{code}/lines",
    "POST /api/v1/tables/{code}/entries",
    "PUT /api/v1/tables/{code}/entries/{seq}",
    "POST /api/v1/tables/{code}/preview",
    "GET /api/v1/tables/{code}/keys",
    "POST /api/v1/tables/{code}/keys",
    "POST /api/v1/tables/{code}/keys/claim",
    "DELETE /api/v1/tables/{code}/keys/{key_id}",
    "GET /api/v1/tables/{code}/qr.svg",
    "POST /api/v1/desk/skull-king/trick",
    "POST /api/v1/desk/skull-king/score",
    "GET /api/v1/house",
    "POST /api/v1/house",
    "PATCH /api/v1/house",
    "GET /api/v1/session",
    "POST /api/v1/session",
    "DELETE /api/v1/session",
    "GET /api/v1/dms",
    "POST /api/v1/dms",
    "PATCH /api/v1/dms/{dm_id}",
    "POST /api/v1/dms/{dm_id}/link",
    "POST /api/v1/dms/passphrase",
    "PUT /api/v1/dms/passphrase",
    "PUT /api/v1/tables/{code}/dm",
    "GET /api/v1/history",
    "POST /api/v1/history",
    "GET /api/v1/history/{code}",
    "DELETE /api/v1/history/{code}",
    "POST /api/v1/history/{code}/restore",
    "GET /api/v1/players",
    "GET /api/v1/players/leaderboard",
    "GET /api/v1/players/{player_id}",
    "PATCH /api/v1/players/{player_id}",
    "POST /api/v1/players/{player_id}/merge",
    "DELETE /api/v1/players/{player_id}/merge",
    "POST /api/v1/players/{player_id}/forget",
    "GET /api/v1/catalogue",
    "GET /api/v1/catalogue/{slug}",
    "PATCH /api/v1/catalogue/{slug}",
    "PUT /api/v1/catalogue/{slug}/knows",
    "DELETE /api/v1/catalogue/{slug}/knows",
]
NEVER_ENDING = ["GET /api/v1/tables/{code}/events"]  # asked in test_events


@pytest.fixture
def operations(app):
    schema = schemathesis.openapi.from_wsgi("/api/v1/openapi.json", app)
    return {found.ok().label: found.ok() for found in schema.get_all_operations()}


def test_all_of_them_are_asked(operations):
    assert sorted(operations) == sorted(OPERATIONS + NEVER_ENDING)


@pytest.mark.parametrize("label", OPERATIONS)
def test_answers_are_those_described(app, ben, operations, opened, label):
    headers = {"Authorization": f"Bearer {opened['score_key']}", "Accept-Encoding": "identity"}
    if any(noun in label for noun in ("/history", "/players", "/catalogue")):
        ben.post(f"/tables/{opened['code']}/entries", {"entries": [{"type": "end"}]})
        headers["Cookie"] = f"{DM_COOKIE}={sign_in(app, 'Ada', is_owner=True)[1]}"

    @settings(
        max_examples=20,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operations[label].as_strategy())
    def ask(case):
        if "code" in case.path_parameters:
            case.path_parameters["code"] = opened["code"]
        case.headers.update(headers)
        case.call_and_validate(checks=CHECKS)

    ask()
