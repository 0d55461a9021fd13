"""Who sat at a table in a file: whether people here could sit like that."""

from companion.engine import GAMES
from companion.exchange.found import Trouble
from companion.tables.names import NAMES
from companion.tables.refusal import Refusal


def wrong_seats(where: str, slug: str, names: list[str]) -> Trouble | None:
    """Return what is wrong with who sat there: too few or too many, a name that is none, two alike."""
    fewest, most = GAMES[slug].seats
    if not fewest <= len(names) <= most:
        code = "too_few_people" if len(names) < fewest else "too_many_people"
        return Trouble(where, code, {"people": len(names), "min": fewest, "max": most})
    for name in names:
        wrong = NAMES.name_error(name)
        if wrong:
            code = "name_too_long" if wrong == "too_long" else "name_missing"
            return Trouble(where, code, {})
    try:
        NAMES.refuse_alike([("", name) for name in names])
    except Refusal as alike:
        return Trouble(where, "name_twice", {"name": alike.facts["name"]})
    return None
