"""The smallest table with hidden cards: a pile, a discard pile, a hand per seat, and one question about a hand."""

from collections.abc import Mapping
from typing import ClassVar, Final

import roundtable as rt
from roundtable.kernel import table
from roundtable.kernel.action import Action, Vocabulary
from roundtable.kernel.agenda import Extras, Question
from roundtable.kernel.game import Game
from roundtable.kernel.layout import Cards, Layout, Many
from roundtable.kernel.rules import Box, Rules, Setting, Value
from roundtable.kernel.wording import Names, Param
from roundtable.kernel.zone import Zone, pile

CARD: Final = Names("little-card", ("red-1", "red-2", "black-1", "black-2", "black-3"))
REDS: Final = 2
V: Final = Vocabulary("little")
SHOW: Final = V.verb("show", Param("card", CARD))
SHOWS: Final = V.row(SHOW, len(CARD.words))


class Little(Game):
    pile: Zone
    discard: Zone
    hands: list[Zone]

    def setup(self) -> None:
        cards = self.rules.settings["cards"]
        assert isinstance(cards, int)
        self.pile = pile(list(range(cards)))
        self.discard = Zone()
        self.hands = [Zone() for _ in range(self.rules.seats)]
        table.hide(self, [len(CARD.words)])

    def layout(self) -> Layout:
        return LAYOUT

    def families(self) -> list[list[Zone]]:
        return [[self.pile, self.discard, *self.hands]]

    def sees(self, seat: int | None) -> dict[str, object]:
        eyes = -1 if seat is None else seat
        return {"zones": [zone.seen_by(eyes) for zone in self.families()[0]]}

    def scores(self) -> list[int]:
        return [0] * self.rules.seats


class ShowRed(Question[Little]):
    """Who holds a red card must show one: a question that exists only because of a hidden hand."""

    rule: ClassVar[str] = "little.show-red"

    def options(self, game: Little, out: list[Action]) -> None:
        for card in game.hands[self.seat].cards:
            if card < REDS:
                out.append(SHOWS[card])

    def take(self, game: Little, action: Action) -> None:
        game.push(ShowRed(self.seat))


LAYOUT: Final = Layout("little", Little, Cards("pile", CARD), Cards("discard", CARD), Many(Cards("hands", CARD), 2, 4))


class LittleBox(Box):
    def table(self, seats: int, settings: Mapping[str, Value]) -> Game:
        game = Little()
        game.rules = Rules(self, seats, settings)
        game.extras = Extras(V)
        return game


rt.register(LittleBox("little", "1", (2, 3, 4), (Setting("cards", 5, 4, 3),), V, (ShowRed,)))


def little(seats: int = 3, cards: int = 5, seed: int = 1) -> Little:
    """Give a table whose pile has not been shuffled: card 0 lies at the bottom."""
    game = rt.new("little", seats, seed, {"cards": cards})
    assert isinstance(game, Little)
    return game
