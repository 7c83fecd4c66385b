"""Tests of the room `effects`."""
