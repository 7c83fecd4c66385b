"""Achievements: what is scored at the end of every game, and the titles."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.names import F_DISCARDED
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_score import last_round, part, titles

Space = tuple[int, int]
KEEPS = {(0, 1): "countryside-03", (1, 0): "countryside-09", (1, 1): "countryside-10"}
NORTH_KEEP, EAST_KEEP, FAR_KEEP = (2, -4), (4, -2), (3, -4)
GARRISONS: dict[Space, list[str]] = {NORTH_KEEP: [], EAST_KEEP: [], FAR_KEEP: [], (2, -2): []}
DENS = {(0, 1): "countryside-06", (1, 0): "countryside-07", (1, 1): "countryside-08"}
DEN, DUNGEON, RUINS = (0, -3), (3, -1), (5, -6)
PLACES = ["hand", "deck", "discard", "played"]

KNOWLEDGE = ["fireball", "ice-bolt"]
ANYTHING_ELSE = ["march", "ruby-ring", "wound"]


def with_cards(place: str, cards: list[str], **more: object) -> MageKnightTable:
    """Give a table whose seat 0 has cards somewhere."""
    if place != "played":
        return table(**{place: {0: cards}, **more})  # type: ignore[arg-type]  # handed on
    game = table(hand={0: cards}, forced=False, **more)  # type: ignore[arg-type]  # handed on
    player = game.players[0]
    while player.hand.cards:
        player.played = (*player.played, player.hand.remove(0))
        player.fates = (*player.fates, F_DISCARDED)
    return game


# ---- knowledge ----


@rule("mage_knight.achievements.knowledge-spells-2")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("cards", "fame"), [(["fireball", "snowstorm"], 4), (["tremor"], 2), (ANYTHING_ELSE, 0)])
def test_each_spell_scores_2_wherever_it_lies(place: str, cards: list[str], fame: int) -> None:
    assert part(with_cards(place, cards), "knowledge") == fame


@rule("mage_knight.achievements.knowledge-advanced-actions-1")
@pytest.mark.parametrize("place", PLACES)
def test_each_advanced_action_scores_1_wherever_it_lies(place: str) -> None:
    assert part(with_cards(place, ["fire-bolt", "ice-bolt", "swift-bolt"]), "knowledge") == 3
    assert part(with_cards(place, [*KNOWLEDGE, *ANYTHING_ELSE]), "knowledge") == 3


@rule("mage_knight.achievements.knowledge-title-3", "mage_knight.achievements.knowledge-title-tie-1")
@pytest.mark.parametrize(
    ("cards", "fame"),
    [
        ((["fireball"], ["ice-bolt"], []), [3, 0, 0]),
        (([], ["ice-bolt"], []), [0, 3, 0]),
        ((["fireball"], ["ice-bolt", "fire-bolt"], ["swift-bolt"]), [1, 1, 0]),
        ((["ice-bolt"], ["fire-bolt"], ["swift-bolt"]), [1, 1, 1]),
        (([], [], []), [0, 0, 0]),
    ],
)
def test_the_greatest_knowledge(cards: tuple[list[str], ...], fame: list[int]) -> None:
    game = table(3, discard=dict(enumerate(cards)))
    assert titles(game) == fame


@rule("mage_knight.achievements.title-tie-at-zero-nothing")
def test_nobody_gets_a_title_for_nothing() -> None:
    for seats in (2, 3, 4):
        game = table(seats)
        assert titles(game) == [0] * seats
        assert game.scores() == [0] * seats


# ---- loot ----


@rule("mage_knight.achievements.loot-artifacts-2")
@pytest.mark.parametrize("place", PLACES)
def test_each_artifact_scores_2_wherever_it_lies(place: str) -> None:
    assert part(with_cards(place, ["ruby-ring", "banner-of-glory"]), "loot") == 4
    assert part(with_cards(place, ["march", "fireball", "ice-bolt", "wound"]), "loot") == 0


@rule("mage_knight.achievements.loot-artifacts-2")
def test_an_artifact_on_a_unit_scores_2_once() -> None:
    game = table(hand={0: ["banner-of-glory", "march"]}, units={0: ["peasants"]})
    assert part(game, "loot") == 2
    game.play("banner banner-of-glory 0")
    assert (len(game.players[0].hand.cards), part(game, "loot")) == (1, 2)


@rule("mage_knight.achievements.loot-artifacts-2")
def test_an_artifact_thrown_away_scores_nothing() -> None:
    game = table(hand={0: ["ruby-ring", "march"]}, forced=False)
    assert part(game, "loot") == 2
    for notation in ("power ruby-ring", "end-turn"):
        game.play(notation)
        assert part(game, "loot") == 0


@rule("mage_knight.achievements.loot-crystals-1-per-2")
@pytest.mark.parametrize(("count", "fame"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (7, 3), (8, 4)])
def test_two_crystals_of_any_colours_score_1(count: int, fame: int) -> None:
    crystals = ["red", "blue", "green", "white"] * 2
    assert part(table(crystals={0: crystals[:count]}), "loot") == fame


@rule("mage_knight.achievements.loot-title-3", "mage_knight.achievements.loot-title-tie-1")
@pytest.mark.parametrize(
    ("artifacts", "crystals", "fame"),
    [
        ((["ruby-ring"], [], []), ([], ["red", "blue"], []), [3, 0, 0]),
        ((["ruby-ring"], [], []), ([], ["red", "blue", "green", "white"], []), [1, 1, 0]),
        (([], [], []), (["red", "red"], ["blue", "red"], ["red", "white", "blue"]), [1, 1, 1]),
        (([], [], []), (["red"], ["blue"], []), [0, 0, 0]),  # an odd crystal scores nothing
    ],
)
def test_the_greatest_loot(artifacts: tuple[list[str], ...], crystals: tuple[list[str], ...], fame: list[int]) -> None:
    game = table(3, discard=dict(enumerate(artifacts)), crystals=dict(enumerate(crystals)))
    assert titles(game) == fame


# ---- Units ----


@rule(
    "mage_knight.achievements.leader-unit-levels",
    "mage_knight.achievements.leader-wounded-half-down",
    "mage_knight.achievements.leader-wounded-level-1-zero",
)
@pytest.mark.parametrize(
    ("units", "fame"),
    [
        ([], 0),
        (["peasants"], 1),
        (["peasants", "utem-guardsmen", "fire-golems", "altem-mages"], 10),
        (["peasants spent", "altem-mages spent"], 5),
        (["altem-mages wounded"], 2),
        (["fire-golems wounded"], 1),
        (["utem-guardsmen wounded"], 1),
        (["peasants wounded"], 0),
        (["herbalists wounded", "foresters"], 1),
        (["fire-golems wounded", "ice-golems wounded"], 2),  # each rounded down by itself
        (["altem-mages wounded wounded"], 2),
    ],
)
def test_units_score_their_levels_and_wounded_ones_half(units: list[str], fame: int) -> None:
    assert part(table(units={0: units}), "leader") == fame


@rule("mage_knight.achievements.leader-title-3", "mage_knight.achievements.leader-title-tie-1")
@pytest.mark.parametrize(
    ("units", "fame"),
    [
        ((["altem-mages"], ["fire-golems"], []), [3, 0, 0]),
        ((["altem-mages wounded"], ["utem-guardsmen"], ["peasants"]), [1, 1, 0]),
        ((["peasants wounded"], ["herbalists wounded"], []), [0, 0, 0]),
    ],
)
def test_the_greatest_leader(units: tuple[list[str], ...], fame: list[int]) -> None:
    assert titles(table(3, units=dict(enumerate(units)))) == fame


# ---- shields ----


@rule("mage_knight.achievements.conqueror-shields-2")
@pytest.mark.parametrize(
    ("tile", "place", "fame"),
    [
        ("countryside-03", (2, -4), 2),
        ("countryside-04", (1, -3), 2),
        ("countryside-05", (2, -4), 2),
        ("core-05", (1, -3), 0),
        ("countryside-06", (0, -3), 0),
        ("core-01", (2, -4), 0),
    ],
)
def test_a_shield_on_a_keep_tower_or_monastery_scores_2(tile: str, place: Space, fame: int) -> None:
    game = table(tiles={(0, 1): tile}, enemies={place: []}, shields={place: [0]})
    assert (part(game, "conqueror"), part(game, "conqueror", 1)) == (fame, 0)


@rule("mage_knight.achievements.conqueror-shields-2")
def test_every_shield_counts() -> None:
    shields = {NORTH_KEEP: [0], EAST_KEEP: [0], FAR_KEEP: [1]}
    game = table(tiles=KEEPS, enemies=GARRISONS, shields=shields)
    assert (part(game, "conqueror"), part(game, "conqueror", 1)) == (4, 2)


@rule("mage_knight.achievements.conqueror-title-3", "mage_knight.achievements.conqueror-title-tie-1")
@pytest.mark.parametrize(
    ("owners", "fame"),
    [((0, 0, 1), [3, 0, 0]), ((0, 1, 1), [0, 3, 0]), ((0, 1, None), [1, 1, 0]), ((0, 1, 2), [1, 1, 1])],
)
def test_the_greatest_conqueror(owners: tuple[int | None, ...], fame: list[int]) -> None:
    keeps = zip((NORTH_KEEP, EAST_KEEP, FAR_KEEP), owners, strict=True)
    shields = {keep: [owner] for keep, owner in keeps if owner is not None}
    assert titles(table(3, tiles=KEEPS, enemies=GARRISONS, shields=shields)) == fame


@rule("mage_knight.achievements.adventurer-shields-2")
@pytest.mark.parametrize(
    ("tile", "place", "fame"),
    [
        ("countryside-06", (0, -3), 2),
        ("countryside-07", (1, -2), 2),
        ("countryside-08", (2, -4), 2),
        ("core-01", (2, -4), 2),
        ("core-01", (0, -3), 2),
        ("countryside-03", (2, -4), 0),
        ("countryside-05", (2, -4), 0),
        ("core-05", (1, -3), 0),
    ],
)
def test_a_shield_on_an_adventure_site_scores_2(tile: str, place: Space, fame: int) -> None:
    game = table(tiles={(0, 1): tile}, enemies={place: []}, shields={place: [0]})
    assert (part(game, "adventurer"), part(game, "adventurer", 1)) == (fame, 0)


@rule("mage_knight.achievements.adventurer-title-3", "mage_knight.achievements.adventurer-title-tie-1")
@pytest.mark.parametrize(
    ("owners", "fame"),
    [((0, 0, 1), [3, 0, 0]), ((0, 1, 1), [0, 3, 0]), ((0, 1, None), [1, 1, 0]), ((0, 1, 2), [1, 1, 1])],
)
def test_the_greatest_adventurer(owners: tuple[int | None, ...], fame: list[int]) -> None:
    found = zip((DEN, DUNGEON, RUINS), owners, strict=True)
    shields = {site: [owner] for site, owner in found if owner is not None}
    game = table(3, tiles=DENS, shields=shields)
    assert [part(game, "adventurer", seat) for seat in range(3)] == [2 * owners.count(seat) for seat in range(3)]
    assert titles(game) == fame


# ---- Wounds ----


@rule("mage_knight.achievements.beating-wounds-minus-2", "mage_knight.achievements.beating-unit-wounds-free")
@pytest.mark.parametrize("place", PLACES)
def test_each_wound_card_costs_2_and_wounds_of_units_nothing(place: str) -> None:
    wounded = {0: ["altem-mages wounded wounded", "fire-golems wounded"]}
    game = with_cards(place, ["wound", "march", "wound", "fireball"], units=wounded)
    assert part(game, "beating") == -4
    assert part(table(units=wounded), "beating") == 0


@rule(
    "mage_knight.achievements.beating-title-minus-3",
    "mage_knight.achievements.beating-title-tie-minus-1",
    "mage_knight.achievements.beating-no-wounds-no-penalty",
)
@pytest.mark.parametrize(
    ("wounds", "fame"),
    [
        ((2, 1, 0), [-3, 0, 0]),
        ((0, 0, 1), [0, 0, -3]),
        ((2, 2, 1), [-1, -1, 0]),
        ((1, 1, 1), [-1] * 3),
        ((0, 0, 0), [0] * 3),
    ],
)
def test_the_greatest_beating(wounds: tuple[int, ...], fame: list[int]) -> None:
    game = table(3, discard={seat: ["wound"] * count for seat, count in enumerate(wounds)})
    assert titles(game) == fame
    assert game.scores() == [penalty - 2 * count for penalty, count in zip(fame, wounds, strict=True)]


# ---- the winner ----


@rule("mage_knight.achievements.winner-tie-shared")
@pytest.mark.parametrize("scenario", ["full_conquest", "blitz_conquest", "first_reconnaissance"])
@pytest.mark.parametrize(
    ("fame", "won"), [((9, 4, 2), [0]), ((2, 4, 9), [2]), ((9, 2, 9), [0, 2]), ((7, 7, 7), [0, 1, 2])]
)
def test_those_tied_for_most_fame_share_the_victory(scenario: str, fame: tuple[int, ...], won: list[int]) -> None:
    game = last_round(3, scenario=scenario, fame=dict(enumerate(fame)))
    assert (game.over, game.winners()) == (True, won)


@rule("mage_knight.achievements.winner-tie-shared")
def test_achievements_count_for_the_victory() -> None:
    game = last_round(2, fame={0: 5, 1: 9}, discard={0: ["fireball"]})
    assert (game.scores(), game.winners()) == ([10, 9], [0])
    game = last_round(2, fame={0: 5, 1: 10}, discard={0: ["fireball"]})
    assert (game.scores(), game.winners()) == ([10, 10], [0, 1])
