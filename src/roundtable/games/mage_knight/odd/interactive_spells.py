"""Odd procedures of interactive Spells, which reach other players: see docs/games/mage_knight/oddities.md."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import changes
from roundtable.games.mage_knight.cards import hands, inventory, offers, source, units, wounds
from roundtable.games.mage_knight.cards.inventory import changed
from roundtable.games.mage_knight.content.components import COLOURS_OF_CARD, KIND_OF, KIND_OF_CARD, UNIT_OF, argument
from roundtable.games.mage_knight.content.integers import Colour, ColourBits, Seat
from roundtable.games.mage_knight.content.names import BASIC, NONE, SPELL
from roundtable.games.mage_knight.content.nodes import NODES, Node
from roundtable.games.mage_knight.play import out_of_turn
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.classes import Frame
from roundtable.games.mage_knight.state.pieces import UNTIL_ROUND
from roundtable.games.mage_knight.vocabulary import (
    CARD_ACTIONS,
    CHOOSES,
    COLOURS_ACTIONS,
    DECLINES,
    DICE,
    DONES,
    PICKS,
)
from roundtable.kernel import zone
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

RADIANCE_CRYSTALS: Final = argument("mana-meltdown.powered", "crystals")


# ---- Mana Meltdown and Mana Radiance ----


def mana_meltdown(game: "MageKnight", by: Frame, node: Node) -> None:
    """Every other player loses a crystal at random or takes a Wound; the caster may gain one of those lost."""
    lost = 0
    for seat in out_of_turn.others(game, by.seat):
        player = game.players[seat]
        held = [colour for colour in range(BASIC) for _ in range(player.crystals[colour])]
        if held:
            colour = held[game.chance.below(len(held))]
            game.seal()
            player.crystals = changed(player.crystals, colour, -1)
            game.tell(changes.CRYSTAL_LOST, seat, colour)
            lost |= 1 << colour
        else:
            wounds.gain(game, seat, 1, True)
    if lost:
        game.push(GainLost(by.seat, lost))


class GainLost(Question["MageKnight"]):
    """Which of the lost crystals does the caster gain?"""

    rule: ClassVar[str] = "mage_knight.gaining.crystal-to-inventory"
    fields: ClassVar[tuple[str, ...]] = ("colours",)

    def __init__(self, seat: Seat, colours: ColourBits) -> None:
        super().__init__(seat)
        self.colours = colours

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """One of the colours, or none."""
        for colour in range(BASIC):
            if (self.colours >> colour) & 1:
                out.append(COLOURS_ACTIONS[colour])
        out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Gain it."""
        if action is not DECLINES:
            inventory.gain_crystal(game, self.seat, action.a, True)


def mana_radiance(game: "MageKnight", by: Frame, node: Node) -> None:
    """A colour is named."""
    game.push(Radiate(by.seat))


class Radiate(Question["MageKnight"]):
    """Which colour do crystals burn in?"""

    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any basic colour."""
        for colour in range(BASIC):
            out.append(COLOURS_ACTIONS[colour])

    def take(self, game: "MageKnight", action: Action) -> None:
        """A Wound for each crystal of it, the caster's too; then two crystals."""
        burned = [
            (seat, game.players[seat].crystals[action.a]) for seat in [self.seat, *out_of_turn.others(game, self.seat)]
        ]
        for seat, count in burned:
            if count:
                wounds.gain(game, seat, count, True)
        for _ in range(RADIANCE_CRYSTALS):
            inventory.gain_crystal(game, self.seat, action.a, True)


# ---- Mana Claim and Mana Curse ----


def mana_claim(game: "MageKnight", by: Frame, node: Node) -> None:
    """Take a die that shows a basic colour until the end of the Round."""
    game.push(ClaimDie(by.seat, node.path))


class ClaimDie(Question["MageKnight"]):
    """Which die is claimed?"""

    rule: ClassVar[str] = "mage_knight.mana.effect-dice-come-in-addition"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: Seat, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """One of each basic colour lying there."""
        for colour in range(BASIC):
            if colour in game.source:
                out.append(DICE[colour])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Keep it, and ask how its mana comes."""
        source.take(game, action.a)
        game.tell(changes.DIE_TAKEN, self.seat, action.a)
        player = game.players[self.seat]
        player.claimed = (*player.claimed, action.a)
        game.push(ClaimMana(self.seat, self.path, action.a))


class ClaimMana(Question["MageKnight"]):
    """Three tokens now (0), or one at the start of each following own turn (1)?"""

    rule: ClassVar[str] = "mage_knight.gaining.mana-token-to-play-area"
    fields: ClassVar[tuple[str, ...]] = ("path", "colour")

    def __init__(self, seat: Seat, path: str, colour: Colour) -> None:
        super().__init__(seat)
        self.path = path
        self.colour = colour

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Now or later."""
        out.append(CHOOSES[0])
        out.append(CHOOSES[1])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Give the tokens, or promise them; a curse lasts as long as the die is kept."""
        node = NODES[self.path]
        later = action.a == 1
        if not later:
            for _ in range(node.numbers["tokens"]):
                inventory.gain_mana(game, self.seat, self.colour)
        if later or node.flag("curse"):
            lasting.add(game, node, game.frames[-1], target=self.colour, amount=action.a, end=UNTIL_ROUND)


def claimed_mana(game: "MageKnight", seat: Seat) -> None:
    """At the start of a turn claimed dice give the mana promised."""
    for one in game.lasting:
        promised = one.seat == seat and one.verb == "odd" and one.amount == 1
        if promised and NODES[one.path].words["name"] == "mana-claim":
            inventory.gain_mana(game, seat, one.target)


def claim_possible(game: "MageKnight", by: Frame, node: Node) -> bool:
    """A die must show a basic colour."""
    return bool([face for face in game.source if face < BASIC])


# ---- Mind Read and Mind Steal ----


def mind_read(game: "MageKnight", by: Frame, node: Node) -> None:
    """A colour is named."""
    game.push(NameColour(by.seat, node.path))


class NameColour(Question["MageKnight"]):
    """Which colour do the others give up a card of?"""

    rule: ClassVar[str] = "mage_knight.deed-cards.action-colour-from-strong-effect"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: Seat, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any basic colour."""
        for colour in range(BASIC):
            out.append(COLOURS_ACTIONS[colour])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Gain a crystal of it; the others discard one after the other, then one card may be stolen."""
        inventory.gain_crystal(game, self.seat, action.a, True)
        asked = out_of_turn.others(game, self.seat)
        if NODES[self.path].flag("steal"):
            game.push(Steal(self.seat, tuple(asked), tuple([len(game.players[seat].discard) for seat in asked])))
        for seat in reversed(asked):
            game.push(GiveUpColour(seat, action.a))


class GiveUpColour(Question["MageKnight"]):
    """Which Action card or Spell of the colour is discarded? Who has none shows the hand."""

    rule: ClassVar[str] = "mage_knight.deed-cards.action-colour-from-strong-effect"
    fields: ClassVar[tuple[str, ...]] = ("colour",)

    def __init__(self, seat: Seat, colour: Colour) -> None:
        super().__init__(seat)
        self.colour = colour

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """The cards of the colour, or showing the hand."""
        for kind in hands.kinds_in_hand(game.players[self.seat]):
            if (COLOURS_OF_CARD[kind] >> self.colour) & 1:
                out.append(CARD_ACTIONS[kind])
        if not out:
            out.append(DONES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Discard it, or show that there is none."""
        if action is DONES:
            hand = game.players[self.seat].hand
            for at in range(len(hand.cards)):
                zone.show(game, hand, at)
        else:
            hands.discard(game, self.seat, action.a)


class Steal(Question["MageKnight"]):
    """Which of the Action cards discarded so is taken into the hand?"""

    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"
    fields: ClassVar[tuple[str, ...]] = ("seats", "sizes")

    def __init__(self, seat: Seat, seats: tuple[int, ...], sizes: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.seats = seats
        self.sizes = sizes

    def discarded(self, game: "MageKnight") -> list[tuple[int, int]]:
        """Give the Action cards discarded, each with its owner."""
        found: list[tuple[int, int]] = []
        for seat, size in zip(self.seats, self.sizes, strict=True):
            for deed in game.players[seat].discard[size:]:
                if KIND_OF_CARD[KIND_OF[deed]] < SPELL:
                    found.append((seat, deed))
        return found

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Each kind once, or none."""
        for _, deed in self.discarded(game):
            if PICKS[KIND_OF[deed]] not in out:
                out.append(PICKS[KIND_OF[deed]])
        if out:
            out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Take it for good."""
        if action is DECLINES:
            return
        found = self.discarded(game)
        deed = offers.of_kind(tuple([pair[1] for pair in found]), action.a)
        owner = [pair[0] for pair in found if pair[1] == deed][0]  # noqa: RUF015
        player = game.players[owner]
        at = len(player.discard) - 1 - player.discard[::-1].index(deed)
        player.discard = player.discard[:at] + player.discard[at + 1 :]
        hands.put_in_hand(game, self.seat, deed)
        game.tell(changes.TOOK_FROM, self.seat, owner, action.a)


# ---- Energy Flow and Energy Steal ----


def spend_rival_units(game: "MageKnight", by: Frame, node: Node) -> None:
    """If an own Unit was readied, one ready Unit of each other player may become spent."""
    if by.unit != NONE:
        for seat in reversed(out_of_turn.others(game, by.seat)):
            game.push(SpendRival(by.seat, seat, node.numbers["max_level"]))


class SpendRival(Question["MageKnight"]):
    """Which Unit of another player becomes spent?"""

    rule: ClassVar[str] = "mage_knight.units.state-spent"
    fields: ClassVar[tuple[str, ...]] = ("rival", "most")

    def __init__(self, seat: Seat, rival: Seat, most: int) -> None:
        super().__init__(seat)
        self.rival = rival
        self.most = most

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """A ready one of a fitting level, or none."""
        for index, unit in enumerate(game.players[self.rival].units):
            if unit.ready and units.level(game, self.rival, index) <= self.most:
                out.append(CHOOSES[index])
        if out:
            out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Spend it."""
        if action is not DECLINES:
            unit = game.players[self.rival].units[action.a]
            units.replace(game, self.rival, action.a, unit.but(ready=0))
            game.tell(changes.SPENT, self.rival, UNIT_OF[unit.card])
