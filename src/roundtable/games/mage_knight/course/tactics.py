"""Tactics: laid out, chosen, and used; the order of turns comes from their numbers."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import refusals, words
from roundtable.games.mage_knight.content.components import TACTIC, TACTICS
from roundtable.games.mage_knight.content.integers import Seat, WindowBits
from roundtable.games.mage_knight.content.names import BEFORE_TURN, NONE
from roundtable.games.mage_knight.effects import perform
from roundtable.games.mage_knight.effects.windows import BEFORE, OF_TIMING, TAKING, TURN
from roundtable.games.mage_knight.state import this_turn
from roundtable.games.mage_knight.state.pieces import FROM_TACTIC
from roundtable.games.mage_knight.vocabulary import TAKES, USE_TACTIC, USES_TACTIC
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extra, Question
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Player
    from roundtable.games.mage_knight.state.game import MageKnight

PLANNING: Final = TACTIC.at("planning")
PLANNING_BONUS: Final = TACTICS[PLANNING].effect.entries[0].entries("then")[0].entries("then")[0].number("add")
RIGHT_MOMENT: Final = TACTIC.at("the-right-moment")
LONG_NIGHT: Final = TACTIC.at("long-night")
MANA_SEARCH: Final = TACTIC.at("mana-search")
MIDNIGHT_MEDITATION: Final = TACTIC.at("midnight-meditation")
SPARING_POWER: Final = TACTIC.at("sparing-power")


def windows_of(tactic: int) -> int:
    """Give the windows in which a Tactic may be used, as bits."""
    mask = 0
    for word in TACTICS[tactic].effect.timing:
        mask |= OF_TIMING[word]
    return mask


WINDOWS: Final = tuple([windows_of(tactic) for tactic in range(len(TACTICS))])
USED_IN: Final = TURN | BEFORE  # all windows of Tactics that are not carried out when taken


# ---- laying out and choosing ----


def lay_out(game: "MageKnight") -> None:
    """Take last Round's cards away and lay out the set of this Day or Night, without those out of the game."""
    for player in game.players:
        player.tactic = NONE
        player.tactic_up = False
        player.tactic_used = False
    for dummy in game.dummies:
        dummy.tactic = NONE
    found = [at for at, tactic in enumerate(TACTICS) if tactic.night == game.night]
    game.tactics = tuple([at for at in found if at not in game.tactics_gone])


def remove_used(game: "MageKnight") -> None:
    """At the end of a Day or Night of a solo game the Tactics used leave the game."""
    for player in game.players:
        if player.tactic != NONE:
            game.tactics_gone = (*game.tactics_gone, player.tactic)
    for dummy in game.dummies:
        if dummy.tactic != NONE:
            game.tactics_gone = (*game.tactics_gone, dummy.tactic)


def give_dummy(game: "MageKnight") -> None:
    """The dummy player gets a random Tactic of those laid out."""
    for dummy in game.dummies:
        dummy.tactic = game.tactics[game.chance.below(len(game.tactics))]
        game.tactics = tuple([other for other in game.tactics if other != dummy.tactic])
        game.tell(words.DUMMY_TACTIC, dummy.tactic)


class ChooseTactic(Question["MageKnight"]):
    """Which Tactic is taken?"""

    rule: ClassVar[str] = "mage_knight.tactics.each-player-takes-one"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any still laid out."""
        for tactic in game.tactics:
            out.append(TAKES[tactic])

    def take(self, game: "MageKnight", action: Action) -> None:
        """What it says about being taken is done at once."""
        tactic = action.a
        player = game.players[self.seat]
        game.tactics = tuple([other for other in game.tactics if other != tactic])
        player.tactic = tactic
        player.tactic_up = True
        game.tell(words.TACTIC_TAKEN, self.seat, tactic)
        game.seal()
        if WINDOWS[tactic] & TAKING:
            perform.begin(game, self.seat, FROM_TACTIC, tactic, 0, TACTICS[tactic].effect.path)


# ---- using ----


def ready(game: "MageKnight", seat: Seat) -> bool:
    """Say whether a seat could use its Tactic, the window being open.

    What needs an own turn is of no use to who takes part in a fight between players without spending a turn on it.
    """
    player = game.players[seat]
    tactic = player.tactic
    if tactic == LONG_NIGHT:
        return may_refill(player)
    if not player.tactic_up or player.tactic_used:
        return False
    if tactic == RIGHT_MOMENT:
        return not game.turn.again and not this_turn.partial(game, seat)
    if tactic == MANA_SEARCH:
        return may_search(game) and not this_turn.partial(game, seat)
    if tactic == MIDNIGHT_MEDITATION:
        return True
    return tactic == SPARING_POWER and bool(player.deck.cards or player.stored.cards)


def may_refill(player: "Player") -> bool:
    """Say whether Long Night can be used: once, with an empty deck, if it fills it. Also asked while drawing."""
    return player.tactic == LONG_NIGHT and player.tactic_up and not player.deck.cards and bool(player.discard)


def may_search(game: "MageKnight") -> bool:
    """Mana Search comes before any die of the Source is used, taken or rolled again in the turn."""
    return bool(game.source) and not game.turn.source_used


def use(game: "MageKnight", seat: Seat) -> None:
    """Use the Tactic; those for one use are turned face down."""
    player = game.players[seat]
    tactic = player.tactic
    player.tactic_used = True
    if TACTICS[tactic].kind == "once-flip":
        player.tactic_up = False
    game.tell(words.USED_TACTIC, seat, tactic)
    perform.begin(game, seat, FROM_TACTIC, tactic, 0, TACTICS[tactic].effect.path)


class UseTactic(Extra["MageKnight"]):
    """The own Tactic may be used in the windows its card names."""

    rule: ClassVar[str] = "mage_knight.turn.out-of-turn-sources"

    def __init__(self) -> None:
        super().__init__(USED_IN, (USE_TACTIC,))

    def options(self, game: "MageKnight", seat: Seat, window: WindowBits, out: list[Action]) -> None:
        """At most one."""
        tactic = game.players[seat].tactic
        if tactic != NONE and WINDOWS[tactic] & window and ready(game, seat):
            out.append(USES_TACTIC)

    def take(self, game: "MageKnight", seat: Seat, action: Action) -> None:
        """Carry it out."""
        use(game, seat)

    def why_not(self, game: "MageKnight", seat: Seat, action: Action) -> Message | None:
        """It is used, works by itself, waits for another moment, or lacks what it needs."""
        player = game.players[seat]
        tactic = player.tactic
        if tactic == NONE:
            return Message(refusals.TACTICS_FIRST)
        if not WINDOWS[tactic] & USED_IN:
            return Message(refusals.TACTIC_TAKEN if WINDOWS[tactic] & TAKING else refusals.TACTIC_SILENT)
        if not player.tactic_up:
            return Message(refusals.TACTIC_USED)
        if player.tactic_used and tactic != LONG_NIGHT:
            return Message(refusals.TACTIC_USED_NOW)
        if not WINDOWS[tactic] & (TURN if game.turn.seat == seat and game.turn.phase != BEFORE_TURN else BEFORE):
            return Message(refusals.TACTIC_IN_TURN if WINDOWS[tactic] & TURN else refusals.TACTIC_BEFORE)
        if tactic == LONG_NIGHT:
            return Message(refusals.TACTIC_DECK if player.deck.cards else refusals.TACTIC_NO_DISCARD)
        if tactic == MANA_SEARCH:
            return Message(refusals.TACTIC_DIE)
        return Message(refusals.TACTIC_NO_CARDS if tactic == SPARING_POWER else refusals.TACTIC_AGAIN)


def draw_bonus(game: "MageKnight", seat: Seat, held: int) -> int:
    """Give what Planning adds to the Hand limit right before drawing, with two or more cards held in hand."""
    return PLANNING_BONUS if game.players[seat].tactic == PLANNING and held >= 2 else 0
