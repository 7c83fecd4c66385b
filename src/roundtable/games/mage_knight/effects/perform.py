"""Carrying effects out: steps of nodes one after the other, and the verbs that give them structure.

An effect in progress is a `Frame` on `game.frames`; `Perform` walks its steps. Every verb has a handler in one of the
effect_… files; an odd procedure is a function in one of the odd_… files.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight.content.components import CARDS, KIND_OF
from roundtable.games.mage_knight.content.names import ATTACK_PHASE, BASIC, COLOUR, EVENT, HEALING_SPENT, NONE
from roundtable.games.mage_knight.content.nodes import NODES, STEPS, Node
from roundtable.games.mage_knight.effects import events, judging, windows
from roundtable.games.mage_knight.state import lasting, this_turn
from roundtable.games.mage_knight.state.pieces import FROM_UNIT, Frame, Lasting, frame
from roundtable.games.mage_knight.verbs import amounts, conditions, effect_enemies, effect_mana, effect_units
from roundtable.games.mage_knight.verbs.table import HANDLERS, PROCEDURES
from roundtable.games.mage_knight.vocabulary import ACCEPTS, CHOOSES, DECLINES, NUMBERS_ACTIONS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def open_now(game: "MageKnight") -> int:
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


def begin(game: "MageKnight", seat: int, origin: int, source: int, colours: int, path: str) -> None:
    """Carry out an effect."""
    run(game, frame(seat, origin, source, colours), path)


def run(game: "MageKnight", by: Frame, path: str) -> None:
    """Carry out steps in a frame of their own, when what is going on now has been done."""
    game.push(Effect(by.seat, path, by.origin, by.source, by.colours, by.foe, by.unit, by.card, by.bonus))


class Effect(Step["MageKnight"]):
    """An effect begins."""

    fields: ClassVar[tuple[str, ...]] = ("path", "origin", "source", "colours", "foe", "unit", "card", "bonus")

    def __init__(
        self,
        seat: int,
        path: str,
        origin: int,
        source: int,
        colours: int,
        foe: int,
        unit: int,
        card: int,
        bonus: int,
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

    def run(self, game: "MageKnight") -> None:
        """Open the frame, walk the steps, close it."""
        by = frame(self.seat, self.origin, self.source, self.colours)
        by.foe = self.foe
        by.unit = self.unit
        by.card = self.card
        by.bonus = self.bonus
        game.frames.append(by)
        combat = game.combat
        if combat is not None:
            combat.passed = ()
            combat.begun = combat.begun or not STARTS.get(self.path, False)
        game.then(Perform(self.seat, self.path, 0), EndEffect(self.seat))


def opening_effects() -> dict[str, bool]:
    """Find the effects that are themselves the first thing of a combat."""
    found: dict[str, bool] = {}
    for card in CARDS:
        for half in (card.basic, card.powered):
            if half is not None and "combat-start" in half.timing:
                found[half.path] = True
    return found


STARTS: Final = opening_effects()


class EndEffect(Step["MageKnight"]):
    """The innermost effect is done."""

    def run(self, game: "MageKnight") -> None:
        """Close its frame."""
        game.frames.pop()


class Perform(Step["MageKnight"]):
    """The next step of the effect in progress."""

    fields: ClassVar[tuple[str, ...]] = ("path", "at")

    def __init__(self, seat: int, path: str, at: int) -> None:
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
        node = steps[self.at]
        HANDLERS[node.verb](game, node)


def follow(game: "MageKnight", node: Node, part: str) -> None:
    """Walk a part of a node in the same frame."""
    game.push(Perform(game.frames[-1].seat, f"{node.path}.{part}", 0))


# ---- structure ----


def do_choose(game: "MageKnight", node: Node) -> None:
    """The user takes some of the branches."""
    game.push(ChooseBranch(game.frames[-1].seat, node.path, node.numbers["count"], ()))


class ChooseBranch(Question["MageKnight"]):
    """Which of its possibilities is an effect used for?"""

    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"
    fields: ClassVar[tuple[str, ...]] = ("path", "left", "taken")

    def __init__(self, seat: int, path: str, left: int, taken: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.path = path
        self.left = left
        self.taken = taken

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """The branches that count now; those already taken are gone."""
        for at in judging.branches(game, game.frames[-1], NODES[self.path], open_now(game)):
            if at not in self.taken:
                out.append(CHOOSES[at])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Carry the branches out in the order listed, once all are named."""
        taken = (*self.taken, action.a)
        if self.left > 1:
            game.push(ChooseBranch(self.seat, self.path, self.left - 1, taken))
            return
        for at in sorted(taken, reverse=True):
            game.push(Perform(self.seat, f"{self.path}.of.{at}", 0))


def do_may(game: "MageKnight", node: Node) -> None:
    """The user does it or not. Who would discard for it is asked with any card in hand: hands are secret."""
    by = game.frames[-1]
    secret = node.parts["then"][0].verb == "discard" and len(game.players[by.seat].hand.cards) > 0
    if secret or can_do(game, node):
        game.push(MayDo(by.seat, node.path))


def can_do(game: "MageKnight", node: Node) -> bool:
    """Say whether an optional part of an effect can be carried out."""
    return judging.sequence(game, game.frames[-1], node.parts["then"], 0, open_now(game)) != judging.IMPOSSIBLE


class MayDo(Question["MageKnight"]):
    """Is an optional part of an effect carried out?"""

    rule: ClassVar[str] = "mage_knight.deed-cards.extra-cost-extra-mana"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: int, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Yes, if it can be done, or no."""
        if can_do(game, NODES[self.path]):
            out.append(ACCEPTS)
        out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Go on with it, or not."""
        if action is ACCEPTS:
            game.push(Perform(self.seat, f"{self.path}.then", 0))


def do_if(game: "MageKnight", node: Node) -> None:
    """Only one of two."""
    if conditions.holds(game, game.frames[-1], node.words["cond"]):
        follow(game, node, "then")
    elif "else" in node.parts:
        follow(game, node, "else")


def do_repeat(game: "MageKnight", node: Node) -> None:
    """Several times."""
    for _ in range(amounts.value(game, game.frames[-1], node.amounts["times"])):
        follow(game, node, "then")


def do_by_color(game: "MageKnight", node: Node) -> None:
    """The branch of the colour; a card of two colours lets the user choose."""
    mask = conditions.bound_colours(game.frames[-1], node.words["of"])
    words = [COLOUR.words[colour] for colour in range(BASIC) if (mask >> colour) & 1]
    found = [word for word in words if word in node.parts]
    if len(found) == 1:
        follow(game, node, found[0])
    elif found:
        game.push(effect_mana.ChooseColour(game.frames[-1].seat, node.path, mask, 1))
    elif "other" in node.parts:
        follow(game, node, "other")


def do_choose_number(game: "MageKnight", node: Node) -> None:
    """The user names a number."""
    game.push(NameNumber(game.frames[-1].seat, node.numbers["min"], node.numbers["max"]))


class NameNumber(Question["MageKnight"]):
    """How many?"""

    rule: ClassVar[str] = "mage_knight.deed-cards.same-effects-add-up"
    fields: ClassVar[tuple[str, ...]] = ("least", "most")

    def __init__(self, seat: int, least: int, most: int) -> None:
        super().__init__(seat)
        self.least = least
        self.most = most

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Every number between the limits."""
        for number in range(self.least, self.most + 1):
            out.append(NUMBERS_ACTIONS[number])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Remember it."""
        game.frames[-1].number = action.a


def do_when(game: "MageKnight", node: Node) -> None:
    """Wait for an event, and pay for those of this turn if it says so."""
    by = game.frames[-1]
    left = node.numbers["times"]
    event = EVENT.at(node.words["event"])
    target = NONE
    combat = game.combat
    if event == HEALING_SPENT:
        left = by.number
    elif node.words["event"] == "this-block-succeeds" and combat is not None:
        target = combat.blocking
    elif node.word("target") == "one":
        game.push(effect_enemies.PickEnemy(by.seat, node.path, 1, ()))
        return
    if node.flag("earlier"):
        past = events.earlier(game, node, by)
        if left != NONE:
            past = min(past, left)
            left -= past
        for _ in range(past):
            events.keep(game, Lasting(by.seat, node.path, node.verb, 0, 1, by.colours, by.source, NONE, 0), node, NONE)
    if left != 0:
        lasting.add(game, node, by, left, target)


def do_later(game: "MageKnight", node: Node) -> None:
    """Promise something for a later moment."""
    by = game.frames[-1]
    lasting.add(game, node, by, 1, by.foe)


def do_option(game: "MageKnight", node: Node) -> None:
    """Allow something until then."""
    by = game.frames[-1]
    lasting.add(game, node, by, node.numbers["times"], NONE, by.card)


def do_odd(game: "MageKnight", node: Node) -> None:
    """Carry out a procedure of its own."""
    PROCEDURES[node.words["name"]](game, node)


def do_use_action(game: "MageKnight", node: Node) -> None:
    """The action of the turn is this."""
    this_turn.use_action(game)


def do_flip_this(game: "MageKnight", node: Node) -> None:
    """A Banner's use of the Round is gone; a Skill lies face down."""
    by = game.frames[-1]
    player = game.players[by.seat]
    if by.origin == FROM_UNIT:
        unit = player.units[by.unit]
        effect_units.replace(game, by.seat, by.unit, unit.but(banner_up=0))
    elif by.source not in player.spent:
        player.spent = (*player.spent, by.source)


def attached(game: "MageKnight", seat: int, index: int) -> tuple[Node, ...]:
    """Give what the Banner on a Unit says."""
    banner = game.players[seat].units[index].banner
    if banner == NONE:
        return ()
    said = CARDS[KIND_OF[banner]].attached
    return () if said is None else said.steps


def do_keep(game: "MageKnight", node: Node) -> None:
    """What a node says simply holds for a while."""
    lasting.add(game, node, game.frames[-1])


HANDLERS.update(
    {
        "choose": do_choose,
        "may": do_may,
        "if": do_if,
        "repeat": do_repeat,
        "by-color": do_by_color,
        "choose-number": do_choose_number,
        "when": do_when,
        "later": do_later,
        "option": do_option,
        "odd": do_odd,
        "use-action": do_use_action,
        "flip-this": do_flip_this,
        "convert": do_keep,
        "no-damage-to-units": do_keep,
        "ignore-site-fortifications": do_keep,
        "attacks-become": do_keep,
        "ignore-damage": do_keep,
        "forbid-terrain": do_keep,
        "explore-cost": do_keep,
    }
)
