"""What is chosen when a table is set up is called its settings; hashes of positions of an older format are dropped."""

import json
from collections.abc import Callable

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

LOG = sa.table("log", sa.column("table"), sa.column("sequence"), sa.column("kind"), sa.column("data"))

Data = dict[str, object]


def upgrade() -> None:
    """Write the entries of older tables in the form they have now; without hashes, moves are followed unchecked."""
    rewrite(LOG.c.kind == "new", lambda data: renamed(data, "options", "settings"))
    rewrite(LOG.c.data.like('%"check":%'), lambda data: {name: data[name] for name in data if name != "check"})


def downgrade() -> None:
    """Give the settings their old name."""
    rewrite(LOG.c.kind == "new", lambda data: renamed(data, "settings", "options"))


def rewrite(which: sa.ColumnElement[bool], change: Callable[[Data], Data]) -> None:
    """Change the data of some entries."""
    connection = op.get_bind()
    for row in connection.execute(sa.select(LOG).where(which)).all():
        data = json.dumps(change(json.loads(row.data)), ensure_ascii=False, separators=(",", ":"))
        here = (LOG.c.table == row.table) & (LOG.c.sequence == row.sequence)
        connection.execute(sa.update(LOG).where(here).values(data=data))


def renamed(data: Data, before: str, after: str) -> Data:
    """Give data in which one part has another name."""
    return {after if name == before else name: value for name, value in data.items()}
