"""The verb that lets a card be played sideways for more than 1."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight.cards import hands
from roundtable.games.mage_knight.content.components import CARDS, WOUND_KIND
from roundtable.games.mage_knight.content.fields import LEFT_OUT, Field, Number, Sum, Word
from roundtable.games.mage_knight.content.integers import Kind, Seat, WindowBits
from roundtable.games.mage_knight.content.names import BASIC, BASIC_ACTION, POINTS
from roundtable.games.mage_knight.content.nodes import IMPOSSIBLE, NODES, WORTH, Node, Phrase
from roundtable.games.mage_knight.effects import perform
from roundtable.games.mage_knight.effects.phrases import amount, piece, told
from roundtable.games.mage_knight.play import playing, serving
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.verbs import amounts, conditions, picking
from roundtable.games.mage_knight.vocabulary import DONES, NUMBERS_ACTIONS, TURNS_SIDEWAYS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight

# When the better value is given: by the card itself, by its colour, or without any die of the Source this turn.
BETTER_IF: Final = ("is-advanced-spell-or-artifact", "color-matches", "no-source-die-used")


class SidewaysValue(Node):
    """One card played sideways this turn gives this value instead of 1.

    Two such steps never act on one card. `better`: what it gives instead if `better_if` holds.
    """

    word: ClassVar[str] = "sideways-value"
    fields: ClassVar[tuple[Field, ...]] = (
        Sum("value"), Word("cards", "sideways-cards", "any"), Number("better", LEFT_OUT),
        Word("better_if", default=LEFT_OUT, allowed=BETTER_IF),
    )  # fmt: skip
    may_fail: ClassVar[bool] = True
    reason: ClassVar[str] = "no-card-sideways"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Ask which card, and for what."""
        game.push(PlaySideways(by.seat, self.path))

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """There must be a card, and something it gives must count."""
        if not serving.sideways_points(game, by.seat, now):
            return IMPOSSIBLE
        player = game.players[by.seat]
        wounds = hands.wounds_in_hand(player)
        there = wounds > 0 if self.words["cards"] == "wound" else len(player.hand.cards) > wounds
        return WORTH if there else IMPOSSIBLE

    def shuts_source(self, game: "MageKnight", by: "Frame") -> bool:
        """Say whether the better value can be had for not using the Source, and that matters."""
        if self.word_of("better_if") != "no-source-die-used":
            return False
        return conditions.no_source_die_used(game, by) and bool(game.source)

    def value(self, game: "MageKnight", by: "Frame", kind: Kind) -> int:
        """Give what a card played so is worth."""
        plain = amounts.value(game, by, self.amounts["value"])
        if "better" not in self.numbers:
            return plain
        condition = self.words["better_if"]
        if condition == "is-advanced-spell-or-artifact":
            better = kind != WOUND_KIND and CARDS[kind].kind != BASIC_ACTION
        elif condition == "color-matches":
            better = kind != WOUND_KIND and by.paid < BASIC and bool(CARDS[kind].colours >> by.paid & 1)
        else:
            better = conditions.no_source_die_used(game, by)
            if better:
                lasting.add(game, self, by)  # the Source is shut for the rest of the turn
        return self.numbers["better"] if better else plain

    def text(self) -> Phrase:
        """The value, and the better one."""
        id = f"text-sideways-{self.words['cards']}"
        value = amount(self.amounts["value"])
        if "better" not in self.numbers:
            return told(id, amount=value)
        better = piece("better", self.words["better_if"])
        return told(f"{id}-better", amount=value, better=self.numbers["better"], condition=better)


class PlaySideways(Question["MageKnight"]):
    """Which card is played sideways, and for what?"""

    rule: ClassVar[str] = "mage_knight.deed-cards.sideways-value-1"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: Seat, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Every fitting card with everything that counts now."""
        mask = serving.sideways_points(game, self.seat, perform.open_now(game))
        for kind in picking.kinds(game, game.frames[-1], NODES[self.path].words["cards"]):
            for what in range(len(POINTS.words)):
                if (mask >> what) & 1:
                    out.append(TURNS_SIDEWAYS[kind][what])
        if not out:  # only in worlds a rival imagines: who is asked hangs on public things
            out.append(DONES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Play it for the raised value."""
        if action is DONES:
            return
        node = NODES[self.path]
        assert isinstance(node, SidewaysValue)
        by = game.frames[-1]
        if node.shuts_source(game, by):
            game.push(ShutSource(self.seat, self.path, action.a, action.b))
        else:
            playing.sideways(game, self.seat, action.a, action.b, node.value(game, by, action.a))


class ShutSource(Question["MageKnight"]):
    """How much does the card give: less, or more without any die of the Source this turn?"""

    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"
    fields: ClassVar[tuple[str, ...]] = ("path", "kind", "points")

    def __init__(self, seat: Seat, path: str, kind: Kind, points: int) -> None:
        super().__init__(seat)
        self.path = path
        self.kind = kind
        self.points = points

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Both values."""
        node = NODES[self.path]
        out.append(NUMBERS_ACTIONS[amounts.value(game, game.frames[-1], node.amounts["value"])])
        out.append(NUMBERS_ACTIONS[node.numbers["better"]])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Play the card for it; the better value shuts the Source."""
        node = NODES[self.path]
        assert isinstance(node, SidewaysValue)
        if action.a == node.numbers["better"]:
            node.value(game, game.frames[-1], self.kind)
        playing.sideways(game, self.seat, self.kind, self.points, action.a)
