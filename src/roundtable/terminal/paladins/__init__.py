"""The picture of Paladins, a file for each part of the table."""
