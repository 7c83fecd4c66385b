"""Arthur together with King's Favour: the signet ring's missions, and which spaces abilities are tied to."""

import pytest

from roundtable.games.merlin.vocabulary import CELL
from tests.proof import rule
from tests.rules.merlin.arrange import has, offered, play
from tests.rules.merlin.arrange_arthur import ROWS, arthur_lands, knight_lands, outer, with_bonus

BOTH = {"kings_favour": True}
SPECIALS = {0: ["lady-in-waiting 3", "builder 3", "flag-bearer 3"]}
MATERIALS = {0: [f"material {colour}" for colour in ("black", "grey", "blue", "purple", "orange", "brown")]}
LAZY = {0: ["32", "33", "35", "36"]}  # missions that ask for assistants


# ---- the signet ring ----


@rule("merlin_arthur.favour.ring-points-only")
def test_a_mission_completed_with_the_ring_gives_its_points_only() -> None:
    hand = {0: ["01", "13", "19", "20"]}
    game = arthur_lands("signet-ring", settings=BOTH, hand=hand, goods={0: ["flag blue", "flag blue"]}, forced=False)
    play(game, "act", "fulfil 01")
    assert game.scores() == [3, 0]
    assert offered(game) == ["end", "complete 13"]
    assert game.players[0].abilities == 0
    play(game, "complete 13")
    assert offered(game) == ["points", "ability flag-bearer 1"]  # as usual without the ring


@rule("merlin_arthur.favour.ring-points-only")
def test_with_the_other_reading_an_ability_may_be_chosen() -> None:
    settings = BOTH | {"signet_ring_reward": "points_or_ability"}
    game = arthur_lands("signet-ring", settings=settings, hand={0: ["01", "19", "20", "21"]})
    play(game, "act", "fulfil 01")
    assert offered(game) == ["points", "ability builder 1", "ability builder 2", "ability builder 3"]


@rule("merlin_arthur.favour.ring-plus-one")
@pytest.mark.parametrize(("mission", "points"), [("01", 3 + 1), ("20", 3 + 1), ("19", 3)])
def test_row_one_counts_missions_of_its_assistant_completed_with_the_ring(mission: str, points: int) -> None:
    hand = {0: ["01", "19", "20", "21"]}
    game = arthur_lands("signet-ring", settings=BOTH, hand=hand, abilities={0: ["builder 1"]})
    play(game, "act", f"fulfil {mission}")
    assert game.scores() == [points, 0]


# ---- moves by inner spaces ----


@rule("merlin_arthur.favour.stairs-deploy")
def test_row_two_may_be_used_where_the_stairs_lead() -> None:
    game = arthur_lands("stairs", settings=BOTH, knight={0: 6}, abilities={0: ["builder 2"]}, hand=LAZY)
    play(game, "act", "act")
    assert offered(game) == [
        "place lady-in-waiting blue",
        "place shield-bearer blue",
        "place builder blue",
        "place flag-bearer blue",
        *(f"place builder {colour}" for colour in ("black", "grey", "purple", "orange", "brown")),
    ]
    play(game, "place builder orange")
    assert has(game, 0, "material orange") == 1


@rule("merlin_arthur.favour.merlin-space")
def test_row_two_may_be_used_where_the_merlin_space_takes_merlin() -> None:
    game = arthur_lands("move-merlin", settings=BOTH, merlin=6, abilities={0: ["flag-bearer 2"]}, hand=LAZY)
    play(game, "act", "walk 2 clockwise", "act", "place flag-bearer orange")
    assert has(game, 0, "flag orange") == 1


@rule("merlin_arthur.favour.merlin-space")
@pytest.mark.parametrize(
    ("name", "seal"),
    [
        ("influence-shield", "seal lady-in-waiting"),
        ("influence-assistant", "seal lady-in-waiting"),
        ("build-1", "seal builder"),
        ("vp-flag", "seal flag-bearer"),
    ],
)
def test_row_three_may_be_used_where_the_merlin_space_takes_merlin(name: str, seal: str) -> None:
    game = arthur_lands(
        "move-merlin",
        settings=BOTH,
        merlin=outer(name) - 1,
        abilities=SPECIALS,
        influence={0: ["grey"]},
        goods=MATERIALS,
        hand=LAZY,
    )
    play(game, "act", "walk 1 clockwise")
    assert offered(game) == ["act", seal, "decline"]
    play(game, seal)
    assert game.players[0].turned_seals != 0
    assert game.seat == 0


@rule("merlin_arthur.favour.not-on-inner-spaces")
@pytest.mark.parametrize("name", ["resource-influence", "resource-shield", "pict-1", "replace-manor"])
def test_no_ability_works_on_an_inner_space(name: str) -> None:
    game = arthur_lands(
        name,
        settings=BOTH,
        abilities=SPECIALS,
        influence={0: ["grey"]},
        goods=MATERIALS,
        manors={"a1": 1, "a2": 1},
        hand=LAZY,
    )
    assert offered(game) == ["act", "decline"]


@rule("merlin_arthur.favour.not-on-inner-spaces")
def test_a_pict_manor_and_a_replaced_manor_are_one_manor() -> None:
    manors = {"a1": 1, "a2": 1}
    game = arthur_lands("replace-manor", settings=BOTH, abilities=SPECIALS, goods=MATERIALS, manors=manors, hand=LAZY)
    play(game, "act", "replace a1")
    assert (game.manors.count(0), game.players[0].turned_seals, game.seat) == (1, 0, 1)
    picts = with_bonus("manor", "forest")[:1]
    game = arthur_lands(
        "pict-1", settings=BOTH, abilities=SPECIALS, goods=MATERIALS, open_picts=picts, tiles=ROWS, hand=LAZY
    )
    play(game, "act")
    assert offered(game, "seal") == []
    play(game, "build b1", "refill left")
    assert (game.manors[CELL.at("b1")], game.manors.count(0)) == (0, 1)
    assert (game.players[0].turned_seals, game.seat) == (0, 1)


# ---- the manor-points space ----


@rule("merlin_arthur.favour.manor-points-is-vp-space")
def test_flag_bearer_row_three_works_on_the_manor_points_space() -> None:
    goods = {0: ["shield grey", "shield blue"]}
    game = knight_lands("vp-manor", settings=BOTH, abilities={0: ["flag-bearer 3"]}, goods=goods, manors={"a1": 0})
    assert offered(game) == ["act", "seal flag-bearer", "decline"]
    play(game, "seal flag-bearer", "score shield")
    assert game.scores() == [2 + 1, 0]


@rule("merlin_arthur.favour.manors-no-element")
@pytest.mark.parametrize("name", ["vp-manor", "vp-flag"])
def test_manors_are_no_element_to_choose(name: str) -> None:
    game = knight_lands(name, settings=BOTH, abilities={0: ["flag-bearer 3"]}, manors={"a1": 0, "a2": 0})
    play(game, "seal flag-bearer")
    assert offered(game) == ["score shield", "score flag", "score material", "score influence"]
