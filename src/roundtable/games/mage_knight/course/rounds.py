"""The course of a Round: its preparation, the turns in their order, last turns, and its end."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import changes, words
from roundtable.games.mage_knight.cards import centre, offers, source
from roundtable.games.mage_knight.content.components import KIND_OF, TACTICS
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import (
    DUMMY,
    NONE,
)
from roundtable.games.mage_knight.course import (
    daytime,
    dummy,
    last_turns,
    refresh,
    removal,
    selection,
    tactics,
    turns,
    upgrades,
    violence,
)
from roundtable.games.mage_knight.map import sites
from roundtable.games.mage_knight.state import lasting, this_turn
from roundtable.games.mage_knight.state.pieces import UNTIL_ROUND
from roundtable.kernel.agenda import Step

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def between(game: "MageKnight") -> None:
    """Nobody is on turn: before the first turn of a Round, and after its last."""
    this_turn.begin(game, 0)
    game.turn.seat = NONE


# ---- preparing a Round; the first is prepared by the setup ----


class PrepareRound(Step["MageKnight"]):
    """A new Round: board, Source, offers, Tactics, then each player's own things. The order is fixed."""

    def run(self, game: "MageKnight") -> None:
        """Then everybody takes a Tactic."""
        game.round += 1
        daytime.turn_board(game)
        game.last_turns = None
        game.extra_turn = NONE
        game.announced = NONE
        for player in game.players:
            player.token_down = False
        for one in game.dummies:
            one.done = False
        between(game)
        game.tell(words.NIGHT if game.night else words.DAY, game.round)
        if not game.night:
            sites.day_begins(game)
        source.reset(game)
        offers.renew_units(game, offers.PLACES - len(game.advanced_offer) + len(game.dummies))
        refresh_offers(game)
        tactics.lay_out(game)
        seats = [seat for seat in game.order if seat != DUMMY]
        steps: list[Step[MageKnight]] = [refresh.RefreshPlayer(seat) for seat in seats]
        game.then(*steps, ChooseTactics())
        game.rules.scenario.round_begins(game)


def refresh_offers(game: "MageKnight") -> None:
    """The lowest Advanced Action and the lowest Spell leave; the dummy player takes the card, and a crystal.

    Offers that nobody has needed yet stay hidden, but the dummy player needs them.
    """
    if not game.offers_open:
        if not game.dummies:
            return
        offers.uncover(game)
    if game.dummies:
        dummy.take_lowest_advanced(game)
    else:
        lowest = offers.drop_lowest_advanced(game)
        if lowest != NONE:
            offers.put_under(game, game.advanced_deck, lowest)
            game.tell(changes.DROPPED, KIND_OF[lowest])
    offers.fill_advanced(game)
    lowest = offers.drop_lowest_spell(game)
    if game.dummies and lowest != NONE:
        dummy.take_crystal(game, lowest)
    offers.fill_spells(game)


# ---- the order of turns ----


class ChooseTactics(Step["MageKnight"]):
    """Everybody takes a Tactic: least Fame first, among equals whose token lies lower. Then the turns begin."""

    def run(self, game: "MageKnight") -> None:
        """The dummy player of a solo game comes last, that of a cooperative game first."""
        if game.rules.cooperative:
            tactics.give_dummy(game)
        steps: list[Step[MageKnight]] = [tactics.ChooseTactic(seat) for seat in choosing_order(game)]
        game.then(*steps, TacticsChosen())


def choosing_order(game: "MageKnight") -> list[Seat]:
    """Give the seats in the order of choosing a Tactic; in the first Round, Fame sacrificed for a hero is no matter."""
    seats = [seat for seat in reversed(game.order) if seat != DUMMY]
    first = game.round == 1
    fames = [(0 if first else game.players[seat].fame, place, seat) for place, seat in enumerate(seats)]
    return [seat for _, _, seat in sorted(fames)]


class TacticsChosen(Step["MageKnight"]):
    """The dummy player has a random Tactic, the rest is set aside, and the order tokens follow the numbers."""

    def run(self, game: "MageKnight") -> None:
        """Then the first turn begins."""
        if not game.rules.cooperative:
            tactics.give_dummy(game)
        game.tactics = ()
        takers = [seat for seat, player in enumerate(game.players) if player.tactic != NONE]  # nobody out of the game
        numbers = [(TACTICS[game.players[seat].tactic].number, seat) for seat in takers]
        for one in game.dummies:
            numbers.append((TACTICS[one.tactic].number, DUMMY))
        game.order = tuple([seat for _, seat in sorted(numbers)])
        game.push(NextTurn(NONE, 0))


# ---- turns ----


class NextTurn(Step["MageKnight"]):
    """The turn of whoever stands at a place in the order, or behind it; without anybody left the Round is over."""

    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, seat: Seat, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def run(self, game: "MageKnight") -> None:
        """In last turns only those who still have one."""
        order = game.order
        for at in range(len(order)):
            who = order[(self.place + at) % len(order)]
            if game.last_turns is None or who in game.last_turns:
                begin_turn(game, who)
                return
        game.push(RoundOver())


def begin_turn(game: "MageKnight", who: Seat) -> None:
    """A player's turn, or the dummy player's; what follows the turn lies under it."""
    game.push(TurnOver(who))
    if who != DUMMY:
        game.push(turns.BeforeTurn(who))
    else:
        between(game)
        dummy.take_turn(game)


class TurnOver(Step["MageKnight"]):
    """A turn has ended, or was forfeited: was it a last one, is the scenario's end reached, who is next?"""

    def run(self, game: "MageKnight") -> None:
        """An extra turn follows at once; a last turn granted in this moment is still to come after it."""
        game.seal()
        who = self.seat
        again = who != DUMMY and game.turn.again
        game.turn.again = False
        if who != DUMMY:
            game.players[who].turns += 1
        if not again:
            last_turns.use_up(game, who)
        granted = last_turns.check_scenario(game)
        if not again:
            game.push(NextTurn(NONE, game.order.index(who) + 1))
            return
        if granted:
            game.extra_turn = who
        game.tell(words.EXTRA_TURN, who)
        begin_turn(game, who)


# ---- the end of a Round ----


class RoundOver(Step["MageKnight"]):
    """The Round has ended; the game too, if the scenario's end was reached or this was the last Round."""

    def run(self, game: "MageKnight") -> None:
        """Scenario and variant steps for the end of a Day or Night have their place before the check."""
        between(game)
        violence.round_ends(game)
        game.rules.scenario.round_ends(game)
        lasting.expire(game, UNTIL_ROUND)
        centre.round_ends(game)
        if game.rules.solo:
            tactics.remove_used(game)
        game.end_round()
        if game.scenario_over or game.round >= game.rules.rounds:
            game.finished = True
            game.tell(words.GAME_OVER)
        else:
            game.push(PrepareRound())
            selection.round_ends(game)
            upgrades.round_ends(game)
            if game.rules.cooperative:
                removal.begin(game)
