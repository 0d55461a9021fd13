"""What a table says when it does not do what was asked; nothing has changed then."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from .violation import RuleViolation


class Refusal(Exception):  # noqa: N818 - it is an answer, not an error of the program
    """The table refuses.

    facts: the numbers, ids and words of the sentence. errors: a code per field. beside: what else the asker needs,
    such as the table as it stands. names: by player id, for the sentence.
    """

    def __init__(
        self,
        code: str,
        facts: "Mapping[str, Any] | None" = None,
        *,
        errors: "Mapping[str, str] | None" = None,
        beside: "Mapping[str, Any] | None" = None,
        names: "Mapping[str, str] | None" = None,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.facts = dict(facts or {})
        self.errors = dict(errors or {})
        self.beside = dict(beside or {})
        self.names = dict(names or {})


class RuleRefusal(Refusal):
    """The game's rules refuse: the code is a violation's."""


def by_rules(violation: "RuleViolation") -> RuleRefusal:
    """Return what the rules forbid."""
    if violation.code == "ill_shaped":
        return RuleRefusal(violation.code, errors=violation.facts["errors"])
    return RuleRefusal(violation.code, violation.facts)


def ill_shaped(errors: "Mapping[str, str]") -> Refusal:
    """Return the refusal of something that cannot be read as what it should be, with a code per field."""
    return Refusal("ill_shaped", errors=errors)
