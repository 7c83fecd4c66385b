"""Verbs on mana: payments inside effects, tokens and crystals gained, dice of the Source."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight.cards import mana, points, source
from roundtable.games.mage_knight.content.names import BASIC, COLOUR, COLOURS, GOLD
from roundtable.games.mage_knight.content.nodes import NODES, Node
from roundtable.games.mage_knight.effects import judging, perform
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.verbs import amounts, conditions
from roundtable.games.mage_knight.verbs.table import HANDLERS
from roundtable.games.mage_knight.vocabulary import COLOURS_ACTIONS, DICE, DONES
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def do_pay(game: "MageKnight", node: Node) -> None:
    """Pay mana, such that the rest of the effect stays possible."""
    by = game.frames[-1]
    wanted = judging.colours_wanted(game, by, node)
    if "bind" in node.words:
        path, _, place = node.path.rpartition(".")
        wanted = judging.allowed_colours(game, by, node, path, int(place) + 1, perform.open_now(game))
    mana.ask(game, by.seat, wanted, (wanted,) * (node.numbers["count"] - 1), reserve=judging.cards_after(node))


# ---- tokens and crystals ----


def do_gain(game: "MageKnight", node: Node) -> None:
    """Gain tokens or crystals; of several colours the user chooses, for each anew unless they must be equal."""
    by = game.frames[-1]
    if node.lists["color"] == ("others_of_$card",):
        for colour in range(BASIC):
            if (conditions.colours_given(game, by, node) >> colour) & 1:
                give(game, by.seat, node, colour)
        return
    mask = conditions.colours_given(game, by, node)
    count = node.numbers["count"]
    if node.flag("each_bound"):
        count = by.cards
    if mask & (mask - 1) == 0:
        for _ in range(count if mask else 0):
            give(game, by.seat, node, mask.bit_length() - 1)
    elif node.flag("same"):
        game.push(ChooseColour(by.seat, node.path, mask, count))
    else:
        for _ in range(count):
            game.push(ChooseColour(by.seat, node.path, mask, 1))


def give(game: "MageKnight", seat: int, node: Node, colour: int) -> None:
    """Give one token or crystal."""
    if node.verb == "gain-mana":
        points.gain_mana(game, seat, colour)
    else:
        points.gain_crystal(game, seat, colour, True)


class ChooseColour(Question["MageKnight"]):
    """Which colour?"""

    rule: ClassVar[str] = "mage_knight.gaining.mana-token-to-play-area"
    fields: ClassVar[tuple[str, ...]] = ("path", "colours", "count")

    def __init__(self, seat: int, path: str, colours: int, count: int) -> None:
        super().__init__(seat)
        self.path = path
        self.colours = colours
        self.count = count

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Those allowed."""
        for colour in range(COLOURS):
            if (self.colours >> colour) & 1:
                out.append(COLOURS_ACTIONS[colour])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Give it, set a die to it, or follow its branch."""
        node = NODES[self.path]
        if node.verb == "by-color":
            perform.follow(game, node, COLOUR.words[action.a])
        elif node.verb == "take-source-dice":
            set_die(game, self.seat, node, action.a)
        else:
            for _ in range(self.count):
                give(game, self.seat, node, action.a)


# ---- dice of the Source ----


def do_extra_dice(game: "MageKnight", node: Node) -> None:
    """More dice of the Source may be used this turn."""
    game.turn.extra_dice += node.numbers["count"]
    lasting.add(game, node, game.frames[-1], node.numbers["count"])


def do_take_dice(game: "MageKnight", node: Node) -> None:
    """Take dice out of the Source."""
    for _ in range(min(node.numbers["count"], len(game.source))):
        game.push(PickDie(game.frames[-1].seat, node.path, 1))


def do_pick_die(game: "MageKnight", node: Node) -> None:
    """Pick a die of the Source."""
    game.push(PickDie(game.frames[-1].seat, node.path, 1))


def do_reroll(game: "MageKnight", node: Node) -> None:
    """Roll dice of the Source again."""
    by = game.frames[-1]
    which = node.words["dice"]
    if which == "all":
        source.reroll(game, list(game.source))
    elif which == "$die":
        source.reroll(game, [by.die])
    else:
        game.push(RerollDice(by.seat, node.path, 2 if which == "up-to-2" else 1, ()))


class PickDie(Question["MageKnight"]):
    """Which die of the Source?"""

    rule: ClassVar[str] = "mage_knight.mana.effect-dice-come-in-addition"
    fields: ClassVar[tuple[str, ...]] = ("path", "count")

    def __init__(self, seat: int, path: str, count: int) -> None:
        super().__init__(seat)
        self.path = path
        self.count = count

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """One of each face that fits."""
        basic = NODES[self.path].word("showing") == "basic"
        for colour in range(COLOURS):
            if colour in game.source and (colour < BASIC or not basic):
                out.append(DICE[colour])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Remember it, or take it and ask for its new face."""
        node = NODES[self.path]
        by = game.frames[-1]
        by.die = action.a
        if node.verb == "take-source-dice":
            source.take(game, action.a)
            game.turn.kept_dice = (*game.turn.kept_dice, action.a)
            mask = conditions.colours_named(game, by, node.lists["set_to"][0])
            game.push(ChooseColour(self.seat, self.path, mask, 1))


def set_die(game: "MageKnight", seat: int, node: Node, colour: int) -> None:
    """Set a die that was taken, and gain its tokens; it goes back as it is."""
    game.turn.kept_dice = (*game.turn.kept_dice[:-1], colour)
    for _ in range(node.numbers["tokens_each"]):
        points.gain_mana(game, seat, colour)


class RerollDice(Question["MageKnight"]):
    """Which dice are rolled again? Gold ones first where the effect says so."""

    rule: ClassVar[str] = "mage_knight.mana.source-die-gives-shown-colour"
    fields: ClassVar[tuple[str, ...]] = ("path", "left", "picked")

    def __init__(self, seat: int, path: str, left: int, picked: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.path = path
        self.left = left
        self.picked = picked

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """The dice still lying there, and enough."""
        dice = list(game.source)
        for face in self.picked:
            dice.remove(face)
        gold_first = "first" in NODES[self.path].words and GOLD in dice
        for colour in range(COLOURS):
            if colour in dice and (not gold_first or colour == GOLD):
                out.append(DICE[colour])
        if self.picked:
            out.append(DONES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Pick on, then roll all together."""
        picked = self.picked if action is DONES else (*self.picked, action.a)
        if action is not DONES and self.left > 1 and len(picked) < len(game.source):
            game.push(RerollDice(self.seat, self.path, self.left - 1, picked))
        else:
            source.reroll(game, list(picked))


def do_endless(game: "MageKnight", node: Node) -> None:
    """Any amount of some colours is at hand."""
    mask = 0
    for word in node.lists["colors"]:
        mask |= 1 << COLOUR.at(word)
    lasting.add(game, node, game.frames[-1], amount=mask)


def do_allow(game: "MageKnight", node: Node) -> None:
    """A colour may be used as if it were its time of day."""
    lasting.add(game, node, game.frames[-1], target=COLOUR.at(node.words["color"]))


def do_return_crystals(game: "MageKnight", node: Node) -> None:
    """Crystals spent this turn come back at its end."""
    lasting.add(game, node, game.frames[-1])


def return_crystals(game: "MageKnight", seat: int) -> None:
    """Give crystals spent this turn back, at most three of a colour."""
    for colour in range(BASIC):
        for _ in range(game.turn.spent_crystals[colour]):
            points.gain_crystal(game, seat, colour, False)


def do_roll(game: "MageKnight", node: Node) -> None:
    """Roll dice of the bank."""
    by = game.frames[-1]
    count = amounts.value(game, by, node.amounts["count"])
    if count:
        game.push(RollDie(by.seat, node.path, count))


class RollDie(Step["MageKnight"]):
    """One die after the other is rolled, and its face acted on."""

    fields: ClassVar[tuple[str, ...]] = ("path", "left")

    def __init__(self, seat: int, path: str, left: int) -> None:
        super().__init__(seat)
        self.path = path
        self.left = left

    def run(self, game: "MageKnight") -> None:
        """Roll it."""
        if self.left > 1:
            game.push(RollDie(self.seat, self.path, self.left - 1))
        node = NODES[self.path]
        face = source.roll_die(game)
        game.frames[-1].rolled = face
        word = COLOUR.words[face]
        if word in node.parts:
            game.push(perform.Perform(self.seat, f"{self.path}.on.{word}", 0))
        elif face < BASIC and "basic" in node.parts:
            game.push(perform.Perform(self.seat, f"{self.path}.on.basic", 0))


HANDLERS.update(
    {
        "pay-mana": do_pay,
        "gain-mana": do_gain,
        "gain-crystal": do_gain,
        "extra-source-dice": do_extra_dice,
        "take-source-dice": do_take_dice,
        "pick-source-die": do_pick_die,
        "reroll-source": do_reroll,
        "endless-mana": do_endless,
        "allow-mana": do_allow,
        "return-spent-crystals": do_return_crystals,
        "roll-dice": do_roll,
    }
)
