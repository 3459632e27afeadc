"""Tables that wait for people are found at once, and who was sent away from one stays so."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add both; tables so far are shown to nobody who was not invited."""
    op.add_column("tables", sa.Column("waiting", sa.Boolean(), nullable=False, server_default="0"))
    op.create_index("tables_waiting", "tables", ["created"], sqlite_where=sa.text("waiting"))
    op.create_table(
        "barred",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("barred")
    op.drop_index("tables_waiting", "tables")
    op.drop_column("tables", "waiting")
