"""Druid Nights: glades activated by day, monsters called out by night for double Fame and crystals."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.names import PHASE, REWARD
from tests.proof import rule
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_combat import ATTACK, combat_of, fallen, to, wounds_of
from tests.rules.mage_knight.arrange_course import fresh
from tests.rules.mage_knight.arrange_scenario import all_tiles, idle_game, turns_left
from tests.rules.mage_knight.arrange_score import last_round, part, titles
from tests.rules.mage_knight.arrange_sites import pass_round, shields_at, turn_of
from tests.rules.mage_knight.look import end_turn, foes_of, offered, options, play

DRUIDS = "druid_nights"
TILES = {(0, 1): "countryside-01", (1, 0): "countryside-02"}
GLADE = (1, -3)  # the centre of slot (0, 1)
OTHER_GLADE = (4, -3)  # north-east in slot (1, 0)
BESIDE = (1, -2)
VILLAGE = (2, -3)
ORCS: dict[tuple[int, int], list[str]] = {(1, -4): [], (3, -3): []}
THREE: dict[tuple[int, int], list[int]] = {GLADE: [0], OTHER_GLADE: [1, 0]}


def near(place: tuple[int, int] = GLADE, seats: int = 2, **more: object) -> MageKnightTable:
    """Let seat 0 stand on or beside a glade."""
    hands = {0: ["march", "rage"], 1: ["rage"], 2: ["rage"]}
    given: dict[str, object] = {"hand": hands, "at": {0: place}, "enemies": ORCS, **more}
    return table(seats, scenario=DRUIDS, tiles=TILES, forced=False, **given)  # type: ignore[arg-type]  # handed on


def by_night(round: int = 2, place: tuple[int, int] = BESIDE, **more: object) -> MageKnightTable:
    """Let seat 0, with two glades marked, begin a turn of a Night."""
    given: dict[str, object] = {"shields": THREE, "hand": {0: ["fireball", "march"], 1: ["rage"]}, **more}
    return near(place, night=True, round=round, mana={0: ["red"]}, **given)  # type: ignore[arg-type]  # handed on


# ---- glades ----


@rule("mage_knight.scenario-druid-nights.glade-activated-by-ending-movement")
def test_a_glade_may_be_activated_where_the_movement_ends() -> None:
    game = near(BESIDE, move=9)
    assert "activate-glade" not in options(game)
    play(game, "go 1,-3")
    assert offered(game, "go")
    play(game, "activate-glade")
    assert shields_at(game, GLADE) == [0]
    assert (offered(game, "go"), offered(game, "explore"), game.turn.acted) == ([], [], False)
    assert PHASE.words[game.turn.phase] == "moved"
    assert "play march" not in options(game)


@rule("mage_knight.scenario-druid-nights.glade-activated-by-ending-movement")
def test_it_may_be_activated_without_moving_but_not_in_a_rest() -> None:
    game = near()
    assert "activate-glade" in options(game)
    play(game, "rest")
    assert "activate-glade" not in options(game)
    far = near(move=9, night=True, round=2)
    play(far, "activate-glade")
    assert "incant" in options(far)  # the action is still open


@rule("mage_knight.scenario-druid-nights.glade-activated-by-ending-movement")
@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_it_may_be_activated_where_provoked_enemies_end_the_movement(answer: str) -> None:
    orcs = {**ORCS, (1, -4): ["prowlers"]}
    game = near((0, -3), move=9, enemies=orcs)
    play(game, "go 1,-3")  # along the orcs
    assert game.asks == "mage_knight.activate-first"
    play(game, answer)
    assert (shields_at(game, GLADE), foes_of(game)) == ([0] if answer == "accept" else [], ["prowlers"])
    assert PHASE.words[game.turn.phase] == "ranged-and-siege"
    marked = near((0, -3), move=9, enemies=orcs, shields={GLADE: [0]})
    play(marked, "go 1,-3")
    assert marked.asks != "mage_knight.activate-first"


@rule("mage_knight.scenario-druid-nights.glade-activated-by-ending-movement")
def test_it_may_be_activated_before_a_hero_standing_there_is_attacked() -> None:
    game = near(BESIDE, move=9, settings={"fights_between_players": "yes"}, at={0: BESIDE, 1: GLADE})
    play(game, "go 1,-3")
    assert offered(game, "attack") == ["1"]
    play(game, "activate-glade")
    assert shields_at(game, GLADE) == [0]
    assert (offered(game, "go"), offered(game, "attack")) == ([], ["1"])


@rule("mage_knight.scenario-druid-nights.glade-one-shield-per-player")
def test_a_glade_holds_one_shield_of_each_player() -> None:
    game = near(shields={GLADE: [1]}, seats=3)
    play(game, "activate-glade")
    assert shields_at(game, GLADE) == [1, 0]
    assert "activate-glade" not in options(near(shields={GLADE: [0]}))
    third = near(shields={GLADE: [1, 2]}, seats=3)
    play(third, "activate-glade")
    assert shields_at(third, GLADE) == [1, 2, 0]


@rule(
    "mage_knight.scenario-druid-nights.variant-limited-shields-per-glade",
    "mage_knight.scenario-druid-nights.variant-limited-shields-replace",
)
def test_with_few_shields_another_players_one_is_replaced() -> None:
    limited = {"limited_glade_shields": True}
    two = near(shields={GLADE: [1]}, settings=limited)
    play(two, "activate-glade", "replace-shield 1")
    assert shields_at(two, GLADE) == [0]
    three = near(shields={GLADE: [1]}, seats=3, settings=limited)
    play(three, "activate-glade")
    assert shields_at(three, GLADE) == [1, 0]
    full = near(shields={GLADE: [1, 2]}, seats=3, settings=limited)
    play(full, "activate-glade")
    assert offered(full, "replace-shield") == ["1", "2"]
    play(full, "replace-shield 1")
    assert shields_at(full, GLADE) == [2, 0]


# ---- the incantation ----


@rule("mage_knight.scenario-druid-nights.incantation-once-in-first-night")
def test_once_a_night_and_never_by_day() -> None:
    assert "incant" not in options(near(shields=THREE))
    game = by_night()
    play(game, "incant")
    while game.combat is not None:
        game.play_at(len(game.options()) - 1)
    end_turn(game)
    assert game.incanted == (0,)
    assert "incant" not in options(turn_of(game, 0, BESIDE))
    assert "incant" in options(turn_of(game, 1, GLADE))


@rule("mage_knight.scenario-druid-nights.incantation-not-at-inhabited-site")
def test_not_where_people_live() -> None:
    assert "incant" in options(by_night())
    assert "incant" not in options(by_night(place=VILLAGE))


@rule(
    "mage_knight.scenario-druid-nights.incantation-is-action",
    "mage_knight.scenario-druid-nights.incantation-one-brown-per-glade",
)
def test_it_is_the_action_and_calls_out_a_brown_enemy_for_each_marked_glade() -> None:
    game = by_night(next_enemies=["minotaur", "gargoyle"])
    play(game, "incant")
    assert (foes_of(game), game.turn.acted) == (["minotaur", "gargoyle"], True)
    assert not any(foe.site_fortified for foe in combat_of(game).foes)
    assert "incant" not in options(by_night(shields={GLADE: [1]}))


def fought(next_enemies: list[str]) -> MageKnightTable:
    """Let seat 0 call out two enemies, defeat the first with a Fireball, and come to the end of the combat."""
    game = by_night(next_enemies=next_enemies)
    play(game, "incant", "target 0", "play fireball", "pay red-token red", "strike")
    to(game, ATTACK)
    play(game, "next")
    return game


@rule(
    "mage_knight.scenario-druid-nights.incantation-double-fame",
    "mage_knight.scenario-druid-nights.incantation-undefeated-vanish",
    "mage_knight.scenario-druid-nights.incantation-random-crystal-each",
)
def test_defeated_ones_give_double_fame_and_all_give_a_crystal() -> None:
    game = fought(["gargoyle", "minotaur"])
    assert game.players[0].fame == 2 * 4
    assert game.players[0].reputation == 0
    assert sorted(fallen(game, "brown")[-2:]) == ["gargoyle", "minotaur"]
    assert wounds_of(game) > 0  # of the minotaur, which is gone
    assert [REWARD.words[one] for one in game.turn.rewards] == ["crystal-roll"] * 2


@rule("mage_knight.scenario-druid-nights.shields-removed-after-first-night")
def test_the_glades_are_cleared_after_the_night() -> None:
    game = by_night()
    game.incanted = (0,)
    settle(game)
    pass_round(game)
    assert (shields_at(game, GLADE), shields_at(game, OTHER_GLADE), len(game.incanted)) == ([], [], 0)
    day = near(shields=THREE)
    pass_round(day)
    assert shields_at(day, GLADE) == [0]


@rule(
    "mage_knight.scenario-druid-nights.second-night-red-enemies",
    "mage_knight.scenario-druid-nights.second-night-double-fame",
    "mage_knight.scenario-druid-nights.second-night-two-crystals-each",
)
def test_the_second_night_calls_out_red_enemies_for_two_crystals_each() -> None:
    game = by_night(4, next_enemies=["ice-dragon", "fire-dragon"])
    play(game, "incant")
    assert foes_of(game) == ["ice-dragon", "fire-dragon"]
    assert [REWARD.words[one] for one in game.turn.rewards] == ["crystal-roll"] * 4
    won = by_night(4, next_enemies=["ice-dragon"], shields={GLADE: [0]})
    play(won, "incant")
    foe = combat_of(won).foes[0]
    foe.armor = foe.armor_elusive = 1
    settle(won)
    play(won, "target 0", "play fireball", "pay red-token red", "strike")
    assert won.players[0].fame == 2 * 8


# ---- the end and the score ----


@rule("mage_knight.scenario-druid-nights.end-all-incanted-or-second-night")
def test_the_end_comes_early_when_all_have_done_the_last_incantation() -> None:
    game = by_night(4)
    game.incanted = (1,)
    settle(game)
    play(game, "incant")
    while game.combat is not None:
        game.play_at(len(game.options()) - 1)
    end_turn(game)
    assert (game.scenario_over, turns_left(game), game.over) == (True, [1, 0], True)
    first = by_night(2)
    first.incanted = (1,)
    settle(first)
    play(first, "incant")
    while first.combat is not None:
        first.play_at(len(first.options()) - 1)
    end_turn(first)
    assert not first.scenario_over
    late = by_night(4, deck={0: [], 1: []})
    assert turns_left(late)
    assert (late.over, late.scenario_over) == (True, False)


@rule("mage_knight.scenario-druid-nights.score-achievements", "mage_knight.scenario-druid-nights.winner-most-fame")
def test_achievements_and_titles_are_scored_and_most_fame_wins() -> None:
    game = last_round(3, scenario=DRUIDS, round=4, night=True, fame={1: 5}, crystals={0: ["red"] * 4})
    assert (part(game, "loot"), titles(game)) == (2, [3, 0, 0])
    assert (game.scores(), game.winners()) == ([5, 5, 0], [0, 1])


# ---- the epic version ----

EPIC = {"epic": True}


@rule("mage_knight.scenario-druid-nights.variant-epic-3-days-3-nights")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_epic_version_has_three_days_and_nights_and_all_tiles(seats: int) -> None:
    game = fresh(seats, DRUIDS, epic=True)
    assert len(all_tiles(game, "countryside")) == 11
    assert len(all_tiles(game, "core-non-city")) == 4
    assert all_tiles(game, "core-city") == ["core-05"]
    if seats == 2:
        assert idle_game(game) == [False, True] * 3


@rule("mage_knight.scenario-druid-nights.variant-epic-shields-removed-second-night")
def test_the_epic_version_clears_the_glades_after_the_second_night_too() -> None:
    game = by_night(4, settings=EPIC)
    pass_round(game)
    assert (game.round, shields_at(game, GLADE)) == (5, [])


@rule("mage_knight.scenario-druid-nights.variant-epic-third-night")
def test_the_third_night_calls_out_pairs_for_three_crystals_each() -> None:
    game = by_night(6, settings=EPIC, next_enemies=["minotaur", "gargoyle", "ice-dragon", "fire-dragon"])
    play(game, "incant")
    assert sorted(foes_of(game)) == ["fire-dragon", "gargoyle", "ice-dragon", "minotaur"]
    assert [REWARD.words[one] for one in game.turn.rewards] == ["crystal-roll"] * 6
