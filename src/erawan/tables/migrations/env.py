"""Run by Alembic: migrates through the connection, and inside the transaction, of its caller."""

from alembic import context

from erawan.tables.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
