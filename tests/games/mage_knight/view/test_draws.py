"""How many cards are shown to be drawn at the end of a turn is how many are drawn."""

from typing import Any

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from tests.rules.mage_knight.arrange_cards import in_wilds
from tests.rules.mage_knight.look import play

HAND = ["march", "rage", "swiftness", "stamina"]
DECK = ["march"] * 2 + ["rage"] * 2 + ["stamina"]


def shown(game: MageKnightTable) -> Any:  # noqa: ANN401  # a part of a view
    """Give what is shown of the first player."""
    table: Any = game.view(None)["table"]
    return table["players"][0]


def draw(game: MageKnightTable, *discarded: str) -> int:
    """End the turn with some cards discarded; give how many are drawn."""
    play(game, "sideways march move", "end-turn", *[f"card {card}" for card in discarded])
    before = len(game.players[0].deck.cards)
    play(game, "done")
    return before - len(game.players[0].deck.cards)


@pytest.mark.parametrize("tactic", ["early-bird", "planning"])
@pytest.mark.parametrize("discarded", [(), ("rage",), ("rage", "swiftness")])
def test_as_many_as_shown(tactic: str, discarded: tuple[str, ...]) -> None:
    game = in_wilds(hand={0: HAND}, deck={0: DECK}, tactic={0: tactic})
    held = len(HAND) - 1 - len(discarded)
    expected = shown(game)["draws"][held]
    assert draw(game, *discarded) == expected > 0


def test_a_deck_that_runs_out_and_a_full_hand() -> None:
    assert shown(in_wilds(hand={0: HAND}, deck={0: DECK[:1]}))["draws"] == [1, 1, 1, 1, 1]
    assert shown(in_wilds(hand={0: HAND * 2}, deck={0: DECK}))["draws"][4:] == [1, 0, 0, 0, 0]
