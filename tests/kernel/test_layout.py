"""Layouts: what each kind of field saves, restores and refuses, and that they cover every attribute."""

import json
import random
from typing import Final

import pytest

import roundtable as rt
from roundtable.kernel.errors import BadPosition
from roundtable.kernel.layout import (
    ByName,
    Cards,
    Field,
    Flag,
    Int,
    Layout,
    Many,
    Marks,
    Maybe,
    Place,
    Seat,
    SomeByName,
    Word,
)
from roundtable.kernel.wording import Names
from roundtable.kernel.zone import EVERYBODY, IN_PILE, Zone
from tests.kernel.tilt import moments, play_to, tourney
from tests.machine.check_position import attributes_of, layouts_are_complete
from tests.practice.tourney.classes import Knight
from tests.practice.tourney.layout import KNIGHT

COLOUR: Final = Names("colour", ("red", "green", "blue"))
METAL: Final = Names("metal", ("iron", "gold"))


class Page:
    """Something with a field of every kind."""

    age: int
    colour: int
    ready: bool
    motto: str
    dice: list[int]
    marks: tuple[int, ...]
    luck: int | None
    lord: int
    banners: int
    shields: list[int]
    boots: list[int]
    purses: tuple[int, ...]
    rings: tuple[int, ...]
    foe: int
    cards: Zone


PAGE: Final = Layout(
    "page",
    Page,
    Int("age", 7, 14),
    Int("colour", -1, names=COLOUR),
    Flag("ready"),
    Word("motto"),
    Many(Int("dice", 1, 6), 1, 3),
    Many(Int("marks"), frozen=True),
    Maybe(Int("luck")),
    Seat("lord", 4, METAL),
    Marks("banners", COLOUR),
    ByName(Int("shields", 0, 9), METAL, COLOUR),
    ByName(Int("boots", -1, names=COLOUR), METAL, each=2),
    ByName(Int("purses", 0, 9), METAL, frozen=True),
    SomeByName(Int("rings", -1, names=METAL), COLOUR, -1),
    Place("foe", 0, 5),
    Cards("cards", COLOUR),
)


def page() -> dict[str, object]:
    return {
        "age": 9,
        "colour": "green",
        "ready": True,
        "motto": "onward",
        "dice": [6, 1],
        "marks": [3, 3],
        "luck": None,
        "lord": 3,
        "banners": ["red", "blue"],
        "shields": {"iron": {"red": 1, "green": 0, "blue": 2}, "gold": {"red": 3, "green": 4, "blue": 5}},
        "boots": {"iron": ["red", None], "gold": ["blue", "blue"]},
        "purses": {"iron": 3, "gold": 1},
        "rings": {"green": "gold"},
        "foe": 4,
        "cards": {"cards": ["blue", "red"], "known": [-1, 2], "since": [None, 4]},
    }


def load(data: object) -> Page:
    loaded = PAGE.load(data, "page")
    assert isinstance(loaded, Page)
    return loaded


def refused(field: Field, data: object, path: str = "page") -> tuple[str, str]:
    """Give the path and the problem with which data is refused."""
    with pytest.raises(BadPosition) as caught:
        field.load(data, path)
    return caught.value.field, caught.value.problem


# ---- there and back ----


def test_every_kind_comes_back_as_it_was() -> None:
    assert json.loads(json.dumps(PAGE.save(load(page())))) == page()


def test_the_state_holds_positions_tuples_and_zones() -> None:
    loaded = load(page())
    assert (loaded.age, loaded.colour, loaded.ready, loaded.luck) == (9, 1, True, None)
    assert loaded.dice == [6, 1]
    assert loaded.marks == (3, 3)
    assert (loaded.lord, loaded.banners) == (3, 0b101)
    assert loaded.shields == [1, 0, 2, 3, 4, 5]
    assert loaded.boots == [0, -1, 2, 2]
    assert loaded.purses == (3, 1)
    assert loaded.rings == (-1, 1, -1)
    assert loaded.foe == 4
    assert loaded.cards.cards == (2, 0)
    assert loaded.cards.known == (EVERYBODY, 2)
    assert loaded.cards.since == (IN_PILE, 4)


def test_nothing_and_no_name_are_null() -> None:
    data = {**page(), "colour": None, "luck": 3, "foe": None, "rings": {}}
    loaded = load(data)
    assert (loaded.colour, loaded.luck, loaded.foe, loaded.rings) == (-1, 3, -1, (-1, -1, -1))
    assert PAGE.save(loaded) == data


@pytest.mark.parametrize(("held", "saved"), [(0, 0), (3, 3), (-1, None), (-2, "iron"), (-3, "gold")])
def test_below_nobody_stand_others_by_their_words(held: int, saved: object) -> None:
    field = Seat("lord", 4, METAL)
    assert field.save(held) == saved
    assert field.load(saved, "lord") == held


def test_flags_and_numbers_are_not_mixed_up() -> None:
    """Compiled code keeps a flag in an int attribute as a number; data is the same either way."""
    assert Flag("ready").save(1) is True
    assert Flag("ready").save(0) is False
    saved = Int("age").save(True)
    assert saved == 1
    assert type(saved) is int


@pytest.mark.parametrize(
    ("field", "value"),
    [
        (Int("age"), "9"),
        (Many(Int("dice")), 4),
        (Cards("cards", COLOUR), [1]),
        (Int("colour", names=COLOUR), None),
        (Seat("lord", 2), None),
        (Marks("banners", COLOUR), [0]),
        (ByName(Int("shields"), COLOUR), (1, 2, 3)),
        (ByName(Int("purses"), COLOUR, frozen=True), [1, 2, 3]),
        (SomeByName(Int("rings"), COLOUR, 0), [1, 2, 3]),
        (Place("foe"), "4"),
    ],
)
def test_a_wrong_value_in_the_state_is_not_saved(field: Field, value: object) -> None:
    with pytest.raises(TypeError, match=field.name):
        field.save(value)


# ---- refused, with the path ----


@pytest.mark.parametrize(
    ("name", "value", "field", "problem"),
    [
        ("age", 6, "page.age", "out-of-range"),
        ("age", 15, "page.age", "out-of-range"),
        ("age", "9", "page.age", "not-a-number"),
        ("age", 9.0, "page.age", "not-a-number"),
        ("age", True, "page.age", "not-a-number"),
        ("age", None, "page.age", "not-a-number"),
        ("colour", "black", "page.colour", "unknown-word"),
        ("colour", 1, "page.colour", "unknown-word"),
        ("ready", 1, "page.ready", "not-a-flag"),
        ("ready", None, "page.ready", "not-a-flag"),
        ("motto", 3, "page.motto", "not-a-text"),
        ("dice", [1, 7], "page.dice[1]", "out-of-range"),
        ("dice", [1, 2, None], "page.dice[2]", "not-a-number"),
        ("dice", [], "page.dice", "wrong-length"),
        ("dice", [1, 1, 1, 1], "page.dice", "wrong-length"),
        ("dice", "11", "page.dice", "not-a-list"),
        ("dice", {"0": 1}, "page.dice", "not-a-list"),
        ("marks", [0, -1], "page.marks[1]", "out-of-range"),
        ("luck", "none", "page.luck", "not-a-number"),
        ("lord", 4, "page.lord", "out-of-range"),
        ("lord", -1, "page.lord", "out-of-range"),
        ("lord", "tin", "page.lord", "unknown-word"),
        ("lord", True, "page.lord", "not-a-number"),
        ("banners", 5, "page.banners", "not-a-list"),
        ("banners", ["red", "pink"], "page.banners[1]", "unknown-word"),
        ("banners", [0], "page.banners[0]", "unknown-word"),
        ("banners", ["red", "red"], "page.banners[1]", "stands-twice"),
        ("shields", [1, 0, 2, 3, 4, 5], "page.shields", "not-an-object"),
        ("shields", {"iron": {"red": 1, "green": 0, "blue": 2}}, "page.shields.gold", "missing-field"),
        ("boots", {"iron": ["red"], "gold": ["red", "red"]}, "page.boots.iron", "wrong-length"),
        ("boots", {"iron": ["red", 1], "gold": ["red", "red"]}, "page.boots.iron[1]", "unknown-word"),
        ("boots", {"iron": "red", "gold": ["red", "red"]}, "page.boots.iron", "not-a-list"),
        ("rings", ["gold"], "page.rings", "not-an-object"),
        ("rings", {"pink": "gold"}, "page.rings.pink", "unknown-word"),
        ("rings", {"red": "tin"}, "page.rings.red", "unknown-word"),
        ("foe", -1, "page.foe", "out-of-range"),
        ("foe", 6, "page.foe", "out-of-range"),
        ("foe", "4", "page.foe", "not-a-number"),
        ("cards", [], "page.cards", "not-an-object"),
        ("cards", {"cards": [], "known": []}, "page.cards.since", "missing-field"),
        ("cards", {"cards": [], "known": [], "since": [], "seen": []}, "page.cards.seen", "unknown-field"),
        ("cards", {"cards": ["red"], "known": [], "since": [0]}, "page.cards", "wrong-length"),
        ("cards", {"cards": 0, "known": [], "since": []}, "page.cards.cards", "not-a-list"),
        ("cards", {"cards": [], "known": None, "since": []}, "page.cards.known", "not-a-list"),
        ("cards", {"cards": ["pink"], "known": [0], "since": [0]}, "page.cards.cards[0]", "unknown-word"),
        ("cards", {"cards": [None], "known": [0], "since": [0]}, "page.cards.cards[0]", "unknown-word"),
        ("cards", {"cards": ["red"], "known": [-2], "since": [0]}, "page.cards.known[0]", "out-of-range"),
        ("cards", {"cards": ["red"], "known": [0], "since": [-1]}, "page.cards.since[0]", "out-of-range"),
        ("cards", {"cards": ["red"], "known": [0], "since": [IN_PILE]}, "page.cards.since[0]", "out-of-range"),
        ("cards", {"cards": ["red"], "known": [0], "since": ["now"]}, "page.cards.since[0]", "not-a-number"),
        ("horse", 1, "page.horse", "unknown-field"),
    ],
)
def test_what_does_not_fit_is_refused_by_its_path(name: str, value: object, field: str, problem: str) -> None:
    assert refused(PAGE, {**page(), name: value}) == (field, problem)


@pytest.mark.parametrize("name", PAGE.names())
def test_every_field_must_be_there(name: str) -> None:
    data = page()
    del data[name]
    assert refused(PAGE, data) == (f"page.{name}", "missing-field")


@pytest.mark.parametrize("data", [None, [], "page", 3])
def test_an_object_must_be_an_object(data: object) -> None:
    assert refused(PAGE, data) == ("page", "not-an-object")


def test_paths_go_through_lists_of_objects() -> None:
    pages = [page(), {**page(), "dice": [1, 9]}]
    assert refused(Many(PAGE), pages, "state.pages") == ("state.pages[1].dice[1]", "out-of-range")


def test_a_name_that_must_be_there_cannot_be_null() -> None:
    assert refused(Int("colour", names=COLOUR), None, "colour") == ("colour", "unknown-word")


def test_the_refusal_says_what_stands_there_and_what_may() -> None:
    with pytest.raises(BadPosition) as caught:
        load({**page(), "age": 99})
    assert caught.value.values == {"field": "page.age", "value": "99: 7..14"}


# ---- schema ----


# ---- every attribute has its field ----


def test_the_layout_of_tourney_covers_its_attributes_at_every_moment() -> None:
    for game in moments(seats=3, seed=4):
        layouts_are_complete(game, random.Random(0))


def test_the_layout_has_no_field_too_many() -> None:
    game = tourney()
    assert set(game.layout().names()) == attributes_of(game) - attributes_of(rt.Game)
    assert set(KNIGHT.names()) == attributes_of(game.knights[0])


def test_a_forgotten_field_is_noticed() -> None:
    forgetful = Layout("knights", Knight, *[field for field in KNIGHT.fields if field.name != "won"])
    with pytest.raises(AssertionError, match=r"knights\[0\].won is missing"):
        layouts_are_complete(with_layout(forgetful), random.Random(0))


def with_layout(knight: Layout) -> rt.Game:
    """Give a table whose layout describes its knights otherwise."""
    game = tourney()
    fields = [Many(knight) if field.name == "knights" else field for field in game.rules.layout.fields]
    game.rules = type(game.rules)(
        game.rules.box, 3, game.rules.settings, (), Layout("tourney", type(game), *fields), game.rules.set_up
    )
    return game


@pytest.mark.parametrize("asks", ["tourney.pick", "tourney.top-stance", "tourney.deed", "tourney.ride"])
def test_clones_save_the_same(asks: str) -> None:
    game = play_to(tourney(seats=4), asks, round=2)
    assert game.clone().save() == game.save()
