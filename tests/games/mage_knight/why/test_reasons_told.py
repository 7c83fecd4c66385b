"""Things that can do nothing say why, with numbers and with their own rule."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.server.tables.reasons import reasons_for
from roundtable.text import Words
from tests.rules.mage_knight.arrange_turn import GLADE, KEEP, VILLAGE, WEST_OF_KEEP, turn_of, with_points
from tests.rules.mage_knight.look import play

RULES = "mage_knight."


def why(game: MageKnightTable, thing: str) -> tuple[str, str]:
    """Point at a thing of the player on turn; give the reason told first, and its rule."""
    assert game.seat is not None
    first, *others = reasons_for(game, game.seat, thing).reasons
    assert others, "only what is asked instead"
    return Words("en").data(first.message), first.rule.removeprefix(RULES)


def said(game: MageKnightTable, thing: str) -> str:
    """Give the reason told first."""
    return why(game, thing)[0]


def test_spaces() -> None:
    game = with_points(turn_of(at={0: GLADE}, hand={0: ["march"]}), 1)
    assert why(game, "hex:0,0") == ("This space isn’t next to you.", "movement.only-adjacent-accessible")
    assert why(game, "hex:1,-3") == ("Your hero is here already.", "movement.only-adjacent-accessible")
    assert said(game, "hex:1,-2") == "This space costs 2 Move; you have 1."
    assert said(game, "slot:2,0") == "Your hero does not stand next to this position."
    play(game, "rest")
    assert why(game, "hex:1,-2") == ("You are resting: a resting hero does not move.", "turn.rest-forbids-moving")


def test_a_space_with_a_rampaging_enemy_is_barred() -> None:
    game = with_points(turn_of(at={0: GLADE}), 9)
    assert reasons_for(game, 0, "hex:1,-4").reasons == []  # it can be challenged
    play(game, "challenge 1,-4")
    assert said(game, "hex:1,-4") == "You are in combat: moving is over for this turn."


UNITS = {0: ["peasants wounded", "peasants spent", "utem-guardsmen"]}


@pytest.mark.parametrize(
    ("thing", "text", "rule"),
    [
        ("unit:0", "This Unit is Wounded.", "units.activate-only-ready-unwounded"),
        ("unit:1", "This Unit is spent.", "units.activate-only-ready-unwounded"),
        ("unit:2", "Attacks count only in combat.", "effects.attack-only-in-attack-phases"),
        ("card:wound", "A Wound cannot be played.", "deed-cards.wounds-unplayable"),
        ("die:black", "A black die is depleted at this time of day.", "mana.black-dice-depleted-by-day"),
        (
            "mana:red-die",
            "A die is taken only when its mana is used: play something that needs red mana.",
            "mana.source-die-taken-when-used",
        ),
    ],
)
def test_outside_combat(thing: str, text: str, rule: str) -> None:
    hand = {0: ["rage", "wound"]}
    game = turn_of(hand=hand, at={0: GLADE}, units=UNITS, source=("red", "black"))
    play(game, "rest")
    assert why(game, thing) == (text, rule)


def test_a_wounded_unit_says_what_healing_costs() -> None:
    game = turn_of(at={0: GLADE}, units={0: ["utem-guardsmen wounded"]}, hand={0: ["march"]})
    assert game.seat is not None
    texts = [Words("en").data(one.message) for one in reasons_for(game, game.seat, "unit:0").reasons]
    assert "Healing this Unit costs 2 Healing; you have 0." in texts


def test_units_of_the_offer() -> None:
    offer = ["peasants", "guardian-golems"]
    game = turn_of(at={0: GLADE}, unit_offer=offer)
    assert why(game, "unit-offer:peasants")[1] == "turn.voluntary-action-interact"
    game = turn_of(at={0: VILLAGE}, unit_offer=offer)
    assert why(game, "unit-offer:peasants") == (
        "First begin to deal with the locals here: that is your action.",
        "turn.voluntary-action-interact",
    )
    play(game, "interact")
    assert why(game, "unit-offer:peasants") == (
        "It costs 4 Influence; you have 0.",
        "interaction.recruit-cost-on-card",
    )
    assert why(game, "unit-offer:guardian-golems") == (
        "Guardian Golems: not to be recruited at a village.",
        "interaction.recruit-icon-must-match",
    )


def test_in_a_combat() -> None:
    game = turn_of(hand={0: ["rage", "march", "tranquility"]}, at={0: GLADE}, units=UNITS)
    play(game, "challenge 1,-4")
    assert said(game, "card:rage") == "In this phase only Ranged and Siege Attacks count."
    assert said(game, "card:march") == "Move points are of no use in this combat."
    assert why(game, "card:tranquility") == ("It cannot be used in combat.", "healing.not-in-combat")
    play(game, "target 0")
    assert said(game, "enemy:0").startswith("It is the only target of your attack")
    play(game, "give-up", "next")
    assert said(game, "card:rage") == "First choose the attack you block."
    play(game, "block 0 0")
    assert why(game, "enemy:0") == (
        "You are blocking it: 4 Block needed, 0 played.",
        "combat.block-success-at-least-attack",
    )


def test_an_assault_on_a_fortified_site() -> None:
    hand, foes = {0: ["swiftness", "march"]}, {KEEP: ["swordsmen"]}
    game = with_points(turn_of(hand=hand, at={0: WEST_OF_KEEP}, source=("white",), enemies=foes), 9)
    play(game, "go 4,-3")
    play(game, "target 0")
    assert why(game, "card:swiftness")[0] == "Move points are of no use in this combat."
    texts = [Words("en").data(one.message) for one in reasons_for(game, 0, "card:swiftness").reasons]
    assert "A target is fortified: in this phase only Siege Attacks count." in texts


def test_while_a_card_is_carried_out() -> None:
    game = turn_of(hand={0: ["tranquility", "march"]}, at={0: GLADE})
    play(game, "play tranquility")
    assert why(game, "card:march") == ("First carry out Tranquility to the end.", "deed-cards.play-into-play-area")
    assert said(game, "hex:1,-2") == "First carry out Tranquility to the end."


def test_the_mana_that_is_missing_is_named() -> None:
    game = turn_of(hand={0: ["fireball", "march"]}, at={0: GLADE}, source=())
    play(game, "challenge 1,-4", "target 0")
    assert why(game, "card:fireball") == (
        "It needs red mana, and you have none you could use.",
        "deed-cards.spell-basic-effect-needs-one-mana",
    )
    texts = [Words("en").data(one.message) for one in reasons_for(game, 0, "card:fireball").reasons]
    assert "The strong effect of a Spell can be used only at Night." in texts


def test_reasons_are_told_to_everybody_in_every_language() -> None:
    game = turn_of(hand={0: ["rage"]}, at={0: GLADE})
    play(game, "rest")
    for language in ("en", "pt-BR", "fr", "it"):
        told = [Words(language).data(one.message) for one in reasons_for(game, 0, "hex:0,0").reasons]
        assert len(told) == 2
        assert "refused" not in told[0]
