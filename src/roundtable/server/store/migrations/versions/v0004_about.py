"""What tells a table apart in lists: who sits there, its settings, its round."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables set up before tell nothing about themselves until their next entry."""
    op.add_column("tables", sa.Column("about", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("tables", "about")
