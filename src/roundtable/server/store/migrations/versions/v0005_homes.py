"""Where each table is at home among several processes, and under which epoch an entry was written."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Entries written before belong to no epoch."""
    op.create_table(
        "homes",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_homes"),
    )
    op.add_column("log", sa.Column("epoch", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("log", "epoch")
    op.drop_table("homes")
