"""Bringing the database up to date, step by step, with Alembic."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(engine: Engine) -> None:
    """Take every step the database has not taken yet, all or none; two that start at once wait for each other."""
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        command.upgrade(_config(connection), "head")


def _config(connection: object) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config
