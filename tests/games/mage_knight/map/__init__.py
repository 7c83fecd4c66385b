"""Tests of the room `map`."""
