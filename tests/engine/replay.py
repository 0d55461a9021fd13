"""Replays a game step by step and notes what comes of it, in the Python that both runtimes read.

A step is `["play", entry]`, `["preview", entry]` or `["view", null]`. Noted is the refusal of a play (null where it
is taken), the preview or its refusal, the view. A game that is not opened gives its refusal alone.
Or `ask`: one thing that a phone asks, `[call, asked]`.
"""

import json


def replay(text, new_game, rule_violation, ask=None):
    """The notes of one game as JSON text. `text`: JSON of `{game, players, options, steps}`."""
    told = json.loads(text)
    if "ask" in told:
        return json.dumps(ask(*told["ask"]))
    try:
        game = new_game(told["game"], told["players"], told["options"])
    except rule_violation as violation:
        return json.dumps([refused(violation)])
    return json.dumps([noted(game, step, rule_violation) for step in told["steps"]])


def noted(game, step, rule_violation):
    """What comes of one step."""
    verb, entry = step
    try:
        if verb == "play":
            return game.play(entry)
        if verb == "preview":
            return game.preview(entry)
        return {"view": game.view(), "allowed": game.allowed(), "rematch": game.rematch_options()}
    except rule_violation as violation:
        return refused(violation)


def refused(violation):
    """A refusal as JSON."""
    return {"code": violation.code, "facts": violation.facts, "said": str(violation)}
