"""Passphrases: kept so that a stolen database gives none away, compared so that the time it takes tells nothing."""

import threading
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from companion.tables.refusal import ill_shaped

SHORTEST = 8
LONGEST = 200

_hasher = PasswordHasher(time_cost=3, memory_cost=32 * 1024, parallelism=1)
_few_at_once = threading.BoundedSemaphore(2)  # each takes 32 MiB and a processor for a moment


def checked_passphrase(said: str, field: str) -> str:
    """Return a passphrase that may be chosen, exactly as it was typed. Raises Refusal: ill_shaped."""
    if len(said.strip()) < SHORTEST:
        raise ill_shaped({field: "passphrase_short"})
    if len(said) > LONGEST:
        raise ill_shaped({field: "too_long"})
    return said


def kept(passphrase: str) -> str:
    """Return what is kept of a passphrase."""
    with _few_at_once:
        return _hasher.hash(passphrase)


def is_it(passphrase: str, kept_hash: str | None) -> bool:
    """Return whether this is the passphrase that was kept; where none was, it takes as long to say no."""
    nobodys = _nobodys()  # made at the first try, whoever it is at
    with _few_at_once:
        try:
            _hasher.verify(kept_hash or nobodys, passphrase)
        except (VerificationError, InvalidHashError):
            return False
    return kept_hash is not None


@cache
def _nobodys() -> str:
    return _hasher.hash("the passphrase of nobody")
