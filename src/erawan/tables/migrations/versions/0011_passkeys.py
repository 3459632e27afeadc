"""Passkeys: the public half of each, and whose it is."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add them; nobody has any yet."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("browser", sa.String(40), nullable=False),
    )
    op.create_index("passkeys_by_user", "passkeys", ["user_id"])


def downgrade() -> None:
    """Drop them."""
    op.drop_index("passkeys_by_user", "passkeys")
    op.drop_table("passkeys")
