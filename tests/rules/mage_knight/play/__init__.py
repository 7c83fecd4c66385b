"""Proofs of the room `play`."""
