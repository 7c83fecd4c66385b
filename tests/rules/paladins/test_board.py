"""Restrictions of the main board: spaces for three or more and for four players."""

import pytest

from tests.proof import rule
from tests.rules.paladins.arrange import offered, play, table

THREE_PLUS = {"r1-s3", "r2-s6", "r2-s7", "r3-s7", "r3-s8", "r4-s8", "r4-s10", "r5-s7", "r6-s2"}
FOUR_PLUS = {"r1-s4", "r2-s5", "r3-s9", "r4-s9", "r5-s6", "r6-s3"}


def spaces_on_offer(seats: int, action: str) -> set[str]:
    """Give the spaces that somebody who lacks nothing may choose for a monk or an outpost."""
    game = table(
        seats,
        workers={0: ["criminal"] * 4},
        silver={0: 20},
        provisions={0: 20},
        faith={0: 12},
        strength={0: 12},
        forced=False,
    )
    play(game, f"do {action}")
    return {notation.split()[1] for notation in offered(game, "space")}


@rule("paladins.board.three-plus-spaces")
@pytest.mark.parametrize("action", ["commission", "garrison"])
def test_spaces_marked_three_plus_need_three_players(action: str) -> None:
    offers = {seats: spaces_on_offer(seats, action) for seats in (1, 2, 3, 4)}
    assert offers[3] - offers[2] == THREE_PLUS
    assert offers[4] >= THREE_PLUS
    assert offers[1] == offers[2]
    assert len(offers[2]) == 25


@rule("paladins.board.four-plus-spaces")
@pytest.mark.parametrize("action", ["commission", "garrison"])
def test_spaces_marked_four_plus_need_four_players(action: str) -> None:
    offers = {seats: spaces_on_offer(seats, action) for seats in (1, 2, 3, 4)}
    assert offers[4] - offers[3] == FOUR_PLUS
    assert not FOUR_PLUS & (offers[1] | offers[2] | offers[3])
