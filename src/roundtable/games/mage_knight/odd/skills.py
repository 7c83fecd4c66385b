"""Odd procedures of the Skills of the base heroes, as docs/games/mage_knight/oddities.md writes them out."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight.cards import centre, hands, inventory, wounds
from roundtable.games.mage_knight.content.components import WOUND_KIND, argument
from roundtable.games.mage_knight.content.hexes import START, steps_between
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import COLOURS, DUMMY, GOLD, NONE
from roundtable.games.mage_knight.content.nodes import Node
from roundtable.games.mage_knight.play import out_of_turn
from roundtable.games.mage_knight.state import lasting, teams
from roundtable.games.mage_knight.state.classes import Frame
from roundtable.games.mage_knight.state.pieces import UNTIL_ROUND, UNTIL_TURN
from roundtable.games.mage_knight.vocabulary import CHOOSES, COLOURS_ACTIONS, NUMBERS_ACTIONS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

RITUAL_WOUNDS: Final = argument("arythea-healing-ritual", "wounds")


def motivation(game: "MageKnight", by: Frame, node: Node) -> None:
    """No other Motivation until the end of the next own turn."""
    lasting.add(game, node, by, 2 if game.turn.seat == by.seat else 1, end=UNTIL_ROUND)


def source_freeze(game: "MageKnight", by: Frame, node: Node) -> None:
    """The token lies in the centre; that is all it needs."""


def source_opening(game: "MageKnight", by: Frame, node: Node) -> None:
    """One more die of the Source may be used this turn; its owner gains a crystal when it is."""
    game.turn.extra_dice += 1
    lasting.add(game, node, by, 1, centre.owner(game, by.source), end=UNTIL_TURN)


# ---- Healing Ritual ----


def healing_ritual(game: "MageKnight", by: Frame, node: Node) -> None:
    """One or two Wounds of the hand are thrown away; one of them goes to the closest hero, who may react first."""
    seat = by.seat
    game.push(RitualWounds(seat))
    for other in closest(game, seat):
        out_of_turn.ask_reaction(game, other)


def closest(game: "MageKnight", seat: Seat) -> list[int]:
    """Give the heroes closest to one, those of the own team left out."""
    own = space_of(game, seat)
    others = [other for other in sorted(game.order) if other not in (seat, DUMMY)]
    seats = [other for other in others if not teams.allies(game, seat, other)]
    far = [steps_between(own, space_of(game, other)) for other in seats]
    return [other for other, steps in zip(seats, far, strict=True) if steps == min(far)]


def ritual_possible(game: "MageKnight", by: Frame, node: Node) -> bool:
    """There must be a Wound and another hero."""
    return hands.wounds_in_hand(game.players[by.seat]) > 0 and len(game.players) > 1


class RitualWounds(Question["MageKnight"]):
    """How many Wounds leave the hand?"""

    rule: ClassVar[str] = "mage_knight.discarding.thrown-away-wound-returns-to-wound-deck"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """One or two."""
        for count in range(1, min(RITUAL_WOUNDS, hands.wounds_in_hand(game.players[self.seat])) + 1):
            out.append(NUMBERS_ACTIONS[count])
        if not out:  # only in worlds a rival imagines: who is asked hangs on public things
            out.append(NUMBERS_ACTIONS[0])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Throw them away; ask who gets one."""
        game.push(RitualVictim(self.seat))
        for _ in range(action.a):
            hands.throw_away(game, self.seat, WOUND_KIND)


class RitualVictim(Question["MageKnight"]):
    """Which of the closest heroes gets a Wound?"""

    rule: ClassVar[str] = "mage_knight.skills.interactive-affects-other-players"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """The closest one; among equals the user chooses."""
        for seat in closest(game, self.seat):
            out.append(CHOOSES[seat])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Give it."""
        wounds.gain(game, action.a, 1, True)


def space_of(game: "MageKnight", seat: Seat) -> int:
    """Give where a hero counts as standing: off the map at the portal."""
    space = game.players[seat].space
    return START if space == NONE else space


# ---- Mana Exploit and Mana Overload ----


def mana_exploit(game: "MageKnight", by: Frame, node: Node) -> None:
    """A colour other than gold is chosen and marked on the Skill; its user gains a token of it."""
    game.push(MarkColour(by.seat, by.source))


def mana_overload(game: "MageKnight", by: Frame, node: Node) -> None:
    """A colour other than gold is chosen and marked on the Skill; its user gains a token of it."""
    game.push(MarkColour(by.seat, by.source))


class MarkColour(Question["MageKnight"]):
    """Which colour is marked on the Skill?"""

    rule: ClassVar[str] = "mage_knight.skills.interactive-announced-and-put-in-centre"
    fields: ClassVar[tuple[str, ...]] = ("skill",)

    def __init__(self, seat: Seat, skill: int) -> None:
        super().__init__(seat)
        self.skill = skill

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any colour but gold."""
        for colour in range(COLOURS):
            if colour != GOLD:
                out.append(COLOURS_ACTIONS[colour])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Mark it and gain a token."""
        centre.mark(game, self.skill, action.a)
        inventory.gain_mana(game, self.seat, action.a)
