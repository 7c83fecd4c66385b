"""Proofs of the room `pvp`."""
