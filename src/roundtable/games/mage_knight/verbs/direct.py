"""Direct moves: the verb that moves the hero without Move costs, over whatever lies between.

It never provokes. The space it ends on is one step of the turn's path.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight.cards import hands
from roundtable.games.mage_knight.combat import arrival
from roundtable.games.mage_knight.content.components import CARDS
from roundtable.games.mage_knight.content.fields import LEFT_OUT, Field, Number, Sum, Word, Words
from roundtable.games.mage_knight.content.hexes import NEAR, TWO_AWAY
from roundtable.games.mage_knight.content.integers import Seat, Space, WindowBits
from roundtable.games.mage_knight.content.names import CITY, JOINT_ASSAULT, MOVEMENT, NONE, OPEN, SPACE_ENTERED, TERRAIN
from roundtable.games.mage_knight.content.nodes import IDLE, NODES, Effect, Node, Phrase
from roundtable.games.mage_knight.content.reasons import refusal
from roundtable.games.mage_knight.effects import events, windows
from roundtable.games.mage_knight.effects.judging import worth_if
from roundtable.games.mage_knight.effects.phrases import amount, terrains, told
from roundtable.games.mage_knight.map import board, movement, rivals
from roundtable.games.mage_knight.play import serving
from roundtable.games.mage_knight.vocabulary import DECLINES, GO, GOES
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight


def effects_that_are_actions() -> tuple[str, ...]:
    """Give the paths of effects that are themselves the action of the turn: their moves come after movement."""
    halves: list[Effect] = []
    for card in CARDS:
        halves.append(card.basic)
        if card.powered is not None:
            halves.append(card.powered)
    return tuple([half.path + "." for half in halves if "action" in half.timing])


ACTIONS: Final = effects_that_are_actions()


class DirectMove(Node):
    """The hero moves over revealed spaces without Move cost, through anything not in `avoid`.

    Rampaging enemies are not provoked; nothing is explored or entered on the way. `exact`: that many steps; `max`: up
    to that many. The last space must fit `end`; a space with a rampaging enemy is never an end.
    """

    word: ClassVar[str] = "direct-move"
    fields: ClassVar[tuple[Field, ...]] = (
        Number("max", LEFT_OUT), Sum("exact", LEFT_OUT), Words("avoid", "terrain", LEFT_OUT), Word("end", "end-space"),
    )  # fmt: skip
    reason: ClassVar[str] = "nowhere-to-go"

    def run(self, game: "MageKnight", by: "Frame") -> None:
        """Ask where to; outside movement this part of an effect is ignored."""
        if possible(game, by.seat, self, by.number):
            game.push(MoveDirectly(by.seat, self.path, by.number))

    def judge(self, game: "MageKnight", by: "Frame", now: WindowBits) -> int:
        """There must be a space to move to."""
        if not now & windows.MOVING:
            return IDLE
        return worth_if(possible(game, by.seat, self, by.number))

    def fails(self, game: "MageKnight", by: "Frame", now: WindowBits) -> Message:
        """Moving is over, or there is nowhere to go."""
        return refusal(self.reason) if now & windows.MOVING else serving.move_fails(game)

    def text(self) -> Phrase:
        """How far, and where it may end."""
        exact = "exact" in self.amounts
        steps = amount(self.amounts["exact"]) if exact else self.numbers["max"]
        id = f"text-direct-move-{'exact' if exact else 'max'}-{self.words['end']}"
        if self.lists.get("avoid"):
            return told(f"{id}-avoid", amount=steps, terrains=terrains(self.lists["avoid"]))
        return told(id, amount=steps)


def possible(game: "MageKnight", seat: Seat, node: Node, number: int) -> bool:
    """Say whether a direct move can be made now and has somewhere to end."""
    return may_move(game, seat, node) and bool(ends(game, seat, node, number))


def may_move(game: "MageKnight", seat: Seat, node: Node) -> bool:
    """Say whether it is the seat's movement, or the effect is the action and says that it moves."""
    turn = game.turn
    if turn.seat != seat or turn.resting or game.players[seat].space == NONE or hands.must_rest(game, seat):
        return False
    if turn.phase in (OPEN, MOVEMENT, JOINT_ASSAULT) and not turn.acted:
        return True
    return game.combat is None and node.path.startswith(ACTIONS)


def ends(game: "MageKnight", seat: Seat, node: Node, number: int) -> list[Space]:
    """Give the spaces where a direct move may end, the own one left out; in a joint assault only the city."""
    found: list[int] = []
    joint = game.joint
    for space in reached(game, seat, node, number):
        if joint is not None and board.spot_at(game, space) != board.spot_at(game, joint.space):
            continue
        if space != game.players[seat].space and fits(game, seat, space, node.words["end"]):
            found.append(space)
    found.sort()
    return found


def fits(game: "MageKnight", seat: Seat, space: Space, end: str) -> bool:
    """Say whether a space is an end as the effect wants it: safe, or one to be assaulted, a player's among them."""
    if end == "safe":
        return movement.is_safe(game, seat, space)
    if rivals.attackable(game, seat, space):
        return True
    return board.must_assault(game, seat, space) and not board.crowded(game, seat, space)


def reached(game: "MageKnight", seat: Seat, node: Node, number: int) -> list[Space]:
    """Give the revealed spaces that the steps of a direct move lead to, exactly so many or up to so many."""
    exact = node.amounts.get("exact")
    steps = node.number("max", 0) if exact is None else exact.base + exact.each * number
    shut = 0
    for word in node.lists.get("avoid", ()):
        shut |= 1 << TERRAIN.at(word)
    leaps = movement.bent(game, seat)
    edge = [game.players[seat].space]
    found: list[int] = []
    for _ in range(steps):
        edge = one_further(game, edge, shut, leaps)
        found = edge if exact is not None else found + [space for space in edge if space not in found]
    return found


def one_further(game: "MageKnight", edge: list[Space], shut: int, leaps: bool) -> list[Space]:
    """Give the revealed spaces one step from some spaces, not on terrain that must be avoided."""
    found: list[int] = []
    for space in edge:
        for near in NEAR[space] + TWO_AWAY[space] if leaps else NEAR[space]:
            if near not in found and passable(game, near, shut):
                found.append(near)
    return found


def passable(game: "MageKnight", space: Space, shut: int) -> bool:
    """Say whether a space is revealed and not on terrain to be avoided; a city is no terrain, but may be closed."""
    spot = board.spot_at(game, space)
    if spot == NONE:
        return False
    if board.SITE_OF[spot] == CITY:
        return not game.rules.scenario.cities_closed
    return not (shut >> board.TERRAIN_OF[spot]) & 1


class MoveDirectly(Question["MageKnight"]):
    """Where does the hero go?"""

    rule: ClassVar[str] = "mage_knight.movement.direct-move-pays-only-stated-cost"
    fields: ClassVar[tuple[str, ...]] = ("path", "number")

    def __init__(self, seat: Seat, path: str, number: int) -> None:
        super().__init__(seat)
        self.path: Final = path
        self.number: Final = number

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any end in reach; up to so many steps may be none, but not where an assault is wanted."""
        node = NODES[self.path]
        for space in ends(game, self.seat, node, self.number):
            out.append(GOES[space])
        if out and "exact" not in node.amounts and node.words["end"] == "safe":
            out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Go there; an assault begins when the whole effect has been carried out."""
        if action.verb != GO:
            return
        came_from = game.players[self.seat].space
        movement.enter(game, self.seat, action.a)
        if board.must_assault(game, self.seat, action.a) or rivals.attackable(game, self.seat, action.a):
            put_under_effect(game, arrival.Arrive(self.seat, came_from, ()))
        events.happen(game, SPACE_ENTERED)


def put_under_effect(game: "MageKnight", step: "Step[MageKnight]") -> None:
    """Put a step under the remaining steps of the effects being carried out: above the question they answer."""
    place = len(game.agenda)
    while place > 0 and not isinstance(game.agenda[place - 1], Question):
        place -= 1
    game.agenda.insert(place, step)
