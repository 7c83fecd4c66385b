"""Why a thing on the table can do nothing now, whatever is asked. Only asked after a refusal."""
