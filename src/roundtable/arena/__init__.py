"""Many games between bots, and what they say about who is better."""

from .league import Fixture, League
from .playing import Result, play
from .results import Results
from .standings import Standings
from .tally import Tally, interval
from .trouble import ArenaTrouble

__all__ = ["ArenaTrouble", "Fixture", "League", "Result", "Results", "Standings", "Tally", "interval", "play"]
