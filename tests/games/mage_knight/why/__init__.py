"""Why a thing on the table can do nothing now."""
