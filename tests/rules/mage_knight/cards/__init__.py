"""Proofs of the room `cards`."""
