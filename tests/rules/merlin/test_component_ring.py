"""The action ring: which spaces it has, what they do, and in which order they lie."""

import tomllib
from collections import Counter
from importlib.resources import files

import pytest

from tests.proof import rule
from tests.rules.merlin.arrange import before, fresh, offered, play, shown, table

SIX = ("black", "grey", "blue", "purple", "orange", "brown")


def printed_order() -> list[str]:
    """Give the ids of the spaces as the content file lists them."""
    text = files("roundtable.games.merlin").joinpath("content", "action_ring.toml").read_text(encoding="utf-8")
    return [entry["id"] for entry in tomllib.loads(text)["space"]]


@rule("merlin.component.ring-size")
def test_the_ring_has_24_spaces_of_nine_families() -> None:
    assert Counter(on["type"] for on in shown(fresh())["ring"]) == {
        "principality": 6,
        "vp": 4,
        "influence": 4,
        "excalibur": 1,
        "grail": 1,
        "relocate": 1,
        "exchange": 2,
        "missions": 2,
        "build": 3,
    }


@rule("merlin.component.ring-size")
def test_merlin_is_back_after_24_steps_and_not_before() -> None:
    game = table(seats=4, merlin=7, dice={seat: [1, 2, 3, 6] for seat in range(4)}, forced=False)
    places = [game.merlin]
    for _ in range(4):
        play(game, "die 6 merlin", "move clockwise", "decline", "end")
        places.append(game.merlin)
    assert places == [7, 13, 19, 1, 7]


@rule("merlin.component.ring-vp-spaces")
def test_each_kind_of_element_has_a_victory_point_space() -> None:
    goods = ["shield black", "flag orange", "flag brown", "material blue", "material purple", "material orange"]
    influence = ["black", "black", "grey", "orange"]
    points: dict[str, int] = {}
    for on in shown(fresh())["ring"]:
        if on["type"] == "vp":
            game = table(knight={0: before(on["id"])}, goods={0: goods}, influence={0: influence})
            play(game, "die 1 knight", "act")
            points[on["id"]] = game.scores()[0]
    assert points == {"vp-shield": 1, "vp-flag": 2, "vp-material": 3, "vp-influence": 4}


@rule("merlin.component.ring-influence-spaces")
@pytest.mark.parametrize("wanted", ["shield", "flag", "material", "assistant"])
def test_each_kind_of_piece_and_an_assistant_have_an_influence_space(wanted: str) -> None:
    game = table(knight={0: before(f"influence-{wanted}")}, influence={0: ["grey"]}, forced=False)
    play(game, "die 1 knight", "move clockwise", "act")
    if wanted == "assistant":
        assert offered(game) == [
            "place lady-in-waiting grey",
            "place shield-bearer grey",
            "place builder grey",
            "place flag-bearer grey",
        ]
    else:
        assert offered(game) == [f"take {wanted} grey"]


@rule("merlin.component.ring-principality-spacing")
def test_every_fourth_space_is_a_principality() -> None:
    ring = shown(fresh())["ring"]
    places = [at for at, on in enumerate(ring) if on["type"] == "principality"]
    assert [(after - at) % 24 for at, after in zip(places, places[1:] + places[:1], strict=True)] == [4] * 6
    assert {on["principality"] for on in ring if on["type"] == "principality"} == set(SIX)


@rule("merlin.component.ring-order")
def test_a_knight_that_walks_round_meets_the_spaces_in_the_order_of_the_content() -> None:
    order = printed_order()
    assert len(order) == 24
    for at, name in enumerate(order):
        game = table(knight={0: at, 1: at}, dice={0: [1, 1, 1, 1]}, forced=False)
        ring = shown(game)["ring"]
        assert [on["id"] for on in ring if on["knights"]] == [name]
        play(game, "die 1 knight", "move clockwise")
        ring = shown(game)["ring"]
        assert [on["id"] for on in ring if 0 in on["knights"]] == [order[(at + 1) % 24]]
