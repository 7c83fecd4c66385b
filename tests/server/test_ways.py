"""Ways to things further off: what the game works out can be played in one go, and is told to its seat alone."""

import random

import msgspec

from roundtable.kernel.table import new
from roundtable.server.tables.paths import answers_behind
from roundtable.server.tables.preview import preview_of
from roundtable.server.tables.ways import ways_from

from .live import Live, begun, whose_turn


def test_a_way_is_one_move_that_the_server_takes() -> None:
    luck = random.Random(3)
    game = new("mage_knight", 1, 5, {"scenario": "solo_conquest"})
    taken = 0
    for _ in range(60):
        seat = game.waiting[0]
        for way in ways_from(game, seat, 1).ways[::3]:
            first, *others = [game.understand(one) for one in way.actions]
            answers_behind(game, seat, first, others, also_obvious=True)
            preview = preview_of(game, seat, first, 1, others)
            assert not (preview.reveals and not way.asks)
            assert way.goal in way.touches
            assert msgspec.json.encode(way)
            taken += 1
        game.play(luck.choice(game.options_of(seat)), seat)
    assert taken > 20


def test_ways_are_for_the_own_seat_and_most_games_have_none(quick: Live) -> None:
    table, folk = begun(quick, "merlin")
    seat = whose_turn(table, folk)
    version = folk[0].state(table)["version"]
    query = f"/api/tables/{table}/ways?seat={seat}&version={version}"
    assert folk[seat].get(query)["ways"] == []
    folk[1 - seat].get(query, 403)
