"""Dungeon Lords: secret entrances, tunnels between what is conquered, and more for dungeons and tombs."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.hexes import HEXES
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.scenarios.dungeon_lords import LayEntrance
from tests.proof import rule
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_combat import ATTACK, combat_of, fallen, to
from tests.rules.mage_knight.arrange_course import begun, fresh
from tests.rules.mage_knight.arrange_map import space
from tests.rules.mage_knight.arrange_scenario import before_frontier, idle_round, turns_left
from tests.rules.mage_knight.arrange_score import last_round, part, titles
from tests.rules.mage_knight.arrange_sites import actions, seen, seen_enemies, shields_at
from tests.rules.mage_knight.look import end_turn, enemies_at, foes_of, offered, options, place_of, play

LORDS = "dungeon_lords"
LAY = "mage_knight.lay-entrance"
TILES = {(0, 1): "countryside-07", (1, 0): "countryside-09"}
DUNGEON = (1, -2)  # of countryside-07 in slot (0, 1)
OTHER = (3, -3)  # of countryside-09 in slot (1, 0)
PLAIN = (0, -2)  # of countryside-07, beside its dungeon
ORCS: dict[tuple[int, int], list[str]] = {(2, -4): []}

Space = tuple[int, int]


def explore(tile: str, seat: int = 0) -> MageKnightTable:
    """Let a seat reveal a tile in slot (1, 1), beside countryside-01 and 02."""
    game = before_frontier(2, tile, seat, scenario=LORDS)
    play(game, "explore 1,1")
    return game


def secret(
    *dungeons: Space,
    tombs: tuple[Space, ...] = (),
    enemies: dict[Space, list[str]] | None = None,
    **more: object,
) -> MageKnightTable:
    """Give a table with secret entrances, marked by enemies unless those are named; nothing is left to be revealed."""
    given: dict[str, object] = {"hand": {0: ["fireball", "march"], 1: ["rage"]}, "mana": {0: ["red"]}, **more}
    marks: dict[Space, list[str]] = {**ORCS, **{one: ["gargoyle down"] for one in dungeons}}
    marks |= {one: ["ice-dragon down"] for one in tombs}
    marks |= enemies or {}
    game = table(scenario=LORDS, tiles=TILES, enemies=marks, forced=False, **given)  # type: ignore[arg-type]  # handed on
    game.secret_dungeons = tuple([board.spot_at(game, space(one)) for one in dungeons])
    game.secret_tombs = tuple([board.spot_at(game, space(one)) for one in tombs])
    game.box_tiles, game.stack = (*game.box_tiles, *game.stack), ()
    settle(game)
    return game


# ---- secret entrances ----


@rule("mage_knight.scenario-dungeon-lords.village-reveals-secret-dungeon")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_reveals_a_village_says_where_the_secret_dungeon_is(seat: int) -> None:
    game = explore("countryside-03", seat)  # the village lies south-west
    assert (game.asks, game.seat) == (LAY, seat)
    place = offered(game, "entrance")[0]
    play(game, f"entrance {place}")
    assert [HEXES[board.space_of(game, spot)] for spot in game.secret_dungeons] == [tuple(map(int, place.split(",")))]
    assert game.asks != LAY


@rule("mage_knight.scenario-dungeon-lords.village-reveals-secret-dungeon")
def test_for_the_tiles_of_setup_who_chose_a_hero_first_says_where() -> None:
    for seed in range(30):
        game = begun(3, LORDS, seed, hero_choice="random")
        if game.asks == LAY:
            assert game.seat == game.order[0]
            return
    raise AssertionError("no village in setup")


@rule("mage_knight.scenario-dungeon-lords.secret-entrance-space-conditions")
def test_an_entrance_lies_beside_the_village_on_accessible_land_without_a_site() -> None:
    game = explore("countryside-08")  # the village at (4, -4), in a swamp
    found = {tuple(map(int, place.split(","))) for place in offered(game, "entrance")}
    village = (4, -4)
    assert seen(game, village)["site"] == "village"
    for q, r in found:
        there = seen(game, (q, r))
        assert there["site"] is None
        assert there["terrain"] not in ("swamp", "lake", "mountain", "sea")
        assert max(abs(q - 4), abs(r + 4), abs(q - 4 + r + 4)) == 1
    assert (5, -5) in found  # plains of the same tile
    assert (3, -4) not in found  # a swamp


@rule("mage_knight.scenario-dungeon-lords.secret-entrance-space-conditions")
def test_an_entrance_may_lie_on_a_neighbouring_tile() -> None:
    game = before_frontier(2, scenario=LORDS)
    game.push(LayEntrance(0, space((2, -3))))  # the village of countryside-01
    settle(game)
    assert "2,-2" in offered(game, "entrance")  # plains of countryside-02
    assert "3,-3" not in offered(game, "entrance")  # orcs live there


@rule("mage_knight.scenario-dungeon-lords.secret-entrance-space-conditions")
def test_an_entrance_may_lie_where_rampaging_enemies_were_defeated() -> None:
    place = (3, -3)
    game = before_frontier(2, scenario=LORDS, enemies={place: []}, move=9, settings={"violence": "more"})
    game.push(LayEntrance(0, space((2, -3))))  # the village of countryside-01
    settle(game)
    play(game, "entrance 3,-3")
    assert (seen(game, place)["site"], seen(game, place)["secret"]) == ("dungeon", True)
    assert (seen_enemies(game, place), offered(game, "challenge")) == (["brown"], [])
    assert "3,-3" in offered(game, "go")  # the token rampages no more than it moves
    play(game, "go 3,-3")
    assert "enter" in actions(game)
    game.players[0].space = space((0, 0))
    idle_round(game)
    assert seen_enemies(game, place) == ["brown"]  # and nobody comes back there


@rule("mage_knight.scenario-dungeon-lords.secret-entrance-without-space")
def test_without_a_fitting_space_there_is_no_entrance() -> None:
    game = before_frontier(2, "countryside-03", scenario=LORDS)
    village = (3, -4)  # south-west in slot (1, 1)
    taken = [(2, -4), (3, -5), (4, -5), (4, -4), (3, -3), (2, -3)]
    play(game, "explore 1,1")
    assert seen(game, village)["site"] == "village"
    game.secret_tombs = tuple([board.spot_at(game, space(one)) for one in taken])
    settle(game)
    assert game.asks != LAY
    assert game.secret_dungeons == ()


@rule("mage_knight.scenario-dungeon-lords.secret-dungeon-brown-face-down")
def test_a_hidden_brown_enemy_marks_a_secret_dungeon() -> None:
    game = explore("countryside-03")
    place = offered(game, "entrance")[0]
    play(game, f"entrance {place}")
    where = tuple(map(int, place.split(",")))
    there = seen(game, (where[0], where[1]))
    assert (there["site"], there["secret"], there["enemies"]) == ("dungeon", True, [{"back": "brown"}])


@rule(
    "mage_knight.scenario-dungeon-lords.monastery-reveals-secret-tomb",
    "mage_knight.scenario-dungeon-lords.secret-tomb-red-token",
)
def test_a_monastery_gives_a_secret_tomb_marked_by_a_red_enemy() -> None:
    game = explore("countryside-05")
    assert game.asks == LAY
    place = offered(game, "entrance")[0]
    play(game, f"entrance {place}")
    where = tuple(map(int, place.split(",")))
    there = seen(game, (where[0], where[1]))
    assert (there["site"], there["enemies"]) == ("tomb", [{"back": "red"}])
    assert len(game.secret_tombs) == 1


# ---- entering ----


def conquered(game: MageKnightTable) -> MageKnightTable:
    """Enter the site, weaken the enemy, and defeat it with a Fireball."""
    play(game, "enter")
    foe = combat_of(game).foes[0]
    foe.armor, foe.resistances = 1, 0
    settle(game)
    play(game, "target 0", "play fireball", "pay red-token red", "strike")
    to(game, ATTACK)
    play(game, "next")
    return game


@rule("mage_knight.scenario-dungeon-lords.secret-dungeon-like-dungeon")
def test_a_secret_dungeon_is_like_a_dungeon() -> None:
    game = secret(PLAIN, at={0: PLAIN})
    assert actions(game) == ["enter"]
    play(game, "enter")
    combat = combat_of(game)
    assert (foes_of(game), combat.night, combat.bars_units) == (["gargoyle"], True, True)
    won = conquered(secret(PLAIN, at={0: PLAIN}))
    assert (shields_at(won, PLAIN), enemies_at(won, PLAIN), len(won.turn.rewards)) == ([0], [], 1)


@rule("mage_knight.scenario-dungeon-lords.secret-tomb-like-tomb")
def test_a_secret_tomb_is_like_a_tomb() -> None:
    game = secret(tombs=(PLAIN,), at={0: PLAIN})
    play(game, "enter")
    combat = combat_of(game)
    assert (foes_of(game), combat.night, combat.bars_units) == (["ice-dragon"], True, True)
    won = conquered(secret(tombs=(PLAIN,), at={0: PLAIN}))
    assert (shields_at(won, PLAIN), len(won.turn.rewards)) == ([0], 2)


@rule("mage_knight.scenario-dungeon-lords.secret-dungeon-failure-redraws")
def test_after_a_failure_another_hidden_enemy_marks_the_entrance() -> None:
    game = secret(PLAIN, at={0: PLAIN}, next_enemies=["minotaur"])
    play(game, "enter")
    to(game, ATTACK)
    play(game, "next")
    assert (enemies_at(game, PLAIN), seen_enemies(game, PLAIN)) == (["minotaur"], ["brown"])
    assert fallen(game, "brown")[-1] == "gargoyle"
    assert shields_at(game, PLAIN) == []


@rule("mage_knight.scenario-dungeon-lords.conquered-not-reentered-for-fame")
def test_what_is_conquered_is_not_entered_again() -> None:
    assert actions(secret(at={0: DUNGEON})) == ["enter"]
    assert actions(secret(at={0: DUNGEON}, shields={DUNGEON: [1]})) == []
    assert actions(secret(PLAIN, at={0: PLAIN}, shields={PLAIN: [1]}, enemies={PLAIN: []})) == []
    usual = table(tiles=TILES, at={0: DUNGEON}, shields={DUNGEON: [1]}, enemies=ORCS, hand={0: ["rage"]}, forced=False)
    assert "enter" in options(usual)


# ---- tunnels ----


@rule(
    "mage_knight.scenario-dungeon-lords.tunnels-connect-all",
    "mage_knight.scenario-dungeon-lords.tunnels-any-kind",
)
def test_from_a_conquered_site_one_can_travel_to_any_other() -> None:
    both: dict[Space, list[int]] = {DUNGEON: [1], PLAIN: [1]}
    game = secret(tombs=(PLAIN,), at={0: DUNGEON}, shields=both, enemies={PLAIN: []}, move=9)
    assert offered(game, "travel") == ["0,-2"]
    play(game, "travel 0,-2")
    assert (place_of(game, 0), game.turn.move, game.turn.acted) == (PLAIN, 6, False)
    one = secret(tombs=(PLAIN,), at={0: DUNGEON}, shields={DUNGEON: [1]}, move=9)
    assert offered(one, "travel") == []
    outside = secret(tombs=(PLAIN,), at={0: (0, 0)}, shields=both, move=9)
    assert offered(outside, "travel") == []


@rule("mage_knight.scenario-dungeon-lords.tunnels-connect-all")
def test_from_another_heros_space_one_can_travel_on() -> None:
    both: dict[Space, list[int]] = {DUNGEON: [1], PLAIN: [1]}
    given = {"shields": both, "enemies": {PLAIN: []}, "settings": {"fights_between_players": "yes"}}
    game = secret(tombs=(PLAIN,), at={0: (1, -1), 1: DUNGEON}, move=9, **given)  # type: ignore[arg-type]  # handed on
    play(game, "go 1,-2")
    assert (offered(game, "attack"), offered(game, "travel")) == (["1"], ["0,-2"])
    play(game, "travel 0,-2")
    assert (place_of(game, 0), offered(game, "attack")) == (PLAIN, [])


@rule(
    "mage_knight.scenario-dungeon-lords.tunnels-cost",
    "mage_knight.scenario-dungeon-lords.tunnels-cost-example",
)
def test_travel_costs_2_and_1_for_each_space() -> None:
    far = (3, -1)  # four steps from the other end
    shields: dict[Space, list[int]] = {PLAIN: [0], far: [1]}
    clear: dict[Space, list[str]] = {PLAIN: [], far: []}
    game = secret(PLAIN, tombs=(far,), at={0: PLAIN}, shields=shields, enemies=clear, move=5)
    assert offered(game, "travel") == []
    game = secret(PLAIN, tombs=(far,), at={0: PLAIN}, shields=shields, enemies=clear, move=6)
    play(game, "travel 3,-1")
    assert (place_of(game, 0), game.turn.move) == (far, 0)


@rule("mage_knight.scenario-dungeon-lords.tunnels-route")
def test_tunnels_lead_around_lakes_and_swamps_over_revealed_land() -> None:
    west, east = (0, -3), (2, -3)  # of countryside-08, with a swamp between them
    tiles = {(0, 1): "countryside-08", (3, 0): "countryside-09"}
    island = (9, -7)  # the dungeon of countryside-09, far from all other tiles
    marked = {"shields": {west: [0], east: [0], island: [1]}, "enemies": {west: [], east: [], (1, -3): []}}
    game = table(scenario=LORDS, tiles=tiles, at={0: west}, move=9, hand={0: ["rage"]}, forced=False, **marked)  # type: ignore[arg-type]  # handed on
    game.secret_dungeons = tuple([board.spot_at(game, space(one)) for one in (west, east)])
    settle(game)
    assert offered(game, "travel") == ["2,-3"]
    play(game, "travel 2,-3")
    assert game.turn.move == 9 - 2 - 3


# ---- the end and the score ----


@rule(
    "mage_knight.scenario-dungeon-lords.end-all-tiles-and-sites",
    "mage_knight.scenario-dungeon-lords.mission-success",
)
def test_all_have_one_last_turn_when_the_last_site_is_conquered() -> None:
    game = conquered(secret(PLAIN, at={0: PLAIN}, shields={DUNGEON: [1], OTHER: [0]}))
    end_turn(game)
    assert (game.scenario_over, game.rules.scenario.accomplished(game)) == (True, True)
    assert (turns_left(game), game.over, game.round) == ([1, 0], True, 1)
    left = conquered(secret(PLAIN, at={0: PLAIN}, shields={DUNGEON: [1]}))
    end_turn(left)
    assert not left.scenario_over
    hidden = conquered(secret(PLAIN, at={0: PLAIN}, shields={DUNGEON: [1], OTHER: [0]}))
    hidden.stack, hidden.box_tiles = hidden.box_tiles[:1], hidden.box_tiles[1:]
    end_turn(hidden)
    assert not hidden.scenario_over


@rule("mage_knight.scenario-dungeon-lords.end-immediately-at-round-end")
def test_a_round_announced_before_ends_the_game_without_more_turns() -> None:
    game = secret(PLAIN, at={0: PLAIN}, shields={DUNGEON: [1], OTHER: [0]})
    game.announced, game.last_turns = 1, (0,)
    end_turn(conquered(game))
    assert (game.scenario_over, game.over, game.round) == (True, True, 1)


@rule(
    "mage_knight.scenario-dungeon-lords.score-achievements",
    "mage_knight.scenario-dungeon-lords.score-secret-sites-count",
    "mage_knight.scenario-dungeon-lords.score-dungeons-and-tombs-4",
    "mage_knight.scenario-dungeon-lords.score-title-5",
    "mage_knight.scenario-dungeon-lords.score-title-tie-2",
    "mage_knight.scenario-dungeon-lords.winner-most-fame",
)
def test_dungeons_and_tombs_score_4_and_the_title_for_them_5() -> None:
    den = (3, -3)  # of countryside-10
    tiles = {(0, 1): "countryside-07", (1, 0): "countryside-10"}
    shields: dict[Space, list[int]] = {DUNGEON: [0], den: [1]}
    game = last_round(3, scenario=LORDS, round=5, tiles=tiles, shields=shields, crystals={1: ["red"] * 2})
    assert titles(game, "adventurer") == [4, 2, 0]
    assert (titles(game), part(game, "loot", 1)) == ([5, 3, 0], 1)
    assert (game.scores(), game.winners()) == ([9, 6, 0], [0])
    tied = secret(PLAIN, shields={DUNGEON: [0], PLAIN: [1]}, hand={0: ["rage"]})
    assert (titles(tied, "adventurer"), titles(tied)) == ([4, 4], [2, 2])


@rule("mage_knight.scenario-dungeon-lords.village-reveals-secret-dungeon")
def test_setup_goes_on_when_the_entrances_are_laid() -> None:
    game = fresh(2, LORDS)
    while game.asks == LAY:
        game.play_at(0)
    assert game.asks == "mage_knight.choose-tactic"
