"""The rule that a question of Merlin links is the one that helps whoever is asked."""

import pytest

from roundtable.games.merlin.box import MerlinTable
from tests.rules.merlin.arrange import before, play, table
from tests.rules.merlin.arrange_arthur import arthur_lands, arthurs_table

ELEMENTS = [("shield", "shield"), ("flag", "flag"), ("material", "building-material")]


@pytest.mark.parametrize(("good", "kind"), ELEMENTS)
def test_an_influence_space_links_what_it_gives(good: str, kind: str) -> None:
    game = table(knight={0: before(f"influence-{good}")}, influence={0: ["grey", "blue"]})
    play(game, "die 1 knight", "act")
    assert (game.asks, game.rule) == ("merlin.take-by-influence", f"merlin.influence-space.{kind}")


@pytest.mark.parametrize(("good", "kind"), ELEMENTS)
def test_a_resource_space_links_what_it_gives(good: str, kind: str) -> None:
    game = arthur_lands(f"resource-{good}")
    play(game, "act")
    assert (game.asks, game.rule) == ("merlin.take-anywhere", f"merlin_arthur.inner.{kind}")


@pytest.mark.parametrize(
    ("die", "rule"),
    [
        ("die 1 knight", "merlin.turn.knight-clockwise"),
        ("die 4 merlin", "merlin.turn.merlin-die-direction"),
        ("die 5 arthur", "merlin_arthur.turn.arthur-direction"),
    ],
)
def test_a_move_links_how_its_figure_goes(die: str, rule: str) -> None:
    game = arthurs_table(forced=False)
    play(game, die)
    assert (game.asks, game.rule) == ("merlin.move-figure", rule)


def relocating(assistants: dict[str, str]) -> MerlinTable:
    """Seat 0 carries out the action of the relocation space."""
    game = table(knight={0: before("relocate")}, assistants={0: assistants})
    play(game, "die 1 knight", "act")
    return game


def test_relocating_links_the_exception_while_all_are_at_home() -> None:
    assert relocating({"builder": "grey"}).rule == "merlin.relocate.move-to-neighbour"
    assert relocating({}).rule == "merlin.relocate.all-home-exception"


def test_building_links_which_colours_are_allowed() -> None:
    game = table(knight={0: before("build-1")}, goods={0: ["material grey", "material blue"]})
    play(game, "die 1 knight", "act")
    assert (game.asks, game.rule) == ("merlin.choose-cell", "merlin.build.six-directions")


def test_both_visits_of_the_lady_in_waiting_link_her_ability() -> None:
    game = table(
        knight={0: before("influence-shield")},
        settings={"kings_favour": True},
        abilities={0: ["lady-in-waiting 3"]},
        influence={0: ["grey", "blue"]},
    )
    play(game, "die 1 knight", "seal lady-in-waiting")
    assert (game.asks, game.rule) == ("merlin.visit", "merlin.module.lady-two-actions")
    play(game, "place builder grey")
    assert (game.asks, game.rule) == ("merlin.visit-again", "merlin.module.lady-two-actions")
