"""Options of Paladins as numbers: what the thing that an option names asks for and gives, and where it lies."""

from typing import Final

from roundtable.games.paladins.content import (
    FAVOURS,
    JAR_PLACES,
    OUTSIDER_PLACES,
    OUTSIDERS,
    PALADINS,
    SPACES,
    TAVERNS,
    TOWNSFOLK,
    TOWNSFOLK_PLACES,
    Gain,
)
from roundtable.games.paladins.layout import PLENTY
from roundtable.games.paladins.names import EFFECT, FACTION, STRENGTH, WORKERS
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.vocabulary import (
    DISMISS,
    DO,
    DRAFT,
    FAVOUR,
    JAR,
    KEEP,
    OUTSIDER_VERB,
    PALADIN_VERB,
    RECRUIT_VERB,
    SPACE_VERB,
    TAVERN_VERB,
    TOWNSFOLK_VERB,
    USE,
    WORKER_VERB,
)
from roundtable.gym.encoding.field import Plan
from roundtable.gym.encoding.pen import Pen
from roundtable.kernel.action import Action

EFFECTS: Final = len(EFFECT.words)
FACTIONS: Final = len(FACTION.words)
MOST: Final = 16  # of one gain


def add_facts(plan: Plan) -> None:
    """Name the facts."""
    plan.add("gains", EFFECTS, MOST, 0, 3)
    plan.add("row-place", 1, max(len(TOWNSFOLK_PLACES), OUTSIDER_PLACES))
    plan.add("needs.faith", 1, MOST)
    plan.add("needs.strength", 1, MOST)
    plan.add("faction", FACTIONS)
    plan.add("workers.needed", 1, 3)
    plan.add("workers.held", 1, PLENTY, 0, 10)


def write_facts(game: Paladins, seat: int, action: Action, pen: Pen) -> None:
    """Write them for one option."""
    verb = action.verb
    gains = GAINS[verb]
    if gains:
        pen.out.write(gains[action.a])
    else:
        pen.blank(EFFECTS)
    write_place(game, action, pen)
    write_needs(game, action, pen)
    if verb == DO:
        pen.number(len(game.rules.deeds[action.a].places))
    else:
        pen.blank(1)
    if verb in (WORKER_VERB, KEEP):
        pen.number(game.players[seat].workers[action.a])
    else:
        pen.number(sum(game.players[seat].workers))


def write_place(game: Paladins, action: Action, pen: Pen) -> None:
    """Write where in its row a card lies, from 1."""
    verb = action.verb
    place = -1
    if verb in (TOWNSFOLK_VERB, RECRUIT_VERB, DISMISS, DRAFT):
        place = find(game.townsfolk_row, action.a)
    elif verb == OUTSIDER_VERB:
        place = find(game.outsider_row, action.a)
    pen.number(place + 1)


def find(row: list[int], card: int) -> int:
    """Give the place of a card in a row, -1 if it is not there."""
    for place, held in enumerate(row):
        if held == card:
            return place
    return -1


def write_needs(game: Paladins, action: Action, pen: Pen) -> None:
    """Write which attributes a space or an Outsider asks for, and the Outsider's faction."""
    if action.verb == SPACE_VERB:
        faith, strength = SPACES[action.a].needs
        pen.number(faith)
        pen.number(strength)
        pen.blank(FACTIONS)
    elif action.verb == OUTSIDER_VERB:
        pen.blank(STRENGTH)
        pen.number(game.rules.strengths[action.a])
        pen.one_of(OUTSIDERS[action.a].faction, FACTIONS)
    else:
        pen.blank(2 + FACTIONS)


def by_effect(gains: tuple[Gain, ...]) -> bytes:
    """Write gains by their kinds."""
    found = [0] * EFFECTS
    for gain in gains:
        found[gain.effect] += gain.n
    pen = Pen()
    pen.numbers(found)
    return pen.written()


def gains_by_verb() -> tuple[tuple[bytes, ...], ...]:
    """Give for each verb whose first argument names something that gives something what each of these things gives."""
    townsfolk = tuple([by_effect(card.immediate.gains) for card in TOWNSFOLK])
    found: dict[int, tuple[bytes, ...]] = {
        FAVOUR: tuple([by_effect(card.rewards.gains) for card in FAVOURS]),
        TOWNSFOLK_VERB: townsfolk,
        RECRUIT_VERB: townsfolk,
        DRAFT: townsfolk,
        DISMISS: tuple([by_effect(card.dismiss.gains) for card in TOWNSFOLK]),
        USE: tuple([by_effect(card.rewards.gains) for card in TOWNSFOLK]),
        SPACE_VERB: tuple([by_effect(space.rewards.gains) for space in SPACES]),
        JAR: tuple([by_effect(place.gains) for place in JAR_PLACES]),
        OUTSIDER_VERB: tuple([by_effect(card.attack.gains) for card in OUTSIDERS]),
        WORKER_VERB: tuple([by_effect((Gain(worker, 1),)) for worker in range(WORKERS)]),
        KEEP: tuple([by_effect((Gain(worker, 1),)) for worker in range(WORKERS)]),
        PALADIN_VERB: tuple([by_effect(card.brings.gains) for card in PALADINS]),
        TAVERN_VERB: tuple([by_effect(card.brings.gains) for card in TAVERNS]),
    }
    return tuple([found.get(verb, ()) for verb in range(TAVERN_VERB + 1)])


GAINS: Final = gains_by_verb()
