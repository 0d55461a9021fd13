"""Runs the steps on the connection that companion.storage.migrate has opened."""

from alembic import context

from companion.storage import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,
    compare_type=True,
)
context.run_migrations()
