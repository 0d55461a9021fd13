"""No secret lies in the repository: neither in a file's name nor in what stands in it."""

import re
import subprocess
from pathlib import Path

import pytest

from companion.settings import ROOT

NEVER_KEPT = re.compile(
    r"(^|/)(instance/|\.env|id_rsa|id_ed25519|secret_key$)|\.(db|sqlite3?|pem|key|p12|pfx|kdbx)$"
)
WORD = r"[A-Za-z0-9_\-]"
SECRETS = {
    "a private key": r"-----BEGIN (?:[A-Z]+ )*PRIVATE KEY",
    "an access key of AWS": r"\b(?:AKIA|ASIA)[A-Z0-9]{16}\b",
    "a token of GitHub": rf"\b(?:gh[pousr]_{WORD}{{36,}}|github_pat_{WORD}{{22,}})",
    "a token of GitLab": rf"\bglpat-{WORD}{{20,}}",
    "a key of Google": rf"\bAIza{WORD}{{35}}\b",
    "a token of Slack": r"\bxox[abposr]-[A-Za-z0-9-]{10,}",
    "a key of Stripe": r"\b[sr]k_live_[A-Za-z0-9]{16,}",
    "a key for models": rf"\bsk-(?:ant-|proj-)?{WORD}{{20,}}",
    "a token of npm or PyPI": rf"\b(?:npm_[A-Za-z0-9]{{36}}|pypi-AgE{WORD}{{20,}})",
    "a signed token": rf"\beyJ{WORD}{{10,}}\.eyJ{WORD}{{10,}}\.{WORD}{{10,}}",
    "a score key of a table": r"\bsk_[0-9a-f]{40}\b",
    "a passphrase's hash": r"\$argon2id?\$v=\d+\$[^$\s]+\$[A-Za-z0-9+/]{16,}",
    "a one-time link": rf"/(?:house/(?:setup|welcome)|join)[^\s\"'#]*#{WORD}{{40,}}",
    "a password in an address": r"://[^\s:/@\"'<>{}$]+:[^\s:/@\"'<>{}$]+@(?!host\b|localhost|127\.|[\w.-]*\.example\b)",
}
# Put together, so that this file is no find of its own.
FINDS = {
    "a private key": "-----BEGIN OPENSSH " + "PRIVATE KEY-----",
    "an access key of AWS": "AKIA" + "IOSFODNN7EXAMPLE",
    "a token of GitHub": "ghp_" + "a1" * 18,
    "a token of GitLab": "glpat-" + "a1" * 10,
    "a key of Google": "AIza" + "a" * 35,
    "a token of Slack": "xoxb-" + "1234567890",
    "a key of Stripe": "sk_live_" + "a1" * 8,
    "a key for models": "sk-ant-" + "a1" * 10,
    "a token of npm or PyPI": "npm_" + "a1" * 18,
    "a signed token": "eyJ" + "a" * 12 + ".eyJ" + "b" * 12 + "." + "c" * 12,
    "a score key of a table": "sk_" + "0f" * 20,
    "a passphrase's hash": "$argon2id$v=19$m=1,t=1,p=1$" + "c2FsdHNhbHRzYWx0c2Fs",
    "a one-time link": "https://x.example/house/setup#" + "Xa" * 21,
    "a password in an address": "postgresql://ana:" + "hunter2@db.cafe.org/x",
}


def tracked() -> list[str]:
    ran = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if ran.returncode:
        pytest.skip("not a git repository: there is nothing that could be published by mistake")
    return [name for name in ran.stdout.split("\0") if name]


def text_of(file: Path) -> str:
    """What stands in a file; nothing in a picture, or in one that is just being removed."""
    content = file.read_bytes() if file.is_file() else b""
    return "" if b"\0" in content[:8000] else content.decode("utf-8", errors="ignore")


def test_no_file_is_one_that_holds_secrets():
    assert [name for name in tracked() if NEVER_KEPT.search(name)] == []


def test_no_file_holds_a_secret():
    found = []
    for name in tracked():
        text = text_of(ROOT / name)
        found += [(name, what) for what, pattern in SECRETS.items() if re.search(pattern, text)]
    assert found == []


@pytest.mark.parametrize("what", SECRETS)
def test_every_kind_is_found(what):
    assert re.search(SECRETS[what], f"token = '{FINDS[what]}'")
