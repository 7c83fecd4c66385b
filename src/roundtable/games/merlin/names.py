"""The words of Merlin and the numbers the code uses for them."""

from typing import Final

from roundtable.kernel.wording import Names

# The players' colours, by seat.
PLAYER_COLOURS: Final = ("blue", "yellow", "green", "red")

PRINCIPALITY: Final = Names("merlin-principality", ("black", "grey", "blue", "purple", "orange", "brown"))
PRINCIPALITIES: Final = 6

GOOD: Final = Names("merlin-good", ("shield", "flag", "material"))
SHIELD: Final = 0
FLAG: Final = 1
MATERIAL: Final = 2

# What a victory-point space counts; the first three are goods.
ELEMENT: Final = Names("merlin-element", ("shield", "flag", "material", "influence", "manor", "assistant"))
INFLUENCE: Final = 3
MANOR: Final = 4
ASSISTANT_ELEMENT: Final = 5

ASSISTANT: Final = Names("merlin-assistant", ("lady-in-waiting", "shield-bearer", "builder", "flag-bearer"))
LADY: Final = 0
SHIELD_BEARER: Final = 1
BUILDER: Final = 2
FLAG_BEARER: Final = 3

# King's Favour: the abilities, by column and row; and what the one in the third row of each column does.
ABILITY_ROWS: Final = 3
ABILITY: Final = Names(
    "merlin-ability", tuple([f"{word} {row + 1}" for word in ASSISTANT.words for row in range(ABILITY_ROWS)])
)
SPECIAL: Final = Names("merlin-special", ASSISTANT.words)

FIGURE: Final = Names("merlin-figure", ("knight", "merlin", "arthur"))
KNIGHT: Final = 0
MERLIN: Final = 1
ARTHUR: Final = 2

# A player's dice: three personal ones for the knight, the white one, the black one.
DIE: Final = Names("merlin-die", ("knight-1", "knight-2", "knight-3", "merlin", "arthur"))
MERLIN_DIE: Final = 3
ARTHUR_DIE: Final = 4

DIRECTION: Final = Names("merlin-direction", ("clockwise", "anticlockwise", "stay"))
CLOCKWISE: Final = 0
ANTICLOCKWISE: Final = 1
STAY: Final = 2
KNIGHTS_DIRECTION: Final = Names("merlin-knights-direction", DIRECTION.words[:STAY])

TERRAIN: Final = Names("merlin-terrain", ("mountain", "forest", "lake"))

POWER: Final = Names(
    "merlin-power",
    (
        "repel-traitors",
        "two-missions",
        "backwards",
        "turn-die",
        "other-action",
        "mirror",
        "plus-minus-one",
        "swap",
    ),
)

SPACE: Final = Names(
    "merlin-space-type",
    (
        "principality",
        "vp",
        "influence",
        "excalibur",
        "grail",
        "relocate",
        "exchange",
        "missions",
        "build",
        "apple",
        "move-arthur",
        "activate-assistant",
        "resource",
        "signet-ring",
        "stairs",
        "move-merlin",
        "replace-manor",
        "pict",
    ),
)
RING: Final = 24
OPPOSITE: Final = 12
WHICH_RING: Final = Names("merlin-ring", ("outer", "inner"))
OUTER: Final = 0
INNER: Final = 1

# What brings a good, an apple or an influence marker.
CAUSE: Final = Names(
    "merlin-cause",
    (
        "duty",
        "activation",
        "influence-space",
        "exchange",
        "tower",
        "pict",
        "resource-space",
        "grail",
        "apple-space",
    ),
)
BY_DUTY: Final = 0
BY_ACTIVATION: Final = 1
BY_INFLUENCE: Final = 2
BY_EXCHANGE: Final = 3
BY_TOWER: Final = 4
BY_PICT: Final = 5
BY_RESOURCE_SPACE: Final = 6
BY_GRAIL: Final = 7
BY_APPLE_SPACE: Final = 8

# What drives a traitor away.
REPEL_CAUSE: Final = Names("merlin-repel-cause", ("flag", "excalibur", "shields", "ability"))
WITH_FLAG: Final = 0
WITH_EXCALIBUR: Final = 1
WITH_SHIELDS: Final = 2
WITH_ABILITY: Final = 3

# Where points come from: people may ask why they have them.
SOURCE: Final = Names(
    "merlin-source",
    (
        "missions",
        "two-missions",
        "vp-spaces",
        "favour",
        "traitors",
        "excalibur",
        "environs",
        "influence",
        "assistants",
        "picts",
        "apples",
        "staffs",
        "goods",
    ),
)
FROM_MISSIONS: Final = 0
FROM_TWO_MISSIONS: Final = 1
FROM_VP_SPACES: Final = 2
FROM_FAVOUR: Final = 3
FROM_TRAITORS: Final = 4
FROM_EXCALIBUR: Final = 5
FROM_ENVIRONS: Final = 6
FROM_INFLUENCE: Final = 7
FROM_ASSISTANTS: Final = 8
FROM_PICTS: Final = 9
FROM_APPLES: Final = 10
FROM_STAFFS: Final = 11
FROM_GOODS: Final = 12
