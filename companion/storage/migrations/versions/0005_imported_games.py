"""What a game is known by in the file it came from."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table; so far no game came from a file."""
    op.create_table(
        "imported_game",
        sa.Column("source", sa.String(20), nullable=False),
        sa.Column("uid", sa.String(64), nullable=False),
        sa.Column("code", sa.String(6), nullable=False),
        sa.PrimaryKeyConstraint("source", "uid", name="pk_imported_game"),
    )
    op.create_index("ix_imported_game_code", "imported_game", ["code"])


def downgrade() -> None:
    """Take it away again."""
    op.drop_table("imported_game")
