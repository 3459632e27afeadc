"""What people at a site tell its host of others."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add them; nobody has said anything yet."""
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("by_user", sa.String(32), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("about_user", sa.String(32), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("reports")
