"""What people and tables may be called, as far as both runtimes can tell; the house knows every script besides."""

from .looks import dotless, looks
from .refusal import Refusal, ill_shaped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

LONGEST_NAME = 40
LONGEST_LABEL = 60
LONGEST_NOTES = 2000

_SPACES = " \t\n\r\x0b\x0c\x1c\x1d\x1e\x1f\x85\xa0\u3000"
_COMPOSED_OF = 4  # signs at most, that are one when composed


class Names:
    """The rules for names, labels and notes."""

    # What another set of rules may know better.

    def trimmed(self, text: str) -> str:
        """Return a text without the spaces around it."""
        start, end = 0, len(text)
        while start < end and text[start] in _SPACES:
            start += 1
        while end > start and text[end - 1] in _SPACES:
            end -= 1
        return text[start:end]

    def tidy(self, text: str) -> str:
        """Return a text as it is kept."""
        return self.trimmed(text)

    def sounds(self, name: str) -> str:
        """Return what two names that nobody can tell apart have in common."""
        return self.tidy(name)

    def looks(self, name: str) -> str:
        """Return what two names have in common that a reader takes for one."""
        return looks(self.tidy(name))

    def is_unseen(self, sign: str) -> bool:
        """Return whether nobody could see this sign."""
        return sign < " " or sign == "\x7f"

    # What follows from that.

    def checked_names(self, players: "Sequence[str]") -> list[str]:
        """Return the names as they are kept. Raises Refusal: ill_shaped, name_taken."""
        errors = {}
        for seat, name in enumerate(players):
            wrong = self.name_error(name)
            if wrong:
                errors[f"players.{seat}"] = wrong
        if errors:
            raise ill_shaped(errors)
        names = [self.tidy(name) for name in players]
        self.refuse_alike([(f"players.{seat}", name) for seat, name in enumerate(names)])
        return names

    def checked_name(self, name: str, field: str) -> str:
        """Return one name as it is kept. Raises Refusal: ill_shaped."""
        wrong = self.name_error(name)
        if wrong:
            raise ill_shaped({field: wrong})
        return self.tidy(name)

    def refuse_alike(self, names: "Sequence[tuple[str, str]]") -> None:
        """Raises Refusal: name_taken, name_alike, of the first field whose name nobody can tell from one before it."""
        for at, (field, name) in enumerate(names):
            for _, other in names[:at]:
                self._refuse_pair(field, name, other)

    def why_alike(self, name: str, other: str) -> str | None:
        """Return why two names cannot be told apart, as a code, or None: they sound the same, or look the same."""
        one, two = self.sounds(name), self.sounds(other)
        if one == two:
            return "name_taken"
        is_alike = dotless(one) == dotless(two) or self.looks(name) == self.looks(other)
        return "name_alike" if is_alike else None

    def _refuse_pair(self, field: str, name: str, other: str) -> None:
        wrong = self.why_alike(name, other)
        if wrong == "name_taken":
            raise Refusal(wrong, {"name": name}, errors={field: wrong})
        if wrong:
            raise Refusal(wrong, {"name": name, "other_name": other}, errors={field: wrong})

    def checked_words(self, asked: "Mapping[str, str | None]") -> "dict[str, str | None]":
        """Return label and notes as they are kept: tidied, None when empty. Raises Refusal: ill_shaped."""
        kept: "dict[str, str | None]" = {}
        for field, longest, allowed in (("label", LONGEST_LABEL, ""), ("notes", LONGEST_NOTES, "\n\t")):
            if field in asked:
                text = (asked[field] or "").replace("\r\n", "\n")
                wrong = self.text_error(text, longest, allowed)
                if wrong:
                    raise ill_shaped({field: wrong})
                kept[field] = self.tidy(text) or None
        return kept

    def name_error(self, name: str) -> str | None:
        """Return what is wrong with a name, as a code, or None."""
        return self.text_error(name, LONGEST_NAME) or (None if self.sounds(name) else "name_empty")

    def text_error(self, text: str, longest: int, allowed: str = "") -> str | None:
        """Return what is wrong with a line of text, as a code, or None. Only what may be short enough is composed."""
        if len(self.trimmed(text)) > _COMPOSED_OF * longest or len(self.tidy(text)) > longest:
            return "too_long"
        unseen = any(self.is_unseen(sign) for sign in self.tidy(text) if sign not in allowed)
        return "unseen_signs" if unseen else None
