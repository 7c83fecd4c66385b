"""What keeps a seat from an action, by verb: the one place that the table asks."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.vocabulary import (
    ACTIVATE,
    ADD_ELITE,
    ASSIGN,
    BUY_ARTIFACT,
    BUY_HEALING,
    BUY_SPELL,
    CRYSTAL,
    DIE,
    EXPLORE,
    GO,
    HEAL,
    HEAL_UNIT,
    HERO_VERB,
    INTERACT,
    LEARN,
    LEARN_UNSEEN,
    PAY,
    PICK,
    PLAY,
    POWER,
    RECRUIT,
    SIDEWAYS,
    SKILL_VERB,
    TAKE,
    TARGET,
    UNIT_VERB,
    USE,
    USE_TACTIC,
)
from roundtable.games.mage_knight.why import combat, offers, own, spaces
from roundtable.kernel.action import Action
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

Why = Callable[["MageKnight", Seat, Action], list[Message]]

BY_VERB: Final[dict[int, Why]] = {
    GO: spaces.entering,
    EXPLORE: spaces.exploring,
    PICK: offers.picking,
    LEARN: offers.learning,
    BUY_SPELL: offers.buying,
    RECRUIT: offers.recruiting_from,
    INTERACT: offers.dealing,
    BUY_HEALING: offers.ware,
    LEARN_UNSEEN: offers.ware,
    BUY_ARTIFACT: offers.ware,
    ADD_ELITE: offers.ware,
    TARGET: combat.fighting,
    ASSIGN: combat.sharing,
    PLAY: own.playing,
    POWER: own.playing,
    SIDEWAYS: own.playing,
    ACTIVATE: own.closed,
    CRYSTAL: own.closed,
    USE: own.closed,
    USE_TACTIC: own.closed,
    HEAL: own.healing,
    HEAL_UNIT: own.healing,
    DIE: own.dice,
    PAY: own.paid,
    UNIT_VERB: own.units,
    SKILL_VERB: own.skills,
    TAKE: own.tactics,
    HERO_VERB: own.heroes,
}


def obstacles(game: "MageKnight", seat: Seat, action: Action) -> list[Message]:
    """Say what keeps a seat from an action."""
    why = BY_VERB.get(action.verb)
    return [] if why is None else why(game, seat, action)
