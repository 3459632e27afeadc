"""When somebody's time is out: so that it is noticed though nobody looks at the table."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add it; a game that runs gets its own with the next move."""
    op.add_column("tables", sa.Column("deadline", sa.BigInteger(), nullable=True))
    running = sa.text("deadline IS NOT NULL")
    op.create_index("tables_by_deadline", "tables", ["deadline"], sqlite_where=running)


def downgrade() -> None:
    """Drop it."""
    op.drop_index("tables_by_deadline", "tables")
    op.drop_column("tables", "deadline")
