"""How many seats of a table anybody may take."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Count the seats of tables set up before as open to all; their next entry counts them anew."""
    op.add_column("tables", sa.Column("open", sa.Integer(), nullable=False, server_default="0"))
    op.execute("UPDATE tables SET open = seats - taken")


def downgrade() -> None:
    """Forget the number."""
    op.drop_column("tables", "open")
