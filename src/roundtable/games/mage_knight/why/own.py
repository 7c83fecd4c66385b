"""Why one's own cards, mana, Units, Skills, Tactic and hero can do nothing now."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight import refusals
from roundtable.games.mage_knight.cards import mana, paying, source
from roundtable.games.mage_knight.content.components import WOUND_KIND
from roundtable.games.mage_knight.content.integers import Colour, Seat
from roundtable.games.mage_knight.content.names import BLACK, COLOURS, GOLD, M_DIE, NONE
from roundtable.games.mage_knight.content.reasons import refusal
from roundtable.games.mage_knight.course import end_of_turn, rest
from roundtable.games.mage_knight.verbs import giving_up
from roundtable.games.mage_knight.vocabulary import CARD_VERB, DIE, SKILL_VERB, TURN_SIDEWAYS, UNIT_VERB
from roundtable.games.mage_knight.why import moments
from roundtable.kernel.action import Action
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def closed(game: "MageKnight", seat: Seat, action: Action) -> list[Message]:
    """Say why what may be done at many moments of a turn has to wait; where it is open, it speaks for itself."""
    question = moments.question_of(game, seat)
    extra = game.extras.by_verb[action.verb]
    if question is None or (extra is not None and extra.windows & question.windows(game)):
        return []
    found = moments.instead(game, seat)
    return [] if found is None else [found]


def playing(game: "MageKnight", seat: Seat, action: Action) -> list[Message]:
    """A card of the hand: where cards are chosen for something else, another one is meant."""
    question = moments.question_of(game, seat)
    if question is not None and moments.offers(game, seat, CARD_VERB, TURN_SIDEWAYS):
        if action.a != WOUND_KIND:
            if question.windows(game):
                return []
            return [Message(refusals.CARD_NOT_MEANT, (), question.rule_now(game))]
        if isinstance(question, rest.Resting):
            return [Message(refusals.REST_FIRST)]
        if isinstance(question, giving_up.GiveUpCards):
            return [Message(refusals.WOUND_NO_COST)]
        if isinstance(question, end_of_turn.DiscardBeforeDraw):
            return [Message(refusals.WOUND_KEPT)]
    return closed(game, seat, action)


def healing(game: "MageKnight", seat: Seat, action: Action) -> list[Message]:
    """There is no Healing in combat."""
    if game.combat is not None and moments.instead(game, seat) is None:
        return [refusal("no-healing-in-combat")]
    return closed(game, seat, action)


def dice(game: "MageKnight", seat: Seat, action: Action) -> list[Message]:
    """A die of the Source: depleted, used up for this turn, or taken only when its mana is used."""
    return die(game, seat, action.a)


def die(game: "MageKnight", seat: Seat, colour: Colour) -> list[Message]:
    """Say why a die of a colour cannot be had now."""
    question = moments.question_of(game, seat)
    if question is not None and moments.offers(game, seat, DIE):
        return [Message(refusals.DIE_NOT_MEANT, (), question.rule_now(game))]
    if source.exhausted(game, colour):
        day = colour == BLACK
        rule = "mage_knight.mana.black-dice-depleted-by-day" if day else "mage_knight.mana.gold-dice-depleted-by-night"
        return [Message(refusals.DEPLETED, (colour,), rule)]
    found = moments.not_the_turn(game, seat)
    if found is not None:
        return [found]
    if not source.dice_left(game, seat):
        return [Message(refusals.DIE_USED if game.turn.usual_die else refusals.DIE_BARRED)]
    if isinstance(question, paying.Pay):
        return pay_otherwise(question)
    found = moments.instead(game, seat)
    if found is not None:
        return [found]
    return [Message(refusals.GOLD_WHEN_PAID) if colour == GOLD else Message(refusals.DIE_WHEN_PAID, (colour,))]


def paid(game: "MageKnight", seat: Seat, action: Action) -> list[Message]:
    """Mana at hand: used only where something asks for it, and gold and black only at their time of day."""
    colour = action.a % COLOURS
    if action.a // COLOURS == M_DIE:
        return die(game, seat, colour)
    question = moments.question_of(game, seat)
    if colour == GOLD and not mana.gold_usable(game):
        return [Message(refusals.GOLD_AT_NIGHT)]
    if colour == BLACK and not mana.black_usable(game):
        return [Message(refusals.BLACK_BY_DAY)]
    if isinstance(question, paying.Pay):
        return pay_otherwise(question)
    found = moments.instead(game, seat)
    return [Message(refusals.MANA_WHEN_PAID) if found is None else found]


def pay_otherwise(question: paying.Pay) -> list[Message]:
    """Name the colour that is to be paid, if it is a single one."""
    wanted = question.colours & ((1 << COLOURS) - 1)
    if wanted == 0 or wanted & (wanted - 1):
        return [Message(refusals.PAY_ANOTHER)]
    return [Message(refusals.PAY_OTHERWISE, (wanted.bit_length() - 1,))]


def units(game: "MageKnight", seat: Seat, action: Action) -> list[Message]:
    """Where a Unit is chosen for something, another one is meant."""
    question = moments.choosing(game, seat, UNIT_VERB)
    return [] if question is None else [Message(refusals.UNIT_NOT_MEANT, (), question.rule_now(game))]


def skills(game: "MageKnight", seat: Seat, action: Action) -> list[Message]:
    """Where a Skill is chosen, another one is meant."""
    question = moments.choosing(game, seat, SKILL_VERB)
    return [] if question is None else [Message(refusals.SKILL_NOT_MEANT, (), question.rule_now(game))]


def tactics(game: "MageKnight", seat: Seat, action: Action) -> list[Message]:
    """Tactics are taken at the start of a Round."""
    return [Message(refusals.TACTICS_CHOSEN)] if game.players[seat].tactic != NONE else []


def heroes(game: "MageKnight", seat: Seat, action: Action) -> list[Message]:
    """Heroes are chosen before the game."""
    hero = game.players[seat].hero
    return [] if hero == NONE else [Message(refusals.HERO_CHOSEN, (hero,))]
