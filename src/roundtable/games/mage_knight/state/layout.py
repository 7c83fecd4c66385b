"""What a table of Mage Knight consists of: each attribute with its kind and limits, in one place."""

from typing import Final

from roundtable.games.mage_knight.content import integers  # noqa: F401  # for tools/classes.py
from roundtable.games.mage_knight.content.components import (
    CARD,
    CRYSTALS_MOST,
    DEED,
    LEVELS,
    PATH,
    REPUTATION_MOST,
    RUIN,
    SKILL,
    SPOT,
    TACTIC,
    TILE,
    TOKEN,
    UNIT_CARD,
)
from roundtable.games.mage_knight.content.hexes import SLOT, SPACE
from roundtable.games.mage_knight.content.names import (
    ABILITY,
    ATTACK,
    BASIC_COLOUR,
    BATTLE,
    COLOUR,
    ELEMENT,
    EVENT,
    FATE,
    HERO,
    NO_SEAT,
    NONE,
    PHASE,
    RESISTANCE,
    REWARD,
    STACK,
)
from roundtable.games.mage_knight.state.classes import (
    Combat,
    Duel,
    Dummy,
    Foe,
    Frame,
    JointAssault,
    Player,
    Table,
    Turn,
)
from roundtable.games.mage_knight.state.lie import LIES
from roundtable.games.mage_knight.state.pieces import (
    BLOW_STATE,
    EMPTY_SPOT,
    GAVE,
    ORIGIN,
    PASSED,
    SHAPE,
    UNTIL,
    Lasting,
    Lot,
    SpotState,
    Unit,
)
from roundtable.kernel.layout import (
    ByName,
    Cards,
    Field,
    Flag,
    Frozen,
    Int,
    Layout,
    Many,
    Marks,
    Maybe,
    Place,
    Seat,
    SomeByName,
    Word,
)
from roundtable.kernel.wording import Names

PLENTY: Final = 9999
MOST_SEATS: Final = 4

# What integers are called, by the words they stand for or by the attributes they are.
INTEGERS: Final[dict[str, tuple[Names | str, ...]]] = {
    "Colour": (COLOUR,),
    "ColourBits": ("colours", "colours_used"),
    "Deed": (DEED,),
    "Seat": ("seat", "aggressor", "defender", "loser", "order", "last_turns", "extra_turn", "announced", "members"),
    "Space": (SPACE,),
    "Spot": (SPOT,),
    "Token": (TOKEN,),
    "UnitCard": (UNIT_CARD,),
}


def cards(name: str, names: Names, most: int = PLENTY) -> Field:
    """A tuple of words of a list, such as public cards."""
    return Many(Int(name, 0, 0, names), 0, most, frozen=True)


def counts(name: str, names: Names, most: int = PLENTY) -> Field:
    """A tuple with a number for each word of a list."""
    return ByName(Int(name, 0, most), names, frozen=True)


def one(name: str, names: Names) -> Field:
    """A word of a list, or none."""
    return Int(name, NONE, 0, names)


def place(name: str) -> Field:
    """A number such as a place in a list, or none."""
    return Place(name, 0, PLENTY)


def who(name: str) -> Field:
    """A seat, the dummy player, or nobody."""
    return Seat(name, MOST_SEATS, NO_SEAT)


UNIT_LAYOUT: Final = Frozen(
    "units",
    Unit,
    Int("card", 0, 0, UNIT_CARD),
    Flag("ready"),
    Int("wounds", 0, 2),
    one("banner", DEED),
    Flag("banner_up"),
    Flag("bond"),
    Flag("braced"),
    one("token", COLOUR),
    Int("acted", 0, 15),
)

SPOT_LAYOUT: Final = Frozen(
    "spots",
    SpotState,
    Many(Int("shields", 0, MOST_SEATS - 1), 0, PLENTY, frozen=True),
    Flag("drawn"),
    Int("level", 0, 22),
    Many(Int("cities", 0, 0, COLOUR), 0, 2, frozen=True),
)

LASTING_LAYOUT: Final = Frozen(
    "lasting",
    Lasting,
    Int("seat", 0, MOST_SEATS - 1),
    Word("path"),
    Word("verb"),
    Int("until", names=UNTIL),
    place("left"),
    Marks("colours", COLOUR),
    place("card"),
    place("target"),
    Int("amount", -PLENTY, PLENTY),
)

LOT_LAYOUT: Final = Frozen(
    "pool",
    Lot,
    Int("value", 0, PLENTY),
    Int("type", 0, 0, ATTACK),
    Int("element", 0, 0, ELEMENT),
    Int("source", names=ORIGIN),
    Flag("doubles"),
    place("avoid"),
    Word("path"),
    one("unit", UNIT_CARD),
    place("only"),
)

# An effect being carried out: where it comes from and what its steps have fixed so far.
FRAME_LAYOUT: Final = Layout(
    "frames",
    Frame,
    Int("seat", 0, MOST_SEATS - 1),
    Int("origin", names=ORIGIN),  # ORIGIN
    place("source"),  # Deed card, Unit index (-1: borrowed from the offer), Skill or Tactic
    Marks("colours", COLOUR),  # bits, for resistances and immunity
    Int("bonus", 0, PLENTY),  # still to be added to the first Move, Influence, Attack or Block (Concentration)
    one("paid", COLOUR),  # colour of the mana paid, -1 none
    one("card", CARD),  # kind of the card discarded or thrown away, -1 none
    Int("cards", 0, PLENTY),  # how many were
    one("die", COLOUR),  # colour of the die picked, -1 none
    Int("number", 0, PLENTY),
    one("rolled", COLOUR),  # colour, -1 none
    place("foe"),  # enemy picked, -1 none
    place("blow"),  # its attack picked, -1 none
    place("unit"),  # Unit picked, -1 none
    Int("gave", names=GAVE),  # GAVE: what `increase` raises
    Int("lots", 0, PLENTY),  # lots of the declared attack or block given so far
    Flag("free"),  # its mana is not paid
    place("last"),  # where its last Attack or Block lies in the pool, -1 none
    Int("shape", names=SHAPE),  # SHAPE: what its Move, Attack or Block becomes
    cards("outer", DEED),  # cards that would have left the hand, while effects inside effects are judged
)

# An enemy in the combat, as it is now. Between players these are the opponent's hero and then each Unit.
FOE_LAYOUT: Final = Layout(
    "foes",
    Foe,
    one("token", TOKEN),  # of TOKEN, -1 an opponent's hero or Unit
    one("unit", UNIT_CARD),  # of an opponent, -1 none
    Int("own_armor", 0, PLENTY),  # of an opponent's Unit: with what its owner gives it, when last looked at
    Marks("own_resistances", RESISTANCE),  # likewise
    one("spot", SPOT),  # where it stands on the map, -1 drawn for this combat only
    Int("armor", 0, PLENTY),
    Int("armor_elusive", 0, PLENTY),  # the higher value; equal to armor for others
    Marks("resistances", RESISTANCE),
    Marks("abilities", ABILITY),
    Int("site_fortified", 0, 2),  # by the site it defends, and by a wall before it
    Many(Int("values", 0, PLENTY)),  # of each attack, as reduced or raised
    Many(Int("elements", 0, 0, ELEMENT)),
    Many(Marks("powers", ABILITY)),  # abilities of each attack, bits
    Many(Int("states", names=BLOW_STATE)),  # BLOW_STATE of each attack
    Flag("skips"),  # kept from attacking
    place("summoner"),  # the enemy it was summoned by, -1 none
    Flag("summoned"),  # its summoned monster stands in for it now
    place("guards"),  # the enemy that got its Defend bonus, -1 not given yet
    Flag("firm"),  # that bonus stays whatever becomes of the attack being declared
    Flag("defeated"),
    Flag("garrison"),  # a defender of the site, whose defeat matters for conquering it
    Flag("half_fame"),  # of another player's keep
)

# The combat being fought.
COMBAT_LAYOUT: Final = Layout(
    "combat",
    Combat,
    Int("battle", 0, 0, BATTLE),  # BATTLE
    one("spot", SPOT),  # the site fought for, -1 none
    one("came_from", SPACE),  # the space the hero goes back to if an assault fails, -1 no assault
    Many(FOE_LAYOUT),
    Many(Int("targets", 0, PLENTY), frozen=True),  # of the attack being declared
    place("blocking"),  # the enemy whose attack is being blocked, -1 none
    place("blow"),  # which of its attacks, blocked or damaging; -1 none
    place("damaging"),  # the enemy whose damage is being assigned, -1 none
    Int("damage", 0, PLENTY),  # still to be assigned
    Many(LOT_LAYOUT, frozen=True),  # for the attack or block being declared
    cards("passed", PASSED),  # PASSED: let go of before anything was played, not offered until something is
    Flag("begun"),  # something was done in it
    Flag("night"),  # Night rules hold by day
    Flag("bars_units"),
    Int("wounds", 0, PLENTY),  # Wounds to hand so far
    Flag("paralyzed"),  # by the attack whose damage is being assigned
    one("die", COLOUR),  # set in secret by another player, -1 none
    Seat("die_by", MOST_SEATS),
    Flag("die_shown"),
    one("companion", UNIT_CARD),  # the one Unit taken into a maze or labyrinth, -1 none
    place("path"),  # which path of it was paid for, -1 none
    Int("fell_before", 0, PLENTY),  # enemies defeated in the turn before this phase
    cards("paid", UNIT_CARD),  # Unit cards whose price for this combat is paid
)

# What belongs to the turn being taken; between players, to that of whoever acts now.
TURN_LAYOUT: Final = Layout(
    "turn",
    Turn,
    Seat("seat", MOST_SEATS),  # -1 between Rounds
    Int("phase", 0, 0, PHASE),  # PHASE
    Int("move", 0, PLENTY),  # points
    Int("influence", -PLENTY, PLENTY),  # bad Reputation can bring it below 0
    Int("healing", 0, PLENTY),
    cards("path", SPACE),  # spaces stood on this turn, the first of it first
    Flag("acted"),  # the action is used up
    Flag("resting"),  # the turn is a Rest
    Flag("rested"),  # its discard is made
    Flag("normal"),  # it has become a normal turn
    Flag("duty"),  # a card was played or discarded
    cards("dice", COLOUR),  # faces of the Source dice used, to be rolled again
    cards("kept_dice", COLOUR),  # faces of dice taken by effects, to go back as they are
    Flag("usual_die"),  # the one die of the turn was used
    Flag("source_used"),  # a die left the Source or was rolled again, by use or effect
    Int("extra_dice", 0, PLENTY),  # more dice allowed by effects and not yet used
    counts("spent_crystals", BASIC_COLOUR),  # by basic colour
    ByName(Int("tally", 0, PLENTY), EVENT),  # how often each EVENT happened
    counts("spells", BASIC_COLOUR),  # cast, by basic colour
    cards("fought", UNIT_CARD),  # Unit cards that attacked or blocked
    cards("healed", UNIT_CARD),  # Unit cards that were healed
    cards("rewards", REWARD),  # REWARD, to be taken at the end of the turn
    Int("wounds", 0, PLENTY),  # received this turn and still in the hand
    Int("wounds_discarded", 0, PLENTY),  # received this turn and lying in the discard pile
    Flag("bought"),  # the Reputation modifier was applied
    Flag("again"),  # another turn of the same player follows
    Flag("skip_draw"),  # nothing is drawn at its end
    Marks("colours_used", COLOUR),  # bits of the mana colours used
    one("last_paid", COLOUR),  # colour of the last mana paid, -1 none
    cards("hired", UNIT_CARD),  # Unit cards recruited for Influence
    cards("joined", UNIT_CARD),  # Unit cards recruited in any way
    cards("felled", TOKEN),  # enemy tokens defeated, for whoever can keep them
    Int("refusals", 0, PLENTY),  # proposals of a joint assault that were refused this turn
)

# A fight between players. Who acts now has `game.turn` and `game.combat`; the other's part of them waits here.
DUEL_LAYOUT: Final = Layout(
    "duel",
    Duel,
    Int("aggressor", 0, MOST_SEATS - 1),
    Int("defender", 0, MOST_SEATS - 1),
    one("came_from", SPACE),  # the space the aggressor goes back to after a draw
    Flag("full"),  # the defender takes part fully
    Flag("melee"),  # the second phase
    Flag("passed"),  # the last to be asked for an attack passed
    Seat("loser", MOST_SEATS),  # who was forced to retreat, -1 nobody
    Many(LOT_LAYOUT, frozen=True),  # the attack being answered
    Marks("elements", ELEMENT),  # of the attack whose damage is being assigned
    TURN_LAYOUT,
    Many(FOE_LAYOUT),
    Int("wounds", 0, PLENTY),
    Flag("begun"),
)

# Several heroes assaulting a city together, one after the other.
JOINT_LAYOUT: Final = Layout(
    "joint",
    JointAssault,
    one("space", SPACE),  # of the city
    Many(Seat("members", MOST_SEATS), 0, MOST_SEATS, frozen=True),  # in the order of fighting, the initiator first
    Many(Int("shares", 1, PLENTY), 0, MOST_SEATS, frozen=True),  # how many defenders each of them faces
    cards("dealt", TOKEN),  # the defenders, those of the first member first
    Many(one("came_from", SPACE), 0, MOST_SEATS, frozen=True),  # where each of them stood before
    Int("active", 0, MOST_SEATS - 1),  # whose turn is open: a place among the members
    Many(Layout("turns", Turn, base=TURN_LAYOUT), 0, MOST_SEATS),  # of the members; that of the active one is blank
)

# A hero and what belongs to it.
PLAYER_LAYOUT: Final = Layout(
    "players",
    Player,
    one("hero", HERO),  # -1 not chosen yet
    Int("fame", -PLENTY, PLENTY),  # negative after an auction of heroes
    Int("reputation", -REPUTATION_MOST, REPUTATION_MOST),  # -7 to 7
    Int("level", 1, len(LEVELS)),  # reached; the level Fame stands for may be higher until the end of the turn
    one("space", SPACE),  # where the miniature stands, -1 off the map
    counts("crystals", BASIC_COLOUR, CRYSTALS_MOST),  # by basic colour
    counts("mana", COLOUR),  # tokens by colour
    Cards("deck", DEED),  # Deed cards
    Cards("hand", DEED),
    Cards("stored", DEED),  # under the Tactic Sparing Power
    cards("discard", DEED),  # oldest first
    cards("played", DEED),  # the play area
    cards("fates", FATE),  # FATE of each
    cards("aside", DEED),  # set aside until the Round ends
    Many(UNIT_LAYOUT, frozen=True),
    cards("skills", SKILL),  # owned
    cards("spent", SKILL),  # Skills face down
    cards("used", SKILL),  # Skills used this turn
    Cards("skill_pile", SKILL),  # own Skill tokens not yet turned up
    one("tactic", TACTIC),  # -1 none
    Flag("tactic_up"),
    Flag("tactic_used"),  # this turn
    one("tactic_die", COLOUR),  # colour of the die on Mana Steal, -1 none
    cards("claimed", COLOUR),  # colours of dice kept until the end of the Round
    Int("draw_bonus", 0, PLENTY),  # to the next draw
    Flag("plundered"),  # between two own turns
    cards("puppets", TOKEN),  # enemy tokens kept by Puppet Master
    one("chaos", COLOUR),  # where the marker of Master of Chaos lies, -1 nowhere yet
    Int("turns", 0, PLENTY),  # taken this Round
    Flag("done"),  # the own last turn of the Round is over
    Flag("token_down"),  # the Round Order token lies face down: the next turn is lost
)

# The dummy player of solo and cooperative games.
DUMMY_LAYOUT: Final = Layout(
    "dummies",
    Dummy,
    one("hero", HERO),
    Cards("deck", DEED),  # Deed cards, hidden
    cards("discard", DEED),  # turned over, oldest first
    counts("crystals", BASIC_COLOUR),  # by basic colour
    one("tactic", TACTIC),
    Cards("skill_pile", SKILL),
    Flag("done"),
)

# A table of Mage Knight.
LAYOUT: Final = Layout(
    "mage_knight",
    Table,
    Many(PLAYER_LAYOUT, 1, MOST_SEATS),
    Many(DUMMY_LAYOUT, 0, 1),  # one or none
    Int("round", 1, PLENTY),  # from 1
    Flag("night"),
    Many(who("order"), 0, MOST_SEATS + 1, frozen=True),  # of turns, with DUMMY
    TURN_LAYOUT,
    Maybe(COMBAT_LAYOUT),
    Many(Cards("faces", COLOUR), 0, 2),  # of a die set in secret, see hidden_die.py
    Maybe(DUEL_LAYOUT),
    Maybe(JOINT_LAYOUT),  # the joint assault going on
    Many(FRAME_LAYOUT),  # effects being carried out, the innermost last
    Many(LASTING_LAYOUT, frozen=True),
    # the map
    SomeByName(one("tiles", TILE), SLOT, NONE),  # the tile in each slot, -1 none
    SomeByName(one("slots", SLOT), TILE, NONE),  # the slot of each tile, -1 not laid
    SomeByName(Int("lie", 0, LIES - 1), TILE, 0),  # how each tile lies, see lie.py
    SomeByName(SPOT_LAYOUT, SPOT, EMPTY_SPOT),  # per tile and hex
    cards("stack", TILE),  # tiles to be explored, the next one last
    cards("box_tiles", TILE),  # left out of the stack
    cards("paths", PATH),  # paths of mazes and labyrinths that were conquered, each with the next shield of its space
    cards("cities", TILE),  # tiles with a city, in the order of their revealing
    Flag("core_seen"),
    # enemy and ruins tokens; stacks by colour
    ByName(Cards("stacks", TOKEN), STACK),
    ByName(cards("fallen", TOKEN), STACK),  # discarded, by colour
    ByName(Cards("field", TOKEN), STACK),  # tokens out of their stacks, by colour
    ByName(Many(one("where", SPOT), frozen=True), STACK),  # parallel to field; -1 in a combat only
    Cards("ruin_stack", RUIN),
    Cards("ruin_field", RUIN),
    Many(one("ruin_where", SPOT), frozen=True),  # parallel to ruin_field: the spot of each
    cards("ruins_fallen", RUIN),
    # mana
    cards("source", COLOUR),  # faces of the dice lying in the Source
    # offers; the lowest card first
    Cards("advanced_deck", DEED),
    cards("advanced_offer", DEED),
    Cards("spell_deck", DEED),
    cards("spell_offer", DEED),
    Cards("artifact_deck", DEED),
    Cards("regular_deck", UNIT_CARD),
    Cards("elite_deck", UNIT_CARD),
    cards("unit_offer", UNIT_CARD),  # Unit cards
    cards("offer_wounds", UNIT_CARD),  # Unit cards in the offer that carry a Wound
    cards("monastery_offer", DEED),  # Advanced Actions lying in the Unit offer
    Flag("offers_open"),  # the Spell and Advanced Action offers have been dealt
    Many(Cards("drafts", DEED), 0, MOST_SEATS),  # by seat: to select from before the game, see selection.py
    Many(Cards("selected", DEED), 0, MOST_SEATS),  # by seat: selected and kept apart
    cards("secret", DEED),  # selected cards in decks that only their owners have seen
    cards("upgrades", DEED),  # revealed to choose from after a Night
    cards("skill_offer", SKILL),  # the common Skill offer
    cards("centre", SKILL),  # interactive Skills lying in the middle
    Many(one("centre_marks", COLOUR), frozen=True),  # parallel: colour marked on each, -1 none
    counts("suppressed", BASIC_COLOUR),  # mana lying on Mana Suppression
    one("boxed", DEED),  # the Artifact the Mysterious Box has turned up, -1 none
    Int("wounds_out", 0, PLENTY),  # Wounds that players have; more never run out
    cards("removed", DEED),  # Deed cards out of the game
    cards("removed_units", UNIT_CARD),  # disbanded or destroyed Unit cards, out of the game
    # tactics
    cards("tactics", TACTIC),  # laid out to choose from
    cards("tactics_gone", TACTIC),  # out of the game
    # the course
    Maybe(Many(who("last_turns"), 0, MOST_SEATS + 1, frozen=True)),  # who still has one; None: no end is known
    Seat("extra_turn", MOST_SEATS),  # whose turn is an extra one that uses up no last turn, -1 nobody's
    who("announced"),  # who announced the end of the Round, perhaps DUMMY; -1 nobody
    Flag("scenario_over"),  # the scenario's end was reached
    Flag("announced_first"),  # the end of the Round was announced before the scenario's end
    Flag("finished"),
    cards("secret_dungeons", SPOT),  # entrances the players have laid (Dungeon Lords)
    cards("secret_tombs", SPOT),
    Many(Int("chosen", 0, MOST_SEATS - 1), 0, 2, frozen=True),  # by team, in secret: who must return (One to Return)
    Many(Int("incanted", 0, MOST_SEATS - 1), 0, MOST_SEATS, frozen=True),  # who has done this Night's incantation
    Many(Int("tiles_by", 0, PLENTY), 0, MOST_SEATS, frozen=True),  # tiles revealed by each seat
    Many(Int("team_of", 0, MOST_SEATS - 1), 0, MOST_SEATS, frozen=True),  # the team of each seat; empty without teams
)
