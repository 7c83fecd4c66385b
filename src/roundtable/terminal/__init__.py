"""The table in the terminal: pictures of the position, questions with numbered answers, and what else one may type."""

from .pictures import Picture, register_picture

__all__ = ["Picture", "register_picture"]
