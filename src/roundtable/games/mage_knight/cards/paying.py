"""Paying mana: the question how, and what using each form of it leads to."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import changes
from roundtable.games.mage_knight.cards import centre, hands, mana, source
from roundtable.games.mage_knight.cards.inventory import changed
from roundtable.games.mage_knight.content.components import WOUND_KIND
from roundtable.games.mage_knight.content.integers import Colour, ColourBits, Seat
from roundtable.games.mage_knight.content.names import (
    ALL_BASIC,
    BASIC,
    BLACK,
    COLOURS,
    M_CRYSTAL,
    M_DIE,
    M_ENDLESS,
    M_SKILL,
    M_TACTIC,
    M_TOKEN,
    NONE,
)
from roundtable.games.mage_knight.vocabulary import CARD_ACTIONS, DONES, PAYS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


CHEAPEST: Final = (M_ENDLESS, M_DIE, M_TOKEN, M_TACTIC, M_CRYSTAL, M_SKILL)
TWISTED: Final = 25  # Polarization is worth a die, but rather used than a crystal


def ask(
    game: "MageKnight", seat: Seat, colours: ColourBits, rest: tuple[int, ...] = (), now: int = NONE, reserve: int = 0
) -> None:
    """Ask how to pay one mana of one of the colours (bits), then `now` (-1: all) of the others in turn.

    What of `rest` is not asked for now must stay payable.
    """
    game.push(Pay(seat, colours, rest, len(rest) if now == NONE else now, reserve))


class Pay(Question["MageKnight"]):
    """How is a mana paid? Later payments of the same cost must stay possible."""

    rule: ClassVar[str] = "mage_knight.mana.two-forms"
    fields: ClassVar[tuple[str, ...]] = ("colours", "rest", "now", "reserve")

    def __init__(self, seat: Seat, colours: ColourBits, rest: tuple[int, ...], now: int, reserve: int) -> None:
        super().__init__(seat)
        self.colours = colours
        self.rest = rest
        self.now = now
        self.reserve = reserve

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Every form and colour at hand, once as itself, and as what it may stand for."""
        purse = mana.Purse(game, self.seat, self.reserve)
        for colour in range(COLOURS):
            if purse.tokens[colour]:
                purse.tokens[colour] -= 1
                self.offer(purse, M_TOKEN, colour, purse.uses[colour], out)
                purse.tokens[colour] += 1
            if colour < BASIC and purse.crystals[colour]:
                purse.crystals[colour] -= 1
                self.offer(purse, M_CRYSTAL, colour, purse.uses[colour], out)
                purse.crystals[colour] += 1
            if purse.has_die(colour):
                basic = purse.take_die(colour)
                self.offer(purse, M_DIE, colour, purse.uses_of_die(colour), out)
                if colour == BLACK and purse.wild:
                    self.offer_wild(purse, out)
                purse.put_die(colour, basic)
            if purse.tactic == colour:
                purse.tactic = NONE
                self.offer(purse, M_TACTIC, colour, purse.uses[colour], out)
                purse.tactic = colour
            if (purse.endless >> colour) & 1:
                self.offer(purse, M_ENDLESS, colour, purse.uses[colour], out)
            if (purse.skill >> colour) & 1:
                skill, purse.skill = purse.skill, 0
                self.offer(purse, M_SKILL, colour, purse.uses[colour], out)
                purse.skill = skill

    def proposal(self, game: "MageKnight", options: tuple[Action, ...]) -> Action | None:
        """The cheapest, where one colour will do; where the colour matters it is asked for."""
        wanted = self.colours & ((1 << COLOURS) - 1)
        if wanted & (wanted - 1):
            return None
        purse = mana.Purse(game, self.seat, self.reserve)
        found = options[0]
        for action in options:
            if expense(purse, action) < expense(purse, found):
                found = action
        return found

    def offer(self, purse: mana.Purse, form: int, colour: Colour, uses: int, out: list[Action]) -> None:
        """Append what one mana may be used as, if the rest can still be paid."""
        straight = uses & self.colours
        twisted = purse.twist[colour] & self.colours & ~straight if purse.twists else 0
        if twisted & mana.FOR_STRONG_SPELL:
            twisted |= 1 << BLACK
        for as_colour in range(COLOURS):
            if (straight >> as_colour) & 1:
                if self.rest_payable(purse, as_colour):
                    out.append(PAYS[form * COLOURS + colour][as_colour])
            elif (twisted >> as_colour) & 1:
                purse.twists -= 1
                if self.rest_payable(purse, as_colour):
                    out.append(PAYS[form * COLOURS + colour][as_colour])
                purse.twists += 1

    def rest_payable(self, purse: mana.Purse, as_colour: Colour) -> bool:
        """Say whether the rest can still be paid once this mana is gone; Mana Suppression may ask for one more."""
        if not purse.taxed or as_colour >= BASIC:
            return purse.pays(self.rest)
        purse.taxed = False
        done = purse.pays((1 << as_colour, *self.rest))
        purse.taxed = True
        return done

    def offer_wild(self, purse: mana.Purse, out: list[Action]) -> None:
        """Append what a black die may be used as only because it is an extra one."""
        more = self.colours & ~purse.die_uses[BLACK]
        purse.wild -= 1
        for as_colour in range(BASIC):
            if (more >> as_colour) & 1 and self.rest_payable(purse, as_colour):
                action = PAYS[M_DIE * COLOURS + BLACK][as_colour]
                if action not in out:
                    out.append(action)
        purse.wild += 1

    def take(self, game: "MageKnight", action: Action) -> None:
        """Pay it, and ask for the next."""
        if self.now:
            game.push(Pay(self.seat, self.rest[0], self.rest[1:], self.now - 1, self.reserve))
        if action.b < BASIC and centre.suppressed(game, self.seat):
            game.suppressed = changed(game.suppressed, action.b, 1)
            game.push(Pay(self.seat, 1 << action.b, self.rest, 0, self.reserve))
        spend(game, self.seat, action.a // COLOURS, action.a % COLOURS, action.b)


def expense(purse: mana.Purse, action: Action) -> int:
    """Give how dear a way to pay is: what is gone anyway at the end of the turn goes first, what could be kept last."""
    form, colour = action.a // COLOURS, action.a % COLOURS
    uses = purse.uses_of_die(colour) if form == M_DIE else purse.uses[colour]
    twisted = not (uses >> action.b) & 1 and not (form == M_DIE and colour == BLACK and purse.wild)
    return 10 * CHEAPEST.index(form) + (0 if colour == action.b else 1) + (TWISTED if twisted else 0)


def spend(game: "MageKnight", seat: Seat, form: int, colour: Colour, used_as: Colour) -> None:
    """Use up one mana, as the colour it stands for."""
    player = game.players[seat]
    if colour == used_as:
        game.tell(changes.PAID_WITH[form], seat, form * COLOURS + colour)
    else:
        game.tell(changes.PAID_AS, seat, form * COLOURS + colour, used_as)
    uses = mana.die_stands_for(game, colour) if form == M_DIE else mana.stands_for(game, colour)
    if form == M_DIE and colour == BLACK and mana.wild_dice(game):
        uses |= ALL_BASIC
    if not (uses >> used_as) & 1:
        player.used = (*player.used, mana.POLARIZATION)
    if form == M_TOKEN:
        player.mana = changed(player.mana, colour, -1)
    elif form == M_CRYSTAL:
        player.crystals = changed(player.crystals, colour, -1)
        game.turn.spent_crystals = changed(game.turn.spent_crystals, colour, 1)
    elif form == M_DIE:
        source.use(game, seat, colour, used_as)
    elif form == M_TACTIC:
        player.tactic_up = False  # the die stays there until the end of the turn; it is none of the Source
    elif form == M_SKILL:
        player.used = (*player.used, mana.INVOCATION)
        invoke(game, seat, colour)
    game.turn.last_paid = used_as
    if game.frames:
        game.frames[-1].paid = used_as
    centre.mana_used(game, seat, used_as)


def invoke(game: "MageKnight", seat: Seat, colour: Colour) -> None:
    """Discard for Invocation: a Wound for red or black, another card for green or white."""
    if (mana.BY_WOUND >> colour) & 1:
        hands.discard(game, seat, WOUND_KIND)
    else:
        game.push(DiscardForMana(seat))


class DiscardForMana(Question["MageKnight"]):
    """Which card is discarded for the mana of Invocation?"""

    rule: ClassVar[str] = "mage_knight.deed-cards.any-card-means-non-wound"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Every card that is no Wound."""
        for kind in hands.kinds_in_hand(game.players[self.seat]):
            if kind != WOUND_KIND:
                out.append(CARD_ACTIONS[kind])
        if not out:  # only in worlds a rival imagines: who is asked hangs on public things
            out.append(DONES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Discard it."""
        if action is DONES:
            return
        hands.discard(game, self.seat, action.a)


def crystal_to_mana(game: "MageKnight", seat: Seat, colour: Colour) -> None:
    """Turn a crystal into a mana token."""
    player = game.players[seat]
    player.crystals = changed(player.crystals, colour, -1)
    player.mana = changed(player.mana, colour, 1)
    game.tell(changes.CRYSTAL_TURNED, seat, colour)
    game.turn.spent_crystals = changed(game.turn.spent_crystals, colour, 1)
