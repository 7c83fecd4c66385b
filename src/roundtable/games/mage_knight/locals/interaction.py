"""Dealing with the locals: Influence from Reputation and shields once, then buying whatever it suffices for."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import answers, words
from roundtable.games.mage_knight.cards import hands, mana, offers, paying
from roundtable.games.mage_knight.content.components import COLOURS_OF_CARD, KIND_OF
from roundtable.games.mage_knight.content.integers import Kind, Seat, WindowBits
from roundtable.games.mage_knight.content.names import CITY, INTERACTION, W_ARTIFACT
from roundtable.games.mage_knight.effects.windows import OF_PHASE
from roundtable.games.mage_knight.locals import hiring, recruiting, wares
from roundtable.games.mage_knight.locals.wares import NOT_SOLD, Wares
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.state import this_turn
from roundtable.games.mage_knight.vocabulary import (
    ADD_ELITE,
    ADDS_ELITE,
    BUY_ARTIFACT,
    BUY_HEALING,
    BUY_SPELL,
    BUYS_ARTIFACT,
    BUYS_HEALING,
    BUYS_SPELL,
    DONES,
    LEARN,
    LEARN_UNSEEN,
    LEARNS,
    LEARNS_UNSEEN,
    RECRUIT,
)
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def possible(game: "MageKnight", seat: Seat) -> bool:
    """Say whether a player can deal with the locals here: there are some who would, and Reputation is not at the X."""
    player = game.players[seat]
    if wares.sold_at(game, seat, player.space) is None:
        return False
    return not hiring.shunned(game, seat)


def begin(game: "MageKnight", seat: Seat) -> None:
    """Use the action for dealing with the locals; Reputation and shields count once."""
    this_turn.use_action(game)
    turn = game.turn
    turn.phase = INTERACTION
    if not turn.bought:
        turn.bought = True
        turn.influence += hiring.modifier(game, seat) + shields_here(game, seat)
    game.tell(words.INTERACTS, seat, board.site_at(game, game.players[seat].space), turn.influence)
    game.then(Interact(seat), this_turn.AfterAction(seat))
    if sold(game, seat).spell != NOT_SOLD or sold(game, seat).advanced != NOT_SOLD:
        offers.uncover(game)


def shields_here(game: "MageKnight", seat: Seat) -> int:
    """Count the own shields on the City card of the city the hero is in."""
    space = game.players[seat].space
    if board.site_at(game, space) != CITY:
        return 0
    return board.state_at(game, space).shields.count(seat)


def sold(game: "MageKnight", seat: Seat) -> Wares:
    """Give what is sold where the hero deals with locals."""
    found = wares.sold_at(game, seat, game.players[seat].space)
    if found is None:
        raise LookupError(seat)
    return found


class Interact(Question["MageKnight"]):
    """What is bought? Influence effects come as offers; anything may be bought again and again."""

    rule: ClassVar[str] = "mage_knight.interaction.buy-any-number"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """What there is Influence for, and leaving."""
        here = sold(game, self.seat)
        influence = game.turn.influence
        recruiting.add_recruits(game, self.seat, here, influence, out)
        if NOT_SOLD < here.healing <= influence:
            out.append(BUYS_HEALING)
        if NOT_SOLD < here.monastery <= influence:
            out.extend([LEARNS[KIND_OF[deed]] for deed in game.monastery_offer])
        if NOT_SOLD < here.spell <= influence:
            add_spells(game, self.seat, out)
        if NOT_SOLD < here.advanced <= influence:
            out.extend([LEARNS[KIND_OF[deed]] for deed in game.advanced_offer])
            if game.advanced_deck.cards:
                out.append(LEARNS_UNSEEN)
        if NOT_SOLD < here.artifact <= influence and game.turn.rewards.count(W_ARTIFACT) < len(game.artifact_deck):
            out.append(BUYS_ARTIFACT)
        if NOT_SOLD < here.elite <= influence and game.elite_deck.cards:
            out.append(ADDS_ELITE)
        out.append(DONES)

    def windows(self, game: "MageKnight") -> WindowBits:
        """Those of an interaction."""
        return OF_PHASE[game.turn.phase]

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        """Say the price of a Unit that is dearer here than its card says."""
        if action.verb != RECRUIT or not sold(game, self.seat).surcharges:
            return None
        return Message(answers.LABEL_RECRUIT, (action.a, recruiting.full_price(game, self.seat, action.a)))

    def take(self, game: "MageKnight", action: Action) -> None:
        """Buy and ask again; what Influence is left when leaving is lost."""
        verb = action.verb
        if action is DONES:
            game.turn.influence = 0
            return
        game.push(Interact(self.seat))
        here = sold(game, self.seat)
        if verb == RECRUIT:
            recruiting.buy(game, self.seat, action.a)
        elif verb == BUY_HEALING:
            game.turn.influence -= here.healing
            game.turn.healing += 1
            game.tell(words.BOUGHT_HEALING, self.seat)
        elif verb == LEARN:
            learn(game, self.seat, action.a, here)
        elif verb == LEARN_UNSEEN:
            game.turn.influence -= here.advanced
            hands.gain(game, self.seat, offers.draw_advanced(game))
        elif verb == BUY_SPELL:
            game.turn.influence -= here.spell
            game.push(GainSpell(self.seat, action.a))
            paying.ask(game, self.seat, COLOURS_OF_CARD[action.a])
        elif verb == BUY_ARTIFACT:
            game.turn.influence -= here.artifact
            this_turn.note_reward(game, W_ARTIFACT)
            game.tell(words.BOUGHT_ARTIFACT, self.seat)
        else:
            assert verb == ADD_ELITE
            game.turn.influence -= here.elite
            offers.add_elite(game)


def add_spells(game: "MageKnight", seat: Seat, out: list[Action]) -> None:
    """Append the Spells of the offer whose colour can be paid."""
    payable = mana.payable(game, seat)
    for deed in game.spell_offer:
        if payable & COLOURS_OF_CARD[KIND_OF[deed]]:
            out.append(BUYS_SPELL[KIND_OF[deed]])


def learn(game: "MageKnight", seat: Seat, kind: Kind, here: Wares) -> None:
    """Buy an Advanced Action: at a monastery out of the Unit offer, in the Green city out of its own offer."""
    if here.monastery != NOT_SOLD:
        game.turn.influence -= here.monastery
        deed = offers.of_kind(game.monastery_offer, kind)
        offers.take_monastery_card(game, deed)
        hands.gain(game, seat, deed)
    else:
        game.turn.influence -= here.advanced
        offers.gain_advanced(game, seat, offers.of_kind(game.advanced_offer, kind))


class GainSpell(Step["MageKnight"]):
    """A Spell is paid for."""

    fields: ClassVar[tuple[str, ...]] = ("kind",)

    def __init__(self, seat: Seat, kind: Kind) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def run(self, game: "MageKnight") -> None:
        """It goes on top of the Deed deck; the offer is refilled."""
        offers.gain_spell(game, self.seat, offers.of_kind(game.spell_offer, self.kind))
