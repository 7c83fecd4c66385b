"""The friendly game: four rules, any of which may be used."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import SKILLS
from roundtable.kernel.errors import BadSettings
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_cards import in_city, pays, visit
from tests.rules.mage_knight.arrange_course import kinds
from tests.rules.mage_knight.arrange_variants import started
from tests.rules.mage_knight.look import end_turn, hand_of, offered, options, place_of, play

FRIENDLY = ("friendly_no_interactive_spells", "friendly_no_interactive_skills", "friendly_mana")
INTERACTIVE = ["energy-flow", "mana-claim", "mana-meltdown", "mind-read"]
MANA = {"friendly_mana": True}


def spells(game: MageKnightTable) -> list[str]:
    """Give the Spells of a game that has just begun, those out of the game left out."""
    return kinds([*game.spell_deck.cards, *game.spell_offer])


def interactive_skills(game: MageKnightTable) -> list[str]:
    """Give the Skills in the players' piles that affect other players."""
    piles = [skill for player in game.players for skill in player.skill_pile.cards]
    return [SKILLS[skill].id for skill in piles if SKILLS[skill].competitive or SKILLS[skill].cooperative]


@rule("mage_knight.variant-friendly-game.no-interactive-spells")
def test_four_spells_may_stay_out() -> None:
    usual, friendly = started({}), started({FRIENDLY[0]: True})
    assert sorted(kinds(friendly.removed)) == INTERACTIVE
    assert sorted([*spells(friendly), *INTERACTIVE]) == sorted(spells(usual))


@rule("mage_knight.variant-friendly-game.no-interactive-skills")
def test_skills_that_affect_others_may_stay_out() -> None:
    assert len(interactive_skills(started({}, 4))) == 4
    friendly = started({FRIENDLY[1]: True}, 4)
    assert interactive_skills(friendly) == []
    assert [len(player.skill_pile.cards) for player in friendly.players] == [9] * 4


@rule("mage_knight.variant-friendly-game.pick-any-subset")
@pytest.mark.parametrize("number", range(8))
def test_any_of_the_rules_may_be_used(number: int) -> None:
    chosen = {name: bool((number >> at) & 1) for at, name in enumerate(FRIENDLY)}
    game = started(chosen)
    assert bool(game.removed) == chosen["friendly_no_interactive_spells"]
    assert bool(interactive_skills(game)) != chosen["friendly_no_interactive_skills"]
    assert game.rules.friendly_mana == chosen["friendly_mana"]


@pytest.mark.parametrize("name", FRIENDLY[:2])
def test_alone_there_is_nobody_to_be_friendly_to(name: str) -> None:
    with pytest.raises(BadSettings):
        started({name: True}, 1, "solo_conquest")


# ---- friendly mana ----


def powering(*dice: str, settings: dict[str, object] | None = None, night: bool = False) -> list[str]:
    """Give how the red card Threaten can be powered by the dice of the Source."""
    chosen = MANA if settings is None else settings
    game = visit(in_city("red", hand={0: ["threaten", "march"]}, source=dice, settings=chosen, night=night))
    if "threaten" not in offered(game, "power"):
        return []
    play(game, "power threaten")
    return pays(game)


@rule(
    "mage_knight.variant-friendly-game.mana-gold-die-only-if-colour-missing",
    "mage_knight.variant-friendly-game.mana-example-red",
)
def test_a_gold_die_is_for_a_colour_that_is_missing() -> None:
    assert powering("red", "gold", "blue") == ["pay red-die red"]
    assert powering("gold", "blue") == ["pay gold-die red"]
    assert powering("red", "gold", settings={}) == ["pay red-die red", "pay gold-die red"]
    assert powering("gold", night=True) == []


@rule("mage_knight.variant-friendly-game.mana-gold-die-only-if-colour-missing")
def test_gold_mana_that_is_no_die_is_free() -> None:
    game = table(hand={0: ["march"]}, source=["green", "gold"], mana={0: ["gold"]}, settings=MANA, forced=False)
    play(game, "power march")
    assert pays(game) == ["pay green-die green", "pay gold-token green"]


@rule("mage_knight.variant-friendly-game.mana-gold-die-not-rerolled")
def test_a_gold_die_stays_gold_beside_others() -> None:
    for dice, night, wanted in (
        (["gold", "red"], False, ["red"]),
        (["gold", "gold"], False, ["gold"]),
        (["gold", "red"], True, ["red", "gold"]),
    ):
        game = table(
            hand={0: ["mana-draw"]}, source=dice, crystals={0: ["white"]}, settings=MANA, night=night, forced=False
        )
        play(game, "power mana-draw", "pay white-crystal white")
        assert offered(game, "die") == wanted


@rule("mage_knight.variant-friendly-game.mana-gold-die-not-rerolled")
def test_rolling_all_dice_leaves_gold_ones() -> None:
    for settings in (MANA, {}):
        gold = set()
        for seed in range(12):
            game = table(
                hand={0: ["mana-storm"]},
                source=["gold", "gold", "red", "blue"],
                crystals={0: ["white"]},
                settings=settings,
                seed=seed,
                forced=False,
            )
            play(game, "power mana-storm", "pay white-crystal white")
            gold.add(game.source.count(4))
        assert (min(gold) >= 2) == bool(settings)


# ---- no fights between players ----


def meeting(fights: str, at: tuple[int, int] = (1, -2)) -> MageKnightTable:
    """Let seat 0 come to a space where seat 1 stands."""
    game = table(
        settings={"fights_between_players": fights},
        tiles={(0, 1): "countryside-07"},
        at={0: (0, -1), 1: at},
        hand={0: ["march"], 1: ["march"]},
        enemies={},
        move=9,
        forced=False,
    )
    play(game, f"go {at[0]},{at[1]}")
    return game


@rule("mage_knight.variant-friendly-game.no-pvp")
def test_attacks_between_players_may_be_forbidden() -> None:
    assert started({"fights_between_players": "yes"}).rules.pvp
    assert not started({"fights_between_players": "no"}).rules.pvp
    assert offered(meeting("yes"), "attack")
    assert not offered(meeting("no"), "attack")


@rule("mage_knight.variant-friendly-game.no-pvp-forced-withdrawal")
def test_who_ends_the_movement_there_withdraws() -> None:
    game = meeting("no")
    play(game, "sideways march influence" if "sideways march influence" in options(game) else "play march")
    end_turn(game)
    assert place_of(game, 0) == (0, -1)
    assert "wound" in hand_of(game, 0)
    city = in_city("red", settings={"fights_between_players": "no"}, hand={0: ["march"]})
    city.players[1].space = city.players[0].space
    play(city, "play march")
    end_turn(city)
    assert place_of(city, 0) == place_of(city, 1)
    portal = table(settings={"fights_between_players": "no"}, hand={0: ["march"]}, forced=False)
    play(portal, "play march")
    end_turn(portal)
    assert "wound" not in [*hand_of(city, 0), *hand_of(portal, 0)]
