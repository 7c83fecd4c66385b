"""What is going on instead: the moment of the game, for whoever points at a thing that has to wait."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight import refusals
from roundtable.games.mage_knight.combat import battle, damage
from roundtable.games.mage_knight.content.components import KIND_OF, UNIT_OF
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import BEFORE_TURN, DUMMY, END_OF_TURN, NONE
from roundtable.games.mage_knight.course import joint_assault, proposal, rest
from roundtable.games.mage_knight.effects import perform
from roundtable.games.mage_knight.locals import altar, interaction, recruiting
from roundtable.games.mage_knight.play import activation, playing
from roundtable.games.mage_knight.pvp import beginning, spoils
from roundtable.games.mage_knight.state.pieces import FROM_CARD, FROM_SIDEWAYS, FROM_SKILL, FROM_TACTIC, FROM_UNIT
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def question_of(game: "MageKnight", seat: Seat) -> "Question[MageKnight] | None":
    """Give the question a seat is asked."""
    for question in game.open_questions():
        if question.seat == seat:
            return question
    return None


def offers(game: "MageKnight", seat: Seat, *verbs: int) -> bool:
    """Say whether the question a seat is asked takes one of some verbs as an answer."""
    for option in game.options_of(seat):
        if option.verb in verbs:
            return True
    return False


def choosing(game: "MageKnight", seat: Seat, *verbs: int) -> "Question[MageKnight] | None":
    """Give the question a seat is asked if it is about one of some verbs and lets nothing else in."""
    question = question_of(game, seat)
    if question is None or question.windows(game) or not offers(game, seat, *verbs):
        return None
    return question


def not_the_turn(game: "MageKnight", seat: Seat) -> Message | None:
    """Say that it is not the turn of a seat, or no more; None in its turn."""
    turn = game.turn
    if turn.seat == NONE:
        return before_turns(game)
    if turn.seat != seat:
        return Message(refusals.OTHERS_TURN, (turn.seat,))
    if turn.phase == BEFORE_TURN:
        return Message(refusals.NOT_BEGUN)
    if turn.phase == END_OF_TURN:
        return Message(refusals.ENDING)
    return None


def instead(game: "MageKnight", seat: Seat) -> Message | None:
    """Say what keeps a seat from doing anything else; None if it is free to act in its turn."""
    found = not_the_turn(game, seat)
    if found is not None:
        return found
    question = question_of(game, seat)
    if question is None or question.windows(game):
        return None
    return midst(game, question)


def before_turns(game: "MageKnight") -> Message:
    """Between Rounds: heroes and Tactics are chosen, everything is prepared."""
    if [player for player in game.players if player.hero == NONE]:
        return Message(refusals.HEROES_FIRST)
    taken = effect_told(game) if game.frames else None
    if taken is not None:
        return taken
    for seat in game.order:
        if seat != DUMMY and game.players[seat].tactic == NONE:
            return Message(refusals.TACTICS_FIRST)
    return Message(refusals.PREPARING)


def midst(game: "MageKnight", question: "Question[MageKnight]") -> Message:
    """Say what must be finished first."""
    for step in reversed(game.agenda):
        found = told_of(game, step)
        if found is not None:
            return found
    return Message(refusals.ANSWER_FIRST, (), question.rule_now(game))


def told_of(game: "MageKnight", step: "Step[MageKnight]") -> Message | None:
    """Say what a step on the agenda belongs to, if it tells."""
    if isinstance(step, playing.UseHalf):
        return Message(refusals.MIDST_CARD, (step.kind,))
    if isinstance(step, activation.UseAbility):
        return Message(refusals.MIDST_UNIT, (step.kind,))
    if isinstance(step, perform.EndEffect):
        return effect_told(game)
    if isinstance(step, recruiting.Bargain | recruiting.ChooseDisbanded | recruiting.ChoosePlace):
        return Message(refusals.RECRUIT_FIRST, (UNIT_OF[step.card],))
    if isinstance(step, recruiting.HireFamiliars):
        return Message(refusals.RECRUIT_FIRST, (UNIT_OF[step.card],))
    return settled_first(step)


def settled_first(step: "Step[MageKnight]") -> Message | None:
    """Say what a step on the agenda wants settled, if it tells."""
    if isinstance(step, rest.RestWounds):
        return Message(refusals.REST_WOUNDS_FIRST)
    if isinstance(step, damage.ShareDamage):
        return Message(refusals.DAMAGE_FIRST)
    if isinstance(step, spoils.AssignToPlayer | spoils.TurnBannerOver):
        return Message(refusals.RIVAL_DAMAGE_FIRST)
    if isinstance(step, beginning.Participate):
        return Message(refusals.PARTICIPATION_FIRST)
    if isinstance(step, battle.JoinCombat):
        return Message(refusals.FOES_FIRST)
    if isinstance(step, proposal.Propose | proposal.Agree | joint_assault.EnterCity):
        return Message(refusals.ASSAULT_FIRST)
    if isinstance(step, interaction.GainSpell):
        return Message(refusals.PURCHASE_FIRST)
    return Message(refusals.TRIBUTE_FIRST) if isinstance(step, altar.Tribute) else None


def effect_told(game: "MageKnight") -> Message | None:
    """Name what the innermost effect comes from."""
    by = game.frames[-1]
    if by.source < 0:
        return None
    if by.origin in (FROM_CARD, FROM_SIDEWAYS):
        return Message(refusals.MIDST_CARD, (KIND_OF[by.source],))
    if by.origin == FROM_UNIT and by.unit != NONE:
        return Message(refusals.MIDST_UNIT, (UNIT_OF[by.source],))
    if by.origin == FROM_SKILL:
        return Message(refusals.MIDST_SKILL, (by.source,))
    return Message(refusals.MIDST_TACTIC, (by.source,)) if by.origin == FROM_TACTIC else None
