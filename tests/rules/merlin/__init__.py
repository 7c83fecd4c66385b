"""Proofs of the statements on Merlin, chapter by chapter."""
