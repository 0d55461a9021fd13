"""How often somebody asked for something is counted in one row each, also for tries at signing in."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Count anew: what was counted so far would have been forgotten in a quarter of an hour."""
    op.drop_table("sign_in_try")
    op.create_table(
        "allowance",
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("mark", name="pk_allowance"),
    )
    op.create_index("ix_allowance_until", "allowance", ["until"])


def downgrade() -> None:
    """Count tries at signing in as before, from none."""
    op.drop_table("allowance")
    op.create_table(
        "sign_in_try",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name_hash", sa.String(64), nullable=False),
        sa.Column("address_hash", sa.String(64), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sign_in_try"),
    )
    for column in ("name_hash", "address_hash"):
        op.create_index(f"ix_sign_in_try_{column}", "sign_in_try", [column])
