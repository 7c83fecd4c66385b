"""Tests of the room `state`."""
