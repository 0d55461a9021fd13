"""What the environment may say."""

import os
import stat
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

import pytest

from companion.settings import ROOT, BadSettingError, Rotation, Settings, kept_secret

SECRET = {"COMPANION_SECRET_KEY": "x" * 16}


def test_nothing_said_is_enough():
    settings = Settings.from_environment(SECRET)
    assert settings.database_url == f"sqlite:///{ROOT}/instance/companion.db"
    assert (settings.port, settings.workers, settings.trusted_proxies, settings.public_url) == (
        8000,
        2,
        0,
        None,
    )


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("PORT", "http"),
        ("PORT", "0"),
        ("PORT", "65536"),
        ("PORT", "²"),
        ("PORT", "8" * 5000),
        ("COMPANION_WORKERS", "0"),
        ("COMPANION_WORKERS", "-1"),
        ("COMPANION_TRUSTED_PROXIES", "all"),
        ("COMPANION_RATE_LIMITS", "no"),
        ("COMPANION_DATABASE_URL", "tables.db"),
        ("COMPANION_DATABASE_URL", "mysql://x/y"),
        ("COMPANION_DATABASE_URL", "sqlite://"),
        ("COMPANION_DATABASE_URL", "sqlite:///:memory:"),
        ("COMPANION_DATABASE_URL", "sqlite:////proc/nothing/x.db"),
        ("COMPANION_DATABASE_URL", "postgresql+psycopg://ana@host:port/name"),
        ("COMPANION_DATABASE_URL", "sqlite:////proc/version/x.db"),
        ("COMPANION_PUBLIC_URL", "https://["),
        ("COMPANION_PUBLIC_URL", "https://scores.example:http"),
        ("COMPANION_PUBLIC_URL", "https://scores.example:99999"),
        ("COMPANION_PUBLIC_URL", "https://ana:secret@scores.example"),
        ("COMPANION_PUBLIC_URL", "https://scores example"),
        ("COMPANION_PUBLIC_URL", "https://scores.example/?a"),
        ("COMPANION_PUBLIC_URL", "https://:8000"),
        ("COMPANION_PUBLIC_URL", "scores.example"),
        ("COMPANION_PUBLIC_URL", "ftp://scores.example"),
        ("COMPANION_SECRET_KEY", "short"),
        ("COMPANION_BACKUPS", "/proc/nothing"),
        ("COMPANION_BACKUPS", "/proc/version/nights:7"),
        ("COMPANION_BACKUPS", "nights:0"),
        ("COMPANION_BACKUPS", "nights:-1"),
        ("COMPANION_BACKUPS", "nights:many"),
        ("COMPANION_BACKUPS", "nights:99999"),
        ("COMPANION_BACKUPS", "nights:"),
        ("COMPANION_BACKUPS", ":7"),
        ("COMPANION_METRICS_TOKEN", "short"),
        ("COMPANION_METRICS_TOKEN", "sixteen signs and spaces"),
        ("COMPANION_METRICS_TOKEN", "sechzehn-zeichen-ä"),
    ],
)
def test_a_bad_value_is_refused_with_a_sentence_that_names_it(name, said):
    with pytest.raises(BadSettingError, match=name):
        Settings.from_environment(SECRET | {name: said})


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("COMPANION_WORKER", "COMPANION_WORKERS"),
        ("COMPANION_TRUSTED_PROXY", "COMPANION_TRUSTED_PROXIES"),
        ("COMPANION_DATABASE_URI", "COMPANION_DATABASE_URL"),
        ("COMPANION_SECRETKEY", "COMPANION_SECRET_KEY"),
        ("COMPANION_BACKUP", "COMPANION_BACKUPS"),
    ],
)
def test_a_misspelt_name_is_refused_with_the_one_meant(said, meant):
    with pytest.raises(BadSettingError, match=f"^{said} is no setting .* {meant} meant"):
        Settings.from_environment(SECRET | {said: "2"})


@pytest.mark.parametrize(
    "other", ["COMPANION_TEST_DATABASE_URL", "COMPANION_COLOUR", "MY_COMPANION_WORKER", "POR"]
)
def test_what_others_call_theirs_is_left_to_them(other):
    Settings.from_environment(SECRET | {other: "2"})


def test_where_the_nights_go(tmp_path):
    said = {
        f"{tmp_path}/a": Rotation(tmp_path / "a", 14),
        f"{tmp_path}/b:30": Rotation(tmp_path / "b", 30),
        f"{tmp_path}/c:d/e": Rotation(tmp_path / "c:d" / "e", 14),
    }
    for name, rotation in said.items():
        assert Settings.from_environment(SECRET | {"COMPANION_BACKUPS": name}).backups == rotation
        assert rotation.folder.is_dir()


def test_a_password_is_not_told_again():
    with pytest.raises(BadSettingError) as refused:
        Settings.from_environment(
            SECRET | {"COMPANION_DATABASE_URL": "postgresql+psycopg://ana:hidden@host:port/name"}
        )
    assert "hidden" not in str(refused.value)


def test_the_server_says_so_instead_of_starting():
    environment = os.environ | SECRET | {"PORT": "eighty"}
    for command in (["gunicorn", "wsgi:app"], ["flask", "--app", "wsgi", "companion", "check"]):
        ran = subprocess.run(
            [sys.executable, "-m", *command],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode != 0
        assert "PORT is 'eighty'; it must be a whole number from 1 to 65535." in ran.stderr
        assert "Traceback" not in ran.stderr


def test_the_secret_is_made_once_by_whoever_comes_first(tmp_path):
    with ThreadPoolExecutor(8) as at_once:
        secrets = set(at_once.map(kept_secret, [tmp_path / "instance"] * 8))
    assert len(secrets) == 1
    assert len(secrets.pop()) >= 32
    (file,) = (tmp_path / "instance").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("content", [b"", b"short", "é".encode() * 20, b"\xff" * 20])
def test_an_unusable_secret_is_refused(tmp_path, content):
    (tmp_path / "secret_key").write_bytes(content)
    with pytest.raises(BadSettingError, match="no usable secret; remove it"):
        kept_secret(tmp_path)


@pytest.mark.parametrize("folder", ["/proc/nothing", "/proc/version/instance"])
def test_a_folder_that_keeps_no_secret_is_said(folder):
    with pytest.raises(BadSettingError, match="COMPANION_SECRET_KEY"):
        kept_secret(Path(folder))


@pytest.mark.skipif(bool(find_spec("psycopg")), reason="psycopg is installed here")
def test_what_postgresql_needs_is_said():
    with pytest.raises(BadSettingError, match="pip install"):
        Settings.from_environment(SECRET | {"COMPANION_DATABASE_URL": "postgresql+psycopg://ana@host/name"})
