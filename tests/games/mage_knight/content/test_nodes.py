"""Every effect of every component is made of the verbs, fields and words of the vocabulary."""

from collections.abc import Iterator
from typing import ClassVar

import pytest

from roundtable.games.mage_knight.content.nodes import ALL, EFFECTS, PACKAGE, WORTH, Node, timing_of
from roundtable.games.mage_knight.effects.windows import COMBAT, MOVING
from roundtable.games.mage_knight.state.classes import Frame
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.games.mage_knight.verbs.library import Library, check_verbs
from roundtable.games.mage_knight.verbs.points import Move
from roundtable.games.mage_knight.verbs.table import VERBS
from roundtable.kernel.content import BadContent, Entry, read
from tests.machine.haste import COMPILED

HALVES = (
    ("basic_actions.toml", "card", ("basic", "powered")),
    ("advanced_actions.toml", "card", ("basic", "powered")),
    ("spells.toml", "card", ("basic", "powered")),
    ("artifacts.toml", "card", ("basic", "powered", "attached")),
    ("tactics.toml", "tactic", ("effect",)),
    ("skills.toml", "skill", ("effect", "flip_back")),
)


LIBRARY = Library(VERBS)


def step(**fields: object) -> Node:
    return LIBRARY.node(Entry("test", fields), "test.0")


def inside(node: Node) -> Iterator[Node]:
    yield node
    for part in [*node.parts.values(), *[branch for group in node.branches.values() for branch in group]]:
        for inner in part:
            yield from inside(inner)


def steps_said(entry: Entry, path: str) -> tuple[Node, ...]:
    return LIBRARY.steps(entry.entries("steps"), path)


@pytest.mark.parametrize(("file", "table", "halves"), HALVES, ids=[file for file, *_ in HALVES])
def test_every_card_skill_and_tactic_uses_the_verbs(file: str, table: str, halves: tuple[str, ...]) -> None:
    entries = read(PACKAGE, file).entries(table)
    assert len(entries) == read(PACKAGE, file).entry("counts").number("total"), f"[counts] at the top of {file}"
    for entry in entries:
        said = [half for half in halves if entry.has(half)]
        assert said
        for half in said:
            path = f"test.{entry.text('id')}.{half}"
            for top in steps_said(entry.entry(half), path):
                assert all(node.path.startswith(path) for node in inside(top))


def test_every_unit_ability_uses_the_verbs() -> None:
    units = read(PACKAGE, "units.toml").entries("unit")
    assert len(units) == 30
    for unit in units:
        abilities = unit.entries("abilities")
        assert 1 <= len(abilities) <= 4
        for ability in abilities:
            assert timing_of(ability)
            assert steps_said(ability, "test")


def test_every_verb_is_used_by_some_component() -> None:
    used = {node.verb for effect in EFFECTS for top in effect.steps for node in inside(top)}
    assert set(VERBS) - used == set()


def test_what_holds_whatever_the_position_is_worked_out_once() -> None:
    march = next(effect for effect in EFFECTS if effect.path == "march.basic")
    assert march.sure & MOVING
    assert not march.sure & COMBAT
    assert march.maybe & COMBAT
    concentration = next(effect for effect in EFFECTS if effect.path == "concentration.powered")
    assert concentration.cards == 1
    assert concentration.asks_more
    assert concentration.sure == 0


@pytest.mark.skipif(COMPILED, reason="compiled verbs are made with the game and have no interpreted subclasses")
def test_verbs_that_lack_something_are_refused() -> None:
    class Whistle(Move):
        word: ClassVar[str] = "whistle"

    class Mute(Node):
        word: ClassVar[str] = "mute"

        def run(self, game: MageKnight, by: Frame) -> None: ...

        def judge(self, game: MageKnight, by: Frame, now: int) -> int:
            return WORTH

    class Vague(Whistle):
        word: ClassVar[str] = "vague"
        reason: ClassVar[str] = "because"

    check_verbs((Move, Whistle))
    with pytest.raises(BadContent, match="mute does not say how to text"):
        check_verbs((Mute,))
    with pytest.raises(BadContent, match="no reason 'because'"):
        check_verbs((Vague,))


def test_verbs_that_share_a_word_or_have_none_are_refused() -> None:
    with pytest.raises(BadContent, match="share a word"):
        check_verbs((Move, Move))
    with pytest.raises(BadContent, match="has no word"):
        check_verbs((Node,))


def test_a_choice_keeps_its_options_in_order_and_names_them_by_path() -> None:
    attack = {"do": "attack", "value": 2, "type": "melee", "element": "physical"}
    node = step(do="choose", of=[[attack], [{"do": "block", "value": 2, "element": "physical"}]])
    assert [branch[0].verb for branch in node.branches["of"]] == ["attack", "block"]
    assert node.branches["of"][1][0].path == "test.0.of.1.0"
    assert node.numbers["count"] == 1


def test_an_amount_may_depend_on_the_position() -> None:
    amount = step(do="move", value={"base": 1, "each": 2, "per": "enemies-faced", "max": 9}).amounts["value"]
    assert (amount.base, amount.each, amount.per, amount.most) == (1, 2, "enemies-faced", 9)
    assert step(do="move", value=4).amounts["value"].most == ALL


def test_costs_are_known_as_such() -> None:
    assert step(do="discard", cards="any", count=1).is_cost
    assert not step(do="move", value=1).is_cost


@pytest.mark.parametrize(
    "fields",
    [
        {"do": "fly"},
        {"do": "move"},
        {"do": "move", "value": 2, "element": "fire"},
        {"do": "attack", "value": 2, "type": "thrown", "element": "fire"},
        {"do": "gain-mana", "color": "pink"},
        {"do": "odd", "name": "unheard-of"},
        {"do": "move", "value": {"each": 1, "per": "stars"}},
        {"do": "roll-dice", "count": 1, "on": {"seven": []}},
    ],
)
def test_what_the_vocabulary_does_not_know_is_refused(fields: dict[str, object]) -> None:
    with pytest.raises(BadContent):
        step(**fields)
