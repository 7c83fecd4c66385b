"""Proofs of the room `map`."""
