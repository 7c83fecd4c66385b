"""The table in the terminal: pictures of the position, questions with numbered answers, and what else one may type."""

from .pictures import Picture, pictures

__all__ = ["Picture", "pictures"]
