"""Accounts: passwords and recovery codes, as hashes alone; and who is logged in where."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add them; nobody has any yet."""
    op.create_table(
        "accounts",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("code", sa.String(64), primary_key=True),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("browser", sa.String(40), nullable=False),
    )
    op.create_index("sessions_by_user", "sessions", ["user_id"])


def downgrade() -> None:
    """Drop them all."""
    op.drop_index("sessions_by_user", "sessions")
    for name in ("sessions", "recovery_codes", "accounts"):
        op.drop_table(name)
