"""Proofs of the room `effects`."""
