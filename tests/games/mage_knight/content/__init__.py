"""Tests of the room `content`."""
