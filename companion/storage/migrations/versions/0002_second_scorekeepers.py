"""Keys made for second scorekeepers, and the wrong tries at them."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NEW: dict[str, Any] = {
    "invite_key": sa.String(36),
    "expires_at": sa.DateTime(timezone=True),
    "used_at": sa.DateTime(timezone=True),
    "claim_key": sa.String(36),
}


def upgrade() -> None:
    """Whoever could write so far has opened the table: a key at first hand."""
    first_hand: sa.Column[bool] = sa.Column(
        "is_first_hand", sa.Boolean(), nullable=False, server_default=sa.true()
    )
    op.add_column("score_key", first_hand)
    for column, kind in NEW.items():
        op.add_column("score_key", sa.Column(column, kind))
    op.create_index("ix_score_key_invitation", "score_key", ["table_id", "invite_key"], unique=True)
    op.create_table(
        "wrong_claim",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_wrong_claim"),
        sa.ForeignKeyConstraint(["table_id"], ["game_table.id"], name="fk_wrong_claim_table_id"),
    )
    op.create_index("ix_wrong_claim_table_id", "wrong_claim", ["table_id"])


def downgrade() -> None:
    """Take them away again; keys at second hand let nobody write then."""
    op.drop_table("wrong_claim")
    op.execute("UPDATE score_key SET revoked_at = created_at WHERE NOT is_first_hand AND revoked_at IS NULL")
    op.drop_index("ix_score_key_invitation", "score_key")
    for column in ("is_first_hand", *NEW):
        op.drop_column("score_key", column)
