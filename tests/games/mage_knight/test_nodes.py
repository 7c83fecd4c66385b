"""Every effect of every component is made of the verbs, fields and words of the vocabulary."""

from collections.abc import Iterator

import pytest

from roundtable.games.mage_knight.content.nodes import ALL, PACKAGE, VERBS, Effect, Node, node_of, steps_of
from roundtable.kernel.content import BadContent, Entry, read

HALVES = (
    ("basic_actions.toml", "card", ("basic", "powered"), 26),
    ("advanced_actions.toml", "card", ("basic", "powered"), 44),
    ("spells.toml", "card", ("basic", "powered"), 24),
    ("artifacts.toml", "card", ("basic", "powered", "attached"), 25),
    ("tactics.toml", "tactic", ("effect",), 12),
    ("skills.toml", "skill", ("effect", "flip_back"), 77),
)


def step(**fields: object) -> Node:
    return node_of(Entry("test", fields), "test.0")


def inside(node: Node) -> Iterator[Node]:
    yield node
    for part in [*node.parts.values(), *[branch for group in node.branches.values() for branch in group]]:
        for inner in part:
            yield from inside(inner)


@pytest.mark.parametrize(("file", "table", "halves", "count"), HALVES, ids=[file for file, *_ in HALVES])
def test_every_card_skill_and_tactic_uses_the_vocabulary(
    file: str, table: str, halves: tuple[str, ...], count: int
) -> None:
    entries = read(PACKAGE, file).entries(table)
    assert len(entries) == count
    for entry in entries:
        effects = [Effect(f"{entry.text('id')}.{half}", entry.entry(half)) for half in halves if entry.has(half)]
        assert effects
        for effect in effects:
            for top in effect.steps:
                assert all(node.path.startswith(effect.path) for node in inside(top))


def test_every_unit_ability_uses_the_vocabulary() -> None:
    units = read(PACKAGE, "units.toml").entries("unit")
    assert len(units) == 30
    for unit in units:
        abilities = unit.entries("abilities")
        assert 1 <= len(abilities) <= 4
        for number, ability in enumerate(abilities):
            assert Effect(f"{unit.text('id')}.{number}", ability).timing


def test_every_verb_of_the_vocabulary_is_used_by_some_component() -> None:
    used: set[str] = set()
    for file, table, halves, _ in HALVES:
        for entry in read(PACKAGE, file).entries(table):
            for half in halves:
                if entry.has(half):
                    used |= {node.verb for top in Effect("x", entry.entry(half)).steps for node in inside(top)}
            if entry.has("center"):
                centre = steps_of(entry.entry("center").entries("steps"), "x")
                used |= {node.verb for top in centre for node in inside(top)}
    for unit in read(PACKAGE, "units.toml").entries("unit"):
        for ability in unit.entries("abilities"):
            used |= {node.verb for top in Effect("x", ability).steps for node in inside(top)}
    assert set(VERBS.data) - used == set()


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
