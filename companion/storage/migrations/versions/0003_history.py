"""Games that are over, people, and the sums that follow from both; the catalogue."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

COUNTS = (
    "bids",
    "bids_made",
    "zero_bids",
    "zero_made",
    "bonus",
    "challenges",
    "successes",
    "discs_lost",
    "last_standing",
)
MADE = (
    "person",
    "known_as",
    "finished_game",
    "seat_result",
    "tally",
    "play_count",
    "dm_count",
    "game_word",
    "catalogue_entry",
    "knows_game",
)


def upgrade() -> None:
    """Make the tables; what belongs into them is read from the logs afterwards."""
    _people()
    _games()
    _sums()
    _words()
    _catalogue()


def downgrade() -> None:
    """Take them away again; what was logged by hand is lost."""
    for table in reversed(MADE):
        op.drop_table(table)


def _needed(name: str, kind: Any) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False)


def _moment() -> sa.DateTime:
    return sa.DateTime(timezone=True)


def _plain(length: int) -> sa.types.TypeEngine[str]:
    """A text compared sign by sign on every database."""
    return sa.String(length).with_variant(sa.String(length, collation="C"), "postgresql")


def _counts() -> list[sa.Column[Any]]:
    return [*(_needed(name, sa.Integer()) for name in COUNTS), _needed("by_bid", sa.JSON())]


def _people() -> None:
    op.create_table(
        "person",
        _needed("id", sa.Integer()),
        _needed("name", sa.String(40)),
        _needed("sounds", _plain(160)),
        sa.Column("merged_into", sa.Integer()),
        sa.Column("forgotten_at", _moment()),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
        sa.ForeignKeyConstraint(["merged_into"], ["person.id"], name="fk_person_merged_into"),
    )
    op.create_index("ix_person_listed", "person", ["merged_into", "sounds"])
    op.create_table(
        "known_as",
        _needed("sounds", _plain(160)),
        _needed("person_id", sa.Integer()),
        sa.PrimaryKeyConstraint("sounds", name="pk_known_as"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_known_as_person_id"),
    )
    op.create_index("ix_known_as_person_id", "known_as", ["person_id"])


def _games() -> None:
    op.create_table(
        "finished_game",
        _needed("id", sa.Integer()),
        _needed("code", sa.String(6)),
        sa.Column("table_id", sa.Integer()),
        _needed("game", sa.String(40)),
        _needed("started_at", _moment()),
        _needed("ended_at", _moment()),
        sa.Column("minutes", sa.Integer()),
        _needed("gaps", sa.JSON()),
        _needed("reason", sa.String(40)),
        _needed("is_early", sa.Boolean()),
        sa.Column("rounds", sa.Integer()),
        _needed("seats", sa.Integer()),
        _needed("options", sa.JSON()),
        sa.Column("label", sa.String(60)),
        sa.Column("place", sa.String(240)),
        sa.Column("notes", sa.Text()),
        sa.Column("dm_id", sa.Integer()),
        sa.Column("key", sa.String(36)),
        sa.Column("fingerprint", sa.String(64)),
        sa.Column("deleted_at", _moment()),
        sa.PrimaryKeyConstraint("id", name="pk_finished_game"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_finished_game_table_id"),
        sa.UniqueConstraint("code", name="uq_finished_game_code"),
        sa.UniqueConstraint("table_id", name="uq_finished_game_table_id"),
        sa.UniqueConstraint("key", name="uq_finished_game_key"),
    )
    for name, first in (("newest", []), ("of_game", ["game"]), ("of_dm", ["dm_id"]), ("at_place", ["place"])):
        op.create_index(f"ix_finished_game_{name}", "finished_game", [*first, "ended_at", "id"])
    op.create_table(
        "seat_result",
        _needed("game_id", sa.Integer()),
        _needed("seat", sa.Integer()),
        _needed("person_id", sa.Integer()),
        _needed("name", sa.String(40)),
        sa.Column("rank", sa.Integer()),
        sa.Column("total", sa.Integer()),
        _needed("is_winner", sa.Boolean()),
        _needed("game", sa.String(40)),
        _needed("month", sa.String(7)),
        _needed("ended_at", _moment()),
        _needed("is_early", sa.Boolean()),
        _needed("is_deleted", sa.Boolean()),
        *_counts(),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_seat_result"),
        sa.ForeignKeyConstraint(["game_id"], ["finished_game.id"], name="fk_seat_result_game_id"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_seat_result_person_id"),
    )
    op.create_index("ix_seat_result_of_person", "seat_result", ["person_id", "game", "month"])
    op.create_index("ix_seat_result_newest", "seat_result", ["person_id", "ended_at", "game_id"])


def _sums() -> None:
    op.create_table(
        "tally",
        _needed("person_id", sa.Integer()),
        _needed("game", sa.String(40)),
        _needed("month", sa.String(7)),
        *(_needed(name, sa.Integer()) for name in ("games", "early", "wins", "ranked", "rank_sum")),
        *(sa.Column(name, sa.Integer()) for name in ("best_rank", "worst_rank", "best", "worst")),
        *(sa.Column(name, sa.Double()) for name in ("mean_rank", "made_share")),
        _needed("is_ranked", sa.Boolean()),
        *_counts(),
        sa.PrimaryKeyConstraint("person_id", "game", "month", name="pk_tally"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_tally_person_id"),
    )
    for order in ("wins", "mean_rank", "best", "made_share", "successes"):
        op.create_index(f"ix_tally_{order}", "tally", ["game", "month", "is_ranked", order])
    op.create_table(
        "play_count",
        _needed("game", sa.String(40)),
        _needed("seats", sa.Integer()),
        _needed("minutes", sa.Integer()),
        _needed("is_early", sa.Boolean()),
        _needed("plays", sa.Integer()),
        sa.PrimaryKeyConstraint("game", "seats", "minutes", "is_early", name="pk_play_count"),
    )
    op.create_table(
        "dm_count",
        _needed("game", sa.String(40)),
        _needed("dm_id", sa.Integer()),
        _needed("plays", sa.Integer()),
        sa.PrimaryKeyConstraint("game", "dm_id", name="pk_dm_count"),
    )


def _words() -> None:
    op.create_table(
        "game_word",
        _needed("word", _plain(40)),
        _needed("ended_at", _moment()),
        _needed("game_id", sa.Integer()),
        sa.PrimaryKeyConstraint("word", "ended_at", "game_id", name="pk_game_word"),
        sa.ForeignKeyConstraint(["game_id"], ["finished_game.id"], name="fk_game_word_game_id"),
    )
    op.create_index("ix_game_word_of_game", "game_word", ["game_id"])


def _catalogue() -> None:
    op.create_table(
        "catalogue_entry",
        _needed("slug", sa.String(40)),
        _needed("facts", sa.JSON()),
        _needed("changed_at", _moment()),
        sa.PrimaryKeyConstraint("slug", name="pk_catalogue_entry"),
    )
    op.create_table(
        "knows_game",
        _needed("game", sa.String(40)),
        _needed("dm_id", sa.Integer()),
        sa.PrimaryKeyConstraint("game", "dm_id", name="pk_knows_game"),
    )
