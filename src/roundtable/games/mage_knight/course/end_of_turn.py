"""The end of a turn: seven steps in a fixed order, without effects, asking only what the steps themselves ask."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import answers, changes, words
from roundtable.games.mage_knight.cards import centre, hands, inventory, source
from roundtable.games.mage_knight.content.components import CRYSTALS_MOST, KIND_OF, WOUND_DEED, WOUND_KIND
from roundtable.games.mage_knight.content.integers import Deed, Seat
from roundtable.games.mage_knight.content.names import (
    BASIC,
    COLOURS,
    CRYSTAL_MINE,
    DEEP_MINE,
    END_OF_TURN,
    F_DECK_BOTTOM,
    F_DECK_TOP,
    F_DISCARDED,
    F_HAND,
    F_SET_ASIDE,
    F_STAYS,
    F_THROWN_AWAY,
    MAGICAL_GLADE,
    NONE,
    TO_DISCARD,
    TO_HAND,
)
from roundtable.games.mage_knight.course import hand_limit, last_turns, level_up, rewards, tactics
from roundtable.games.mage_knight.effects import events
from roundtable.games.mage_knight.map import board, movement
from roundtable.games.mage_knight.odd import artifacts, chaos, spells
from roundtable.games.mage_knight.play import box
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.pieces import UNTIL_TURN
from roundtable.games.mage_knight.vocabulary import (
    ACCEPT,
    ACCEPTS,
    CARD_ACTIONS,
    COLOURS_ACTIONS,
    DECLINE,
    DECLINES,
    DONE,
    DONES,
    PUTS,
)
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


RETURN_DICE: Final = 0
FORCED_WITHDRAWAL: Final = 1
PROMISES: Final = 2
CLEAN_UP: Final = 3
SPACE_BENEFITS: Final = 4
REWARDS: Final = 5
LEVELS: Final = 6
LATE_REWARDS: Final = 7
DISCARDS: Final = 8
BEFORE_DRAW: Final = 9
DRAWING: Final = 10
OVER: Final = 11
FATE_LINES: Final = {
    F_THROWN_AWAY: changes.LEFT_GAME,
    F_HAND: changes.BACK_IN_HAND,
    F_DECK_TOP: changes.PUT_ON_DECK,
    F_DECK_BOTTOM: changes.PUT_UNDER_DECK,
    F_SET_ASIDE: changes.SET_ASIDE,
    F_STAYS: changes.STAYS,
}


def begin(game: "MageKnight", seat: Seat) -> None:
    """The end of the turn is announced."""
    game.turn.phase = END_OF_TURN
    game.tell(words.ENDED, seat)
    game.push(EndOfTurn(seat, RETURN_DICE))
    if game.lasting:
        game.push(centre.RollOpened(seat))


class EndOfTurn(Step["MageKnight"]):
    """The end of a turn from the step `at` on; the next one waits under what a step asks, and before drawing."""

    fields: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, seat: Seat, at: int) -> None:
        super().__init__(seat)
        self.at: Final = at

    def run(self, game: "MageKnight") -> None:
        """In the order of the rulebook; cleaning, rewards and drawing have parts."""
        below = len(game.agenda)
        at = self.at
        carry_out(game, self.seat, at)
        while at != OVER:
            at += 1
            if len(game.agenda) > below or at == DRAWING:
                game.agenda.insert(below, EndOfTurn(self.seat, at))
                return
            carry_out(game, self.seat, at)


def carry_out(game: "MageKnight", seat: Seat, at: int) -> None:
    """Carry out one step of the end of a turn."""
    if at == RETURN_DICE:
        source.return_dice(game)
    elif at == FORCED_WITHDRAWAL:
        movement.forced_withdrawal(game, seat)
    elif at == PROMISES:
        keep_promises(game, seat)
    elif at == CLEAN_UP:
        clean_up(game, seat)
    elif at == SPACE_BENEFITS:
        space_benefits(game, seat)
    elif at in (REWARDS, LATE_REWARDS):
        rewards.take(game, seat, at == LATE_REWARDS)
    elif at == LEVELS:
        level_up.begin(game, seat)
    elif at == DISCARDS:
        game.push(DiscardBeforeDraw(seat))
    elif at == BEFORE_DRAW:
        events.promised(game, "before-draw")
    elif at == DRAWING:
        draw_up(game, seat)
    else:
        finish(game, seat)


# ---- what was promised ----


def keep_promises(game: "MageKnight", seat: Seat) -> None:
    """Keep what was promised for the cleaning of the play area."""
    events.promised(game, "end-of-turn")
    spells.cards_return(game, seat)
    if lasting.holds(game, "return-spent-crystals"):
        return_crystals(game, seat)
    for one in lasting.odd(game, "motivation"):
        lasting.use(game, one)
    centre.turn_ends(game, seat)
    if lasting.odd(game, "banner-of-protection"):
        game.push(artifacts.ThrowAwayWounds(seat))
    chaos.turn_ends(game, seat)


def return_crystals(game: "MageKnight", seat: Seat) -> None:
    """Give crystals spent this turn back, at most three of a colour."""
    for colour in range(BASIC):
        for _ in range(game.turn.spent_crystals[colour]):
            inventory.gain_crystal(game, seat, colour, False, changes.CRYSTAL_BACK)


# ---- cleaning the play area ----


def clean_up(game: "MageKnight", seat: Seat) -> None:
    """Mana tokens, points and effects end; played cards go where they belong; the portal takes the miniature."""
    player = game.players[seat]
    turn = game.turn
    player.mana = (0,) * COLOURS
    turn.move = 0
    turn.influence = 0
    turn.healing = 0
    box.put_back(game, seat)
    end_effects(game, seat)
    clear_played(game, seat)
    if player.space != NONE and board.is_portal(game, player.space):
        player.space = NONE
        game.tell(changes.OFF_THE_MAP, seat)


def clear_played(game: "MageKnight", seat: Seat) -> None:
    """Put played cards where they belong; Units have acted in no turn any more."""
    player = game.players[seat]
    if player.units:
        player.units = tuple([unit.but(acted=0) if unit.acted else unit for unit in player.units])
    played = player.played
    fates = player.fates
    player.played = ()
    player.fates = ()
    for at, deed in enumerate(played):
        put_away(game, seat, deed, fates[at])
    game.tell(changes.CLEANED, seat)


def end_effects(game: "MageKnight", seat: Seat) -> None:
    """Let effects of the turn end, but for what was promised for the moment before drawing."""
    if game.lasting:
        game.lasting = tuple(
            [one for one in game.lasting if one.until > UNTIL_TURN or one.seat != seat or one.verb == "later"]
        )


def put_away(game: "MageKnight", seat: Seat, deed: Deed, fate: int) -> None:
    """Put a played card where it goes: the discard pile, unless an effect has sent it elsewhere."""
    player = game.players[seat]
    if fate != F_DISCARDED:
        game.tell(FATE_LINES[fate], seat, KIND_OF[deed])
    if fate == F_THROWN_AWAY:
        hands.remove(game, deed)
    elif fate == F_HAND:
        hands.put_in_hand(game, seat, deed)
    elif fate in (F_DECK_TOP, F_DECK_BOTTOM):
        hands.put_on_deck(game, seat, deed, fate == F_DECK_TOP)
    elif fate == F_SET_ASIDE:
        player.aside = (*player.aside, deed)
    elif fate == F_STAYS:
        player.played = (*player.played, deed)
        player.fates = (*player.fates, fate)
    else:
        player.discard += (deed,)


# ---- what the space gives ----


def space_benefits(game: "MageKnight", seat: Seat) -> None:
    """A glade may take a Wound, a mine gives a crystal, a deep mine one of the colours it shows."""
    space = game.players[seat].space
    if space == NONE:
        return
    site = board.site_at(game, space)
    if site == MAGICAL_GLADE:
        game.push(GladeWound(seat))
    elif site == DEEP_MINE and game.rules.scenario.mine_works(game, space):
        game.push(DeepMine(seat))
    elif site == CRYSTAL_MINE and game.rules.scenario.mine_works(game, space):
        mined = board.colours_at(game, space)
        for colour in range(BASIC):
            if (mined >> colour) & 1 and game.players[seat].crystals[colour] < CRYSTALS_MOST:
                inventory.gain_crystal(game, seat, colour, False, words.MINED)


class DeepMine(Question["MageKnight"]):
    """Which of the colours of a deep mine has the crystal?"""

    rule: ClassVar[str] = "mage_knight.end-of-turn.crystal-mine-gives-crystal"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Those it shows and of which there are not three; with three of all there is none."""
        player = game.players[self.seat]
        mined = board.colours_at(game, player.space)
        for colour in range(BASIC):
            if (mined >> colour) & 1 and player.crystals[colour] < CRYSTALS_MOST:
                out.append(COLOURS_ACTIONS[colour])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Into the Inventory."""
        inventory.gain_crystal(game, self.seat, action.a, False, words.MINED)


class GladeWound(Question["MageKnight"]):
    """Is a Wound thrown away on a magical glade? Asked whether or not there is one: hands are secret."""

    rule: ClassVar[str] = "mage_knight.end-of-turn.magical-glade-throws-away-wound"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """From the hand or the discard pile, or none."""
        player = game.players[self.seat]
        if hands.wounds_in_hand(player):
            out.append(PUTS[TO_HAND])
        if wound_discarded(player.discard) != NONE:
            out.append(PUTS[TO_DISCARD])
        out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Back to the Wound pile. This is neither healing nor a discard."""
        if action.verb == DECLINE:
            return
        player = game.players[self.seat]
        if action.a == TO_HAND:
            wound = hands.take(game, self.seat, WOUND_KIND)
        else:
            at = wound_discarded(player.discard)
            wound = player.discard[at]
            player.discard = player.discard[:at] + player.discard[at + 1 :]
        hands.remove(game, wound)
        game.tell(words.GLADE if action.a == TO_HAND else changes.GLADE_DISCARD, self.seat)

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        """Say where the Wound comes from."""
        if action.verb == DECLINE:
            return None
        return Message(answers.LABEL_WOUND_OF_HAND if action.a == TO_HAND else answers.LABEL_WOUND_OF_DISCARD)


def wound_discarded(cards: tuple[int, ...]) -> int:
    """Give the place of the newest Wound in a discard pile, -1 none."""
    for at in range(len(cards) - 1, -1, -1):
        if cards[at] == WOUND_DEED:
            return at
    return NONE


# ---- discarding and drawing ----


class DiscardBeforeDraw(Question["MageKnight"]):
    """Which cards are discarded before drawing? At least one if none was played or discarded in the turn."""

    rule: ClassVar[str] = "mage_knight.end-of-turn.discard-non-wounds-before-drawing"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any but Wounds, or no more; nobody with an empty hand is asked."""
        player = game.players[self.seat]
        if not player.hand.cards:
            return
        for kind in hands.kinds_in_hand(player):
            if kind != WOUND_KIND:
                out.append(CARD_ACTIONS[kind])
        if game.turn.duty or not out:
            out.append(DONES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """One, and perhaps more."""
        if action.verb == DONE:
            return
        game.push(DiscardBeforeDraw(self.seat))
        hands.discard(game, self.seat, action.a, words.DISCARDED)


def draw_up(game: "MageKnight", seat: Seat) -> None:
    """Draw up to the Hand limit, unless the turn skips it or is known to be the last of the Round."""
    if draws_nothing(game, seat):
        return  # a bonus for the next draw waits
    player = game.players[seat]
    missing = missing_cards(game, seat, len(player.hand.cards))
    player.draw_bonus = 0
    if missing > 0:
        game.push(Draw(seat, missing))


def draws_nothing(game: "MageKnight", seat: Seat) -> bool:
    """Say whether no cards are drawn at the end of the turn."""
    return game.turn.skip_draw or last_turns.last_turn_known(game, seat)


def missing_cards(game: "MageKnight", seat: Seat, held: int) -> int:
    """Give how many cards a player who holds so many lacks to the Hand limit."""
    return hand_limit.draw_limit(game, seat) + tactics.draw_bonus(game, seat, held) - held


class Draw(Step["MageKnight"]):
    """Draw cards; when the deck runs out drawing stops, but Long Night may fill it in between."""

    fields: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def run(self, game: "MageKnight") -> None:
        """As far as the deck goes."""
        drawn = hands.draw(game, self.seat, self.count)
        player = game.players[self.seat]
        if drawn < self.count and tactics.may_refill(player):
            game.push(LongNightNow(self.seat, self.count - drawn))


class LongNightNow(Question["MageKnight"]):
    """The deck is empty in the middle of drawing: is Long Night used?"""

    rule: ClassVar[str] = "mage_knight.end-of-turn.long-night-usable-while-drawing"
    fields: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, seat: Seat, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Yes or no."""
        out.append(ACCEPTS)
        out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Then drawing goes on."""
        if action.verb == ACCEPT:
            game.push(Draw(self.seat, self.count))
            tactics.use(game, self.seat)


def finish(game: "MageKnight", seat: Seat) -> None:
    """The turn is over, and nothing of it can be taken back."""
    lasting.expire(game, UNTIL_TURN, seat)
    game.seal()
