"""schemathesis on the house's own OpenAPI document: as whom it asks, and what it finds, in a line each."""

import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

import schemathesis
from flask import Flask
from schemathesis.config import SchemathesisConfig
from schemathesis.engine import Status, from_schema
from schemathesis.engine.events import FatalError, NonFatalError, ScenarioFinished
from werkzeug.serving import make_server

PHASES = ("examples", "coverage", "fuzzing", "stateful")
SAME_EACH_TIME = {"extra-data-sources": {"responses": False}}  # codes of tables are drawn by lot
NEVER_ENDING = "/events$"  # asked in test_events

# Nothing is done: also where the asker has not seen the latest, or comes too late.
REFUSED = ("400", "401", "403", "404", "405", "406", "409", "410", "412", "413", "415", "422", "429")

# What is wrong in a way that no JSON schema can say: of names, of seats, of what was said before.
BEYOND_A_SCHEMA = {
    "name_taken", "name_empty", "unseen_signs", "empty_text", "unknown_player", "in_the_future",
    "too_few_seats", "too_many_seats", "ranks_do_not_fit", "result_missing",
}  # fmt: skip

RULED = {"discs", "starter", "successes", "points"}  # by a ruling; each game has its own


@contextmanager
def served(app: Flask) -> Iterator[str]:
    """The app at an address of its own, in this process."""
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    server = make_server("127.0.0.1", 0, app, threaded=True)
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def faults(address: str, shown: dict, code: str, phases: dict[str, int | None], **which) -> list[str]:
    """Ask the operations `which`, showing this of oneself, about the table `code`; say what was wrong.

    phases: how many examples are tried of each operation; None: those that there are.
    """
    settings = {
        "seed": 1,
        "continue-on-failure": True,
        "headers": {"Accept-Encoding": "identity"},
        "parameters": {"path.code": code},
        "generation": {"no-shrink": True},
        "phases": {phase: _tried(phase, phases) for phase in PHASES},
        "checks": {"negative_data_rejection": {"expected-statuses": list(REFUSED)}},
        "auth": {"openapi": shown},
    }
    config = SchemathesisConfig.from_dict(settings)
    schema = schemathesis.openapi.from_url(f"{address}/api/v1/openapi.json", config=config)
    asked = schema.exclude(path_regex=NEVER_ENDING).include(**which)
    return sorted({fault for event in from_schema(asked).execute() for fault in _faults_of(event)})


def _tried(phase: str, phases: dict[str, int | None]) -> dict:
    most = phases.get(phase)
    asked = {"enabled": phase in phases, **({"generation": {"max-examples": most}} if most else {})}
    return asked | (SAME_EACH_TIME if phase == "fuzzing" else {})


def _faults_of(event) -> Iterator[str]:
    if isinstance(event, FatalError):
        raise event.exception
    if isinstance(event, NonFatalError):
        yield f"{event.label}: {event.value!r}"
    if isinstance(event, ScenarioFinished):
        for case_id, checks in event.recorder.checks.items():
            answer = event.recorder.interactions[case_id].response
            for check in checks:
                if check.status is Status.FAILURE and not _is_beyond_a_schema(check, answer):
                    found = check.failure_info
                    said = answer.content[:300].decode(errors="replace") if answer else "no answer"
                    yield f"{event.label}: {check.name}: {found.failure.message}\n{said}\n{found.code_sample}\n"


def _is_beyond_a_schema(check, answer) -> bool:
    """Whether what a schema allows was refused for a reason that it cannot say, or the other way round."""
    if check.name == "negative_data_rejection" and answer and "/imports?" in answer.request.url:
        return b'"broken":true' in answer.content  # a file of whatever kind: a preview tells what is wrong
    if check.name != "positive_data_acceptance" or answer is None:
        return False
    if answer.status_code in (410, 412):
        return True
    return answer.status_code == 422 and _is_unsayable(json.loads(answer.content), answer.request.body or b"")


def _is_unsayable(problem: dict, body: bytes) -> bool:
    if problem["code"] in ("key_reused", "import_refused"):  # said before; a file of whatever kind
        return True
    wrong = problem["facts"].get("errors", {})
    return bool(wrong) and all(
        code in BEYOND_A_SCHEMA
        or (code == "not_a_number" and re.search(rb"\d\.0", body))  # to a schema 2.0 is whole
        or (code == "unknown_word" and field.endswith("type"))  # an entry of the other game
        or (code == "unknown_word" and field in ("cursor", "zone", "by"))  # what one game alone counts
        or (
            code == "unknown_field" and (field.startswith("options.") or RULED & {field})
        )  # of the other game
        for field, code in wrong.items()
    )
