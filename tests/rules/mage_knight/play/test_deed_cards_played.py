"""Deed cards: played sideways or together, costs besides mana, and cards that are not played."""

import pytest

from roundtable.games.mage_knight.content.names import ATTACK_PHASE
from tests.proof import rule
from tests.rules.mage_knight.arrange_cards import hand_over, in_village, in_wilds, pays, then, visit
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, fight, pool, to
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
    played_by,
)

KINDS = ["rage", "fire-bolt", "fireball", "ruby-ring"]  # one of each kind but Wounds


# ---- sideways ----


@rule("mage_knight.deed-cards.sideways-any-non-wound")
def test_every_card_but_a_wound_can_be_played_sideways() -> None:
    game = in_wilds(hand={0: [*KINDS, "wound"]})
    assert offered(game, "sideways") == [f"{card} move" for card in KINDS]


@rule("mage_knight.deed-cards.sideways-value-1")
def test_sideways_a_card_gives_move_1() -> None:
    game = then(in_wilds(hand={0: ["march", "rage"]}), "sideways march move")
    assert (game.turn.move, hand_of(game), played_by(game)) == (1, ["rage"], ["march"])


@rule("mage_knight.deed-cards.sideways-value-1")
def test_sideways_a_card_gives_influence_1() -> None:
    game = visit(in_village(hand={0: ["march", "rage"]}), "sideways march influence")
    assert (game.turn.influence, hand_of(game), played_by(game)) == (1, ["rage"], ["march"])


@rule("mage_knight.deed-cards.sideways-value-1")
def test_sideways_a_card_gives_block_1() -> None:
    """Diggers attack with 3: three cards are needed."""
    game = then(to(fight("diggers", hand=["march", "rage", "stamina"]), BLOCK), "block 0 0")
    for card in ("march", "rage"):
        game.play(f"sideways {card} block")
        assert "stand" not in options(game)
    play(game, "sideways stamina block", "stand")
    assert (game.turn.phase, hand_of(game)) == (ATTACK_PHASE, [])


@rule("mage_knight.deed-cards.sideways-value-1")
def test_sideways_a_card_gives_attack_1() -> None:
    """Prowlers have Armor 3: three cards are needed."""
    game = then(to(fight("prowlers", hand=["march", "rage", "stamina"]), ATTACK), "target 0")
    for card in ("march", "rage"):
        game.play(f"sideways {card} attack")
        assert "strike" not in options(game)
    play(game, "sideways stamina attack", "strike")
    assert game.players[0].fame == 2


@rule("mage_knight.deed-cards.sideways-not-ranged")
@pytest.mark.parametrize("enemy", ["prowlers", "diggers"])  # the latter fortified
def test_sideways_no_card_gives_a_ranged_or_siege_attack(enemy: str) -> None:
    game = then(fight(enemy, hand=["swiftness", "crushing-bolt", "fireball"]), "target 0")
    assert offered(game, "sideways") == []


@rule("mage_knight.deed-cards.sideways-not-elemental")
@pytest.mark.parametrize("enemy", ["fire-golems", "ice-golems"])  # Armor 4, resistant to physical attacks
@pytest.mark.parametrize("cards", [["fireball"] + ["march"] * 7, ["snowstorm"] + ["march"] * 7])
def test_sideways_an_attack_is_physical_whatever_the_card(enemy: str, cards: list[str]) -> None:
    game = to(fight(enemy), ATTACK)
    hand_over(game, cards)
    game.play("target 0")
    for number, card in enumerate(cards, 1):
        assert "strike" not in options(game)
        game.play(f"sideways {card} attack")
        assert pool(game) == [1] * number
    assert "strike" in options(game)


@rule("mage_knight.deed-cards.sideways-not-elemental")
@pytest.mark.parametrize(("enemy", "needed"), [("fire-golems", 6), ("ice-golems", 4)])  # attacks of 3 and 2
def test_sideways_a_block_is_physical_whatever_the_card(enemy: str, needed: int) -> None:
    """Half counts against fire and ice, also of a card whose strong effect would be an Ice or Fire Block."""
    game = to(fight(enemy), BLOCK)
    hand_over(game, ["ice-shield", "flame-wall", *["march"] * (needed - 2)])
    game.play("block 0 0")
    for number in range(needed):
        assert "stand" not in options(game)
        game.play(f"sideways {'ice-shield flame-wall march march march march'.split()[number]} block")
    assert "stand" in options(game)


@rule("mage_knight.deed-cards.sideways-needs-no-mana")
def test_spells_and_artifacts_are_played_sideways_without_mana_or_throwing_away() -> None:
    game = in_wilds(hand={0: ["fireball", "ruby-ring", "march"]}, mana={0: ["red"]}, night=True)
    play(game, "sideways fireball move", "sideways ruby-ring move")
    assert (game.turn.move, mana_of(game)) == (2, {"red": 1})
    end_turn(game)
    assert sorted(discard_of(game)) == ["fireball", "ruby-ring"]
    assert game.removed == ()


# ---- together ----


@rule("mage_knight.deed-cards.same-effects-add-up")
def test_influence_of_cards_of_different_kinds_adds_up() -> None:
    hand = ["promise", "diplomacy", "endless-bag-of-gold", "fireball"]
    game = visit(in_village(hand={0: hand}))
    play(game, "play promise", "play diplomacy", "play endless-bag-of-gold", "sideways fireball influence")
    assert game.turn.influence == 2 + 2 + 4 + 1


@rule("mage_knight.deed-cards.same-effects-add-up")
def test_attacks_of_cards_of_different_kinds_add_up() -> None:
    """Rage 2, Flame Wall 5 and a sideways card 1 defeat Cursed Hags and Prowlers, Armor 5 + 3."""
    game = to(fight("cursed-hags", "prowlers", fame=120), ATTACK)
    hand_over(game, ["rage", "flame-wall", "ruby-ring"])
    game.players[0].mana = (1, 0, 0, 0, 0, 0)
    play(game, "target 0", "target 1", "play rage", "choose 0", "play flame-wall", "pay red-token red", "choose 0")
    assert "strike" not in options(game)
    play(game, "sideways ruby-ring attack", "strike")
    assert game.players[0].fame == 120 + 3 + 2


# ---- not played ----


@rule("mage_knight.deed-cards.unplayed-cards-stay")
def test_cards_not_played_stay_in_the_hand_unless_discarded() -> None:
    for discarded in ([], ["rage"]):
        game = in_wilds(hand={0: ["march", "rage", "stamina", "wound"]}, deck={0: []}, discard={0: ["promise"]})
        play(game, "play march", "end-turn", *[f"card {card}" for card in discarded], "done")
        assert hand_of(game) == [card for card in ("rage", "stamina", "wound") if card not in discarded]
        assert discard_of(game) == ["promise", "march", *discarded]


# ---- further costs ----


@rule("mage_knight.deed-cards.extra-cost-extra-mana")
@pytest.mark.parametrize(
    ("mana", "possible"),
    [(["blue", "white"], True), (["blue", "blue"], False), (["blue"], False), (["white", "white"], False)],
)
def test_mana_bolt_asks_for_a_second_mana_that_counts(mana: list[str], possible: bool) -> None:
    """In the Ranged and Siege phase only white and green make it count."""
    game = then(fight("prowlers", hand=["mana-bolt"], mana=mana), "target 0")
    assert offered(game, "play") == (["mana-bolt"] if possible else [])
    if possible:
        play(game, "play mana-bolt", "pay blue-token blue", "pay white-token white")
        assert (pool(game), mana_of(game)) == ([6], {})


@rule("mage_knight.deed-cards.extra-cost-extra-mana")
def test_the_mana_of_an_effect_cannot_be_left_unpaid_for_its_power() -> None:
    """Gold cannot be used up for blue: a blue crystal would make the rest of it impossible."""
    game = then(
        fight("prowlers", hand=["mana-bolt"], mana=["gold"], crystals=["blue"], source=["red"]),
        "target 0",
        "play mana-bolt",
    )
    assert pays(game) == ["pay blue-crystal blue"]
    game.play("pay blue-crystal blue")
    assert sorted(pays(game)) == ["pay gold-token green", "pay gold-token white"]


@rule("mage_knight.deed-cards.extra-cost-extra-mana")
@pytest.mark.parametrize("second", [[], ["green"]])
def test_a_card_played_with_another_needs_the_mana_that_one_asks_for(second: list[str]) -> None:
    """Concentration takes a green mana, Pure Magic another one: 7 + 2."""
    game = in_wilds(hand={0: ["concentration", "pure-magic"]}, mana={0: ["green", *second]})
    assert offered(game, "power") == (["concentration"] if second else [])
    if second:
        play(game, "power concentration", "pay green-token green", "card pure-magic", "pay green-token green")
        assert (game.turn.move, mana_of(game)) == (9, {})


@rule("mage_knight.deed-cards.extra-cost-extra-mana")
@pytest.mark.parametrize("second", [[], ["green"]])
def test_a_unit_of_the_offer_needs_the_mana_its_ability_asks_for(second: list[str]) -> None:
    """Call to Arms takes white mana; Savage Monks attack from afar only for green."""
    game = fight("prowlers", hand=["call-to-arms"], mana=["gold", *second], unit_offer=["savage-monks"])
    game.play("target 0")
    assert offered(game, "play") == (["call-to-arms"] if second else [])
    if second:
        play(game, "play call-to-arms", "pay gold-token white", "choose 0", "pay green-token green")
        assert (pool(game), mana_of(game)) == ([4], {})


@rule(
    "mage_knight.deed-cards.extra-cost-extra-card",
    "mage_knight.deed-cards.extra-cost-not-with-wounds",
    "mage_knight.deed-cards.any-card-means-non-wound",
)
def test_improvisation_needs_and_takes_another_card_that_is_no_wound() -> None:
    assert "play improvisation" not in options(in_wilds(hand={0: ["improvisation"]}))
    assert "play improvisation" not in options(in_wilds(hand={0: ["improvisation", "wound"]}))
    game = then(in_wilds(hand={0: ["improvisation", "wound", "rage", "ruby-ring"]}), "play improvisation")
    assert options(game) == ["card rage", "card ruby-ring"]
    play(game, "card rage", "choose 0")
    assert (game.turn.move, hand_of(game), discard_of(game)) == (3, ["ruby-ring", "wound"], ["rage"])


@rule("mage_knight.deed-cards.extra-cost-extra-card", "mage_knight.deed-cards.extra-cost-not-with-wounds")
def test_a_card_thrown_away_as_a_cost_must_be_there_and_is_no_wound() -> None:
    for others in ([], ["wound"], ["ruby-ring"]):  # Decompose asks for an Action card
        assert "play decompose" not in options(in_wilds(hand={0: ["decompose", *others]}))
    game = then(in_wilds(hand={0: ["decompose", "wound", "rage", "march"]}), "play decompose")
    assert options(game) == ["card rage", "card march"]
    game.play("card march")
    assert (hand_of(game), discard_of(game), crystals_of(game)) == (["rage", "wound"], [], {"green": 2})


@rule("mage_knight.deed-cards.extra-cost-not-with-wounds")
def test_an_effect_that_says_so_takes_a_wound() -> None:
    """I Feel No Pain discards a Wound and nothing else."""
    hand = {0: ["wound", "rage"]}
    game = then(
        in_wilds(hand=hand, deck={0: ["march"]}, skills={0: ["tovak-i-feel-no-pain"]}), "use tovak-i-feel-no-pain"
    )
    assert options(game) == ["card wound"]
    game.play("card wound")
    assert (hand_of(game), discard_of(game), deck_of(game)) == (["march", "rage"], ["wound"], [])
    none = in_wilds(hand={0: ["rage"]}, deck={0: ["march"]}, skills={0: ["tovak-i-feel-no-pain"]})
    assert offered(none, "use") == []


@rule("mage_knight.deed-cards.any-card-means-non-wound")
def test_any_cards_of_sword_of_justice_are_no_wounds() -> None:
    game = to(fight("prowlers", hand=["sword-of-justice", "rage", "march"]), ATTACK)
    assert "wound" in hand_of(game)
    play(game, "target 0", "play sword-of-justice")
    assert options(game) == ["card rage", "card march", "done"]
    play(game, "card rage", "card march")
    assert options(game) == ["done"]
    game.play("done")
    assert pool(game) == [6]
