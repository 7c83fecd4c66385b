"""Many games between bots, and what they say about who is better."""

from .match import Match
from .tally import Tally, interval

__all__ = ["Match", "Tally", "interval"]
