"""Players without hands. `find` gives one by its name; a new one subclasses `Bot` and is registered."""

from .bot import Bot
from .random_bot import RandomBot
from .registry import Maker, find, names, register

__all__ = ["Bot", "Maker", "RandomBot", "find", "names", "register"]
