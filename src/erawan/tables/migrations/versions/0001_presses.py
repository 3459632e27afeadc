"""Presses of the button, each with the id its page gave it."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Add the table of presses."""
    op.create_table(
        "presses",
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("id", sa.String(64), nullable=False, unique=True),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("presses")
