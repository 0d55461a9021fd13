"""A server under load, and a table of each game."""

import os
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.conftest import Person, Server, running_server
from tests.faults.phones import open_tables

ALL = os.environ.get("SEARCH") == "all"
in_the_soak = pytest.mark.skipif(not ALL, reason="takes long; make soak asks it")


class House(NamedTuple):
    """A server with two workers on a database of its own; the same database, read directly."""

    server: Server
    tables: list[dict]


@pytest.fixture
def house(database_url, tmp_path, ben: Person) -> Iterator[House]:
    tables = open_tables(ben)
    with running_server(database_url, workers=2, folder=tmp_path) as server:
        yield House(server, tables)
