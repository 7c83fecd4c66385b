"""Proofs of the statements on Mage Knight."""
