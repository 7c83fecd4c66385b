"""Rounds and turns from their beginning to their end."""
