"""Games for BG Stats: a whole export, one play as a file, and the link that hands one play over."""

import json
import uuid
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from typing import Any, NamedTuple
from urllib.parse import quote
from zoneinfo import ZoneInfo

from sqlalchemy import select
from sqlalchemy.orm import Session

from companion.engine import GAMES
from companion.exchange.clock import clock_at
from companion.exchange.own_tables import uid_of
from companion.exchange.told import Look, Told, ToldSeat
from companion.storage import FinishedGame, Person
from companion.tables.names import NAMES

SOURCE = "Table Companion"
LINK = "https://app.bgstatsapp.com/createPlay.html?data="
LONGEST_LINK = 7_900
OURS = uuid.UUID("5b1f3a0e-0a0b-5c1d-9e65-a6d0c0a17b1e")
BGG_IDS = {"skull": 92415, "skull-king": 150145}
NAMED = {"skull": "Skull", "skull-king": "Skull King"}
GAME_IDS = {slug: number for number, slug in enumerate(BGG_IDS, 1)}
WIDEST_ZONE = timedelta(hours=27)  # between the clocks of two places, and a game's length
PEOPLE = 500


class Teller(NamedTuple):
    """How a house tells of its games: its mark, which makes its people its own, and whose clock it goes by."""

    mark: str
    zone: ZoneInfo | None = None


def play_uuid(code: str, started_at: datetime) -> str:
    """Return what a game of ours is known by in BG Stats, the same each time."""
    return _uuid(uid_of(code, started_at))


def known_play(session: Session, uid: str, at: datetime) -> str | None:
    """Return the code of the game that left this house as this play, played about then; None where none did."""
    about = FinishedGame.started_at.between(at - WIDEST_ZONE, at + WIDEST_ZONE)
    for code, started_at in session.execute(select(FinishedGame.code, FinishedGame.started_at).where(about)):
        if play_uuid(code, started_at) == uid.upper():
            return str(code)
    return None


def whole_export(look: Look, games: Iterable[Told], teller: Teller) -> Iterator[str]:
    """Yield `BGStatsExport.json`, a play a line; then who played, and where."""
    people: set[int] = set()
    places: dict[str, dict[str, Any]] = {}
    empty = ("tags", "groups", "challenges", "deletedObjects")
    yield "{" + "".join(f'"{name}": [],\n' for name in empty) + '"userInfo": {},\n"plays": ['
    before = "\n"
    for told in games:
        yield before + _line(_play(told, teller, _ids_in_house(told), _place_of(told, places)))
        before = ",\n"
        people.update(seat.person for seat in told.seats if seat.person is not None)
    yield '\n],\n"players": ['
    yield from _joined(_players(look, sorted(people), teller))
    yield '\n],\n"locations": [' + "".join(_joined(iter(places.values())))
    yield '\n],\n"games": [' + "".join(_joined(map(_game, BGG_IDS))) + "\n]}\n"


def play_file(told: Told, teller: Teller, comments: str) -> str:
    """Return the same, cut to one play."""
    places: dict[str, dict[str, Any]] = {}
    ids = list(range(1, len(told.seats) + 1))
    play = _play(told, teller, ids, _place_of(told, places)) | {"comments": comments}
    players = [_player(number, seat.name, teller) for number, seat in zip(ids, told.seats, strict=True)]
    lists = {"players": players, "locations": list(places.values()), "games": [_game(told.game)]}
    none: dict[str, Any] = {"tags": [], "groups": [], "challenges": [], "deletedObjects": [], "userInfo": {}}
    about = {"app": SOURCE, "play": play["uuid"]}
    return json.dumps({**none, **lists, "plays": [play], "about": about}, ensure_ascii=False, indent=1)


def push_link(told: Told, teller: Teller, comments: str) -> str:
    """Return the link that hands the play over; where it would be too long, the comments lose their last lines."""
    lines = comments.split("\n")
    while True:
        link = LINK + quote(_tight(_pushed(told, teller, "\n".join(lines))))
        if len(link) <= LONGEST_LINK or not lines:
            return link
        lines = lines[: (len(lines) - 1) * 9 // 10] if len(lines) > 1 else []


def _pushed(told: Told, teller: Teller, comments: str) -> dict[str, Any]:
    """Players need both `winner` and `startPlayer`: without them phones refuse the play. Times are in UTC."""
    has_points = told.game != "skull"
    return {
        "sourceName": SOURCE,
        "sourcePlayId": _uuid_of(told),
        "playDate": clock_at(told.started_at, None),
        "durationMin": told.minutes or 0,
        "location": told.label or "",
        "comments": comments,
        "game": {
            "name": NAMED[told.game],
            "sourceGameId": told.game,
            "bggId": BGG_IDS[told.game],
            "highestWins": True,
            "noPoints": not has_points,
        },
        "players": [
            {
                "name": seat.name,
                "sourcePlayerId": _player_uuid(seat.name, teller),
                "winner": seat.is_winner,
                "startPlayer": number == _starter(told),
                **({"score": str(seat.total)} if has_points and seat.total is not None else {}),
                "rank": seat.rank or 0,
            }
            for number, seat in enumerate(told.seats, 1)
        ],
    }


def _play(told: Told, teller: Teller, ids: list[int], place: int | None) -> dict[str, Any]:
    at = clock_at(told.started_at, teller.zone)
    ended_at = clock_at(told.finished_at or told.started_at, teller.zone)
    return {
        "uuid": _uuid_of(told),
        "modificationDate": ended_at,
        "entryDate": ended_at,
        "playDate": at,
        "playDateYmd": int(at[:10].replace("-", "")),
        "usesTeams": False,
        "durationMin": told.minutes or 0,
        "ignored": False,
        "manualWinner": True,
        "rounds": told.rounds or 0,
        **({"locationRefId": place} if place else {}),
        "gameRefId": GAME_IDS[told.game],
        "board": "",
        "comments": told.notes or "",
        "rating": 0,
        "scoringSetting": 0,
        "nemestatsId": 0,
        "bggId": 0,
        "importPlayId": 0,
        "expansionPlays": [],
        "playImages": "[]",
        "playerScores": [
            _score(told, number, seat, ids[number - 1]) for number, seat in enumerate(told.seats, 1)
        ],
    }


def _score(told: Told, number: int, seat: ToldSeat, player: int) -> dict[str, Any]:
    """Skull is logged without points: who won says it all."""
    score = None if seat.total is None else str(seat.total)
    return {
        "score": "0" if told.game == "skull" else score,
        "winner": seat.is_winner,
        "newPlayer": False,
        "startPlayer": number == _starter(told),
        "playerRefId": player,
        "rank": seat.rank or 0,
        "seatOrder": number,
    }


def _starter(told: Told) -> int:
    """Return who began, as the log says, by the number of their seat; 0 where it is not known."""
    first = told.view["rounds"][0] if told.view and told.view["rounds"] else {}
    player = first.get("starter") or first.get("leader") or "p0"
    return int(player[1:])


def _ids_in_house(told: Told) -> list[int]:
    return [seat.person or 0 for seat in told.seats]


def _place_of(told: Told, places: dict[str, dict[str, Any]]) -> int | None:
    """Return the number of the place where it was played, a new one where nothing was played there before."""
    if not told.label:
        return None
    sounds = NAMES.sounds(told.label)
    new = {"uuid": _uuid(f"place/{sounds}"), "id": len(places) + 1, "name": told.label}
    place = places.setdefault(sounds, new)
    return int(place["id"])


def _players(look: Look, ids: list[int], teller: Teller) -> Iterator[dict[str, Any]]:
    for at in range(0, len(ids), PEOPLE):
        with look() as session:
            some = select(Person.id, Person.name).where(Person.id.in_(ids[at : at + PEOPLE]))
            people = session.execute(some.order_by(Person.id)).all()
        yield from (_player(number, name, teller) for number, name in people)


def _player(number: int, name: str, teller: Teller) -> dict[str, Any]:
    return {"uuid": _player_uuid(name, teller), "id": number, "name": name, "isAnonymous": False}


def _game(slug: str) -> dict[str, Any]:
    fewest, most = GAMES[slug].seats
    return {
        "uuid": _uuid(f"game/{slug}"),
        "id": GAME_IDS[slug],
        "name": NAMED[slug],
        "cooperative": False,
        "highestWins": True,
        "noPoints": slug == "skull",
        "usesTeams": False,
        "bggName": NAMED[slug],
        "bggId": BGG_IDS[slug],
        "isBaseGame": True,
        "isExpansion": False,
        "minPlayerCount": fewest,
        "maxPlayerCount": most,
    }


def _uuid_of(told: Told) -> str:
    """A play that came from BG Stats is still the one that it was."""
    return told.bg_stats or play_uuid(told.code, told.started_at)


def _player_uuid(name: str, teller: Teller) -> str:
    """The same name in two houses need not be the same person."""
    return _uuid(f"player/{teller.mark}/{NAMES.sounds(name)}")


def _uuid(said: str) -> str:
    return str(uuid.uuid5(OURS, said)).upper()


def _joined(things: Iterator[dict[str, Any]]) -> Iterator[str]:
    for at, thing in enumerate(things):
        yield (",\n" if at else "\n") + _line(thing)


def _line(thing: dict[str, Any]) -> str:
    return json.dumps(thing, ensure_ascii=False)


def _tight(thing: dict[str, Any]) -> str:
    return json.dumps(thing, ensure_ascii=False, separators=(",", ":"))
