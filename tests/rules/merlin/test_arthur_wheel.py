"""Arthur, the wheel's new spaces on the outer ring: apple, Arthur's step, an assistant's duty, points for manors."""

import tomllib
from importlib.resources import files

import pytest

from tests.proof import rule
from tests.rules.merlin.arrange import fresh, has, offered, play, shown
from tests.rules.merlin.arrange_arthur import arthurs_table, inner, knight_lands, merlin_lands, outer

NEW = ("apple", "move-arthur", "activate-assistant", "vp-manor")
ALL_FOUR = {"lady-in-waiting": "grey", "shield-bearer": "blue", "builder": "orange", "flag-bearer": "brown"}
RED = 3


@rule("merlin_arthur.wheel.new-spaces")
def test_the_wheel_brings_four_new_spaces_one_each() -> None:
    old = [on["id"] for on in shown(fresh())["ring"]]
    new = [on["id"] for on in shown(fresh(arthur=True))["ring"] if on["id"] not in old]
    assert sorted(new) == sorted(NEW)


@rule("merlin_arthur.wheel.new-spaces")
@pytest.mark.parametrize("name", NEW)
def test_knight_and_merlin_reach_the_new_spaces(name: str) -> None:
    assistants = {0: ALL_FOUR}
    for game in (knight_lands(name, assistants=assistants), merlin_lands(name, assistants=assistants)):
        assert offered(game) == ["act", "decline"]


@rule("merlin_arthur.wheel.outer-size")
@pytest.mark.parametrize("start", range(24))
def test_the_outer_ring_has_24_spaces_and_the_opposite_one_is_twelve_away(start: int) -> None:
    game = arthurs_table(knight={0: start}, goods={0: ["flag brown"]})
    assert len(shown(game)["ring"]) == 24
    play(game, "die 1 knight", "flag brown")
    opposite = game.players[0].knight
    assert (opposite - (start + 1)) % 24 == (start + 1 - opposite) % 24 == 12


@rule("merlin_arthur.wheel.outer-size")
def test_merlin_is_back_after_24_steps() -> None:
    game = arthurs_table(4, merlin=7, dice={seat: [1, 2, 3, 6, 1] for seat in range(4)}, forced=False)
    places = []
    for _ in range(4):
        play(game, "die 6 merlin", "move clockwise", "decline", "end")
        places.append(game.merlin)
    assert places == [13, 19, 1, 7]


@rule("merlin_arthur.wheel.replaced")
def test_each_new_space_takes_the_place_of_an_old_one() -> None:
    old, new = shown(fresh())["ring"], shown(fresh(arthur=True))["ring"]
    replaced = {ours["id"]: on["id"] for on, ours in zip(old, new, strict=True) if on["id"] != ours["id"]}
    types = {on["id"]: on["type"] for on in old}
    assert {one: types[gone] for one, gone in replaced.items()} == {
        "apple": "grail",
        "move-arthur": "excalibur",
        "activate-assistant": "exchange",
        "vp-manor": "missions",
    }
    text = files("roundtable.games.merlin").joinpath("content", "arthur.toml").read_text(encoding="utf-8")
    assert replaced == {entry["id"]: entry["replaces"] for entry in tomllib.loads(text)["outer"]}
    assert [[on["type"] for on in new].count(kind) for kind in ("exchange", "missions")] == [1, 1]


@rule("merlin_arthur.wheel.apple")
def test_the_apple_space_gives_an_apple() -> None:
    game = knight_lands("apple", apples={0: 1})
    supply = game.apples
    play(game, "act")
    assert (game.players[0].apples, game.apples) == (2, supply - 1)
    assert (game.grail, game.seat) == (-1, 1)


@rule("merlin_arthur.wheel.apple")
def test_there_is_none_if_the_supply_is_empty() -> None:
    game = knight_lands("apple", apples={1: 11}, forced=False)
    assert offered(game) == ["decline"]


@rule("merlin_arthur.wheel.arthur-movement")
@pytest.mark.parametrize(("way", "sign"), [("clockwise", 1), ("anticlockwise", -1)])
def test_arthur_moves_one_space_either_way_and_acts_there(way: str, sign: int) -> None:
    game = knight_lands("move-arthur", arthur=inner("grail") - sign)
    play(game, "act")
    assert offered(game) == ["ride clockwise", "ride anticlockwise"]
    play(game, f"ride {way}")
    assert (game.arthur, game.asks) == (inner("grail"), "merlin.land")
    play(game, "act")
    assert (game.grail, game.players[0].apples, game.seat) == (0, 1, 1)


@rule("merlin_arthur.wheel.arthur-movement")
@pytest.mark.parametrize(("start", "way", "end"), [(12, "clockwise", 0), (0, "anticlockwise", 12)])
def test_the_step_passes_the_end_of_the_inner_ring(start: int, way: str, end: int) -> None:
    game = knight_lands("move-arthur", arthur=start, forced=False)
    play(game, "act", f"ride {way}")
    assert game.arthur == end


@rule("merlin_arthur.wheel.arthur-movement-staff")
def test_a_staff_moves_arthur_one_more_space_where_it_acts_again() -> None:
    game = merlin_lands("move-arthur", arthur=inner("grail") - 1, staffs={0: 1})
    play(game, "act", "ride clockwise", "act")
    assert (game.grail, game.players[0].apples) == (0, 1)
    play(game, "staff")
    assert offered(game) == ["ride clockwise", "ride anticlockwise"]
    play(game, "ride clockwise")
    assert game.arthur == inner("grail") + 1
    assert offered(game) == ["act", "decline"]
    play(game, "decline")
    assert (game.merlin, game.players[0].staffs, game.seat) == (outer("move-arthur"), 0, 1)


@rule("merlin_arthur.wheel.arthur-movement-staff")
def test_the_second_step_may_lead_back_and_its_space_is_carried_out() -> None:
    game = merlin_lands("move-arthur", arthur=inner("grail"), staffs={0: 1})
    play(game, "act", "ride anticlockwise", "decline", "staff", "ride clockwise", "act")
    assert (game.arthur, game.grail, game.players[0].apples) == (inner("grail"), 0, 1)


@rule("merlin_arthur.wheel.arthur-movement-staff")
def test_no_staff_if_a_knight_came_to_the_arthur_movement_space() -> None:
    game = knight_lands("move-arthur", arthur=inner("grail") - 1, staffs={0: 1}, forced=False)
    play(game, "act", "ride clockwise", "act")
    assert offered(game) == ["end"]


@rule("merlin_arthur.wheel.activate-assistant")
@pytest.mark.parametrize(
    ("kind", "gain"), [("shield-bearer", "shield"), ("builder", "material"), ("flag-bearer", "flag")]
)
def test_a_placed_assistant_does_its_duty_again_without_moving(kind: str, gain: str) -> None:
    game = knight_lands("activate-assistant", assistants={0: ALL_FOUR, 1: {"builder": "grey"}})
    play(game, "act")
    assert offered(game) == [f"activate {one}" for one in ALL_FOUR]
    places = list(game.players[0].assistants)
    play(game, f"activate {kind}")
    assert has(game, 0, f"{gain} {ALL_FOUR[kind]}") == sum(game.players[0].goods) == 1
    assert game.players[0].assistants == places
    assert game.seat == 1


@rule("merlin_arthur.wheel.activate-assistant")
def test_the_lady_in_waiting_places_influence_again() -> None:
    game = knight_lands("activate-assistant", assistants={0: ALL_FOUR}, influence={0: ["grey"]})
    play(game, "act", "activate lady-in-waiting")
    assert game.players[0].influence == [0, 2, 0, 0, 0, 0]


@rule("merlin_arthur.wheel.activate-needs-placed")
def test_an_assistant_in_the_castle_is_not_activated() -> None:
    game = knight_lands("activate-assistant", assistants={0: {"builder": "grey", "flag-bearer": "blue"}})
    play(game, "act")
    assert offered(game) == ["activate builder", "activate flag-bearer"]


@rule("merlin_arthur.wheel.activate-needs-placed")
def test_nobody_is_activated_if_all_are_in_the_castle() -> None:
    game = knight_lands("activate-assistant", assistants={1: ALL_FOUR}, forced=False)
    assert offered(game) == ["decline"]


@rule("merlin_arthur.wheel.activate-assistant")
def test_an_assistant_with_nothing_to_take_is_not_activated() -> None:
    taken = {1: ["shield blue"] * 6 + ["material orange"] * 6}
    game = knight_lands("activate-assistant", assistants={0: ALL_FOUR}, goods=taken)
    play(game, "act")
    assert offered(game) == ["activate lady-in-waiting", "activate flag-bearer"]
    game = knight_lands(
        "activate-assistant", assistants={0: ALL_FOUR}, goods=taken, influence={0: ["grey"] * 3 + ["blue"] * 3}
    )
    play(game, "act")
    assert has(game, 0, "flag brown") == 1  # the only one left


@rule("merlin_arthur.wheel.activate-assistant")
@pytest.mark.parametrize(
    ("kind", "good"), [("shield-bearer", "shield"), ("builder", "material"), ("flag-bearer", "flag")]
)
def test_nobody_is_activated_before_empty_piles(kind: str, good: str) -> None:
    assistants = {0: {kind: "grey"}}
    game = knight_lands("activate-assistant", assistants=assistants, goods={1: [f"{good} grey"] * 6}, forced=False)
    assert offered(game) == ["decline"]
    game = knight_lands("activate-assistant", assistants=assistants, goods={1: [f"{good} grey"] * 5}, forced=False)
    assert offered(game) == ["act", "decline"]


@rule("merlin_arthur.wheel.activate-assistant")
def test_a_lady_in_waiting_is_not_activated_without_a_marker_in_the_castle() -> None:
    influence = {0: ["grey"] * 3 + ["blue"] * 3}
    game = knight_lands(
        "activate-assistant", assistants={0: {"lady-in-waiting": "grey"}}, influence=influence, forced=False
    )
    assert offered(game) == ["decline"]


@rule("merlin_arthur.wheel.activate-example")
def test_example_red_activates_the_builder_in_orange() -> None:
    place = outer("activate-assistant") - 1
    game = arthurs_table(4, first=RED, knight={RED: place}, assistants={RED: ALL_FOUR})
    assert shown(game)["players"][RED]["colour"] == "red"
    play(game, "die 1 knight", "act", "activate builder")
    assert has(game, RED, "material orange") == 1


@rule("merlin_arthur.wheel.manor-points")
@pytest.mark.parametrize("own", range(5))
def test_every_own_manor_in_the_environs_gives_a_point(own: int) -> None:
    manors = dict(zip(("a1", "a2", "b4", "c6"), (0,) * own, strict=False)) | {"c1": 1, "c2": 1}
    game = knight_lands("vp-manor", manors=manors)
    play(game, "act")
    assert game.scores() == [own, 0]


@rule("merlin_arthur.wheel.manor-points-example")
def test_example_red_has_three_manors() -> None:
    place = outer("vp-manor") - 1
    game = arthurs_table(4, first=RED, knight={RED: place}, manors={"a1": RED, "b3": RED, "d6": RED, "d1": 0})
    assert shown(game)["players"][RED]["colour"] == "red"
    play(game, "die 1 knight", "act")
    assert game.scores() == [0, 0, 0, 3]
