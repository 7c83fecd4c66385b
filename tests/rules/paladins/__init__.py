"""Proofs of the statements on Paladins, chapter by chapter."""
