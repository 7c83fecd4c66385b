"""Bots that misbehave, for the server to survive. Brought to it as a module."""

import os
import time

from roundtable import bots
from roundtable.bots import Bot
from roundtable.kernel.action import Action
from roundtable.kernel.chance import Chance
from roundtable.kernel.eyes import Eyes


class Sleeper(Bot):
    """Never decides."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, eyes: Eyes) -> Action:
        time.sleep(3600)
        raise AssertionError


class Dier(Sleeper):
    """Takes its process with it."""

    def choose(self, eyes: Eyes) -> Action:
        os._exit(1)


class Glutton(Sleeper):
    """Wants all the memory there is."""

    def choose(self, eyes: Eyes) -> Action:
        eaten = [bytearray(64 * 1024 * 1024) for _ in range(1000)]
        raise AssertionError(len(eaten))


class Ponderer(Sleeper):
    """Takes its time."""

    def choose(self, eyes: Eyes) -> Action:
        time.sleep(0.05)
        return eyes.options()[0]


class Cheat(Sleeper):
    """Plays what is not offered."""

    def choose(self, eyes: Eyes) -> Action:
        return Action(0, 0, 0, 0, "make tea", ())


class Chatterbox(Sleeper):
    """Prints all the time, into whatever it finds."""

    def choose(self, eyes: Eyes) -> Action:
        print("x" * 100_000)
        os.write(1, b"y" * 100_000)
        return eyes.options()[0]


for name, maker in (
    ("sleeper", Sleeper),
    ("dier", Dier),
    ("glutton", Glutton),
    ("cheat", Cheat),
    ("chatterbox", Chatterbox),
    ("ponderer", Ponderer),
):
    bots.register(name, maker)
