"""Making tables: the registry of games, new games and loaded positions."""

import secrets
from collections.abc import Mapping
from typing import Final, TypeGuard

from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.errors import BadPosition, BadSettings
from roundtable.kernel.game import Game
from roundtable.kernel.past import Past
from roundtable.kernel.position import load_position
from roundtable.kernel.record import Seed
from roundtable.kernel.registry import Registry
from roundtable.kernel.rules import Box
from roundtable.kernel.zone import never_hidden


def is_box(thing: object, game: str) -> TypeGuard[Box]:
    """Tell whether something is the box of a game."""
    return isinstance(thing, Box) and thing.name == game


BOXES: Final[Registry[Box]] = Registry("roundtable.games", is_box)


def register(box: Box) -> None:
    """Make a game known under its name."""
    BOXES.add(box.name, box)


def games() -> list[str]:
    """Give the names of all games that can be played."""
    return BOXES.names()


def box_of(name: str) -> Box:
    """Find a game by its name."""
    box = BOXES.find(name)
    if box is None:
        raise BadSettings("unknown-game", name, ", ".join(games()))
    return box


def new(
    name: str,
    seats: int,
    seed: Seed | None = None,
    settings: Mapping[str, object] | None = None,
    forced: bool = False,
) -> Game:
    """Set up a new game. Without a seed one is drawn that nobody can guess; `forced` answers what has one answer."""
    box = box_of(name)
    game = box.blank(seats, settings or {})
    if seed is None:
        seed = f"{secrets.randbits(128):032x}"
    game.chance = Chance(key_of(seed))
    game.agenda = []
    game.clock = 0
    game.hidden = ()
    game.early = ()
    game.found = ()
    game.forced = forced
    game.learned = 0
    game.sealed = False
    game.round_over = False
    game.past = None
    game.journal = None
    game.setup()
    past: Past[Game] = Past(seed)
    game.past = past
    game.advance()
    past.line = []  # answers the kernel gave before the first decision cannot be taken back
    return game


def load(data: object) -> Game:
    """Restore a position from what `Game.save` gave, checking everything. The history of the table begins there."""
    name: object = data.get("game") if isinstance(data, dict) else None
    if not isinstance(name, str):
        raise BadPosition("game", "missing-field")
    game = load_position(data, box_of(name))
    start = game.clone()
    start.early = ()  # they enter the history when their questions come up, unless they are withdrawn before
    game.past = Past(None, start)
    return game


def hide(game: Game, sizes: list[int]) -> None:
    """Say, in a game's setup, how many different cards each of its families has."""
    game.hidden = never_hidden(game.rules.seats, sizes)
