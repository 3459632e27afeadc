"""Tables can have a title."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Give every table an empty one."""
    title = sa.Column("title", sa.String(80), nullable=False, server_default="")
    op.add_column("tables", title)


def downgrade() -> None:
    """Forget the titles."""
    op.drop_column("tables", "title")
