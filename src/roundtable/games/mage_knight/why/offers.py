"""Why a card or Unit of an offer cannot be had now."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight import refusals
from roundtable.games.mage_knight.cards import mana
from roundtable.games.mage_knight.content.components import COLOURS_OF_CARD, KIND_OF, UNIT_OF, UNITS
from roundtable.games.mage_knight.content.integers import Kind, Seat
from roundtable.games.mage_knight.content.names import INTERACTION, NONE
from roundtable.games.mage_knight.locals import hiring, recruiting, wares
from roundtable.games.mage_knight.locals.wares import NOT_SOLD
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.vocabulary import ADD_ELITE, BUY_ARTIFACT, BUY_HEALING, PICK, RECRUIT
from roundtable.games.mage_knight.why import moments
from roundtable.kernel.action import Action
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

MONASTERY: str = "mage_knight.interaction.monastery-advanced-action-6"
GREEN_CITY: str = "mage_knight.interaction.green-city-advanced-action-6"
HEALING: str = "mage_knight.interaction.spend-on-site-options"
RED_CITY: str = "mage_knight.interaction.red-city-artifact-12"
WHITE_CITY: str = "mage_knight.interaction.white-city-adds-elite-for-2"
SPELLS: str = "mage_knight.interaction.mage-tower-spell-7-and-mana"


def picking(game: "MageKnight", seat: Seat, action: Action) -> list[Message]:
    """Where a card of an offer is to be picked: another one is meant."""
    question = moments.question_of(game, seat)
    if question is None or not moments.offers(game, seat, PICK):
        return []
    return [Message(refusals.OFFER_NOT_MEANT, (), question.rule_now(game))]


def learning(game: "MageKnight", seat: Seat, action: Action) -> list[Message]:
    """An Advanced Action is taught by a monastery or in the Green city."""
    here = wares.sold_at(game, seat, game.players[seat].space) if game.players[seat].space != NONE else None
    if action.a in [KIND_OF[deed] for deed in game.monastery_offer]:
        price = NOT_SOLD if here is None else here.monastery
        return sold_for(game, seat, price, Message(refusals.TAUGHT), MONASTERY)
    if action.a in [KIND_OF[deed] for deed in game.advanced_offer]:
        price = NOT_SOLD if here is None else here.advanced
        return sold_for(game, seat, price, Message(refusals.ADVANCED_SOLD), GREEN_CITY)
    return []


def buying(game: "MageKnight", seat: Seat, action: Action) -> list[Message]:
    """A Spell is bought in a mage tower or in the Blue city, with a mana of its colour."""
    if action.a not in [KIND_OF[deed] for deed in game.spell_offer]:
        return []
    here = wares.sold_at(game, seat, game.players[seat].space) if game.players[seat].space != NONE else None
    price = NOT_SOLD if here is None else here.spell
    found = sold_for(game, seat, price, Message(refusals.SPELLS_SOLD), SPELLS)
    if game.turn.phase == INTERACTION and game.turn.influence >= price != NOT_SOLD:
        found += spell_mana(game, seat, action.a)
    return found


def spell_mana(game: "MageKnight", seat: Seat, kind: Kind) -> list[Message]:
    """Name the mana that a Spell costs besides, if it is missing."""
    colours = COLOURS_OF_CARD[kind]
    if colours & mana.payable(game, seat):
        return []
    return [Message(refusals.SPELL_MANA, (colours.bit_length() - 1,))]


def ware(game: "MageKnight", seat: Seat, action: Action) -> list[Message]:
    """Healing, an unseen Advanced Action, an Artifact, one more Elite Unit: sold here for more, if at all."""
    space = game.players[seat].space
    here = None if space == NONE else wares.sold_at(game, seat, space)
    if here is None:
        return [Message(refusals.NO_LOCALS)]
    if action.verb == BUY_HEALING:
        return sold_for(game, seat, here.healing, Message(refusals.NO_LOCALS), HEALING)
    if action.verb == BUY_ARTIFACT:
        return sold_for(game, seat, here.artifact, Message(refusals.NO_LOCALS), RED_CITY)
    if action.verb == ADD_ELITE:
        return sold_for(game, seat, here.elite, Message(refusals.NO_LOCALS), WHITE_CITY)
    return sold_for(game, seat, here.advanced, Message(refusals.ADVANCED_SOLD), GREEN_CITY)


def dealing(game: "MageKnight", seat: Seat, action: Action) -> list[Message]:
    """Say why the locals here do not deal with a hero now."""
    space = game.players[seat].space
    if space == NONE or wares.sold_at(game, seat, space) is None:
        return [Message(refusals.NO_LOCALS)]
    found = before_dealing(game, seat)
    return [] if found is None or found.wording is refusals.DEAL_FIRST else [found]


def sold_for(game: "MageKnight", seat: Seat, price: int, elsewhere: Message, rule: str) -> list[Message]:
    """Say that a ware is sold elsewhere, or what must be done here first, or what it costs."""
    if price == NOT_SOLD:
        return [elsewhere]
    found = before_dealing(game, seat)
    if found is not None:
        return [found]
    if game.turn.influence < price:
        return [Message(refusals.INFLUENCE_MISSING, (price, game.turn.influence), rule)]
    return []


def before_dealing(game: "MageKnight", seat: Seat) -> Message | None:
    """Say what keeps a player from dealing with the locals here; None while doing so."""
    found = moments.instead(game, seat)
    if found is not None:
        return found
    turn = game.turn
    if turn.phase == INTERACTION:
        return None
    if hiring.shunned(game, seat):
        return Message(refusals.SHUNNED)
    if game.combat is not None:
        return Message(refusals.COMBAT_NO_DEALING)
    if turn.resting:
        return Message(refusals.REST_NO_DEALING)
    return Message(refusals.ACTION_TAKEN if turn.acted else refusals.DEAL_FIRST)


def recruiting_from(game: "MageKnight", seat: Seat, action: Action) -> list[Message]:
    """Say why a Unit of the offer does not come."""
    kind = action.a
    if kind not in [UNIT_OF[card] for card in game.unit_offer]:
        return []
    if moments.offers(game, seat, RECRUIT) and game.turn.phase != INTERACTION:
        return [Message(refusals.UNIT_REFUSES, (kind,))]
    space = game.players[seat].space
    here = None if space == NONE else wares.sold_at(game, seat, space)
    if here is None:
        return [Message(refusals.NO_LOCALS)]
    if not here.any_unit and not UNITS[kind].sites & here.icon:
        return [Message(refusals.NOT_RECRUITED_HERE, (kind, board.site_at(game, space)))]
    found = before_dealing(game, seat)
    if found is not None:
        return [found]
    if hiring.alone(game):
        return [Message(refusals.RECRUITS_NOBODY)]
    price = max(0, recruiting.full_price(game, seat, kind) - recruiting.most_off(game, seat))
    if price > game.turn.influence:
        return [Message(refusals.INFLUENCE_MISSING, (price, game.turn.influence))]
    if kind == hiring.FAMILIARS:
        return [Message(refusals.FAMILIARS_MANA)]
    return [Message(refusals.UNIT_REFUSES, (kind,))]
