"""Mission cards and Pict tiles in words: texts put together from what the content says of each."""

from typing import Final

from roundtable.games.merlin.content import MISSIONS, PICTS, REQUIREMENT, Mission, Pict, Requirement
from roundtable.games.merlin.names import ASSISTANT, GOOD, PRINCIPALITY, TERRAIN
from roundtable.kernel.wording import NUMBER, PHRASE, Composed, Param, Wording, phrase

number: Final = Param("number", NUMBER)
good: Final = Param("good", GOOD)
principality: Final = Param("principality", PRINCIPALITY)
assistant: Final = Param("assistant", ASSISTANT)
terrain: Final = Param("terrain", TERRAIN)

CARD: Final = Wording("merlin-mission-card", Param("points", NUMBER), assistant, Param("needs", PHRASE))
ITEM: Final = Wording("merlin-need-item", number, good, principality)
ITEM_ANY: Final = Wording("merlin-need-item-any", number, good)
INFLUENCE_IN: Final = Wording("merlin-need-influence-in", number, principality)
INFLUENCE_TOTAL: Final = Wording("merlin-need-influence-total", number)
ASSISTANT_IN: Final = Wording("merlin-need-assistant-in", assistant, principality)
ANY_ASSISTANTS_IN: Final = Wording("merlin-need-any-assistants-in", number, principality)
ASSISTANTS_PLACED: Final = Wording("merlin-need-assistants-placed", Param("assistants", PHRASE))

PICT_TILE: Final = Wording("merlin-pict-tile", Param("strength", NUMBER), Param("bonus", PHRASE))
BONUS_GOOD: Final = Wording("merlin-bonus-good", good, principality)
BONUS_APPLE: Final = Wording("merlin-bonus-apple")
BONUS_INFLUENCE: Final = Wording("merlin-bonus-influence")
BONUS_MANOR: Final = Wording("merlin-bonus-manor", terrain)


def need(asked: Requirement) -> object:
    """Give one line of a card in words."""
    kind = REQUIREMENT.words[asked.kind]
    if kind == "item":
        return {"say": phrase(ITEM, asked.count, asked.good, asked.principality)}
    if kind == "item-any":
        return {"say": phrase(ITEM_ANY, asked.count, asked.good)}
    if kind == "influence-in":
        return {"say": phrase(INFLUENCE_IN, asked.count, asked.principality)}
    if kind == "influence-total":
        return {"say": phrase(INFLUENCE_TOTAL, asked.count)}
    if kind == "assistant-in":
        return {"say": phrase(ASSISTANT_IN, asked.assistant, asked.principality)}
    if kind == "any-assistants-in":
        return {"say": phrase(ANY_ASSISTANTS_IN, asked.count, asked.principality)}
    return {"say": phrase(ASSISTANTS_PLACED, [ASSISTANT.data(one) for one in asked.assistants])}


def mission_phrase(mission: Mission) -> dict[str, object]:
    """Give a mission card in words."""
    return phrase(CARD, mission.points, mission.assistant, [need(asked) for asked in mission.requires])


def pict_phrase(pict: Pict) -> dict[str, object]:
    """Give a Pict tile in words."""
    if pict.good >= 0:
        bonus = phrase(BONUS_GOOD, pict.good, pict.principality)
    elif pict.bonus == "apple":
        bonus = phrase(BONUS_APPLE)
    elif pict.bonus == "influence":
        bonus = phrase(BONUS_INFLUENCE)
    else:
        bonus = phrase(BONUS_MANOR, pict.terrain)
    return phrase(PICT_TILE, pict.value, {"say": bonus})


MISSION: Final = Composed(
    "merlin-mission",
    tuple([mission.id for mission in MISSIONS]),
    tuple([mission_phrase(mission) for mission in MISSIONS]),
    (CARD, ITEM, ITEM_ANY, INFLUENCE_IN, INFLUENCE_TOTAL, ASSISTANT_IN, ANY_ASSISTANTS_IN, ASSISTANTS_PLACED),
)
PICT: Final = Composed(
    "merlin-pict",
    tuple([pict.id.removeprefix("pict-") for pict in PICTS]),
    tuple([pict_phrase(pict) for pict in PICTS]),
    (PICT_TILE, BONUS_GOOD, BONUS_APPLE, BONUS_INFLUENCE, BONUS_MANOR),
)
