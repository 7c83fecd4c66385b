"""The base set's four interactive Spells, in both halves, with two and three players."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.names import COLOUR
from roundtable.games.mage_knight.course import last_turns
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_cards import hand_over
from tests.rules.mage_knight.arrange_combat import do, fight, wounds_of
from tests.rules.mage_knight.look import (
    crystals_of,
    discard_of,
    end_turn,
    hand_of,
    mana_of,
    offered,
    options,
    play,
    units_of,
)

BASIC = ["red", "blue", "green", "white"]
NIGHT = [*BASIC, "black"]


def casting(spell: str, seats: int = 3, night: bool = True, **more: object) -> MageKnightTable:
    """Let seat 0 hold a Spell, with the mana for either half; seats 1 and 2 follow."""
    hand: dict[int, list[str]] = {0: [], 1: ["march"], 2: ["march"], **more.pop("hand", {})}  # type: ignore[dict-item]  # handed on
    hand[0] = [spell, *hand[0]]
    mana = {0: NIGHT if night else BASIC}
    return table(seats, hand=hand, mana=mana, night=night, forced=False, **more)  # type: ignore[arg-type]  # handed on


# ---- Mana Meltdown, Mana Radiance ----


def test_mana_meltdown_takes_a_crystal_or_wounds() -> None:
    game = casting("mana-meltdown", crystals={1: ["red", "red"]})
    do(game, "play mana-meltdown")
    assert (crystals_of(game, 1), wounds_of(game, 1)) == ({"red": 1}, 0)
    assert (crystals_of(game, 2), wounds_of(game, 2)) == ({}, 1)
    assert options(game) == ["colour red", "decline"]
    do(game, "colour red")
    assert (crystals_of(game), wounds_of(game)) == ({"red": 1}, 0)


def test_mana_meltdown_can_give_any_of_the_colours_lost_or_none() -> None:
    game = casting("mana-meltdown", crystals={1: ["red"], 2: ["white"]})
    do(game, "play mana-meltdown")
    assert options(game) == ["colour red", "colour white", "decline"]
    do(game, "decline")
    assert crystals_of(game) == crystals_of(game, 1) == crystals_of(game, 2) == {}


def test_mana_meltdown_picks_each_single_crystal_as_likely() -> None:
    """Of three green and one blue about a quarter are blue."""
    lost = []
    for seed in range(80):
        game = casting("mana-meltdown", seats=2, crystals={1: ["green", "green", "green", "blue"]}, seed=seed)
        do(game, "play mana-meltdown")
        lost.append("blue" not in crystals_of(game, 1))
    assert 8 <= sum(lost) <= 34


def test_a_crystal_gained_over_three_is_a_token() -> None:
    game = casting("mana-meltdown", seats=2, crystals={0: ["red"] * 3, 1: ["red"]})
    game.play("play mana-meltdown")
    play(game, "pay red-token red", "colour red")
    assert (crystals_of(game), mana_of(game)["red"]) == ({"red": 3}, 1)


def test_mana_radiance_wounds_everybody_for_each_crystal_of_the_colour() -> None:
    game = casting("mana-meltdown", crystals={0: ["green"], 1: ["green", "green", "red"], 2: ["red"]})
    game.play("power mana-meltdown")
    play(game, "pay red-token red", "pay black-token black", "colour green")
    assert [wounds_of(game, seat) for seat in range(3)] == [1, 2, 0]
    assert crystals_of(game) == {"green": 3}
    assert crystals_of(game, 1) == {"green": 2, "red": 1}


def test_mana_radiance_in_combat_counts_for_the_knock_out() -> None:
    game = fight("prowlers", hand=["mana-meltdown", "march"], mana=NIGHT, night=True)
    game.players[0].crystals = (0, 0, 3, 0)
    settle(game)
    do(game, "power mana-meltdown")
    while not offered(game, "colour"):
        game.play(options(game)[0])
    do(game, "colour green")
    assert game.combat is not None
    assert game.combat.wounds == 3


@pytest.mark.parametrize("how", ["play", "power"])
def test_nobody_else_is_harmed_once_the_end_of_the_round_is_announced(how: str) -> None:
    game = casting("mana-meltdown", crystals={1: ["green"]})
    last_turns.announce(game, 2)
    game.play(f"{how} mana-meltdown")
    while options(game)[0].startswith("pay"):
        game.play(options(game)[0])
    if how == "power":
        game.play("colour green")
        assert crystals_of(game) == {"green": 2}
    assert (crystals_of(game, 1), wounds_of(game, 1), wounds_of(game, 2)) == ({"green": 1}, 0, 0)


# ---- Mana Claim, Mana Curse ----


def test_mana_claim_keeps_a_die_for_three_tokens() -> None:
    game = casting("mana-claim", source=["blue", "gold", "black"])
    play(game, "play mana-claim", "pay blue-token blue")
    assert options(game) == ["die blue"]
    do(game, "die blue", "choose 0")
    assert mana_of(game)["blue"] == 3
    assert [COLOUR.words[face] for face in game.source] == ["gold", "black"]
    end_turn(game)
    assert len(game.source) == 2
    end_turn(game)
    end_turn(game)
    assert (game.turn.seat, mana_of(game)) == (0, {})


def test_mana_claim_can_give_a_token_at_the_start_of_every_later_turn() -> None:
    game = casting("mana-claim", seats=2, source=["green"], hand={0: ["rage"], 1: ["march"]})
    do(game, "play mana-claim", "die green", "choose 1")
    assert mana_of(game)["green"] == 1
    for _ in range(2):
        end_turn(game)
        end_turn(game)
        assert (game.turn.seat, mana_of(game)) == (0, {"green": 1})


def test_mana_claim_needs_a_die_of_a_basic_colour_and_is_no_use_of_the_usual_one() -> None:
    assert "play mana-claim" not in options(casting("mana-claim", source=["gold", "black"]))
    game = casting("mana-claim", source=["green", "red"], night=False, hand={0: ["march", "rage"]})
    do(game, "play mana-claim", "die green", "choose 0")
    assert not game.turn.usual_die


def curse(**more: object) -> MageKnightTable:
    """Let seat 0 curse green mana, and seat 1 be on turn."""
    hand = {0: ["rage"], 1: ["march", "stamina", "march", "rage"], 2: ["march"]}
    game = casting("mana-claim", source=["green", "red"], hand=hand, **more)  # type: ignore[arg-type]  # handed on
    do(game, "power mana-claim", "die green", "choose 0")
    end_turn(game)
    assert game.turn.seat == 1
    return game


def test_mana_curse_wounds_who_uses_the_colour_once_a_turn() -> None:
    game = curse()
    game.players[1].mana = (0, 1, 2, 0, 0, 0)
    settle(game)
    do(game, "power stamina")
    assert wounds_of(game, 1) == 0
    do(game, "power march")
    assert wounds_of(game, 1) == 1
    do(game, "power march")
    assert wounds_of(game, 1) == 1
    end_turn(game)
    game.players[2].crystals = (0, 0, 1, 0)
    settle(game)
    do(game, "power march")
    assert wounds_of(game, 2) == 1
    end_turn(game)
    assert (game.turn.seat, mana_of(game), wounds_of(game)) == (0, {}, 0)


@pytest.mark.parametrize("source", ["unit", "ring", "die"])
def test_mana_curse_counts_mana_of_any_form_for_any_use(source: str) -> None:
    game = curse(units={1: ["herbalists"]})
    game.players[1].mana = (0, 0, 1 if source == "unit" else 0, 0, 0, 0)
    game.source = (2,) if source == "die" else ()
    if source == "ring":
        hand_over(game, ["emerald-ring"], 1)
        do(game, "power emerald-ring")
    settle(game)
    do(game, "activate 0 0" if source == "unit" else "power march")
    assert wounds_of(game, 1) == 1


def test_mana_curse_counts_gold_used_as_the_colour() -> None:
    game = curse()
    game.night = False
    game.players[1].mana = (0, 0, 0, 0, 1, 0)
    settle(game)
    do(game, "power march")
    assert wounds_of(game, 1) == 1


def test_mana_curse_spares_its_caster() -> None:
    hand = {0: ["march"], 1: ["march"]}
    game = casting("mana-claim", seats=2, source=["green"], hand=hand)
    do(game, "power mana-claim", "die green", "choose 0")
    game.play("power march")
    play(game, *[one for one in options(game) if one.startswith("pay green-token")][:1])
    assert (game.turn.move, wounds_of(game)) == (4, 0)


# ---- Mind Read, Mind Steal ----


def test_mind_read_gains_a_crystal_and_makes_the_others_discard() -> None:
    hand = {0: [], 1: ["march", "rage", "fireball"], 2: ["stamina", "ruby-ring"]}
    game = casting("mind-read", hand=hand)
    do(game, "play mind-read", "colour red")
    assert crystals_of(game) == {"red": 1}
    assert (game.seat, options(game)) == (1, ["card rage", "card fireball"])
    game.play("card rage")
    assert (game.seat, options(game)) == (2, ["done"])  # an Artifact has no colour
    game.play("done")
    assert (hand_of(game, 1), discard_of(game, 1)) == (["fireball", "march"], ["rage"])
    assert game.seat == 0
    assert not offered(game, "pick")
    shown = game.sees(0)["players"]
    assert isinstance(shown, list)
    assert "stamina" in str(shown[2])
    assert "march" not in str(shown[1]["hand"])


def test_mind_steal_takes_a_discarded_action_card_for_good() -> None:
    game = casting("mind-read", hand={0: [], 1: ["rage", "fireball"], 2: ["rage"]})
    do(game, "power mind-read", "colour red", "card fireball", "card rage")
    assert options(game) == ["pick rage", "decline"]  # no Spell
    game.play("pick rage")
    assert (hand_of(game), discard_of(game, 1), discard_of(game, 2)) == (["rage"], ["fireball"], [])


def test_mind_steal_may_take_nothing() -> None:
    game = casting("mind-read", seats=2, hand={0: [], 1: ["rage"]})
    do(game, "power mind-read", "colour red", "card rage", "decline")
    assert (hand_of(game), discard_of(game, 1)) == ([], ["rage"])


# ---- Energy Flow, Energy Steal ----


@pytest.mark.parametrize(("how", "wounds", "choices"), [("play", 1, ["0"]), ("power", 0, ["0", "1"])])
def test_energy_flow_readies_a_unit_and_spends_rivals(how: str, wounds: int, choices: list[str]) -> None:
    units = {
        0: ["altem-mages spent wounded"],
        1: ["peasants wounded", "fire-mages", "altem-guardians", "foresters spent"],
        2: ["foresters spent"],
    }
    game = casting("energy-flow", units=units, fame={1: 60})
    do(game, f"{how} energy-flow", "unit 0")
    assert units_of(game) == [" ".join(["altem-mages", *["wounded"] * wounds])]
    assert (game.seat, offered(game, "choose")) == (0, choices)
    game.play("choose 0")
    assert units_of(game, 1)[0] == "peasants spent wounded"
    assert units_of(game, 2) == ["foresters spent"]
    assert game.asks == "mage_knight.take-turn"


def test_energy_flow_may_spare_a_rival_and_asks_for_each() -> None:
    units = {0: ["peasants spent"], 1: ["peasants"], 2: ["foresters"]}
    game = casting("energy-flow", units=units)
    do(game, "play energy-flow", "unit 0", "decline", "choose 0")
    assert (units_of(game, 1), units_of(game, 2)) == (["peasants"], ["foresters spent"])


@pytest.mark.parametrize("unit", ["peasants", "peasants wounded"])
def test_energy_flow_needs_a_spent_unit(unit: str) -> None:
    game = casting("energy-flow", units={0: [unit], 1: ["peasants"]})
    assert offered(game, "play") == []
    assert offered(game, "power") == []


def test_energy_flow_is_for_peace() -> None:
    game = fight("prowlers", hand=["energy-flow"], mana=NIGHT, units=["peasants spent wounded"], night=True)
    assert (offered(game, "play"), offered(game, "power")) == ([], [])


# ---- reactions ----


FIRST = {"mana-meltdown": "colour", "mana-claim": "die", "mind-read": "colour", "energy-flow": "unit"}


@pytest.mark.parametrize("spell", list(FIRST))
def test_the_others_may_react_before_an_interactive_spell(spell: str) -> None:
    """A hero in a village may plunder it first."""
    game = casting(
        spell,
        tiles={(0, 1): "countryside-01"},
        at={1: (2, -3), 2: (2, -3)},
        units={0: ["peasants spent"]},
        crystals={1: ["green"], 2: ["green"]},
        source=["red"],
    )
    do(game, f"play {spell}")
    while game.seat == 0:
        game.play(options(game)[0])
    assert (game.seat, options(game)) == (1, ["plunder", "done"])
    game.play("plunder")
    assert len(hand_of(game, 1)) == 3
    assert (game.seat, options(game)) == (2, ["plunder", "done"])
    game.play("done")
    assert (game.seat, game.turn.seat) == (0, 0)
    assert options(game)[0].split()[0] == FIRST[spell]
