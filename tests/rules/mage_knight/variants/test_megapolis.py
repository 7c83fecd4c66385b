"""Megapolis: two cities in one, from its finding to its conquest."""

import pytest

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.combat import foes
from roundtable.games.mage_knight.content.components import TILE
from roundtable.games.mage_knight.content.names import COLOUR, PHYSICAL, SITE
from roundtable.games.mage_knight.content.site_rules import CITIES
from roundtable.games.mage_knight.map import board, movement, tokens
from roundtable.games.mage_knight.state import lie
from roundtable.kernel.errors import BadSettings
from tests.proof import rule
from tests.rules.mage_knight.arrange import begin_turn, settle, table
from tests.rules.mage_knight.arrange_cards import shopping
from tests.rules.mage_knight.arrange_map import Space, put_enemies, space
from tests.rules.mage_knight.arrange_score import part
from tests.rules.mage_knight.arrange_sites import seen, turn_of
from tests.rules.mage_knight.arrange_variants import (
    allowed,
    garrison_sizes,
    garrison_sizes_of,
    hexes,
    reveal,
    started,
)
from tests.rules.mage_knight.look import foes_of, offered, options, place_of, play

ONE: dict[str, object] = {"megapolis": 1, "core_city_tiles": 1}
LEFT = (4, -5)  # the centre of slot (1, 1)
RIGHT = (5, -5)
BESIDE_LEFT = (3, -4)
BESIDE_RIGHT = (5, -4)  # of slot (2, 0), beside the right part only
AFAR = (3, -2)
TILES = {(0, 1): "countryside-03", (1, 0): "countryside-02", (2, 0): "countryside-01"}


def megapolis(
    level: int = 0, at: Space = AFAR, tile: str = "core-08", seed: int = 1, **settings: object
) -> MageKnightTable:
    """Let the only city of a table, a megapolis, be found while seat 0 stands somewhere with plenty of Move."""
    chosen = {**ONE, "megapolis_level": level, **settings}
    mana = {0: ["red", "blue", "green", "white"]}
    game = table(settings=chosen, tiles=TILES, seed=seed, hand={0: ["march"] * 5}, mana=mana, forced=False)
    reveal(game, tile, (1, 1))
    return turn_of(game, 0, at, 12)


def quiet(game: MageKnightTable) -> MageKnightTable:
    """Take all rampaging enemies away."""
    for one in hexes(game):
        if one["site"] in ("marauding-orcs", "draconum"):
            put_enemies(game, (one["q"], one["r"]), [])
    settle(game)
    return game


def colours(game: MageKnightTable, tile: str = "core-08") -> list[str]:
    """Give the colours of the City cards, the left one first."""
    return [COLOUR.words[card] for card in board.city_cards(game, 7 * TILE.at(tile))]


def conquered(at: Space = LEFT, tile: str = "core-08", seed: int = 1) -> MageKnightTable:
    """Let seat 0 stand in or beside a megapolis it has conquered."""
    game = megapolis(4, at, tile, seed)
    for token in tokens.tokens_at(game, board.spot_at(game, space(LEFT))):
        tokens.discard_token(game, token)
    board.mark(game, space(LEFT), 0)
    return turn_of(game, 0, at, 12)


# ---- where it may be ----


@rule("mage_knight.variant-megapolis.max-3-cities-scenarios")
@pytest.mark.parametrize(("cities", "values"), [(1, (0, 1)), (2, (0, 1, 2)), (3, (0, 1)), (4, (0,))])
def test_it_needs_a_city_card_that_is_left(cities: int, values: tuple[int, ...]) -> None:
    assert allowed("megapolis", scenario="full_conquest", core_city_tiles=cities) == values
    if values == (0,):
        with pytest.raises(BadSettings):
            started({"megapolis": 1, "core_city_tiles": cities})


@rule("mage_knight.variant-megapolis.max-3-cities-scenarios")
@pytest.mark.parametrize(("seats", "values"), [(2, (0, 1, 2)), (3, (0, 1)), (4, (0,))])
def test_the_epic_version_of_a_scenario_has_a_city_more(seats: int, values: tuple[int, ...]) -> None:
    assert allowed("megapolis", seats, scenario="one_to_return", epic=True) == values


@rule("mage_knight.scenario-solo-conquest.variant-megapolis")
def test_alone_too() -> None:
    assert allowed("megapolis", 1, scenario="solo_conquest") == (0, 1, 2)
    assert started({"megapolis": 1}, 1, "solo_conquest").rules.megapolises == 1
    assert allowed("megapolis", scenario="first_reconnaissance") == (0,)


@rule("mage_knight.scenario-full-cooperation.variant-2-players-megapolis")
def test_two_who_cooperate_may_have_one() -> None:
    assert allowed("megapolis", 2, scenario="full_cooperation") == (0, 1)
    assert allowed("megapolis", 3, scenario="full_cooperation") == (0,)


@rule("mage_knight.variant-megapolis.level-2-to-24")
def test_its_level_is_agreed_upon() -> None:
    values = allowed("megapolis_level", scenario="full_conquest", core_city_tiles=1, megapolis=1)
    assert values == (0, *range(2, 23))
    for level in (2, 9, 22):
        assert board.state_at(megapolis(level), space(LEFT)).level == level
    assert board.state_at(megapolis(0, first_city_level=5), space(LEFT)).level == 10


@rule("mage_knight.variant-megapolis.last-revealed-city")
def test_the_last_city_found_is_the_megapolis() -> None:
    game = table(settings={"megapolis": 1}, tiles=TILES)
    for tile, slot in (("core-05", (1, 1)), ("core-06", (2, 2))):
        reveal(game, tile, slot)
    assert [lie.is_megapolis(game, TILE.at(tile)) for tile in ("core-05", "core-06")] == [False, True]
    assert [len(board.city_cards(game, 7 * TILE.at(tile))) for tile in ("core-05", "core-06")] == [1, 2]


# ---- what it is made of ----


@rule("mage_knight.variant-megapolis.second-city-card-random")
def test_the_second_city_card_is_a_random_unused_one() -> None:
    found = set()
    for seed in range(30):
        game = table(settings={"megapolis": 1}, tiles=TILES, seed=seed)
        reveal(reveal(game, "core-05", (1, 1)), "core-06", (2, 2))
        first, second = colours(game, "core-06")
        assert first == "blue"
        found.add(second)
    assert found == {"red", "white"}


@rule("mage_knight.variant-megapolis.second-miniature-one-space-right")
def test_the_second_city_stands_to_the_right() -> None:
    game = megapolis()
    first, second = colours(game)
    assert (seen(game, LEFT)["colours"], seen(game, RIGHT)["colours"]) == ([first], [second])
    assert [(one["q"], one["r"]) for one in hexes(game) if one["site"] == "city"] == [LEFT, RIGHT]
    assert seen(game, LEFT)["megapolis"] == seen(game, RIGHT)["megapolis"] == ["4,-5", "5,-5"]


@rule("mage_knight.variant-megapolis.second-space-terrain-ignored")
@pytest.mark.parametrize("tile", ["core-05", "core-06", "core-07", "core-08"])
def test_nothing_counts_of_what_it_covers(tile: str) -> None:
    game = megapolis(4, AFAR, tile)  # core-05 has orcs there, core-06 a lake
    assert SITE.words[board.site_at(game, space(RIGHT))] == "city"
    assert not board.rampaging_at(game, space(RIGHT))
    covered = 7 * TILE.at(tile) + 2
    assert tokens.tokens_at(game, covered) == []
    assert seen(game, RIGHT)["terrain"] == seen(game, LEFT)["terrain"]


@rule(
    "mage_knight.variant-megapolis.level-halved",
    "mage_knight.variant-megapolis.odd-level-left-higher",
    "mage_knight.variant-megapolis.odd-level-example",
    "mage_knight.variant-megapolis.garrisons-merged",
)
@pytest.mark.parametrize(("level", "left", "right"), [(2, 1, 1), (8, 4, 4), (11, 6, 5), (21, 11, 10), (22, 11, 11)])
def test_each_part_has_half_the_level_and_both_garrisons_lie_together(level: int, left: int, right: int) -> None:
    game = megapolis(level)
    first, second = board.city_cards(game, 7 * TILE.at("core-08"))
    assert (seen(game, LEFT)["level"], seen(game, RIGHT)["level"]) == (left, right)
    wanted = sorted([*garrison_sizes_of(first, left), *garrison_sizes_of(second, right)])
    assert garrison_sizes(game, space(LEFT)) == garrison_sizes(game, space(RIGHT)) == wanted


@rule("mage_knight.variant-megapolis.two-megapolises")
def test_two_megapolises_use_all_four_cities() -> None:
    seconds = set()
    for seed in range(30):
        game = table(settings={"megapolis": 2}, tiles=TILES, seed=seed)
        reveal(reveal(game, "core-05", (1, 1)), "core-06", (2, 2))
        first, second = colours(game, "core-05"), colours(game, "core-06")
        assert first[0] == "green"
        assert sorted([*first, *second]) == ["blue", "green", "red", "white"]
        assert second[0] == "blue" or "blue" in first
        seconds.add(first[1])
    assert seconds == {"red", "blue", "white"}


def test_two_megapolises_have_their_own_levels() -> None:
    game = table(settings={"megapolis": 2, "megapolis_level": 6, "second_megapolis_level": 9}, tiles=TILES)
    reveal(reveal(game, "core-05", (1, 1)), "core-06", (2, 2))
    assert [game.spots[7 * TILE.at(tile)].level for tile in ("core-05", "core-06")] == [6, 9]


# ---- fighting for it ----


def backs(game: MageKnightTable) -> list[bool]:
    """Say of each defender whether everybody sees it."""
    return [tokens.is_up(game, token) for token in tokens.tokens_at(game, board.spot_at(game, space(LEFT)))]


@rule("mage_knight.variant-megapolis.garrison-revealed-from-either-part")
@pytest.mark.parametrize("way", [[(4, -3), BESIDE_LEFT], [(6, -4), BESIDE_RIGHT]])
def test_the_whole_garrison_is_seen_from_beside_either_part(way: list[Space]) -> None:
    game = megapolis(8, way[0])
    assert not any(backs(game))
    game.turn.move = 12
    game.players[0].space = space(way[0])
    movement.enter(game, 0, space(way[1]))
    assert all(backs(game))


@rule(
    "mage_knight.variant-megapolis.assault-from-either-part",
    "mage_knight.variant-megapolis.assault-whole-garrison",
)
@pytest.mark.parametrize(("at", "to"), [(BESIDE_LEFT, LEFT), (BESIDE_RIGHT, RIGHT)])
def test_it_is_assaulted_from_beside_either_part(at: Space, to: Space) -> None:
    game = quiet(megapolis(8, at))
    count = len(garrison_sizes(game, space(LEFT)))
    play(game, f"go {to[0]},{to[1]}")
    assert place_of(game, 0) == to
    assert len(foes_of(game)) == count


@rule("mage_knight.variant-megapolis.both-bonuses-apply")
def test_defenders_are_fortified_and_have_both_bonuses() -> None:
    checked = set()
    for seed in range(9):
        for tile in ("core-05", "core-06", "core-07", "core-08"):
            game = quiet(megapolis(12, BESIDE_RIGHT, tile, seed))
            play(game, f"go {RIGHT[0]},{RIGHT[1]}")
            cities = [CITIES[card] for card in board.city_cards(game, 7 * TILE.at(tile))]
            combat = game.combat
            assert combat is not None
            for foe in combat.foes:
                printed = foes.printed(foe)
                assert foe.site_fortified
                assert foe.armor == printed.armor + sum([city.armor for city in cities])
                for at, blow in enumerate(printed.blows):
                    if blow.summons:
                        continue
                    assert foe.values[at] == blow.value + sum([city.attack[blow.element] for city in cities])
                    for city in cities:
                        if blow.element == PHYSICAL:
                            assert foe.powers[at] & city.ability == city.ability
            checked.add(tuple(sorted([city.id for city in cities])))
    assert len(checked) == 6


@rule("mage_knight.variant-megapolis.conquered-when-all-defeated")
@pytest.mark.parametrize("left", [0, 1])
def test_it_is_conquered_when_nobody_is_left(left: int) -> None:
    game = quiet(megapolis(4, BESIDE_RIGHT))
    play(game, f"go {RIGHT[0]},{RIGHT[1]}")
    combat = game.combat
    assert combat is not None
    for at in range(len(combat.foes) - left):
        foes.destroy(game, at)
    settle(game)
    while game.combat is not None:
        found = options(game)
        damages = [one for one in found if one.startswith("damage")]
        game.play(
            "next" if "next" in found else "suffer" if "suffer" in found else damages[0] if damages else found[-1]
        )
    for part_of in (LEFT, RIGHT):
        assert board.conquered(game, space(part_of)) == (not left)
    assert board.leader(game, space(LEFT)) == board.leader(game, space(RIGHT)) == 0
    assert (place_of(game, 0) == RIGHT) == (not left)


# ---- living in it ----


@rule("mage_knight.variant-megapolis.two-space-city", "mage_knight.variant-megapolis.move-between-parts-2")
def test_a_hero_stands_in_one_part_and_may_go_to_the_other() -> None:
    game = quiet(conquered(LEFT))
    assert seen(game, LEFT)["heroes"] == [0]
    assert "heroes" not in seen(game, RIGHT)
    play(game, f"go {RIGHT[0]},{RIGHT[1]}")
    assert (place_of(game, 0), game.turn.move) == (RIGHT, 10)
    assert game.combat is None
    assert (seen(game, RIGHT)["heroes"], "heroes" in seen(game, LEFT)) == ([0], False)


@rule("mage_knight.variant-megapolis.two-space-city")
def test_heroes_share_both_parts() -> None:
    game = conquered(LEFT)
    game.players[1].space = space(RIGHT)
    begin_turn(game, 0)
    game.turn.move = 2
    settle(game)
    assert "5,-5" in offered(game, "go")


@rule("mage_knight.variant-megapolis.leave-from-own-part")
def test_a_hero_leaves_from_the_part_it_is_in() -> None:
    assert "5,-4" not in offered(conquered(LEFT), "go")
    assert "5,-4" in offered(conquered(RIGHT), "go")


@rule("mage_knight.variant-megapolis.challenge-from-adjacent-part")
def test_enemies_are_challenged_from_the_part_beside_them() -> None:
    left, right = (offered(conquered(at), "challenge") for at in (LEFT, RIGHT))
    assert ("3,-5" in left, "6,-5" in left) == (True, False)
    assert ("3,-5" in right, "6,-5" in right) == (False, True)


@rule("mage_knight.variant-megapolis.options-of-both-parts")
@pytest.mark.parametrize("at", [LEFT, RIGHT])
def test_both_parts_sell_what_both_cities_sell(at: Space) -> None:
    sells = {"red": "buy-artifact", "blue": "buy-spell", "green": "learn"}
    for seed in range(6):
        game = conquered(at, seed=seed)
        words = colours(game)
        game = shopping(game)
        for colour, verb in sells.items():
            assert bool([one for one in options(game) if one.split()[0] == verb]) == (colour in words)


@rule("mage_knight.variant-megapolis.scores-as-one-city")
def test_it_scores_as_one_city() -> None:
    assert part(conquered(LEFT), "cities") == part(conquered(RIGHT), "cities") == 7


# ---- assaulting it together ----


def two_beside(at: Space) -> MageKnightTable:
    """Let seat 1 stand beside the left part and seat 0 somewhere, both with cards, in a cooperative game."""
    hand = {seat: ["march", "stamina", "rage", "rage"] for seat in (0, 1)}
    chosen = {"megapolis": 1, "core_city_tiles": 1, "megapolis_level": 6}
    game = table(scenario="full_cooperation", settings=chosen, tiles=TILES, hand=hand, forced=False)
    quiet(reveal(game, "core-08", (1, 1)))
    game.players[1].space = space(BESIDE_LEFT)
    return turn_of(game, 0, at, 0)


@rule("mage_knight.variant-megapolis.coop-assault-any-adjacent")
def test_whoever_stands_beside_either_part_can_be_invited() -> None:
    game = two_beside(BESIDE_RIGHT)
    play(game, "propose 4,-5")
    assert "invite 1 1" in options(game)
    game = two_beside(AFAR)
    assert not offered(game, "propose")
    game = turn_of(two_beside(BESIDE_RIGHT), 1, BESIDE_LEFT)
    play(game, "propose 4,-5")
    assert "invite 0 1" in options(game)


@rule("mage_knight.variant-megapolis.coop-assault-all-enemies-dealt")
def test_all_defenders_are_dealt_whoever_stands_where() -> None:
    dealt = set()
    for number in range(12):
        game = two_beside(BESIDE_RIGHT)
        game.chance = rt.Chance(rt.key_of(number))
        defenders = sorted(tokens.tokens_at(game, board.spot_at(game, space(LEFT))))
        play(game, "propose 4,-5", "invite 1 1", "done", "accept")
        joint = game.joint
        assert joint is not None
        assert sorted(joint.dealt) == defenders
        dealt.add(joint.dealt)
        play(game, "play march")
        assert offered(game, "go") == ["5,-5"]
        play(game, "go 5,-5")
        assert len(foes_of(game)) == len(defenders) - 1
    assert len(dealt) > 6
