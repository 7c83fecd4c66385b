"""The course of a round: King's cards, Taverns, Paladins chosen and revealed, workers gathered, turns, reset."""

from typing import ClassVar, Final

from roundtable.games.paladins import refusals, solo, turn, words
from roundtable.games.paladins.asking import Ask
from roundtable.games.paladins.content import (
    FAVOUR_ROUNDS,
    ORDER_POINTS,
    ORDER_ROUNDS,
    ORDERS,
    PALADINS,
    ROUNDS,
    TAVERNS,
)
from roundtable.games.paladins.gains import Gains
from roundtable.games.paladins.reset import Reset
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.supply import turn_up
from roundtable.games.paladins.vocabulary import PALADINS_ACTIONS, TAVERNS_ACTIONS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Step
from roundtable.kernel.wording import Message
from roundtable.kernel.zone import EVERYBODY, Zone, bit, bury, draw_several, move, show, shuffle, top

DRAWN: Final = 3


class BeginRound(Step[Paladins]):
    """A round begins."""

    def run(self, game: Paladins) -> None:
        """Reveal, choose, gather, act, reset."""
        game.tell(words.ROUND_SOLO if game.rules.solo else words.ROUND, game.round, game.first)
        reveal_kings_cards(game)
        reveal_taverns(game)
        order = game.in_turn_order(game.first)
        game.tell(words.PALADINS_DRAWN)
        for seat in order:
            player = game.players[seat]
            draw_several(game, player.deck, player.drawn, DRAWN, bit(seat))
            first, second, third = player.drawn.cards
            game.tell_only(bit(seat), words.DREW_PALADINS, first, second, third)
        steps: list[Step[Paladins]] = [ChoosePaladin(seat) for seat in order]
        steps += [Gather(seat) for seat in order]
        if game.rivals:
            steps.append(solo.RivalBegins())
        game.then(*steps, NextTurn(game.first), EndRound())


def reveal_kings_cards(game: Paladins) -> None:
    """Turn up the King's Order and the King's Favour of this round."""
    if game.round in ORDER_ROUNDS:
        order = show(game, game.orders, ORDER_ROUNDS.index(game.round))
        game.tell(words.ORDER, order, ORDER_POINTS[ORDER_ROUNDS.index(game.round)])
        for _ in game.rivals:
            game.tell(words.RIVAL_WORKSHOP, ORDERS[order])
            solo.workshop_from_order(game, order)
    if game.round in FAVOUR_ROUNDS:
        favour = show(game, game.favours, FAVOUR_ROUNDS.index(game.round))
        game.tell(words.FAVOUR, favour)
        for _ in game.rivals:
            solo.scheme_from_favour(game)


def reveal_taverns(game: Paladins) -> None:
    """Turn up one Tavern more than there are players; the discard pile is shuffled when a card is needed."""
    for _ in range(game.rules.seats + 1):
        if not game.tavern_deck.cards:
            cards = game.tavern_discard
            game.tell(words.TAVERNS_SHUFFLED, len(cards))
            game.tavern_discard = ()
            game.tavern_deck = Zone(cards, (EVERYBODY,) * len(cards), (0,) * len(cards))
            shuffle(game, game.tavern_deck)
        tavern = turn_up(game, game.tavern_deck)
        game.taverns += (tavern,)
        game.tell(words.TAVERN_REVEALED, tavern)


class ChoosePaladin(Ask):
    """Of three Paladins one serves this round, one goes on top of the deck, one to its bottom. All choose at once."""

    rule: ClassVar[str] = "paladins.paladin.choose-one"
    together: ClassVar[bool] = True

    def options(self, game: Paladins, out: list[Action]) -> None:
        """Who serves, and who goes on top."""
        drawn = sorted(game.players[self.seat].drawn.cards)
        for chosen in drawn:
            for on_top in drawn:
                action = PALADINS_ACTIONS[chosen][on_top]
                if action is not None:
                    out.append(action)

    def take(self, game: Paladins, action: Action) -> None:
        """Only the owner knows where they lie."""
        player = game.players[self.seat]
        known = bit(self.seat)
        move(game, player.drawn, player.drawn.find(action.a), player.chosen, known)
        top(game, player.drawn, player.drawn.find(action.b), player.deck, known)
        below = player.drawn.cards[0]
        bury(game, player.drawn, 0, player.deck, known)
        game.tell(words.CHOSE, self.seat)
        game.tell_only(known, words.CHOSE_PALADIN, action.a, action.b, below)

    def busy(self, game: Paladins) -> Message:
        """Gathering workers."""
        return Message(refusals.GATHER_FIRST)


class Gather(Step[Paladins]):
    """A player reveals the Paladin, gains its workers, then takes a Tavern."""

    def run(self, game: Paladins) -> None:
        """One player after the other."""
        chosen = game.players[self.seat].chosen
        show(game, chosen, 0)
        game.tell(words.PALADIN, self.seat, chosen.cards[0])
        game.then(Gains(self.seat, PALADINS[chosen.cards[0]].brings.path), ChooseTavern(self.seat))


class ChooseTavern(Ask):
    """Which Tavern is taken?"""

    rule: ClassVar[str] = "paladins.gather.choose-tavern"

    def options(self, game: Paladins, out: list[Action]) -> None:
        """Any not yet taken."""
        for tavern in sorted(game.taverns):
            out.append(TAVERNS_ACTIONS[tavern])

    def take(self, game: Paladins, action: Action) -> None:
        """Gain its workers."""
        game.taverns = tuple([tavern for tavern in game.taverns if tavern != action.a])
        game.players[self.seat].tavern = action.a
        game.tell(words.TAVERN, self.seat, action.a)
        game.seal()
        game.push(Gains(self.seat, TAVERNS[action.a].brings.path))

    def busy(self, game: Paladins) -> Message:
        """Gathering workers."""
        return Message(refusals.GATHER_FIRST)


class NextTurn(Step[Paladins]):
    """Turns go round until all have passed; in the solo game the rival takes every second one."""

    def run(self, game: Paladins) -> None:
        """Who has passed is skipped."""
        if all_have_passed(game):
            return
        game.push(NextTurn((self.seat + 1) % game.rules.seats))  # below the turns of this seat and the rival
        if game.rivals:
            game.push(solo.RivalTurn())
        if not game.players[self.seat].passed:
            game.push(turn.TakeTurn(self.seat))


def all_have_passed(game: Paladins) -> bool:
    """Say whether nobody acts any more in this round."""
    for player in game.players:
        if not player.passed:
            return False
    for rival in game.rivals:
        if not rival.passed:
            return False
    return True


class EndRound(Step[Paladins]):
    """All have passed: the board is reset and the next round begins, or the game is over."""

    def run(self, game: Paladins) -> None:
        """After the last round there is no reset."""
        game.end_round()
        for _ in game.rivals:
            solo.clear_board(game)
        if game.round < ROUNDS:
            game.then(Reset(), PrepareRound())


class PrepareRound(Step[Paladins]):
    """The first-player marker goes on."""

    def run(self, game: Paladins) -> None:
        """To the next player clockwise."""
        game.round += 1
        game.first = (game.first + 1) % game.rules.seats
        game.push(BeginRound())
