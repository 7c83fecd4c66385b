"""One file per change of the database's form, in order."""
