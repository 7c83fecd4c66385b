"""Run by Alembic: migrates on the connection it is given."""

from alembic import context

from roundtable.server.store.schema import META

connection = context.config.attributes["connection"]
if connection is None:
    raise SystemExit("migrations are run by the server, which brings the connection")
context.configure(connection=connection, target_metadata=META, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
