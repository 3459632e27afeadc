"""Tables can be gone through in the order in which they were begun."""

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add an index, so that every piece is found at once."""
    op.create_index("tables_by_creation", "tables", ["created", "id"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index("tables_by_creation", "tables")
