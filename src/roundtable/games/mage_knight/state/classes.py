"""What a table consists of. Made from layout.py: change it there, then run `make classes`."""

from typing import Self

from roundtable.games.mage_knight.content.integers import Colour, ColourBits, Deed, Seat, Space, Spot, Token, UnitCard
from roundtable.games.mage_knight.state.pieces import Lasting, Lot, SpotState, Unit
from roundtable.kernel.game import Game, R
from roundtable.kernel.zone import Zone


class Frame:
    """An effect being carried out: where it comes from and what its steps have fixed so far."""

    seat: Seat
    origin: int  # ORIGIN
    source: int  # Deed card, Unit index (-1: borrowed from the offer), Skill or Tactic
    colours: ColourBits  # bits, for resistances and immunity
    bonus: int  # still to be added to the first Move, Influence, Attack or Block (Concentration)
    paid: Colour  # colour of the mana paid, -1 none
    card: int  # kind of the card discarded or thrown away, -1 none
    cards: int  # how many were
    die: Colour  # colour of the die picked, -1 none
    number: int
    rolled: Colour  # colour, -1 none
    foe: int  # enemy picked, -1 none
    blow: int  # its attack picked, -1 none
    unit: int  # Unit picked, -1 none
    gave: int  # GAVE: what `increase` raises
    lots: int  # lots of the declared attack or block given so far
    free: bool  # its mana is not paid
    last: int  # where its last Attack or Block lies in the pool, -1 none
    shape: int  # SHAPE: what its Move, Attack or Block becomes
    outer: tuple[Deed, ...]  # cards that would have left the hand, while effects inside effects are judged

    def clear(self) -> None:
        """Set everything to nothing."""
        self.seat = 0
        self.origin = 0
        self.source = -1
        self.colours = 0
        self.bonus = 0
        self.paid = -1
        self.card = -1
        self.cards = 0
        self.die = -1
        self.number = 0
        self.rolled = -1
        self.foe = -1
        self.blow = -1
        self.unit = -1
        self.gave = 0
        self.lots = 0
        self.free = False
        self.last = -1
        self.shape = 0
        self.outer = ()

    def copy(self) -> "Frame":
        """Give one that is equal and can be changed on its own."""
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
        twin.shape = self.shape
        twin.outer = self.outer
        return twin

    def facts(self, seat: int) -> tuple[object, ...]:
        """Give what a seat knows of it, to be compared."""
        return (
            self.seat,
            self.origin,
            self.source,
            self.colours,
            self.bonus,
            self.paid,
            self.card,
            self.cards,
            self.die,
            self.number,
            self.rolled,
            self.foe,
            self.blow,
            self.unit,
            self.gave,
            self.lots,
            self.free,
            self.last,
            self.shape,
            self.outer,
        )


class Foe:
    """An enemy in the combat, as it is now. Between players these are the opponent's hero and then each Unit."""

    token: Token  # of TOKEN, -1 an opponent's hero or Unit
    unit: UnitCard  # of an opponent, -1 none
    own_armor: int  # of an opponent's Unit: with what its owner gives it, when last looked at
    own_resistances: int  # likewise
    spot: Spot  # where it stands on the map, -1 drawn for this combat only
    armor: int
    armor_elusive: int  # the higher value; equal to armor for others
    resistances: int
    abilities: int
    site_fortified: int  # by the site it defends, and by a wall before it
    values: list[int]  # of each attack, as reduced or raised
    elements: list[int]
    powers: list[int]  # abilities of each attack, bits
    states: list[int]  # BLOW_STATE of each attack
    skips: bool  # kept from attacking
    summoner: int  # the enemy it was summoned by, -1 none
    summoned: bool  # its summoned monster stands in for it now
    guards: int  # the enemy that got its Defend bonus, -1 not given yet
    firm: bool  # that bonus stays whatever becomes of the attack being declared
    defeated: bool
    garrison: bool  # a defender of the site, whose defeat matters for conquering it
    half_fame: bool  # of another player's keep

    def clear(self) -> None:
        """Set everything to nothing."""
        self.token = -1
        self.unit = -1
        self.own_armor = 0
        self.own_resistances = 0
        self.spot = -1
        self.armor = 0
        self.armor_elusive = 0
        self.resistances = 0
        self.abilities = 0
        self.site_fortified = 0
        self.values = []
        self.elements = []
        self.powers = []
        self.states = []
        self.skips = False
        self.summoner = -1
        self.summoned = False
        self.guards = -1
        self.firm = False
        self.defeated = False
        self.garrison = False
        self.half_fame = False

    def copy(self) -> "Foe":
        """Give one that is equal and can be changed on its own."""
        twin = Foe()
        twin.token = self.token
        twin.unit = self.unit
        twin.own_armor = self.own_armor
        twin.own_resistances = self.own_resistances
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

    def facts(self, seat: int) -> tuple[object, ...]:
        """Give what a seat knows of it, to be compared."""
        return (
            self.token,
            self.unit,
            self.own_armor,
            self.own_resistances,
            self.spot,
            self.armor,
            self.armor_elusive,
            self.resistances,
            self.abilities,
            self.site_fortified,
            tuple(self.values),
            tuple(self.elements),
            tuple(self.powers),
            tuple(self.states),
            self.skips,
            self.summoner,
            self.summoned,
            self.guards,
            self.firm,
            self.defeated,
            self.garrison,
            self.half_fame,
        )


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
    passed: tuple[int, ...]  # PASSED: let go of before anything was played, not offered until something is
    begun: bool  # something was done in it
    night: bool  # Night rules hold by day
    bars_units: bool
    wounds: int  # Wounds to hand so far
    paralyzed: bool  # by the attack whose damage is being assigned
    die: Colour  # set in secret by another player, -1 none
    die_by: int
    die_shown: bool
    companion: UnitCard  # the one Unit taken into a maze or labyrinth, -1 none
    path: int  # which path of it was paid for, -1 none
    fell_before: int  # enemies defeated in the turn before this phase
    paid: tuple[UnitCard, ...]  # Unit cards whose price for this combat is paid

    def clear(self) -> None:
        """Set everything to nothing."""
        self.battle = 0
        self.spot = -1
        self.came_from = -1
        self.foes = []
        self.targets = ()
        self.blocking = -1
        self.blow = -1
        self.damaging = -1
        self.damage = 0
        self.pool = ()
        self.passed = ()
        self.begun = False
        self.night = False
        self.bars_units = False
        self.wounds = 0
        self.paralyzed = False
        self.die = -1
        self.die_by = -1
        self.die_shown = False
        self.companion = -1
        self.path = -1
        self.fell_before = 0
        self.paid = ()

    def copy(self) -> "Combat":
        """Give one that is equal and can be changed on its own."""
        twin = Combat()
        twin.battle = self.battle
        twin.spot = self.spot
        twin.came_from = self.came_from
        twin.foes = [one.copy() for one in self.foes]
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
        twin.die = self.die
        twin.die_by = self.die_by
        twin.die_shown = self.die_shown
        twin.companion = self.companion
        twin.path = self.path
        twin.fell_before = self.fell_before
        twin.paid = self.paid
        return twin

    def facts(self, seat: int) -> tuple[object, ...]:
        """Give what a seat knows of it, to be compared."""
        return (
            self.battle,
            self.spot,
            self.came_from,
            tuple([one.facts(seat) for one in self.foes]),
            self.targets,
            self.blocking,
            self.blow,
            self.damaging,
            self.damage,
            tuple([lot_facts(one) for one in self.pool]),
            self.passed,
            self.begun,
            self.night,
            self.bars_units,
            self.wounds,
            self.paralyzed,
            self.die,
            self.die_by,
            self.die_shown,
            self.companion,
            self.path,
            self.fell_before,
            self.paid,
        )


class Turn:
    """What belongs to the turn being taken; between players, to that of whoever acts now."""

    seat: Seat  # -1 between Rounds
    phase: int  # PHASE
    move: int  # points
    influence: int  # bad Reputation can bring it below 0
    healing: int
    path: tuple[Space, ...]  # spaces stood on this turn, the first of it first
    acted: bool  # the action is used up
    resting: bool  # the turn is a Rest
    rested: bool  # its discard is made
    normal: bool  # it has become a normal turn
    duty: bool  # a card was played or discarded
    dice: tuple[Colour, ...]  # faces of the Source dice used, to be rolled again
    kept_dice: tuple[Colour, ...]  # faces of dice taken by effects, to go back as they are
    usual_die: bool  # the one die of the turn was used
    source_used: bool  # a die left the Source or was rolled again, by use or effect
    extra_dice: int  # more dice allowed by effects and not yet used
    spent_crystals: tuple[int, ...]  # by basic colour
    tally: list[int]  # how often each EVENT happened
    spells: tuple[int, ...]  # cast, by basic colour
    fought: tuple[UnitCard, ...]  # Unit cards that attacked or blocked
    healed: tuple[UnitCard, ...]  # Unit cards that were healed
    rewards: tuple[int, ...]  # REWARD, to be taken at the end of the turn
    wounds: int  # received this turn and still in the hand
    wounds_discarded: int  # received this turn and lying in the discard pile
    bought: bool  # the Reputation modifier was applied
    again: bool  # another turn of the same player follows
    skip_draw: bool  # nothing is drawn at its end
    colours_used: ColourBits  # bits of the mana colours used
    last_paid: Colour  # colour of the last mana paid, -1 none
    hired: tuple[UnitCard, ...]  # Unit cards recruited for Influence
    joined: tuple[UnitCard, ...]  # Unit cards recruited in any way
    felled: tuple[Token, ...]  # enemy tokens defeated, for whoever can keep them
    refusals: int  # proposals of a joint assault that were refused this turn

    def clear(self) -> None:
        """Set everything to nothing."""
        self.seat = -1
        self.phase = 0
        self.move = 0
        self.influence = 0
        self.healing = 0
        self.path = ()
        self.acted = False
        self.resting = False
        self.rested = False
        self.normal = False
        self.duty = False
        self.dice = ()
        self.kept_dice = ()
        self.usual_die = False
        self.source_used = False
        self.extra_dice = 0
        self.spent_crystals = (0,) * 4
        self.tally = [0] * 11
        self.spells = (0,) * 4
        self.fought = ()
        self.healed = ()
        self.rewards = ()
        self.wounds = 0
        self.wounds_discarded = 0
        self.bought = False
        self.again = False
        self.skip_draw = False
        self.colours_used = 0
        self.last_paid = -1
        self.hired = ()
        self.joined = ()
        self.felled = ()
        self.refusals = 0

    def copy(self) -> "Turn":
        """Give one that is equal and can be changed on its own."""
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
        twin.wounds_discarded = self.wounds_discarded
        twin.bought = self.bought
        twin.again = self.again
        twin.skip_draw = self.skip_draw
        twin.colours_used = self.colours_used
        twin.last_paid = self.last_paid
        twin.hired = self.hired
        twin.joined = self.joined
        twin.felled = self.felled
        twin.refusals = self.refusals
        return twin

    def facts(self, seat: int) -> tuple[object, ...]:
        """Give what a seat knows of it, to be compared."""
        return (
            self.seat,
            self.phase,
            self.move,
            self.influence,
            self.healing,
            self.path,
            self.acted,
            self.resting,
            self.rested,
            self.normal,
            self.duty,
            self.dice,
            self.kept_dice,
            self.usual_die,
            self.source_used,
            self.extra_dice,
            self.spent_crystals,
            tuple(self.tally),
            self.spells,
            self.fought,
            self.healed,
            self.rewards,
            self.wounds,
            self.wounds_discarded,
            self.bought,
            self.again,
            self.skip_draw,
            self.colours_used,
            self.last_paid,
            self.hired,
            self.joined,
            self.felled,
            self.refusals,
        )


class Duel:
    """A fight between players. Who acts now has `game.turn` and `game.combat`; the other's part of them waits here."""

    aggressor: Seat
    defender: Seat
    came_from: Space  # the space the aggressor goes back to after a draw
    full: bool  # the defender takes part fully
    melee: bool  # the second phase
    passed: bool  # the last to be asked for an attack passed
    loser: Seat  # who was forced to retreat, -1 nobody
    pool: tuple[Lot, ...]  # the attack being answered
    elements: int  # of the attack whose damage is being assigned
    turn: Turn
    foes: list[Foe]
    wounds: int
    begun: bool

    def clear(self) -> None:
        """Set everything to nothing."""
        self.aggressor = 0
        self.defender = 0
        self.came_from = -1
        self.full = False
        self.melee = False
        self.passed = False
        self.loser = -1
        self.pool = ()
        self.elements = 0
        self.turn = Turn()
        self.turn.clear()
        self.foes = []
        self.wounds = 0
        self.begun = False

    def copy(self) -> "Duel":
        """Give one that is equal and can be changed on its own."""
        twin = Duel()
        twin.aggressor = self.aggressor
        twin.defender = self.defender
        twin.came_from = self.came_from
        twin.full = self.full
        twin.melee = self.melee
        twin.passed = self.passed
        twin.loser = self.loser
        twin.pool = self.pool
        twin.elements = self.elements
        twin.turn = self.turn.copy()
        twin.foes = [one.copy() for one in self.foes]
        twin.wounds = self.wounds
        twin.begun = self.begun
        return twin

    def facts(self, seat: int) -> tuple[object, ...]:
        """Give what a seat knows of it, to be compared."""
        return (
            self.aggressor,
            self.defender,
            self.came_from,
            self.full,
            self.melee,
            self.passed,
            self.loser,
            tuple([lot_facts(one) for one in self.pool]),
            self.elements,
            self.turn.facts(seat),
            tuple([one.facts(seat) for one in self.foes]),
            self.wounds,
            self.begun,
        )


class JointAssault:
    """Several heroes assaulting a city together, one after the other."""

    space: Space  # of the city
    members: tuple[Seat, ...]  # in the order of fighting, the initiator first
    shares: tuple[int, ...]  # how many defenders each of them faces
    dealt: tuple[Token, ...]  # the defenders, those of the first member first
    came_from: tuple[Space, ...]  # where each of them stood before
    active: int  # whose turn is open: a place among the members
    turns: list[Turn]  # of the members; that of the active one is blank

    def clear(self) -> None:
        """Set everything to nothing."""
        self.space = -1
        self.members = ()
        self.shares = ()
        self.dealt = ()
        self.came_from = ()
        self.active = 0
        self.turns = []

    def copy(self) -> "JointAssault":
        """Give one that is equal and can be changed on its own."""
        twin = JointAssault()
        twin.space = self.space
        twin.members = self.members
        twin.shares = self.shares
        twin.dealt = self.dealt
        twin.came_from = self.came_from
        twin.active = self.active
        twin.turns = [one.copy() for one in self.turns]
        return twin

    def facts(self, seat: int) -> tuple[object, ...]:
        """Give what a seat knows of it, to be compared."""
        return (
            self.space,
            self.members,
            self.shares,
            self.dealt,
            self.came_from,
            self.active,
            tuple([one.facts(seat) for one in self.turns]),
        )


class Player:
    """A hero and what belongs to it."""

    hero: int  # -1 not chosen yet
    fame: int  # negative after an auction of heroes
    reputation: int  # -7 to 7
    level: int  # reached; the level Fame stands for may be higher until the end of the turn
    space: Space  # where the miniature stands, -1 off the map
    crystals: tuple[int, ...]  # by basic colour
    mana: tuple[int, ...]  # tokens by colour
    deck: Zone  # Deed cards
    hand: Zone
    stored: Zone  # under the Tactic Sparing Power
    discard: tuple[Deed, ...]  # oldest first
    played: tuple[Deed, ...]  # the play area
    fates: tuple[int, ...]  # FATE of each
    aside: tuple[Deed, ...]  # set aside until the Round ends
    units: tuple[Unit, ...]
    skills: tuple[int, ...]  # owned
    spent: tuple[int, ...]  # Skills face down
    used: tuple[int, ...]  # Skills used this turn
    skill_pile: Zone  # own Skill tokens not yet turned up
    tactic: int  # -1 none
    tactic_up: bool
    tactic_used: bool  # this turn
    tactic_die: Colour  # colour of the die on Mana Steal, -1 none
    claimed: tuple[Colour, ...]  # colours of dice kept until the end of the Round
    draw_bonus: int  # to the next draw
    plundered: bool  # between two own turns
    puppets: tuple[Token, ...]  # enemy tokens kept by Puppet Master
    chaos: Colour  # where the marker of Master of Chaos lies, -1 nowhere yet
    turns: int  # taken this Round
    done: bool  # the own last turn of the Round is over
    token_down: bool  # the Round Order token lies face down: the next turn is lost

    def clear(self) -> None:
        """Set everything to nothing."""
        self.hero = -1
        self.fame = 0
        self.reputation = 0
        self.level = 1
        self.space = -1
        self.crystals = (0,) * 4
        self.mana = (0,) * 6
        self.deck = Zone()
        self.hand = Zone()
        self.stored = Zone()
        self.discard = ()
        self.played = ()
        self.fates = ()
        self.aside = ()
        self.units = ()
        self.skills = ()
        self.spent = ()
        self.used = ()
        self.skill_pile = Zone()
        self.tactic = -1
        self.tactic_up = False
        self.tactic_used = False
        self.tactic_die = -1
        self.claimed = ()
        self.draw_bonus = 0
        self.plundered = False
        self.puppets = ()
        self.chaos = -1
        self.turns = 0
        self.done = False
        self.token_down = False

    def copy(self) -> "Player":
        """Give one that is equal and can be changed on its own."""
        twin = Player()
        twin.hero = self.hero
        twin.fame = self.fame
        twin.reputation = self.reputation
        twin.level = self.level
        twin.space = self.space
        twin.crystals = self.crystals
        twin.mana = self.mana
        twin.deck = self.deck.copy()
        twin.hand = self.hand.copy()
        twin.stored = self.stored.copy()
        twin.discard = self.discard
        twin.played = self.played
        twin.fates = self.fates
        twin.aside = self.aside
        twin.units = self.units
        twin.skills = self.skills
        twin.spent = self.spent
        twin.used = self.used
        twin.skill_pile = self.skill_pile.copy()
        twin.tactic = self.tactic
        twin.tactic_up = self.tactic_up
        twin.tactic_used = self.tactic_used
        twin.tactic_die = self.tactic_die
        twin.claimed = self.claimed
        twin.draw_bonus = self.draw_bonus
        twin.plundered = self.plundered
        twin.puppets = self.puppets
        twin.chaos = self.chaos
        twin.turns = self.turns
        twin.done = self.done
        twin.token_down = self.token_down
        return twin

    def facts(self, seat: int) -> tuple[object, ...]:
        """Give what a seat knows of it, to be compared."""
        return (
            self.hero,
            self.fame,
            self.reputation,
            self.level,
            self.space,
            self.crystals,
            self.mana,
            self.deck.facts(seat),
            self.hand.facts(seat),
            self.stored.facts(seat),
            self.discard,
            self.played,
            self.fates,
            self.aside,
            tuple([unit_facts(one) for one in self.units]),
            self.skills,
            self.spent,
            self.used,
            self.skill_pile.facts(seat),
            self.tactic,
            self.tactic_up,
            self.tactic_used,
            self.tactic_die,
            self.claimed,
            self.draw_bonus,
            self.plundered,
            self.puppets,
            self.chaos,
            self.turns,
            self.done,
            self.token_down,
        )


class Dummy:
    """The dummy player of solo and cooperative games."""

    hero: int
    deck: Zone  # Deed cards, hidden
    discard: tuple[Deed, ...]  # turned over, oldest first
    crystals: tuple[int, ...]  # by basic colour
    tactic: int
    skill_pile: Zone
    done: bool

    def clear(self) -> None:
        """Set everything to nothing."""
        self.hero = -1
        self.deck = Zone()
        self.discard = ()
        self.crystals = (0,) * 4
        self.tactic = -1
        self.skill_pile = Zone()
        self.done = False

    def copy(self) -> "Dummy":
        """Give one that is equal and can be changed on its own."""
        twin = Dummy()
        twin.hero = self.hero
        twin.deck = self.deck.copy()
        twin.discard = self.discard
        twin.crystals = self.crystals
        twin.tactic = self.tactic
        twin.skill_pile = self.skill_pile.copy()
        twin.done = self.done
        return twin

    def facts(self, seat: int) -> tuple[object, ...]:
        """Give what a seat knows of it, to be compared."""
        return (
            self.hero,
            self.deck.facts(seat),
            self.discard,
            self.crystals,
            self.tactic,
            self.skill_pile.facts(seat),
            self.done,
        )


class Table(Game[R]):
    """A table of Mage Knight."""

    players: list[Player]
    dummies: list[Dummy]  # one or none
    round: int  # from 1
    night: bool
    order: tuple[Seat, ...]  # of turns, with DUMMY
    turn: Turn
    combat: Combat | None
    faces: list[Zone]  # of a die set in secret, see hidden_die.py
    duel: Duel | None
    joint: JointAssault | None  # the joint assault going on
    frames: list[Frame]  # effects being carried out, the innermost last
    lasting: tuple[Lasting, ...]

    # the map
    tiles: tuple[int, ...]  # the tile in each slot, -1 none
    slots: tuple[int, ...]  # the slot of each tile, -1 not laid
    lie: tuple[int, ...]  # how each tile lies, see lie.py
    spots: tuple[SpotState, ...]  # per tile and hex
    stack: tuple[int, ...]  # tiles to be explored, the next one last
    box_tiles: tuple[int, ...]  # left out of the stack
    paths: tuple[int, ...]  # paths of mazes and labyrinths that were conquered, each with the next shield of its space
    cities: tuple[int, ...]  # tiles with a city, in the order of their revealing
    core_seen: bool

    # enemy and ruins tokens; stacks by colour
    stacks: list[Zone]
    fallen: list[tuple[Token, ...]]  # discarded, by colour
    field: list[Zone]  # tokens out of their stacks, by colour
    where: list[tuple[Spot, ...]]  # parallel to field; -1 in a combat only
    ruin_stack: Zone
    ruin_field: Zone
    ruin_where: tuple[Spot, ...]  # parallel to ruin_field: the spot of each
    ruins_fallen: tuple[int, ...]

    # mana
    source: tuple[Colour, ...]  # faces of the dice lying in the Source

    # offers; the lowest card first
    advanced_deck: Zone
    advanced_offer: tuple[Deed, ...]
    spell_deck: Zone
    spell_offer: tuple[Deed, ...]
    artifact_deck: Zone
    regular_deck: Zone
    elite_deck: Zone
    unit_offer: tuple[UnitCard, ...]  # Unit cards
    offer_wounds: tuple[UnitCard, ...]  # Unit cards in the offer that carry a Wound
    monastery_offer: tuple[Deed, ...]  # Advanced Actions lying in the Unit offer
    offers_open: bool  # the Spell and Advanced Action offers have been dealt
    drafts: list[Zone]  # by seat: to select from before the game, see selection.py
    selected: list[Zone]  # by seat: selected and kept apart
    secret: tuple[Deed, ...]  # selected cards in decks that only their owners have seen
    upgrades: tuple[Deed, ...]  # revealed to choose from after a Night
    skill_offer: tuple[int, ...]  # the common Skill offer
    centre: tuple[int, ...]  # interactive Skills lying in the middle
    centre_marks: tuple[Colour, ...]  # parallel: colour marked on each, -1 none
    suppressed: tuple[int, ...]  # mana lying on Mana Suppression
    boxed: Deed  # the Artifact the Mysterious Box has turned up, -1 none
    wounds_out: int  # Wounds that players have; more never run out
    removed: tuple[Deed, ...]  # Deed cards out of the game
    removed_units: tuple[UnitCard, ...]  # disbanded or destroyed Unit cards, out of the game

    # tactics
    tactics: tuple[int, ...]  # laid out to choose from
    tactics_gone: tuple[int, ...]  # out of the game

    # the course
    last_turns: tuple[Seat, ...] | None  # who still has one; None: no end is known
    extra_turn: Seat  # whose turn is an extra one that uses up no last turn, -1 nobody's
    announced: Seat  # who announced the end of the Round, perhaps DUMMY; -1 nobody
    scenario_over: bool  # the scenario's end was reached
    announced_first: bool  # the end of the Round was announced before the scenario's end
    finished: bool
    secret_dungeons: tuple[Spot, ...]  # entrances the players have laid (Dungeon Lords)
    secret_tombs: tuple[Spot, ...]
    chosen: tuple[int, ...]  # by team, in secret: who must return (One to Return)
    incanted: tuple[int, ...]  # who has done this Night's incantation
    tiles_by: tuple[int, ...]  # tiles revealed by each seat
    team_of: tuple[int, ...]  # the team of each seat; empty without teams

    def clear(self) -> None:
        """Set everything to nothing."""
        self.players = []
        self.dummies = []
        self.round = 1
        self.night = False
        self.order = ()
        self.turn = Turn()
        self.turn.clear()
        self.combat = None
        self.faces = []
        self.duel = None
        self.joint = None
        self.frames = []
        self.lasting = ()
        self.tiles = (-1,) * 168
        self.slots = (-1,) * 27
        self.lie = (0,) * 27
        self.spots = ()
        self.stack = ()
        self.box_tiles = ()
        self.paths = ()
        self.cities = ()
        self.core_seen = False
        self.stacks = [Zone() for _ in range(6)]
        self.fallen = [()] * 6
        self.field = [Zone() for _ in range(6)]
        self.where = [()] * 6
        self.ruin_stack = Zone()
        self.ruin_field = Zone()
        self.ruin_where = ()
        self.ruins_fallen = ()
        self.source = ()
        self.advanced_deck = Zone()
        self.advanced_offer = ()
        self.spell_deck = Zone()
        self.spell_offer = ()
        self.artifact_deck = Zone()
        self.regular_deck = Zone()
        self.elite_deck = Zone()
        self.unit_offer = ()
        self.offer_wounds = ()
        self.monastery_offer = ()
        self.offers_open = False
        self.drafts = []
        self.selected = []
        self.secret = ()
        self.upgrades = ()
        self.skill_offer = ()
        self.centre = ()
        self.centre_marks = ()
        self.suppressed = (0,) * 4
        self.boxed = -1
        self.wounds_out = 0
        self.removed = ()
        self.removed_units = ()
        self.tactics = ()
        self.tactics_gone = ()
        self.last_turns = None
        self.extra_turn = -1
        self.announced = -1
        self.scenario_over = False
        self.announced_first = False
        self.finished = False
        self.secret_dungeons = ()
        self.secret_tombs = ()
        self.chosen = ()
        self.incanted = ()
        self.tiles_by = ()
        self.team_of = ()

    def become(self, other: Self) -> None:
        """Copy another table into this one."""
        self.copy_kernel(other)
        self.players = [one.copy() for one in other.players]
        self.dummies = [one.copy() for one in other.dummies]
        self.round = other.round
        self.night = other.night
        self.order = other.order
        self.turn = other.turn.copy()
        self.combat = None if other.combat is None else other.combat.copy()
        self.faces = [one.copy() for one in other.faces]
        self.duel = None if other.duel is None else other.duel.copy()
        self.joint = None if other.joint is None else other.joint.copy()
        self.frames = [one.copy() for one in other.frames]
        self.lasting = other.lasting
        self.tiles = other.tiles
        self.slots = other.slots
        self.lie = other.lie
        self.spots = other.spots
        self.stack = other.stack
        self.box_tiles = other.box_tiles
        self.paths = other.paths
        self.cities = other.cities
        self.core_seen = other.core_seen
        self.stacks = [one.copy() for one in other.stacks]
        self.fallen = other.fallen[:]
        self.field = [one.copy() for one in other.field]
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
        self.drafts = [one.copy() for one in other.drafts]
        self.selected = [one.copy() for one in other.selected]
        self.secret = other.secret
        self.upgrades = other.upgrades
        self.skill_offer = other.skill_offer
        self.centre = other.centre
        self.centre_marks = other.centre_marks
        self.suppressed = other.suppressed
        self.boxed = other.boxed
        self.wounds_out = other.wounds_out
        self.removed = other.removed
        self.removed_units = other.removed_units
        self.tactics = other.tactics
        self.tactics_gone = other.tactics_gone
        self.last_turns = other.last_turns
        self.extra_turn = other.extra_turn
        self.announced = other.announced
        self.scenario_over = other.scenario_over
        self.announced_first = other.announced_first
        self.finished = other.finished
        self.secret_dungeons = other.secret_dungeons
        self.secret_tombs = other.secret_tombs
        self.chosen = other.chosen
        self.incanted = other.incanted
        self.tiles_by = other.tiles_by
        self.team_of = other.team_of

    def facts(self, seat: int) -> tuple[object, ...]:
        """Give what a seat knows of it, to be compared."""
        return (
            tuple([one.facts(seat) for one in self.players]),
            tuple([one.facts(seat) for one in self.dummies]),
            self.round,
            self.night,
            self.order,
            self.turn.facts(seat),
            None if self.combat is None else self.combat.facts(seat),
            tuple([one.facts(seat) for one in self.faces]),
            None if self.duel is None else self.duel.facts(seat),
            None if self.joint is None else self.joint.facts(seat),
            tuple([one.facts(seat) for one in self.frames]),
            tuple([lasting_facts(one) for one in self.lasting]),
            self.tiles,
            self.slots,
            self.lie,
            tuple([spotstate_facts(one) for one in self.spots]),
            self.stack,
            self.box_tiles,
            self.paths,
            self.cities,
            self.core_seen,
            tuple([one.facts(seat) for one in self.stacks]),
            tuple(self.fallen),
            tuple([one.facts(seat) for one in self.field]),
            tuple(self.where),
            self.ruin_stack.facts(seat),
            self.ruin_field.facts(seat),
            self.ruin_where,
            self.ruins_fallen,
            self.source,
            self.advanced_deck.facts(seat),
            self.advanced_offer,
            self.spell_deck.facts(seat),
            self.spell_offer,
            self.artifact_deck.facts(seat),
            self.regular_deck.facts(seat),
            self.elite_deck.facts(seat),
            self.unit_offer,
            self.offer_wounds,
            self.monastery_offer,
            self.offers_open,
            tuple([one.facts(seat) for one in self.drafts]),
            tuple([one.facts(seat) for one in self.selected]),
            self.secret,
            self.upgrades,
            self.skill_offer,
            self.centre,
            self.centre_marks,
            self.suppressed,
            self.boxed,
            self.wounds_out,
            self.removed,
            self.removed_units,
            self.tactics,
            self.tactics_gone,
            self.last_turns,
            self.extra_turn,
            self.announced,
            self.scenario_over,
            self.announced_first,
            self.finished,
            self.secret_dungeons,
            self.secret_tombs,
            self.chosen,
            self.incanted,
            self.tiles_by,
            self.team_of,
        )


def lasting_facts(one: Lasting) -> tuple[object, ...]:
    """Give what there is to know of it, to be compared."""
    return (
        one.seat,
        one.path,
        one.verb,
        one.until,
        one.left,
        one.colours,
        one.card,
        one.target,
        one.amount,
    )


def lot_facts(one: Lot) -> tuple[object, ...]:
    """Give what there is to know of it, to be compared."""
    return (
        one.value,
        one.type,
        one.element,
        one.source,
        one.doubles,
        one.avoid,
        one.path,
        one.unit,
        one.only,
    )


def spotstate_facts(one: SpotState) -> tuple[object, ...]:
    """Give what there is to know of it, to be compared."""
    return (
        one.shields,
        one.drawn,
        one.level,
        one.cities,
    )


def unit_facts(one: Unit) -> tuple[object, ...]:
    """Give what there is to know of it, to be compared."""
    return (
        one.card,
        one.ready,
        one.wounds,
        one.banner,
        one.banner_up,
        one.bond,
        one.braced,
        one.token,
        one.acted,
    )
