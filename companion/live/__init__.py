"""Who waits for news of a table, and who wakes them."""

from companion.live.news import News
from companion.live.room import MOST_LISTENERS, Listener, Room, RoomFullError
from companion.live.watcher import Watcher

room = Room()
watcher = Watcher(room)

__all__ = ["MOST_LISTENERS", "Listener", "News", "Room", "RoomFullError", "Watcher", "room", "watcher"]
