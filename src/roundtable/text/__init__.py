"""Every word a person reads, in English, Brazilian Portuguese, French and Italian."""

from roundtable.kernel.rules import prompt_id

from .folders import add_folder
from .languages import LANGUAGES, find, pick
from .words import MissingText, Words

__all__ = ["LANGUAGES", "MissingText", "Words", "add_folder", "find", "pick", "prompt_id"]
