"""The twelve actions of a player board of Paladins: worker places with who stands there, what each costs and gives."""

from typing import Final

from rich.table import Table
from rich.text import Text

from roundtable.games.paladins.content import (
    ACTIONS,
    CONVERSIONS,
    JARS,
    MONKS,
    OTHER_JARS,
    OUTPOSTS,
    PALADIN_NAME,
    PALADINS,
    WALL_PLACES,
    WORKSHOP_WORKERS,
)
from roundtable.games.paladins.names import (
    ABSOLVE,
    ACTION,
    COMMISSION,
    CONVERT,
    COVERED,
    DEVELOP,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    PROVISION,
    RECRUIT,
    RIGHT,
    SILVER,
)
from roundtable.terminal.marks import QUIET, Flow, count, joined
from roundtable.terminal.paladins.cards import Cards
from roundtable.terminal.paladins.signs import Signs
from roundtable.terminal.view import View

NAME: Final = 13
DONE: Final = 3


class Actions:
    """The actions of one player."""

    def __init__(self, player: View, cards: Cards, even_jars: bool) -> None:
        self.player: Final = player
        self.cards: Final = cards
        self.signs: Final[Signs] = cards.signs
        self.words: Final = cards.words
        self.board: Final = player.part("board")
        self.jars: Final = OTHER_JARS if even_jars else tuple([jar.influence for jar in JARS])
        self.workshops: Final = sum(player.counts("workshops").values())

    # ---- the two sides ----

    def left(self) -> Table:
        """Give Develop to Conspire."""
        grid = side()
        for action in range(RIGHT):
            done = f"{self.workshops}/{len(WORKSHOP_WORKERS)}" if action == DEVELOP else ""
            grid.add_row(self.cards.action(action), self.places(action), done, self.left_gain(action))
        return grid

    def right(self) -> Table:
        """Give Commission to Convert."""
        grid = side()
        for action in range(RIGHT, len(ACTION.words)):
            grid.add_row(self.cards.action(action), self.places(action), self.done(action), Flow(self.next(action)))
        return grid

    def places(self, action: int) -> Text:
        """Give the worker places of an action."""
        standing = self.board.words(ACTION.words[action])
        kinds = ACTIONS[action].ways[-1]
        return Text().join([self.signs.place(kind, standing[at]) for at, kind in enumerate(kinds)])

    def busy(self) -> list[str]:
        """Give the actions on which workers stand."""
        return [word for word in ACTION.words if set(self.board.known(word)) - {COVERED}]

    # ---- what they cost and give ----

    def left_gain(self, action: int) -> Text:
        """Give what an action of the left side costs and gives."""
        if action == RECRUIT:
            return Text(self.words.say("paladins-picture-recruit"))
        silver = self.price(action, SILVER, ACTIONS[action].cost[SILVER])
        gains = [self.signs.rewards(rewards) for rewards in ACTIONS[action].rewards]
        if action == DEVELOP and self.workshops < len(WORKSHOP_WORKERS):
            gains = [self.signs.kind(WORKSHOP_WORKERS[self.workshops])]
        told = joined(gains, " / ")
        return Text.assemble(self.signs.cost(silver, 0), " → ", told) if ACTIONS[action].cost[SILVER] else told

    def times(self, action: int) -> int:
        """Count how often an action of the right side was done."""
        player = self.player
        if action == COMMISSION:
            return player.number("monks")
        if action == GARRISON:
            return player.number("outposts")
        if action == ABSOLVE:
            return player.number("jars")
        if action == FORTIFY:
            return len(player.things("walls"))
        return len(player.things("converted" if action == CONVERT else "attacked"))

    def done(self, action: int) -> Text:
        """Give how often an action was done, and how often it can be."""
        most = ACTIONS[action].most
        return Text.assemble(count(self.times(action)), (f"/{most}" if most else "", QUIET))

    def next(self, action: int) -> list[Text]:
        """Give what the next time asks for."""
        needs = ACTIONS[action].needs
        at = self.times(action)
        if ACTIONS[action].most and at == ACTIONS[action].most:
            return []
        asked = Text(self.signs.attribute(needs))
        if needs == INFLUENCE:
            asked.append(f" {WALL_PLACES[at].influence if action == FORTIFY else self.jars[at]}")
        else:
            asked.append(f" {self.words.say('paladins-picture-of-region')}")
        return [asked, self.cost(action, at)]

    def cost(self, action: int, at: int) -> Text:
        """Give what the next time costs."""
        if action == COMMISSION:
            return self.signs.cost(0, self.price(action, PROVISION, MONKS[at].provisions))
        if action == GARRISON:
            return self.signs.cost(0, self.price(action, PROVISION, OUTPOSTS[at].provisions))
        if action == FORTIFY:
            return self.signs.cost(0, self.price(action, PROVISION, WALL_PLACES[at].provisions))
        if action == ABSOLVE:
            return self.signs.cost(self.price(action, SILVER, JARS[at].silver), 0)
        if action == CONVERT:
            return self.signs.cost(self.price(action, SILVER, CONVERSIONS[at].silver), 0)
        return Text(self.words.say("paladins-picture-or-silver"))

    def price(self, action: int, resource: int, base: int) -> int:
        """Give a cost after what the Paladin of the round waives or lowers, as far as it is known."""
        for card in self.player.known("paladin"):
            paladin = PALADINS[PALADIN_NAME.at(card)]
            if paladin.action == action and paladin.resource == resource:
                return 0 if paladin.waives else max(base - paladin.lowers, 0)
        return base


def side() -> Table:
    """Give a table for one side of the board."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=NAME)
    grid.add_column(no_wrap=True)
    grid.add_column(width=DONE, no_wrap=True)
    grid.add_column()
    return grid
