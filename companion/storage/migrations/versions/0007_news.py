"""Every server is told when a table moves on, in the transaction that moves it; where the database can tell."""

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

TELLS = """
CREATE FUNCTION tell_of_table() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('companion_tables', NEW.code || ' ' || NEW.seq);
  RETURN NULL;
END
$$
"""
WHEN_IT_MOVES = """
CREATE TRIGGER game_table_moves AFTER UPDATE OF seq ON game_table
FOR EACH ROW EXECUTE FUNCTION tell_of_table()
"""


def upgrade() -> None:
    """Let PostgreSQL tell; a SQLite file is watched."""
    if op.get_context().dialect.name == "postgresql":
        op.execute(TELLS)
        op.execute(WHEN_IT_MOVES)


def downgrade() -> None:
    """Tell no more; servers look for themselves, a little later."""
    if op.get_context().dialect.name == "postgresql":
        op.execute("DROP TRIGGER game_table_moves ON game_table")
        op.execute("DROP FUNCTION tell_of_table()")
