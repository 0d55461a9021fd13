"""A server killed at any instant loses nothing that was answered with 201."""

import http.client
import json
import threading
import time
import urllib.request
from uuid import uuid4

from tests.http.api.rounds import keyed


def test_nothing_answered_is_lost(server, app, ben):
    opened = ben.post("/tables", {"game": "skull-king", "players": ["Ana", "Bo", "Cy"]}).json
    written, is_over = [], threading.Event()
    scribes = [threading.Thread(target=scribble, args=(server, opened, written, is_over)) for _ in range(3)]
    for scribe in scribes:
        scribe.start()
    for _ in range(4):
        time.sleep(0.5)
        server.kill_workers()
    time.sleep(0.5)
    server.kill()
    server.start()
    time.sleep(0.3)
    is_over.set()
    for scribe in scribes:
        scribe.join()

    assert len(written) > 5
    log = ben.get(f"/tables/{opened['code']}/entries").json
    assert [line["seq"] for line in log["entries"]] == list(range(1, log["seq"] + 1))
    said = [line["entry"].get("note") for line in log["entries"] if line["kind"] == "entry"]
    assert len(said) == len(set(said))
    assert set(written) <= set(said)
    assert app.test_cli_runner().invoke(args=["companion", "check"]).exit_code == 0


def scribble(server, opened, written, is_over):
    """Write one act after the other, each until it is answered, as a phone does that loses its network."""
    while not is_over.is_set():
        note = str(uuid4())
        body = {"entries": [keyed({"type": "ruling", "note": note})]}
        while not is_over.is_set():
            if answered(server, opened, body) in (200, 201):
                written.append(note)
                break
            time.sleep(0.02)


def answered(server, opened, body):
    request = urllib.request.Request(
        f"{server.address}/api/v1/tables/{opened['code']}/entries",
        data=json.dumps(body).encode(),
        headers={"Content-Type": "application/json", "Authorization": f"Bearer {opened['score_key']}"},
    )
    try:
        with urllib.request.urlopen(request, timeout=3) as answer:
            answer.read()
            return answer.status
    except (OSError, http.client.HTTPException):  # no answer, or one cut off in the middle
        return None
