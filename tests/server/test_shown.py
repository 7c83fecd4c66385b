"""What is shown before an answer is what happens, over random games of Mage Knight: numbers, ends, what is final."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.names import BEFORE_TURN, END_OF_TURN
from roundtable.kernel.action import Action
from roundtable.kernel.journal import Journal
from roundtable.kernel.past import Past
from roundtable.kernel.table import new
from roundtable.server.shapes import view_of
from roundtable.server.tables.paths import answers_behind, lasting_of, paths_from
from roundtable.server.tables.preview import Preview, preview_of
from tests.rules.mage_knight.arrange import settle, table

TABLES: Final[list[tuple[int, dict[str, Any]]]] = [
    (1, {"scenario": "solo_conquest"}),
    (2, {"scenario": "full_conquest", "fights_between_players": "yes"}),
    (2, {"scenario": "full_cooperation", "lost_legion": True}),
    (2, {"scenario": "blitz_conquest", "lost_legion": True}),
]
# what people do who want to get on: answers that begin so are given more often
LIKED: Final = (
    "interact",
    "recruit",
    "buy",
    "go ",
    "explore",
    "challenge",
    "enter",
    "power",
    "play",
    "strike",
    "stand",
)
ENDED: Final = "mage_knight-ended"
BEGAN: Final = "mage_knight-turn"


def positions(seats: int, settings: dict[str, Any], seed: int, most: int) -> Iterator[tuple[MageKnightTable, int]]:
    """Give positions of a game at which a seat is asked by itself, and the seat."""
    luck = random.Random(seed)
    game = new("mage_knight", seats, seed, settings)
    assert isinstance(game, MageKnightTable)
    for _ in range(most):
        if game.over:
            return
        seat = luck.choice(game.waiting)
        if game.seat == seat and not game.early and len(game.waiting) == 1:
            yield game, seat
        options = game.options_of(seat)
        liked = [one for one in options if one.notation.startswith(LIKED)]
        game.play(luck.choice(liked if liked and luck.random() < 0.6 else options), seat)


def answered(game: MageKnightTable, seat: int, action: Action) -> MageKnightTable:
    """Answer as the server does for a person: with all that follows by itself."""
    copy = game.clone()
    copy.past = Past("shown", game.clone())
    copy.journal = Journal()
    behind = answers_behind(game, seat, action, (), also_obvious=True)
    copy.play(action, seat)
    for answer in behind:
        copy.play(answer.strip("()"), seat, joined=True)
    return copy


def ended(game: MageKnightTable, after: MageKnightTable, seat: int) -> bool:
    """Say whether the answer has ended a turn that the seat was taking: that was told, or the next one was."""
    assert after.journal is not None
    told = {event.message.data()["id"] for event in after.journal.events}
    taking = game.turn.seat == seat and game.turn.phase not in (BEFORE_TURN, END_OF_TURN)
    return after.over or (taking and not told.isdisjoint((ENDED, BEGAN)))


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_what_is_shown_before_an_answer_is_what_happens(seats: int, settings: dict[str, Any]) -> None:
    luck = random.Random(5)
    tried: Counter[str] = Counter()
    for game, seat in positions(seats, settings, seed=seats, most=160):
        options = game.options_of(seat)
        purses = paths_from(game, seat, 1).purses
        for action in luck.sample(options, min(3, len(options))):
            shown = preview_of(game, seat, action, 1, also_obvious=True)
            after = answered(game, seat, action)
            check(game, seat, action, shown, after)
            if action.notation in purses:
                assert after.purse(seat) == purses[action.notation], (game.asks, action)
                tried["purses"] += 1
            tried["views"] += not shown.reveals
            tried["reveals"] += shown.reveals
            tried["ends"] += shown.ends
    assert tried["views"] > 100
    assert tried["purses"] > 50
    assert tried["ends"] > 5
    assert tried["reveals"] > 5


def check(game: MageKnightTable, seat: int, action: Action, shown: Preview, after: MageKnightTable) -> None:
    """Compare what was shown with what has become of it."""
    where = (game.asks, action.notation, after.asks)
    assert after.past is not None
    undone = after.past.open and after.past.actor == seat and after.seat == seat
    warned = shown.reveals or shown.seals or lasting_of(game, seat, action) != ""
    assert shown.ends == ended(game, after, seat), where
    assert undone != (warned or after.over), where
    if not (warned or shown.ends):
        assert shown.view == view_of(after, seat), where


@pytest.mark.parametrize("reputation", [-4, 0, 5])
def test_prices_are_what_is_paid_and_reputation_counts_as_shown(reputation: int) -> None:
    game = table(
        seats=1,
        scenario="solo_conquest",
        tiles={(0, 1): "countryside-01"},
        at={0: (2, -3)},
        reputation={0: reputation},
        unit_offer=["peasants", "foresters", "herbalists"],
        forced=False,
    )
    seen: Any = game.sees(0)
    before = seen["players"][0]["locals"]
    game.play("interact")
    assert game.turn.influence == before["influence"]
    game.turn.influence = 12
    settle(game)
    prices = {f"recruit {one['unit']}": one["price"] for one in before["units"]}
    prices["buy-healing"] = before["prices"]["healing"]
    offered = [action for action in game.options() if action.notation in prices]
    assert len(offered) == len(prices) == 4
    for action in offered:
        after = answered(game, 0, action)
        assert game.turn.influence - after.turn.influence == prices[action.notation]
