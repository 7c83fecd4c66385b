"""Every action of Paladins in a fixed order. Extend it at its end only."""

from typing import Final

from roundtable.games.paladins.cards import FAVOUR_CARD, OUTSIDER_CARD, PALADIN_CARD, TAVERN_CARD, TOWNSFOLK_CARD
from roundtable.games.paladins.content import (
    CHOICE,
    FAVOUR_NAME,
    JAR_PLACE,
    OUTSIDER_NAME,
    PALADIN_NAME,
    SPACE,
    TAVERN_NAME,
    TOWNSFOLK_NAME,
)
from roundtable.games.paladins.names import ACTION, MODE, RESOURCE, RIGHT, RIGHT_SIDE, WORKER
from roundtable.games.paladins.places import CHOICE_CARD, JAR_CARD, SPACE_CARD
from roundtable.kernel.action import Action, Vocabulary
from roundtable.kernel.wording import NUMBER, Names, Param

RIGHT_ACTION: Final = Names("paladins-action", ACTION.words[RIGHT:])

V: Final = Vocabulary("paladins")

# The turn
DO: Final = V.verb("do", Param("mode", MODE))
FAVOUR: Final = V.verb("favour", Param("favour", FAVOUR_CARD))
PASS: Final = V.verb("pass")
WORKSHOP: Final = V.verb("workshop", Param("action", RIGHT_ACTION), Param("place", NUMBER))
TOWNSFOLK_VERB: Final = V.verb("townsfolk", Param("townsfolk", TOWNSFOLK_CARD))
PAY: Final = V.verb("pay", Param("resource", RESOURCE))
SPACE_VERB: Final = V.verb("space", Param("space", SPACE_CARD))
JAR: Final = V.verb("jar", Param("place", JAR_CARD))
OUTSIDER_VERB: Final = V.verb("outsider", Param("outsider", OUTSIDER_CARD))
WORKER_VERB: Final = V.verb("worker", Param("worker", WORKER))
KEEP: Final = V.verb("keep", Param("worker", WORKER))

# Gains
CHOOSE: Final = V.verb("choose", Param("choice", CHOICE_CARD))
REMOVE: Final = V.verb("remove-suspicion")
PAY_DEBT: Final = V.verb("pay-debt")
DESTROY_DEBT: Final = V.verb("destroy-debt")
CLEAR: Final = V.verb("clear", Param("action", ACTION))
RECRUIT_VERB: Final = V.verb("recruit", Param("townsfolk", TOWNSFOLK_CARD))
DISMISS: Final = V.verb("dismiss", Param("townsfolk", TOWNSFOLK_CARD))
DECLINE: Final = V.verb("decline")

# The Inquisition
USE: Final = V.verb("use", Param("townsfolk", TOWNSFOLK_CARD))
FINISH: Final = V.verb("finish")

# Setup and the start of a round
DRAFT: Final = V.verb("draft", Param("townsfolk", TOWNSFOLK_CARD))
PALADIN_VERB: Final = V.verb("paladin", Param("paladin", PALADIN_CARD), Param("top", PALADIN_NAME))
TAVERN_VERB: Final = V.verb("tavern", Param("tavern", TAVERN_CARD))


def workshops() -> tuple[tuple[Action, ...], ...]:
    """Make `workshop <action> <1 or 2>`."""
    rows: list[tuple[Action, ...]] = []
    for action in range(RIGHT_SIDE):
        rows.append(tuple([V.add(WORKSHOP, action, place, ("place:{a}:{b}",)) for place in (1, 2)]))
    return tuple(rows)


def paladins() -> tuple[tuple[Action | None, ...], ...]:
    """Make `paladin <chosen> <on top>` for every pair of different Paladins."""
    count = len(PALADIN_NAME.words)
    rows: list[tuple[Action | None, ...]] = []
    for chosen in range(count):
        row: list[Action | None] = []
        for top in range(count):
            row.append(None if top == chosen else V.add(PALADIN_VERB, chosen, top, ("paladin:{a}", "paladin:{b}")))
        rows.append(tuple(row))
    return tuple(rows)


DOES: Final = V.row(DO, len(MODE.words), ("action:{a}",))
FAVOURS_ACTIONS: Final = V.row(FAVOUR, len(FAVOUR_NAME.words), ("favour:{a}",))
PASSES: Final = V.add(PASS)
WORKSHOPS_ACTIONS: Final = workshops()
TOWNSFOLK_ACTIONS: Final = V.row(TOWNSFOLK_VERB, len(TOWNSFOLK_NAME.words), ("townsfolk:{a}",))
PAYS: Final = V.row(PAY, len(RESOURCE.words), ("own:{a}",))
SPACES_ACTIONS: Final = V.row(SPACE_VERB, len(SPACE.words), ("space:{a}",))
JARS_ACTIONS: Final = V.row(JAR, len(JAR_PLACE.words), ("jar-place:{a}",))
OUTSIDERS_ACTIONS: Final = V.row(OUTSIDER_VERB, len(OUTSIDER_NAME.words), ("outsider:{a}",))
WORKERS_ACTIONS: Final = V.row(WORKER_VERB, len(WORKER.words), ("worker:{a}",))
KEEPS: Final = V.row(KEEP, len(WORKER.words), ("worker:{a}",))
CHOOSES: Final = V.row(CHOOSE, len(CHOICE.words), ("choice:{a}",))
REMOVES: Final = V.add(REMOVE, touches=("suspicion",))
PAYS_DEBT: Final = V.add(PAY_DEBT, touches=("debt",))
DESTROYS: Final = V.add(DESTROY_DEBT, touches=("debt",))
CLEARS: Final = V.row(CLEAR, len(ACTION.words), ("action:{a}",))
RECRUITS: Final = V.row(RECRUIT_VERB, len(TOWNSFOLK_NAME.words), ("townsfolk:{a}",))
DISMISSES: Final = V.row(DISMISS, len(TOWNSFOLK_NAME.words), ("townsfolk:{a}",))
DECLINES: Final = V.add(DECLINE)
USES: Final = V.row(USE, len(TOWNSFOLK_NAME.words), ("own-townsfolk:{a}",))
FINISHES: Final = V.add(FINISH)
DRAFTS: Final = V.row(DRAFT, len(TOWNSFOLK_NAME.words), ("townsfolk:{a}",))
PALADINS_ACTIONS: Final = paladins()
TAVERNS_ACTIONS: Final = V.row(TAVERN_VERB, len(TAVERN_NAME.words), ("tavern:{a}",))
