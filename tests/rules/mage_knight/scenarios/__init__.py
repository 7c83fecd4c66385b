"""Proofs of the room `scenarios`."""
