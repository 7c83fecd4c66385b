"""Pieces of the state of Mage Knight: Units, what happened to a hex, effects in progress, enemies and combats.

Small things that change as a whole (`Unit`, `SpotState`, `Lot`, `Lasting`) are never changed: a changed copy takes the
place of the old one, so tables can share them.
"""

from typing import Final

from roundtable.games.mage_knight.content.integers import ColourBits, Deed, Seat, Space, Spot, Token, UnitCard
from roundtable.games.mage_knight.content.names import NONE


class Unit:
    """A Unit in somebody's Unit area."""

    def __init__(
        self, card: UnitCard, ready: bool, wounds: int, banner: Deed, banner_up: bool, bond: bool, braced: bool
    ) -> None:
        self.card: Final = card  # of UNIT_CARD
        self.ready: Final = ready
        self.wounds: Final = wounds  # 0, 1 or, poisoned, 2
        self.banner: Final = banner  # Deed card, -1 none
        self.banner_up: Final = banner_up  # its once-per-Round use is still there
        self.bond: Final = bond  # it stands on the token of Bonds of Loyalty
        self.braced: Final = braced  # it took damage unharmed in this combat

    def but(
        self,
        ready: int = NONE,
        wounds: int = NONE,
        banner: Deed = -2,
        banner_up: int = NONE,
        braced: int = NONE,
    ) -> "Unit":
        """Give a copy with some things changed; -1 (banner: -2) leaves a thing as it is."""
        return Unit(
            self.card,
            self.ready if ready == NONE else ready == 1,
            self.wounds if wounds == NONE else wounds,
            self.banner if banner == -2 else banner,
            self.banner_up if banner_up == NONE else banner_up == 1,
            self.bond,
            self.braced if braced == NONE else braced == 1,
        )


class SpotState:
    """What has happened to one hex of a tile. Enemy tokens on it lie in `game.field`."""

    def __init__(self, shields: tuple[Seat, ...], drawn: bool, level: int) -> None:
        self.shields: Final = shields  # seats in the order of marking; a burned monastery has one too
        self.drawn: Final = drawn  # the enemies of its ruins token have been drawn
        self.level: Final = level  # of a city, 0 none

    def marked(self, seat: Seat) -> "SpotState":
        """Give a copy with one more shield."""
        return SpotState((*self.shields, seat), self.drawn, self.level)


EMPTY_SPOT: Final = SpotState((), False, 0)


class Lasting:
    """Something an effect said that holds for a while: a modification, an allowance, a promise.

    `path` names its node in the effects (see nodes.py); the rest is what was fixed when it was said.
    """

    def __init__(
        self,
        seat: Seat,
        path: str,
        verb: str,
        until: int,
        left: int,
        colours: ColourBits,
        card: int,
        target: int,
        amount: int,
    ) -> None:
        self.seat: Final = seat  # who said it
        self.path: Final = path
        self.verb: Final = verb
        self.until: Final = until  # UNTIL_… below
        self.left: Final = left  # times it may still be used, -1 any
        self.colours: Final = colours  # bits, for resistances
        self.card: Final = card  # Deed card (or Unit index, or Skill) it came from, -1 none
        self.target: Final = target  # enemy, Unit, space, terrain, colour: whatever it fixed; -1 none
        self.amount: Final = amount

    def with_left(self, left: int) -> "Lasting":
        """Give a copy with another number of uses."""
        return Lasting(
            self.seat, self.path, self.verb, self.until, left, self.colours, self.card, self.target, self.amount
        )


UNTIL_PHASE: Final = 0
UNTIL_COMBAT: Final = 1
UNTIL_TURN: Final = 2
UNTIL_OWN_NEXT_TURN: Final = 3
UNTIL_ROUND: Final = 4
UNTIL: Final = {
    "phase": UNTIL_PHASE,
    "combat": UNTIL_COMBAT,
    "turn": UNTIL_TURN,
    "own-next-turn": UNTIL_OWN_NEXT_TURN,
}


class Lot:
    """Points of Attack or Block given by one source, for the attack or block being declared."""

    def __init__(self, value: int, type: int, element: int, source: int, doubles: bool, avoid: int, path: str) -> None:
        self.value: Final = value
        self.type: Final = type  # melee, ranged, siege; for Block melee
        self.element: Final = element
        self.source: Final = source  # FROM_… below
        self.doubles: Final = doubles  # counts twice against Swift
        self.avoid: Final = avoid  # the enemy it may not be used against, -1 none
        self.path: Final = path  # of the node that gave it


FROM_CARD: Final = 0
FROM_SIDEWAYS: Final = 1
FROM_UNIT: Final = 2
FROM_SKILL: Final = 3
FROM_POINTS: Final = 4  # converted Move or Influence, or promised earlier
FROM_TACTIC: Final = 5
FROM_SITE: Final = 6


class Frame:
    """An effect being carried out: where it comes from and what its steps have fixed so far."""

    seat: Seat
    origin: int  # FROM_…
    source: int  # Deed card, Unit index (-1: borrowed from the offer), Skill or Tactic
    colours: ColourBits  # bits, for resistances and immunity
    bonus: int  # still to be added to the first Move, Influence, Attack or Block (Concentration)
    paid: int  # colour of the mana paid, -1 none
    card: int  # kind of the card discarded or thrown away, -1 none
    cards: int  # how many were
    die: int  # colour of the die picked, -1 none
    number: int
    rolled: int  # colour, -1 none
    foe: int  # enemy picked, -1 none
    blow: int  # its attack picked, -1 none
    unit: int  # Unit picked, -1 none
    gave: int  # GAVE_…: what `increase` raises
    lots: int  # lots of the declared attack or block given so far
    free: bool  # its mana is not paid
    last: int  # where its last Attack or Block lies in the pool, -1 none
    outer: tuple[int, ...]  # cards that would have left the hand, while effects inside effects are judged

    def copy(self) -> "Frame":
        """Give an equal frame."""
        twin = Frame()
        twin.seat = self.seat
        twin.origin = self.origin
        twin.source = self.source
        twin.colours = self.colours
        twin.bonus = self.bonus
        twin.paid = self.paid
        twin.card = self.card
        twin.cards = self.cards
        twin.die = self.die
        twin.number = self.number
        twin.rolled = self.rolled
        twin.foe = self.foe
        twin.blow = self.blow
        twin.unit = self.unit
        twin.gave = self.gave
        twin.lots = self.lots
        twin.free = self.free
        twin.last = self.last
        twin.outer = self.outer
        return twin


GAVE_NOTHING: Final = 0
GAVE_MOVE: Final = 1
GAVE_INFLUENCE: Final = 2
GAVE_LOT: Final = 3


def frame(seat: Seat, origin: int, source: int, colours: ColourBits) -> Frame:
    """Begin an effect."""
    new = Frame()
    new.seat = seat
    new.origin = origin
    new.source = source
    new.colours = colours
    new.bonus = 0
    new.paid = NONE
    new.card = NONE
    new.cards = 0
    new.die = NONE
    new.number = 0
    new.rolled = NONE
    new.foe = NONE
    new.blow = NONE
    new.unit = NONE
    new.gave = GAVE_NOTHING
    new.lots = 0
    new.free = False
    new.last = NONE
    new.outer = ()
    return new


class Foe:
    """An enemy in the combat, as it is now."""

    token: Token  # of TOKEN
    spot: Spot  # where it stands on the map, -1 drawn for this combat only
    armor: int
    armor_elusive: int  # the higher value; equal to armor for others
    resistances: int
    abilities: int
    site_fortified: bool
    values: list[int]  # of each attack, as reduced or raised
    elements: list[int]
    powers: list[int]  # abilities of each attack, bits
    states: list[int]  # OPEN_BLOW, BLOCKED, CANCELLED, DEALT
    skips: bool  # kept from attacking
    summoner: int  # the enemy it was summoned by, -1 none
    summoned: bool  # its summoned monster stands in for it now
    guards: int  # the enemy that got its Defend bonus, -1 not given yet
    firm: bool  # that bonus stays whatever becomes of the attack being declared
    defeated: bool
    garrison: bool  # a defender of the site, whose defeat matters for conquering it
    half_fame: bool  # of another player's keep

    def copy(self) -> "Foe":
        """Give an equal enemy."""
        twin = Foe()
        twin.token = self.token
        twin.spot = self.spot
        twin.armor = self.armor
        twin.armor_elusive = self.armor_elusive
        twin.resistances = self.resistances
        twin.abilities = self.abilities
        twin.site_fortified = self.site_fortified
        twin.values = self.values[:]
        twin.elements = self.elements[:]
        twin.powers = self.powers[:]
        twin.states = self.states[:]
        twin.skips = self.skips
        twin.summoner = self.summoner
        twin.summoned = self.summoned
        twin.guards = self.guards
        twin.firm = self.firm
        twin.defeated = self.defeated
        twin.garrison = self.garrison
        twin.half_fame = self.half_fame
        return twin


OPEN_BLOW: Final = 0
BLOCKED: Final = 1
CANCELLED: Final = 2
DEALT: Final = 3


class Combat:
    """The combat being fought."""

    battle: int  # BATTLE
    spot: Spot  # the site fought for, -1 none
    came_from: Space  # the space the hero goes back to if an assault fails, -1 no assault
    foes: list[Foe]
    targets: tuple[int, ...]  # of the attack being declared
    blocking: int  # the enemy whose attack is being blocked, -1 none
    blow: int  # which of its attacks, blocked or damaging; -1 none
    damaging: int  # the enemy whose damage is being assigned, -1 none
    damage: int  # still to be assigned
    pool: tuple[Lot, ...]  # for the attack or block being declared
    passed: tuple[int, ...]  # enemies let go of without playing anything: not offered again before something is played
    begun: bool  # something was done in it
    night: bool  # Night rules hold by day
    bars_units: bool
    wounds: int  # Wounds to hand so far
    paralyzed: bool  # by the attack whose damage is being assigned

    def copy(self) -> "Combat":
        """Give an equal combat."""
        twin = Combat()
        twin.battle = self.battle
        twin.spot = self.spot
        twin.came_from = self.came_from
        twin.foes = [foe.copy() for foe in self.foes]
        twin.targets = self.targets
        twin.blocking = self.blocking
        twin.blow = self.blow
        twin.damaging = self.damaging
        twin.damage = self.damage
        twin.pool = self.pool
        twin.passed = self.passed
        twin.begun = self.begun
        twin.night = self.night
        twin.bars_units = self.bars_units
        twin.wounds = self.wounds
        twin.paralyzed = self.paralyzed
        return twin
