"""What those who wait are told: the whole table, so that nobody needs to have heard what came before."""

import json
from collections.abc import Mapping
from functools import cached_property
from typing import Any


class News:
    """A table as it stands after act `seq`, put into words once for all who hear it."""

    def __init__(self, seq: int, picture: Mapping[str, Any]) -> None:
        self.seq = seq
        self._picture = picture

    @cached_property
    def text(self) -> str:
        """The table as JSON, in one line."""
        return json.dumps(self._picture, ensure_ascii=False, separators=(",", ":"))

    @cached_property
    def message(self) -> bytes:
        """The table as a server-sent event, the same for all who listen."""
        return f"id: {self.seq}\ndata: {self.text}\n\n".encode()

    def text_for(self, *, may_write: bool) -> str:
        """The table as JSON for one who asks."""
        return f'{self.text[:-1]},"may_write":{json.dumps(may_write)}}}'
