"""Codes by which somebody comes to a new password; old devices and the names of who is gone are found quickly."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has codes yet."""
    op.create_table(
        "recovery",
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_recovery"),
    )
    op.create_index("ix_recovery_player", "recovery", ["player"])
    op.create_index("ix_devices_seen", "devices", ["seen"])
    named = sa.text("kind IN ('new', 'sit', 'hand')")
    op.create_index("ix_log_named", "log", ["player"], sqlite_where=named, postgresql_where=named)


def downgrade() -> None:
    """Forget them."""
    op.drop_index("ix_log_named", "log")
    op.drop_index("ix_devices_seen", "devices")
    op.drop_table("recovery")
