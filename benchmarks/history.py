"""History, players and catalogue among a hundred thousand games against a thousand, in one run.

Part of `make bench`, or alone: `python -m benchmarks.history`. Both houses are asked in turns, so that whatever else
the machine does slows both.
"""

import statistics
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from random import Random
from types import SimpleNamespace
from typing import Any

from sqlalchemy import insert, text

from benchmarks.figures import Figure, in_rows
from benchmarks.serving import Databases, in_a_file, on_postgresql
from companion import create_app
from companion.house.signing_in import sounds_of, stay_signed_in
from companion.http.identity import DM_COOKIE
from companion.settings import Settings
from companion.storage import FinishedGame, Person, db, writing
from companion.storage.database import is_in_file
from companion.storage.history import DmCount, GameWord, KnownAs, PlayCount, SeatResult, Tally
from companion.storage.house import Dm
from companion.storage.migrate import migrate
from companion.tables.codes import SIGNS
from companion.tables.tallies import SUMMED, sum_of, tally_of
from companion.tables.words import words_of

FEW, MANY = 1_000, 100_000
MOST = 3.0  # times the p95 of a thousand games
ASKED = 40
BATCH = 5_000
PLACES = ("Table 1", "Table 2", "Table 3", "By the window")
NOTES = (None, None, None, "A birthday", "First game for two of them", "Rain outside")
DAYS = 4 * 365


class House:
    """A house with so many games behind it."""

    def __init__(self, url: str, games: int) -> None:
        self.app = create_app(Settings(database_url=url, secret_key="for the benchmark", rate_limits=False))
        self.games, self.people = games, max(40, games // 40)
        with self.app.app_context():
            migrate(db.engine)
            with writing() as session:
                if in_file := is_in_file(session):
                    session.execute(text("PRAGMA cache_size = -400000"))  # for the filling alone
                dms = [
                    Dm(name=name, sounds=sounds_of(name), is_owner=name == "Ada") for name in ("Ada", "Jay")
                ]
                session.add_all(dms)
                session.flush()
                token = stay_signed_in(session, dms[0])
                self._fill(session, [dm.id for dm in dms])
            with db.engine.connect() as connection:
                connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)" if in_file else "ANALYZE"))
                connection.commit()
            db.engine.dispose()
        self.client = self.app.test_client()
        self.client.set_cookie(DM_COOKIE, token)

    def _fill(self, session: Any, dms: list[int]) -> None:
        rng = Random(7)
        names = [f"{NAMES[number % len(NAMES)]}{number}" for number in range(self.people)]
        people = [{"id": at + 1, "name": name, "sounds": name.casefold()} for at, name in enumerate(names)]
        session.execute(insert(Person), people)
        known = [{"sounds": one["sounds"], "person_id": one["id"]} for one in people]
        session.execute(insert(KnownAs), known)
        plays: dict[tuple[Any, ...], int] = {}
        led: dict[tuple[str, int], int] = {}
        by_month: dict[tuple[int, str, str], list[SimpleNamespace]] = {}
        rows: dict[Any, list[dict[str, Any]]] = {FinishedGame: [], SeatResult: [], GameWord: []}
        for number in range(1, self.games + 1):
            game, seats = a_game(rng, number, self.games, names, dms)
            rows[FinishedGame].append(game)
            rows[SeatResult] += seats
            texts = [*(seat["name"] for seat in seats), game["label"], game["notes"], game["code"]]
            rows[GameWord] += [
                {"word": word, "ended_at": game["ended_at"], "game_id": number} for word in words_of(texts)
            ]
            kind = (game["game"], game["seats"], game["minutes"], game["is_early"])
            plays[kind] = plays.get(kind, 0) + 1
            led[game["game"], game["dm_id"]] = led.get((game["game"], game["dm_id"]), 0) + 1
            for seat in seats:
                place = (seat["person_id"], seat["game"], seat["month"])
                by_month.setdefault(place, []).append(SimpleNamespace(**seat))
            if number % BATCH == 0 or number == self.games:
                write(session, rows)
        write(session, {Tally: list(tallies(by_month))})
        fields = ("game", "seats", "minutes", "is_early")
        write(
            session,
            {PlayCount: [{**dict(zip(fields, kind, strict=True)), "plays": n} for kind, n in plays.items()]},
        )
        write(session, {DmCount: [{"game": game, "dm_id": dm, "plays": n} for (game, dm), n in led.items()]})

    def ask(self, path: str) -> Any:
        """Ask, and insist on an answer."""
        answer = self.client.get(path)
        assert answer.status_code == 200, (path, answer.text[:200])
        return answer


NAMES = ("Ana", "Bo", "Cy", "Dee", "Eve", "Finn", "小雨", "さくら")


def a_game(
    rng: Random, number: int, games: int, names: list[str], dms: list[int]
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return a game and its seats; in the order of their numbers they end over four years."""
    slug = rng.choice(("skull", "skull-king"))
    ended_at = datetime(2022, 11, 1, tzinfo=UTC) + timedelta(days=DAYS) * (number / games)
    minutes, is_early, count = rng.randint(15, 90), rng.random() < 0.05, rng.choice((3, 4, 4, 5))
    label = rng.choice(PLACES)
    game = {
        "id": number,
        "code": "".join(SIGNS[number // len(SIGNS) ** at % len(SIGNS)] for at in range(6)),
        "table_id": None,
        "game": slug,
        "started_at": ended_at - timedelta(minutes=minutes),
        "ended_at": ended_at,
        "minutes": minutes,
        "gaps": [],
        "reason": "ended_early" if is_early else "logged",
        "is_early": is_early,
        "rounds": None,
        "seats": count,
        "options": {},
        "label": label,
        "place": label.casefold().replace(" ", ""),
        "notes": rng.choice(NOTES) if rng.random() > 0.0005 else "Somebody spilt the elderflower lemonade",
        "dm_id": rng.choice(dms),
        "deleted_at": None,
    }
    people = rng.sample(range(len(names)), count)
    return game, [a_seat(rng, game, seat, person + 1, names[person]) for seat, person in enumerate(people)]


def a_seat(rng: Random, game: dict[str, Any], seat: int, person: int, name: str) -> dict[str, Any]:
    """Return a seat; the first one has won."""
    is_king = game["game"] == "skull-king"
    figures = {field: rng.randint(0, 4) for field in SUMMED} | {"bids": 10}
    return {
        "game_id": game["id"],
        "seat": seat,
        "person_id": person,
        "name": name,
        "rank": seat + 1,
        "total": rng.randint(-50, 400) if is_king else None,
        "is_winner": seat == 0 and not game["is_early"],
        "game": game["game"],
        "month": game["ended_at"].strftime("%Y-%m"),
        "ended_at": game["ended_at"],
        "is_early": game["is_early"],
        "is_deleted": False,
        "by_bid": {"0": [1, 2], "1": [3, 5]} if is_king else {},
        **figures,
    }


def tallies(by_month: dict[tuple[int, str, str], list[SimpleNamespace]]) -> Iterator[dict[str, Any]]:
    """Yield the sums of everybody, by month and of all time."""
    of_person: dict[tuple[int, str], list[SimpleNamespace]] = {}
    for (person, game, month), seats in by_month.items():
        sums = tally_of(seats)
        of_person.setdefault((person, game), []).append(SimpleNamespace(**sums))
        yield {"person_id": person, "game": game, "month": month, **sums}
    for (person, game), months in of_person.items():
        yield {"person_id": person, "game": game, "month": "", **sum_of(months)}


def write(session: Any, rows: dict[Any, list[dict[str, Any]]]) -> None:
    """Write rows away, many at once."""
    for kind, some in rows.items():
        for at in range(0, len(some), BATCH):
            session.execute(insert(kind), some[at : at + BATCH])
        some.clear()


def questions(house: House) -> dict[str, Callable[[int], str]]:
    """Return what is asked, by what it is; each time of somebody else."""
    cursor = house.ask("/api/v1/history").json["next"]
    code = house.ask("/api/v1/history").json["games"][3]["code"]
    return {
        "history": lambda _: "/api/v1/history",
        "its next page": lambda _: f"/api/v1/history?cursor={cursor}",
        "by game": lambda _: "/api/v1/history?game=skull",
        "by DM": lambda _: "/api/v1/history?dm=2",
        "by table": lambda _: "/api/v1/history?table=Table%204",
        "by player": lambda n: f"/api/v1/history?player={n + 1}",
        "by player and game": lambda n: f"/api/v1/history?player={n + 1}&game=skull",
        "by day": lambda n: f"/api/v1/history?from=2024-{n % 12 + 1:02}-01&to=2024-{n % 12 + 1:02}-28",
        "by a common word": lambda _: "/api/v1/history?q=birthday",
        "by a rare word": lambda _: "/api/v1/history?q=elderfl",
        "by a common and a rare word": lambda _: "/api/v1/history?q=table%20elderflower",
        "by the start of a name": lambda n: f"/api/v1/history?q={NAMES[n % 6]}{n}",
        "one game": lambda _: f"/api/v1/history/{code}",
        "people": lambda _: "/api/v1/players",
        "people called": lambda n: f"/api/v1/players?q={NAMES[n % 6]}{n}",
        "one of them": lambda n: f"/api/v1/players/{n + 1}",
        "leaderboard": lambda n: f"/api/v1/players/leaderboard?game=skull-king&by={BY[n % 4]}",
        "leaderboard of a month": lambda n: (
            f"/api/v1/players/leaderboard?game=skull&month=2024-{n % 12 + 1:02}"
        ),
        "catalogue": lambda _: "/api/v1/catalogue/skull",
        "the page of it": lambda _: "/catalogue/skull",
        "the page of history": lambda _: "/history",
        "the page of players": lambda _: "/players",
        "the page of one": lambda n: f"/players/{n + 1}",
    }


BY = ("wins", "mean_rank", "best", "made_share")


def measured(databases: Databases) -> Iterator[Figure]:
    """Yield for each question how many times the p95 of few games it takes among many."""
    few, many = House(databases.yardsticks, FEW), House(databases.house, MANY)
    of_few = questions(few)
    for what, ask in questions(many).items():
        yield compare(what, few, of_few[what], many, ask)


def compare(
    what: str, few: House, of_few: Callable[[int], str], many: House, of_many: Callable[[int], str]
) -> Figure:
    """Ask both houses in turns; return how many times the p95 it takes among many."""
    costs: tuple[list[float], list[float]] = ([], [])
    for turn in range(-3, ASKED):
        for house, ask, cost in ((few, of_few, costs[0]), (many, of_many, costs[1])):
            start = time.perf_counter()
            house.ask(ask(max(turn, 0) % 30))
            if turn >= 0:
                cost.append((time.perf_counter() - start) * 1000)
    p95 = [statistics.quantiles(cost, n=20)[-1] for cost in costs]
    return Figure(what, p95[1], f"{p95[0]:.2f} ms", p95[1] / p95[0], MOST)


if __name__ == "__main__":
    for place in (in_a_file, on_postgresql):
        with place() as kept_in:
            print(in_rows(measured(kept_in)))
