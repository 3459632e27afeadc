"""What somebody at a table has asked the others for, and where the same people play again."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add both; nobody has asked for anything yet."""
    op.add_column("tables", sa.Column("offers", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("rematch", sa.String(32), nullable=True))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("tables", "rematch")
    op.drop_column("tables", "offers")
