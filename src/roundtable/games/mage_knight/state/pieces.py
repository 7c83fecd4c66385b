"""Pieces of the state of Mage Knight that change as a whole: Units, what happened to a hex, points, what lasts.

They are never changed: a changed copy takes the place of the old one, so tables can share them.
"""

from typing import Final

from roundtable.games.mage_knight.content.integers import Colour, ColourBits, Deed, Seat, UnitCard
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.vocabulary import FOES
from roundtable.kernel.wording import Names, Plain


class Unit:
    """A Unit in somebody's Unit area."""

    def __init__(
        self,
        card: UnitCard,
        ready: bool,
        wounds: int,
        banner: Deed,
        banner_up: bool,
        bond: bool,
        braced: bool,
        token: Colour = NONE,
        acted: int = 0,
    ) -> None:
        self.card: Final = card  # of UNIT_CARD
        self.ready: Final = ready
        self.wounds: Final = wounds  # 0, 1 or, poisoned, 2
        self.banner: Final = banner  # Deed card, -1 none
        self.banner_up: Final = banner_up  # its once-per-Round use is still there
        self.bond: Final = bond  # it stands on the token of Bonds of Loyalty
        self.braced: Final = braced  # it took damage unharmed in this combat
        self.token: Final = token  # colour of the mana on Magic Familiars, -1 none
        self.acted: Final = acted  # bits: abilities used since it was Ready, of a Unit that may use several

    def but(
        self,
        ready: int = NONE,
        wounds: int = NONE,
        banner: Deed = -2,
        banner_up: int = NONE,
        braced: int = NONE,
        token: Colour = NONE,
        acted: int = NONE,
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
            self.token if token == NONE else token,
            self.acted if acted == NONE else acted,
        )


class SpotState:
    """What has happened to one hex of a tile. Enemy tokens on it lie in `game.field`."""

    def __init__(self, shields: tuple[Seat, ...], drawn: bool, level: int, cities: tuple[Colour, ...] = ()) -> None:
        self.shields: Final = shields  # seats in the order of marking; a burned monastery has one too
        self.drawn: Final = drawn  # the enemies of its ruins token, or of a held mine, have all been drawn
        self.level: Final = level  # of a city, 0 none
        self.cities: Final = cities  # colours of its City cards if they are not what the tile shows, the left one first

    def marked(self, seat: Seat) -> "SpotState":
        """Give a copy with one more shield."""
        return SpotState((*self.shields, seat), self.drawn, self.level, self.cities)


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
        self.until: Final = until  # UNTIL
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
UNTIL: Final = Names("mage_knight-until", ("phase", "combat", "turn", "own-next-turn", "round"))


class Lot:
    """Points of Attack or Block given by one source, for the attack or block being declared."""

    def __init__(
        self,
        value: int,
        type: int,
        element: int,
        source: int,
        doubles: bool,
        avoid: int,
        path: str,
        unit: UnitCard,
        only: int = NONE,
    ) -> None:
        self.value: Final = value
        self.type: Final = type  # melee, ranged, siege; for Block melee
        self.element: Final = element
        self.source: Final = source  # ORIGIN
        self.doubles: Final = doubles  # counts twice against Swift
        self.avoid: Final = avoid  # the enemy it may not be used against, -1 none
        self.path: Final = path  # of the node that gave it
        self.unit: Final = unit  # Unit card it came from, -1 none
        self.only: Final = only  # the one enemy it may be used against, -1 any

    def worth(self, value: int, type: int = NONE) -> "Lot":
        """Give a copy with another value, and perhaps of another type."""
        kind = self.type if type == NONE else type
        return Lot(value, kind, self.element, self.source, self.doubles, self.avoid, self.path, self.unit, self.only)


FROM_CARD: Final = 0
FROM_SIDEWAYS: Final = 1
FROM_UNIT: Final = 2
FROM_SKILL: Final = 3
FROM_POINTS: Final = 4  # converted Move or Influence, or promised earlier
FROM_TACTIC: Final = 5
FROM_SITE: Final = 6
ORIGIN: Final = Names("mage_knight-origin", ("card", "sideways", "unit", "skill", "points", "tactic", "site"))

# What the last step of an effect gave, for `increase`.
GAVE_NOTHING: Final = 0
GAVE_MOVE: Final = 1
GAVE_INFLUENCE: Final = 2
GAVE_LOT: Final = 3
GAVE: Final = Names("mage_knight-gave", ("nothing", "move", "influence", "attack-or-block"))

# What the Move, Attack or Block of a card becomes (Shapeshift).
AS_PRINTED: Final = 0
AS_MOVE: Final = 1
AS_ATTACK: Final = 2
AS_BLOCK: Final = 3
SHAPE: Final = Names("mage_knight-shape", ("printed", "move", "attack", "block"))

# What has become of an enemy's attack.
OPEN_BLOW: Final = 0
BLOCKED: Final = 1
CANCELLED: Final = 2
DEALT: Final = 3
BLOW_STATE: Final = Names("mage_knight-blow-state", ("open", "blocked", "cancelled", "dealt"))

# What was let go of in a combat: an attack of an enemy, or the enemy as a target.
AS_TARGET: Final = 7  # in place of the number of an attack
PASSED: Final = Plain(
    "mage_knight-passed",
    tuple(
        [
            f"enemy-{at}-as-target" if blow == AS_TARGET else f"enemy-{at}-attack-{blow}"
            for at in range(FOES)
            for blow in range(AS_TARGET + 1)
        ]
    ),
)
