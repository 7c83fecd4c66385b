"""The interactive Skills of the four base heroes: the competitive ones against others, the cooperative ones alone."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import SKILL
from roundtable.games.mage_knight.content.names import COLOUR
from roundtable.games.mage_knight.map import movement
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_cards import hand_over
from tests.rules.mage_knight.arrange_combat import ATTACK, combat_of, do, to, wounds_of
from tests.rules.mage_knight.arrange_end import load
from tests.rules.mage_knight.arrange_map import space
from tests.rules.mage_knight.look import crystals_of, discard_of, end_turn, mana_of, offered, options, play

FOREST = (1, -1)
PLAINS = (1, 0)
ORCS = (1, -4)
TILE = {(0, 1): "countryside-01"}


def centre_of(game: MageKnightTable) -> list[str]:
    """Give the Skills in the centre."""
    return [SKILL.words[skill] for skill in game.centre]


def source_of(game: MageKnightTable) -> list[str]:
    """Give the faces of the dice in the Source."""
    return [COLOUR.words[face] for face in game.source]


def cost(game: MageKnightTable, place: tuple[int, int], seat: int = 0) -> int:
    """Give the Move cost of a space."""
    return movement.move_cost(game, seat, space(place))


# ---- competitive ----


@pytest.mark.parametrize(("count", "own", "others"), [(1, 2, [0, 1]), (2, 1, [0, 1])])
def test_healing_ritual_gives_one_wound_to_the_closest_hero(count: int, own: int, others: list[int]) -> None:
    game = table(
        3,
        skills={0: ["arythea-healing-ritual"]},
        hand={0: ["wound"] * 3 + ["march"], 1: ["march"], 2: ["march"]},
        tiles=TILE,
        at={0: (1, -2), 1: (3, -2), 2: (1, -1)},
        forced=False,
    )
    do(game, "use arythea-healing-ritual", f"number {count}")
    assert (wounds_of(game), [wounds_of(game, 1), wounds_of(game, 2)]) == (own, others)
    assert offered(game, "use") == []


def test_healing_ritual_lets_the_user_pick_among_the_closest() -> None:
    game = table(
        3,
        skills={0: ["arythea-healing-ritual"]},
        hand={0: ["wound", "march"], 1: ["march"], 2: ["march"]},
        at={0: (0, 0), 1: (1, 0), 2: (1, -1)},
        forced=False,
    )
    game.play("use arythea-healing-ritual")
    play(game, "number 1")
    assert offered(game, "choose") == ["1", "2"]
    game.play("choose 2")
    assert [wounds_of(game, seat) for seat in range(3)] == [0, 0, 1]


def test_healing_ritual_needs_a_wound_and_peace() -> None:
    game = table(skills={0: ["arythea-healing-ritual"]}, hand={0: ["march"]}, forced=False)
    assert offered(game, "use") == []
    game = table(
        skills={0: ["arythea-healing-ritual"]},
        hand={0: ["march", "wound"]},
        tiles=TILE,
        at={0: (0, -3)},
        enemies={ORCS: ["prowlers"]},
        forced=False,
    )
    assert offered(game, "use") == ["arythea-healing-ritual"]
    game.play("challenge 1,-4")
    assert offered(game, "use") == []


def test_prayer_of_weather_eases_the_own_way_and_hampers_others() -> None:
    game = table(
        skills={0: ["norowas-prayer-of-weather"]}, hand={0: ["march"], 1: ["march"]}, at={1: (1, 0)}, forced=False
    )
    game.play("use norowas-prayer-of-weather")
    assert (cost(game, FOREST), cost(game, PLAINS)) == (1, 1)
    end_turn(game)
    assert (cost(game, FOREST, 1), cost(game, (0, 0), 1)) == (4, 3)
    end_turn(game)
    assert (game.turn.seat, cost(game, FOREST), cost(game, PLAINS)) == (0, 3, 2)


def test_prayer_of_weather_makes_nothing_cost_more_than_5() -> None:
    game = table(skills={0: ["norowas-prayer-of-weather"]}, hand={0: ["march"], 1: ["march"]}, night=True, forced=False)
    game.play("use norowas-prayer-of-weather")
    assert cost(game, FOREST) == 3
    end_turn(game)
    assert cost(game, FOREST, 1) == 5


def test_mana_exploit_counts_black_and_each_colour_once() -> None:
    game = table(
        skills={0: ["tovak-mana-exploit"]},
        hand={0: ["march"], 1: ["restoration", "march", "stamina", "stamina"]},
        night=True,
        forced=False,
    )
    play(game, "use tovak-mana-exploit")
    assert offered(game, "colour") == ["red", "blue", "green", "white", "black"]
    play(game, "colour green")
    assert mana_of(game) == {"green": 1}
    end_turn(game)
    game.players[1].mana = (0, 2, 2, 0, 0, 1)
    settle(game)
    do(game, "power restoration")
    assert wounds_of(game, 1) == 1  # for black; green is marked
    do(game, "power stamina", "power stamina")
    assert wounds_of(game, 1) == 2


def test_source_freeze_leaves_extra_dice_and_dice_taken_by_effects() -> None:
    skills = {0: ["goldyx-source-freeze"]}
    hand = {0: ["rage"], 1: ["mana-draw", "march", "stamina"]}
    game = table(skills=skills, hand=hand, source=["green", "blue", "red"], forced=False)
    game.play("use goldyx-source-freeze")
    end_turn(game)
    assert offered(game, "power") == []
    do(game, "play mana-draw")
    assert offered(game, "power") == ["march", "stamina"]
    do(game, "power march")
    assert offered(game, "power") == []


# ---- cooperative, alone ----


def alone(skill: str, **more: object) -> MageKnightTable:
    """Let a hero play Solo Conquest, with a Skill."""
    given: dict[str, object] = {"hand": {0: ["march", "rage", "stamina"]}, **more}
    return table(1, scenario="solo_conquest", skills={0: [skill]}, forced=False, **given)  # type: ignore[arg-type]  # handed on


def next_turn(game: MageKnightTable) -> None:
    """Let the hero's next turn begin."""
    end_turn(game)
    while game.asks != "mage_knight.take-turn":
        game.play(options(game)[-1])


def test_ritual_of_pain_throws_wounds_away_and_makes_one_worth_3_next_turn() -> None:
    skill = "arythea-ritual-of-pain"
    game = alone(skill, hand={0: ["wound"] * 3 + ["march"]})
    do(game, f"use {skill}", "card wound", "card wound")
    assert (wounds_of(game), centre_of(game), offered(game, "return")) == (1, [skill], [])
    next_turn(game)
    assert (centre_of(game), offered(game, "use")) == ([skill], [])
    do(game, f"return {skill}", "turn-sideways wound move")
    assert (game.turn.move, wounds_of(game), centre_of(game)) == (3, 0, [])
    end_turn(game)
    assert discard_of(game)[-1] == "wound"


def test_ritual_of_pain_may_throw_away_fewer() -> None:
    game = alone("arythea-ritual-of-pain", hand={0: ["wound", "wound", "march"]})
    do(game, "use arythea-ritual-of-pain", "card wound", "done")
    assert wounds_of(game) == 1


def test_calming_the_weather_eases_the_way_now_and_a_little_next_turn() -> None:
    skill = "norowas-calming-the-weather"
    game = alone(skill)
    game.play(f"use {skill}")
    assert (cost(game, FOREST), cost(game, PLAINS)) == (1, 1)
    next_turn(game)
    assert (cost(game, FOREST), cost(game, PLAINS)) == (3, 2)
    game.play(f"return {skill}")
    assert (cost(game, FOREST), cost(game, PLAINS), centre_of(game)) == (2, 1, [])


def test_an_unused_skill_comes_back_after_the_next_turn() -> None:
    skill = "norowas-calming-the-weather"
    game = alone(skill)
    game.play(f"use {skill}")
    next_turn(game)
    next_turn(game)
    assert (centre_of(game), offered(game, "return"), offered(game, "use")) == ([], [], [])


def opening(**more: object) -> MageKnightTable:
    """Let Source Opening be returned in the turn after it was used; the Source is as said."""
    game = alone("goldyx-source-opening", hand={0: ["march", "rage", "stamina", "march", "stamina"]}, **more)
    do(game, "use goldyx-source-opening")
    if "decline" in options(game):
        game.play("decline")
    next_turn(game)
    return game


def with_dice(game: MageKnightTable, *faces: str) -> MageKnightTable:
    """Let the Source show these faces."""
    game.source = tuple(sorted([COLOUR.at(face) for face in faces]))
    settle(game)
    return game


def powered(game: MageKnightTable, card: str, die: str, colour: str) -> None:
    """Power a card of the hand with a die."""
    play(game, f"power {card}", f"pay {die}-die {colour}")


def test_source_opening_may_roll_a_die_of_the_source() -> None:
    game = alone("goldyx-source-opening", source=["black", "red", "gold"])
    play(game, "use goldyx-source-opening", "accept")
    assert offered(game, "die") == ["red", "gold", "black"]
    load(game, "blue")
    game.play("die black")
    assert (source_of(game), centre_of(game)) == (["red", "blue", "gold"], ["goldyx-source-opening"])


def held(game: MageKnightTable, *cards: str) -> MageKnightTable:
    """Let the hand hold these cards."""
    hand_over(game, cards)
    return game


def test_source_opening_gives_one_more_die_and_a_crystal_of_its_colour() -> None:
    game = held(opening(), "march", "stamina")
    with_dice(game, "green", "blue", "red")
    game.play("return goldyx-source-opening")
    powered(game, "march", "green", "green")
    assert (crystals_of(game), game.turn.usual_die) == ({"green": 1}, False)
    powered(game, "stamina", "blue", "blue")
    assert (crystals_of(game), game.turn.usual_die) == ({"green": 1}, True)
    assert game.turn.move == 8


def test_the_die_of_source_opening_must_show_a_basic_colour() -> None:
    game = held(opening(), "march", "march")
    with_dice(game, "gold", "gold", "gold")
    game.play("return goldyx-source-opening")
    powered(game, "march", "gold", "green")
    assert (crystals_of(game), offered(game, "power")) == ({}, [])


@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_the_die_of_source_opening_is_rolled_only_if_wanted(answer: str) -> None:
    game = held(opening(), "march", "rage")
    with_dice(game, "green", "red", "red")
    game.play("return goldyx-source-opening")
    powered(game, "march", "green", "green")
    game.play("end-turn")
    assert options(game) == ["accept", "decline"]
    load(game, "black")
    game.play(answer)
    assert source_of(game) == (["red", "red", "black"] if answer == "accept" else ["red", "red", "green"])


def test_source_opening_gives_no_fourth_crystal() -> None:
    game = held(opening(), "march")
    game.players[0].crystals = (0, 0, 3, 0)
    with_dice(game, "green")
    game.play("return goldyx-source-opening")
    powered(game, "march", "green", "green")
    assert (crystals_of(game), mana_of(game)) == ({"green": 3}, {})


def overloaded(colour: str, *cards: str, mana: tuple[int, ...], **more: object) -> MageKnightTable:
    """Let Mana Overload lie in the centre, marked with a colour, in the turn after it was used."""
    game = alone("tovak-mana-overload", **more)
    do(game, "use tovak-mana-overload", f"colour {colour}")
    assert mana_of(game) == {colour: 1}
    next_turn(game)
    held(game, *cards)
    game.players[0].mana = mana
    settle(game)
    return game


def test_mana_overload_raises_the_first_card_powered_with_its_colour_by_4() -> None:
    game = overloaded("green", "march", "stamina", mana=(0, 1, 1, 0, 0, 0))
    do(game, "power stamina")
    assert (game.turn.move, centre_of(game)) == (4, ["tovak-mana-overload"])
    do(game, "power march")
    assert (game.turn.move, centre_of(game)) == (4 + 4 + 4, [])


def test_mana_overload_waits_for_a_card_that_gives_points() -> None:
    game = overloaded("green", "tranquility", "march", mana=(0, 0, 2, 0, 0, 0))
    do(game, "power tranquility", "choose 0")
    assert centre_of(game) == ["tovak-mana-overload"]
    do(game, "power march")
    assert game.turn.move == 8


@pytest.mark.parametrize(("how", "marked", "value"), [("play", "red", 5), ("power", "red", 8), ("power", "black", 8)])
def test_mana_overload_raises_spells(how: str, marked: str, value: int) -> None:
    game = overloaded(
        marked,
        "fireball",
        "rage",
        mana=(1, 0, 0, 0, 0, 1),
        night=True,
        tiles=TILE,
        at={0: (0, -3)},
        enemies={ORCS: ["prowlers"]},
    )
    do(game, "challenge 1,-4")
    do(to(game, ATTACK), "target 0", f"{how} fireball")
    assert [lot.value for lot in combat_of(game).pool] == [value + 4]
    assert centre_of(game) == []


def test_mana_overload_works_for_its_owner_at_once() -> None:
    game = alone("tovak-mana-overload", hand={0: ["march", "rage"]})
    do(game, "use tovak-mana-overload", "colour green", "power march")
    assert (game.turn.move, centre_of(game)) == (4 + 4, [])
    assert offered(game, "use") == []


def test_mana_overload_is_open_to_other_players() -> None:
    game = table(skills={0: ["tovak-mana-overload"]}, hand={0: ["rage"], 1: ["march"]}, forced=False)
    do(game, "use tovak-mana-overload", "colour green")
    end_turn(game)
    game.players[1].mana = (0, 0, 1, 0, 0, 0)
    settle(game)
    do(game, "power march")
    assert (game.turn.seat, game.turn.move, centre_of(game)) == (1, 8, [])
