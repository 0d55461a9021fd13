"""The house, its DMs, where they are signed in; and who looks after a table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

MADE = ("house", "dm", "dm_session", "sign_in_try")


def upgrade() -> None:
    """Make the tables; so far nobody looks after any table."""
    _house()
    _dms()
    _signing_in()
    _at_tables()


def downgrade() -> None:
    """Take them away again; who wrote what stays known by name."""
    op.drop_index("ix_score_key_of_dm", "score_key")
    for table in ("game_table", "score_key"):
        op.drop_column(table, "dm_id")
    for table in reversed(MADE):
        op.drop_table(table)


def _moment() -> sa.DateTime:
    return sa.DateTime(timezone=True)


def _house() -> None:
    op.create_table(
        "house",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(60)),
        sa.Column("languages", sa.JSON(), nullable=False),
        sa.Column("only_dms_open", sa.Boolean(), nullable=False),
        sa.Column("setup_hash", sa.String(64)),
        sa.PrimaryKeyConstraint("id", name="pk_house"),
    )
    house = sa.table(
        "house",
        sa.column("id", sa.Integer),
        sa.column("languages", sa.JSON),
        sa.column("only_dms_open", sa.Boolean),
    )
    op.bulk_insert(house, [{"id": 1, "languages": [], "only_dms_open": False}])


def _dms() -> None:
    op.create_table(
        "dm",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("sounds", sa.String(160), nullable=False),
        sa.Column("is_owner", sa.Boolean(), nullable=False),
        sa.Column("passphrase_hash", sa.String(255)),
        sa.Column("link_hash", sa.String(64)),
        sa.Column("link_expires_at", _moment()),
        sa.Column("created_at", _moment(), nullable=False),
        sa.Column("retired_at", _moment()),
        sa.PrimaryKeyConstraint("id", name="pk_dm"),
        sa.UniqueConstraint("link_hash", name="uq_dm_link_hash"),
    )
    active = sa.text("retired_at IS NULL")
    op.create_index(
        "ix_dm_called", "dm", ["sounds"], unique=True, sqlite_where=active, postgresql_where=active
    )


def _signing_in() -> None:
    op.create_table(
        "dm_session",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("dm_id", sa.Integer(), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("signed_in_at", _moment(), nullable=False),
        sa.Column("used_at", _moment(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_dm_session"),
        sa.ForeignKeyConstraint(["dm_id"], ["dm.id"], name="fk_dm_session_dm_id"),
        sa.UniqueConstraint("token_hash", name="uq_dm_session_token_hash"),
    )
    op.create_index("ix_dm_session_dm_id", "dm_session", ["dm_id"])
    op.create_table(
        "sign_in_try",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name_hash", sa.String(64), nullable=False),
        sa.Column("address_hash", sa.String(64), nullable=False),
        sa.Column("at", _moment(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sign_in_try"),
    )
    for column in ("name_hash", "address_hash"):
        op.create_index(f"ix_sign_in_try_{column}", "sign_in_try", [column])


def _at_tables() -> None:
    """Said in SQL: SQLite adds a column with its reference in place, where Alembic would copy the whole table."""
    for table in ("game_table", "score_key"):
        op.execute(
            f"ALTER TABLE {table} ADD COLUMN dm_id INTEGER CONSTRAINT fk_{table}_dm_id REFERENCES dm (id)"
        )
    op.create_index("ix_score_key_of_dm", "score_key", ["table_id", "dm_id"], unique=True)
