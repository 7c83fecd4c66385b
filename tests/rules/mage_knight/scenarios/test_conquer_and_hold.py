"""Conquer and Hold: keeps and mage towers are taken from each other, and nothing else counts."""

import pytest

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import TILES, UNIT_OF, UNITS
from roundtable.games.mage_knight.content.hexes import HEXES, NUMBER_OF_SLOT, SLOT
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.map.exploration import SLOTS_BESIDE
from tests.proof import rule
from tests.rules.mage_knight.arrange import begin_turn, settle, table
from tests.rules.mage_knight.arrange_combat import ATTACK, combat_of, foe, to
from tests.rules.mage_knight.arrange_course import begun, fresh, tiles
from tests.rules.mage_knight.arrange_scenario import all_tiles, idle_game, reach
from tests.rules.mage_knight.arrange_score import last_round
from tests.rules.mage_knight.arrange_sites import KEEP, TOWER, assault, beside, on, pass_round, shields_at
from tests.rules.mage_knight.look import foes_of, hand_of, mana_of, offered, options, play

HOLD = "conquer_and_hold"
LEVELS = {"scenario": HOLD, "forced": False}
KEEP_SPACE, TOWER_SPACE = KEEP[1], TOWER[1]


def deal(game: MageKnightTable) -> None:
    """Deal with the locals, with 20 Influence."""
    play(game, "interact")
    game.turn.influence = 20
    settle(game)


# ---- the table ----


@rule(
    "mage_knight.scenario-conquer-and-hold.players-2-or-4",
    "mage_knight.scenario-conquer-and-hold.team-rules-with-4",
    "mage_knight.scenario-conquer-and-hold.variant-3-players-four-rounds",
)
def test_two_or_three_play_alone_and_four_in_two_teams() -> None:
    assert fresh(2, HOLD).team_of == fresh(3, HOLD).team_of == ()
    assert sorted(fresh(4, HOLD).team_of) == [0, 0, 1, 1]
    for seats in (1, 5):
        with pytest.raises(rt.BadSettings):
            begun(seats, HOLD)
    with pytest.raises(rt.BadSettings):
        begun(4, HOLD, teams="none")


@rule(
    "mage_knight.scenario-conquer-and-hold.rounds-by-players",
    "mage_knight.scenario-conquer-and-hold.variant-3-players-four-rounds",
    "mage_knight.scenario-conquer-and-hold.end-round-limit-or-concession",
)
@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 4), (4, 4)])
def test_how_many_rounds_it_lasts(seats: int, rounds: int) -> None:
    game = fresh(seats, HOLD)
    assert idle_game(game) == [False, True] * (rounds // 2)


@rule(
    "mage_knight.scenario-conquer-and-hold.map-predefined",
    "mage_knight.scenario-conquer-and-hold.map-remaining-positions",
)
def test_the_map_has_fixed_places() -> None:
    game = fresh(2, HOLD)
    laid = {SLOT.words[slot]: tiles((tile,))[0] for slot, tile in enumerate(game.tiles) if tile != NONE}
    assert laid.pop("0,0") == "start-b"
    assert sorted(laid) == ["0,1", "1,-1", "1,0"]
    assert all(tile.startswith("countryside") for tile in laid.values())
    with pytest.raises(rt.BadSettings):
        begun(2, HOLD, map_shape="wedge")


@rule("mage_knight.scenario-conquer-and-hold.map-remaining-positions")
def test_every_place_takes_its_own_kind_of_tile_in_any_order() -> None:
    game = table(**LEVELS)  # type: ignore[arg-type]
    assert reach(game) == {"1,1", "2,-1", "2,0"}  # the last is the place of a core tile, and needs no other before it
    assert set(game.view(0)["table"]["tiles"]["fits"]) == {"1,1", "2,-1", "2,0"}  # type: ignore[index]
    for slot in ("2,0", "3,-1", "1,1", "3,0", "2,-1", "2,1"):
        place = NUMBER_OF_SLOT[tuple(int(one) for one in slot.split(","))]  # type: ignore[index]
        stand_beside(game, place)
        play(game, f"explore {slot}")
        assert TILES[game.tiles[place]].core == (slot not in ("1,1", "2,-1"))
    assert (game.stack, reach(game)) == ((), set())


def stand_beside(game: MageKnightTable, slot: int) -> None:
    """Put the hero onto a revealed space from where a tile can be revealed in a slot."""
    game.turn.move = 2
    for at in range(len(HEXES)):
        if game.tiles[at // 7] != NONE and slot in SLOTS_BESIDE[at]:
            game.players[0].space = at
            settle(game)
            return


@rule(
    "mage_knight.scenario-conquer-and-hold.countryside-tiles-5",
    "mage_knight.scenario-conquer-and-hold.city-tile-white",
    "mage_knight.scenario-conquer-and-hold.non-city-core-tiles-3",
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tiles_with_keeps_and_towers(seats: int) -> None:
    for seed in range(3):
        game = fresh(seats, HOLD, seed)
        assert all_tiles(game, "countryside") == [f"countryside-{at:02}" for at in (3, 4, 9, 10, 11)]
        assert all_tiles(game, "core-city") == ["core-07"]
        assert all_tiles(game, "core-non-city") == ["core-02", "core-03", "core-04"]


@rule("mage_knight.scenario-conquer-and-hold.variant-tiles-revealed-from-start")
def test_all_tiles_may_lie_open_from_the_start() -> None:
    game = fresh(2, HOLD, tiles_revealed_from_start=True)
    laid = [SLOT.words[slot] for slot, tile in enumerate(game.tiles) if tile != NONE]
    assert sorted(laid) == sorted(["0,0", "0,1", "1,0", "1,-1", "1,1", "2,-1", "2,0", "2,1", "3,0", "3,-1"])
    assert (game.stack, len(game.cities)) == ((), 1)


@rule("mage_knight.scenario-conquer-and-hold.city-closed")
def test_the_city_cannot_be_entered() -> None:
    game = table(tiles={(0, 1): "core-07"}, at={0: (2, -4)}, enemies={(1, -2): []}, move=9, **LEVELS)  # type: ignore[arg-type]
    assert "1,-3" not in offered(game, "go")
    assert "2,-3" in offered(game, "go")


# ---- Units ----


@rule("mage_knight.scenario-conquer-and-hold.level-4-units-removed")
def test_units_of_level_4_are_out_of_the_game() -> None:
    game = fresh(2, HOLD)
    assert max(UNITS[UNIT_OF[card]].level for card in game.elite_deck.cards) == 3
    assert {UNITS[UNIT_OF[card]].level for card in game.removed_units} == {4}


@rule(
    "mage_knight.scenario-conquer-and-hold.units-regular-first-half",
    "mage_knight.scenario-conquer-and-hold.units-both-second-half",
)
@pytest.mark.parametrize(("seats", "first"), [(2, 4), (3, 3)])
def test_elite_units_come_in_the_second_half(seats: int, first: int) -> None:
    for round in range(1, first + 1):
        game = table(seats, round=round, night=round % 2 == 0, **LEVELS)  # type: ignore[arg-type]
        game.core_seen = True
        pass_round(game)
        elite = [UNITS[UNIT_OF[card]].elite for card in game.unit_offer]
        assert any(elite) == (game.round >= first)
        assert not all(elite)


@rule(
    "mage_knight.scenario-conquer-and-hold.recruit-monastery-units-in-mage-towers",
    "mage_knight.scenario-conquer-and-hold.recruit-village-units-in-keeps",
)
def test_keeps_and_towers_have_more_units_to_recruit() -> None:
    offer = ["peasants", "utem-guardsmen", "herbalists", "northern-monks"]
    for place, more in ((KEEP, "peasants"), (TOWER, "northern-monks")):
        for scenario in (HOLD, "full_conquest"):
            game = on(place, shields=[0], unit_offer=offer, scenario=scenario, forced=False)
            deal(game)
            assert (more in offered(game, "recruit")) == (scenario == HOLD)


# ---- assaults ----


@rule("mage_knight.scenario-conquer-and-hold.no-reputation-loss-for-assaults")
@pytest.mark.parametrize("place", [KEEP, TOWER])
def test_an_assault_costs_no_reputation(place: tuple[str, tuple[int, int], tuple[int, int]]) -> None:
    assert assault(place, "guardsmen", scenario=HOLD).players[0].reputation == 0
    assert assault(place, "guardsmen").players[0].reputation == -1


def taken(game: MageKnightTable) -> MageKnightTable:
    """Defeat every enemy at once and come to the end of the combat."""
    to(game, ATTACK)
    while game.combat is not None:
        combat = combat_of(game)
        for one in combat.foes:
            one.armor = one.armor_elusive = 1
            one.resistances = 0
        settle(game)
        targets = [f"target {at}" for at, one in enumerate(combat.foes) if not one.defeated]
        if not targets:
            play(game, "next")
            break
        play(game, *targets, "play rage", "choose 0")
        while "strike" not in options(game):
            play(game, next(one for one in options(game) if one.startswith("sideways") and one.endswith("attack")))
        play(game, "strike")
    return game


HANDS = ["rage", "march", "march", "swiftness", "stamina"]


@rule("mage_knight.scenario-conquer-and-hold.mage-tower-conquest-no-spell")
def test_a_conquered_tower_gives_no_spell_but_sells_them() -> None:
    game = assault(TOWER, "monks", scenario=HOLD, hand=HANDS, forced=False)
    taken(game)
    assert (shields_at(game, TOWER_SPACE), len(game.turn.rewards)) == ([0], 0)
    usual = taken(assault(TOWER, "monks", hand=HANDS, forced=False))
    assert len(usual.turn.rewards) == 1
    shop = on(TOWER, shields=[0], mana={0: ["red", "blue", "green", "white"]}, scenario=HOLD, forced=False)
    deal(shop)
    assert offered(shop, "buy-spell")


@rule(
    "mage_knight.scenario-conquer-and-hold.mage-tower-owned-like-keep",
    "mage_knight.scenario-conquer-and-hold.mage-tower-foreign-violet-enemy",
    "mage_knight.scenario-conquer-and-hold.first-day-and-night-one-token",
)
def test_a_tower_of_another_player_is_assaulted() -> None:
    game = assault(TOWER, shields=[1], scenario=HOLD, next_enemies=["monks"], forced=False)
    assert (foes_of(game), foe(game).site_fortified) == (["monks"], 1)
    theirs = on(TOWER, shields=[1], scenario=HOLD, forced=False)
    assert "interact" not in options(theirs)
    own = beside(TOWER, shields=[0], scenario=HOLD, forced=False)
    play(own, "go 0,-2")
    assert own.combat is None
    usual = beside(TOWER, shields=[1], forced=False)
    play(usual, "go 0,-2")
    assert usual.combat is None


@rule(
    "mage_knight.scenario-conquer-and-hold.mage-tower-owned-like-keep",
    "mage_knight.scenario-conquer-and-hold.mage-tower-foreign-half-fame-up",
)
def test_a_tower_changes_its_owner_for_half_the_fame() -> None:
    game = assault(TOWER, shields=[1], scenario=HOLD, hand=HANDS, next_enemies=["illusionists"], forced=False)
    taken(game)
    assert (shields_at(game, TOWER_SPACE), game.players[0].fame) == ([0], 2)  # of 4


@rule(
    "mage_knight.scenario-conquer-and-hold.second-day-and-night-two-tokens",
    "mage_knight.scenario-conquer-and-hold.third-day-and-night-three-tokens",
    "mage_knight.scenario-conquer-and-hold.first-day-and-night-one-token",
)
@pytest.mark.parametrize(("round", "count"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_more_and_more_enemies_guard_what_belongs_to_others(round: int, count: int) -> None:
    night = round % 2 == 0
    for place in (KEEP, TOWER):
        game = assault(place, shields=[1], scenario=HOLD, round=round, night=night, forced=False)
        assert len(foes_of(game)) == count
        assert all(one.site_fortified for one in combat_of(game).foes)


@rule(
    "mage_knight.scenario-conquer-and-hold.second-day-and-night-fame",
    "mage_knight.scenario-conquer-and-hold.second-day-and-night-fame-example",
)
def test_the_fame_of_several_guards_is_added_up_and_halved() -> None:
    given = {"shields": [1], "scenario": HOLD, "round": 3, "hand": HANDS, "forced": False}
    game = assault(KEEP, next_enemies=["crossbowmen", "guardsmen"], **given)
    found = sorted(UNIT_FAME[one] for one in foes_of(game))
    taken(game)
    assert game.players[0].fame == (sum(found) + 1) // 2
    game = assault(KEEP, next_enemies=["crossbowmen", "guardsmen"], **given)
    assert found == [3, 3]


UNIT_FAME = {"crossbowmen": 3, "guardsmen": 3, "golems": 4, "swordsmen": 4}


# ---- mana of towers ----


@rule("mage_knight.scenario-conquer-and-hold.mage-tower-mana-at-turn-start")
@pytest.mark.parametrize(("night", "colour"), [(False, "gold"), (True, "black")])
def test_own_towers_nearby_give_mana_at_the_start_of_a_turn(night: bool, colour: str) -> None:
    for place, shields, count in ((TOWER[2], [0], 2), (TOWER[2], [1], 0), ((0, 0), [0], 0)):
        game = table(
            tiles={(0, 1): "countryside-09", (1, 0): "countryside-11"},
            at={1: (2, -2), 0: place},
            shields={TOWER_SPACE: shields, (3, -2): [0]},
            night=night,
            turn=1,
            hand={0: ["rage"], 1: ["rage"]},
            **LEVELS,  # type: ignore[arg-type]
        )
        while game.turn.seat != 0 or game.asks != "mage_knight.take-turn":
            play(game, next(one for one in ("end-turn", "done", *options(game)) if one in options(game)))
        assert mana_of(game) == ({colour: count} if count else {})


@rule("mage_knight.scenario-conquer-and-hold.keep-and-tower-bonuses-both")
def test_near_a_keep_and_a_tower_both_bonuses_hold() -> None:
    game = table(
        tiles={(0, 1): "countryside-09"},
        at={0: (1, -2)},  # between the keep in the east and the tower in the south-west
        shields={(2, -3): [0], TOWER_SPACE: [0]},
        hand={0: ["rage"], 1: ["rage"]},
        **LEVELS,  # type: ignore[arg-type]
    )
    play(game, "end-turn", "card rage")
    while game.turn.seat != 0 or game.asks != "mage_knight.take-turn":
        play(game, next(one for one in ("end-turn", "done", *options(game)) if one in options(game)))
    assert len(hand_of(game)) == 6  # Hand limit 5 and a keep
    assert mana_of(game) == {"gold": 1}


# ---- teams ----

TEAMS = {"team_members": "first_and_second"}


@rule("mage_knight.scenario-conquer-and-hold.ally-mage-tower-same-rules")
def test_a_tower_of_the_ally_is_open_and_gives_mana_for_own_towers() -> None:
    around = {
        "tiles": {(0, 1): "countryside-09", (1, 0): "countryside-11"},
        "shields": {TOWER_SPACE: [1], (3, -2): [0]},
        "settings": TEAMS,
        **LEVELS,
    }
    game = table(4, at={0: TOWER[2]}, move=9, **around)  # type: ignore[arg-type]
    play(game, "go 0,-2")
    assert game.combat is None
    assert "interact" in options(game)
    begin_turn(game, 0)
    game.agenda.clear()
    game.rules.scenario.turn_begins(game, 0)
    assert mana_of(game) == {"gold": 1}  # only the own one counts
    enemy = table(4, at={2: TOWER[2]}, turn=2, move=9, **around)  # type: ignore[arg-type]
    play(enemy, "go 0,-2")
    assert enemy.combat is not None


# ---- the score ----

BOTH = {(0, 1): "countryside-09", (1, 0): "countryside-03"}
FIELD_KEEP, FAR_KEEP = (2, -3), (4, -3)


@rule(
    "mage_knight.scenario-conquer-and-hold.score-keep-3",
    "mage_knight.scenario-conquer-and-hold.score-mage-tower-2",
    "mage_knight.scenario-conquer-and-hold.winner-most-points",
)
def test_keeps_score_3_and_towers_2_and_fame_nothing() -> None:
    shields = {FIELD_KEEP: [0], TOWER_SPACE: [1]}
    game = last_round(2, scenario=HOLD, round=6, tiles=BOTH, shields=shields, fame={1: 50})
    assert (game.over, game.scores(), game.winners()) == (True, [3, 2], [0])


@rule("mage_knight.scenario-conquer-and-hold.tie-nobody-wins")
def test_in_a_tie_nobody_wins() -> None:
    shields = {FIELD_KEEP: [0], FAR_KEEP: [1]}
    game = last_round(2, scenario=HOLD, round=6, tiles=BOTH, shields=shields)
    assert (game.over, game.scores(), game.winners()) == (True, [3, 3], [])


@rule(
    "mage_knight.scenario-conquer-and-hold.winner-most-points", "mage_knight.scenario-conquer-and-hold.tie-nobody-wins"
)
def test_a_team_adds_its_points_up() -> None:
    shields = {FIELD_KEEP: [0], TOWER_SPACE: [1], FAR_KEEP: [3]}
    game = last_round(4, scenario=HOLD, round=4, tiles=BOTH, shields=shields, settings=TEAMS)
    assert (game.scores(), game.winners()) == ([5, 5, 3, 3], [0, 1])
    tied = last_round(4, scenario=HOLD, round=4, tiles=BOTH, shields={FIELD_KEEP: [0], FAR_KEEP: [3]}, settings=TEAMS)
    assert (tied.scores(), tied.winners()) == ([3] * 4, [])


@rule("mage_knight.scenario-conquer-and-hold.total-25-points")
def test_all_sites_together_are_worth_25() -> None:
    game = fresh(2, HOLD, tiles_revealed_from_start=True)
    shown = game.view(None)["table"]["hexes"]  # type: ignore[index]
    found = [one["site"] for one in shown]
    assert 3 * found.count("keep") + 2 * found.count("mage-tower") == 25
