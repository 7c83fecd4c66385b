"""The state of a table of Mage Knight. No rules here: chapters change it, `layout` saves it, `view` shows it."""

from typing import Self

from roundtable.games.mage_knight.content.integers import Colour, ColourBits, Deed, Seat, Space, Spot, UnitCard
from roundtable.games.mage_knight.state.book import MageKnightRules
from roundtable.games.mage_knight.state.pieces import Combat, Frame, Lasting, SpotState, Unit
from roundtable.kernel.game import Game
from roundtable.kernel.zone import Zone


class Turn:
    """What belongs to the turn being taken."""

    seat: Seat  # -1 between Rounds
    phase: int  # PHASE
    move: int  # points
    influence: int
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
    wounds: tuple[int, ...]  # Wounds received this turn (Deed cards)
    bought: bool  # the Reputation modifier was applied
    again: bool  # another turn of the same player follows
    skip_draw: bool  # nothing is drawn at its end
    levels: int  # level at the start
    colours_used: ColourBits  # bits of the mana colours used
    last_paid: Colour  # colour of the last mana paid, -1 none

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


class MageKnight(Game[MageKnightRules]):
    """A table of Mage Knight; `box` adds how it is set up, saved and shown."""

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
    spots: tuple[SpotState, ...]  # per tile and hex
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
    ruin_where: tuple[Spot, ...]  # parallel to ruin_field: the spot of each
    ruins_fallen: tuple[int, ...]

    # mana
    source: tuple[int, ...]  # faces of the dice lying in the Source

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
    skill_offer: tuple[int, ...]  # the common Skill offer
    centre: tuple[int, ...]  # interactive Skills lying in the middle
    centre_marks: tuple[Colour, ...]  # parallel: colour marked on each, -1 none
    wound_pile: tuple[Deed, ...]  # Wounds nobody has
    removed: tuple[Deed, ...]  # Deed cards out of the game
    removed_units: tuple[UnitCard, ...]  # disbanded or destroyed Unit cards, out of the game

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
