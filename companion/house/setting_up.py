"""Setting the house up, once, by the link that its server prints; and what its owner decides later."""

import hmac
import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from companion.house.passphrases import checked_passphrase, kept
from companion.house.signing_in import signed, sounds_of, stay_signed_in
from companion.storage import THE_HOUSE, Dm, House, db, writing
from companion.tables.access import SignedIn, hashed
from companion.tables.names import LONGEST_LABEL, NAMES
from companion.tables.refusal import Refusal, ill_shaped
from companion.translations import LANGUAGES


def new_setup_link() -> str | None:
    """Return the secret of a new link that sets the house up; the one before is void. None where there is an owner."""
    with writing() as session:
        house = _house(session, to_write=True)
        if _has_owner(session):
            return None
        secret = secrets.token_urlsafe(32)
        house.setup_hash = hashed(secret)
        return secret


def set_up(secret: str, asked: dict[str, Any]) -> tuple[SignedIn, str]:
    """Set the house up by its link: `name`, `languages`, `dm` and `passphrase` of its owner, who is signed in.

    Return the owner with their token. Raises Refusal: ill_shaped, link_gone.
    """
    changes = _checked({"name": asked["name"], "languages": asked["languages"]})
    called = NAMES.checked_name(asked["dm"], "dm")
    checked_passphrase(asked["passphrase"], "passphrase")
    _refuse_gone(
        db.session(), _house(db.session()), secret
    )  # hashing is dear: not for a link that leads nowhere
    db.session.rollback()  # nobody waits for what takes this long
    chosen = kept(asked["passphrase"])
    with writing() as session:
        house = _house(session, to_write=True)
        _refuse_gone(session, house, secret)
        house.setup_hash = None
        _change(house, changes)
        owner = _owner(session, called)
        owner.is_owner, owner.passphrase_hash = True, chosen
        session.flush()
        return signed(owner), stay_signed_in(session, owner)


def house_told(session: Session) -> dict[str, Any]:
    """Return what everybody may know of the house. languages: all of them, those it offers first at the front."""
    house = _house(session)
    return {
        "name": house.name,
        "languages": [*house.languages, *(code for code in LANGUAGES if code not in house.languages)],
        "only_dms_open": house.only_dms_open,
    }


def change_house(asked: dict[str, Any]) -> None:
    """Change name, languages, or whether only a DM opens tables. Raises Refusal: ill_shaped."""
    changes = _checked(asked)
    with writing() as session:
        _change(_house(session, to_write=True), changes)


def _house(session: Session, *, to_write: bool = False) -> House:
    return session.get_one(House, THE_HOUSE, with_for_update=to_write or None)


def _refuse_gone(session: Session, house: House, secret: str) -> None:
    if _has_owner(session) or not hmac.compare_digest(house.setup_hash or "", hashed(secret)):
        raise Refusal("link_gone")


def _has_owner(session: Session) -> bool:
    return session.scalar(select(Dm.id).where(Dm.is_owner)) is not None


def _owner(session: Session, name: str) -> Dm:
    """Return who becomes the owner: also somebody with this name whom the keyboard of the house has added before."""
    own = select(Dm).where(Dm.sounds == sounds_of(name), Dm.retired_at.is_(None))
    dm = session.scalar(own) or Dm(name=name, sounds=sounds_of(name))
    dm.link_hash = dm.link_expires_at = None
    session.add(dm)
    return dm


def _checked(asked: dict[str, Any]) -> dict[str, Any]:
    """Return the changes as they are kept. Raises Refusal: ill_shaped."""
    changes = dict(asked)
    if "name" in asked:
        wrong = NAMES.text_error(asked["name"], LONGEST_LABEL) or (
            "" if NAMES.sounds(asked["name"]) else "name_empty"
        )
        if wrong:
            raise ill_shaped({"name": wrong})
        changes["name"] = NAMES.tidy(asked["name"])
    if "languages" in asked:
        changes["languages"] = _known(asked["languages"])
    return changes


def _known(languages: Sequence[str]) -> list[str]:
    if not languages:
        raise ill_shaped({"languages": "too_few"})
    if unknown := [f"languages.{at}" for at, code in enumerate(languages) if code not in LANGUAGES]:
        raise ill_shaped(dict.fromkeys(unknown, "unknown_word"))
    return list(dict.fromkeys(languages))


def _change(house: House, changes: dict[str, Any]) -> None:
    for field, value in changes.items():
        setattr(house, field, value)
