"""King's Favour, row 3: builder and flag-bearer, the turned seals, and what it takes to use them on a space."""

from collections.abc import Sequence

import pytest

from roundtable.games.merlin.box import MerlinTable
from tests.proof import rule
from tests.rules.merlin.arrange import (
    before,
    has,
    offered,
    pass_round,
    pass_turn,
    play,
    shown,
    space,
    table,
)

FAVOUR = {"kings_favour": True}
FOUR = ("lady-in-waiting", "shield-bearer", "builder", "flag-bearer")
SIX = ("black", "grey", "blue", "purple", "orange", "brown")
MATERIALS = [f"material {colour}" for colour in SIX] * 2
TILES = ["lake"] * 4 + ["lake+"] * 2 + ["forest"] * 4 + ["forest+"] * 2 + ["mountain"] * 4 + ["mountain+"] * 2
WHERE = {"builder": "build-1", "flag-bearer": "vp-shield", "lady-in-waiting": "influence-flag"}
ASKED_STAFF = "merlin.use-staff"
ENDS = "merlin.end-turn"


def landed(
    where: str,
    *abilities: str,
    merlin: bool = False,
    goods: Sequence[str] = MATERIALS,
    influence: Sequence[str] = ("grey", "blue"),
    round: int = 1,
    last: bool = False,
) -> MerlinTable:
    """Seat 0, with a staff and a traitor, has moved the knight, or Merlin, to a space; perhaps in the last turn."""
    game = table(
        settings=FAVOUR,
        round=round,
        dice={0: [1, 0, 0, 0], 1: [0, 0, 0, 0]} if last else None,
        knight={0: before(where)},
        merlin=before(where, 4),
        goods={0: goods},
        influence={0: influence},
        tiles=TILES,
        staffs={0: 1},
        traitors={0: ["black"]},
        hand={0: ["32", "33", "34", "35"]},
        abilities={0: abilities},
        forced=False,
    )
    play(game, "die 4 merlin" if merlin else "die 1 knight", "move clockwise")
    return game


def build(game: MerlinTable, cell: str) -> None:
    """Build a manor and pay with the first colour that will do."""
    play(game, f"build {cell}")
    play(game, offered(game, "pay")[0])


def use(game: MerlinTable, assistant: str) -> None:
    """Use a row-3 ability on its space, to the end."""
    play(game, f"seal {assistant}")
    if assistant == "builder":
        build(game, "a1")
        build(game, "a2")
    elif assistant == "flag-bearer":
        play(game, "score material")
    else:
        play(game, "place builder grey", "place flag-bearer blue")


def turned(game: MerlinTable) -> list[str]:
    """Give the assistants whose row-3 seals are turned over, as everybody sees them."""
    seals: list[str] = shown(game)["players"][0]["turned_seals"]
    return seals


# ---- once before each scoring ----


@rule("merlin.module.row-three-flip")
@pytest.mark.parametrize("assistant", WHERE)
def test_a_used_ability_is_turned_over_and_not_available(assistant: str) -> None:
    game = landed(WHERE[assistant], f"{assistant} 3")
    assert turned(game) == []
    use(game, assistant)
    assert turned(game) == [assistant]
    pass_turn(game)
    pass_turn(game)
    play(game, "die 4 merlin", "move clockwise")  # to the same space again
    assert offered(game, "seal") == []
    assert "act" in offered(game)


@rule("merlin.module.row-three-flip")
def test_the_other_abilities_remain_available() -> None:
    game = landed("build-1", *(f"{assistant} 3" for assistant in FOUR))
    use(game, "builder")
    assert turned(game) == ["builder"]
    play(game, "banish black")
    assert turned(game) == ["shield-bearer", "builder"]


@rule("merlin.module.row-three-refresh")
@pytest.mark.parametrize("assistant", WHERE)
def test_a_seal_is_turned_back_by_a_scoring(assistant: str) -> None:
    game = landed(WHERE[assistant], f"{assistant} 3", round=2, last=True)
    use(game, assistant)
    pass_round(game)
    assert (game.round, turned(game)) == (3, [])
    pass_turn(game)
    die = max(game.players[0].dice[:3])
    game.players[0].knight = before(WHERE[assistant], die)
    play(game, f"die {die} knight", "move clockwise")
    assert offered(game, "seal") == [f"seal {assistant}"]


@rule("merlin.module.row-three-refresh")
def test_seals_are_not_turned_back_without_a_scoring() -> None:
    game = landed("vp-flag", "flag-bearer 3", round=3, last=True)
    use(game, "flag-bearer")
    pass_round(game)
    assert (game.round, turned(game)) == (4, ["flag-bearer"])


# ---- builder ----


@rule("merlin.module.builder-two-manors")
@pytest.mark.parametrize("where", ["build-1", "build-2", "build-3"])
@pytest.mark.parametrize("merlin", [False, True])
def test_the_builder_builds_twice(where: str, merlin: bool) -> None:
    game = landed(where, "builder 3", merlin=merlin)
    assert offered(game)[:3] == ["act", "seal builder", "decline"]
    play(game, "seal builder")
    build(game, "a1")
    build(game, "c2")
    assert [cell["manor"] for cell in shown(game)["environs"]].count(0) == 2
    assert game.players[0].manors == 5
    assert game.asks == ENDS


@rule("merlin.module.builder-two-manors")
def test_the_second_manor_may_be_left_out() -> None:
    game = landed("build-1", "builder 3")
    play(game, "seal builder")
    build(game, "a1")
    play(game, "skip")
    assert game.players[0].manors == 6
    assert turned(game) == ["builder"]


@rule("merlin.module.builder-two-manors")
def test_the_ability_need_not_be_used() -> None:
    game = landed("build-1", "builder 3")
    play(game, "act")
    build(game, "a1")
    assert game.players[0].manors == 6
    assert turned(game) == []


@rule("merlin.module.builder-two-costs")
def test_each_manor_costs_a_material_and_gives_its_tower_bonus() -> None:
    game = landed("build-1", "builder 3")
    play(game, "seal builder")
    build(game, "a5")
    assert sum(game.players[0].goods) == 11
    play(game, "take shield black")
    build(game, "a6")
    play(game, "mark brown")
    assert sum(game.players[0].goods) == 12 - 2 + 1
    assert has(game, 0, "shield black") == 1
    assert game.players[0].influence == [0, 1, 1, 0, 0, 1]


@rule("merlin.module.builder-two-costs")
def test_one_material_pays_for_one_manor() -> None:
    colour = shown(table(settings=FAVOUR))["environs"][0]["colours"][0]
    game = landed("build-1", "builder 3", goods=[f"material {colour}"])
    play(game, "seal builder")
    build(game, "a1")
    assert (game.manors.count(0), sum(game.players[0].goods)) == (1, 0)
    assert game.asks == ENDS


@rule("merlin.module.builder-no-staff")
def test_no_staff_is_spent_with_two_manors() -> None:
    game = landed("build-1", "builder 3", merlin=True)
    use(game, "builder")
    assert (game.asks, game.players[0].staffs) == (ENDS, 1)


@rule("merlin.module.builder-no-staff", "merlin.module.lady-no-staff")
@pytest.mark.parametrize("where", ["build-2", "influence-flag"])
def test_a_staff_after_the_plain_action_repeats_it_without_the_ability(where: str) -> None:
    game = landed(where, "builder 3", "lady-in-waiting 3", merlin=True)
    play(game, "act")
    if where == "build-2":
        build(game, "a1")
    else:
        play(game, "take flag grey")
    assert game.asks == ASKED_STAFF
    play(game, "staff")
    assert offered(game, "seal") == []
    assert offered(game, "build" if where == "build-2" else "take")


# ---- flag-bearer ----

COUNTS = {"shield": 1, "flag": 2, "material": 3, "influence": 4}
SOME = ["shield grey"] + ["flag brown"] * 2 + ["material grey"] * 3


@rule("merlin.module.flag-bearer-any-element", "merlin.module.flag-bearer-point")
@pytest.mark.parametrize("element", COUNTS)
@pytest.mark.parametrize("where", ["vp-shield", "vp-flag", "vp-material", "vp-influence"])
def test_any_element_is_scored_on_any_victory_point_space_and_a_point(where: str, element: str) -> None:
    for merlin in (False, True):
        game = landed(where, "flag-bearer 3", merlin=merlin, goods=SOME, influence=["grey"] * 4)
        play(game, "seal flag-bearer")
        assert offered(game, "score") == [f"score {one}" for one in COUNTS]
        play(game, f"score {element}")
        assert game.scores() == [COUNTS[element] + 1, 0]


@rule("merlin.module.flag-bearer-point")
def test_the_plain_action_gives_no_further_point() -> None:
    game = landed("vp-flag", "flag-bearer 3", goods=SOME)
    play(game, "act")
    assert game.scores() == [2, 0]


@rule("merlin.module.staff-with-flag-bearer")
def test_a_staff_repeats_the_plain_action_of_the_space() -> None:
    game = landed("vp-flag", "flag-bearer 3", merlin=True, goods=SOME)
    play(game, "seal flag-bearer", "score material")
    assert (game.asks, game.scores()) == (ASKED_STAFF, [3 + 1, 0])
    play(game, "staff")
    assert offered(game, "score") == []
    assert game.scores() == [3 + 1 + 2, 0]
    assert game.players[0].staffs == 0


# ---- own figure, mirror flag ----


@rule("merlin.module.own-figure-needed")
@pytest.mark.parametrize("assistant", WHERE)
@pytest.mark.parametrize("merlin", [False, True])
def test_a_borrowed_space_is_not_enough(assistant: str, merlin: bool) -> None:
    game = landed(
        "exchange-1",
        f"{assistant} 3",
        merlin=merlin,
        goods=[*MATERIALS, "flag orange"],
    )
    game.players[1].knight = space(WHERE[assistant])
    play(game, "flag orange", f"borrow {space(WHERE[assistant])}")
    assert "act" in offered(game)
    assert offered(game, "seal") == []


@rule("merlin.module.mirror-counts")
@pytest.mark.parametrize(
    ("assistant", "opposite"),
    [("builder", "excalibur"), ("flag-bearer", "influence-material"), ("lady-in-waiting", "vp-flag")],
)
def test_a_space_reached_with_the_mirror_flag_is_enough(assistant: str, opposite: str) -> None:
    game = landed(opposite, f"{assistant} 3", goods=[*MATERIALS, "flag brown"])
    assert offered(game, "seal") == []
    play(game, "flag brown")
    assert offered(game, "seal") == [f"seal {assistant}"]
