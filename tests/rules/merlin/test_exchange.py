"""The exchange spaces: one piece goes back, another is taken."""

import pytest

from tests.proof import rule
from tests.rules.merlin.arrange import before, has, offered, play, stock, table, traitors

COLOURS = ("black", "grey", "blue", "purple", "orange", "brown")
EVERY = [f"{good} {colour}" for good in ("shield", "flag", "material") for colour in COLOURS]


@rule("merlin.exchange.return-one")
@pytest.mark.parametrize("piece", ["shield grey", "flag orange", "material brown"])
def test_one_piece_goes_back_to_its_principality_first(piece: str) -> None:
    owned = ["shield grey", "flag orange", "material brown", "material brown"]
    game = table(knight={0: before("exchange-1")}, goods={0: owned, 1: ["shield blue"]})
    before_it = stock(game, piece)
    play(game, "die 1 knight", "act")
    assert game.asks == "merlin.return-good"
    assert offered(game, "take") == []
    assert offered(game, "give") == ["give shield grey", "give flag orange", "give material brown"]
    play(game, f"give {piece}")
    assert (has(game, 0, piece), stock(game, piece)) == (owned.count(piece) - 1, before_it + 1)
    assert offered(game, "give") == []


@rule("merlin.exchange.take-one")
def test_then_one_piece_is_taken_from_any_principality() -> None:
    game = table(knight={0: before("exchange-1")}, goods={0: ["shield grey", "material brown"]})
    play(game, "die 1 knight", "act", "give shield grey")
    assert offered(game, "take") == [f"take {piece}" for piece in EVERY]
    play(game, "take flag black")
    assert (has(game, 0, "flag black"), stock(game, "flag black")) == (1, 5)
    assert (has(game, 0, "shield grey"), has(game, 0, "material brown")) == (0, 1)
    assert game.seat == 1


@rule("merlin.exchange.any-kind-any-colour")
@pytest.mark.parametrize("piece", EVERY)
def test_the_piece_taken_may_be_of_any_kind_and_colour(piece: str) -> None:
    game = table(knight={0: before("exchange-2")}, goods={0: ["shield grey", "shield grey"]})
    play(game, "die 1 knight", "act", f"take {piece}")
    assert has(game, 0, "shield grey") == 1 + (piece == "shield grey")
    assert has(game, 0, piece) == 1 + (piece == "shield grey")


@rule("merlin.exchange.no-influence-needed")
def test_an_exchange_needs_no_influence() -> None:
    game = table(knight={0: before("exchange-1")}, goods={0: ["shield grey"]}, influence={1: list(COLOURS)})
    play(game, "die 1 knight", "act", "take flag purple")
    assert has(game, 0, "flag purple") == 1
    assert sum(game.players[0].influence) == 0


@rule("merlin.exchange.needs-a-piece")
def test_an_empty_castle_cannot_exchange() -> None:
    game = table(
        knight={0: before("exchange-1")},
        goods={1: ["shield grey"]},
        apples={0: 1},
        influence={0: ["grey"]},
        forced=False,
    )
    play(game, "die 1 knight", "move clockwise")
    assert offered(game) == ["decline"]


@rule("merlin.exchange.needs-a-piece")
def test_a_player_who_spends_the_last_piece_otherwise_takes_nothing() -> None:
    game = table(knight={0: before("exchange-1")}, goods={0: ["flag black"]}, traitors={0: ["grey", "blue"]})
    play(game, "die 1 knight", "move clockwise", "act", "flag black", "repel grey")
    assert traitors(game, 0) == ["blue"]
    assert sum(game.players[0].goods) == 0
    assert game.seat == 1


@rule("merlin.exchange.stock-must-exist")
def test_only_what_lies_in_stock_can_be_taken() -> None:
    gone = ["shield blue"] * 6 + ["flag orange"] * 6
    game = table(knight={0: before("exchange-1")}, goods={0: ["material brown"], 1: gone})
    play(game, "die 1 knight", "act")
    wanted = [piece for piece in EVERY if piece not in ("shield blue", "flag orange")]
    assert offered(game, "take") == [f"take {piece}" for piece in wanted]


@rule("merlin.exchange.same-piece")
def test_the_piece_just_returned_may_be_taken_back() -> None:
    game = table(knight={0: before("exchange-1")}, goods={0: ["flag orange"] * 6})
    assert stock(game, "flag orange") == 0
    play(game, "die 1 knight", "move clockwise", "act", "give flag orange", "take flag orange")
    assert (has(game, 0, "flag orange"), stock(game, "flag orange")) == (6, 0)


@rule("merlin.exchange.example-blue-for-orange")
def test_example_a_blue_material_for_an_orange_flag() -> None:
    game = table(4, knight={0: before("exchange-1")}, goods={0: ["material blue", "shield black"]})
    play(game, "die 1 knight", "act", "give material blue", "take flag orange")
    assert (has(game, 0, "material blue"), stock(game, "material blue")) == (0, 6)
    assert (has(game, 0, "flag orange"), stock(game, "flag orange")) == (1, 5)
    assert has(game, 0, "shield black") == 1
