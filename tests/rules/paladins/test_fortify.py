"""Fortify: the top Wall goes to the leftmost free place above the player board."""

import pytest

import roundtable as rt
from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.content import WALL_NAME
from tests.proof import rule
from tests.rules.paladins.arrange import attribute, offered, play, standing, supply_of
from tests.rules.paladins.arrange_right import REACH, WORKERS, final, ready, shown

PROVISIONS = [1, 1, 1, 2, 2, 3, 3]
INFLUENCE = [0, 1, 3, 5, 7, 9, 11]
OLD = ["21", "22", "23", "24", "14", "15", "16"]  # Walls built before
NEW = "18"


def fortify(game: PaladinsTable) -> PaladinsTable:
    play(game, "do fortify")
    return game


@rule("paladins.fortify.workers")
def test_a_merchant_any_worker_and_a_scout_are_placed() -> None:
    game = fortify(ready("fortify", next_walls=["05"]))
    assert standing(game.players[0], "fortify") == ["merchant", "labourer", "scout"]
    assert supply_of(game.players[0]) == {}


@rule("paladins.fortify.workers")
@pytest.mark.parametrize("middle", ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"])
def test_the_middle_place_takes_every_type(middle: str) -> None:
    game = ready("fortify", workers={0: ["merchant", middle, "scout"]}, forced=False)
    play(game, "do fortify", "worker merchant", f"worker {middle}", "worker scout")
    assert standing(game.players[0], "fortify") == ["merchant", middle, "scout"]


@rule("paladins.fortify.workers")
@pytest.mark.parametrize("missing", range(3))
def test_none_of_the_three_can_be_missing_or_replaced(missing: int) -> None:
    two = [worker for place, worker in enumerate(WORKERS["fortify"]) if place != missing]
    assert "do fortify" not in offered(ready("fortify", workers={0: two}))
    other = ready("fortify", workers={0: [*two, "fighter"]})
    assert ("do fortify" in offered(other)) == (missing == 1)


@rule("paladins.fortify.provisions")
@pytest.mark.parametrize(("before", "price"), list(enumerate(PROVISIONS)))
def test_the_next_wall_costs_its_provisions(before: int, price: int) -> None:
    walls = {0: OLD[:before]}
    game = ready("fortify", influence={0: REACH}, provisions={0: price}, walls=walls)
    assert fortify(game).players[0].provisions == 0
    assert game.provisions == 40
    poorer = ready("fortify", influence={0: REACH}, provisions={0: price - 1}, walls=walls)
    assert "do fortify" not in offered(poorer)


@rule("paladins.fortify.leftmost-slot")
def test_walls_stand_from_left_to_right_in_the_order_they_were_built() -> None:
    for before in range(7):
        game = ready("fortify", influence={0: REACH}, walls={0: OLD[:before]}, next_walls=[NEW], forced=False)
        play(game, "do fortify")
        for worker in WORKERS["fortify"]:
            assert offered(game) == [f"worker {worker}"]
            play(game, f"worker {worker}")
        assert game.seat == 1
        assert shown(game)["players"][0]["walls"] == [*OLD[:before], NEW]
        assert 9 - game.players[0].provisions == PROVISIONS[before]
    assert "do fortify" not in offered(ready("fortify", influence={0: REACH}, walls={0: OLD}))


@rule("paladins.fortify.influence-values")
def test_the_seven_walls_require_0_1_3_5_7_9_and_11_influence() -> None:
    for before, required in enumerate(INFLUENCE):
        for influence in range(REACH + 1):
            game = ready("fortify", influence={0: influence}, walls={0: OLD[:before]})
            assert ("do fortify" in offered(game)) == (influence >= required)


@rule("paladins.fortify.draw-top-wall")
@pytest.mark.parametrize("top", ["05", "17", "10"])
def test_the_top_wall_of_the_deck_is_laid_face_up(top: str) -> None:
    game = ready("fortify", next_walls=[top, "20"])
    assert shown(game)["decks"]["walls"] == 24
    fortify(game)
    assert [shown(game, seat)["players"][0]["walls"] for seat in (None, 0, 1)] == [[top]] * 3
    assert shown(game)["decks"]["walls"] == 23
    assert WALL_NAME.words[game.wall_deck.cards[-1]] == "20"


@rule("paladins.fortify.draw-after-paying")
def test_nothing_of_the_wall_is_seen_before_all_is_paid() -> None:
    tables = [ready("fortify", next_walls=[top], forced=False) for top in ("05", "17")]
    for notation in ("do fortify", "worker merchant", "worker labourer"):
        for game in tables:
            play(game, notation)
            assert shown(game)["decks"]["walls"] == 24
        assert shown(tables[0], 0) == shown(tables[1], 0)
        assert offered(tables[0]) == offered(tables[1])
    for game in tables:
        play(game, "worker scout")
        assert game.players[0].provisions == 8
    assert shown(tables[0], 0) != shown(tables[1], 0)


@rule("paladins.fortify.draw-after-paying")
def test_who_has_seen_the_wall_cannot_take_fortify_back() -> None:
    game = ready("fortify", next_walls=["07"], forced=False)
    play(game, "do fortify", "worker merchant", "worker labourer")
    game.back()
    assert offered(game) == ["worker labourer"]
    play(game, "worker labourer", "worker scout")
    assert offered(game, "choose") != []
    with pytest.raises(rt.IllegalAction):
        game.back()


def walls_of_four(last: int) -> dict[int, list[str]]:
    """Give six Walls to three players and so many to the last."""
    names = WALL_NAME.words
    return {0: list(names[:6]), 1: list(names[6:12]), 2: list(names[12:18]), 3: list(names[18 : 18 + last])}


@rule("paladins.fortify.deck-empty")
def test_with_all_24_walls_built_nobody_can_fortify() -> None:
    for last, possible in ((5, True), (6, False)):
        game = ready("fortify", seats=4, influence={0: REACH}, walls=walls_of_four(last))
        assert len(game.wall_deck) == 6 - last
        assert ("do fortify" in offered(game)) == possible


@rule("paladins.fortify.wall-rewards")
@pytest.mark.parametrize(
    ("wall", "strength", "workers"),
    [
        ("01", 2, {}),
        ("05", 1, {}),
        ("14", 1, {"labourer": 3}),
        ("19", 1, {"labourer": 1, "cleric": 1}),
        ("20", 1, {"scout": 1, "merchant": 1}),
        ("23", 1, {"fighter": 1}),
    ],
)
def test_all_rewards_of_the_wall_are_gained_at_once(wall: str, strength: int, workers: dict[str, int]) -> None:
    player = fortify(ready("fortify", next_walls=[wall])).players[0]
    assert attribute(player, "strength") == strength
    assert supply_of(player) == workers


@rule("paladins.fortify.strength-always")
@pytest.mark.parametrize("wall", WALL_NAME.words)
def test_every_wall_gives_strength(wall: str) -> None:
    player = fortify(ready("fortify", next_walls=[wall])).players[0]
    assert attribute(player, "strength") >= 1


@rule("paladins.fortify.wall-points")
def test_points_of_walls_count_at_the_end() -> None:
    points: dict[str, int] = {}
    for wall in WALL_NAME.words:
        game = ready("fortify", round=7, silver={0: 0}, provisions={0: 0}, walls={0: [wall]})
        points[wall] = final(game).scores()[0]
    assert {wall: number for wall, number in points.items() if number} == {"03": 1, "04": 1, "05": 2, "06": 2}


@rule("paladins.fortify.wall-choice")
@pytest.mark.parametrize(("wall", "other"), [("07", "pay-debt"), ("10", "remove-suspicion")])
def test_of_a_choice_on_a_wall_the_player_takes_one(wall: str, other: str) -> None:
    for choice in (other, "silver-2"):
        game = fortify(ready("fortify", next_walls=[wall], unpaid={0: 1}, suspicion={0: ["01"]}))
        assert offered(game) == [f"choose {other}", "choose silver-2"]
        assert attribute(game.players[0], "strength") == 1
        play(game, f"choose {choice}")
        if choice == other:
            play(game, other)
        assert game.seat == 1
        assert game.players[0].silver == (9 if choice == other else 11)
        assert len(game.players[0].suspicion) + game.players[0].unpaid_debts == (1 if choice == other else 2)


@rule("paladins.fortify.example")
def test_the_example_of_the_rulebook() -> None:
    game = ready(
        "fortify",
        paladin={0: "anseis"},
        influence={0: 2},
        provisions={0: 0},
        walls={0: OLD[:3]},
        next_walls=["17"],
    )
    player = fortify(game).players[0]
    assert standing(player, "fortify") == ["merchant", "labourer", "scout"]
    assert shown(game)["players"][0]["walls"] == [*OLD[:3], "17"]
    assert player.provisions == 0
    assert attribute(player, "strength") == 1
    assert supply_of(player) == {"labourer": 1, "fighter": 1}
    short = ready("fortify", paladin={0: "anseis"}, influence={0: 1}, walls={0: OLD[:3]})
    assert "do fortify" not in offered(short)


@rule("paladins.fortify.example-next")
def test_after_the_example_the_next_wall_needs_7_influence_and_2_provisions() -> None:
    walls = {0: [*OLD[:3], "17"]}
    for influence, provisions, possible in ((6, 9, False), (7, 1, False), (7, 2, True)):
        game = ready("fortify", influence={0: influence}, provisions={0: provisions}, walls=walls)
        assert ("do fortify" in offered(game)) == possible
    game = fortify(ready("fortify", influence={0: 7}, provisions={0: 2}, walls=walls))
    assert game.players[0].provisions == 0
