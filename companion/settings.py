"""What the environment says, checked once at the start."""

import os
import re
import secrets
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

ROOT = Path(__file__).resolve().parent.parent
INSTANCE = ROOT / "instance"
NIGHTS_KEPT = 14
MOST_NIGHTS_KEPT = 3650
PREFIX = "COMPANION_"
NAMES_IN_SHORT = (
    "BACKUPS",
    "DATABASE_URL",
    "METRICS_TOKEN",
    "PUBLIC_URL",
    "RATE_LIMITS",
    "SECRET_KEY",
    "TRUSTED_PROXIES",
    "WORKERS",
)
NAMES = {PREFIX + name for name in NAMES_IN_SHORT}


class Rotation(NamedTuple):
    """Where the nightly backups are, and how many of them are kept."""

    folder: Path
    keep: int


class BadSettingError(ValueError):
    """A setting that cannot be meant; the sentence says which and what it may be."""


@dataclass(frozen=True)
class Settings:
    """How this house runs its server."""

    database_url: str
    secret_key: str
    port: int = 8000
    workers: int = 2
    trusted_proxies: int = 0
    public_url: str | None = None
    rate_limits: bool = True
    backups: Rotation | None = None
    metrics_token: str | None = None

    @property
    def house_address(self) -> str:
        """Where the house is reached, as far as its own server can tell."""
        return self.public_url or f"http://localhost:{self.port}"

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Settings":
        """Return the settings that the environment names, with the defaults for the rest.

        Raises BadSettingError with a sentence for whoever starts the server.
        """
        _refuse_misspelt(environment)
        return cls(
            database_url=_database_url(environment.get("COMPANION_DATABASE_URL")),
            secret_key=_secret_key(environment.get("COMPANION_SECRET_KEY")),
            port=_number(environment, "PORT", 8000, 1, 65535),
            workers=_number(environment, "COMPANION_WORKERS", 2, 1, 64),
            trusted_proxies=_number(environment, "COMPANION_TRUSTED_PROXIES", 0, 0, 10),
            public_url=_public_url(environment.get("COMPANION_PUBLIC_URL")),
            rate_limits=_on_or_off(environment, "COMPANION_RATE_LIMITS"),
            backups=_rotation(environment.get("COMPANION_BACKUPS")),
            metrics_token=_metrics_token(environment.get("COMPANION_METRICS_TOKEN")),
        )


def _refuse_misspelt(environment: Mapping[str, str]) -> None:
    """A setting that is nearly called like one of ours would be meant, and not heard."""
    for name in (name for name in environment if name.startswith(PREFIX) and name not in NAMES):
        if near := get_close_matches(name.removeprefix(PREFIX), NAMES_IN_SHORT, 1, cutoff=0.84):
            raise BadSettingError(f"{name} is no setting of the companion; is {PREFIX}{near[0]} meant?")


def _number(environment: Mapping[str, str], name: str, usual: int, least: int, most: int) -> int:
    said = environment.get(name) or str(usual)
    is_short = said.isascii() and said.isdigit() and len(said) <= 9
    if not (is_short and least <= int(said) <= most):
        raise BadSettingError(f"{name} is {said[:40]!r}; it must be a whole number from {least} to {most}.")
    return int(said)


def _on_or_off(environment: Mapping[str, str], name: str) -> bool:
    said = environment.get(name) or "on"
    if said not in ("on", "off"):
        raise BadSettingError(f"{name} is {said[:40]!r}; it must be on or off.")
    return said == "on"


def _database_url(said: str | None) -> str:
    try:
        url = make_url(said or "sqlite:///instance/companion.db")
    except (ArgumentError, ValueError):
        raise BadSettingError(
            "COMPANION_DATABASE_URL cannot be read; it must look like sqlite:///instance/companion.db"
            " or postgresql+psycopg://user:password@host/name."
        ) from None
    return _placed(url).render_as_string(hide_password=False)


def _placed(url: URL) -> URL:
    """Return the address with a SQLite file's full path, its folder made."""
    if url.drivername == "postgresql+psycopg":
        if find_spec("psycopg") is None:
            raise BadSettingError(
                "COMPANION_DATABASE_URL names PostgreSQL, and the package for it is not installed here:"
                " pip install 'psycopg[binary]'"
            )
        return url
    if url.drivername not in ("sqlite", "sqlite+pysqlite") or url.query:
        raise BadSettingError(
            f"COMPANION_DATABASE_URL names {url.drivername!r}; the house keeps its tables in"
            " sqlite:///FILE or postgresql+psycopg://…"
        )
    if url.database in (None, "", ":memory:"):
        raise BadSettingError("COMPANION_DATABASE_URL names no file; say sqlite:///instance/companion.db.")
    file = ROOT / str(url.database)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as reason:
        raise BadSettingError(
            f"COMPANION_DATABASE_URL: the folder {file.parent} cannot be made ({reason.strerror})."
        ) from None
    return url.set(database=str(file))


def _public_url(said: str | None) -> str | None:
    if not said:
        return None
    if not _is_web_address(said):
        raise BadSettingError(f"COMPANION_PUBLIC_URL is {said!r}; it must look like https://scores.example.")
    return said.rstrip("/")


def _is_web_address(said: str) -> bool:
    try:
        parts = urlsplit(said)
        is_whole = bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    has_more = parts.query or parts.fragment or "@" in parts.netloc or any(sign.isspace() for sign in said)
    return is_whole and parts.scheme in ("http", "https") and not has_more


def _rotation(said: str | None) -> Rotation | None:
    """Return where the nightly backups go; FOLDER or FOLDER:NIGHTS."""
    if not said:
        return None
    folder, _, nights = said.rpartition(":") if re.search(r":[^/]*$", said) else (said, "", str(NIGHTS_KEPT))
    if not (folder and nights.isascii() and nights.isdigit() and 1 <= int(nights[:9]) <= MOST_NIGHTS_KEPT):
        raise BadSettingError(
            f"COMPANION_BACKUPS is {said!r}; it must be a folder, or a folder and for how many nights"
            f" backups are kept (1 to {MOST_NIGHTS_KEPT}), such as /mnt/backups:30."
        )
    place = ROOT / folder
    try:
        place.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=place):
            pass
    except OSError as reason:
        raise BadSettingError(
            f"COMPANION_BACKUPS: nothing can be written into the folder {place} ({reason.strerror})."
        ) from None
    return Rotation(place, int(nights))


def _metrics_token(said: str | None) -> str | None:
    if said and (len(said) < 16 or not said.isascii() or not said.isprintable() or " " in said):
        raise BadSettingError(
            "COMPANION_METRICS_TOKEN cannot be used; give at least 16 letters, digits and signs without spaces,"
            " or none at all."
        )
    return said or None


def _secret_key(said: str | None) -> str:
    if said is None or said == "":
        return kept_secret(INSTANCE)
    if len(said) < 16:
        raise BadSettingError(
            "COMPANION_SECRET_KEY is too short; give at least 16 characters, or none at all."
        )
    return said


def kept_secret(folder: Path) -> str:
    """Return the house's secret, made the first time it is asked for; two that start at once get the same."""
    file = folder / "secret_key"
    try:
        if not file.exists():
            _make_secret(file)
        secret = file.read_text(encoding="utf-8", errors="replace").strip()
    except OSError as reason:
        raise BadSettingError(
            f"The secret of the house cannot be kept in {file} ({reason.strerror}). Make that folder writable,"
            " or give the secret as COMPANION_SECRET_KEY."
        ) from None
    if len(secret) < 16 or not secret.isascii():
        raise BadSettingError(f"{file} holds no usable secret; remove it and a new one is made.")
    return secret


def _make_secret(file: Path) -> None:
    """Write it whole beside its place, then link it there: whoever comes second finds the first one's."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f"{file.name}.{os.getpid()}.{secrets.token_hex(4)}")
    with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as paper:
        paper.write(secrets.token_urlsafe(48))
        paper.flush()
        os.fsync(paper.fileno())
    try:
        os.link(draft, file)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
