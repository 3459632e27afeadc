"""People who play over the network: names, seats that they own, and each one's own lists."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add them; tables so far stand on one screen, and nobody owns a seat there."""
    op.create_table(
        "users",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("folded", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("blocked", sa.Boolean(), nullable=False),
    )
    op.create_index("users_by_name", "users", ["folded"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), nullable=True),
    )
    op.create_table(
        "shelves",
        sa.Column("user_id", sa.String(32), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("hidden", sa.Boolean(), nullable=False),
    )
    op.add_column("tables", sa.Column("maker", sa.String(32), nullable=True))


def downgrade() -> None:
    """Drop them all."""
    op.drop_column("tables", "maker")
    op.drop_table("shelves")
    op.drop_table("seats")
    op.drop_index("users_by_name", "users")
    op.drop_table("users")
