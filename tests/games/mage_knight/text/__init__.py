"""Tests of the room `text`."""
