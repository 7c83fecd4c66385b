"""Odd procedures of Spells, Artifacts and Advanced Actions of other sets, see docs/games/mage_knight/oddities.md."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import answers, changes
from roundtable.games.mage_knight.cards import hands, wounds
from roundtable.games.mage_knight.cards.inventory import changed
from roundtable.games.mage_knight.combat import strike
from roundtable.games.mage_knight.content.components import WOUND_KIND
from roundtable.games.mage_knight.content.names import (
    BLUE,
    FIRE,
    GREEN,
    ICE,
    NONE,
    RANGED,
    RED,
    SIEGE,
    WHITE,
    WOUND_TAKEN,
)
from roundtable.games.mage_knight.content.nodes import NODES, Node
from roundtable.games.mage_knight.effects import giving
from roundtable.games.mage_knight.play import box
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.classes import Frame
from roundtable.games.mage_knight.state.pieces import UNTIL_COMBAT, UNTIL_TURN
from roundtable.games.mage_knight.vocabulary import CHOOSES
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.content.integers import Seat
    from roundtable.games.mage_knight.state.game import MageKnight


# ---- Disease, Bow of Starsdawn ----


def disease(game: "MageKnight", by: Frame, node: Node) -> None:
    """Enemies all of whose attacks are blocked have Armor 1; see combat/foes.py."""
    lasting.add(game, node, by, end=UNTIL_COMBAT)


def bow_of_starsdawn(game: "MageKnight", by: Frame, node: Node) -> None:
    """Ranged and Siege Attacks of this turn change as the user likes; see effects/giving.py."""
    lasting.add(game, node, by, end=UNTIL_TURN)


# ---- Banner of Command, Mysterious Box ----


def banner_of_command(game: "MageKnight", by: Frame, node: Node) -> None:
    """A Unit recruited this turn may stand on this card; see play/banners.py and locals/recruiting.py."""
    lasting.add(game, node, by, 1, end=UNTIL_TURN)


def mysterious_box(game: "MageKnight", by: Frame, node: Node) -> None:
    """The top Artifact is shown, and the box may be it once this turn; see play/box.py."""
    lasting.add(game, node, by, 1, end=UNTIL_TURN)
    box.turn_up(game, by.seat, by.source)


def box_possible(game: "MageKnight", by: Frame, node: Node) -> bool:
    """There must be an Artifact in the deck, and the box shows only one at a time."""
    return bool(game.artifact_deck.cards) and game.boxed == NONE


# ---- Rush of Adrenaline ----


def rush_of_adrenaline(game: "MageKnight", by: Frame, node: Node) -> None:
    """Wounds taken to the hand draw cards, and the first is thrown away; those of this turn count at once.

    Used a second time in a turn, it finds the first Wound thrown away already.
    """
    earlier = min(game.turn.tally[WOUND_TAKEN], wounds.ADRENALINE_WOUNDS)
    first = not lasting.odd(game, wounds.ADRENALINE)
    if first and earlier and game.turn.wounds and hands.wounds_in_hand(game.players[by.seat]):
        game.turn.wounds -= 1
        hands.remove(game, hands.take(game, by.seat, WOUND_KIND))
        game.tell(changes.THREW_WOUND, by.seat, WOUND_KIND)
    if earlier:
        hands.draw(game, by.seat, earlier)
    lasting.add(game, node, by, wounds.ADRENALINE_WOUNDS - earlier or NONE, end=UNTIL_TURN)  # NONE: it only was used


# ---- Sacrifice ----

SACRIFICES: Final = ((GREEN, RED), (GREEN, BLUE), (WHITE, RED), (WHITE, BLUE))
SIEGE_EACH: Final = 4
RANGED_EACH: Final = 6


def sacrifice(game: "MageKnight", by: Frame, node: Node) -> None:
    """Two colours are chosen."""
    game.push(ChoosePair(by.seat, node.path))


def sacrifices(game: "MageKnight", seat: "Seat") -> list[int]:
    """Give the pairs of colours of which there are crystals, and whose attack counts now."""
    held = game.players[seat].crystals
    found: list[int] = []
    for at, (first, second) in enumerate(SACRIFICES):
        if held[first] and held[second] and strike.accepts(game, SIEGE if first == GREEN else RANGED):
            found.append(at)
    return found


def sacrifice_possible(game: "MageKnight", by: Frame, node: Node) -> bool:
    """There must be a pair, and an attack being declared that takes what it gives."""
    return bool(sacrifices(game, by.seat))


class ChoosePair(Question["MageKnight"]):
    """Which pairs of crystals become an attack, and mana tokens?"""

    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: "Seat", path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Green or white with red or blue."""
        for at in sacrifices(game, self.seat):
            out.append(CHOOSES[at])

    def take(self, game: "MageKnight", action: Action) -> None:
        """An attack for each pair; their crystals become tokens."""
        first, second = SACRIFICES[action.a]
        player = game.players[self.seat]
        pairs = min(player.crystals[first], player.crystals[second])
        for colour in (first, second):
            player.crystals = changed(player.crystals, colour, -pairs)
            player.mana = changed(player.mana, colour, pairs)
            for _ in range(pairs):
                game.tell(changes.CRYSTAL_TURNED, self.seat, colour)
        element = FIRE if second == RED else ICE
        each, kind = (SIEGE_EACH, SIEGE) if first == GREEN else (RANGED_EACH, RANGED)
        giving.give_attack(game, game.frames[-1], each * pairs, kind, element, NONE, NODES[self.path].path)

    def describe(self, game: "MageKnight", action: Action) -> Message:
        """Name the colours."""
        return Message(answers.LABEL_PAIR, SACRIFICES[action.a])
