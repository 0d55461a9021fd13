"""The engine on the phone against the house: whatever is asked of both, they answer the same."""

from random import Random

import pytest

from tests.engine.evening import Evening
from tests.engine.skull import corpus
from tests.engine.skull_king.games import PlayedGame

# The worker's answers to `asks`, one after the other; the page has the engine's files from its own house.
ASK_THE_PHONE = """async (asks) => {
  const scripts = document.querySelector('script[type="module"]').src.replace(/\\/js\\/.*/, "/js/");
  const { engine, engineIsReady } = await import(scripts + "engine.js");
  const { ask } = await engine();
  const answers = [];
  for (const [call, asked] of asks) answers.push(await ask(call, asked).catch((wrong) => ({ fault: String(wrong) })));
  return { answers, isReady: engineIsReady() };
}"""


def king(seed):
    rng = Random(seed)
    game = PlayedGame(rng, 3 + seed, rich=True, eventful=True)
    return Evening(rng, "skull-king", 3 + seed, game.options, game.entries)


def skull(number):
    players, options, entries = list(corpus.dealt())[number]
    return Evening(Random(number), "skull", len(players), options, entries)


class House:
    """The same asked over HTTP, at a table of this phone's own."""

    def __init__(self, host):
        self.request = host.page.request

    def answer(self, call, asked):
        """The house's answer as (picture, preview or log; None), and the refusal (code, facts, errors; None)."""
        if call == "new":
            answer = self.request.post("/api/v1/tables", data=asked)
            self.table = f"/api/v1/tables/{answer.json()['code']}"
        elif call == "act":
            answer = self.acted(asked["kind"], asked["body"])
        elif call == "preview":
            answer = self.request.post(
                f"{self.table}/preview", data={"entry": asked["entry"], "amends": asked.get("amends")}
            )
        elif call == "before":
            answer = self.request.get(f"{self.table}?before={asked['seq']}")
        elif call == "rematch":
            answer = self.request.post(f"{self.table}/rematch")
        elif call == "log":
            answer = self.request.get(f"{self.table}/entries")
        else:
            return None, None
        body = answer.json()
        return (body, None) if answer.ok else (None, refused(body["code"], body["facts"]))

    def acted(self, kind, body):
        if kind == "amend":
            path = f"{self.table}/entries/{body['seq']}?drop_later={body.get('drop_later', False)}"
            return self.request.put(path, data={"entry": body["entry"]})
        if kind == "patch":
            return self.request.patch(self.table, data=body)
        said = body["entry"] if kind == "entry" else {"type": kind}
        return self.request.post(f"{self.table}/entries", data={"entries": [said]})


def refused(code, facts):
    """The errors of one entry stand below `entries.0` where several may be sent."""
    errors = facts.get("errors", {})
    plain = {field.removeprefix("entries.0").lstrip("."): wrong for field, wrong in errors.items()}
    return code, {fact: value for fact, value in facts.items() if fact != "errors"}, plain


def on_the_phone(answer):
    """The same of the worker's answer."""
    if isinstance(answer, dict) and "family" in (answer.get("refusal") or {}):
        said = answer["refusal"]
        return None, refused(said["code"], said["facts"] | {"errors": said.get("errors", {})})
    return answer, None


def in_common(call, said, heard):
    """What both tell, side by side: the house knows besides who wrote what and when, and who may write."""
    if call == "log":
        return [without_names(line) for line in said["entries"]], heard
    if call == "act":
        heard = heard["picture"]
    if call == "rematch":
        said = said | {"players": [player["name"] for player in said["players"]]}
    return {field: said[field] for field in heard}, heard


def without_names(line):
    """A line of the house's log without who and when."""
    return {
        field: without_names(value) if isinstance(value, dict) and field in ("undone", "amended") else value
        for field, value in line.items()
        if field not in ("who", "at")
    }


@pytest.mark.parametrize("evening", [king(0), skull(1)], ids=["king", "skull"])
def test_phone_and_house_answer_the_same(ben, evening):
    ben.page.goto("/")
    house = House(ben)
    told = [house.answer(call, asked) for call, asked in evening.asks]
    phone = ben.page.evaluate(ASK_THE_PHONE, evening.asks)
    assert phone["isReady"]
    compared = 0
    for (call, asked), (said, refusal), answer in zip(evening.asks, told, phone["answers"], strict=True):
        heard, refused_here = on_the_phone(answer)
        if call in ("open", "read", "back"):
            assert "view" in heard, (asked, heard)
            continue
        compared += 1
        assert refused_here == refusal, (call, asked)
        if call != "new" and refusal is None:
            here, there = in_common(call, said, heard)
            assert here == there, (call, asked)
    assert compared > 50


def test_where_the_worker_cannot_start_the_promise_is_refused(phones):
    host = phones()
    host.expects("engine", "404")
    host.page.route("**/engine/*.json", lambda route: route.fulfill(status=404))
    host.page.goto("/")
    start = f"asks => ({ASK_THE_PHONE})(asks).catch((wrong) => String(wrong))"
    assert "404" in host.page.evaluate(start, [])
    host.page.unroute_all()
    assert host.page.evaluate(start, [])["isReady"], "as soon as it is there, it runs"


def test_an_engine_that_dies_is_started_anew_when_it_is_wanted(phones):
    """A table is not known then: the page lays it out again."""
    host = phones()
    host.page.goto("/")
    said = host.page.evaluate(
        """async () => {
          const scripts = document.querySelector('script[type="module"]').src.replace(/\\/js\\/.*/, "/js/");
          const made = [];
          const Own = Worker;
          globalThis.Worker = class extends Own { constructor(...all) { super(...all); made.push(this); } };
          const { engine, engineIsReady } = await import(scripts + "engine.js");
          const first = await engine();
          made[0].dispatchEvent(new ErrorEvent("error", { message: "out of memory" }));
          const wasReady = engineIsReady();
          const refused = await first.ask("log", { table: "x" }).catch((wrong) => wrong.message);
          const opening = { game: "skull", players: ["Ana", "Bo", "Cy"] };
          const { line } = await (await engine()).ask("new", opening);
          return { wasReady, refused, kind: line.kind, workers: made.length };
        }"""
    )
    assert said == {"wasReady": False, "refused": "out of memory", "kind": "open", "workers": 2}
