"""A pool of bots under one name: `any:page+squire+merlin.npz` is another of them in every game, drawn by its chance."""

from roundtable.bots.bot import Bot
from roundtable.bots.registry import find
from roundtable.kernel.chance import Chance


def drawn(chance: Chance, told: list[str]) -> Bot:
    """Give one of the bots named; one that is named twice is drawn twice as often."""
    makers = [find(name) for name in ":".join(told).split("+")]
    return makers[chance.below(len(makers))](chance)
