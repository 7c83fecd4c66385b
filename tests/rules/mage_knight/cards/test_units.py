"""Units: recruited and disbanded, their states, and their activation."""

import pytest

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import UNIT, UNIT_OF
from tests.proof import rule
from tests.rules.mage_knight.arrange_cards import in_city, in_village, in_wilds, shopping, then, visit
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, DAMAGE, fight, pool, to
from tests.rules.mage_knight.look import (
    crystals_of,
    deck_of,
    discard_of,
    end_turn,
    hand_of,
    mana_of,
    offered,
    options,
    play,
    units_of,
)

LEVEL_3 = 8  # Fame for a second Command token


def removed_units(game: MageKnightTable) -> list[str]:
    """Give the Units out of the game."""
    return [UNIT.words[UNIT_OF[card]] for card in game.removed_units]


def offer_of(game: MageKnightTable) -> list[str]:
    """Give the Units in the offer."""
    return [UNIT.words[UNIT_OF[card]] for card in game.unit_offer]


# ---- having Units ----


@rule("mage_knight.units.none-at-start")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_nobody_has_units_at_the_start(seats: int) -> None:
    scenario = "solo_conquest" if seats == 1 else "full_conquest"
    game = rt.new("mage_knight", seats, 3, {"scenario": scenario, "hero_choice": "random"}, True)
    assert isinstance(game, MageKnightTable)
    assert [player.units for player in game.players] == [()] * seats
    assert len(game.unit_offer) == seats + 2


@rule("mage_knight.units.stay-in-unit-area")
def test_a_recruited_unit_stays_in_the_unit_area_for_all_to_see() -> None:
    game = in_village(hand={0: ["march"], 1: ["march"]}, deck={0: ["rage"]}, unit_offer=["peasants"])
    shopping(game)
    before = (hand_of(game), deck_of(game), discard_of(game))
    game.play("recruit peasants")
    assert (hand_of(game), deck_of(game), discard_of(game)) == before
    play(game, "activate 0 1", "done")
    end_turn(game)
    assert units_of(game) == ["peasants spent"]
    for seat in (0, 1):
        assert [unit["unit"] for unit in shown(game, seat)] == ["peasants"]


def shown(game: MageKnightTable, seat: int) -> list[dict[str, object]]:
    """Give the Units of seat 0 as a seat sees them."""
    players = game.sees(seat)["players"]
    assert isinstance(players, list)
    units = players[0]["units"]
    assert isinstance(units, list)
    return units


@rule("mage_knight.units.state-ready", "mage_knight.units.state-spent", "mage_knight.units.state-wounded")
def test_a_unit_is_ready_or_spent_and_wounded_or_not() -> None:
    states = ["peasants", "foresters spent", "herbalists wounded", "utem-swordsmen spent wounded"]
    game = in_wilds(units={0: states}, fame={0: 48})
    assert [(unit["ready"], unit["wounds"]) for unit in shown(game, 1)] == [
        (True, 0),
        (False, 0),
        (True, 1),
        (False, 1),
    ]
    assert {one.split()[1] for one in options(game) if one.startswith("activate")} == {"0"}


@rule("mage_knight.units.back-irrelevant-in-play")
@pytest.mark.parametrize(("held", "new"), [("peasants", "altem-guardians"), ("altem-guardians", "peasants")])
def test_the_back_of_a_unit_in_play_makes_no_difference(held: str, new: str) -> None:
    """A Unit of either back takes one Command token and makes room for one of the other."""
    game = in_city("white", units={0: [held]}, unit_offer=[new])
    shopping(game)
    play(game, f"recruit {new}", "disband 0")
    assert units_of(game) == [new]
    readied = in_wilds(units={0: [f"{held} spent", f"{new} spent"]}, fame={0: 8}, skills={0: ["norowas-inspiration"]})
    play(readied, "use norowas-inspiration", "choose 0")
    assert options(readied) == ["unit 0", "unit 1"]


@rule("mage_knight.units.limit-is-command-tokens")
@pytest.mark.parametrize(("fame", "tokens"), [(0, 1), (8, 2), (24, 3)])
def test_nobody_has_more_units_than_command_tokens(fame: int, tokens: int) -> None:
    game = in_village(fame={0: fame}, unit_offer=["peasants"] * 3 + ["foresters"] * 2)
    shopping(game)
    for _ in range(3):
        if "recruit peasants" in options(game):
            game.play("recruit peasants")
        if game.asks == "mage_knight.choose-disbanded":
            game.play("disband 0")
    assert len(units_of(game)) == tokens


# ---- recruiting and disbanding ----


@rule("mage_knight.units.recruited-ready-and-unwounded")
def test_a_recruited_unit_is_ready_and_unwounded() -> None:
    game = shopping(in_village(unit_offer=["peasants"]))
    game.play("recruit peasants")
    assert units_of(game) == ["peasants"]


@rule("mage_knight.units.recruited-ready-and-unwounded")
def test_a_unit_wounded_while_borrowed_from_the_offer_is_recruited_unwounded() -> None:
    """Call to Arms uses Swordsmen of the offer, whose own Wound comes off when they are recruited."""
    game = to(fight("prowlers", hand=["call-to-arms"], mana=["white"], unit_offer=["utem-swordsmen"]), ATTACK)
    play(game, "target 0", "play call-to-arms", "pay white-token white", "choose 1", "choose 0", "strike", "next")
    assert len(game.offer_wounds) == 1
    end_turn(game)
    later = in_city("white", unit_offer=["utem-swordsmen"])
    later.offer_wounds = later.unit_offer
    shopping(later).play("recruit utem-swordsmen")
    assert (units_of(later), later.offer_wounds) == (["utem-swordsmen"], ())


@rule("mage_knight.units.recruit-at-limit-must-disband", "mage_knight.units.disbanded-leaves-game")
def test_without_a_free_command_token_a_unit_is_disbanded_first() -> None:
    game = in_village(fame={0: LEVEL_3}, units={0: ["peasants", "herbalists"]}, unit_offer=["foresters", "peasants"])
    shopping(game)
    game.play("recruit foresters")
    assert options(game) == ["disband 0", "disband 1"]
    game.play("disband 0")
    assert units_of(game) == ["herbalists", "foresters"]
    assert removed_units(game) == ["peasants"]
    assert offer_of(game) == ["peasants"]
    gone = game.removed_units[0]
    assert gone not in (*game.unit_offer, *game.regular_deck.cards, *game.elite_deck.cards)


@rule("mage_knight.units.disbanded-leaves-game")
def test_a_disbanded_unit_does_not_come_back_in_a_new_round() -> None:
    game = in_village(units={0: ["peasants"]}, unit_offer=["foresters"], deck={0: [], 1: []})
    shopping(game)
    play(game, "recruit foresters", "disband 0", "done")
    gone = game.removed_units[0]
    end_turn(game)
    while game.round == 1:
        game.play_at(0)
    assert gone not in (*game.unit_offer, *game.regular_deck.cards)
    assert game.removed_units == (gone,)


@rule("mage_knight.units.disband-only-for-a-new-unit")
def test_a_unit_is_disbanded_only_to_make_room() -> None:
    held = ["peasants"]
    moments = [
        in_wilds(units={0: held}, hand={0: ["march"]}),
        visit(in_village(units={0: held}, unit_offer=["foresters"])),
        fight("prowlers", units=held),
        to(fight("prowlers", units=held), BLOCK),
        to(fight("prowlers", units=held), DAMAGE),
        to(fight("prowlers", units=held), ATTACK),
    ]
    for game in moments:
        assert offered(game, "disband") == []
    free = shopping(in_village(units={0: held}, unit_offer=["foresters"], fame={0: LEVEL_3}))
    free.play("recruit foresters")
    assert units_of(free) == ["peasants", "foresters"]


@rule("mage_knight.units.disband-only-for-a-new-unit")
def test_a_rewarded_unit_may_take_the_place_of_another() -> None:
    """Call to Glory, the strong effect of Call to Arms, recruits without cost."""
    game = in_wilds(
        units={0: ["peasants"]},
        hand={0: ["call-to-arms"]},
        mana={0: ["white", "black"]},
        unit_offer=["altem-guardians"],
        night=True,
    )
    play(game, "power call-to-arms", "pay white-token white", "pay black-token black", "recruit altem-guardians")
    assert options(game) == ["disband 0"]
    game.play("disband 0")
    assert (units_of(game), removed_units(game)) == (["altem-guardians"], ["peasants"])


@rule("mage_knight.units.replacement-ignores-old-state")
@pytest.mark.parametrize("state", ["", " spent", " wounded", " spent wounded wounded"])
def test_a_new_unit_is_ready_and_unwounded_whatever_the_old_one_was(state: str) -> None:
    game = shopping(in_village(units={0: [f"peasants{state}"]}, unit_offer=["foresters"]))
    play(game, "recruit foresters", "disband 0")
    assert units_of(game) == ["foresters"]


# ---- activation ----


@rule("mage_knight.units.activate-only-ready-unwounded")
@pytest.mark.parametrize("state", ["", " spent", " wounded", " spent wounded"])
def test_only_a_ready_and_unwounded_unit_is_activated(state: str) -> None:
    peaceful = in_wilds(units={0: [f"peasants{state}"]})
    assert offered(peaceful, "activate") == (["0 2"] if state == "" else [])
    fighting = then(to(fight("prowlers", units=[f"peasants{state}"]), ATTACK), "target 0")
    assert offered(fighting, "activate") == (["0 0"] if state == "" else [])


@rule("mage_knight.units.activation-spends", "mage_knight.units.activation-one-ability")
@pytest.mark.parametrize(("ability", "crystals", "influence"), [(0, {}, 4), (2, {"white": 1}, 0)])
def test_an_activation_uses_one_ability_and_spends_the_unit(
    ability: int, crystals: dict[str, int], influence: int
) -> None:
    game = visit(in_village(units={0: ["illusionists"]}))
    assert offered(game, "activate") == ["0 0", "0 2"]
    game.play(f"activate 0 {ability}")
    assert (crystals_of(game), game.turn.influence) == (crystals, influence)
    assert units_of(game) == ["illusionists spent"]
    assert offered(game, "activate") == []


@rule("mage_knight.units.spent-until-round-end", "mage_knight.units.not-readied-at-turn-end")
def test_a_spent_unit_is_readied_neither_by_turns_nor_before_the_round_is_over() -> None:
    game = in_wilds(units={0: ["peasants"]}, hand={0: ["march"], 1: ["march"]})
    game.play("activate 0 2")
    end_turn(game)
    assert units_of(game) == ["peasants spent"]
    end_turn(game)
    assert (game.turn.seat, game.round, units_of(game)) == (0, 1, ["peasants spent"])
    assert offered(game, "activate") == []
    while game.round == 1:
        game.play_at(0)
    assert units_of(game) == ["peasants"]


@rule("mage_knight.units.activation-combines")
def test_units_cards_and_skills_add_up() -> None:
    """Crossbowmen 2, Swift Bolt 4, Day Sharpshooting 2 and another Unit 2: ranged attacks against Armor 5 + 5."""
    game = fight(
        "cursed-hags",
        "cursed-hags",
        units=["utem-crossbowmen", "utem-crossbowmen"],
        hand=["swift-bolt"],
        mana=["white"],
        skills=["norowas-day-sharpshooting"],
        fame=LEVEL_3,
    )
    play(game, "target 0", "target 1", "activate 0 1", "activate 1 1", "power swift-bolt", "pay white-token white")
    assert "strike" not in options(game)
    play(game, "use norowas-day-sharpshooting", "strike")
    assert game.players[0].fame == LEVEL_3 + 6


@rule("mage_knight.units.ability-with-mana-symbol-paid-first")
@pytest.mark.parametrize("colour", ["red", "blue", "green", "white"])
def test_an_ability_with_a_mana_symbol_takes_one_mana_of_its_colour(colour: str) -> None:
    game = to(fight("prowlers", units=["guardian-golems"], mana=[colour, colour]), BLOCK)
    game.play("block 0 0")
    paid = {"red": ["0 1"], "blue": ["0 2"]}.get(colour, [])
    assert offered(game, "activate") == ["0 0", *paid]
    if paid:
        play(game, f"activate {paid[0]}")
        assert (options(game), pool(game)) == ([f"pay {colour}-token {colour}"], [])
        game.play(f"pay {colour}-token {colour}")
        assert (pool(game), mana_of(game), units_of(game)) == ([4], {colour: 1}, ["guardian-golems spent"])


@rule("mage_knight.units.ready-effect-allows-second-activation")
def test_a_unit_readied_by_an_effect_acts_again() -> None:
    game = in_wilds(units={0: ["peasants"]}, skills={0: ["norowas-inspiration"]})
    play(game, "activate 0 2", "use norowas-inspiration", "choose 0", "unit 0")
    assert units_of(game) == ["peasants"]
    game.play("activate 0 2")
    assert (game.turn.move, units_of(game)) == (4, ["peasants spent"])


# ---- effects on abilities ----


@rule("mage_knight.units.boost-needs-existing-ability", "mage_knight.units.boost-block-needs-block-value")
def test_a_unit_without_a_block_does_not_get_one() -> None:
    """Into the Heat raises Attack and Block of all Units by 2."""
    units = ["catapults", "herbalists", "utem-crossbowmen"]
    game = fight("prowlers", units=units, hand=["into-the-heat"], fame=24)
    game.play("play into-the-heat")
    play(to(game, BLOCK), "block 0 0")
    assert offered(game, "activate") == ["1 2", "2 0"]  # Herbalists only for a mana token
    play(game, "activate 2 0", "choose 1")
    assert pool(game) == [5]


@rule("mage_knight.units.boost-needs-existing-ability")
def test_a_bonus_for_ranged_attacks_does_nothing_for_other_attacks() -> None:
    """Leadership in the Ranged and Siege phase: 1 more for a ranged attack of a Unit, nothing for a siege attack."""
    for unit, ability, value in (("utem-crossbowmen", 1, 2 + 1), ("catapults", 0, 3)):
        game = fight("cursed-hags", units=[unit], skills=["norowas-leadership"])
        play(game, "target 0", "use norowas-leadership")
        assert options(game) == ["choose 2"]
        play(game, "choose 2", f"activate 0 {ability}")
        assert pool(game) == [value]


@rule("mage_knight.units.boost-block-needs-block-value")
def test_a_bonus_to_block_raises_only_a_block() -> None:
    for unit, activations in (("catapults", []), ("utem-guardsmen", ["0 1"])):
        game = then(to(fight("prowlers", units=[unit], skills=["norowas-leadership"]), BLOCK), "block 0 0")
        play(game, "use norowas-leadership", "choose 0")
        assert offered(game, "activate") == activations
        if activations:
            game.play("activate 0 1")
            assert pool(game) == [4 + 3]
