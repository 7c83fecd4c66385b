"""Carrying effects out: steps of nodes one after the other.

An effect in progress is a `Frame` on `game.frames`; `Perform` walks its steps, and each verb carries out its own.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight.content.components import CARDS, KIND_OF
from roundtable.games.mage_knight.content.integers import ColourBits, Seat, WindowBits
from roundtable.games.mage_knight.content.names import ATTACK_PHASE, NONE
from roundtable.games.mage_knight.content.nodes import STEPS, Node
from roundtable.games.mage_knight.effects import windows
from roundtable.games.mage_knight.state.classes import Frame
from roundtable.games.mage_knight.state.frames import frame
from roundtable.kernel.agenda import Step

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def open_now(game: "MageKnight") -> WindowBits:
    """Give the windows that are open at this moment."""
    mask = windows.OF_PHASE[game.turn.phase]
    combat = game.combat
    if combat is None:
        return mask
    if combat.targets:
        mask |= windows.STRIKE if game.turn.phase == ATTACK_PHASE else windows.STRIKE_RANGED
    if combat.blocking != NONE:
        mask |= windows.PARRY
    if not combat.begun and mask & windows.RANGED:
        mask |= windows.COMBAT_START
    return mask


def begin(game: "MageKnight", seat: Seat, origin: int, source: int, colours: ColourBits, path: str) -> None:
    """Carry out an effect."""
    run(game, frame(seat, origin, source, colours), path)


def run(game: "MageKnight", by: Frame, path: str) -> None:
    """Carry out steps in a frame of their own, when what is going on now has been done."""
    begins = BeginEffect(by.seat, path, by.origin, by.source, by.colours, by.foe, by.unit, by.card, by.bonus, by.shape)
    game.push(begins)


class BeginEffect(Step["MageKnight"]):
    """An effect begins."""

    fields: ClassVar[tuple[str, ...]] = ("path", "origin", "source", "colours", "foe", "unit", "card", "bonus", "shape")

    def __init__(
        self,
        seat: Seat,
        path: str,
        origin: int,
        source: int,
        colours: ColourBits,
        foe: int,
        unit: int,
        card: int,
        bonus: int,
        shape: int,
    ) -> None:
        super().__init__(seat)
        self.path = path
        self.origin = origin
        self.source = source
        self.colours = colours
        self.foe = foe
        self.unit = unit
        self.card = card
        self.bonus = bonus
        self.shape = shape

    def run(self, game: "MageKnight") -> None:
        """Open the frame, walk the steps, close it."""
        by = frame(self.seat, self.origin, self.source, self.colours)
        by.foe = self.foe
        by.unit = self.unit
        by.card = self.card
        by.bonus = self.bonus
        by.shape = self.shape
        game.frames.append(by)
        combat = game.combat
        if combat is not None:
            combat.passed = ()
            combat.begun = combat.begun or self.path not in OPENINGS
        game.then(Perform(self.seat, self.path, 0), EndEffect(self.seat))


def opening_effects() -> frozenset[str]:
    """Find the effects that are themselves the first thing of a combat."""
    found: list[str] = []
    for card in CARDS:
        for half in (card.basic, card.powered):
            if half is not None and "combat-start" in half.timing:
                found.append(half.path)
    return frozenset(found)


OPENINGS: Final = opening_effects()


class EndEffect(Step["MageKnight"]):
    """The innermost effect is done."""

    def run(self, game: "MageKnight") -> None:
        """Close its frame."""
        game.frames.pop()


class Perform(Step["MageKnight"]):
    """The next step of the effect in progress."""

    fields: ClassVar[tuple[str, ...]] = ("path", "at")

    def __init__(self, seat: Seat, path: str, at: int) -> None:
        super().__init__(seat)
        self.path = path
        self.at = at

    def run(self, game: "MageKnight") -> None:
        """Do it, the steps after it to follow."""
        steps = STEPS[self.path]
        if self.at >= len(steps):
            return
        if self.at + 1 < len(steps):
            game.push(Perform(self.seat, self.path, self.at + 1))
        steps[self.at].run(game, game.frames[-1])


def follow(game: "MageKnight", by: Frame, node: Node, part: str) -> None:
    """Walk a part of a node in the same frame."""
    game.push(Perform(by.seat, f"{node.path}.{part}", 0))


def attached(game: "MageKnight", seat: Seat, index: int) -> tuple[Node, ...]:
    """Give what the Banner on a Unit says."""
    banner = game.players[seat].units[index].banner
    if banner == NONE:
        return ()
    said = CARDS[KIND_OF[banner]].attached
    return () if said is None else said.steps
