"""Heroes of Mage Knight as numbers, and the dummy player: of hands and decks only what is known to a seat."""

from typing import Final

from roundtable.games.mage_knight.content.components import (
    CARD,
    CRYSTALS_MOST,
    KIND_OF,
    LEVELS,
    REPUTATION_MOST,
    SKILL,
    TACTIC,
    UNIT,
    UNIT_OF,
)
from roundtable.games.mage_knight.content.hexes import HEXES
from roundtable.games.mage_knight.content.names import BASIC, COLOURS, HEROES
from roundtable.games.mage_knight.state.classes import Player
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.games.mage_knight.state.layout import PLENTY
from roundtable.gym.encoding.field import Plan
from roundtable.gym.encoding.pen import Pen
from roundtable.kernel.zone import Zone

CARDS: Final = len(CARD.words)
UNITS: Final = len(UNIT.words)
SKILLS: Final = len(SKILL.words)
TACTICS: Final = len(TACTIC.words)
MOST: Final = 255  # cards of a kind
FEW: Final = 5
FAR: Final = 100  # hexes


def add_hero(plan: Plan, who: str) -> None:
    """Name what belongs to a seat."""
    plan.add(f"{who}.hero", HEROES)
    plan.add(f"{who}.fame", 1, PLENTY, -PLENTY, 50)
    plan.add(f"{who}.reputation", 1, REPUTATION_MOST, -REPUTATION_MOST)
    plan.add(f"{who}.level", 1, len(LEVELS))
    plan.add(f"{who}.on-map")
    plan.add(f"{who}.position", 2, FAR, -FAR, FEW, "seen from the own hero; its own on the map")
    plan.add(f"{who}.crystals", BASIC, CRYSTALS_MOST)
    plan.add(f"{who}.mana", COLOURS, PLENTY, 0, FEW)
    plan.add(f"{who}.hand-size", 1, PLENTY, 0, FEW)
    plan.add(f"{who}.deck-size", 1, PLENTY, 0, 20)
    plan.add(f"{who}.hand", CARDS, MOST, 0, FEW)
    plan.add(f"{who}.to-draw", CARDS, MOST, 0, FEW, "in the deck or stored, or not known where")
    plan.add(f"{who}.spent", CARDS, MOST, 0, FEW, "played, discarded or set aside")
    plan.add(f"{who}.units.ready", UNITS, MOST, 0, FEW)
    plan.add(f"{who}.units.spent", UNITS, MOST, 0, FEW)
    plan.add(f"{who}.units.wounded", UNITS, MOST, 0, FEW)
    plan.add(f"{who}.skills", SKILLS, 2, note="1 spent or used, 2 ready")
    plan.add(f"{who}.tactic", TACTICS)
    plan.add(f"{who}.tactic-ready")
    plan.add(f"{who}.turns", 1, PLENTY, 0, FEW)
    plan.add(f"{who}.round-over")
    plan.add(f"{who}.loses-turn")


def write_hero(game: MageKnight, number: int, seat: int, pen: Pen) -> None:
    """Write a hero as a seat knows it."""
    player = game.players[number]
    pen.one_of(player.hero, HEROES)
    pen.number(player.fame)
    pen.number(player.reputation)
    pen.number(player.level)
    write_position(player.space, -1 if number == seat else game.players[seat].space, pen)
    pen.counts(player.crystals)
    pen.counts(player.mana)
    pen.number(len(player.hand.cards))
    pen.number(len(player.deck.cards))
    write_cards(player, seat, () if number == seat else game.secret, pen)
    write_units(player, pen)
    write_skills(player, pen)
    pen.one_of(player.tactic, TACTICS)
    pen.flag(player.tactic_up)
    pen.number(player.turns)
    pen.flag(player.done)
    pen.flag(player.token_down)


def write_position(space: int, viewed_from: int, pen: Pen) -> None:
    """Write whether a hero is on the map, and where."""
    if space < 0:
        pen.blank(3)
        return
    q, r = HEXES[space]
    if viewed_from >= 0:
        own_q, own_r = HEXES[viewed_from]
        q -= own_q
        r -= own_r
    pen.number(1)
    pen.number(q)
    pen.number(r)


def write_cards(player: Player, seat: int, secret: tuple[int, ...], pen: Pen) -> None:
    """Write the cards in hand, those that may be drawn, and those that are spent, by their kinds; no secret ones."""
    hand = pen.here()
    pen.blank(CARDS)
    to_draw = pen.here()
    pen.blank(CARDS)
    add_zone(player.hand, seat, secret, hand, to_draw, pen)
    add_zone(player.deck, seat, secret, to_draw, to_draw, pen)
    add_zone(player.stored, seat, secret, to_draw, to_draw, pen)
    pen.kinds(player.discard + player.played + player.aside, KIND_OF, CARDS)


def add_zone(zone: Zone, seat: int, secret: tuple[int, ...], known_to: int, unknown_to: int, pen: Pen) -> None:
    """Add the cards of a zone to one stretch if a seat knows them, else to another; secret ones it may not know of."""
    cards = zone.cards
    for at, known in enumerate(zone.known):
        if (known >> seat) & 1:
            pen.raise_at(known_to, KIND_OF[cards[at]])
        elif not secret or cards[at] not in secret:
            pen.raise_at(unknown_to, KIND_OF[cards[at]])


def write_units(player: Player, pen: Pen) -> None:
    """Write Units that are ready, spent and wounded, by their kinds."""
    base = pen.here()
    pen.blank(3 * UNITS)
    for unit in player.units:
        kind = UNIT_OF[unit.card]
        pen.raise_at(base, kind if unit.ready else UNITS + kind)
        if unit.wounds:
            pen.raise_at(base, 2 * UNITS + kind)


def write_skills(player: Player, pen: Pen) -> None:
    """Write which Skills there are, and whether they can be used."""
    base = pen.here()
    pen.blank(SKILLS)
    for skill in player.skills:
        pen.set(base, skill, 1 if skill in player.spent or skill in player.used else 2)


def add_dummy(plan: Plan) -> None:
    """Name what belongs to the dummy player."""
    plan.add("dummy.there")
    plan.add("dummy.hero", HEROES)
    plan.add("dummy.deck-size", 1, PLENTY, 0, 20)
    plan.add("dummy.crystals", BASIC, PLENTY, 0, FEW)
    plan.add("dummy.tactic", TACTICS)
    plan.add("dummy.round-over")


def write_dummy(game: MageKnight, pen: Pen) -> None:
    """Write the dummy player, zeros if there is none."""
    if not game.dummies:
        pen.blank(3 + HEROES + BASIC + TACTICS)
        return
    dummy = game.dummies[0]
    pen.number(1)
    pen.one_of(dummy.hero, HEROES)
    pen.number(len(dummy.deck.cards))
    pen.counts(dummy.crystals)
    pen.one_of(dummy.tactic, TACTICS)
    pen.flag(dummy.done)
