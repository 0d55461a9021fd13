"""Reading what BG Stats exports: a whole `BGStatsExport.json`, or one play in a `.bgsplay` file."""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Any
from zoneinfo import ZoneInfo

from companion.exchange.bg_stats_scores import placed, score_of
from companion.exchange.found import BG_STATS, Aside, Found, Piece, Pieces, Trouble
from companion.exchange.seats_in import wrong_seats
from companion.exchange.texts import IN_WORDS, cleaned, whole_number
from companion.storage.models import now
from companion.tables.names import LONGEST_LABEL, LONGEST_NAME, LONGEST_NOTES, NAMES

BGG_IDS = {92415: "skull", 150145: "skull-king"}
CALLED = {"skull": "skull", "skull&roses": "skull", "skullking": "skull-king"}
LONGEST_PLAY_MINUTES = 24 * 60
FIRST_YEAR = 1900
NOON_HOUR = 12
TIME_ZONES = timedelta(hours=14)  # so far ahead of UTC may a phone's clock be
UUID = re.compile(r"[0-9A-Z-]{8,64}")
ASIDE = ("other_games", "ignored_plays", "deleted_there")

Objects = Mapping[Any, dict[str, Any]]


def is_bg_stats(said: object) -> bool:
    """Return whether a JSON file is one of BG Stats."""
    return isinstance(said, dict) and isinstance(said.get("plays"), list) and "games" in said


def read_bg_stats(said: dict[str, Any], zone: ZoneInfo | None = None) -> Pieces:
    """Yield the plays of our games; count those that stay where they are. zone: of the clocks they went by."""
    return _File(said, zone).pieces()


class _File:
    """The lists of one file, which refer to each other by number."""

    def __init__(self, said: dict[str, Any], zone: ZoneInfo | None) -> None:
        self.zone = zone or UTC
        self.plays = said["plays"]
        self.players = _by_id(said.get("players"))
        self.games = _by_id(said.get("games"))
        self.locations = _by_id(said.get("locations"))
        gone = said.get("deletedObjects")
        self.gone = {_uuid(one) for one in gone if isinstance(one, dict)} if isinstance(gone, list) else set()
        self.left = dict.fromkeys(ASIDE, 0)

    def pieces(self) -> Pieces:
        seen: set[str] = set()
        for number, play in enumerate(self.plays, 1):
            if not isinstance(play, dict):
                yield Trouble(f"play {number}", "not_a_play", {})
                continue
            kept = self._piece(number, play)
            if isinstance(kept, Found):
                if kept.uid in seen:
                    continue
                seen.add(kept.uid)
            if kept is not None:
                yield kept
        yield from (Aside(code, games) for code, games in self.left.items() if games)

    def _piece(self, number: int, play: dict[str, Any]) -> Piece | None:
        slug = self._slug(_referred(self.games, play.get("gameRefId")))
        reason = self._left_there(slug, play)
        if slug is None or reason:
            self.left[reason or "other_games"] += 1
            return None
        return self._read(f"play {number}{_day_told(play)}", slug, play)

    def _left_there(self, slug: str | None, play: dict[str, Any]) -> str | None:
        if slug is None:
            return "other_games"
        if _uuid(play) and _uuid(play) in self.gone:
            return "deleted_there"
        return "ignored_plays" if play.get("ignored") is True else None

    def _slug(self, game: dict[str, Any]) -> str | None:
        """By BoardGameGeek's number; one made by hand has none, and is known by its name."""
        if game.get("isExpansion"):
            return None
        number = whole_number(game.get("bggId"), 0, 2**31)
        if number:
            return BGG_IDS.get(number)
        return CALLED.get(NAMES.sounds(cleaned(game.get("name"), 60)))

    def _read(self, where: str, slug: str, play: dict[str, Any]) -> Found | Trouble:
        at, is_day_only = self._moment(play)
        if at is None:
            return Trouble(where, "date_unknown", {})
        minutes = whole_number(play.get("durationMin"), 1, LONGEST_PLAY_MINUTES)
        ended_at, latest = at + timedelta(minutes=minutes or 0), now()
        if ended_at > latest + TIME_ZONES:
            return Trouble(where, "in_the_future", {})
        seats = [*self._seats(play)]
        wrong = wrong_seats(where, slug, [seat["name"] for seat in seats])
        if wrong:
            return wrong
        result, as_written = _result(slug, seats)
        return Found(
            where,
            BG_STATS,
            _uuid(play)
            or _uid_of([slug, at.isoformat(), *((seat["name"], seat["score"]) for seat in seats)]),
            slug,
            min(ended_at, latest),
            [seat["name"] for seat in seats],
            minutes=minutes,
            label=cleaned(self._place(play), LONGEST_LABEL) or None,
            notes=_notes(play, as_written),
            result=result,
            is_early=not any(seat["winner"] for seat in result),
            is_day_only=is_day_only,
        )

    def _moment(self, play: dict[str, Any]) -> tuple[datetime | None, bool]:
        """Return when it was played, as the clock of that phone said, and whether only the day is known."""
        for field in ("playDate", "entryDate"):
            at = _clock(play.get(field), self.zone)
            if at:
                return at.astimezone(UTC), (at.hour, at.minute, at.second) == (0, 0, 0)
        day = whole_number(play.get("playDateYmd"), FIRST_YEAR * 10_000, 9999_12_31)
        at = _clock(f"{day // 10_000:04}-{day // 100 % 100:02}-{day % 100:02}", UTC) if day else None
        return at.replace(hour=NOON_HOUR) if at else None, True

    def _place(self, play: dict[str, Any]) -> object:
        return _referred(self.locations, play.get("locationRefId")).get("name")

    def _seats(self, play: dict[str, Any]) -> Iterator[dict[str, Any]]:
        scores = play.get("playerScores")
        rows = [row for row in scores if isinstance(row, dict)] if isinstance(scores, list) else []
        for row, name in zip(rows, _numbered([*map(self._name, rows)]), strict=True):
            score = row.get("score")
            yield {
                "name": name,
                "score": score if isinstance(score, str | int | float) and score is not True else None,
                "winner": row.get("winner") is True,
                "rank": whole_number(row.get("rank"), 1, 100),
            }

    def _name(self, row: dict[str, Any]) -> tuple[str, bool]:
        """Return somebody's name, and whether it stands for anybody."""
        player = _referred(self.players, row.get("playerRefId"))
        said = row.get("anonymousName") or player.get("name")
        return cleaned(said, LONGEST_NAME + 1), player.get("isAnonymous") is True


def _result(slug: str, seats: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], str]:
    """Return what came of it, and the scores as they were written, where no number says the same.

    Skull has no points: there only who won is taken, and scores of zero say nothing.
    """
    totals = [score_of(seat["score"]) if slug == "skull-king" else None for seat in seats]
    winners = [seat["winner"] for seat in seats]
    ranked = placed(totals, winners, [seat["rank"] for seat in seats])
    result = [
        {"total": total, "rank": rank, "winner": won}
        for total, rank, won in zip(totals, ranked, winners, strict=True)
    ]
    written = [(seat["name"], str(seat["score"] or "").strip()) for seat in seats]
    plain = [str(total) for total in totals] if slug == "skull-king" else ["0"] * len(seats)
    is_said = all(text in ("", "0", same) for (_, text), same in zip(written, plain, strict=True))
    return result, "" if is_said else " · ".join(f"{name}: {text or '–'}" for name, text in written)


def _notes(play: dict[str, Any], as_written: str) -> str | None:
    comments = play.get("comments")
    said = [comments if isinstance(comments, str) else "", as_written]
    return cleaned("\n".join(filter(None, said)), LONGEST_NOTES, IN_WORDS) or None


def _numbered(names: list[tuple[str, bool]]) -> list[str]:
    """Let several who stand for anybody be told apart: Anonymous, Anonymous 2."""
    told: list[str] = []
    met: dict[str, int] = {}
    for name, is_anybody in names:
        times = met[name] = met.get(name, 0) + 1
        told.append(f"{name} {times}" if is_anybody and times > 1 else name)
    return told


def _clock(said: object, zone: tzinfo) -> datetime | None:
    try:
        at = datetime.fromisoformat(said[:19] if isinstance(said, str) else "")
    except ValueError:
        return None
    return at.replace(tzinfo=zone) if FIRST_YEAR <= at.year < 9999 else None


def _day_told(play: dict[str, Any]) -> str:
    said = play.get("playDate")
    day = said[:10] if isinstance(said, str) else ""
    return f" ({day})" if re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", day) else ""


def _uid_of(said: list[Any]) -> str:
    """Return what a play without an identity is known by: all that counts of it."""
    return hashlib.sha256(json.dumps(said).encode()).hexdigest()


def _uuid(one: dict[str, Any]) -> str:
    """Return an identity, in whichever case it was written."""
    said = one.get("uuid")
    plain = said.strip().upper() if isinstance(said, str) else ""
    return plain if UUID.fullmatch(plain) else ""


def _by_id(said: object) -> Objects:
    rows = said if isinstance(said, list) else []
    return {row["id"]: row for row in rows if isinstance(row, dict) and isinstance(row.get("id"), int | str)}


def _referred(objects: Objects, number: object) -> dict[str, Any]:
    return objects.get(number, {}) if isinstance(number, int | str) else {}
