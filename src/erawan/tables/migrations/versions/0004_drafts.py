"""Turns in the making are kept apart from their tables: they are no new version."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

TAKE_OVER = """
INSERT INTO drafts (table_id, seat, version, number, steps)
SELECT id, to_move, version, 0, steps FROM tables WHERE steps != '[]' AND to_move IS NOT NULL
"""
GIVE_BACK = """
UPDATE tables SET steps = coalesce(
    (SELECT drafts.steps FROM drafts
     WHERE drafts.table_id = tables.id AND drafts.version = tables.version), '[]')
"""


def upgrade() -> None:
    """Take the half-made turns over; every act so far made a version."""
    op.create_table(
        "drafts",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("steps", sa.Text(), nullable=False),
    )
    op.execute(TAKE_OVER)
    op.drop_column("tables", "steps")
    op.add_column("acts", sa.Column("draft", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Put the half-made turns back."""
    op.drop_column("acts", "draft")
    op.add_column("tables", sa.Column("steps", sa.Text(), nullable=False, server_default="[]"))
    op.execute(GIVE_BACK)
    op.drop_table("drafts")
