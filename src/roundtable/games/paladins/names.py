"""The words of Paladins and the numbers the code uses for them."""

from typing import Final

from roundtable.kernel.wording import Names

WORKER: Final = Names("paladins-worker", ("labourer", "scout", "merchant", "fighter", "cleric", "criminal"))
WORKERS: Final = 6
CRIMINAL: Final = 5
ANY: Final = -1  # a worker place for any type
NONE: Final = -1  # an empty place
THE_RIVAL: Final = -1  # the automated opponent, where a seat is meant
FAVOUR_WORKER: Final = Names("paladins-favour-worker", (*WORKER.words, "rival"))
RIVAL: Final = 6  # there, a worker of the automated opponent, who has no type
OWNER: Final = Names("paladins-owner", ("rival",))  # whoever has no seat
RIVAL_PIECE: Final = -2  # a monk or outpost of the automated opponent on the main board

ATTRIBUTE: Final = Names("paladins-attribute", ("faith", "strength", "influence"))
FAITH: Final = 0
STRENGTH: Final = 1
INFLUENCE: Final = 2

ACTION: Final = Names(
    "paladins-action",
    (
        "develop",
        "recruit",
        "hunt",
        "trade",
        "pray",
        "conspire",
        "commission",
        "fortify",
        "garrison",
        "absolve",
        "attack",
        "convert",
    ),
)
DEVELOP: Final = 0
RECRUIT: Final = 1
HUNT: Final = 2
TRADE: Final = 3
PRAY: Final = 4
CONSPIRE: Final = 5
COMMISSION: Final = 6
FORTIFY: Final = 7
GARRISON: Final = 8
ABSOLVE: Final = 9
ATTACK: Final = 10
CONVERT: Final = 11
RIGHT: Final = COMMISSION  # the first action of the right side
RIGHT_SIDE: Final = 6
RIGHT_ACTIONS: Final = Names("paladins-right-action", ACTION.words[RIGHT:])
WORKSHOP_PLACE: Final = Names("paladins-workshop-place", ("first", "second"))  # worker places that can take one
COVERED: Final = "workshop"  # what is shown to stand on such a place

# The left side of the automated opponent's board.
RIVALS_LEFT: Final = Names("paladins-rivals-left", ("recruit", "pray", "trade", "conspire", "rest"))
REST: Final = 4
PLACES: Final = 3  # worker places of an action, at most

# How an action is taken: some can be done with one worker or with two.
MODE: Final = Names(
    "paladins-mode",
    (
        "develop",
        "dismiss",
        "recruit",
        "hunt",
        "hunt-two",
        "trade",
        "trade-two",
        "pray",
        "conspire",
        "commission",
        "fortify",
        "garrison",
        "absolve",
        "attack",
        "convert",
    ),
)

EFFECT: Final = Names(
    "paladins-effect",
    (
        "labourer",
        "scout",
        "merchant",
        "fighter",
        "cleric",
        "criminal",
        "silver",
        "provision",
        "tax",
        "faith",
        "strength",
        "influence",
        "remove-suspicion",
        "pay-debt",
        "destroy-debt",
        "pray",
        "free-recruit",
        "free-develop",
    ),
)
EFFECT_SILVER: Final = 6
EFFECT_PROVISION: Final = 7
EFFECT_TAX: Final = 8
EFFECT_FAITH: Final = 9
EFFECT_STRENGTH: Final = 10
EFFECT_INFLUENCE: Final = 11
EFFECT_REMOVE: Final = 12
EFFECT_PAY: Final = 13
EFFECT_DESTROY: Final = 14
EFFECT_PRAY: Final = 15
EFFECT_RECRUIT: Final = 16
EFFECT_DEVELOP: Final = 17

RESOURCE: Final = Names("paladins-resource", ("silver", "provision", "debt"))
SILVER: Final = 0
PROVISION: Final = 1
DEBT: Final = 2

FACTION: Final = Names("paladins-faction", ("saracen", "byzantine", "viking"))

TRIGGER: Final = Names("paladins-trigger", ("action", "inquisition", "pay-debt"))
ON_ACTION: Final = 0
ON_INQUISITION: Final = 1
ON_PAY_DEBT: Final = 2

# Where points come from at the end.
SOURCE: Final = Names(
    "paladins-source",
    (
        "orders",
        "faith",
        "strength",
        "influence",
        "develop",
        "debts",
        "resources",
        "commission",
        "fortify",
        "walls",
        "garrison",
        "absolve",
        "convert",
    ),
)
