"""What the base set's Spells that move the hero, borrow Units or stack the deck do, in both halves."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import CARD, KIND_OF
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_combat import (
    ATTACK,
    BLOCK,
    DAMAGE,
    KEEP,
    ORCS,
    RANGED,
    combat_of,
    do,
    fight,
    left,
    phase_of,
    to,
    word,
)
from tests.rules.mage_knight.arrange_players import arrange_offers
from tests.rules.mage_knight.look import deck_of, discard_of, end_turn, hand_of, offered, options, place_of, units_of

MANA = ["red", "blue", "green", "white"]
NIGHT_MANA = [*MANA, "black"]
VILLAGE_TILE = {(0, 1): "countryside-01"}
KEEP_TILE = {(0, 1): "countryside-03"}


# ---- moving ----


def test_underground_travel_leads_three_spaces_to_a_safe_one() -> None:
    game = table(tiles=KEEP_TILE, at={0: (0, -1)}, hand={0: ["underground-travel"]}, mana={0: MANA}, forced=False)
    do(game, "play underground-travel")
    assert word(KEEP) not in offered(game, "go")
    do(game, "go 1,-4")
    assert (place_of(game, 0), game.turn.move) == ((1, -4), 0)


def underground(at: tuple[int, int]) -> MageKnightTable:
    """Cast Underground Attack from a space."""
    game = table(
        tiles=KEEP_TILE,
        at={0: at},
        enemies={KEEP: ["guardsmen", "swordsmen"]},
        hand={0: ["underground-travel"]},
        mana={0: NIGHT_MANA},
        night=True,
        forced=False,
    )
    return do(game, "power underground-travel") if "power underground-travel" in options(game) else game


def test_underground_attack_assaults_without_site_fortification() -> None:
    assert offered(underground((0, 0)), "go") == []  # four spaces away
    game = do(underground((0, -2)), f"go {word(KEEP)}")
    assert phase_of(game) == RANGED
    assert game.players[0].reputation == -1
    assert offered(game, "target") == ["0", "1"]  # Guardsmen are fortified once
    do(to(game, ATTACK), "next")
    assert place_of(game, 0) == (0, -2)


@pytest.mark.parametrize("points", [1, 3, 5])
def test_wings_of_wind_fly_a_space_for_each_point(points: int) -> None:
    game = table(tiles=VILLAGE_TILE, hand={0: ["wings-of-wind"]}, mana={0: MANA}, move=6, forced=False)
    do(game, "play wings-of-wind")
    assert offered(game, "number") == ["1", "2", "3", "4", "5"]
    do(game, f"number {points}")
    ends = [tuple(map(int, one.split(","))) for one in offered(game, "go")]
    assert ends
    if points == 1:
        assert all(max(abs(q), abs(r), abs(q + r)) == 1 for q, r in ends)
    game.play(f"go {ends[0][0]},{ends[0][1]}")
    assert (place_of(game, 0), game.turn.move) == (ends[0], 6 - points)


def test_space_bending_leaps_and_provokes_nobody() -> None:
    game = table(
        tiles=VILLAGE_TILE,
        at={0: (0, -3)},
        enemies={ORCS: ["prowlers"]},
        hand={0: ["space-bending"]},
        mana={0: MANA},
        move=9,
        forced=False,
    )
    do(game, "play space-bending", "go 1,-3")
    assert (game.combat, place_of(game, 0)) == (None, (1, -3))
    do(game, "go 2,-2")  # two spaces away
    assert (place_of(game, 0), game.turn.move) == ((2, -2), 9 - 3 - 2)


def test_time_bending_gives_another_turn_with_the_cards_played() -> None:
    hand = {0: ["space-bending", "march", "rage"], 1: ["stamina"]}
    game = table(hand=hand, mana={0: ["blue", "black"]}, night=True, deck={0: ["stamina"] * 2}, forced=False)
    do(game, "play march", "power space-bending")
    end_turn(game)
    assert game.turn.seat == 0
    assert hand_of(game) == ["march", "rage"]
    assert [CARD.words[KIND_OF[deed]] for deed in game.players[0].aside] == ["space-bending"]
    assert discard_of(game) == []


# ---- Call to Arms, Meditation ----


def table_offer(game: MageKnightTable, *units: str) -> None:
    """Let exactly these Units lie in the offer."""
    arrange_offers(game, None, None, units)
    settle(game)


def test_call_to_arms_borrows_an_ability_from_the_offer() -> None:
    game = table(hand={0: ["call-to-arms"]}, mana={0: MANA}, unit_offer=["peasants", "utem-guardsmen"], forced=False)
    do(game, "play call-to-arms")  # Move 2 of the Peasants is all that counts here
    assert (game.turn.move, len(game.unit_offer), units_of(game)) == (2, 2, [])


def test_call_to_arms_asks_for_the_mana_of_the_ability() -> None:
    game = to(fight("prowlers", hand=["call-to-arms"], mana=["white", "red"]), ATTACK)
    table_offer(game, "red-cape-monks")
    do(game, "target 0", "play call-to-arms", "choose 1")
    assert [lot.value for lot in combat_of(game).pool] == [4]
    assert not any(game.players[0].mana)


def test_call_to_glory_recruits_any_unit_for_nothing() -> None:
    game = table(
        hand={0: ["call-to-arms"]},
        mana={0: NIGHT_MANA},
        night=True,
        units={0: ["peasants"]},
        unit_offer=["altem-mages", "foresters"],
        forced=False,
    )
    do(game, "power call-to-arms", "recruit altem-mages", "disband 0")
    assert units_of(game) == ["altem-mages"]


def test_call_to_glory_works_in_combat_and_the_unit_acts_at_once() -> None:
    game = fight("prowlers", hand=["call-to-arms"], mana=NIGHT_MANA, night=True)
    table_offer(game, "catapults")
    do(game, "power call-to-arms", "recruit catapults", "target 0", "activate 0 0", "strike")
    assert left(game) == []


@pytest.mark.parametrize("pile", ["top", "bottom"])
def test_trance_puts_two_chosen_cards_into_the_deck_and_draws_two_more(pile: str) -> None:
    game = table(
        hand={0: ["meditation"]},
        mana={0: ["green", "black"]},
        night=True,
        deck={0: ["stamina", "rage"] * 4},
        discard={0: ["march", "wound", "swiftness", "threaten"]},
        forced=False,
    )
    do(game, "power meditation", "card swiftness", "card threaten", f"put {pile}", "card threaten")
    found = deck_of(game)
    assert (found[-2:] if pile == "top" else found[:2]) == ["swiftness", "threaten"]
    assert sorted(discard_of(game)) == ["march", "wound"]
    end_turn(game)
    assert len(hand_of(game)) == 5 + 2
    assert ("threaten" in hand_of(game)) is (pile == "top")


def test_meditation_picks_at_random_and_raises_the_next_draw() -> None:
    deck = ["march", "march", "stamina", "stamina", "rage", "rage", "swiftness", "swiftness"]
    game = table(
        hand={0: ["meditation"]}, mana={0: MANA}, deck={0: deck}, discard={0: ["wound", "wound"]}, forced=False
    )
    do(game, "play meditation", "put bottom")
    assert (deck_of(game)[:2], discard_of(game)) == (["wound", "wound"], [])
    end_turn(game)
    assert len(hand_of(game)) == 5 + 2
    assert "wound" not in hand_of(game)


def test_meditation_without_a_discard_pile_still_raises_the_draw() -> None:
    deck = ["march", "march", "stamina", "stamina", "rage", "rage", "swiftness", "swiftness"]
    game = table(hand={0: ["meditation"]}, mana={0: MANA}, deck={0: deck}, forced=False)
    do(game, "play meditation")
    end_turn(game)
    assert len(hand_of(game)) == 7


def test_restoration_heals_nothing_in_combat() -> None:
    game = fight("prowlers", hand=["restoration", "wound"], mana=MANA)
    for phase in (RANGED, BLOCK, DAMAGE):
        assert "play restoration" not in options(to(game, phase))


def test_a_borrowed_unit_keeps_the_wound_it_gives_itself() -> None:
    game = to(fight("prowlers", hand=["call-to-arms"], mana=MANA), ATTACK)
    table_offer(game, "utem-swordsmen")
    do(game, "target 0", "play call-to-arms", "choose 1")
    assert [lot.value for lot in combat_of(game).pool] == [6]
    assert game.offer_wounds == game.unit_offer
    assert units_of(game) == []


def test_a_borrowed_unit_is_raised_by_what_raises_units() -> None:
    hand = ["call-to-arms", "into-the-heat"]
    game = fight("prowlers", hand=hand, mana=MANA, fame=80)
    do(game, "play into-the-heat")
    table_offer(to(game, ATTACK), "utem-guardsmen")
    do(game, "target 0", "play call-to-arms")
    assert [lot.value for lot in combat_of(game).pool] == [2 + 2]


def test_space_bending_reveals_tiles_two_spaces_away() -> None:
    game = table(hand={0: ["space-bending"]}, mana={0: MANA}, at={0: (1, -3)}, move=2, forced=False)
    assert offered(game, "explore") == []  # the hero stands in the middle of a tile
    do(game, "play space-bending")
    slot = offered(game, "explore")[0]
    before = len(game.stack)
    do(game, f"explore {slot}")
    assert (len(game.stack), game.turn.move) == (before - 1, 0)


def test_rebirth_readies_units_of_five_levels_together_in_a_forest() -> None:
    units = {0: ["fire-golems spent", "ice-golems spent"]}
    game = table(
        hand={0: ["restoration"]},
        mana={0: NIGHT_MANA},
        units=units,
        at={0: (1, -1)},
        fame={0: 60},
        night=True,
        forced=False,
    )
    do(game, "power restoration", "unit 0")
    assert units_of(game) == ["fire-golems", "ice-golems spent"]
    assert offered(game, "unit") == []  # level 3 of the 2 left
