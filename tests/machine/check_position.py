"""Checks of a position: components are conserved, and nothing of the state escapes its layout."""

import inspect
import random

import roundtable as rt
from roundtable.kernel.agenda import Step
from roundtable.kernel.layout import ByName, Cards, Field, Frozen, Layout, Many, Maybe, SomeByName
from roundtable.kernel.position import check_zones, load_step, plain, save_step
from roundtable.kernel.zone import EVERYBODY, Zone
from tests.machine.choices import may_be_lost


def components_are_conserved(game: rt.Game, chance: random.Random) -> None:
    """Each component is in exactly one place."""
    assert type(game).check is not rt.Game.check, "the game does not check its components: it needs a `check`"
    try:
        game.check()
        check_zones(game)
    except rt.BadPosition as broken:
        raise AssertionError(f"legal play led to a broken position: {broken}") from broken


def lost_cards_are_noticed(game: rt.Game, chance: random.Random) -> None:
    """A position from which one card of a zone was taken away is refused: `check` counts what it should."""
    data = game.save()
    filled = [zone for zone in zones_of(data["state"]) if zone["cards"]]
    if not filled:
        return
    zone = chance.choice(filled)
    lost = chance.randrange(len(zone["cards"]))
    card = zone["cards"][lost]
    for part in zone.values():
        del part[lost]
    try:
        rt.load(data)
    except rt.BadPosition:
        return
    raise AssertionError(f"the card {card!r} was taken away and nobody noticed: `check` does not count it")


def zones_of(data: object) -> list[dict[str, list[object]]]:
    """Find every zone in the data of a position."""
    if isinstance(data, list):
        return [zone for one in data for zone in zones_of(one)]
    if not isinstance(data, dict):
        return []
    if set(data) == {"cards", "known", "since"}:
        return [data]
    return [zone for one in data.values() for zone in zones_of(one)]


def hidden_cards_lie_in_families(game: rt.Game, chance: random.Random) -> None:
    """Every zone with a card that not all know belongs to exactly one family, else `imagine` would leave it alone."""
    families = [zone for family in game.families() for zone in family]
    for path, held in held_by(game, game.layout()):
        if isinstance(held, Zone) and any(known != EVERYBODY for known in held.known):
            count = sum(zone is held for zone in families)
            assert count == 1, f"the zone {path} holds hidden cards and belongs to {count} families"


def layouts_are_complete(game: rt.Game, chance: random.Random) -> None:
    """Every attribute of the game and its parts stands in a layout, so that none is lost on saving."""
    complain_of_missing(game, game.layout(), attributes_of(rt.Game), "game")
    for path, held in held_by(game, game.layout()):
        if isinstance(held, Part):
            complain_of_missing(held.value, held.layout, set(), path)


def complain_of_missing(value: object, layout: Layout, known: set[str], path: str) -> None:
    """Raise if an object has an attribute that neither its layout nor the kernel knows."""
    rules = getattr(value, "rules", None)
    for name in sorted(attributes_of(value) - known - set(layout.names())):
        if rules is not None and getattr(value, name) is rules:
            continue  # the game's own view of its frozen rules
        raise AssertionError(f"{path}.{name} is missing in the layout {layout.name!r}")


class Part:
    """An object of a nested layout."""

    def __init__(self, value: object, layout: Layout) -> None:
        self.value = value
        self.layout = layout


def held_by(value: object, layout: Layout, path: str = "") -> list[tuple[str, object]]:
    """Give everything below a layout that can be changed in place, by path: lists, zones, and parts with a layout."""
    found: list[tuple[str, object]] = []
    for field in layout.fields:
        collect(getattr(value, field.name), field, f"{path}.{field.name}" if path else field.name, found)
    return found


def collect(value: object, field: Field, path: str, found: list[tuple[str, object]]) -> None:
    """Add what one field holds."""
    if value is None:
        return
    if isinstance(field, Maybe):
        collect(value, field.inner, path, found)
    elif isinstance(field, Many | ByName):
        assert isinstance(value, tuple if field.frozen else list), f"{path} holds {type(value).__name__}"
        if not field.frozen:
            found.append((path, value))
        for at, one in enumerate(value):
            collect(one, field.inner, f"{path}[{at}]", found)
    elif isinstance(field, SomeByName):
        assert isinstance(value, tuple), f"{path} holds {type(value).__name__}"
    elif isinstance(field, Frozen):
        return  # never changed in place
    elif isinstance(field, Layout):
        found.append((path, Part(value, field)))
        found.extend(held_by(value, field, path))
    elif isinstance(field, Cards):
        found.append((path, value))


def attributes_of(value: object) -> set[str]:
    """Give the names of all attributes an object or class declares or holds, compiled or not."""
    kind = value if isinstance(value, type) else type(value)
    names: set[str] = set()
    for base in kind.__mro__:
        names.update(base.__dict__.get("__mypyc_attrs__", ()))
        names.update(base.__dict__.get("__slots__", ()))
        if value is kind:
            names.update(inspect.get_annotations(base))
    if value is not kind:
        names.update(getattr(value, "__dict__", ()))
    return {name for name in names if not name.startswith("__")}


def steps_are_declared(game: rt.Game, chance: random.Random) -> None:
    """Every step on the agenda belongs to the box, and its `fields` bring back all that it holds."""
    steps = game.rules.box.steps
    for step in game.agenda:
        kind = type(step)
        assert steps.get(kind.__name__) is kind, f"the step {kind.__name__} does not stand in the box"
        complain_of_step(game, step)


def complain_of_step(game: rt.Game, step: Step[rt.Game]) -> None:
    """Raise if a step holds something that could be changed, or that its saved form does not bring back."""
    name = type(step).__name__
    for field in step.fields:
        try:
            plain(getattr(step, field))
        except TypeError as broken:
            raise AssertionError(f"{name}.{field} holds no number, word or tuple: {broken}") from broken
    twin = load_step(save_step(step), game.rules.box, game.rules.seats, name)
    for field in sorted(attributes_of(step)):
        ours, theirs = getattr(step, field), getattr(twin, field)
        assert ours is theirs or ours == theirs, f"{name}.{field} is {ours!r}, and {theirs!r} when saved and loaded"


def scores_fit_the_seats(game: rt.Game, chance: random.Random) -> None:
    """There is a score for every seat; winners there are at the end, and only then, unless all can lose."""
    scores = game.scores()
    winners = game.winners()
    seats = game.rules.seats
    assert len(scores) == seats, f"{len(scores)} scores for {seats} seats"
    assert all(type(points) is int for points in scores), f"scores are whole numbers, not {scores}"
    if game.sources() is not None:
        assert [sum(row) for row in game.sheet()] == scores, f"points by source {game.sheet()}, scores {scores}"
    assert game.over or not winners, f"winners {winners}, and the game is not over"
    assert winners or not game.over or may_be_lost(game.rules.box.name, seats), "the game is over, and nobody has won"
    assert set(winners) <= set(range(seats)), f"winners {winners} of {seats} seats"
    assert winners == sorted(set(winners)), f"winners {winners} stand in no order, or twice"
