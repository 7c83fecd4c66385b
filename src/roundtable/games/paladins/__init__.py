"""Paladins of the West Kingdom, for two to four players and solo. One file per chapter of the rulebook."""
