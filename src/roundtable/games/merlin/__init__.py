"""Merlin, with the module King's Favour and the expansion Arthur. One file per chapter of the rulebook."""
