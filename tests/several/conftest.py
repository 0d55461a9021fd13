"""Two servers of two workers each, behind nginx as docs/nginx.conf describes it, on one PostgreSQL."""

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from companion import create_app
from companion.settings import ROOT, Settings
from companion.storage import db
from tests.conftest import SECRET, Server, free_port, is_answered
from tests.several.asking import Phone

NO_NGINX = "no nginx on this machine: apt-get install nginx-light"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
MORE = {"COMPANION_TRUSTED_PROXIES": "1", "COMPANION_RATE_LIMITS": "on"}


class Nginx:
    """docs/nginx.conf on addresses of this machine, without the certificate."""

    def __init__(self, servers: list[Server], folder: Path):
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        file = folder / "nginx.conf"
        file.write_text(self._here((ROOT / "docs/nginx.conf").read_text(), servers, folder))
        beside = f"daemon off; pid {folder}/pid; error_log {folder}/errors;"
        beside += " user root;" if os.geteuid() == 0 else ""
        self.running = subprocess.Popen([NGINX, "-e", folder / "errors", "-c", file, "-g", beside])
        assert is_answered(f"{self.address}/api/v1/games")

    def _here(self, said: str, servers: list[Server], folder: Path) -> str:
        for server, address in zip(servers, ("10.0.0.11:8000", "10.0.0.12:8000"), strict=True):
            assert address in said
            said = said.replace(address, f"127.0.0.1:{server.port}")
        lines = [line for line in said.splitlines() if "ssl_certificate" not in line]
        temporary = [f"{kind}_temp_path {folder}/{kind};" for kind in ("proxy", "client_body", "fastcgi")]
        temporary += [f"{kind}_temp_path {folder}/{kind};" for kind in ("scgi", "uwsgi")]
        at = lines.index("http {") + 1
        return "\n".join([*lines[:at], "access_log off;", *temporary, *lines[at:]]).replace(
            "listen 443 ssl;", f"listen 127.0.0.1:{self.port};"
        )

    def stop(self) -> None:
        self.running.send_signal(signal.SIGTERM)
        self.running.wait(30)


@pytest.fixture(scope="module")
def kept_in(clean_postgresql) -> str:
    """The database of the house, empty at first."""
    clean_postgresql.clean()
    return clean_postgresql.url


@pytest.fixture(scope="module")
def servers(kept_in, tmp_path_factory) -> Iterator[list[Server]]:
    folders = [tmp_path_factory.mktemp("server") for _ in range(2)]
    with ThreadPoolExecutor(2) as both:
        servers = list(both.map(lambda folder: Server(kept_in, 2, folder, MORE), folders))
    yield servers
    for server in servers:
        server.stop()


@pytest.fixture(scope="module")
def nginx(servers, tmp_path_factory) -> Iterator[Nginx]:
    if NGINX is None:
        pytest.skip(NO_NGINX)
    nginx = Nginx(servers, tmp_path_factory.mktemp("nginx"))
    yield nginx
    nginx.stop()


@pytest.fixture
def phones(servers) -> list[Phone]:
    """One phone at each server."""
    return [Phone(server.address) for server in servers]


@pytest.fixture
def table(phones) -> str:
    """The path of a table at which both phones may write."""
    opened = phones[0].post("/tables", {"game": "skull-king", "players": ["Ana", "Bo", "Cy"]})
    for phone in phones:
        phone.score_key = opened.json["score_key"]
    return f"/tables/{opened.json['code']}"


@pytest.fixture
def adds_up(kept_in):
    """Whether every log replays and every sum is right."""
    app = create_app(Settings(database_url=kept_in, secret_key=SECRET))

    def ask() -> str:
        return app.test_cli_runner().invoke(args=["companion", "check"]).output.splitlines()[-1]

    yield ask
    with app.app_context():
        db.engine.dispose()
