"""The picture of Merlin, a file for each part of the table."""
