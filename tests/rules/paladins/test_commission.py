"""Commission: the leftmost monk goes to a free space of a region within the player's Faith."""

import pytest

from roundtable.games.paladins.box import PaladinsTable
from tests.proof import rule
from tests.rules.paladins.arrange import attribute, offered, play, standing, supply_of
from tests.rules.paladins.arrange_right import REACH, SPACES, WORKERS, ready, shown

PROVISIONS = [1, 1, 1, 2, 2, 3, 3]
FAITH = [0, 2, 4, 6, 8, 10]
FARTHEST = "r4-s7"  # gives 2 Silver


def commission(space: str, game: PaladinsTable) -> PaladinsTable:
    play(game, "do commission", f"space {space}")
    return game


@rule("paladins.commission.workers")
def test_a_scout_any_worker_and_a_cleric_are_placed() -> None:
    game = commission("r1-s2", ready("commission"))
    assert standing(game.players[0], "commission") == ["scout", "labourer", "cleric"]
    assert supply_of(game.players[0]) == {}


@rule("paladins.commission.workers")
@pytest.mark.parametrize("middle", ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"])
def test_the_middle_place_takes_every_type(middle: str) -> None:
    game = ready("commission", workers={0: ["scout", middle, "cleric"]}, forced=False)
    play(game, "do commission", "space r1-s2", "worker scout", f"worker {middle}", "worker cleric")
    assert standing(game.players[0], "commission") == ["scout", middle, "cleric"]


@rule("paladins.commission.workers")
@pytest.mark.parametrize("missing", range(3))
def test_none_of_the_three_can_be_missing_or_replaced(missing: int) -> None:
    two = [worker for place, worker in enumerate(WORKERS["commission"]) if place != missing]
    assert "do commission" not in offered(ready("commission", workers={0: two}))
    other = [*two, "fighter"]
    assert ("do commission" in offered(ready("commission", workers={0: other}))) == (missing == 1)


@rule("paladins.commission.provisions")
@pytest.mark.parametrize(("before", "price"), list(enumerate(PROVISIONS)))
def test_the_next_monk_costs_its_provisions(before: int, price: int) -> None:
    placed = {0: SPACES[:before]}
    game = ready("commission", faith={0: REACH}, provisions={0: price}, monks=placed)
    assert commission(FARTHEST, game).players[0].provisions == 0
    assert game.provisions == 40
    poorer = ready("commission", faith={0: REACH}, provisions={0: price - 1}, monks=placed)
    assert "do commission" not in offered(poorer)


@rule("paladins.commission.leftmost-monk")
def test_which_monk_goes_is_not_asked_the_next_of_the_row_does() -> None:
    for before in range(7):
        game = ready("commission", faith={0: REACH}, monks={0: SPACES[:before]}, forced=False)
        play(game, "do commission")
        assert {notation.split()[0] for notation in offered(game)} == {"space"}
        play(game, f"space {FARTHEST}")
        for worker in WORKERS["commission"]:
            assert offered(game) == [f"worker {worker}"]
            play(game, f"worker {worker}")
        assert game.seat == 1
        assert game.players[0].monks == before + 1
        assert 9 - game.players[0].provisions == PROVISIONS[before]
    seven = ready("commission", faith={0: REACH}, monks={0: [*SPACES, "r3-s1"]})
    assert "do commission" not in offered(seven)


@rule("paladins.commission.region-faith")
@pytest.mark.parametrize("region", range(2, 7))
def test_a_region_is_closed_with_one_faith_less_than_it_requires(region: int) -> None:
    for faith, reached in ((FAITH[region - 1] - 1, False), (FAITH[region - 1], True), (REACH, True)):
        game = ready("commission", faith={0: faith})
        play(game, "do commission")
        assert any(notation.startswith(f"space r{region}-") for notation in offered(game)) == reached


@rule("paladins.commission.region-faith-values")
def test_the_six_regions_open_at_faith_0_2_4_6_8_and_10() -> None:
    opened: dict[str, int] = {}
    for faith in range(REACH + 1):
        game = ready("commission", seats=4, faith={0: faith})
        play(game, "do commission")
        for notation in offered(game, "space"):
            opened.setdefault(notation.split("-")[0], faith)
    assert opened == {f"space r{region}": faith for region, faith in enumerate(FAITH, 1)}


@rule("paladins.commission.free-space-needed")
def test_a_space_with_any_piece_on_it_is_closed() -> None:
    game = ready("commission", monks={0: ["r1-s1"], 1: ["r2-s1"]}, outposts={0: ["r2-s2"], 1: ["r2-s4"]}, faith={0: 3})
    play(game, "do commission")
    assert offered(game) == ["space r1-s2", "space r2-s3"]


@rule("paladins.commission.free-space-needed")
def test_without_a_free_space_within_reach_no_monk_is_commissioned() -> None:
    taken = ready("commission", monks={0: ["r1-s1"]}, outposts={1: ["r1-s2"]})
    assert "do commission" not in offered(taken)
    assert "do commission" in offered(ready("commission", monks={0: ["r1-s1"]}))


@rule("paladins.commission.choose-space")
@pytest.mark.parametrize(
    ("seats", "spaces"),
    [
        (2, ["r1-s1", "r1-s2", "r2-s1", "r2-s2", "r2-s3", "r2-s4"]),
        (3, ["r1-s1", "r1-s2", "r1-s3", "r2-s1", "r2-s2", "r2-s3", "r2-s4", "r2-s6", "r2-s7"]),
    ],
)
def test_all_free_spaces_of_all_regions_within_reach_may_be_chosen(seats: int, spaces: list[str]) -> None:
    for space in spaces:
        game = ready("commission", seats=seats, faith={0: 3})
        play(game, "do commission")
        assert offered(game) == [f"space {one}" for one in spaces]
        play(game, f"space {space}")
        assert game.spaces.count(0) == 1


@rule("paladins.commission.space-reward")
@pytest.mark.parametrize(
    ("space", "gained"),
    [
        ("r1-s3", {"labourer": 1}),
        ("r2-s3", {"scout": 1}),
        ("r3-s2", {"merchant": 1}),
        ("r4-s1", {"fighter": 1}),
        ("r4-s4", {"cleric": 1}),
        ("r4-s9", {"labourer": 2}),
        ("r5-s4", {"labourer": 1, "merchant": 1}),
    ],
)
def test_a_space_with_workers_gives_them_at_once(space: str, gained: dict[str, int]) -> None:
    game = commission(space, ready("commission", seats=4, faith={0: REACH}))
    assert supply_of(game.players[0]) == gained


@rule("paladins.commission.space-reward")
def test_a_space_with_silver_gives_2_from_the_shared_supply() -> None:
    game = commission("r1-s2", ready("commission", silver={0: 1}, tax=5))
    assert (game.players[0].silver, game.silver, game.tax_supply) == (3, 42, 5)


@rule("paladins.commission.space-reward")
@pytest.mark.parametrize(
    ("space", "answer", "changed"),
    [
        ("r2-s4", "remove-suspicion", "suspicion"),
        ("r4-s5", "pay-debt", "paid_debts"),
        ("r5-s1", "clear commission", "board"),
        ("r1-s1", "recruit abbot-labourer", "townsfolk"),
    ],
)
def test_a_space_that_permits_something_asks_at_once(space: str, answer: str, changed: str) -> None:
    row = ["abbot-labourer", None, None, None, None]
    game = ready("commission", faith={0: REACH}, suspicion={0: ["01"]}, unpaid={0: 1}, row=row)
    assert offered(commission(space, game)) == [answer, "decline"]
    before = shown(game)["players"][0]
    play(game, answer)
    after = shown(game)["players"][0]
    fields = ("suspicion", "paid_debts", "board", "townsfolk")
    assert [field for field in fields if before[field] != after[field]] == [changed]


@rule("paladins.commission.revealed-attribute")
@pytest.mark.parametrize("before", range(7))
def test_every_monk_uncovers_1_influence(before: int) -> None:
    game = ready("commission", faith={0: REACH}, influence={0: 4}, monks={0: SPACES[:before]})
    assert attribute(commission(FARTHEST, game).players[0], "influence") == 5
    assert attribute(game.players[0], "faith") == REACH


@rule("paladins.commission.example")
def test_the_example_of_the_rulebook() -> None:
    game = ready(
        "commission",
        workers={0: ["labourer", "cleric"]},
        workshops={0: {"commission": 1}},
        paladin={0: "anseis"},
        faith={0: 2},
        influence={0: 1},
        provisions={0: 1},
    )
    player = game.players[0]
    commission("r2-s3", game)
    assert standing(player, "commission") == [None, "labourer", "cleric"]
    assert player.provisions == 0
    assert supply_of(player) == {"scout": 1}
    assert attribute(player, "influence") == 2
    assert attribute(player, "faith") == 2


@rule("paladins.commission.example")
def test_in_the_example_faith_3_does_not_reach_the_third_region() -> None:
    game = ready("commission", paladin={0: "anseis"}, faith={0: 2})
    play(game, "do commission")
    assert {notation.split("-")[0] for notation in offered(game)} == {"space r1", "space r2"}
