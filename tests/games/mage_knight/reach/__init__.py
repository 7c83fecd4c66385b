"""Tests of the room `reach`."""
