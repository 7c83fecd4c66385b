"""Circlet of Proficiency: a Skill of the common offer is used, or kept for good."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight.cards import offers
from roundtable.games.mage_knight.content.components import SKILLS
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.nodes import WORTH, Node
from roundtable.games.mage_knight.effects import judging, perform
from roundtable.games.mage_knight.play import skills
from roundtable.games.mage_knight.state.classes import Frame
from roundtable.games.mage_knight.state.frames import frame
from roundtable.games.mage_knight.state.pieces import FROM_SKILL
from roundtable.games.mage_knight.vocabulary import SKILL_ACTIONS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def usable(game: "MageKnight", seat: Seat) -> list[int]:
    """Give the Skills of the common offer that are not interactive and count now."""
    return [skill for skill in game.skill_offer if counts(game, seat, skill)]


def counts(game: "MageKnight", seat: Seat, skill: int) -> bool:
    """Say whether a Skill can be used by the Circlet now."""
    record = SKILLS[skill]
    now = perform.open_now(game)
    if record.competitive or record.cooperative or skill in skills.AT_PAYMENT or not record.effect.allowed & now:
        return False
    if skill in skills.MOTIVATIONS and skills.locked(game, seat):
        return False
    return judging.effect(game, frame(seat, FROM_SKILL, skill, 0), record.effect.path, now) == WORTH


def use(game: "MageKnight", by: Frame, node: Node) -> None:
    """Pick one."""
    game.push(PickOfferedSkill(by.seat, False))


def use_possible(game: "MageKnight", by: Frame, node: Node) -> bool:
    """There must be a Skill that counts."""
    return bool(usable(game, by.seat))


def keep(game: "MageKnight", by: Frame, node: Node) -> None:
    """Pick one."""
    game.push(PickOfferedSkill(by.seat, True))


def keep_possible(game: "MageKnight", by: Frame, node: Node) -> bool:
    """There must be a Skill."""
    return bool(game.skill_offer)


class PickOfferedSkill(Question["MageKnight"]):
    """Which Skill of the common offer is used or, if it is for `keeps`, gained?"""

    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"
    fields: ClassVar[tuple[str, ...]] = ("keeps",)

    def __init__(self, seat: Seat, keeps: bool) -> None:
        super().__init__(seat)
        self.keeps = keeps

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any, or those that count now."""
        for skill in game.skill_offer if self.keeps else usable(game, self.seat):
            out.append(SKILL_ACTIONS[skill])

    def take(self, game: "MageKnight", action: Action) -> None:
        """One of each turn is used twice, one of each Round once; a kept one comes face up."""
        if self.keeps:
            game.skill_offer = offers.without(game.skill_offer, action.a)
            skills.gain(game, self.seat, action.a)
            return
        times = 2 if SKILLS[action.a].usage == "once-per-turn" else 1
        game.push(UseOfferedSkill(self.seat, action.a, times))


class UseOfferedSkill(Step["MageKnight"]):
    """A Skill of the common offer is used, and perhaps again if it still counts."""

    fields: ClassVar[tuple[str, ...]] = ("skill", "left")

    def __init__(self, seat: Seat, skill: int, left: int) -> None:
        super().__init__(seat)
        self.skill = skill
        self.left = left

    def run(self, game: "MageKnight") -> None:
        """Use it once."""
        if not counts(game, self.seat, self.skill):
            return
        if self.left > 1:
            game.push(UseOfferedSkill(self.seat, self.skill, self.left - 1))
        perform.begin(game, self.seat, FROM_SKILL, self.skill, 0, SKILLS[self.skill].effect.path)
