"""Proofs of the room `course`."""
