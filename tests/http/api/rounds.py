"""Entries for three players, in short: `bids(1, 0, 0)`, `result(1, 0, 0)`."""

from uuid import uuid4


def bids(*said, **more):
    return {"type": "bids", "bids": {f"p{seat}": bid for seat, bid in enumerate(said, 1)}, **more}


def result(*won, **more):
    return {
        "type": "result",
        "rows": {f"p{seat}": {"tricks": tricks} for seat, tricks in enumerate(won, 1)},
        **more,
    }


def keyed(entry):
    return {**entry, "key": str(uuid4())}


def codes(answer):
    """The code of a problem and its codes by field."""
    assert answer.mimetype == "application/problem+json"
    return answer.json["code"], answer.json["facts"].get("errors")


UNDO, REDO = {"type": "undo"}, {"type": "redo"}
ROUND_1 = [bids(1, 0, 0), result(1, 0, 0)]
ROUND_2 = [bids(0, 2, 0), result(0, 2, 0)]
