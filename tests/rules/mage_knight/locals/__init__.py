"""Proofs of the room `locals`."""
