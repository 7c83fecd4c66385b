"""The picture of Mage Knight: map, Source, offers, heroes and the combat being fought, from a view alone."""

from collections.abc import Mapping
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from roundtable.games.mage_knight.content.components import CARD, ENEMY, SKILL, TACTIC, UNIT
from roundtable.games.mage_knight.content.names import GOAL, HERO, PHASE, REWARD, SCENARIO, SITE, STACK
from roundtable.terminal.mage_knight.combat import CombatPicture
from roundtable.terminal.mage_knight.map import Map
from roundtable.terminal.mage_knight.players import Heroes, level_and_cost
from roundtable.terminal.mage_knight.signs import Signs
from roundtable.terminal.marks import NOTHING, QUIET, WIDE, Flow, beside, count, field, heading, numbered, shape, track
from roundtable.terminal.speech import Speech
from roundtable.terminal.view import View
from roundtable.text import Words

BOARD: Final = 79  # the width of the map
GAP: Final = 2
DUMMY: Final = "◇"
BOX: Final = "mysterious-box"
BOX_KEY: Final = "mysterious_box"  # what it shows, in a view


def picture(view: Mapping[str, object], words: Words) -> RenderableType:
    """Draw what a seat may know of a table of Mage Knight."""
    return MageKnightPicture(View(view), Signs(Speech(words)))


class MageKnightPicture:
    """The picture of one view; it takes the width it is given."""

    def __init__(self, view: View, signs: Signs) -> None:
        self.view: Final = view
        self.table: Final = view.part("table")
        self.signs: Final = signs
        self.words: Final = signs.words
        self.map: Final = Map(self.table, signs)
        self.heroes: Final = Heroes(view, signs)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Put the parts one below the other, or side by side if there is room."""
        width = options.max_width
        you = self.view.number_if("you")
        yield self.header()
        if width >= WIDE:
            right = Group(self.offers(), Text(), self.heroes.others(you))
            yield beside(self.board(BOARD, you), right, widths=(BOARD, width - BOARD - GAP), gap=GAP)
        else:
            yield self.board(width, you)
            yield self.offers()
            yield self.heroes.others(you)
        if self.table.data["joint_assault"] is not None:
            yield Flow(self.joint_assault())
        if self.table.data["combat"] is not None:
            yield CombatPicture(self.table, self.signs).draw()
        yield self.legend()
        if you is not None:
            yield self.heroes.own(you)

    def joint_assault(self) -> list[Text]:
        """Give who takes part in a joint assault, and which defenders each faces."""
        joint = self.table.part("joint_assault")
        found = [Text(self.signs.name(PHASE, "joint-assault"), "bold")]
        for member in joint.parts("members"):
            names = [self.signs.name(ENEMY, word) for word in member.known("enemies")]
            found.append(Text.assemble(shape(member.number("seat")), f" {', '.join(names) or NOTHING}"))
        return found

    # ---- the course ----

    def header(self) -> Group:
        """Give the Round, day or night, the order of turns, the Source, and the points of the turn."""
        say = self.words.say
        table = self.table
        time = say("mage_knight-picture-night") if table.flag("night") else say("mage_knight-picture-day")
        course = [
            Text(self.signs.name(SCENARIO, table.word("scenario")), "bold"),
            field(say("mage_knight-picture-round"), track(table.number("rounds"), table.number("round"))),
            Text(time, "bold"),
            field(say("mage_knight-picture-order"), self.order()),
            field(say("mage_knight-picture-source"), self.source()),
        ]
        if table.data["announced"] is not None:
            course.append(Text(say("mage_knight-picture-announced"), "bold"))
        return Group(Flow(course), Flow(self.goals()), Flow([*self.turn(), *self.tactics()]))

    def goals(self) -> list[Text]:
        """Give what the scenario is about, how far that is, and what of it is whose."""
        found: list[Text] = []
        for goal in self.table.parts("goals"):
            told = Text(f"{goal.number('done')}/{goal.number('of')}", "bold")
            own = [(seat, count) for seat, count in enumerate(goal.numbers("by_seat")) if count]
            if own and len(self.table.parts("players")) > 1:
                told.append(" (").append_text(
                    Text(" ").join([self.of_seat(seat, count) for seat, count in own])
                ).append(")")
            found.append(field(self.signs.name(GOAL, goal.word("what")), told))
        return found

    def of_seat(self, seat: int, count: int) -> Text:
        """Give how much of something a seat has."""
        return Text.assemble(shape(seat), str(count))

    def source(self) -> Text:
        """Give the dice of the Source, depleted ones apart."""
        dice = self.signs.dice(self.table.words("source"))
        depleted = self.table.words("depleted")
        return Text.assemble(dice, " (", self.signs.dice(depleted), ")") if depleted else dice

    def order(self) -> Text:
        """Give the seats in the order of their turns; the dummy player has a sign of its own."""
        order = self.table.things("order")
        signs = [shape(seat) if isinstance(seat, int) else Text(DUMMY, "bold") for seat in order]
        return Text(" ").join(signs)

    def turn(self) -> list[Text]:
        """Give the state of the turn and its points."""
        say = self.words.say
        turn = self.table.part("turn")
        seat = turn.number_if("seat")
        if seat is None:
            return []
        found = [
            Text.assemble(shape(seat), f" {self.signs.name(PHASE, turn.word('phase'))}"),
            field(say("mage_knight-picture-move"), count(turn.number("move"), "0")),
            field(say("mage_knight-picture-influence"), count(turn.number("influence"), "0")),
            field(say("mage_knight-picture-healing"), count(turn.number("healing"), "0")),
        ]
        if turn.things("dice"):
            found.append(field(say("mage_knight-picture-dice-used"), self.signs.dice(turn.words("dice"))))
        rewards = [self.signs.name(REWARD, word) for word in turn.known("rewards")]
        if rewards:
            found.append(field(say("mage_knight-picture-rewards"), ", ".join(rewards)))
        return found

    def tactics(self) -> list[Text]:
        """Give the Tactics that lie there to be taken."""
        names = [self.signs.name(TACTIC, word) for word in self.table.known("tactics")]
        return [field(self.words.say("mage_knight-picture-tactics"), ", ".join(names))] if names else []

    # ---- the board ----

    def board(self, width: int, you: int | None) -> Group:
        """Give the map, what lies around the own hero, and what is in sight."""
        say = self.words.say
        tiles = self.table.part("tiles").part("left")
        left = Flow([
            field(say("mage_knight-picture-countryside"), count(tiles.number("countryside"), "0")),
            field(say("mage_knight-picture-core"), count(tiles.number("core"), "0")),
        ])  # fmt: skip
        seat = you if you is not None else self.table.part("turn").number_if("seat")
        parts: list[RenderableType] = [Text(), *self.map.draw(width, seat), Text(), left]
        around = [] if seat is None else self.map.around(seat)
        if around:
            parts.append(Flow([Text(say("mage_knight-picture-around"), QUIET), *around]))
        seen = self.map.in_sight()
        if seen:
            parts += [Text(say("mage_knight-picture-in-sight"), QUIET), numbered(seen)]
        return Group(*parts)

    def offers(self) -> Group:
        """Give what lies in the offers, and what is left in decks and stacks."""
        say = self.words.say
        offers = self.table.part("offers")
        piles = self.table.part("piles")
        units = [self.unit(unit) for unit in offers.parts("units")]
        rows = [
            (say("mage_knight-picture-advanced"), self.signs.cards(offers.words("advanced"))),
            (say("mage_knight-picture-upgrades"), self.signs.cards(offers.words("upgrades"))),
            (say("mage_knight-picture-spells"), self.signs.cards(offers.words("spells"))),
            (say("mage_knight-picture-units"), [*units, *self.signs.cards(offers.words("monastery"))]),
            (
                say("mage_knight-picture-skills"),
                [Text(self.signs.name(SKILL, word)) for word in offers.known("skills")],
            ),
            (
                say("mage_knight-picture-centre"),
                [self.in_centre(one) for one in self.table.parts("centre")],
            ),
            (self.signs.name(CARD, BOX), self.signs.cards([word for word in [self.table.word_if(BOX_KEY)] if word])),
        ]
        lines: list[RenderableType] = [heading(say("mage_knight-picture-offers"))]
        lines += [Flow([Text(label, QUIET), *cards]) for label, cards in rows if cards]
        decks = [
            field(say("mage_knight-picture-artifacts"), count(piles.number("artifacts"))),
            field(say("mage_knight-picture-spells"), count(piles.number("spells"))),
            field(say("mage_knight-picture-advanced"), count(piles.number("advanced"))),
        ]
        seen = piles.part("seen_enemies")
        for word in STACK.words:
            if word in seen.data:
                decks.append(Text.assemble(self.signs.back(word, 1), f" {self.signs.name(ENEMY, seen.word(word))}"))
        return Group(*lines, Flow([Text(say("mage_knight-picture-decks"), QUIET), *decks]))

    def in_centre(self, skill: View) -> Text:
        """Give an interactive Skill with the colour marked on it."""
        line = Text(self.signs.name(SKILL, skill.word("skill")))
        colour = skill.word_if("colour")
        return line if colour is None else line.append(" ").append(self.signs.mana(colour))

    def unit(self, unit: View) -> Text:
        """Give a Unit of the offer with its cost."""
        word = unit.word("unit")
        line = Text(self.signs.name(UNIT, word)).append(f" ({level_and_cost(word)[1]})", QUIET)
        return line.append(" ✚", "bold red") if unit.flag("wounded") else line

    def legend(self) -> Group:
        """Say what signs and letters mean."""
        sites = {one.word_if("site") for one in self.table.parts("hexes")}
        told = [
            Text(f"{self.signs.site_letters[word]} {self.signs.name(SITE, word)}", QUIET)
            for word in SITE.words
            if word in sites
        ]
        backs = [
            Text.assemble(self.signs.back(word, 1), (f" {self.signs.name(STACK, word)}", QUIET)) for word in STACK.words
        ]
        heroes = [
            Text.assemble(shape(seat), (f" {self.signs.name(HERO, hero)}", QUIET))
            for seat, hero in enumerate([player.word_if("hero") for player in self.table.parts("players")])
            if hero is not None
        ]
        return Group(Flow([*self.signs.terrain_legend(), *backs], "  "), Flow([*told, *heroes], "  "))
