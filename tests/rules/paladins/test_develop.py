"""Develop: two workers and 4 Silver move the leftmost workshop to the right side and uncover a worker."""

import pytest

from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.content import REWARDS, Gain, Rewards
from roundtable.games.paladins.names import CRIMINAL, WORKER
from roundtable.kernel.errors import IllegalAction
from tests.proof import rule
from tests.rules.paladins.arrange import offered, play, standing, supply_of, table
from tests.rules.paladins.arrange_right import shown

RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]
PLACES = [f"workshop {action} {place}" for action in RIGHT for place in (1, 2)]
UNCOVERED = ["scout", "merchant", "fighter", "cleric"] * 2
TYPES = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]


def moved(count: int) -> dict[str, int]:
    """So many workshops already moved, two per action from the last one on."""
    bits = [0] * len(RIGHT)
    for workshop in range(count):
        bits[len(RIGHT) - 1 - workshop // 2] |= 1 << workshop % 2
    return dict(zip(RIGHT, bits, strict=True))


def ready(done: int = 0, silver: int = 4) -> PaladinsTable:
    """Seat 0 can develop, having done so before; seat 1 can act."""
    return table(
        workers={0: ["labourer"] * 2, 1: ["labourer"]}, silver={0: silver}, workshops={0: moved(done)}, round=2
    )


def developed(game: PaladinsTable, seat: int = 0) -> dict[str, int]:
    """Give the covered places as everybody sees them, actions without any left out."""
    player = shown(game)["players"][seat]
    bits: dict[str, int] = {}
    for action, places in player["board"].items():
        covered = [1 << at for at, standing in enumerate(places) if standing == "workshop"]
        if covered:
            bits[action] = sum(covered)
            assert player["workshops"][action] == len(covered)
    return bits


@rule("paladins.develop.workers")
@pytest.mark.parametrize("first", TYPES)
def test_two_workers_of_any_type_are_placed(first: str) -> None:
    for second in TYPES:
        game = table(workers={0: [first, second], 1: ["labourer"]}, silver={0: 4}, forced=False)
        play(game, "do develop", "workshop commission 1", f"worker {first}", f"worker {second}")
        assert standing(game.players[0], "develop") == [first, second, None]


@rule("paladins.develop.workers")
def test_neither_one_worker_nor_three() -> None:
    assert "do develop" not in offered(table(workers={0: ["labourer"]}, silver={0: 4}))
    game = table(workers={0: ["labourer"] * 5, 1: ["labourer"]}, silver={0: 4})
    play(game, "do develop", "workshop commission 1")
    assert standing(game.players[0], "develop") == ["labourer", "labourer", None]
    assert supply_of(game.players[0]) == {"labourer": 3, "scout": 1}


@rule("paladins.develop.cost")
def test_it_costs_four_silver_to_the_shared_supply() -> None:
    game = ready(silver=6)
    shared, tax = game.silver, game.tax_supply
    play(game, "do develop", "workshop attack 2")
    assert (game.players[0].silver, game.silver, game.tax_supply) == (2, shared + 4, tax)
    assert "do develop" in offered(ready(silver=4))
    assert "do develop" not in offered(ready(silver=3))


@rule("paladins.develop.leftmost-workshop", "paladins.develop.uncovered-worker")
def test_eight_developments_uncover_the_workers_from_left_to_right() -> None:
    gained: list[str] = []
    for done in range(8):
        game = ready(done)
        before = game.supply[:]
        play(game, "do develop", "workshop commission 1")
        assert sum(bits.bit_count() for bits in developed(game).values()) == done + 1
        gained += supply_of(game.players[0])
        assert before[WORKER.at(gained[-1])] - game.supply[WORKER.at(gained[-1])] == 1
    assert gained == UNCOVERED


@rule("paladins.develop.leftmost-workshop")
def test_which_workshop_moves_is_not_asked() -> None:
    game = table(workers={0: ["labourer"] * 2, 1: ["labourer"]}, silver={0: 4}, forced=False)
    asked = []
    while game.seat == 0:
        asked.append(offered(game)[0].split()[0])
        play(game, offered(game)[0])
    assert asked == ["do", "workshop", "worker", "worker"]


@rule("paladins.develop.uncovered-worker")
def test_the_worker_is_there_before_the_next_turn() -> None:
    game = ready()
    play(game, "do develop", "workshop commission 1")
    assert (game.seat, supply_of(game.players[0])) == (1, {"scout": 1})


@rule("paladins.develop.target")
@pytest.mark.parametrize("target", PLACES)
def test_a_workshop_goes_to_a_marked_place_of_the_right_side(target: str) -> None:
    game = ready()
    play(game, "do develop")
    assert offered(game) == PLACES
    play(game, target)
    _, action, place = target.split()
    assert developed(game) == {action: int(place)}  # bits: 1 for the first place, 2 for the second


@rule("paladins.develop.first-two-places-only")
def test_the_third_place_takes_no_workshop() -> None:
    game = ready()
    play(game, "do develop")
    assert {target.split()[2] for target in offered(game)} == {"1", "2"}
    for action in RIGHT:
        with pytest.raises(IllegalAction):
            game.play(f"workshop {action} 3")


@rule("paladins.develop.two-per-action")
@pytest.mark.parametrize("action", RIGHT)
def test_an_action_with_two_workshops_takes_no_third(action: str) -> None:
    for bits, open_places in ((1, ["2"]), (2, ["1"]), (3, [])):
        game = table(workers={0: ["labourer"] * 2}, silver={0: 4}, workshops={0: {action: bits}})
        play(game, "do develop")
        assert [target[-1] for target in offered(game) if action in target] == open_places


@rule("paladins.develop.fewer-workers")
@pytest.mark.parametrize(
    ("bits", "workers", "stand"),
    [
        (1, ["labourer", "cleric"], [None, "labourer", "cleric"]),
        (2, ["scout", "cleric"], ["scout", None, "cleric"]),
        (3, ["cleric"], [None, None, "cleric"]),
    ],
)
def test_a_covered_place_needs_no_worker(bits: int, workers: list[str], stand: list[str | None]) -> None:
    covered = {0: {"commission": bits}}
    game = table(workers={0: workers, 1: ["labourer"]}, provisions={0: 1}, workshops=covered)
    play(game, "do commission", "space r1-s2")
    assert standing(game.players[0], "commission") == stand
    for missing in range(len(workers)):
        fewer = workers[:missing] + workers[missing + 1 :]
        assert "do commission" not in offered(table(workers={0: fewer}, provisions={0: 1}, workshops=covered))


@rule("paladins.develop.last-place-remains")
@pytest.mark.parametrize(
    ("action", "third"),
    [
        ("commission", "cleric"),
        ("fortify", "scout"),
        ("garrison", "fighter"),
        ("absolve", "merchant"),
        ("attack", "fighter"),
        ("convert", "cleric"),
    ],
)
def test_a_fully_developed_action_takes_the_worker_of_its_third_place(action: str, third: str) -> None:
    for worker in TYPES:
        game = table(
            workers={0: [worker] * 3, 1: ["labourer"]},
            silver={0: 9},
            provisions={0: 9},
            strength={0: 1},
            workshops={0: {action: 3}},
        )
        assert (f"do {action}" in offered(game)) == (worker in (third, "criminal"))
        if worker == third:
            play(game, f"do {action}")
            if action != "fortify":  # it has no target
                game.play_at(0)
            assert standing(game.players[0], action) == [None, None, third]


@rule("paladins.develop.uncovered-criminal")
def test_an_uncovered_criminal_would_bring_suspicion(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(REWARDS, "workshop.1", Rewards("workshop.1", (Gain(CRIMINAL, 1),)))  # another printed board
    game = ready()
    play(game, "do develop", "workshop commission 1")
    assert supply_of(game.players[0]) == {"criminal": 1}
    assert len(game.players[0].suspicion) == 1


@rule("paladins.develop.eight-max")
def test_after_eight_developments_there_is_no_ninth() -> None:
    assert "do develop" in offered(ready(7))
    assert "do develop" not in offered(ready(8))
    game = table(
        workers={0: ["merchant", "labourer"], 1: ["labourer"]},
        provisions={0: 1},
        workshops={0: moved(8)},
        round=3,
        favours=["building"],
    )
    play(game, "favour building", "choose free-develop")
    assert game.seat == 1
    assert sum(bits.bit_count() for bits in developed(game).values()) == 8


@rule(
    "paladins.develop.on-occupied-place",
    "paladins.develop.on-occupied-returns-worker",
    "paladins.develop.space-stays-blocked",
)
@pytest.mark.parametrize("place", [1, 2])
def test_a_workshop_on_a_workers_place_returns_the_worker_and_frees_nothing(place: int) -> None:
    stand: list[str | None] = ["scout", "merchant", "cleric"]
    game = table(
        workers={0: ["labourer", "labourer", "criminal", "criminal", "criminal"], 1: ["labourer"]},
        silver={0: 4},
        provisions={0: 9},
        board={0: {"commission": stand}},
    )
    there = WORKER.at(str(stand[place - 1]))
    before = game.supply[there]
    play(game, "do develop", f"workshop commission {place}", "worker labourer", "worker labourer")
    stand[place - 1] = None
    assert standing(game.players[0], "commission") == stand
    assert game.supply[there] == before + 1 - (1 if there == WORKER.at("scout") else 0)  # a scout was uncovered
    assert supply_of(game.players[0]) == {"scout": 1, "criminal": 3}
    play(game, "pass")
    assert game.seat == 0
    assert "do commission" not in offered(game)


@rule("paladins.develop.space-stays-blocked")
def test_both_places_covered_still_leave_the_third_worker() -> None:
    game = table(
        workers={0: ["labourer", "labourer", "cleric"], 1: ["labourer"]},
        silver={0: 4},
        provisions={0: 9},
        workshops={0: {"commission": 1}},
        board={0: {"commission": [None, "merchant", "cleric"]}},
    )
    play(game, "do develop", "workshop commission 2", "worker labourer", "worker labourer", "pass")
    assert standing(game.players[0], "commission") == [None, None, "cleric"]
    assert "do commission" not in offered(game)


@rule("paladins.develop.as-favour")
def test_a_kings_favour_develops_without_workers_and_silver() -> None:
    game = table(
        workers={0: ["merchant", "labourer", "labourer"], 1: ["labourer"]},
        silver={0: 4},
        provisions={0: 1},
        round=3,
        favours=["building"],
    )
    play(game, "favour building", "choose free-develop", "workshop convert 2")
    assert developed(game) == {"convert": 2}
    assert game.players[0].silver == 4
    assert standing(game.players[0], "develop") == [None, None, None]
    play(game, "pass")
    assert "do develop" in offered(game)


@rule("paladins.develop.as-favour-counts")
def test_a_development_by_favour_is_one_like_any_other() -> None:
    game = table(
        workers={0: ["merchant"], 1: ["labourer"]},
        provisions={0: 1},
        workshops={0: moved(5)},
        townsfolk={0: ["architect-provision", "architect-labourer"]},
        board={0: {"commission": ["fighter", "fighter", "fighter"]}},
        round=3,
        favours=["building"],
    )
    fighters = game.supply[WORKER.at("fighter")]
    play(game, "favour building", "choose free-develop", "workshop commission 1")
    assert supply_of(game.players[0]) == {"merchant": 1, "labourer": 1}  # the sixth place, and an Architect
    assert game.players[0].provisions == 1  # the other Architect
    assert shown(game)["players"][0]["points"]["develop"] == 1
    assert game.supply[WORKER.at("fighter")] == fighters + 1
    game = table(workers={0: ["merchant"]}, provisions={0: 1}, workshops={0: moved(5)}, round=3, favours=["building"])
    assert shown(game)["players"][0]["points"]["develop"] == 0


@rule("paladins.develop.example")
def test_example_a_labourer_and_a_fighter_develop_commission() -> None:
    game = table(
        workers={0: ["labourer", "fighter", "labourer", "cleric"], 1: ["labourer"]}, silver={0: 4}, provisions={0: 1}
    )
    assert "do commission" not in offered(game)
    scouts = game.supply[WORKER.at("scout")]
    play(game, "do develop", "workshop commission 1", "worker labourer", "worker fighter")
    assert standing(game.players[0], "develop") == ["labourer", "fighter", None]
    assert game.players[0].silver == 0
    assert supply_of(game.players[0]) == {"labourer": 1, "scout": 1, "cleric": 1}
    assert game.supply[WORKER.at("scout")] == scouts - 1
    play(game, "pass", "do commission", "space r1-s2", "worker labourer")
    assert standing(game.players[0], "commission") == [None, "labourer", "cleric"]
