"""Every effect of the base set that gives Move, Influence, Healing, mana, crystals, Fame, Reputation or cards."""

import pytest

from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_combat import do
from tests.rules.mage_knight.look import crystals_of, hand_of, mana_of, offered, options, units_of

MANA = ["red", "blue", "green", "white"]
DECK = ["march", "stamina", "rage", "swiftness", "march", "stamina"]

MOVES = [
    ("swiftness", "play", 2),
    ("march", "play", 2),
    ("march", "power", 4),
    ("stamina", "play", 2),
    ("stamina", "power", 4),
    ("agility", "play", 2),
    ("agility", "power", 4),
    ("refreshing-walk", "play", 2),
    ("refreshing-walk", "power", 4),
    ("frost-bridge", "play", 2),
    ("frost-bridge", "power", 4),
    ("song-of-wind", "play", 2),
    ("path-finding", "play", 2),
    ("path-finding", "power", 4),
    ("steady-tempo", "play", 2),
    ("steady-tempo", "power", 4),
    ("ambush", "play", 2),
    ("ambush", "power", 4),
]


@pytest.mark.parametrize(("card", "how", "points"), MOVES)
def test_a_card_gives_its_move(card: str, how: str, points: int) -> None:
    game = table(hand={0: [card]}, mana={0: MANA}, forced=False)
    do(game, f"{how} {card}")
    assert game.turn.move == points


CHOSEN_MOVES = [
    ("improvisation", ["play improvisation", "card rage"], 3),
    ("improvisation", ["power improvisation", "card rage"], 5),
    ("instinct", ["play instinct"], 2),
    ("instinct", ["power instinct"], 4),
    ("pure-magic", ["play pure-magic"], 4),
    ("pure-magic", ["power pure-magic"], 7),
    ("song-of-wind", ["power song-of-wind", "decline"], 2),
]


@pytest.mark.parametrize(("card", "plays", "points"), CHOSEN_MOVES)
def test_a_card_can_be_used_for_move(card: str, plays: list[str], points: int) -> None:
    game = table(hand={0: [card, "rage"]}, mana={0: MANA}, forced=False)
    do(game, *plays)
    assert game.turn.move == points


VILLAGE = {"tiles": {(0, 1): "countryside-01"}, "at": {0: (2, -3)}}

INFLUENCE = [
    ("promise", ["play promise"], 2),
    ("promise", ["power promise"], 4),
    ("threaten", ["play threaten"], 2),
    ("threaten", ["power threaten"], 5),
    ("noble-manners", ["play noble-manners"], 2),
    ("noble-manners", ["power noble-manners"], 4),
    ("improvisation", ["play improvisation", "card rage"], 3),
    ("improvisation", ["power improvisation", "card rage"], 5),
    ("instinct", ["play instinct"], 2),
    ("instinct", ["power instinct"], 4),
    ("intimidate", ["play intimidate"], 4),
    ("intimidate", ["power intimidate"], 8),
    ("pure-magic", ["play pure-magic"], 4),
    ("pure-magic", ["power pure-magic"], 7),
    ("heroic-tale", ["play heroic-tale"], 3),
    ("heroic-tale", ["power heroic-tale"], 6),
    ("diplomacy", ["play diplomacy"], 2),
    ("diplomacy", ["power diplomacy", "choose 0"], 4),
    ("in-need", ["play in-need"], 3 + 3),
    ("in-need", ["power in-need"], 5 + 2 * 3),
    ("learning", ["play learning"], 2),
    ("learning", ["power learning"], 4),
    ("endless-bag-of-gold", ["play endless-bag-of-gold"], 4),
    ("endless-bag-of-gold", ["power endless-bag-of-gold"], 9),
]


@pytest.mark.parametrize(("card", "plays", "points"), INFLUENCE)
def test_a_card_gives_its_influence(card: str, plays: list[str], points: int) -> None:
    units = {0: ["peasants wounded"]}
    game = table(hand={0: [card, "rage", "wound", "wound"]}, mana={0: MANA}, units=units, forced=False, **VILLAGE)  # type: ignore[arg-type]  # handed on
    do(game, "interact", *plays)
    assert game.turn.influence == points


REPUTATION = [
    ("threaten", "power", -1),
    ("intimidate", "play", -1),
    ("intimidate", "power", -2),
]


@pytest.mark.parametrize(("card", "how", "change"), REPUTATION)
def test_a_card_costs_reputation(card: str, how: str, change: int) -> None:
    game = table(hand={0: [card]}, mana={0: MANA}, forced=False, **VILLAGE)  # type: ignore[arg-type]  # handed on
    do(game, "interact", f"{how} {card}")
    assert game.players[0].reputation == change


FAME = [("endless-bag-of-gold", "play", 2), ("endless-bag-of-gold", "power", 3)] + [
    (f"{ring}-ring", "play", 1) for ring in ("ruby", "sapphire", "diamond", "emerald")
]


@pytest.mark.parametrize(("card", "how", "fame"), FAME)
def test_an_artifact_gives_its_fame(card: str, how: str, fame: int) -> None:
    game = table(hand={0: [card]}, forced=False, **VILLAGE)  # type: ignore[arg-type]  # handed on
    do(game, "interact", f"{how} {card}")
    assert game.players[0].fame == fame


HEALING = [
    ("tranquility", ["play tranquility", "choose 0"], 1),
    ("tranquility", ["power tranquility", "choose 0"], 2),
    ("rejuvenate", ["play rejuvenate", "choose 0"], 1),
    ("rejuvenate", ["power rejuvenate", "choose 0"], 2),
    ("refreshing-walk", ["play refreshing-walk"], 1),
    ("refreshing-walk", ["power refreshing-walk"], 2),
    ("regeneration", ["play regeneration"], 1),
    ("regeneration", ["power regeneration"], 2),
    ("restoration", ["play restoration"], 3),
    ("golden-grail", ["play golden-grail"], 2),
    ("golden-grail", ["power golden-grail"], 6),
]


@pytest.mark.parametrize(("card", "plays", "points"), HEALING)
def test_a_card_heals(card: str, plays: list[str], points: int) -> None:
    game = table(hand={0: [card, *["wound"] * 6]}, mana={0: MANA}, deck={0: DECK}, forced=False)
    do(game, *plays)
    assert game.turn.healing == points
    do(game, *["heal"] * points)
    assert hand_of(game).count("wound") == 6 - points


def test_restoration_heals_more_in_a_forest() -> None:
    game = table(hand={0: ["restoration"]}, mana={0: ["green"]}, at={0: (1, -1)}, forced=False)
    do(game, "play restoration")
    assert game.turn.healing == 5


@pytest.mark.parametrize(("at", "ready"), [((0, 0), 3), ((1, -1), 5)])
def test_rebirth_heals_and_readies_units_whose_levels_fit(at: tuple[int, int], ready: int) -> None:
    units = ["utem-swordsmen spent", "foresters spent", "utem-guardsmen spent"]  # levels 2, 1, 2
    mana = ["green", "black"]
    game = table(
        hand={0: ["restoration"]}, mana={0: mana}, units={0: units}, at={0: at}, fame={0: 60}, night=True, forced=False
    )
    do(game, "power restoration", "unit 0", "unit 1")
    assert game.turn.healing == ready
    assert ("unit 2" in options(game)) == (ready == 5)


DRAWS = [
    ("tranquility", ["play tranquility", "choose 1"], 1),
    ("tranquility", ["power tranquility", "choose 1"], 2),
    ("rejuvenate", ["play rejuvenate", "choose 1"], 1),
    ("rejuvenate", ["power rejuvenate", "choose 1"], 2),
]


@pytest.mark.parametrize(("card", "plays", "count"), DRAWS)
def test_a_card_draws(card: str, plays: list[str], count: int) -> None:
    game = table(hand={0: [card]}, mana={0: MANA}, deck={0: DECK}, forced=False)
    do(game, *plays)
    assert len(hand_of(game)) == count


READIES = [
    (["play rejuvenate", "choose 3"], "utem-guardsmen", True),
    (["power rejuvenate", "choose 3"], "fire-golems", True),
    (["play regeneration"], "utem-guardsmen", True),
    (["play regeneration"], "fire-golems", False),
    (["power regeneration"], "fire-golems", True),
    (["power regeneration"], "altem-mages", False),
]


@pytest.mark.parametrize(("plays", "unit", "readied"), READIES)
def test_a_card_readies_a_unit_of_its_level(plays: list[str], unit: str, readied: bool) -> None:
    card = plays[0].split()[1]
    game = table(hand={0: [card]}, mana={0: MANA}, units={0: [f"{unit} spent"]}, deck={0: DECK}, forced=False)
    do(game, *plays)
    if readied:
        do(game, "unit 0")
    assert units_of(game) == [unit if readied else f"{unit} spent"]


CRYSTALS = [
    ("crystallize", ["play crystallize", "pay red-token red"], {"red": 1}),
    ("crystallize", ["power crystallize", "colour white"], {"white": 1}),
    ("crystal-joy", ["play crystal-joy", "pay green-token green"], {"green": 1}),
    ("crystal-joy", ["power crystal-joy", "colour red"], {"red": 1}),
    ("will-focus", ["play will-focus", "choose 1"], {"green": 1}),
    ("rejuvenate", ["power rejuvenate", "choose 2"], {"green": 1}),
    ("fire-bolt", ["play fire-bolt"], {"red": 1}),
    ("ice-bolt", ["play ice-bolt"], {"blue": 1}),
    ("swift-bolt", ["play swift-bolt"], {"white": 1}),
    ("crushing-bolt", ["play crushing-bolt"], {"green": 1}),
    ("blood-ritual", ["play blood-ritual", "colour gold"], {"red": 1}),
    ("decompose", ["play decompose", "card rage"], {"red": 2}),
    ("decompose", ["power decompose", "card rage"], {"blue": 1, "green": 1, "white": 1}),
    ("mana-storm", ["play mana-storm", "die blue"], {"blue": 1}),
    ("ruby-ring", ["play ruby-ring"], {"red": 1}),
    ("sapphire-ring", ["play sapphire-ring"], {"blue": 1}),
    ("diamond-ring", ["play diamond-ring"], {"white": 1}),
    ("emerald-ring", ["play emerald-ring"], {"green": 1}),
]


@pytest.mark.parametrize(("card", "plays", "crystals"), CRYSTALS)
def test_a_card_gives_crystals(card: str, plays: list[str], crystals: dict[str, int]) -> None:
    dice = ["blue", "gold"] if card == "mana-storm" else []
    game = table(hand={0: [card, "rage"]}, mana={0: MANA}, deck={0: DECK}, source=dice, forced=False)
    do(game, *plays)
    assert crystals_of(game) == crystals


def test_crystal_mastery_adds_to_a_colour_owned() -> None:
    game = table(hand={0: ["crystal-mastery"]}, crystals={0: ["red", "blue"]}, forced=False)
    do(game, "play crystal-mastery", "colour blue")
    assert crystals_of(game) == {"red": 1, "blue": 2}


TOKENS = [
    ("concentration", ["play concentration", "colour white"], {"white": 1}),
    ("will-focus", ["play will-focus", "choose 0", "colour red"], {"red": 1}),
    ("rejuvenate", ["play rejuvenate", "choose 2"], {"green": 1}),
    ("blood-ritual", ["play blood-ritual", "colour gold"], {"gold": 1}),
    ("ruby-ring", ["play ruby-ring"], {"red": 1}),
    ("sapphire-ring", ["play sapphire-ring"], {"blue": 1}),
    ("diamond-ring", ["play diamond-ring"], {"white": 1}),
    ("emerald-ring", ["play emerald-ring"], {"green": 1}),
    ("amulet-of-the-sun", ["play amulet-of-the-sun"], {"gold": 1}),
    ("amulet-of-the-sun", ["power amulet-of-the-sun"], {"gold": 3}),
    ("amulet-of-darkness", ["play amulet-of-darkness", "colour black"], {"black": 1}),
    (
        "amulet-of-darkness",
        ["power amulet-of-darkness", "colour red", "colour red", "colour blue"],
        {"red": 2, "blue": 1},
    ),
    ("endless-gem-pouch", ["power endless-gem-pouch"], {"red": 1, "blue": 1, "green": 1, "white": 1, "gold": 1}),
]


@pytest.mark.parametrize(("card", "plays", "tokens"), TOKENS)
def test_a_card_gives_mana(card: str, plays: list[str], tokens: dict[str, int]) -> None:
    game = table(hand={0: [card]}, deck={0: DECK}, forced=False)
    do(game, *plays)
    assert mana_of(game) == tokens


SKILLS = [
    ("arythea-dark-fire-magic", ["colour black"], {"red": 1}, {"black": 1}),
    ("goldyx-white-crystal-craft", [], {"blue": 1}, {"white": 1}),
    ("goldyx-green-crystal-craft", [], {"blue": 1}, {"green": 1}),
    ("goldyx-red-crystal-craft", [], {"blue": 1}, {"red": 1}),
    ("norowas-leaves-in-the-wind", [], {"green": 1}, {"white": 1}),
    ("norowas-whispers-in-the-treetops", [], {"white": 1}, {"green": 1}),
]


@pytest.mark.parametrize(("skill", "answers", "crystals", "tokens"), SKILLS)
def test_a_skill_gives_a_crystal_and_mana_once_a_round(
    skill: str, answers: list[str], crystals: dict[str, int], tokens: dict[str, int]
) -> None:
    game = table(skills={0: [skill]}, hand={0: ["march"]}, forced=False)
    do(game, f"use {skill}", *answers)
    assert (crystals_of(game), mana_of(game)) == (crystals, tokens)
    assert f"use {skill}" not in options(game)


SKILL_POINTS = [
    ("arythea-dark-paths", False, "move", 1),
    ("arythea-dark-paths", True, "move", 2),
    ("tovak-double-time", False, "move", 2),
    ("tovak-double-time", True, "move", 1),
    ("norowas-forward-march", False, "move", 2),
    ("arythea-dark-negotiation", False, "influence", 2),
    ("arythea-dark-negotiation", True, "influence", 3),
    ("norowas-bright-negotiation", False, "influence", 3),
    ("norowas-bright-negotiation", True, "influence", 2),
    ("goldyx-glittering-fortune", False, "influence", 3),
    ("goldyx-potion-making", False, "healing", 2),
]


@pytest.mark.parametrize(("skill", "night", "kind", "points"), SKILL_POINTS)
def test_a_skill_gives_its_points(skill: str, night: bool, kind: str, points: int) -> None:
    units = {0: ["peasants", "foresters", "herbalists spent", "utem-guardsmen wounded"]}
    crystals = {0: ["red", "blue", "blue", "green"]}
    game = table(
        skills={0: [skill]},
        hand={0: ["march"]},
        units=units,
        crystals=crystals,
        night=night,
        forced=False,
        **VILLAGE,  # type: ignore[arg-type]  # handed on
    )
    if kind == "influence":
        game.play("interact")
    do(game, f"use {skill}")
    assert getattr(game.turn, kind) == points


UNIT_POINTS = [
    ("peasants", 1, "influence", 2),
    ("peasants", 2, "move", 2),
    ("herbalists", 0, "healing", 2),
    ("foresters", 0, "move", 2),
    ("illusionists", 0, "influence", 4),
]


@pytest.mark.parametrize(("unit", "ability", "kind", "points"), UNIT_POINTS)
def test_a_unit_gives_its_points(unit: str, ability: int, kind: str, points: int) -> None:
    game = table(units={0: [unit]}, hand={0: ["march"]}, mana={0: ["green"]}, forced=False, **VILLAGE)  # type: ignore[arg-type]  # handed on
    if kind == "influence":
        game.play("interact")
    do(game, f"activate 0 {ability}")
    assert getattr(game.turn, kind) == points


UNIT_MANA: list[tuple[str, int, list[str], dict[str, int], dict[str, int]]] = [
    ("herbalists", 2, [], {}, {"green": 1}),
    ("illusionists", 2, [], {"white": 1}, {}),
    ("fire-mages", 2, [], {"red": 1}, {"red": 1}),
    ("ice-mages", 2, [], {"blue": 1}, {"blue": 1}),
    ("altem-mages", 0, ["colour red", "colour gold"], {}, {"red": 1, "gold": 1}),
]


@pytest.mark.parametrize(("unit", "ability", "answers", "crystals", "tokens"), UNIT_MANA)
def test_a_unit_gives_mana(
    unit: str, ability: int, answers: list[str], crystals: dict[str, int], tokens: dict[str, int]
) -> None:
    game = table(units={0: [unit]}, hand={0: ["march"]}, forced=False)
    do(game, f"activate 0 {ability}", *answers)
    assert (crystals_of(game), mana_of(game)) == (crystals, tokens)


def test_herbalists_ready_a_unit_of_level_two() -> None:
    units = {0: ["herbalists", "utem-guardsmen spent", "fire-golems spent"]}
    game = table(units=units, hand={0: ["march"]}, fame={0: 60}, forced=False)
    do(game, "activate 0 1")
    assert "unit 2" not in options(game)
    assert "unit 0" not in options(game)  # not themselves
    do(game, "unit 1")
    assert units_of(game) == ["herbalists spent", "utem-guardsmen", "fire-golems spent"]


def test_influence_is_offered_in_an_interaction_only_as_move_points_before_it() -> None:
    tiles = {(0, 1): "countryside-01"}
    game = table(tiles=tiles, at={0: (2, -3)}, hand={0: ["promise", "march", "rage"]}, forced=False)
    assert offered(game, "play") == ["march"]
    assert {one.split()[1] for one in offered(game, "sideways")} == {"move"}
    game.play("interact")
    assert offered(game, "play") == ["promise"]
    assert {one.split()[1] for one in offered(game, "sideways")} == {"influence"}
    game.play("done")
    assert (offered(game, "play"), offered(game, "sideways")) == ([], [])
