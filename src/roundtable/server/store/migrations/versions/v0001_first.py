"""The first form of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make every table."""
    op.create_table(
        "log",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("player", sa.String(32)),
        sa.Column("base", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("rules", sa.String(80), nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("mark", sa.String(32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "sequence", name="pk_log"),
        sa.UniqueConstraint("table", "player", "key", name="uq_log_table_player_key"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("rules", sa.String(80), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("taken", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("waiting", sa.Integer(), nullable=False),
        sa.Column("bot_waits", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status_updated", "tables", ["status", "updated"])
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_player", "seats", ["player"])
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("account", sa.String(80)),
        sa.Column("password", sa.String(200)),
        sa.Column("webhook", sa.String(500)),
        sa.Column("webhook_secret", sa.String(64)),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("account", name="uq_players_account"),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
    )
    op.create_index("ix_devices_player", "devices", ["player"])
    op.create_table(
        "attempts",
        sa.Column("who", sa.String(120), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("who", name="pk_attempts"),
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(1000), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "n", name="pk_chat"),
    )
    op.create_table(
        "notes",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table", "player", name="pk_notes"),
    )
    op.create_table(
        "calls",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_calls"),
    )
    op.create_index("ix_calls_due", "calls", ["due"])
    op.create_table(
        "records",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("player", sa.String(32), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_records"),
    )
    op.create_index("ix_records_player", "records", ["player"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )


def downgrade() -> None:
    """Remove every table."""
    for name in (
        "log",
        "tables",
        "seats",
        "players",
        "devices",
        "attempts",
        "chat",
        "notes",
        "calls",
        "records",
        "secrets",
    ):
        op.drop_table(name)
