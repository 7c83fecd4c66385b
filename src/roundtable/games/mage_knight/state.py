"""The state of a table of Mage Knight. No rules here: chapters fill and change it, `layout` saves it, `view` shows it.

Small things that change as a whole (`Unit`, `Spot`, `Lot`, `Lasting`) are never changed: a changed copy takes the
place of the old one, so tables can share them.
"""

from typing import Final, Self

from roundtable.games.mage_knight.book import Book
from roundtable.games.mage_knight.names import NONE
from roundtable.kernel.game import Game
from roundtable.kernel.zone import Zone


class Unit:
    """A Unit in somebody's Unit area."""

    def __init__(
        self, card: int, ready: bool, wounds: int, banner: int, banner_up: bool, bond: bool, braced: bool
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
        banner: int = -2,
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


class Spot:
    """What has happened to one hex of a tile. Enemy tokens on it lie in `game.field`."""

    def __init__(self, shields: tuple[int, ...], drawn: bool, level: int) -> None:
        self.shields: Final = shields  # seats in the order of marking; a burned monastery has one too
        self.drawn: Final = drawn  # the enemies of its ruins token have been drawn
        self.level: Final = level  # of a city, 0 none

    def marked(self, seat: int) -> "Spot":
        """Give a copy with one more shield."""
        return Spot((*self.shields, seat), self.drawn, self.level)


EMPTY_SPOT: Final = Spot((), False, 0)


class Lasting:
    """Something an effect said that holds for a while: a modification, an allowance, a promise.

    `path` names its node in the effects (see nodes.py); the rest is what was fixed when it was said.
    """

    def __init__(
        self,
        seat: int,
        path: str,
        verb: str,
        until: int,
        left: int,
        colours: int,
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

    seat: int
    origin: int  # FROM_…
    source: int  # Deed card, Unit index (-1: borrowed from the offer), Skill or Tactic
    colours: int  # bits, for resistances and immunity
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


def frame(seat: int, origin: int, source: int, colours: int) -> Frame:
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

    token: int  # of TOKEN
    spot: int  # where it stands on the map, -1 drawn for this combat only
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
    spot: int  # the site fought for, -1 none
    came_from: int  # the space the hero goes back to if an assault fails, -1 no assault
    foes: list[Foe]
    targets: tuple[int, ...]  # of the attack being declared
    blocking: int  # the enemy whose attack is being blocked, -1 none
    blow: int  # which of its attacks, blocked or damaging; -1 none
    damaging: int  # the enemy whose damage is being assigned, -1 none
    damage: int  # still to be assigned
    pool: tuple[Lot, ...]  # for the attack or block being declared
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
        twin.begun = self.begun
        twin.night = self.night
        twin.bars_units = self.bars_units
        twin.wounds = self.wounds
        twin.paralyzed = self.paralyzed
        return twin


class Turn:
    """What belongs to the turn being taken."""

    seat: int  # -1 between Rounds
    phase: int  # PHASE
    move: int  # points
    influence: int
    healing: int
    path: tuple[int, ...]  # spaces stood on this turn, the first of it first
    acted: bool  # the action is used up
    resting: bool  # the turn is a Rest
    rested: bool  # its discard is made
    normal: bool  # it has become a normal turn
    duty: bool  # a card was played or discarded
    dice: tuple[int, ...]  # faces of the Source dice used, to be rolled again
    kept_dice: tuple[int, ...]  # faces of dice taken by effects, to go back as they are
    usual_die: bool  # the one die of the turn was used
    source_used: bool  # a die left the Source or was rolled again, by use or effect
    extra_dice: int  # more dice allowed by effects and not yet used
    spent_crystals: tuple[int, ...]  # by basic colour
    tally: list[int]  # how often each EVENT happened
    spells: tuple[int, ...]  # cast, by basic colour
    fought: tuple[int, ...]  # Unit cards that attacked or blocked
    healed: tuple[int, ...]  # Unit cards that were healed
    rewards: tuple[int, ...]  # REWARD, to be taken at the end of the turn
    wounds: tuple[int, ...]  # Wounds received this turn (Deed cards)
    bought: bool  # the Reputation modifier was applied
    again: bool  # another turn of the same player follows
    skip_draw: bool  # nothing is drawn at its end
    levels: int  # level at the start
    colours_used: int  # bits of the mana colours used
    last_paid: int  # colour of the last mana paid, -1 none

    def copy(self) -> "Turn":
        """Give an equal turn."""
        twin = Turn()
        twin.seat = self.seat
        twin.phase = self.phase
        twin.move = self.move
        twin.influence = self.influence
        twin.healing = self.healing
        twin.path = self.path
        twin.acted = self.acted
        twin.resting = self.resting
        twin.rested = self.rested
        twin.normal = self.normal
        twin.duty = self.duty
        twin.dice = self.dice
        twin.kept_dice = self.kept_dice
        twin.usual_die = self.usual_die
        twin.source_used = self.source_used
        twin.extra_dice = self.extra_dice
        twin.spent_crystals = self.spent_crystals
        twin.tally = self.tally[:]
        twin.spells = self.spells
        twin.fought = self.fought
        twin.healed = self.healed
        twin.rewards = self.rewards
        twin.wounds = self.wounds
        twin.bought = self.bought
        twin.again = self.again
        twin.skip_draw = self.skip_draw
        twin.levels = self.levels
        twin.colours_used = self.colours_used
        twin.last_paid = self.last_paid
        return twin


class Player:
    """A hero and what belongs to it."""

    hero: int  # -1 not chosen yet
    fame: int
    reputation: int  # -7 to 7
    level: int  # reached; the level Fame stands for may be higher until the end of the turn
    space: int  # where the miniature stands, -1 off the map
    crystals: tuple[int, ...]  # by basic colour
    mana: tuple[int, ...]  # tokens by colour
    deck: Zone  # Deed cards
    hand: Zone
    stored: Zone  # under the Tactic Sparing Power
    discard: tuple[int, ...]  # oldest first
    played: tuple[int, ...]  # the play area
    fates: tuple[int, ...]  # FATE of each
    aside: tuple[int, ...]  # set aside until the Round ends
    units: tuple[Unit, ...]
    skills: tuple[int, ...]  # owned
    spent: tuple[int, ...]  # Skills face down
    used: tuple[int, ...]  # Skills used this turn
    skill_pile: Zone  # own Skill tokens not yet turned up
    tactic: int  # -1 none
    tactic_up: bool
    tactic_used: bool  # this turn
    tactic_die: int  # colour of the die on Mana Steal, -1 none
    claimed: tuple[int, ...]  # colours of dice kept until the end of the Round
    draw_bonus: int  # to the next draw
    plundered: bool  # between two own turns
    turns: int  # taken this Round
    done: bool  # the own last turn of the Round is over

    def become(self, other: "Player") -> None:
        """Copy another player into this one."""
        self.hero = other.hero
        self.fame = other.fame
        self.reputation = other.reputation
        self.level = other.level
        self.space = other.space
        self.crystals = other.crystals
        self.mana = other.mana
        self.deck = other.deck.copy()
        self.hand = other.hand.copy()
        self.stored = other.stored.copy()
        self.discard = other.discard
        self.played = other.played
        self.fates = other.fates
        self.aside = other.aside
        self.units = other.units
        self.skills = other.skills
        self.spent = other.spent
        self.used = other.used
        self.skill_pile = other.skill_pile.copy()
        self.tactic = other.tactic
        self.tactic_up = other.tactic_up
        self.tactic_used = other.tactic_used
        self.tactic_die = other.tactic_die
        self.claimed = other.claimed
        self.draw_bonus = other.draw_bonus
        self.plundered = other.plundered
        self.turns = other.turns
        self.done = other.done


class Dummy:
    """The dummy player of solo and cooperative games."""

    hero: int
    deck: Zone  # Deed cards, hidden
    flipped: tuple[int, ...]
    crystals: tuple[int, ...]  # by basic colour
    tactic: int
    skill_pile: Zone
    done: bool

    def become(self, other: "Dummy") -> None:
        """Copy another dummy player into this one."""
        self.hero = other.hero
        self.deck = other.deck.copy()
        self.flipped = other.flipped
        self.crystals = other.crystals
        self.tactic = other.tactic
        self.skill_pile = other.skill_pile.copy()
        self.done = other.done


class MageKnight(Game):
    """A table of Mage Knight; `box` adds how it is set up, saved and shown."""

    book: Book
    players: list[Player]
    dummies: list[Dummy]  # one or none
    round: int  # from 1
    night: bool
    order: tuple[int, ...]  # round order: seats, and the number of seats for the dummy player
    turn: Turn
    combat: Combat | None
    frames: list[Frame]  # effects being carried out, the innermost last
    lasting: tuple[Lasting, ...]

    # the map
    tiles: tuple[int, ...]  # the tile in each slot, -1 none
    slots: tuple[int, ...]  # the slot of each tile, -1 not laid
    spots: tuple[Spot, ...]  # per tile and hex
    stack: tuple[int, ...]  # tiles to be explored, the next one last
    box_tiles: tuple[int, ...]  # left out of the stack
    cities: tuple[int, ...]  # tiles with a city, in the order of their revealing
    core_seen: bool

    # enemy and ruins tokens; stacks by colour
    stacks: list[Zone]
    fallen: list[tuple[int, ...]]  # discarded, by colour
    field: list[Zone]  # tokens out of their stacks, by colour
    where: list[tuple[int, ...]]  # parallel to field: the spot of each, -1 in a combat only
    ruin_stack: Zone
    ruin_field: Zone
    ruin_where: tuple[int, ...]  # parallel to ruin_field: the spot of each
    ruins_fallen: tuple[int, ...]

    # mana
    source: tuple[int, ...]  # faces of the dice lying in the Source

    # offers; the lowest card first
    advanced_deck: Zone
    advanced_offer: tuple[int, ...]
    spell_deck: Zone
    spell_offer: tuple[int, ...]
    artifact_deck: Zone
    regular_deck: Zone
    elite_deck: Zone
    unit_offer: tuple[int, ...]  # Unit cards
    offer_wounds: tuple[int, ...]  # Unit cards in the offer that carry a Wound
    monastery_offer: tuple[int, ...]  # Advanced Actions lying in the Unit offer
    offers_open: bool  # the Spell and Advanced Action offers have been dealt
    skill_offer: tuple[int, ...]  # the common Skill offer
    centre: tuple[int, ...]  # interactive Skills lying in the middle
    centre_marks: tuple[int, ...]  # parallel: colour marked on each, -1 none
    wound_pile: tuple[int, ...]  # Wounds nobody has
    removed: tuple[int, ...]  # Deed cards out of the game
    removed_units: tuple[int, ...]  # disbanded or destroyed Unit cards, out of the game

    # tactics
    tactics: tuple[int, ...]  # laid out to choose from
    tactics_gone: tuple[int, ...]  # out of the game

    # the course
    last_turns: int  # bits of seats (and the dummy) that still have a turn before Round or game ends, -1 no limit
    extra: int  # the seat whose turn is an extra one that uses up no last turn, -1 nobody's
    announced: int  # who announced the end of the Round, -1 nobody; the number of seats: the dummy player
    scenario_over: bool  # the scenario's end was reached
    announced_first: bool  # the end of the Round was announced before the scenario's end
    finished: bool
    tiles_by: tuple[int, ...]  # tiles revealed by each seat, for First Reconnaissance

    def become(self, other: Self) -> None:
        """Copy another table into this one."""
        self.copy_kernel(other)
        self.book = other.book
        players: list[Player] = []
        for theirs in other.players:
            player = Player()
            player.become(theirs)
            players.append(player)
        self.players = players
        dummies: list[Dummy] = []
        for dummy in other.dummies:
            own = Dummy()
            own.become(dummy)
            dummies.append(own)
        self.dummies = dummies
        self.round = other.round
        self.night = other.night
        self.order = other.order
        self.turn = other.turn.copy()
        combat = other.combat
        self.combat = None if combat is None else combat.copy()
        self.frames = [one.copy() for one in other.frames]
        self.lasting = other.lasting
        self.tiles = other.tiles
        self.slots = other.slots
        self.spots = other.spots
        self.stack = other.stack
        self.box_tiles = other.box_tiles
        self.cities = other.cities
        self.core_seen = other.core_seen
        self.stacks = [zone.copy() for zone in other.stacks]
        self.fallen = other.fallen[:]
        self.field = [zone.copy() for zone in other.field]
        self.where = other.where[:]
        self.ruin_stack = other.ruin_stack.copy()
        self.ruin_field = other.ruin_field.copy()
        self.ruin_where = other.ruin_where
        self.ruins_fallen = other.ruins_fallen
        self.source = other.source
        self.advanced_deck = other.advanced_deck.copy()
        self.advanced_offer = other.advanced_offer
        self.spell_deck = other.spell_deck.copy()
        self.spell_offer = other.spell_offer
        self.artifact_deck = other.artifact_deck.copy()
        self.regular_deck = other.regular_deck.copy()
        self.elite_deck = other.elite_deck.copy()
        self.unit_offer = other.unit_offer
        self.offer_wounds = other.offer_wounds
        self.monastery_offer = other.monastery_offer
        self.offers_open = other.offers_open
        self.skill_offer = other.skill_offer
        self.centre = other.centre
        self.centre_marks = other.centre_marks
        self.wound_pile = other.wound_pile
        self.removed = other.removed
        self.removed_units = other.removed_units
        self.tactics = other.tactics
        self.tactics_gone = other.tactics_gone
        self.last_turns = other.last_turns
        self.extra = other.extra
        self.announced = other.announced
        self.scenario_over = other.scenario_over
        self.announced_first = other.announced_first
        self.finished = other.finished
        self.tiles_by = other.tiles_by

    def families(self) -> list[list[Zone]]:
        """What can be hidden: tokens by colour, ruins, decks, and every player's cards and Skills. Tiles: see dream."""
        found = [[self.stacks[colour], self.field[colour]] for colour in range(len(self.stacks))]
        found.append([self.ruin_stack, self.ruin_field])
        found.append([self.advanced_deck])
        found.append([self.spell_deck])
        found.append([self.artifact_deck])
        found.append([self.regular_deck])
        found.append([self.elite_deck])
        for player in self.players:
            found.append([player.deck, player.hand, player.stored])
            found.append([player.skill_pile])
        for dummy in self.dummies:
            found.append([dummy.deck])
            found.append([dummy.skill_pile])
        return found

    @property
    def me(self) -> Player:
        """The player on turn."""
        return self.players[self.turn.seat]
