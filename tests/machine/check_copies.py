"""Checks of copies: clones, saved positions and their loaded twins are complete, independent and go on alike."""

import json
import random

import roundtable as rt
from tests.machine.check_position import Part, held_by
from tests.machine.sameness import same

AHEAD = 6  # decisions that two copies are played on side by side


def clones_are_complete(game: rt.Game, chance: random.Random) -> None:
    """A clone has the same position and options, and neither history nor journal."""
    copy = game.clone()
    same(copy.save(), game.save(), "clone; is every attribute copied by `become`?")
    assert copy.options() == game.options(), "the clone has other options"
    assert copy.past is None, "the clone has a history"
    assert copy.journal is None, "the clone has a journal"


def clones_share_nothing(game: rt.Game, chance: random.Random) -> None:
    """No list, zone or part is held by a clone and its original together."""
    ours = {id(inner(held)): path for path, held in held_by(game, game.layout())}
    copy = game.clone()
    assert copy.agenda is not game.agenda, "the clone shares the agenda"
    assert copy.chance is not game.chance, "the clone shares the generator"
    for path, held in held_by(copy, copy.layout()):
        shared = ours.get(id(inner(held)))
        assert shared is None, f"the clone's {path} is the very same object as the original's {shared}"


def inner(held: object) -> object:
    """Give the object itself."""
    return held.value if isinstance(held, Part) else held


def clones_are_independent(game: rt.Game, chance: random.Random) -> None:
    """Whatever is played at a clone does not show at the original, nor the other way round."""
    before = game.save()
    copy = game.clone()
    kept = copy.clone()
    play_on(copy, chance)
    same(game.save(), before, "original after its clone was played on")
    same(kept.save(), before, "clone after its original was played on")
    copy.become(game)
    same(copy.save(), before, "used table after it became another")
    assert copy.options() == game.options(), "a used table that became another has other options"


def saved_positions_load(game: rt.Game, chance: random.Random) -> None:
    """A position survives being written and read again; from there the game goes on and is recorded as ever."""
    saved = game.save()
    loaded = rt.load(json.loads(json.dumps(saved)))
    same(loaded.save(), saved, "position saved, loaded and saved again")
    goes_on_alike(game.clone(), loaded, chance, "loaded game")
    record = loaded.record().text()
    again = rt.replay(record)
    same({**again.save(), "early": []}, {**loaded.save(), "early": []}, "position of a loaded game's record replayed")
    same(again.record().text(), record, "record of a loaded game's record replayed")


def goes_on_alike(one: rt.Game, other: rt.Game, chance: random.Random, what: str) -> None:
    """Raise unless two tables show and allow the same, now and for some decisions to come."""
    for _ in range(AHEAD):
        assert one.options() == other.options(), f"{what}: offers {other.options()} instead of {one.options()}"
        assert one.waiting == other.waiting, f"{what}: waits for {other.waiting} instead of {one.waiting}"
        for seat in [None, *range(one.rules.seats)]:
            same(other.view(seat), one.view(seat), f"{what}: view of seat {seat}")
        if one.over:
            return
        place = pick(one, chance)
        one.play_at(place)
        other.play_at(place)
        same(other.save(), one.save(), f"{what}: position after going on")


def play_on(game: rt.Game, chance: random.Random) -> None:
    """Play a few decisions at random."""
    for _ in range(AHEAD):
        if game.over:
            return
        game.play_at(pick(game, chance))


def pick(game: rt.Game, chance: random.Random) -> int:
    """Give the place of an option, at random."""
    return int(chance.random() * len(game.options()))


def damaged_positions_are_refused(game: rt.Game, chance: random.Random) -> None:
    """A position with one wrong value is refused with a reason, or makes a sound table; nothing else escapes."""
    data = json.loads(json.dumps(game.save()))
    path = spoil(data, chance)
    try:
        loaded = rt.load(data)
    except rt.RoundtableError:
        return
    except Exception as problem:
        raise AssertionError(f"a position spoilt at {path} fails with {problem!r}") from problem
    same(rt.load(loaded.save()).save(), loaded.save(), f"position spoilt at {path}")


def spoil(data: object, chance: random.Random) -> str:
    """Put something wrong into JSON data, somewhere; give the path."""
    path = "position"
    while True:
        assert isinstance(data, (dict, list))
        places: list[str | int] = list(data) if isinstance(data, dict) else list(range(len(data)))
        place = chance.choice(places)
        path = f"{path}.{place}" if isinstance(data, dict) else f"{path}[{place}]"
        value = data[place]  # type: ignore[index]  # a place of just this dict or list
        if isinstance(value, (dict, list)) and value and chance.random() < 0.9:
            data = value
            continue
        wrong = chance.choice(wrong_values(value))
        data[place] = wrong  # type: ignore[index]  # as above
        return f"{path} = {wrong!r}"


def wrong_values(value: object) -> list[object]:
    """Give values that hardly fit where this one stands."""
    wrong: list[object] = [None, -1, 10**12, "abracadabra", [], {}, True, 0.5]
    if isinstance(value, int):
        wrong += [value + 1, value - 1]
    return wrong
