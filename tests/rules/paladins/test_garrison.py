"""Garrison: the leftmost outpost goes to a free space of a region within the player's Strength."""

import pytest

from roundtable.games.paladins.box import PaladinsTable
from tests.proof import rule
from tests.rules.paladins.arrange import attribute, offered, play, standing, supply_of
from tests.rules.paladins.arrange_right import REACH, SPACES, WORKERS, ready

PROVISIONS = [1, 1, 1, 2, 2, 3, 3]
STRENGTH = [1, 3, 5, 7, 9, 11]
FARTHEST = "r4-s7"  # gives 2 Silver


def garrison(space: str, game: PaladinsTable) -> PaladinsTable:
    play(game, "do garrison", f"space {space}")
    return game


@rule("paladins.garrison.workers")
def test_a_merchant_any_worker_and_a_fighter_are_placed() -> None:
    game = garrison("r1-s2", ready("garrison", strength={0: 1}))
    assert standing(game.players[0], "garrison") == ["merchant", "labourer", "fighter"]
    assert supply_of(game.players[0]) == {}


@rule("paladins.garrison.workers")
@pytest.mark.parametrize("middle", ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"])
def test_the_middle_place_takes_every_type(middle: str) -> None:
    game = ready("garrison", workers={0: ["merchant", middle, "fighter"]}, strength={0: 1}, forced=False)
    play(game, "do garrison", "space r1-s2", "worker merchant", f"worker {middle}", "worker fighter")
    assert standing(game.players[0], "garrison") == ["merchant", middle, "fighter"]


@rule("paladins.garrison.workers")
@pytest.mark.parametrize("missing", range(3))
def test_none_of_the_three_can_be_missing_or_replaced(missing: int) -> None:
    two = [worker for place, worker in enumerate(WORKERS["garrison"]) if place != missing]
    assert "do garrison" not in offered(ready("garrison", workers={0: two}, strength={0: 1}))
    other = ready("garrison", workers={0: [*two, "cleric"]}, strength={0: 1})
    assert ("do garrison" in offered(other)) == (missing == 1)


@rule("paladins.garrison.provisions")
@pytest.mark.parametrize(("before", "price"), list(enumerate(PROVISIONS)))
def test_the_next_outpost_costs_its_provisions(before: int, price: int) -> None:
    placed = {0: SPACES[:before]}
    game = ready("garrison", strength={0: REACH}, provisions={0: price}, outposts=placed)
    assert garrison(FARTHEST, game).players[0].provisions == 0
    assert game.provisions == 40
    poorer = ready("garrison", strength={0: REACH}, provisions={0: price - 1}, outposts=placed)
    assert "do garrison" not in offered(poorer)


@rule("paladins.garrison.provisions")
def test_monks_do_not_make_outposts_dearer() -> None:
    game = ready("garrison", strength={0: REACH}, monks={0: SPACES})
    assert garrison(FARTHEST, game).players[0].provisions == 8


@rule("paladins.garrison.leftmost-outpost")
def test_which_outpost_goes_is_not_asked_the_next_of_the_row_does() -> None:
    for before in range(7):
        game = ready("garrison", strength={0: REACH}, outposts={0: SPACES[:before]}, forced=False)
        play(game, "do garrison")
        assert {notation.split()[0] for notation in offered(game)} == {"space"}
        play(game, f"space {FARTHEST}")
        for worker in WORKERS["garrison"]:
            assert offered(game) == [f"worker {worker}"]
            play(game, f"worker {worker}")
        assert game.seat == 1
        assert game.players[0].outposts == before + 1
        assert 9 - game.players[0].provisions == PROVISIONS[before]
    seven = ready("garrison", strength={0: REACH}, outposts={0: [*SPACES, "r3-s1"]})
    assert "do garrison" not in offered(seven)


@rule("paladins.garrison.region-strength")
@pytest.mark.parametrize("region", range(1, 7))
def test_a_region_is_closed_with_one_strength_less_than_it_requires(region: int) -> None:
    for strength, reached in ((STRENGTH[region - 1] - 1, False), (STRENGTH[region - 1], True), (REACH, True)):
        game = ready("garrison", strength={0: strength}, faith={0: REACH})
        if strength == 0:
            assert "do garrison" not in offered(game)
            continue
        play(game, "do garrison")
        assert any(notation.startswith(f"space r{region}-") for notation in offered(game)) == reached


@rule("paladins.garrison.region-strength-values")
def test_the_six_regions_open_at_strength_1_3_5_7_9_and_11() -> None:
    opened: dict[str, int] = {}
    for strength in range(1, REACH + 1):
        game = ready("garrison", seats=4, strength={0: strength})
        play(game, "do garrison")
        for notation in offered(game, "space"):
            opened.setdefault(notation.split("-")[0], strength)
    assert opened == {f"space r{region}": strength for region, strength in enumerate(STRENGTH, 1)}
    assert "do garrison" not in offered(ready("garrison", seats=4, strength={0: 0}))


@rule("paladins.garrison.free-space-needed")
def test_a_space_with_any_piece_on_it_is_closed() -> None:
    game = ready("garrison", monks={0: ["r1-s1"], 1: ["r2-s1"]}, outposts={0: ["r2-s2"], 1: ["r2-s4"]}, strength={0: 4})
    play(game, "do garrison")
    assert offered(game) == ["space r1-s2", "space r2-s3"]


@rule("paladins.garrison.free-space-needed")
def test_without_a_free_space_within_reach_no_outpost_is_placed() -> None:
    taken = ready("garrison", strength={0: 1}, outposts={0: ["r1-s1"]}, monks={1: ["r1-s2"]})
    assert "do garrison" not in offered(taken)
    assert "do garrison" in offered(ready("garrison", strength={0: 1}, outposts={0: ["r1-s1"]}))


@rule("paladins.garrison.choose-space")
@pytest.mark.parametrize(
    ("seats", "spaces"),
    [
        (2, ["r1-s1", "r1-s2", "r2-s1", "r2-s2", "r2-s3", "r2-s4"]),
        (3, ["r1-s1", "r1-s2", "r1-s3", "r2-s1", "r2-s2", "r2-s3", "r2-s4", "r2-s6", "r2-s7"]),
    ],
)
def test_all_free_spaces_of_all_regions_within_reach_may_be_chosen(seats: int, spaces: list[str]) -> None:
    for space in spaces:
        game = ready("garrison", seats=seats, strength={0: 4})
        play(game, "do garrison")
        assert offered(game) == [f"space {one}" for one in spaces]
        play(game, f"space {space}")
        assert game.spaces.count(0) == 1


@rule("paladins.garrison.space-reward")
@pytest.mark.parametrize(
    ("space", "gained"),
    [
        ("r1-s3", {"labourer": 1}),
        ("r2-s3", {"scout": 1}),
        ("r3-s2", {"merchant": 1}),
        ("r4-s1", {"fighter": 1}),
        ("r5-s5", {"labourer": 1, "cleric": 1}),
        ("r6-s3", {"labourer": 2}),
    ],
)
def test_a_space_with_workers_gives_them_at_once(space: str, gained: dict[str, int]) -> None:
    game = garrison(space, ready("garrison", seats=4, strength={0: REACH}))
    assert supply_of(game.players[0]) == gained


@rule("paladins.garrison.space-reward")
def test_a_space_with_silver_gives_2_from_the_shared_supply() -> None:
    game = garrison("r1-s2", ready("garrison", strength={0: 1}, silver={0: 1}, tax=5))
    assert (game.players[0].silver, game.silver, game.tax_supply) == (3, 42, 5)


@rule("paladins.garrison.space-reward")
@pytest.mark.parametrize(
    ("space", "answer"), [("r2-s4", "remove-suspicion"), ("r4-s5", "pay-debt"), ("r1-s1", "recruit abbot-labourer")]
)
def test_a_space_that_permits_something_asks_at_once(space: str, answer: str) -> None:
    row = ["abbot-labourer", None, None, None, None]
    game = ready("garrison", strength={0: REACH}, suspicion={0: ["01"]}, unpaid={0: 1}, row=row)
    assert offered(garrison(space, game)) == [answer, "decline"]


@rule("paladins.garrison.revealed-attribute")
@pytest.mark.parametrize("before", range(7))
def test_every_outpost_uncovers_1_faith(before: int) -> None:
    game = ready("garrison", strength={0: REACH}, faith={0: 4}, outposts={0: SPACES[:before]})
    assert attribute(garrison(FARTHEST, game).players[0], "faith") == 5
    assert attribute(game.players[0], "strength") == REACH


@rule("paladins.garrison.example")
def test_the_example_of_the_rulebook() -> None:
    game = ready("garrison", strength={0: 5}, provisions={0: 1}, board={0: {"hunt": ["scout", "scout"]}})
    player = game.players[0]
    garrison("r3-s4", game)
    assert player.provisions == 0
    assert attribute(player, "faith") == 0
    play(game, "clear hunt")
    assert standing(player, "hunt") == [None] * 3
    assert standing(player, "garrison") == ["merchant", "labourer", "fighter"]
    assert attribute(player, "faith") == 1
