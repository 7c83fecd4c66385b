"""Labels of options that tell more than their verb: what a card or Skill does, which enemy or Unit a number means.

Questions and offers may have labels of their own; these are for all that have none.
"""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight import answers
from roundtable.games.mage_knight.content.components import (
    CARD,
    CARDS,
    ENEMY,
    ENEMY_OF,
    KIND_OF_CARD,
    SKILL,
    SKILLS,
    UNIT,
    UNIT_OF,
    UNITS,
)
from roundtable.games.mage_knight.content.hexes import SPACE
from roundtable.games.mage_knight.content.integers import Seat, Space
from roundtable.games.mage_knight.content.names import ARTIFACT, COLOUR, COLOURS, MANA, NONE, SITE, SPELL, TERRAIN
from roundtable.games.mage_knight.course import turns
from roundtable.games.mage_knight.effects import perform
from roundtable.games.mage_knight.map import board, movement, tokens
from roundtable.games.mage_knight.odd import interactive_spells, skills
from roundtable.games.mage_knight.play import allowances
from roundtable.games.mage_knight.text.cards_text import (
    ABILITY_TEXT,
    CARD_TEXT,
    EFFECT,
    FIRST_ABILITY,
    NIGHT_NAME,
    SKILL_TEXT,
    TACTIC_TEXT,
)
from roundtable.games.mage_knight.verbs import borrowing, structure
from roundtable.games.mage_knight.vocabulary import (
    ACCEPT,
    ACTIVATE,
    BLOW,
    BUY_SPELL,
    CHALLENGE,
    CHOOSE,
    ENTER,
    EXPLORE,
    GO,
    HEAL_UNIT,
    INTERACT,
    LEARN,
    OPTION,
    PAY,
    PICK,
    PLAY,
    POWER,
    RETURN,
    SKILL_VERB,
    TAKE,
    UNIT_VERB,
    USE,
    USE_TACTIC,
)
from roundtable.games.mage_knight.vocabulary import (
    ENEMY as ENEMY_VERB,
)
from roundtable.kernel.action import Action
from roundtable.kernel.wording import NUMBER, SEAT, Message, Param, Wording

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

card: Final = Param("card", CARD)
whole: Final = Param("card", CARD_TEXT)
text: Final = Param("text", EFFECT)
unit: Final = Param("unit", UNIT)
skill: Final = Param("skill", SKILL)
space: Final = Param("space", SPACE)
terrain: Final = Param("terrain", TERRAIN)
site: Final = Param("site", SITE)
place: Final = Param("place", NUMBER)
enemy: Final = Param("enemy", ENEMY)
number: Final = Param("number", NUMBER)
colour: Final = Param("colour", COLOUR)
mana: Final = Param("mana", MANA)

LABEL_PLAY: Final = Wording("mage_knight-label-play", card, text)
LABEL_POWER: Final = Wording("mage_knight-label-power", card, text)
LABEL_CAST: Final = Wording("mage_knight-label-cast", card, text)
LABEL_CAST_NIGHT: Final = Wording("mage_knight-label-cast-night", Param("card", NIGHT_NAME), text)
LABEL_SPEND: Final = Wording("mage_knight-label-spend", card, text)
LABEL_EFFECT: Final = Wording("mage_knight-label-effect", text)
LABEL_ACCEPT: Final = Wording("mage_knight-label-accept", text)
LABEL_PICK: Final = Wording("mage_knight-label-pick", whole)
LABEL_LEARN: Final = Wording("mage_knight-label-learn", whole)
LABEL_BUY_SPELL: Final = Wording("mage_knight-label-buy-spell", whole)
LABEL_PAY: Final = Wording("mage_knight-label-pay", mana)
LABEL_PAY_AS: Final = Wording("mage_knight-label-pay-as", mana, colour)
LABEL_USE: Final = Wording("mage_knight-label-use", skill, text)
LABEL_RETURN: Final = Wording("mage_knight-label-return", skill, text)
LABEL_SKILL: Final = Wording("mage_knight-label-skill", Param("skill", SKILL_TEXT))
LABEL_TACTIC: Final = Wording("mage_knight-label-tactic", Param("tactic", TACTIC_TEXT))
LABEL_USE_TACTIC: Final = Wording("mage_knight-label-use-tactic", Param("tactic", TACTIC_TEXT))
LABEL_UNIT: Final = Wording("mage_knight-label-unit", unit)
LABEL_ABILITY: Final = Wording("mage_knight-label-ability", unit, Param("text", ABILITY_TEXT))
LABEL_HEAL_UNIT: Final = Wording("mage_knight-label-heal-unit", unit, number)
LABEL_GO: Final = Wording("mage_knight-label-go", space, terrain, number)
LABEL_GO_SITE: Final = Wording("mage_knight-label-go-site", space, terrain, site, number)
LABEL_WAY_EXPLORE: Final = Wording("mage_knight-label-way-explore", number)
LABEL_WAY_CHALLENGE: Final = Wording("mage_knight-label-way-challenge", enemy, number)
LABEL_STEP: Final = Wording("mage_knight-label-step", space, terrain)
LABEL_CHALLENGE: Final = Wording("mage_knight-label-challenge", enemy, space)
LABEL_ENTER: Final = Wording("mage_knight-label-enter", site)
LABEL_INTERACT: Final = Wording("mage_knight-label-interact", site)
LABEL_ENEMY: Final = Wording("mage_knight-label-enemy", place, enemy)
LABEL_BLOW: Final = Wording("mage_knight-label-blow", place, enemy, number)
LABEL_CLAIM_NOW: Final = Wording("mage_knight-label-claim-now", colour)
LABEL_CLAIM_LATER: Final = Wording("mage_knight-label-claim-later", colour)
LABEL_SPEND_RIVAL: Final = Wording("mage_knight-label-spend-rival", unit)
LABEL_VICTIM: Final = Wording("mage_knight-label-victim", Param("seat", SEAT))

ALL: Final = tuple([value for value in list(globals().values()) if isinstance(value, Wording)])


def label(game: "MageKnight", question: object, seat: Seat, action: Action) -> Message | None:
    """Give what an option means at this table; None if its verb says enough."""
    verb = action.verb
    if verb in (PLAY, POWER):
        return card_label(action)
    if verb in WHOLE_CARDS:
        return Message(WHOLE_CARDS[verb], (action.a,))
    if verb in (USE, RETURN, SKILL_VERB):
        return skill_label(action)
    if verb in (UNIT_VERB, HEAL_UNIT, ACTIVATE):
        return unit_label(game, seat, action)
    if verb in (GO, CHALLENGE, ENTER, INTERACT):
        return map_label(game, question, seat, action)
    if verb in (ENEMY_VERB, BLOW):
        return enemy_label(game, action)
    if verb in (CHOOSE, ACCEPT):
        return choice_label(game, question, action)
    if verb == OPTION:
        node = allowances.allowances(game, seat)[action.a].node
        return Message(LABEL_EFFECT, (EFFECT.at(allowances.steps_path(node)),))
    if verb == PAY:
        same = action.a % COLOURS == action.b
        return Message(LABEL_PAY, (action.a,)) if same else Message(LABEL_PAY_AS, (action.a, action.b))
    if verb == TAKE:
        return Message(LABEL_TACTIC, (action.a,))
    if verb == USE_TACTIC:
        return Message(LABEL_USE_TACTIC, (game.players[seat].tactic,))
    return game.rules.scenario.label(game, seat, action)


WHOLE_CARDS: Final = {PICK: LABEL_PICK, LEARN: LABEL_LEARN, BUY_SPELL: LABEL_BUY_SPELL}


def card_label(action: Action) -> Message | None:
    """A card with what the half used does; a Spell is cast, an Artifact thrown away for its strong half."""
    if action.a >= len(CARDS):
        return None
    kind = KIND_OF_CARD[action.a]
    used = CARDS[action.a]
    if action.verb == PLAY:
        return Message(LABEL_CAST if kind == SPELL else LABEL_PLAY, (action.a, EFFECT.at(used.basic.path)))
    if used.powered is None:
        return None
    told = EFFECT.at(used.powered.path)
    if kind == SPELL:
        return Message(LABEL_CAST_NIGHT, (NIGHT_NAME.at(used.id), told))
    return Message(LABEL_SPEND if kind == ARTIFACT else LABEL_POWER, (action.a, told))


def skill_label(action: Action) -> Message | None:
    """A Skill with what it does."""
    used = SKILLS[action.a]
    if action.verb == RETURN and (used.centre is None or not used.centre.steps):
        return None
    if action.verb == USE:
        return Message(LABEL_USE, (action.a, EFFECT.at(used.effect.path)))
    if action.verb == RETURN and used.centre is not None:
        return Message(LABEL_RETURN, (action.a, EFFECT.at(used.centre.path)))
    return Message(LABEL_SKILL, (action.a,))


def unit_label(game: "MageKnight", seat: Seat, action: Action) -> Message:
    """A Unit by its name, with the ability used."""
    kind = UNIT_OF[game.players[seat].units[action.a].card]
    if action.verb == ACTIVATE:
        return Message(LABEL_ABILITY, (kind, FIRST_ABILITY[kind] + action.b))
    if action.verb == HEAL_UNIT:
        return Message(LABEL_HEAL_UNIT, (kind, UNITS[kind].level))
    return Message(LABEL_UNIT, (kind,))


def map_label(game: "MageKnight", question: object, seat: Seat, action: Action) -> Message | None:
    """A space with its terrain, its site and what it costs; or what the own space is for."""
    if action.verb in (ENTER, INTERACT):
        here = board.adventure_at(game, game.players[seat].space)
        if here == NONE:
            return None
        return Message(LABEL_ENTER if action.verb == ENTER else LABEL_INTERACT, (here,))
    if action.verb == CHALLENGE:
        found = tokens.tokens_at(game, board.spot_at(game, action.a))
        return Message(LABEL_CHALLENGE, (ENEMY_OF[found[0]], action.a)) if found else None
    if not isinstance(question, turns.TakeTurn):
        return Message(LABEL_STEP, (action.a, board.terrain_at(game, action.a)))
    return go_label(game, action.a, movement.move_cost(game, seat, action.a))


def go_label(game: "MageKnight", to: Space, cost: int) -> Message:
    """A space to go to, with its terrain, its site and what it costs."""
    ground = board.terrain_at(game, to)
    there = board.adventure_at(game, to)
    if there == NONE:
        return Message(LABEL_GO, (to, ground, cost))
    return Message(LABEL_GO_SITE, (to, ground, there, cost))


def way_label(game: "MageKnight", last: Action, cost: int) -> Message:
    """A way by where it leads and what it costs in all."""
    if last.verb == EXPLORE:
        return Message(LABEL_WAY_EXPLORE, (cost,))
    if last.verb == CHALLENGE:
        found = tokens.tokens_at(game, board.spot_at(game, last.a))
        return Message(LABEL_WAY_CHALLENGE, (ENEMY_OF[found[0]], cost))
    return go_label(game, last.a, cost)


def enemy_label(game: "MageKnight", action: Action) -> Message | None:
    """An enemy of the combat by its place and name, or one of its attacks."""
    if game.combat is None:
        return None
    foe = game.combat.foes[action.a]
    if foe.unit != NONE:
        share = foe.values[action.b] if action.verb == BLOW else 0
        unit = (action.a + 1, UNIT_OF[foe.unit])
        return Message(answers.LABEL_UNIT_SHARE, (*unit, share)) if share else Message(answers.LABEL_RIVAL_UNIT, unit)
    if action.verb == BLOW:
        return Message(LABEL_BLOW, (action.a + 1, ENEMY_OF[foe.token], foe.values[action.b]))
    return Message(LABEL_ENEMY, (action.a + 1, ENEMY_OF[foe.token]))


def choice_label(game: "MageKnight", question: object, action: Action) -> Message | None:
    """What a choice by number, or a yes, stands for."""
    if isinstance(question, structure.ChooseBranch):
        return Message(LABEL_EFFECT, (EFFECT.at(f"{question.path}.of.{action.a}"),))
    if isinstance(question, structure.MayDo) and action.verb == ACCEPT:
        return Message(LABEL_ACCEPT, (EFFECT.at(f"{question.path}.then"),))
    if isinstance(question, borrowing.BorrowHalf):
        used = CARDS[question.kind]
        half = used.basic if action.a == 0 else used.powered
        return None if half is None else Message(LABEL_EFFECT, (EFFECT.at(half.path),))
    if isinstance(question, borrowing.BorrowUnit):
        found, ability = borrowing.abilities(game, game.frames[-1], perform.open_now(game))[action.a]
        return Message(LABEL_ABILITY, (UNIT_OF[found], FIRST_ABILITY[UNIT_OF[found]] + ability))
    if isinstance(question, interactive_spells.ClaimMana):
        return Message(LABEL_CLAIM_NOW if action.a == 0 else LABEL_CLAIM_LATER, (question.colour,))
    if isinstance(question, interactive_spells.SpendRival):
        return Message(LABEL_SPEND_RIVAL, (UNIT_OF[game.players[question.rival].units[action.a].card],))
    if isinstance(question, skills.RitualVictim):
        return Message(LABEL_VICTIM, (action.a,))
    return None
