"""A fact that changes at a table changes the field that is called after it, and no other."""

import random

import pytest

import roundtable as rt
from roundtable.games.merlin.content import MISSIONS
from roundtable.games.merlin.missions import requirement_met
from roundtable.games.merlin.state import Merlin
from roundtable.gym.encoding import encoder_for
from roundtable.kernel.zone import EVERYBODY
from tests.gym.encoding.arrays import differing, observed
from tests.gym.positions import positions
from tests.machine.tables import Table

# Game, seats, the fields that tell, the attribute that changes, and the limits between which it is drawn.
FACTS = [
    ("merlin", 2, "round", "round", 1, 6),
    ("merlin", 2, "first", "first", 0, 1),
    ("merlin", 3, "merlin", "merlin", 0, 23),
    ("merlin", 2, "stock", "stock", 0, 5),
    ("merlin", 2, "grail", "grail", -1, 1),
    ("merlin", 4, "excalibur", "excalibur", -1, 3),
    ("merlin", 4, "environs.manor", "manors", -1, 3),
    ("merlin", 2, "turn.place", "turn.place", 0, 23),
    ("merlin", 2, "turn.staff-spent", "turn.staffed", 0, 1),
    ("merlin", 2, "own.knight", "players.0.knight", 0, 23),
    ("merlin", 2, "own.points own.score", "players.0.points", 0, 40),
    ("merlin", 2, "seat+1.goods", "players.1.goods", 0, 4),
    ("merlin", 2, "seat+1.assistants", "players.1.assistants", -1, 5),
    ("merlin", 3, "seat+2.influence", "players.2.influence", 0, 6),
    ("paladins", 1, "round", "round", 1, 7),
    ("paladins", 2, "supply.workers", "supply", -3, 30),
    ("paladins", 3, "debts", "debts", 0, 12),
    ("paladins", 3, "spaces.owner", "spaces", -1, 2),
    ("paladins", 1, "spaces.owner", "spaces", -2, 0),
    ("paladins", 2, "own.silver", "players.0.silver", 0, 20),
    ("paladins", 2, "own.passed", "players.0.passed", 0, 1),
    ("paladins", 2, "seat+1.workers", "players.1.workers", 0, 9),
    ("paladins", 2, "seat+1.board", "players.1.board", -1, 5),
    ("paladins", 4, "seat+3.attributes", "players.3.attributes", 0, 12),
    ("paladins", 1, "rival.workshops", "rivals.0.workshops", 0, 2),
    ("paladins", 1, "rival.right", "rivals.0.right", 0, 3),
    ("mage_knight", 1, "night", "night", 0, 1),
    ("mage_knight", 2, "source", "source", 0, 5),
    ("mage_knight", 2, "turn.move", "turn.move", 0, 20),
    ("mage_knight", 2, "turn.phase", "turn.phase", 0, 13),
    ("mage_knight", 1, "own.reputation", "players.0.reputation", -7, 7),
    ("mage_knight", 2, "own.mana", "players.0.mana", 0, 3),
    ("mage_knight", 2, "seat+1.crystals", "players.1.crystals", 0, 3),
    ("mage_knight", 2, "seat+1.tactic", "players.1.tactic", -1, 11),
    ("mage_knight", 3, "seat+2.fame", "players.2.fame", 0, 99),
]


@pytest.mark.parametrize(("name", "seats", "fields", "path", "low", "high"), FACTS)
def test_a_changed_fact_changes_its_field_and_no_other(
    name: str, seats: int, fields: str, path: str, low: int, high: int
) -> None:
    chance = random.Random(f"{name} {path}")
    changes = 0
    for game in positions(Table(name, seats), 8, 97):
        changed = game.clone()
        if change(changed, path, low, high, chance):
            changes += 1
            told = differing(encoder_for(game).fields, observed(game, 0), observed(changed, 0))
            assert told == set(fields.split())
    assert changes


def change(thing: object, path: str, low: int, high: int, chance: random.Random) -> bool:
    """Give an attribute another value, or one of its numbers at random; say whether there was one."""
    *way, name = path.split(".")
    for step in way:
        thing = thing[int(step)] if isinstance(thing, list) else getattr(thing, step)
    value = getattr(thing, name)
    if isinstance(value, bool):
        setattr(thing, name, not value)
    elif isinstance(value, int):
        setattr(thing, name, another(value, low, high, chance))
    elif value:
        at = chance.randrange(len(value))
        changed = [*value[:at], another(value[at], low, high, chance), *value[at + 1 :]]
        setattr(thing, name, type(value)(changed))
    return bool(value != getattr(thing, name))


def another(now: int, low: int, high: int, chance: random.Random) -> int:
    """Draw another number between two limits, both included."""
    return chance.choice([number for number in range(low, high + 1) if number != now])


def test_a_card_that_becomes_known_is_told() -> None:
    game = rt.new("merlin", 2, 4)
    shown = game.clone()
    assert isinstance(shown, Merlin)
    hand = shown.players[1].hand
    hand.known = (EVERYBODY, *hand.known[1:])
    told = differing(encoder_for(game).fields, observed(game, 0), observed(shown, 0))
    assert told == {"seat+1.missions", "seat+1.missions.points"}
    assert not differing(encoder_for(game).fields, observed(game, 1), observed(shown, 1))


def test_missions_in_hand_are_told_by_what_they_lack() -> None:
    game = rt.new("merlin", 2, 4)
    assert isinstance(game, Merlin)
    missions = [MISSIONS[card] for card in game.players[0].hand.cards]
    whole = sum([mission.points for mission in missions])
    [field] = [field for field in encoder_for(game).fields if field.name == "own.missions.points"]
    told = observed(game, 0)[field.place : field.place + field.size] * field.unit
    assert told.sum() == whole > told[0]
    player = game.players[0]
    player.goods = [5] * len(player.goods)
    player.influence = [6] * len(player.influence)
    player.assistants = [0] * len(player.assistants)
    unmet = [[not requirement_met(game, 0, line) for line in mission.requires].count(True) for mission in missions]
    told = observed(game, 0)[field.place : field.place + field.size] * field.unit
    assert told.tolist() == [
        sum([mission.points for mission, lacks in zip(missions, unmet, strict=True) if lacks == count])
        for count in range(field.size)
    ]
    assert told[0]
