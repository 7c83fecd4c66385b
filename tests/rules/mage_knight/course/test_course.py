"""Course: one scenario is picked, heroes are chosen in a fixed order, and the scenario decides what is special."""

import pytest

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import HEROES as HERO_RECORDS
from roundtable.games.mage_knight.content.components import KIND_OF, SKILLS
from roundtable.games.mage_knight.content.names import HERO
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_course import (
    CHOOSE_HERO,
    CHOOSE_TACTIC,
    OUT_OF_TURN,
    TAKE_TURN,
    alone,
    begun,
    fresh,
    kinds,
    pass_on,
)
from tests.rules.mage_knight.look import enemies_at, offered, options, place_of, play

BASE_HEROES = ["arythea", "goldyx", "norowas", "tovak"]
SCENARIOS = {"first_reconnaissance": 2, "full_conquest": 2, "blitz_conquest": 2, "solo_conquest": 1}
OUTER = {(0, 1): "countryside-01", (1, 0): "countryside-02"}
CITY_NEAR = {**OUTER, (1, 1): "core-05"}


def choices(game: MageKnightTable, *heroes: str) -> list[int | None]:
    """Choose these heroes; give who chose."""
    seats = []
    for hero in heroes:
        seats.append(game.seat)
        game.play(f"hero {hero}")
    return seats


# ---- the scenario ----


@rule("mage_knight.course.choose-one-scenario")
@pytest.mark.parametrize(("scenario", "seats"), SCENARIOS.items())
def test_a_game_is_of_the_one_scenario_picked(scenario: str, seats: int) -> None:
    seen = begun(seats, scenario).view(None)["table"]
    assert isinstance(seen, dict)
    assert seen["scenario"] == scenario.replace("_", "-")


@rule("mage_knight.course.choose-one-scenario")
@pytest.mark.parametrize("wrong", ["two_at_once", "", ["full_conquest", "blitz_conquest"]])
def test_no_game_begins_without_a_scenario_or_with_two(wrong: object) -> None:
    with pytest.raises(rt.BadSettings):
        rt.new("mage_knight", 2, 1, {"scenario": wrong})


# ---- heroes ----


@rule("mage_knight.course.hero-choice-order-fixed-first")
def test_who_chooses_when_does_not_hang_on_the_heroes_chosen() -> None:
    found = set()
    for seed in range(12):
        first = choices(begun(3, seed=seed), "tovak", "goldyx", "arythea")
        assert choices(begun(3, seed=seed), "norowas", "arythea", "tovak") == first
        assert sorted(first, key=str) == [0, 1, 2]
        found.add(tuple(first))
    assert len(found) > 3  # drawn by lot


@rule("mage_knight.course.hero-choice-order-fixed-first")
def test_the_order_of_choosing_may_be_that_of_the_seats() -> None:
    for seed in range(5):
        assert choices(begun(3, seed=seed, hero_order="seats"), "goldyx", "tovak", "arythea") == [0, 1, 2]


@rule("mage_knight.course.hero-choice-one-each-in-order")
def test_each_player_takes_one_hero_that_nobody_has() -> None:
    game = begun(3, hero_order="seats")
    left = list(BASE_HEROES)
    for seat, hero in enumerate(["norowas", "arythea", "tovak"]):
        assert (game.asks, game.seat) == (CHOOSE_HERO, seat)
        assert sorted(offered(game, "hero")) == left
        game.play(f"hero {hero}")
        left.remove(hero)
        assert HERO.words[game.players[seat].hero] == hero
    assert game.asks == CHOOSE_TACTIC


@rule("mage_knight.course.hero-choice-brings-components")
@pytest.mark.parametrize("hero", BASE_HEROES)
def test_with_a_hero_come_its_cards_and_its_skills(hero: str) -> None:
    game = begun(2, hero_order="seats")
    game.play(f"hero {hero}")
    player = game.players[0]
    assert (len(player.deck.cards), player.skills) == (16, ())
    assert sorted(kinds(player.deck.cards)) == sorted(HERO_RECORDS[HERO.at(hero)].deck)
    assert {HERO.words[SKILLS[skill].hero] for skill in player.skill_pile.cards} == {hero}
    assert {HERO.words[deed // 16] for deed in player.deck.cards} == {hero}  # those with its sign, not another's
    assert (game.players[1].hero, len(game.players[1].deck), len(game.players[1].skill_pile)) == (-1, 0, 0)


@rule(
    "mage_knight.course.hero-choice-places-order-token",
    "mage_knight.course.initial-order-column-top-is-first-chooser",
)
def test_each_token_is_put_under_the_others_when_its_hero_is_chosen() -> None:
    for seed in range(8):
        game = begun(3, seed=seed)
        column: list[int | None] = []
        for hero in ("goldyx", "norowas", "arythea"):
            assert list(game.order) == column
            column.append(game.seat)
            game.play(f"hero {hero}")
        assert (list(game.order), game.asks) == (column, CHOOSE_TACTIC)


# ---- general rules and those of the scenario ----


@rule("mage_knight.course.scenario-overrides-general-setup")
def test_setup_is_the_general_one_but_for_what_the_scenario_says() -> None:
    full, blitz, first = (fresh(2, name) for name in ("full_conquest", "blitz_conquest", "first_reconnaissance"))
    for game, more, fame, reputation in ((full, 0, 0, 0), (first, 0, 0, 0), (blitz, 1, 1, 2)):
        assert (len(game.source), len(game.unit_offer)) == (4 + more, 4 + more)
        assert (game.players[1].fame, game.players[1].reputation) == (fame, reputation)
        assert len(game.players[1].hand) == 5  # nobody says otherwise
    assert (len(full.spell_offer), len(blitz.spell_offer), len(first.spell_offer)) == (3, 3, 0)


@rule("mage_knight.course.scenario-rules-live-in-scenario")
def test_the_same_tile_ends_one_scenario_and_not_another() -> None:
    for scenario, over, fame in (("first_reconnaissance", True, 1), ("full_conquest", False, 0)):
        game = table(scenario=scenario, tiles=OUTER, at={0: (4, -3)}, move=2, next_tiles=["core-06"])
        play(game, "explore 1,1", "end-turn")
        assert (game.scenario_over, game.players[0].fame) == (over, fame)


@rule("mage_knight.course.scenario-rules-live-in-scenario")
def test_cities_and_rounds_are_those_of_the_scenario_and_achievements_are_shared() -> None:
    for scenario, seats, rounds, cities in (
        ("first_reconnaissance", 2, 3, ()),
        ("full_conquest", 2, 6, (4, 4)),
        ("blitz_conquest", 2, 4, (3, 3)),
        ("solo_conquest", 1, 6, (5, 8)),
    ):
        game = table(seats, scenario=scenario, discard={0: ["fireball"]}, crystals={0: ["red", "red"]})
        assert (game.rules.rounds, game.rules.city_levels) == (rounds, cities)
        parts = game.view(0)["table"]["players"][0]["parts"]  # type: ignore[index]  # data
        assert (parts["knowledge"], parts["loot"]) == (2, 1)


@rule("mage_knight.course.result-from-scenario-scoring")
def test_the_result_comes_from_the_scoring_of_the_scenario() -> None:
    results = {}
    for scenario, seats in SCENARIOS.items():
        game = table(
            seats,
            scenario=scenario,
            settings={"rounds": 1},
            deck=dict.fromkeys(range(seats), ()),
            tiles=CITY_NEAR,
            shields={(4, -5): [0]},
            enemies={(4, -5): []},
            fame={0: 10},
            source=["red"],
            hand={0: ["march"]},
        )
        pass_on(game)
        assert game.over
        results[scenario] = (game.scores()[0], game.winners())
    assert results["first_reconnaissance"] == (10, [0])  # no achievement, no cities
    assert results["full_conquest"] == results["blitz_conquest"] == (10 + 7 + 5, [0])  # leads a city, and the title
    assert results["solo_conquest"][1] == []  # the mission has failed


@rule("mage_knight.course.result-from-scenario-scoring")
def test_there_is_no_winner_before_the_end() -> None:
    assert fresh().winners() == []


# ---- sites ----


@rule("mage_knight.course.site-rules-live-on-site-cards")
@pytest.mark.parametrize(
    ("site", "tile", "place", "actions", "before"),
    [
        ("village", "countryside-03", (0, -2), ["interact"], ["plunder"]),
        ("village", "countryside-02", (2, -3), ["interact"], ["plunder"]),
        ("monastery", "countryside-07", (0, -3), ["interact", "burn"], []),
        ("monastery", "core-06", (2, -4), ["interact", "burn"], []),
        ("dungeon", "countryside-07", (1, -2), ["enter"], []),
        ("tomb", "core-01", (2, -4), ["enter"], []),
        ("monster-den", "countryside-10", (1, -4), ["enter"], []),
        ("spawning-grounds", "core-01", (0, -3), ["enter"], []),
        ("crystal-mine", "countryside-03", (1, -2), [], []),
        ("magical-glade", "countryside-01", (1, -3), [], []),
    ],
)
def test_what_a_site_allows_is_the_same_on_every_tile(
    site: str, tile: str, place: tuple[int, int], actions: list[str], before: list[str]
) -> None:
    tiles = {(0, 1): tile}
    game = table(tiles=tiles, at={0: place}, hand={0: ["march"]}, forced=False)
    found = [one for one in options(game) if one in ("interact", "burn", "enter", "tribute")]
    assert (game.asks, found) == (TAKE_TURN, actions)
    game = table(tiles=tiles, at={1: place}, hand={1: ["march"]})
    assert (offered(game, "plunder") != [], game.asks == OUT_OF_TURN) == (bool(before), bool(before))
    seen = {(one["q"], one["r"]): one["site"] for one in game.sees(None)["hexes"]}  # type: ignore[attr-defined]
    assert seen[place] == site


@rule("mage_knight.course.site-groups-share-rules")
@pytest.mark.parametrize(
    ("tile", "place", "path", "enemy"),
    [
        ("countryside-03", (2, -4), (2, -3), "golems"),
        ("countryside-11", (1, -3), (0, -3), "monks"),
        ("core-05", (1, -3), (1, -2), "freezers"),
    ],
    ids=["keep", "mage-tower", "city"],
)
def test_entering_any_fortified_site_is_an_assault(
    tile: str, place: tuple[int, int], path: tuple[int, int], enemy: str
) -> None:
    enemies: dict[tuple[int, int], list[str]] = {(2, -3): [], (0, -2): [], (1, -2): [], place: [enemy]}  # no orcs
    game = table(tiles={(0, 1): tile}, at={0: path}, enemies=enemies, move=9, hand={0: ["rage"]})
    game.play(f"go {place[0]},{place[1]}")
    assert (game.turn.move, game.players[0].reputation) == (0, -1)
    assert game.combat is not None
    assert [foe.site_fortified for foe in game.combat.foes] == [True]


@rule("mage_knight.course.site-groups-share-rules")
@pytest.mark.parametrize(
    ("tile", "place", "path"),
    [
        ("countryside-07", (1, -2), (1, -1)),
        ("core-01", (2, -4), (2, -3)),
        ("countryside-10", (1, -4), (0, -3)),
        ("core-01", (0, -3), (0, -2)),
        ("countryside-10", (1, -2), (2, -2)),
    ],
    ids=["dungeon", "tomb", "monster-den", "spawning-grounds", "ancient-ruins"],
)
def test_any_adventure_site_is_entered_only_by_an_own_action(
    tile: str, place: tuple[int, int], path: tuple[int, int]
) -> None:
    ruins = {place: "ruins-green-green"} if (tile, place) == ("countryside-10", (1, -2)) else {}
    game = table(tiles={(0, 1): tile, (1, 0): "countryside-03"}, at={0: path}, move=9, ruins=ruins, hand={0: ["rage"]})
    game.play(f"go {place[0]},{place[1]}")
    assert game.combat is None
    assert game.turn.move > 0  # passing over it is possible
    game.play("enter")
    assert (game.combat is not None, game.players[0].reputation) == (True, 0)


@rule("mage_knight.course.site-groups-share-rules")
@pytest.mark.parametrize(
    ("tile", "place", "path", "past", "enemy"),
    [
        ("countryside-01", (1, -4), (0, -3), (1, -3), "prowlers"),
        ("core-06", (0, -3), (0, -2), (1, -3), "fire-dragon"),
    ],
    ids=["marauding-orcs", "draconum"],
)
def test_all_rampaging_enemies_bar_their_space_and_are_provoked_by_passing(
    tile: str, place: tuple[int, int], path: tuple[int, int], past: tuple[int, int], enemy: str
) -> None:
    more: dict[tuple[int, int], list[str]] = {past: []} if tile == "core-06" else {}  # a conquered city to pass through
    game = table(
        tiles={(0, 1): tile},
        at={0: path},
        enemies={place: [enemy], **more},
        shields={spot: [0] for spot in more},
        move=9,
        hand={0: ["rage"]},
    )
    assert f"{place[0]},{place[1]}" not in offered(game, "go")
    assert f"challenge {place[0]},{place[1]}" in options(game)
    game.play(f"go {past[0]},{past[1]}")
    assert game.combat is not None
    assert place_of(game, 0) == past
    assert (len(game.combat.foes), enemies_at(game, place)) == (1, [enemy])


@rule("mage_knight.course.hero-choice-brings-components")
def test_the_own_cards_are_those_printed_for_the_hero() -> None:
    game = alone(hero_1="goldyx")
    own = [*game.players[0].deck.cards, *game.players[0].hand.cards]
    assert "will-focus" in kinds(own)
    assert "cold-toughness" not in kinds(own)
    assert len({KIND_OF[deed] for deed in own}) < len(own)
