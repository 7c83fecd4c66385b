"""The words of Mage Knight and the numbers the code uses for them."""

from typing import Final

from roundtable.kernel.wording import Names, Plain

NONE: Final = -1

DUMMY: Final = -2  # the dummy player, where a seat is meant
NO_SEAT: Final = Names("mage_knight-no-seat", ("dummy-player",))  # who takes turns without a seat: DUMMY

COLOUR: Final = Names("mage_knight-colour", ("red", "blue", "green", "white", "gold", "black"))
RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
WHITE: Final = 3
GOLD: Final = 4
BLACK: Final = 5
BASIC: Final = 4  # the first four are the basic colours
COLOURS: Final = 6
BASIC_COLOUR: Final = Names("mage_knight-basic-colour", COLOUR.words[:BASIC])
ALL_BASIC: Final = 15  # bits of the basic colours

TERRAIN: Final = Names(
    "mage_knight-terrain",
    ("plains", "hills", "forest", "desert", "wasteland", "swamp", "lake", "mountain", "sea"),
)
PLAINS: Final = 0
HILLS: Final = 1
FOREST: Final = 2
DESERT: Final = 3
WASTELAND: Final = 4
SWAMP: Final = 5
LAKE: Final = 6
MOUNTAIN: Final = 7
SEA: Final = 8
TERRAINS: Final = 9

SITE: Final = Names(
    "mage_knight-site",
    (
        "portal",
        "village",
        "monastery",
        "keep",
        "mage-tower",
        "city",
        "dungeon",
        "tomb",
        "monster-den",
        "spawning-grounds",
        "ancient-ruins",
        "marauding-orcs",
        "draconum",
        "crystal-mine",
        "magical-glade",
        "deep-mine",
        "refugee-camp",
        "maze",
        "labyrinth",
        "volkare-camp",
    ),
)
PORTAL: Final = 0
VILLAGE: Final = 1
MONASTERY: Final = 2
KEEP: Final = 3
MAGE_TOWER: Final = 4
CITY: Final = 5
DUNGEON: Final = 6
TOMB: Final = 7
MONSTER_DEN: Final = 8
SPAWNING_GROUNDS: Final = 9
ANCIENT_RUINS: Final = 10
MARAUDING_ORCS: Final = 11
DRACONUM: Final = 12
CRYSTAL_MINE: Final = 13
MAGICAL_GLADE: Final = 14
DEEP_MINE: Final = 15
REFUGEE_CAMP: Final = 16
MAZE: Final = 17
LABYRINTH: Final = 18

ELEMENT: Final = Names("mage_knight-element", ("physical", "fire", "ice", "cold-fire"))
PHYSICAL: Final = 0
FIRE: Final = 1
ICE: Final = 2
COLD_FIRE: Final = 3

ATTACK: Final = Names("mage_knight-attack", ("melee", "ranged", "siege"))
MELEE: Final = 0
RANGED: Final = 1
SIEGE: Final = 2

STACK: Final = Names("mage_knight-stack", ("green", "brown", "grey", "violet", "red", "white"))
STACKS: Final = 6
S_GREEN: Final = 0
S_BROWN: Final = 1
S_GREY: Final = 2
S_VIOLET: Final = 3
S_RED: Final = 4
S_WHITE: Final = 5

# Abilities of enemies are bits, in this order.
ABILITY: Final = Names(
    "mage_knight-ability",
    (
        "swift",
        "brutal",
        "poison",
        "paralyze",
        "assassination",
        "cumbersome",
        "vampiric",
        "fortified",
        "unfortified",
        "elusive",
        "arcane-immunity",
        "defend",
        "summon",
    ),
)
SWIFT: Final = 1
BRUTAL: Final = 2
POISON: Final = 4
PARALYZE: Final = 8
ASSASSINATION: Final = 16
CUMBERSOME: Final = 32
VAMPIRIC: Final = 64
FORTIFIED: Final = 128
UNFORTIFIED: Final = 256
ELUSIVE: Final = 512
ARCANE_IMMUNITY: Final = 1024
DEFEND: Final = 2048
SUMMON: Final = 4096

# Resistances of enemies and Units are bits, in this order.
RESISTANCE: Final = Names("mage_knight-resistance", ("physical", "fire", "ice"))
R_PHYSICAL: Final = 1
R_FIRE: Final = 2
R_ICE: Final = 4

SET: Final = Names("mage_knight-set", ("base", "lost-legion", "tezla", "krang", "ultimate"))

HERO: Final = Names("mage_knight-hero", ("arythea", "tovak", "goldyx", "norowas", "wolfhawk", "krang", "braevalar"))
HEROES: Final = 7

SCENARIO: Final = Names(
    "mage_knight-scenario",
    (
        "first-reconnaissance",
        "full-conquest",
        "blitz-conquest",
        "solo-conquest",
        "full-cooperation",
        "blitz-cooperation",
        "mines-liberation",
        "druid-nights",
        "dungeon-lords",
        "conquer-and-hold",
        "one-to-return",
    ),
)
FIRST_RECONNAISSANCE: Final = 0
FULL_CONQUEST: Final = 1
BLITZ_CONQUEST: Final = 2
SOLO_CONQUEST: Final = 3
FULL_COOPERATION: Final = 4
BLITZ_COOPERATION: Final = 5
MINES_LIBERATION: Final = 6
DRUID_NIGHTS: Final = 7
DUNGEON_LORDS: Final = 8
CONQUER_AND_HOLD: Final = 9
ONE_TO_RETURN: Final = 10
SCENARIOS_PLAYED: Final = (  # to choose from
    FIRST_RECONNAISSANCE,
    FULL_CONQUEST,
    BLITZ_CONQUEST,
    SOLO_CONQUEST,
    FULL_COOPERATION,
    BLITZ_COOPERATION,
    MINES_LIBERATION,
    DRUID_NIGHTS,
    DUNGEON_LORDS,
    CONQUER_AND_HOLD,
    ONE_TO_RETURN,
)

# The icons of effects on cards.
TYPE: Final = Plain("mage_knight-type", ("move", "influence", "combat", "heal", "special", "action"))

# What a Deed card is.
KIND: Final = Names("mage_knight-kind", ("basic-action", "advanced-action", "spell", "artifact", "wound"))
BASIC_ACTION: Final = 0
ADVANCED_ACTION: Final = 1
SPELL: Final = 2
ARTIFACT: Final = 3
WOUND: Final = 4

# The states of a turn, as timing.md names them.
PHASE: Final = Names(
    "mage_knight-phase",
    (
        "before-turn",
        "open",
        "movement",
        "interaction",
        "ranged-and-siege",
        "block",
        "assign-damage",
        "attack",
        "after-action",
        "rest",
        "end-of-turn",
        "path",
        "moved",
        "joint-assault",
    ),
)
BEFORE_TURN: Final = 0
OPEN: Final = 1
MOVEMENT: Final = 2
INTERACTION: Final = 3
RANGED_AND_SIEGE: Final = 4
BLOCK: Final = 5
ASSIGN_DAMAGE: Final = 6
ATTACK_PHASE: Final = 7
AFTER_ACTION: Final = 8
REST: Final = 9
END_OF_TURN: Final = 10
PATH_PHASE: Final = 11  # in a maze or labyrinth, before its enemy is met
MOVED: Final = 12  # moving is over, the action still open (Druid Nights: a glade was activated)
JOINT_ASSAULT: Final = 13  # a participant is to move into the city

# How a combat came about.
BATTLE: Final = Names(
    "mage_knight-battle",
    (
        "rampaging",
        "assault",
        "foreign-keep",
        "dungeon",
        "tomb",
        "den",
        "grounds",
        "ruins",
        "monastery",
        "mine",
        "maze",
        "labyrinth",
        "player",
        "incantation",
        "foreign-tower",
    ),
)
B_RAMPAGING: Final = 0
B_ASSAULT: Final = 1
B_FOREIGN_KEEP: Final = 2
B_DUNGEON: Final = 3
B_TOMB: Final = 4
B_DEN: Final = 5
B_GROUNDS: Final = 6
B_RUINS: Final = 7
B_MONASTERY: Final = 8
B_MINE: Final = 9
B_MAZE: Final = 10
B_LABYRINTH: Final = 11
B_PLAYER: Final = 12  # another player is fought
B_INCANTATION: Final = 13
B_FOREIGN_TOWER: Final = 14

# How the defender takes part in a fight between players.
PARTICIPATION: Final = Names("mage_knight-participation", ("fully", "partially"))
FULLY: Final = 0
PARTIALLY: Final = 1

# What a played card becomes when the play area is cleaned.
FATE: Final = Names(
    "mage_knight-fate", ("discarded", "thrown-away", "to-hand", "to-deck-top", "to-deck-bottom", "set-aside", "stays")
)
F_DISCARDED: Final = 0
F_THROWN_AWAY: Final = 1
F_HAND: Final = 2
F_DECK_TOP: Final = 3
F_DECK_BOTTOM: Final = 4
F_SET_ASIDE: Final = 5
F_STAYS: Final = 6  # assigned as a Banner, or not in the play area at all

# What is waiting to be taken at the end of the turn.
REWARD: Final = Names(
    "mage_knight-reward",
    ("artifact", "spell", "advanced-action", "unit", "crystal-set", "crystal-roll", "dungeon-roll", "crystal-choice"),
)
W_ARTIFACT: Final = 0
W_SPELL: Final = 1
W_ADVANCED: Final = 2
W_UNIT: Final = 3
W_CRYSTAL_SET: Final = 4
W_CRYSTAL_ROLL: Final = 5
W_DUNGEON_ROLL: Final = 6
W_CRYSTAL_CHOICE: Final = 7

# Events that effects wait for, as in effects.toml.
EVENT: Final = Names(
    "mage_knight-event",
    (
        "unit-recruited",
        "wound-healed-from-hand",
        "unit-healed",
        "spell-cast",
        "enemy-defeated",
        "wound-taken-to-hand",
        "unit-attacks-or-blocks",
        "this-block-succeeds",
        "enemy-blocked",
        "healing-point-spent",
        "space-entered",
    ),
)
EVENTS: Final = 11
UNIT_RECRUITED: Final = 0
WOUND_HEALED: Final = 1
UNIT_HEALED: Final = 2
SPELL_CAST: Final = 3
ENEMY_DEFEATED: Final = 4
WOUND_TAKEN: Final = 5
UNIT_FIGHTS: Final = 6
BLOCK_SUCCEEDS: Final = 7
ENEMY_BLOCKED: Final = 8
HEALING_SPENT: Final = 9
SPACE_ENTERED: Final = 10

# What a card played sideways, or an unspecific bonus, gives.
POINTS: Final = Names("mage_knight-points", ("move", "influence", "block", "attack"))
P_MOVE: Final = 0
P_INFLUENCE: Final = 1
P_BLOCK: Final = 2
P_ATTACK: Final = 3

# The forms in which mana can be paid: a token, a crystal, a die of the Source, the die of Mana Steal, an
# endless supply, the Skill Invocation.
FORM: Final = Names("mage_knight-form", ("token", "crystal", "die", "tactic", "endless", "skill"))
FORMS: Final = 6
M_TOKEN: Final = 0
M_CRYSTAL: Final = 1
M_DIE: Final = 2
M_TACTIC: Final = 3
M_ENDLESS: Final = 4
M_SKILL: Final = 5
MANA: Final = Names(
    "mage_knight-mana", tuple([f"{colour}-{form}" for form in FORM.words for colour in COLOUR.words])
)  # place: form · COLOURS + colour

PILE: Final = Names("mage_knight-pile", ("top", "bottom", "hand", "discard"))
ON_TOP: Final = 0
AT_BOTTOM: Final = 1
TO_HAND: Final = 2
TO_DISCARD: Final = 3

# Where points come from.
PART: Final = Names(
    "mage_knight-part",
    (
        "fame",
        "knowledge",
        "loot",
        "leader",
        "conqueror",
        "adventurer",
        "beating",
        "titles",
        "cities",
        "city-title",
        "all-cities",
        "rounds-left",
        "dummy-cards",
        "no-announcement",
        "all-lead",
        "mines",
        "mine-title",
        "return",
        "holdings",
    ),
)
TITLES_PART: Final = 7  # the first of those a scenario adds to Fame and achievements
MINES_PART: Final = 15
MINE_TITLE_PART: Final = 16
RETURN_PART: Final = 17
HOLDINGS_PART: Final = 18

# What scenarios are about, counted.
GOAL: Final = Names(
    "mage_knight-goal",
    ("city-found", "cities", "mines", "lairs", "glades", "incantations", "keeps", "towers", "return", "tiles"),
)
