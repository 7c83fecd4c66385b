"""Arthur, spaces of the inner ring: resources, Grail and Excalibur, the stairs, the Merlin space."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

import roundtable as rt
from tests.proof import rule
from tests.rules.merlin.arrange import fresh, has, offered, play, shown, stock, traitors
from tests.rules.merlin.arrange_arthur import ROWS, arthur_lands, arthurs_table, inner, knight_lands, outer

SIX = ("black", "grey", "blue", "purple", "orange", "brown")
GOODS = pytest.mark.parametrize("good", ["shield", "flag", "material"])
YELLOW = 1


# ---- the ring ----


@rule("merlin_arthur.inner.space-count")
def test_the_inner_ring_has_thirteen_spaces_of_eight_kinds() -> None:
    assert Counter(on["type"] for on in shown(fresh(arthur=True))["inner"]) == {
        "resource": 4,
        "grail": 1,
        "excalibur": 1,
        "signet-ring": 1,
        "stairs": 1,
        "move-merlin": 1,
        "replace-manor": 1,
        "pict": 3,
    }


@rule("merlin_arthur.inner.space-count")
@pytest.mark.parametrize("name", ["pict-1", "pict-2", "pict-3"])
def test_each_of_the_three_pict_spaces_gives_a_pict(name: str) -> None:
    game = arthur_lands(name, open_picts=["01", "02"])
    play(game, "act")
    assert offered(game) == ["pict 01", "pict 02"]


@rule("merlin_arthur.inner.order")
def test_arthur_meets_the_inner_spaces_in_the_order_of_the_content() -> None:
    text = files("roundtable.games.merlin").joinpath("content", "arthur.toml").read_text(encoding="utf-8")
    order = [entry["id"] for entry in tomllib.loads(text)["inner"]]
    assert len(order) == 13
    for at, name in enumerate(order):
        game = arthurs_table(dice={0: [1, 1, 1, 1, 1]}, arthur=at, forced=False)
        board = shown(game)
        assert board["inner"][board["arthur"]]["id"] == name
        play(game, "die 1 arthur", "move clockwise")
        board = shown(game)
        assert board["inner"][board["arthur"]]["id"] == order[(at + 1) % 13]


@rule("merlin_arthur.inner.resource-kinds")
def test_the_four_resource_spaces_give_a_shield_a_flag_a_material_and_influence() -> None:
    kinds: dict[str, set[str]] = {}
    for on in shown(fresh(arthur=True))["inner"]:
        if on["type"] == "resource":
            game = arthur_lands(on["id"])
            play(game, "act")
            kinds[on["id"]] = {word.rpartition(" ")[0] for word in offered(game)}
    assert sorted(map(list, kinds.values())) == [["mark"], ["take flag"], ["take material"], ["take shield"]]


# ---- resources ----


@rule("merlin_arthur.inner.shield")
@pytest.mark.parametrize("colour", SIX)
def test_the_shield_space_gives_a_shield_of_any_principality(colour: str) -> None:
    game = arthur_lands("resource-shield")
    play(game, "act")
    assert offered(game) == [f"take shield {one}" for one in SIX]
    play(game, f"take shield {colour}")
    assert (has(game, 0, f"shield {colour}"), stock(game, f"shield {colour}")) == (1, 5)
    assert sum(game.players[0].goods) == 1


@rule("merlin_arthur.inner.flag")
@pytest.mark.parametrize("colour", SIX)
def test_the_flag_space_gives_a_flag_of_any_principality(colour: str) -> None:
    game = arthur_lands("resource-flag")
    play(game, "act")
    assert offered(game) == [f"take flag {one}" for one in SIX]
    play(game, f"take flag {colour}")
    assert (has(game, 0, f"flag {colour}"), stock(game, f"flag {colour}")) == (1, 5)
    assert sum(game.players[0].goods) == 1


@rule("merlin_arthur.inner.building-material")
@pytest.mark.parametrize("colour", SIX)
def test_the_material_space_gives_a_material_of_any_principality(colour: str) -> None:
    game = arthur_lands("resource-material")
    play(game, "act")
    assert offered(game) == [f"take material {one}" for one in SIX]
    play(game, f"take material {colour}")
    assert (has(game, 0, f"material {colour}"), stock(game, f"material {colour}")) == (1, 5)
    assert sum(game.players[0].goods) == 1


@rule("merlin_arthur.inner.influence")
@pytest.mark.parametrize("at", range(6))
def test_the_influence_space_puts_a_marker_into_any_principality(at: int) -> None:
    game = arthur_lands("resource-influence", influence={0: ["grey"], 1: ["blue"]})
    play(game, "act")
    assert offered(game) == [f"mark {one}" for one in SIX]
    play(game, f"mark {SIX[at]}")
    assert game.players[0].influence == [int(one == 1) + int(one == at) for one in range(6)]
    assert game.players[0].markers == 4


@rule("merlin_arthur.inner.influence")
def test_without_a_marker_in_the_castle_none_is_placed() -> None:
    game = arthur_lands("resource-influence", influence={0: ["grey"] * 3 + ["blue"] * 3}, forced=False)
    assert game.players[0].markers == 0
    assert offered(game) == ["decline"]


@rule("merlin_arthur.inner.resource-no-influence-needed")
@GOODS
def test_resource_spaces_need_no_influence(good: str) -> None:
    game = arthur_lands(f"resource-{good}", influence={0: ["grey"], 1: ["brown"]})
    play(game, "act")
    assert offered(game) == [f"take {good} {one}" for one in SIX]
    game = knight_lands(f"influence-{good}", influence={0: ["grey", "blue"], 1: ["brown"]})  # unlike influence spaces
    play(game, "act")
    assert offered(game) == [f"take {good} grey", f"take {good} blue"]


@rule("merlin_arthur.inner.resource-availability")
@GOODS
def test_only_pieces_in_stock_are_taken(good: str) -> None:
    game = arthur_lands(f"resource-{good}", goods={1: [f"{good} black"] * 6 + [f"{good} brown"] * 6})
    play(game, "act")
    assert offered(game) == [f"take {good} {one}" for one in SIX[1:-1]]


@rule("merlin_arthur.inner.resource-availability")
@GOODS
def test_a_resource_space_gives_nothing_when_all_stocks_are_empty(good: str) -> None:
    game = arthur_lands(f"resource-{good}", goods={1: [f"{good} {one}" for one in SIX] * 6}, forced=False)
    assert offered(game) == ["decline"]


# ---- Grail and Excalibur ----


@rule("merlin_arthur.inner.grail-excalibur")
@pytest.mark.parametrize("holder", [-1, 0, 1])
def test_the_grail_is_taken_from_wherever_it_is_with_an_apple(holder: int) -> None:
    game = arthur_lands("grail", grail=holder, apples={1: 3})
    play(game, "act")
    assert (game.grail, game.players[0].apples, game.apples) == (0, 1, 7)


@rule("merlin_arthur.inner.grail-excalibur")
@pytest.mark.parametrize("holder", [-1, 0, 1])
def test_excalibur_is_taken_from_wherever_it_is_and_drives_a_traitor_away(holder: int) -> None:
    game = arthur_lands("excalibur", excalibur=holder, traitors={0: ["grey", "brown"]}, goods={0: ["shield grey"]})
    play(game, "act")
    assert offered(game) == ["repel grey", "repel brown"]
    play(game, "repel grey")
    assert game.excalibur == 0
    assert traitors(game, 0) == ["brown"]
    assert has(game, 0, "shield grey") == 1


@rule("merlin_arthur.inner.grail-excalibur")
def test_without_apple_or_traitor_grail_and_excalibur_are_taken_all_the_same() -> None:
    game = arthur_lands("grail", apples={1: 11})
    play(game, "act")
    assert (game.grail, game.players[0].apples) == (0, 0)
    game = arthur_lands("excalibur")
    play(game, "act")
    assert (game.excalibur, game.seat) == (0, 1)


@rule("merlin_arthur.inner.grail-excalibur-by-arthur")
def test_neither_knight_nor_merlin_reaches_grail_or_excalibur() -> None:
    for start in range(24):
        for die in ("die 1 knight", "die 4 merlin"):
            game = arthurs_table(dice={0: [1, 0, 0, 4, 0]}, knight={0: start}, merlin=start, forced=False)
            play(game, die, "move clockwise")
            if "act" in offered(game):
                play(game, "act")
            assert (game.grail, game.excalibur) == (-1, -1)


@rule("merlin_arthur.inner.grail-excalibur-by-arthur")
@pytest.mark.parametrize("way", ["clockwise", "anticlockwise"])
def test_arthur_reaches_grail_and_excalibur(way: str) -> None:
    sign = 1 if way == "clockwise" else -1
    for item in ("grail", "excalibur"):
        game = arthurs_table(arthur=(inner(item) - sign * 5) % 13)
        play(game, "die 5 arthur", f"move {way}", "act")
        assert (game.grail, game.excalibur) == ((0, -1) if item == "grail" else (-1, 0))


# ---- stairs ----


@rule("merlin_arthur.stairs.advance-knight")
@pytest.mark.parametrize("start", range(24))
def test_the_stairs_take_the_own_knight_to_the_next_principality_space(start: int) -> None:
    game = arthur_lands("stairs", knight={0: start, 1: 6}, merlin=7)
    play(game, "act")
    assert game.players[0].knight == (start // 4 * 4 + 4) % 24
    assert (game.players[1].knight, game.merlin, game.arthur) == (6, 7, inner("stairs"))


@rule("merlin_arthur.stairs.resolve-principality")
@pytest.mark.parametrize(
    ("kind", "good"), [("builder", "material"), ("shield-bearer", "shield"), ("flag-bearer", "flag")]
)
def test_an_assistant_is_placed_where_the_stairs_lead_and_does_its_duty(kind: str, good: str) -> None:
    game = arthur_lands("stairs", knight={0: 9}, assistants={1: {kind: "purple"}})
    play(game, "act", "act")
    assert len(offered(game, "place")) == 4
    play(game, f"place {kind} purple")
    board = shown(game)
    assert board["principalities"][3]["assistants"][kind] == 0  # the other player's has gone home
    assert has(game, 0, f"{good} purple") == 1
    assert game.seat == 1


@rule("merlin_arthur.stairs.resolve-principality")
def test_the_action_at_the_end_of_the_stairs_may_be_declined() -> None:
    game = arthur_lands("stairs", knight={0: 9}, staffs={0: 1})
    play(game, "act", "decline")
    assert (game.players[0].knight, game.seat) == (12, 1)
    assert game.players[0].assistants == [-1] * 4


@rule("merlin_arthur.stairs.from-principality-space")
@pytest.mark.parametrize("at", range(6))
def test_a_knight_on_a_principality_space_goes_to_the_next_one(at: int) -> None:
    game = arthur_lands("stairs", knight={0: outer(f"principality-{SIX[at]}")})
    play(game, "act")
    assert game.players[0].knight == outer(f"principality-{SIX[(at + 1) % 6]}")


@rule("merlin_arthur.stairs.example-black")
def test_example_yellow_climbs_to_the_black_principality() -> None:
    game = arthur_lands("stairs", knight={YELLOW: 22}, first=YELLOW)
    assert shown(game)["players"][YELLOW]["colour"] == "yellow"
    play(game, "act", "act", "place lady-in-waiting black")
    assert game.players[YELLOW].knight == outer("principality-black")
    assert game.players[YELLOW].influence == [1, 0, 0, 0, 0, 0]
    assert game.players[YELLOW].markers == 5


# ---- the Merlin space ----


@rule("merlin_arthur.merlin-space.move-up-to-three")
@pytest.mark.parametrize(("way", "sign"), [("clockwise", 1), ("anticlockwise", -1)])
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_merlin_moves_one_to_three_spaces_either_way(steps: int, way: str, sign: int) -> None:
    game = arthur_lands("move-merlin", merlin=1, knight={0: 5})
    play(game, "act")
    assert offered(game) == [f"walk {far} {there}" for there in ("clockwise", "anticlockwise") for far in (1, 2, 3)]
    play(game, f"walk {steps} {way}")
    assert game.merlin == (1 + sign * steps) % 24
    assert (game.players[0].knight, game.arthur) == (5, inner("move-merlin"))


@rule("merlin_arthur.merlin-space.at-least-one")
def test_merlin_cannot_stay() -> None:
    game = arthur_lands("move-merlin", merlin=1)
    play(game, "act")
    with pytest.raises(rt.IllegalAction):
        play(game, "walk 0 stay")
    assert game.merlin == 1


@rule("merlin_arthur.merlin-space.at-least-one")
def test_with_the_other_reading_merlin_may_stay_and_act() -> None:
    settings = {"merlin_space_zero_steps": True}
    game = arthur_lands("move-merlin", settings=settings, merlin=outer("vp-shield"), goods={0: ["shield grey"]})
    play(game, "act", "walk 0 stay", "act")
    assert (game.merlin, game.scores()) == (outer("vp-shield"), [1, 0])


@rule("merlin_arthur.merlin-space.resolve")
def test_the_space_where_merlin_stops_is_carried_out() -> None:
    game = arthur_lands("move-merlin", merlin=outer("vp-shield") - 3, goods={0: ["shield grey"]})
    play(game, "act", "walk 3 clockwise")
    assert game.asks == "merlin.land"
    play(game, "act")
    assert (game.scores(), game.seat) == ([1, 0], 1)


@rule("merlin_arthur.merlin-space.staff")
@pytest.mark.parametrize(("choice", "points", "left"), [("staff", 2, 1), ("decline", 1, 2)])
def test_a_staff_may_repeat_that_action(choice: str, points: int, left: int) -> None:
    game = arthur_lands("move-merlin", merlin=outer("vp-shield") - 3, goods={0: ["shield grey"]}, staffs={0: 2})
    play(game, "act", "walk 3 clockwise", "act", choice)
    assert (game.scores()[0], game.players[0].staffs) == (points, left)
    assert (game.merlin, game.arthur, game.seat) == (outer("vp-shield"), inner("move-merlin"), 1)


@rule("merlin_arthur.merlin-space.staff")
def test_no_staff_if_merlins_action_is_declined() -> None:
    game = arthur_lands("move-merlin", merlin=outer("vp-shield") - 3, staffs={0: 2}, forced=False)
    play(game, "act", "walk 3 clockwise", "decline")
    assert offered(game) == ["end"]


@rule("merlin_arthur.merlin-space.example-manor")
def test_example_blue_moves_merlin_one_space_and_builds_twice() -> None:
    goods = {0: [f"material {colour}" for colour in SIX]}
    place = outer("build-2") - 1
    game = arthur_lands("move-merlin", merlin=place, goods=goods, staffs={0: 1}, tiles=ROWS, forced=False)
    assert shown(game)["players"][0]["colour"] == "blue"
    cells = shown(game)["environs"]
    first = cells[0]["colours"][0]
    second = next(colour for colour in cells[2]["colours"] if colour != first)
    play(game, "act", "walk 1 clockwise", "act", "build a1", f"pay {first}")
    assert (has(game, 0, f"material {first}"), stock(game, f"material {first}")) == (0, 6)
    assert (game.manors[0], game.players[0].manors) == (0, 6)
    play(game, "staff", "build a3", f"pay {second}")
    assert (has(game, 0, f"material {second}"), stock(game, f"material {second}")) == (0, 6)
    assert (game.manors[2], game.players[0].manors, game.players[0].staffs) == (0, 5, 0)
    assert sum(game.players[0].goods) == 4
