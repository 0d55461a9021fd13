"""Tables, the keys that let write, and the acts of the logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first three."""
    op.create_table(
        "game_table",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("code", sa.String(6), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("last_act_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True)),
        sa.Column("rematch_of", sa.Integer()),
        sa.Column("open_key", sa.String(36)),
        sa.Column("open_fingerprint", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
        sa.ForeignKeyConstraint(["rematch_of"], ["game_table.id"], name="fk_game_table_rematch_of"),
        sa.UniqueConstraint("code", name="uq_game_table_code"),
        sa.UniqueConstraint("open_key", name="uq_game_table_open_key"),
    )
    op.create_index("ix_game_table_rematch_of", "game_table", ["rematch_of"])
    op.create_table(
        "score_key",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("browser_hash", sa.String(64)),
        sa.Column("name", sa.String(40)),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("revoked_at", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("id", name="pk_score_key"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_score_key_table_id"),
    )
    op.create_index("ix_score_key_table_id", "score_key", ["table_id"])
    op.create_index("ix_score_key_browser_hash", "score_key", ["browser_hash"])
    op.create_table(
        "act",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.Column("key", sa.String(36)),
        sa.Column("fingerprint", sa.String(64), nullable=False),
        sa.Column("round", sa.Integer()),
        sa.Column("who_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_act"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_act_table_id"),
        sa.ForeignKeyConstraint(["who_id"], ["score_key.id"], name="fk_act_who_id"),
        sa.UniqueConstraint("table_id", "key", name="uq_act_table_id_key"),
    )


def downgrade() -> None:
    """Take them away again."""
    for table in ("act", "score_key", "game_table"):
        op.drop_table(table)
