"""Tests of the room `combat`."""
