"""Mage Knight as numbers: the course, offers and piles, the turn; heroes, the map and the fight stand in own files."""

from typing import Final

from roundtable.games.mage_knight.content.components import (
    CARD,
    KIND_OF,
    SKILL,
    TACTIC,
    TILES,
    TOKEN,
    UNIT,
    UNIT_CARD,
    UNIT_OF,
)
from roundtable.games.mage_knight.content.names import COLOURS, EVENTS, NONE, PHASE, REWARD, STACKS
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.games.mage_knight.state.layout import PLENTY
from roundtable.games.mage_knight.state.pieces import ORIGIN
from roundtable.gym.encoding.encoding import Encoding
from roundtable.gym.encoding.mage_knight_fights import add_combat, write_combat
from roundtable.gym.encoding.mage_knight_heroes import add_dummy, add_hero, write_dummy, write_hero
from roundtable.gym.encoding.mage_knight_map import add_map, write_map
from roundtable.gym.encoding.mage_knight_options import add_facts, write_facts
from roundtable.gym.encoding.pen import Pen
from roundtable.kernel.action import Action
from roundtable.kernel.game import Game
from roundtable.kernel.rules import Rules

VERSION: Final = 0
MAX_OPTIONS: Final = 256
CARDS: Final = len(CARD.words)
UNITS: Final = len(UNIT.words)
SKILLS: Final = len(SKILL.words)
TACTICS: Final = len(TACTIC.words)
PHASES: Final = len(PHASE.words)
REWARDS: Final = len(REWARD.words)
ORIGINS: Final = len(ORIGIN.words)
FLAGS: Final = (
    "acted",
    "resting",
    "rested",
    "normal",
    "duty-done",
    "die-used",
    "source-used",
    "reputation-counted",
    "again",
    "draws-nothing",
    "recruited",
    "defeated-enemies",
)  # of a turn
ROUND: Final = 6  # rounds a usual game has
FEW: Final = 5  # points and dice are counted in fives


class MageKnightEncoding(Encoding):
    """A table of Mage Knight."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, VERSION, MAX_OPTIONS)
        self.add_table()
        self.add_supplies()
        self.add_turn()
        add_combat(self.plan)
        for seat in range(self.seats):
            add_hero(self.plan, f"seat+{seat}" if seat else "own")
        add_dummy(self.plan)
        add_map(self.plan, self.seats)
        add_facts(self.row_plan)

    def add_table(self) -> None:
        """Name the course of the game."""
        plan = self.plan
        plan.add("round", 1, PLENTY, 0, ROUND)
        plan.add("rounds-left", 1, PLENTY, -PLENTY, ROUND)
        plan.add("night")
        plan.add("order", self.seats, self.seats + 1, note="the place of each seat, from 1; 0 not in it")
        plan.add("end-announced")
        plan.add("last-turns")
        plan.add("scenario-over")
        plan.add("core-seen")

    def add_supplies(self) -> None:
        """Name the Source, offers and the sizes of piles."""
        plan = self.plan
        plan.add("source", COLOURS, PLENTY, 0, FEW)
        plan.add("offers.actions", CARDS, FEW)
        plan.add("offers.spells", CARDS, FEW)
        plan.add("offers.monastery", CARDS, FEW)
        plan.add("offers.upgrades", CARDS, FEW)
        plan.add("offers.units", UNITS, FEW)
        plan.add("offers.skills", SKILLS)
        plan.add("offers.tactics", TACTICS)
        plan.add("piles.enemies", STACKS, len(TOKEN.words), 0, 20)
        plan.add("piles.tiles.countryside", 1, len(TILES))
        plan.add("piles.tiles.core", 1, len(TILES))
        plan.add("piles.units", 2, len(UNIT_CARD.words))
        plan.add("piles.actions", 1, CARDS)
        plan.add("piles.spells", 1, CARDS)
        plan.add("piles.artifacts", 1, CARDS)

    def add_turn(self) -> None:
        """Name what belongs to the present turn."""
        plan = self.plan
        plan.add("turn.seat", self.seats)
        plan.add("turn.phase", PHASES)
        plan.add("turn.move", 1, PLENTY, 0, FEW)
        plan.add("turn.influence", 1, PLENTY, -PLENTY, FEW)
        plan.add("turn.healing", 1, PLENTY, 0, FEW)
        plan.add("turn.flags", len(FLAGS), note=", ".join(FLAGS))
        plan.add("turn.dice-used", COLOURS, PLENTY, 0, FEW)
        plan.add("turn.extra-dice", 1, PLENTY, 0, FEW)
        plan.add("turn.wounds", 1, PLENTY, 0, FEW)
        plan.add("turn.tally", EVENTS, PLENTY, 0, FEW)
        plan.add("turn.rewards", REWARDS, 255, 0, FEW)
        plan.add("effect.depth", 1, PLENTY, 0, FEW)
        plan.add("effect.origin", ORIGINS)
        plan.add("effect.numbers", 3, PLENTY, -1, FEW, "number, bonus, cards of the effect being carried out")

    def write(self, game: Game, seat: int, pen: Pen) -> None:
        """Write what a seat knows of the table."""
        assert isinstance(game, MageKnight)
        self.write_table(game, seat, pen)
        write_supplies(game, pen)
        self.write_turn(game, seat, pen)
        write_effect(game, pen)
        write_combat(game, pen)
        for step in range(self.seats):
            write_hero(game, (seat + step) % self.seats, seat, pen)
        write_dummy(game, pen)
        write_map(game, seat, pen)

    def write_table(self, game: MageKnight, seat: int, pen: Pen) -> None:
        """Write the course of the game."""
        pen.number(game.round)
        pen.number(game.rules.rounds - game.round)
        pen.flag(game.night)
        for step in range(self.seats):
            pen.number(place_in(game.order, (seat + step) % self.seats))
        pen.flag(game.announced != NONE)
        pen.flag(game.last_turns is not None)
        pen.flag(game.scenario_over)
        pen.flag(game.core_seen)

    def write_turn(self, game: MageKnight, seat: int, pen: Pen) -> None:
        """Write what belongs to the present turn."""
        turn = game.turn
        pen.one_of((turn.seat - seat) % self.seats if turn.seat >= 0 else -1, self.seats)
        pen.one_of(turn.phase, PHASES)
        pen.number(turn.move)
        pen.number(turn.influence)
        pen.number(turn.healing)
        pen.flag(turn.acted)
        pen.flag(turn.resting)
        pen.flag(turn.rested)
        pen.flag(turn.normal)
        pen.flag(turn.duty)
        pen.flag(turn.usual_die)
        pen.flag(turn.source_used)
        pen.flag(turn.bought)
        pen.flag(turn.again)
        pen.flag(turn.skip_draw)
        pen.flag(bool(turn.hired))
        pen.flag(bool(turn.felled))
        pen.cards(turn.dice + turn.kept_dice, COLOURS)
        pen.number(turn.extra_dice)
        pen.number(turn.wounds)
        pen.numbers(turn.tally)
        pen.cards(turn.rewards, REWARDS)

    def write_facts(self, game: Game, seat: int, action: Action, pen: Pen) -> None:
        """Write cheap facts about an option."""
        assert isinstance(game, MageKnight)
        write_facts(game, seat, action, pen)


def place_in(order: tuple[int, ...], seat: int) -> int:
    """Give the place of a seat in the order of turns, from 1; 0 if it is not in it."""
    for place, one in enumerate(order):
        if one == seat:
            return place + 1
    return 0


def write_supplies(game: MageKnight, pen: Pen) -> None:
    """Write the Source, offers and the sizes of piles."""
    pen.cards(game.source, COLOURS)
    pen.kinds(game.advanced_offer, KIND_OF, CARDS)
    pen.kinds(game.spell_offer, KIND_OF, CARDS)
    pen.kinds(game.monastery_offer, KIND_OF, CARDS)
    pen.kinds(game.upgrades, KIND_OF, CARDS)
    pen.kinds(game.unit_offer, UNIT_OF, UNITS)
    pen.cards(game.skill_offer, SKILLS)
    pen.cards(game.tactics, TACTICS)
    for stack in game.stacks:
        pen.number(len(stack.cards))
    core = 0
    for tile in game.stack:
        if TILES[tile].core:
            core += 1
    pen.number(len(game.stack) - core)
    pen.number(core)
    pen.number(len(game.regular_deck.cards))
    pen.number(len(game.elite_deck.cards))
    pen.number(len(game.advanced_deck.cards))
    pen.number(len(game.spell_deck.cards))
    pen.number(len(game.artifact_deck.cards))


def write_effect(game: MageKnight, pen: Pen) -> None:
    """Write what the effect being carried out has fixed so far."""
    frames = game.frames
    pen.number(len(frames))
    if not frames:
        pen.blank(ORIGINS + 3)
        return
    top = frames[-1]
    pen.one_of(top.origin, ORIGINS)
    pen.number(top.number)
    pen.number(top.bonus)
    pen.number(top.cards)


ENCODING: Final = MageKnightEncoding
