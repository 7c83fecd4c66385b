"""Mines Liberation: mines held by two enemies each, freed for Reputation, crystals and Fame."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.names import NONE, S_BROWN
from roundtable.games.mage_knight.map import tokens
from roundtable.kernel.zone import EVERYBODY
from tests.proof import rule
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_combat import ATTACK, combat_of, to
from tests.rules.mage_knight.arrange_course import CHOOSE_TACTIC, fresh
from tests.rules.mage_knight.arrange_map import lay
from tests.rules.mage_knight.arrange_scenario import all_tiles, turns_left
from tests.rules.mage_knight.arrange_score import last_round, part, titles
from tests.rules.mage_knight.arrange_sites import NORTH_EAST, SOUTH_WEST, actions, pass_round, seen, shields_at, turn_of
from tests.rules.mage_knight.look import crystals_of, end_turn, enemies_at, foes_of, offered, play

MINES = "mines_liberation"
FIELD = ({(0, 1): "countryside-02", (1, 0): "countryside-01"}, SOUTH_WEST)  # tiles, and where the mine is
INLAND = ({(0, 1): "core-08", (1, 0): "countryside-01"}, NORTH_EAST)
MINE = FIELD[1]
DRACONUM: dict[tuple[int, int], list[str]] = {(1, -2): [], (0, -3): []}  # of core-08

Where = tuple[dict[tuple[int, int], str], tuple[int, int]]


def on_mine(*enemies: str, where: Where = FIELD, **more: object) -> MageKnightTable:
    """Let seat 0 stand on a mine held by these enemies, with a Fireball; no tile is left to be revealed."""
    tiles, place = where
    given: dict[str, object] = {"hand": {0: ["fireball", "march"], 1: ["rage"]}, "mana": {0: ["red"]}, **more}
    held = {place: enemies, **(DRACONUM if where is INLAND else {})}
    game = table(scenario=MINES, tiles=tiles, at={0: place}, enemies=held, forced=False, **given)  # type: ignore[arg-type]  # handed on
    game.box_tiles = (*game.box_tiles, *game.stack)
    game.stack = ()
    settle(game)
    return game


def liberate(game: MageKnightTable) -> MageKnightTable:
    """Enter the mine and defeat the first enemy in it."""
    play(game, "enter", "target 0", "play fireball", "pay red-token red", "strike")
    to(game, ATTACK)
    play(game, "next")
    return game


@rule("mage_knight.scenario-mines-liberation.non-city-core-without-mine-removed")
def test_the_core_tile_without_a_mine_is_always_left_out() -> None:
    for seed in range(8):
        assert "core-01" not in all_tiles(fresh(2, MINES, seed), "core-non-city")


# ---- held mines ----


@rule(
    "mage_knight.scenario-mines-liberation.mine-countryside-green-face-up",
    "mage_knight.scenario-mines-liberation.mine-brown-face-down",
)
def test_a_mine_of_the_countryside_is_held_by_a_green_and_a_hidden_brown_enemy() -> None:
    game = table(scenario=MINES, tiles=FIELD[0], forced=False)
    green, brown = seen(game, MINE, 0)["enemies"]
    assert (green["back"], green["face_up"]) == ("green", True)
    assert brown == {"back": "brown"}


@rule("mage_knight.scenario-mines-liberation.mine-core-red-face-up")
def test_a_mine_of_a_core_tile_is_held_by_a_red_enemy() -> None:
    game = table(scenario=MINES, tiles=INLAND[0], forced=False)
    brown, red = seen(game, INLAND[1], 0)["enemies"]
    assert (red["back"], red["face_up"]) == ("red", True)
    assert brown == {"back": "brown"}


@rule("mage_knight.scenario-mines-liberation.mine-tokens-not-rampaging")
def test_they_neither_bar_the_way_nor_attack_who_passes() -> None:
    game = table(scenario=MINES, tiles=FIELD[0], at={0: (0, -1)}, move=9, forced=False)
    assert offered(game, "challenge") == []
    play(game, "go 1,-2")  # past the mine
    play(game, "go 0,-2")
    assert (game.combat, offered(game, "challenge")) == (None, [])


@rule(
    "mage_knight.scenario-mines-liberation.mine-enter-as-action",
    "mage_knight.scenario-mines-liberation.mine-night-rules",
    "mage_knight.scenario-mines-liberation.mine-units-allowed",
)
def test_who_enters_a_mine_fights_both_by_night_and_with_units() -> None:
    game = on_mine("prowlers", "minotaur down", units={0: ["utem-guardsmen"]})
    assert actions(game) == ["enter"]
    play(game, "enter")
    assert foes_of(game) == ["prowlers", "minotaur"]
    combat = combat_of(game)
    assert (combat.night, combat.bars_units, game.turn.acted) == (True, False, True)
    assert not any(foe.site_fortified for foe in combat.foes)


@rule("mage_knight.scenario-mines-liberation.mine-undefeated-stay")
def test_who_is_not_defeated_stays_and_can_be_fought_again() -> None:
    game = liberate(on_mine("prowlers", "minotaur down"))
    assert (enemies_at(game, MINE), shields_at(game, MINE)) == (["minotaur"], [])
    assert game.players[0].reputation == 0
    assert actions(on_mine("minotaur")) == ["enter"]


@rule(
    "mage_knight.scenario-mines-liberation.liberator-defeats-last-enemy",
    "mage_knight.scenario-mines-liberation.liberator-reputation-1",
)
def test_who_defeats_the_last_enemy_marks_the_mine_and_gains_reputation() -> None:
    game = liberate(on_mine("prowlers"))
    assert (shields_at(game, MINE), game.players[0].reputation) == ([0], 1)
    marked = on_mine(shields={MINE: [0]})
    assert actions(marked) == []


@rule("mage_knight.scenario-mines-liberation.liberator-reputation-2-core")
def test_a_mine_of_a_core_tile_gives_2_reputation() -> None:
    assert liberate(on_mine("prowlers", where=INLAND)).players[0].reputation == 2


# ---- crystals ----


@rule("mage_knight.scenario-mines-liberation.mine-no-crystals-before")
def test_a_held_mine_gives_no_crystal() -> None:
    game = on_mine("prowlers")
    end_turn(game)
    assert crystals_of(game) == {}


@rule("mage_knight.scenario-mines-liberation.mine-produces-at-once-after")
def test_a_liberated_mine_gives_a_crystal_at_the_end_of_the_same_turn() -> None:
    game = liberate(on_mine("prowlers"))
    end_turn(game)
    assert sum(game.players[0].crystals) == 1


@rule(
    "mage_knight.scenario-mines-liberation.mine-crystal-each-day-and-night-start",
    "mage_knight.scenario-mines-liberation.mine-crystal-nothing-when-full",
)
def test_each_day_and_night_begins_with_a_crystal_of_every_own_mine() -> None:
    game = table(
        scenario=MINES, tiles=FIELD[0], shields={MINE: [1]}, enemies={MINE: []}, crystals={1: ["red"]}, forced=False
    )
    mined = seen(game, MINE)["colours"][0]
    before = crystals_of(game, 1).get(mined, 0)
    for count in (1, 2, 3):
        pass_round(game)
        assert crystals_of(game, 0) == {}
        assert crystals_of(game, 1)[mined] == min(3, before + count)
        while game.asks == CHOOSE_TACTIC:
            game.play_at(0)


@rule("mage_knight.scenario-mines-liberation.mine-crystal-nothing-when-full")
def test_a_fourth_crystal_of_a_colour_is_lost() -> None:
    around = {"tiles": FIELD[0], "shields": {MINE: [1]}, "enemies": {MINE: []}}
    mined = seen(table(scenario=MINES, **around), MINE)["colours"][0]  # type: ignore[arg-type]  # handed on
    game = table(scenario=MINES, crystals={1: [mined] * 3}, forced=False, **around)  # type: ignore[arg-type]  # handed on
    pass_round(game)
    assert (crystals_of(game, 1), sum(game.players[1].mana)) == ({mined: 3}, 0)


@rule("mage_knight.scenario-mines-liberation.mine-crystal-each-day-and-night-start")
def test_of_a_deep_mine_the_liberator_chooses_the_crystal() -> None:
    place = (1, -2)  # of countryside-13 in slot (0, 1)
    around = {"tiles": {(0, 1): "countryside-13"}, "shields": {place: [1]}, "enemies": {place: []}}
    game = table(scenario=MINES, settings={"lost_legion": True}, forced=False, **around)  # type: ignore[arg-type]  # handed on
    pass_round(game)
    assert (game.asks, game.seat) == ("mage_knight.miners-gift", 1)
    assert offered(game, "colour") == seen(game, place)["colours"]
    game.play_at(0)
    assert sum(game.players[1].crystals) == 1


# ---- too few brown tokens ----


def without_brown() -> MageKnightTable:
    """Let a mine be revealed while all brown tokens are in use: a face-down one in another mine, the rest face up."""
    game = table(scenario=MINES, tiles={(1, 0): "countryside-03"}, forced=False)
    portal = 7 * game.tiles[24]
    while tokens.draw_token(game, S_BROWN, portal, EVERYBODY) != NONE:
        pass
    lay(game, "countryside-02", (0, 1))
    return game


OTHER_MINE = (3, -1)  # of countryside-03 in slot (1, 0)


@rule("mage_knight.scenario-mines-liberation.brown-tokens-short-use-substitute")
def test_a_stand_in_marks_a_mine_without_a_brown_token() -> None:
    game = without_brown()
    assert [one["back"] for one in seen(game, MINE)["enemies"]] == ["green"]
    assert seen(game, MINE)["stand_in"] == "brown"
    assert "stand_in" not in seen(game, OTHER_MINE)


@rule("mage_knight.scenario-mines-liberation.brown-tokens-short-take-unrevealed")
def test_a_hidden_brown_enemy_comes_from_elsewhere_when_the_stand_in_is_met() -> None:
    game = without_brown()
    hidden = enemies_at(game, OTHER_MINE)[1]
    play(turn_of(game, 0, MINE), "enter")
    assert foes_of(game)[1:] == [hidden]
    assert len(enemies_at(game, OTHER_MINE)) == 1
    assert seen(game, OTHER_MINE)["stand_in"] == "brown"


# ---- the end and the score ----


@rule(
    "mage_knight.scenario-mines-liberation.end-all-tiles-and-mines",
    "mage_knight.scenario-mines-liberation.mission-success",
)
@pytest.mark.parametrize("left", [0, 1])
def test_all_have_one_last_turn_when_the_last_mine_is_free_and_no_tile_is_left(left: int) -> None:
    game = on_mine("prowlers")
    game.stack, game.box_tiles = game.box_tiles[:left], game.box_tiles[left:]
    liberate(game)
    end_turn(game)
    assert (game.scenario_over, game.rules.scenario.accomplished(game)) == (left == 0, left == 0)
    if left == 0:
        assert (turns_left(game), game.over, game.round) == ([1, 0], True, 1)


@rule("mage_knight.scenario-mines-liberation.end-all-tiles-and-mines")
def test_a_mine_still_held_keeps_the_scenario_going() -> None:
    game = on_mine("prowlers", where=({(0, 1): "countryside-02", (1, 0): "countryside-03"}, MINE))
    liberate(game)
    end_turn(game)
    assert not game.scenario_over


@rule("mage_knight.scenario-mines-liberation.end-immediately-at-round-end")
def test_a_round_announced_before_ends_the_game_without_more_turns() -> None:
    game = on_mine("prowlers")
    game.announced, game.last_turns = 1, (0,)
    liberate(game)
    end_turn(game)
    assert (game.scenario_over, game.over, game.round) == (True, True, 1)


@rule(
    "mage_knight.scenario-mines-liberation.score-countryside-mine-4",
    "mage_knight.scenario-mines-liberation.score-core-mine-7",
    "mage_knight.scenario-mines-liberation.score-title-5",
    "mage_knight.scenario-mines-liberation.score-title-tie-2",
    "mage_knight.scenario-mines-liberation.score-achievements",
    "mage_knight.scenario-mines-liberation.winner-most-fame",
)
def test_mines_and_the_title_for_them_are_scored() -> None:
    slots = {(0, 1): "core-08", (1, 0): "countryside-03"}
    inland, field = INLAND[1], OTHER_MINE
    game = last_round(
        3, scenario=MINES, round=4, tiles=slots, shields={inland: [0], field: [1]}, crystals={1: ["red"] * 2}
    )
    assert titles(game, "mines") == [7, 4, 0]
    assert titles(game, "mine-title") == [5, 0, 0]
    assert (part(game, "loot", 1), titles(game)) == (1, [0, 3, 0])
    assert (game.scores(), game.winners(), game.over) == ([12, 8, 0], [0], True)
    tied = last_round(3, scenario=MINES, round=4, tiles=slots, shields={inland: [0, 1]})
    assert (titles(tied, "mine-title"), tied.winners()) == ([2, 2, 0], [0, 1])
