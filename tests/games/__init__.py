"""Tests of the games beside the proofs of their rules."""
