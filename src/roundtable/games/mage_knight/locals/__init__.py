"""Dealing with locals, recruiting Units, altars."""
