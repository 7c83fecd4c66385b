"""Making tables: the registry of games, new games, loaded positions and replayed records."""

import secrets
from collections.abc import Mapping
from typing import Final, TypeGuard

from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.errors import BadPosition, BadRecord, BadSettings, IllegalAction
from roundtable.kernel.game import Game
from roundtable.kernel.past import Past
from roundtable.kernel.position import load_position
from roundtable.kernel.record import Record, Seed, read_record
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
    game = box.table(seats, box.choose(seats, settings or {}))
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
    """Restore a position from what `Game.save` gave, checking everything. The table has no history."""
    name: object = data.get("game") if isinstance(data, dict) else None
    if not isinstance(name, str):
        raise BadPosition("game", "missing-field")
    return load_position(data, box_of(name))


def replay(record: Record | str, until: int | None = None) -> Game:
    """Play a record (or its text) again, up to a number of moves, checking the hash of every round."""
    if isinstance(record, str):
        record = read_record(record)
    box = box_of(record.game)
    if record.rules != box.version:
        raise BadRecord("other-version", what=f"{record.rules}: {box.version}")
    game = new(record.game, record.seats, record.seed, record.settings, record.forced)
    stop = len(record.moves) if until is None else min(until, len(record.moves))
    past = game.past
    assert past is not None
    checked = 0
    while len(past.history) < stop:
        at = len(past.history)
        redo_move(game, record.moves[at], at)
        checked = compare_rounds(past.rounds, record.rounds, checked)
    compare_moves(game, record, stop)
    if until is None and len(past.rounds) != len(record.rounds):
        raise BadRecord("other-round", len(record.moves), str(checked + 1))
    if until is None and record.scores is not None and (not game.over or game.scores() != record.scores):
        raise BadRecord("other-scores", len(record.moves), str(game.scores()))
    return game


def redo_move(game: Game, move: str, at: int) -> None:
    """Play one entry of a record."""
    try:
        if move == "<back>":
            game.back()
        elif move == "<restart>":
            game.restart()
        elif move == "<redo>":
            game.redo()
        else:
            game.play(move)
    except IllegalAction as refusal:
        raise BadRecord("departs", at, f"{move} ({refusal.reason})") from refusal


def compare_rounds(ours: list[tuple[int, str]], theirs: list[tuple[int, str]], checked: int) -> int:
    """Compare the hashes per round found so far; give how many were compared."""
    while checked < len(ours) and checked < len(theirs):
        if ours[checked] != theirs[checked]:
            raise BadRecord("other-round", ours[checked][0], str(checked + 1))
        checked += 1
    return checked


def compare_moves(game: Game, record: Record, stop: int) -> None:
    """Compare what was played, with the answers the kernel gave itself, with what the record says."""
    played = game.record().moves
    for at in range(min(stop, len(played))):
        if played[at] != record.moves[at]:
            raise BadRecord("departs", at, record.moves[at])


def hide(game: Game, sizes: list[int]) -> None:
    """Say, in a game's setup, how many different cards each of its families has."""
    game.hidden = never_hidden(game.rules.seats, sizes)
