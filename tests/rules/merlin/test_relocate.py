"""The relocation space: an assistant walks to a neighbouring principality."""

import pytest

from roundtable.games.merlin.names import OUTER, PRINCIPALITY
from tests.proof import rule
from tests.rules.merlin.arrange import before, has, offered, play, stock, table

FOUR = ("lady-in-waiting", "shield-bearer", "builder", "flag-bearer")
COLOURS = ("black", "grey", "blue", "purple", "orange", "brown")
BLACK, GREY, BLUE, PURPLE, ORANGE, BROWN = range(6)
HOME = -1


@rule("merlin.relocate.move-to-neighbour")
def test_an_assistant_moves_to_the_next_principality_either_way() -> None:
    for target, place in (("purple", PURPLE), ("grey", GREY)):
        game = table(knight={0: before("relocate")}, assistants={0: {"builder": "blue"}})
        play(game, "die 1 knight", "act")
        assert sorted(offered(game)) == ["place builder grey", "place builder purple"]
        play(game, f"place builder {target}")
        assert game.players[0].assistants == [HOME, HOME, place, HOME]
        assert game.seat == 1


@rule("merlin.relocate.direction-choice")
def test_the_player_chooses_assistant_and_direction() -> None:
    game = table(
        knight={0: before("relocate")},
        assistants={0: {"builder": "blue", "flag-bearer": "brown"}, 1: {"lady-in-waiting": "grey"}},
    )
    play(game, "die 1 knight", "act")
    assert sorted(offered(game)) == [
        "place builder grey",
        "place builder purple",
        "place flag-bearer black",
        "place flag-bearer orange",
    ]
    play(game, "place flag-bearer black")
    assert game.players[0].assistants == [HOME, HOME, BLUE, BLACK]


@rule("merlin.relocate.duty")
@pytest.mark.parametrize(("assistant", "good"), [("shield-bearer", "shield"), ("builder", "material"),
                                                 ("flag-bearer", "flag")])  # fmt: skip
def test_the_relocated_assistant_does_its_duty_where_it_arrives(assistant: str, good: str) -> None:
    game = table(knight={0: before("relocate")}, assistants={0: {assistant: "blue"}})
    play(game, "die 1 knight", "act", f"place {assistant} grey")
    assert (has(game, 0, f"{good} grey"), stock(game, f"{good} grey")) == (1, 5)
    assert sum(game.players[0].goods) == 1


@rule("merlin.relocate.duty")
def test_the_relocated_lady_brings_influence() -> None:
    game = table(knight={0: before("relocate")}, assistants={0: {"lady-in-waiting": "blue"}}, influence={0: ["blue"]})
    play(game, "die 1 knight", "act", "place lady-in-waiting purple")
    assert game.players[0].influence == [0, 0, 1, 1, 0, 0]


@rule("merlin.relocate.displaces")
def test_the_relocated_assistant_sends_an_opponents_home() -> None:
    game = table(
        knight={0: before("relocate")},
        assistants={0: {"builder": "blue"}, 1: {"builder": "grey", "flag-bearer": "grey"}},
    )
    play(game, "die 1 knight", "act", "place builder grey")
    assert game.players[0].assistants == [HOME, HOME, GREY, HOME]
    assert game.players[1].assistants == [HOME, HOME, HOME, GREY]


@rule("merlin.relocate.castle-not-allowed")
@pytest.mark.parametrize("placed", FOUR)
def test_no_assistant_leaves_the_castle_while_one_is_placed(placed: str) -> None:
    game = table(knight={0: before("relocate")}, assistants={0: {placed: "black"}})
    play(game, "die 1 knight", "act")
    assert sorted(offered(game)) == [f"place {placed} brown", f"place {placed} grey"]


@rule("merlin.relocate.all-home-exception")
def test_if_all_are_at_home_one_goes_anywhere_and_does_its_duty() -> None:
    game = table(knight={0: before("relocate")}, assistants={1: {"shield-bearer": "orange", "builder": "blue"}})
    play(game, "die 1 knight", "act")
    assert sorted(offered(game)) == sorted(f"place {one} {where}" for one in FOUR for where in COLOURS)
    play(game, "place shield-bearer orange")
    assert game.players[0].assistants == [HOME, ORANGE, HOME, HOME]
    assert game.players[1].assistants == [HOME, HOME, BLUE, HOME]
    assert has(game, 0, "shield orange") == 1
    assert game.seat == 1


@rule("merlin.relocate.ring-of-principalities")
def test_neighbours_are_as_the_principalities_follow_each_other_round_the_ring() -> None:
    circle = [PRINCIPALITY.words[one.principality] for one in table().rules.rings[OUTER] if one.principality >= 0]
    assert len(circle) == len(set(circle)) == 6
    for at, place in enumerate(circle):
        game = table(knight={0: before("relocate")}, assistants={0: {"builder": place}})
        play(game, "die 1 knight", "act")
        clockwise, anticlockwise = circle[(at + 1) % 6], circle[at - 1]
        assert sorted(offered(game)) == sorted([f"place builder {clockwise}", f"place builder {anticlockwise}"])


@rule("merlin.relocate.example-purple")
def test_example_a_builder_moved_anticlockwise_into_purple_takes_a_purple_material() -> None:
    red = 0
    game = table(4, knight={red: before("relocate")}, assistants={red: {"builder": "orange"}})
    play(game, "die 1 knight", "act", "place builder purple")
    assert game.players[red].assistants == [HOME, HOME, PURPLE, HOME]
    assert (has(game, red, "material purple"), stock(game, "material purple")) == (1, 5)
    assert sum(game.players[red].goods) == 1
