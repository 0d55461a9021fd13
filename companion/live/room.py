"""Those who wait for news, each for that of one table."""

import threading
from collections import defaultdict

from companion.live.news import News

MOST_LISTENERS = 160  # in one process: each takes a thread of the server, and entries need some too


class RoomFullError(Exception):
    """As many wait as may; another one has to ask from time to time instead."""


class Listener:
    """Somebody who hears the latest of one table: what came before it is in it."""

    def __init__(self, code: str, seq: int) -> None:
        self.code = code
        self.seq = seq  # of what was heard last
        self.is_dismissed = False
        self._news: News | None = None
        self._bell = threading.Condition()

    def begin_with(self, news: News) -> None:
        """Hear how the table stands; who has seen more than there is, in a database put back, begins anew."""
        with self._bell:
            if self._news is None and self.seq > news.seq:
                self.seq = -1
        self.hear(news)

    def hear(self, news: News) -> None:
        """Take news in, unless the same or something newer was heard before."""
        with self._bell:
            if news.seq > self.seq:
                self.seq = news.seq
                self._news = news
                self._bell.notify()

    def wait(self, seconds: float) -> News | None:
        """Return news as soon as there is some; None when there was none for so long, or nothing more will come."""
        with self._bell:
            self._bell.wait_for(lambda: self._news or self.is_dismissed, seconds)
            news, self._news = self._news, None
            return news

    def dismiss(self) -> None:
        """Nothing more will come."""
        with self._bell:
            self.is_dismissed = True
            self._bell.notify()


class Room:
    """Who waits, by the table; `most` at once."""

    def __init__(self, most: int = MOST_LISTENERS) -> None:
        self.is_closing = False
        self._most = most
        self._waiting: dict[str, set[Listener]] = defaultdict(set)
        self._lock = threading.Lock()

    def enter(self, code: str, seq: int = -1) -> Listener:
        """Wait for what comes after act `seq` of this table. Raises RoomFullError."""
        listener = Listener(code, seq)
        with self._lock:
            if sum(map(len, self._waiting.values())) >= self._most:
                raise RoomFullError
            self._waiting[code].add(listener)
        return listener

    def leave(self, listener: Listener) -> None:
        """Wait no more; it may be said twice."""
        with self._lock:
            others = self._waiting.get(listener.code, set())
            others.discard(listener)
            if not others:
                self._waiting.pop(listener.code, None)

    def announce(self, code: str, news: News) -> None:
        """Wake those who wait for this table."""
        for listener in self._at(code):
            listener.hear(news)

    def waited_for(self) -> dict[str, int]:
        """Return the tables that somebody waits for, each with the oldest seq that one of them heard last."""
        with self._lock:
            return {
                code: min(listener.seq for listener in waiting) for code, waiting in self._waiting.items()
            }

    def dismiss(self, code: str) -> None:
        """Let those go who wait for this table: nothing more will come of it."""
        for listener in self._at(code):
            listener.dismiss()

    def close(self) -> None:
        """Let everybody go soon. Only a flag is set, so that a signal may ask for it at any instant."""
        self.is_closing = True

    def _at(self, code: str) -> list[Listener]:
        with self._lock:
            return list(self._waiting.get(code, ()))
