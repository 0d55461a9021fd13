"""What a table says when it does not do what was asked; nothing has changed then."""

from collections.abc import Mapping
from typing import Any

# Every code with the HTTP status that says the same.
CODES = {
    "not_signed_in": 401,
    "not_yours": 403,
    "foreign_page": 403,
    "no_such_table": 404,
    "no_such_act": 404,
    "nothing_to_undo": 409,
    "nothing_to_redo": 409,
    "entry_is_gone": 409,
    "later_entry_breaks": 409,
    "game_has_begun": 409,
    "stale": 412,
    "key_reused": 422,
    "name_taken": 422,
    "ill_shaped": 422,
    "cannot_keep": 503,
}


class Refusal(Exception):  # noqa: N818 - it is an answer, not an error of the program
    """The table refuses, by one of CODES.

    facts: the numbers, ids and words of the sentence. errors: a code per field. beside: what else the asker needs,
    such as the table as it stands. names: by player id, for the sentence.
    """

    def __init__(
        self,
        code: str,
        facts: Mapping[str, Any] | None = None,
        *,
        errors: Mapping[str, str] | None = None,
        beside: Mapping[str, Any] | None = None,
        names: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.facts = dict(facts or {})
        self.errors = dict(errors or {})
        self.beside = dict(beside or {})
        self.names = dict(names or {})


class RuleRefusal(Refusal):
    """The game's rules refuse: the code is the engine's."""


def ill_shaped(errors: Mapping[str, str]) -> Refusal:
    """Return the refusal of something that cannot be read as what it should be, with a code per field."""
    return Refusal("ill_shaped", errors=errors)
