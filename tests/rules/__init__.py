"""Proofs of the catalogue, one folder per game."""
