"""The picture of Mage Knight, a file for each part of the table."""
