"""What the Skills of Arythea, Goldyx, Norowas and Tovak do besides giving points, the interactive ones left out."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import SKILL
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, armor, combat_of, do, fight, to
from tests.rules.mage_knight.look import (
    crystals_of,
    discard_of,
    end_turn,
    hand_of,
    mana_of,
    offered,
    options,
    place_of,
    play,
)

DECK = ["march", "stamina", "rage", "swiftness", "march", "stamina", "rage", "swiftness"]
TILE = {(0, 1): "countryside-01"}


def skilled(skill: str, **more: object) -> MageKnightTable:
    """Let seat 0 begin a turn with a Skill."""
    return table(skills={0: [skill]}, forced=False, **more)  # type: ignore[arg-type]  # handed on


def values(game: MageKnightTable) -> list[int]:
    """Give the Attack or Block played for what is being declared."""
    return [lot.value for lot in combat_of(game).pool]


def pays(game: MageKnightTable) -> list[str]:
    """Give how the mana asked for may be paid."""
    return offered(game, "pay")


# ---- cards sideways ----


def test_power_of_pain_plays_a_wound_for_2() -> None:
    game = skilled("arythea-power-of-pain", hand={0: ["wound", "wound", "march"]})
    do(game, "use arythea-power-of-pain", "turn-sideways wound move")
    assert (game.turn.move, hand_of(game)) == (2, ["march", "wound"])
    assert "use arythea-power-of-pain" not in options(game)
    do(game, "sideways march move")
    end_turn(game)
    assert discard_of(game) == ["wound", "march"]


@pytest.mark.parametrize(("phase", "begin", "points"), [(ATTACK, "target 0", "attack"), (BLOCK, "block 0 0", "block")])
def test_power_of_pain_serves_in_combat(phase: str, begin: str, points: str) -> None:
    game = fight("prowlers", hand=["wound", "march"], skills=["arythea-power-of-pain"])
    do(to(game, phase), begin, "use arythea-power-of-pain", f"turn-sideways wound {points}")
    assert values(game) == [2]


@pytest.mark.parametrize(
    ("card", "paid", "value"),
    [
        ("march", "pay green-token green", 4),
        ("march", "pay red-token red", 3),
        ("march", "pay gold-token green", 4),
        ("fireball", "pay red-token red", 4),
        ("ruby-ring", "pay red-token red", 3),
    ],
)
def test_universal_power_gives_4_if_the_mana_matches(card: str, paid: str, value: int) -> None:
    game = skilled("goldyx-universal-power", hand={0: [card, "wound"]}, mana={0: ["green", "red", "gold"]})
    play(game, "use goldyx-universal-power", paid)
    assert offered(game, "turn-sideways") == [f"{card} move"]
    do(game, f"turn-sideways {card} move")
    assert game.turn.move == value
    assert sum(mana_of(game).values()) == 2


def test_universal_power_with_black_gives_3_at_night_and_nothing_by_day() -> None:
    game = skilled("goldyx-universal-power", hand={0: ["march"]}, mana={0: ["black"]}, night=True)
    do(game, "use goldyx-universal-power", "turn-sideways march move")
    assert game.turn.move == 3
    game = skilled("goldyx-universal-power", hand={0: ["march"]}, mana={0: ["black"]})
    assert offered(game, "use") == []


@pytest.mark.parametrize(
    ("card", "value"), [("march", 2), ("cold-toughness", 2), ("fire-bolt", 3), ("fireball", 3), ("ruby-ring", 3)]
)
def test_i_dont_give_a_damn_gives_more_for_better_cards(card: str, value: int) -> None:
    game = skilled("tovak-i-dont-give-a-damn", hand={0: [card, "wound"]})
    do(game, "use tovak-i-dont-give-a-damn", f"turn-sideways {card} move")
    assert game.turn.move == value
    assert "use tovak-i-dont-give-a-damn" not in options(game)


def test_who_needs_magic_gives_3_and_shuts_the_source() -> None:
    hand = {0: ["march", "rage", "stamina"]}
    game = skilled("tovak-who-needs-magic", hand=hand, source=["red", "green", "blue"])
    do(game, "use tovak-who-needs-magic", "turn-sideways rage move", "number 3")
    assert game.turn.move == 3
    assert offered(game, "power") == []


def test_who_needs_magic_gives_2_and_leaves_the_source_open() -> None:
    hand = {0: ["march", "rage", "stamina"]}
    game = skilled("tovak-who-needs-magic", hand=hand, source=["red", "green", "blue"])
    do(game, "use tovak-who-needs-magic", "turn-sideways rage move", "number 2")
    assert game.turn.move == 2
    assert offered(game, "power") == ["march", "stamina"]


def test_who_needs_magic_gives_2_after_a_die_and_3_after_tokens() -> None:
    for paid, more, value in (("die", [], 2), ("token", ["number 3"], 3)):
        game = skilled("tovak-who-needs-magic", hand={0: ["march", "rage"]}, source=["green"], mana={0: ["green"]})
        play(game, "power march", f"pay green-{paid} green")
        do(game, "use tovak-who-needs-magic", "turn-sideways rage move", *more)
        assert game.turn.move == 4 + value


# ---- mana ----


def test_invocation_makes_red_of_a_wound_and_green_or_white_of_a_card() -> None:
    hand = {0: ["rage", "wound", "promise", "march", "stamina"]}
    game = skilled("arythea-invocation", hand=hand)
    assert offered(game, "use") == []
    assert offered(game, "power") == ["march"]
    play(game, "power march", "pay green-skill green")
    assert sorted(offered(game, "card")) == ["promise", "rage", "stamina"]
    play(game, "card stamina")
    assert (game.turn.move, discard_of(game), mana_of(game)) == (4, ["stamina"], {})
    assert offered(game, "power") == []  # once a turn


def test_invocation_pays_red_by_a_wound() -> None:
    game = fight("prowlers", hand=["rage", "wound"], skills=["arythea-invocation"])
    do(to(game, ATTACK), "target 0")
    wounds = hand_of(game).count("wound")
    play(game, "power rage", "pay red-skill red")
    assert (values(game), discard_of(game), hand_of(game).count("wound")) == ([4], ["wound"], wounds - 1)


@pytest.mark.parametrize(("night", "possible"), [(True, True), (False, False)])
def test_invocation_makes_black_at_night_only(night: bool, possible: bool) -> None:
    game = fight("prowlers", hand=["fireball", "wound"], mana=["red"], skills=["arythea-invocation"], night=night)
    do(game, "target 0")
    assert ("power fireball" in options(game)) is possible
    if possible:
        do(game, "power fireball")
        assert (values(game), discard_of(game)) == ([8], ["wound"])


def test_invocation_cannot_discard_the_card_it_powers() -> None:
    assert offered(skilled("arythea-invocation", hand={0: ["march"]}), "power") == []


def test_invocation_cannot_discard_the_only_card_universal_power_would_play() -> None:
    skills = {0: ["goldyx-universal-power", "arythea-invocation"]}
    assert offered(table(skills=skills, hand={0: ["march"]}, forced=False), "use") == []
    game = table(skills=skills, hand={0: ["march", "rage"]}, forced=False)
    play(game, "use goldyx-universal-power", "pay green-skill green", "card rage", "turn-sideways march move")
    assert game.turn.move == 4


@pytest.mark.parametrize(
    ("colour", "card"), [("red", "stamina"), ("blue", "rage"), ("white", "march"), ("green", "promise")]
)
def test_polarization_turns_a_mana_into_its_opposite_once(colour: str, card: str) -> None:
    opposite = {"red": "blue", "blue": "red", "white": "green", "green": "white"}[colour]
    for form in ("token", "crystal", "die"):
        kept = {"mana": {0: [colour]}} if form == "token" else {"crystals": {0: [colour]}}
        held = {"source": [colour]} if form == "die" else kept
        game = skilled("arythea-polarization", hand={0: ["crystal-joy", card]}, **held)
        play(game, "play crystal-joy")
        assert sorted(pays(game)) == sorted([f"{colour}-{form} {colour}", f"{colour}-{form} {opposite}"])
        play(game, f"pay {colour}-{form} {opposite}")
        assert crystals_of(game) == {opposite: 1}
        assert "arythea-polarization" in [SKILL.words[skill] for skill in game.players[0].used]


def test_polarization_works_once_a_turn() -> None:
    hand = {0: ["march", "promise", "stamina"]}
    game = skilled("arythea-polarization", hand=hand, mana={0: ["white", "red"]})
    assert offered(game, "power") == ["march", "stamina"]
    do(game, "power march")
    assert game.turn.move == 4
    assert offered(game, "power") == []


def test_polarization_uses_black_by_day_as_any_basic_colour_not_for_night_spells() -> None:
    for form in ("token", "die"):
        game = fight("prowlers", hand=["fireball"], mana=["red"], skills=["arythea-polarization"])
        if form == "die":
            game.source = (5,)
        else:
            game.players[0].mana = (0, 0, 0, 0, 0, 1)
        settle(game)
        do(game, "target 0")
        assert "power fireball" not in options(game)
        play(game, "play fireball")
        assert f"black-{form} red" in pays(game)


def test_polarization_uses_gold_at_night_as_black() -> None:
    for form in ("token", "die"):
        mana = ["red", "gold"] if form == "token" else ["red"]
        game = fight("prowlers", hand=["fireball", "march"], mana=mana, skills=["arythea-polarization"], night=True)
        if form == "die":
            game.source = (4,)
            settle(game)
        do(game, "target 0", "power fireball")
        assert values(game) == [8]


def test_polarization_uses_gold_at_night_for_nothing_but_strong_spells() -> None:
    """Universal Power asks for mana of any colour."""
    skills = {0: ["arythea-polarization", "goldyx-universal-power"]}
    assert offered(table(skills=skills, hand={0: ["march"]}, mana={0: ["gold"]}, night=True, forced=False), "use") == []
    game = table(skills=skills, hand={0: ["march"]}, mana={0: ["black"]}, night=True, forced=False)
    assert offered(game, "use") == ["goldyx-universal-power"]


@pytest.mark.parametrize(
    ("hero", "colour"), [("arythea", "red"), ("goldyx", "green"), ("norowas", "white"), ("tovak", "blue")]
)
@pytest.mark.parametrize(("fame", "token"), [({0: 3, 1: 4}, 1), ({0: 4, 1: 4}, 0), ({0: 5, 1: 4}, 0)])
def test_motivation_draws_two_and_helps_the_one_with_least_fame(
    hero: str, colour: str, fame: dict[int, int], token: int
) -> None:
    game = skilled(f"{hero}-motivation", hand={0: ["march"]}, deck={0: DECK}, fame=fame)
    do(game, f"use {hero}-motivation")
    assert (len(hand_of(game)), mana_of(game)) == (3, {colour: 1} if token else {})
    assert offered(game, "use") == []


def test_a_hero_alone_has_least_fame() -> None:
    game = skilled("goldyx-motivation", seats=1, scenario="solo_conquest", hand={0: ["march"]}, fame={0: 20})
    do(game, "use goldyx-motivation")
    assert mana_of(game) == {"green": 1}


def test_one_motivation_bars_another_until_the_end_of_the_next_turn() -> None:
    skills = {0: ["arythea-motivation", "tovak-motivation"]}
    hand = {seat: ["march", "rage", "stamina"] for seat in (0, 1)}
    game = table(skills=skills, hand=hand, deck={0: [*DECK, *DECK]}, forced=False)
    do(game, "use arythea-motivation")
    assert offered(game, "use") == []
    for _ in range(2):
        end_turn(game)
    assert (game.turn.seat, offered(game, "use")) == (0, [])
    for _ in range(2):
        assert offered(game, "use") == []
        end_turn(game)
    assert offered(game, "use") == ["tovak-motivation"]


# ---- the rest ----


@pytest.mark.parametrize(("enemy", "armor_left"), [("golems", 4), ("high-dragon", 7), ("altem-guardsmen", 4)])
def test_resistance_break_lowers_armor_by_the_resistances(enemy: str, armor_left: int) -> None:
    game = fight(enemy, skills=["tovak-resistance-break"], hand=["march"])
    do(game, "use tovak-resistance-break")
    assert armor(game) == armor_left
    assert offered(game, "use") == []


def test_resistance_break_cannot_name_an_arcane_immune_enemy() -> None:
    game = fight("dragon-summoner", skills=["tovak-resistance-break"], hand=["march"])
    assert offered(game, "use") == []


def test_i_feel_no_pain_trades_a_wound_for_a_card_outside_combat() -> None:
    game = skilled("tovak-i-feel-no-pain", hand={0: ["wound", "wound"]}, deck={0: ["march"] * 2})
    do(game, "use tovak-i-feel-no-pain", "card wound")
    assert (hand_of(game), discard_of(game)) == (["march", "wound"], ["wound"])
    assert offered(game, "use") == []
    combat = fight("prowlers", hand=["wound", "rage"], deck=["march"], skills=["tovak-i-feel-no-pain"])
    assert offered(combat, "use") == []


def test_flight_moves_one_space_for_nothing_or_two_for_2() -> None:
    game = skilled("goldyx-flight", tiles=TILE, at={0: (1, -2)}, hand={0: ["march"]})
    do(game, "use goldyx-flight", "go 1,-3")
    assert (place_of(game, 0), game.turn.move, offered(game, "use")) == ((1, -3), 0, [])
    game = skilled("goldyx-flight", tiles=TILE, at={0: (1, -2)}, hand={0: ["march"]}, move=3)
    do(game, "use goldyx-flight", "choose 1", "go 0,0")
    assert (place_of(game, 0), game.turn.move) == ((0, 0), 1)
