"""Tests of the room `verbs`."""
