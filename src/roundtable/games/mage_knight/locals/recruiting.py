"""Units on their way in: bought, recruited free, put under Command tokens, others disbanded for them.

A Unit stands under a Command token, on the token of Bonds of Loyalty or on Banner of Command. What Units of the Lost
Legion ask for lies in hiring.py.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import answers, changes, words
from roundtable.games.mage_knight.cards import offers, paying, tracks, units
from roundtable.games.mage_knight.content.components import SKILL, UNIT_OF, UNITS, argument
from roundtable.games.mage_knight.content.integers import Seat, UnitCard
from roundtable.games.mage_knight.content.names import ALL_BASIC, NONE, UNIT_RECRUITED
from roundtable.games.mage_knight.content.nodes import STEPS
from roundtable.games.mage_knight.effects import events, perform
from roundtable.games.mage_knight.locals import hiring, wares
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.pieces import FROM_CARD, Unit
from roundtable.games.mage_knight.vocabulary import (
    ACCEPTS,
    CHOOSE,
    CHOOSES,
    DECLINE,
    DECLINES,
    DISBANDS,
    RECRUITS,
    SKILL_ACTIONS,
    SKILL_VERB,
)
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight
    from roundtable.games.mage_knight.state.pieces import Lasting

BONDS: Final = SKILL.at("norowas-bonds-of-loyalty")
BONDS_DISCOUNT: Final = argument("norowas-bonds-of-loyalty", "discount")
BONDS_UNITS: Final = argument("norowas-bonds-of-loyalty", "units")  # Regular ones, joining the offer with it


# ---- places ----


def free_tokens(game: "MageKnight", seat: Seat) -> int:
    """Count the Command tokens without a Unit, that of Bonds of Loyalty left out."""
    standing = len([unit for unit in game.players[seat].units if units.needs_token(unit)])
    return tracks.command_tokens(game, seat) - standing


def bond_free(game: "MageKnight", seat: Seat) -> bool:
    """Say whether the token of Bonds of Loyalty is owned and without a Unit."""
    player = game.players[seat]
    if BONDS not in player.skills:
        return False
    for unit in player.units:
        if unit.bond:
            return False
    return True


def bonds_gained(game: "MageKnight") -> None:
    """Bonds of Loyalty was gained: Regular Units join the offer at once, as far as there are any."""
    for _ in range(BONDS_UNITS):
        offers.deal_unit(game, game.regular_deck, changes.EFFECT_UNIT)


# ---- buying ----


def discounts(game: "MageKnight") -> "list[Lasting]":
    """Give the discounts on recruiting that effects have given this turn."""
    return lasting.of(game, "recruit-discount") if game.lasting else []


def discount(one: "Lasting") -> int:
    """Give how much a discount takes off."""
    return lasting.node(one).numbers["amount"]


def most_off(game: "MageKnight", seat: Seat) -> int:
    """Give how much less than printed a Unit can cost now."""
    off = BONDS_DISCOUNT if bond_free(game, seat) else 0
    for one in discounts(game):
        off += discount(one)
    return off


def add_recruits(game: "MageKnight", seat: Seat, here: "wares.Wares", influence: int, out: list[Action]) -> None:
    """Append the kinds of Units that can be recruited from the offer at a site for the Influence there is."""
    if influence < 0 or hiring.alone(game):
        return
    off = most_off(game, seat)
    found: list[int] = []
    for card in game.unit_offer:
        kind = UNIT_OF[card]
        unit = UNITS[kind]
        if kind not in found and (here.any_unit or unit.sites & here.icon):
            more = here.surcharge(unit.sites) if here.surcharges else 0
            if hiring.price(game, seat, kind) + more - off > influence or hiring.refuses(game, seat, kind):
                continue
            found.append(kind)
            out.append(RECRUITS[kind])


def buy(game: "MageKnight", seat: Seat, kind: int) -> None:
    """Recruit a Unit for Influence; where there are discounts, which of them are used is asked."""
    card = offers.unit_of_kind(game, kind)
    if bond_free(game, seat) or discounts(game):
        game.push(Bargain(seat, card, (), False))
    else:
        game.turn.influence -= full_price(game, seat, kind)
        hire(game, seat, card, False)


def hire(game: "MageKnight", seat: Seat, card: UnitCard, bond: bool) -> None:
    """A Unit has got its Influence; Magic Familiars ask for a mana of a basic colour besides."""
    game.turn.hired = (*game.turn.hired, card)
    if UNIT_OF[card] == hiring.FAMILIARS:
        game.push(HireFamiliars(seat, card, bond))
        paying.ask(game, seat, ALL_BASIC)
    else:
        recruit(game, seat, card, bond)


class HireFamiliars(Step["MageKnight"]):
    """The mana for Magic Familiars is paid; it stays on their card as a token."""

    fields: ClassVar[tuple[str, ...]] = ("card", "bond")

    def __init__(self, seat: Seat, card: UnitCard, bond: bool) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.bond: Final = bond

    def run(self, game: "MageKnight") -> None:
        """They come."""
        recruit(game, self.seat, self.card, self.bond)


def full_price(game: "MageKnight", seat: Seat, kind: int) -> int:
    """Give what a Unit costs where the hero is, without discounts."""
    here = wares.sold_at(game, seat, game.players[seat].space)
    return hiring.price(game, seat, kind) + (0 if here is None else here.surcharge(UNITS[kind].sites))


class Bargain(Question["MageKnight"]):
    """Which discounts are used for a Unit? `used` are places among those there are; `bond`: it goes on that token."""

    rule: ClassVar[str] = "mage_knight.interaction.recruit-cost-on-card"
    fields: ClassVar[tuple[str, ...]] = ("card", "used", "bond")

    def __init__(self, seat: Seat, card: UnitCard, used: tuple[int, ...], bond: bool) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.used: Final = used
        self.bond: Final = bond

    def price(self, game: "MageKnight") -> int:
        """Give what the Unit costs with what was chosen, not below 0."""
        price = full_price(game, self.seat, UNIT_OF[self.card]) - (BONDS_DISCOUNT if self.bond else 0)
        open_now = discounts(game)
        for at in self.used:
            price -= discount(open_now[at])
        return max(0, price)

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Paying, if there is enough; one more discount; the token of Bonds of Loyalty."""
        price = self.price(game)
        if price <= game.turn.influence:
            out.append(ACCEPTS)
        if price > 0:
            for at in range(len(discounts(game))):
                if at not in self.used:
                    out.append(CHOOSES[at])
        if not self.bond and bond_free(game, self.seat):
            out.append(SKILL_ACTIONS[BONDS])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Ask on, or pay; a discount that costs something takes it now."""
        if action.verb == CHOOSE:
            game.push(Bargain(self.seat, self.card, (*self.used, action.a), self.bond))
        elif action.verb == SKILL_VERB:
            game.push(Bargain(self.seat, self.card, self.used, True))
        else:
            game.turn.influence -= self.price(game)
            open_now = discounts(game)
            spent = [open_now[at] for at in self.used]
            hire(game, self.seat, self.card, self.bond)
            for one in spent:
                lasting.use(game, one)
                if f"{one.path}.if_used" in STEPS:
                    perform.begin(game, self.seat, FROM_CARD, one.card, one.colours, f"{one.path}.if_used")

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        """Say the price, and how much a discount takes off."""
        if action.verb == CHOOSE:
            return Message(answers.LABEL_DISCOUNT, (discount(discounts(game)[action.a]),))
        if action.verb == SKILL_VERB:
            return Message(answers.LABEL_BOND, (BONDS, BONDS_DISCOUNT))
        return Message(answers.LABEL_RECRUIT, (UNIT_OF[self.card], self.price(game)))


# ---- recruiting ----


def recruit(game: "MageKnight", seat: Seat, card: UnitCard, bond: bool) -> None:
    """Take a Unit of the offer; without a free Command token one of the own Units is disbanded first."""
    if bond or free_tokens(game, seat) > 0:
        enlist(game, seat, card, bond)
    else:
        game.push(ChooseDisbanded(seat, card))


def enlist(game: "MageKnight", seat: Seat, card: UnitCard, bond: bool) -> None:
    """Put a Unit into the Unit area, Ready and unwounded."""
    offers.take_unit(game, card)
    player = game.players[seat]
    token = game.turn.last_paid if UNIT_OF[card] == hiring.FAMILIARS else NONE
    player.units = (*player.units, Unit(card, True, 0, NONE, False, bond, False, token))
    game.turn.joined = (*game.turn.joined, card)
    game.tell(words.RECRUITED, seat, UNIT_OF[card])
    events.happen(game, UNIT_RECRUITED, len(player.units) - 1)


class ChooseDisbanded(Question["MageKnight"]):
    """Which Unit makes room for the new one? Never the one on the token of Bonds of Loyalty."""

    rule: ClassVar[str] = "mage_knight.units.recruit-at-limit-must-disband"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: Seat, card: UnitCard) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any Unit under a Command token."""
        for index, unit in enumerate(game.players[self.seat].units):
            if units.needs_token(unit):
                out.append(DISBANDS[index])
        if units.command_banner(game, self.seat) is not None:
            out.append(ACCEPTS)

    def take(self, game: "MageKnight", action: Action) -> None:
        """The new one takes its place, or stands on Banner of Command."""
        one = units.command_banner(game, self.seat)
        if action is ACCEPTS and one is not None:
            enlist(game, self.seat, self.card, False)
            lasting.end(game, one)
            units.banner_from_play(game, self.seat, one.card, len(game.players[self.seat].units) - 1)
            return
        units.disband(game, self.seat, action.a)
        enlist(game, self.seat, self.card, False)

    def prompt(self, game: "MageKnight") -> Message:
        """Say for which Unit."""
        return Message(answers.PROMPT_DISBAND, (UNIT_OF[self.card],))

    def describe(self, game: "MageKnight", action: Action) -> Message:
        """Name the Unit, or the Banner."""
        if action is ACCEPTS:
            return Message(answers.LABEL_STAND_ON, (units.BANNER_OF_COMMAND,))
        return Message(answers.LABEL_DISBAND, (UNIT_OF[game.players[self.seat].units[action.a].card],))


def recruit_free(game: "MageKnight", seat: Seat) -> None:
    """Recruit any Unit of the offer without cost, site or icon; an empty offer gives nothing."""
    game.push(FreeRecruit(seat, False))


class FreeRecruit(Question["MageKnight"]):
    """Which Unit of the offer comes for nothing? A rewarded one may be declined."""

    rule: ClassVar[str] = "mage_knight.end-of-turn.reward-unit-any-from-offer"
    fields: ClassVar[tuple[str, ...]] = ("reward",)

    def __init__(self, seat: Seat, reward: bool) -> None:
        super().__init__(seat)
        self.reward: Final = reward

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any, whatever its type or cost."""
        found: list[int] = []
        for card in game.unit_offer:
            kind = UNIT_OF[card]
            if kind not in found and kind not in hiring.NEVER_FREE:
                found.append(kind)
                out.append(RECRUITS[kind])
        if out and self.reward:
            out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Find a place for it."""
        if action.verb == DECLINE:
            return
        card = offers.unit_of_kind(game, action.a)
        if bond_free(game, self.seat):
            game.push(ChoosePlace(self.seat, card))
        else:
            recruit(game, self.seat, card, False)


class ChoosePlace(Question["MageKnight"]):
    """Does a Unit that came for nothing stand on the token of Bonds of Loyalty or under a Command token?"""

    rule: ClassVar[str] = "mage_knight.units.limit-is-command-tokens"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: Seat, card: UnitCard) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Either."""
        out.append(SKILL_ACTIONS[BONDS])
        out.append(ACCEPTS)

    def take(self, game: "MageKnight", action: Action) -> None:
        """There it stands."""
        recruit(game, self.seat, self.card, action.verb == SKILL_VERB)

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        """Name the places."""
        return None if action.verb == SKILL_VERB else Message(answers.LABEL_COMMAND_TOKEN)
