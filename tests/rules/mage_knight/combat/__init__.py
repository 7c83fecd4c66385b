"""Proofs of the room `combat`."""
