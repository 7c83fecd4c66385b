"""Effects: compound ones, which play the effects of other cards as part of their own."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import CARD, KIND_OF
from tests.proof import rule
from tests.rules.mage_knight.arrange_cards import in_wilds, then
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, fight, pool, to
from tests.rules.mage_knight.look import discard_of, end_turn, hand_of, mana_of, offered, options, play, played_by

TALENT = ("play magic-talent", "card determination")  # a blue card lets a blue Spell of the offer be cast


def armor(game: MageKnightTable, foe: int = 0) -> int:
    """Give the Armor of an enemy as it is now."""
    assert game.combat is not None
    return game.combat.foes[foe].armor


def spell_offer(game: MageKnightTable) -> list[str]:
    """Give the Spells in the offer, the lowest first."""
    return [CARD.words[KIND_OF[deed]] for deed in game.spell_offer]


def aside(game: MageKnightTable) -> list[str]:
    """Give the cards seat 0 has set aside until the end of the Round."""
    return [CARD.words[KIND_OF[deed]] for deed in game.players[0].aside]


# ---- another effect, and again ----


@rule("mage_knight.effects.compound-plays-another-effect")
def test_concentration_plays_the_strong_effect_of_another_card_for_2_more() -> None:
    game = in_wilds(hand={0: ["concentration", "march", "rage"]}, mana={0: ["green"]})
    play(game, "power concentration", "pay green-token green", "card march")
    assert (game.turn.move, mana_of(game), hand_of(game)) == (4 + 2, {}, ["rage"])
    assert sorted(played_by(game)) == ["concentration", "march"]


@rule("mage_knight.effects.compound-plays-another-effect")
def test_magic_talent_casts_a_spell_of_the_offer() -> None:
    """Snowstorm is blue like the card discarded for it, its mana is paid, and it stays in the offer."""
    offer = ["snowstorm", "fireball", "restoration"]
    hand = ["magic-talent", "determination"]
    game = then(fight("prowlers", hand=hand, mana=["blue", "red"], spells=offer), "target 0", *TALENT, "option 0")
    assert offered(game, "pick") == ["snowstorm"]
    play(game, "pick snowstorm", "choose 0", "pay blue-token blue")
    assert (pool(game), mana_of(game), spell_offer(game)) == ([5], {"red": 1}, offer)
    assert (played_by(game), discard_of(game), offered(game, "option")) == (["magic-talent"], ["determination"], [])


@rule("mage_knight.effects.compound-may-repeat")
@pytest.mark.parametrize(("verb", "moves"), [("play", 3 * 2), ("power", 2 * 4)])
def test_maximal_effect_plays_another_card_several_times_and_throws_it_away(verb: str, moves: int) -> None:
    game = in_wilds(hand={0: ["maximal-effect", "march", "rage"]}, mana={0: ["red"]})
    play(game, f"{verb} maximal-effect", *["pay red-token red"] * (verb == "power"), "card march")
    assert game.turn.move == moves
    assert hand_of(game) == ["rage"]
    game.play("sideways rage move")
    end_turn(game)
    assert sorted(discard_of(game)) == ["maximal-effect", "rage"]
    assert [CARD.words[KIND_OF[deed]] for deed in game.removed] == ["march"]


@rule("mage_knight.effects.compound-may-repeat")
def test_each_repetition_makes_its_own_choices() -> None:
    game = in_wilds(hand={0: ["maximal-effect", "crystallize"]}, mana={0: ["red"]})
    play(game, "power maximal-effect", "pay red-token red", "card crystallize", "colour red", "colour white")
    assert game.players[0].crystals == (1, 0, 0, 1)


# ---- one effect ----


@rule("mage_knight.effects.compound-is-one-effect")
def test_nothing_fits_between_the_repetitions() -> None:
    """Maximal Effect with Improvisation asks for a card each time and for nothing else in between."""
    game = in_wilds(hand={0: ["maximal-effect", "improvisation", "rage", "march", "stamina"]}, mana={0: ["green"]})
    play(game, "play maximal-effect", "card improvisation")
    for card in ("rage", "march", "stamina"):
        assert {one.split()[0] for one in options(game)} == {"card"}
        game.play(f"card {card}")
        assert {one.split()[0] for one in options(game)} == {"choose"}
        game.play("choose 0")
    assert game.turn.move == 9


@rule("mage_knight.effects.compound-is-one-effect")
def test_a_bonus_for_a_card_is_added_once_to_the_whole() -> None:
    """Ambush raises the next attack by 1: with Maximal Effect three Rages are 7, not 9."""
    game = then(in_ambush(), "play maximal-effect", "card rage", "choose 0", "choose 0", "choose 0")
    assert sum(pool(game)) == 3 * 2 + 1


def in_ambush() -> MageKnightTable:
    """Give an attack being declared after Ambush was played before the combat."""
    hand = {0: ["ambush", "maximal-effect", "rage"]}
    game = in_wilds(at={0: (0, -3)}, enemies={(1, -4): ["cursed-hags"]}, hand=hand)
    play(game, "play ambush", "challenge 1,-4")
    return then(to(game, ATTACK), "target 0")


@rule("mage_knight.effects.compound-is-one-effect", "mage_knight.effects.compound-maximal-effect-determination")
def test_maximal_effect_with_determination_is_one_block_of_10() -> None:
    """Two Prowlers attack with 4 each: what is too much against the one is lost for the other."""
    hand = ["maximal-effect", "determination"]
    game = to(fight("prowlers", "prowlers", hand=hand, mana=["red"]), BLOCK)
    play(game, "block 0 0", "power maximal-effect", "pay red-token red", "card determination")
    assert sum(pool(game)) == 10
    game.play("stand")
    assert (pool(game), offered(game, "block")) == ([], ["1 0"])
    game.play("block 1 0")
    assert options(game) == ["give-up"]


@rule("mage_knight.effects.compound-is-one-effect")
def test_the_attack_of_a_compound_effect_serves_one_attack() -> None:
    """Three Rages are Attack 6: two Prowlers of Armor 3 together, but not one after the other."""
    for together in (True, False):
        game = to(fight("prowlers", "prowlers", hand=["maximal-effect", "rage"], fame=24), ATTACK)
        play(
            game, "target 0", *["target 1"] * together, "play maximal-effect", "card rage", *["choose 0"] * 3, "strike"
        )
        assert game.players[0].fame == 24 + (4 if together else 2)
        if not together:
            game.play("target 1")
            assert (pool(game), options(game)) == ([], ["give-up"])


# ---- limits ----


@rule("mage_knight.effects.compound-keeps-limits")
def test_a_borrowed_effect_keeps_its_window() -> None:
    """Rage cannot be used outside combat, nor in the phase it does not count in."""
    hand = ["concentration", "rage"]
    assert offered(in_wilds(hand={0: hand}, mana={0: ["green"]}), "power") == []
    ranged = then(fight("prowlers", hand=hand, mana=["green"]), "target 0")
    assert offered(ranged, "power") == []
    struck = then(to(fight("prowlers", hand=hand, mana=["green"]), ATTACK), "target 0", "power concentration")
    play(struck, "pay green-token green", "card rage")
    assert pool(struck) == [4 + 2]


@rule("mage_knight.effects.compound-keeps-limits")
def test_a_borrowed_effect_for_peace_is_not_used_in_combat() -> None:
    """Tranquility may draw two cards, but not in combat."""
    hand = ["concentration", "tranquility"]
    assert offered(in_wilds(hand={0: hand}, mana={0: ["green"]}), "power") == ["tranquility", "concentration"]
    assert offered(fight("prowlers", hand=hand, mana=["green"]), "power") == []


@rule("mage_knight.effects.compound-keeps-limits")
def test_a_borrowed_effect_keeps_its_costs() -> None:
    """Improvisation has to discard a card: with none left it cannot be used, with one it gives 5 + 2."""
    bare = in_wilds(hand={0: ["concentration", "improvisation"]}, mana={0: ["green"]})
    assert offered(bare, "power") == []
    wounded = in_wilds(hand={0: ["concentration", "improvisation", "wound"]}, mana={0: ["green"]})
    assert offered(wounded, "power") == []
    game = in_wilds(hand={0: ["concentration", "improvisation", "rage"]}, mana={0: ["green"]})
    play(game, "power concentration", "pay green-token green", "card improvisation", "card rage", "choose 0")
    assert (game.turn.move, discard_of(game)) == (5 + 2, ["rage"])


@rule("mage_knight.effects.compound-keeps-limits")
def test_repetitions_whose_cost_cannot_be_paid_are_left_out() -> None:
    game = in_wilds(hand={0: ["maximal-effect", "improvisation", "rage", "wound"]})
    play(game, "play maximal-effect", "card improvisation", "card rage", "choose 0")
    assert (game.turn.move, hand_of(game), "end-turn" in options(game)) == (3, ["wound"], True)


@rule("mage_knight.effects.compound-keeps-limits")
@pytest.mark.parametrize("night", [False, True])
def test_a_spell_cast_by_another_card_has_its_strong_effect_only_at_night(night: bool) -> None:
    hand = {0: ["magic-talent", "march"]}
    mana = {0: ["green", "black"]}
    game = in_wilds(hand=hand, mana=mana, spells=["restoration", "fireball"], night=night)
    play(game, "play magic-talent", "card march", "option 0", "pick restoration")
    assert options(game) == (["choose 0", "choose 1"] if night else ["choose 0"])


@rule("mage_knight.effects.compound-keeps-limits")
def test_a_spell_cast_by_another_card_keeps_its_window() -> None:
    """Fireball of the offer is for combat, the right to cast it is kept until then."""
    hand = {0: ["magic-talent", "rage"]}
    game = in_wilds(at={0: (0, -3)}, enemies={(1, -4): ["prowlers"]}, hand=hand, mana={0: ["red"]}, spells=["fireball"])
    play(game, "play magic-talent", "card rage")
    assert offered(game, "option") == []
    play(game, "challenge 1,-4")
    assert offered(game, "option") == []
    game.play("target 0")
    assert offered(game, "option") == ["0"]


# ---- colours ----


@rule("mage_knight.effects.compound-keeps-colour-for-resistances")
@pytest.mark.parametrize(("enemy", "before", "after"), [("ice-mages", 6, 6), ("fire-mages", 5, 2)])
def test_ice_shield_played_by_concentration_stays_blue(enemy: str, before: int, after: int) -> None:
    """Its mana is not paid; still an Ice Resistance keeps the Armor, and the Block is an Ice Block of 3 + 2."""
    game = to(fight(enemy, hand=["concentration", "ice-shield"], mana=["green"]), BLOCK)
    assert armor(game) == before
    play(game, "block 0 0", "power concentration", "pay green-token green", "card ice-shield")
    assert (pool(game), armor(game)) == ([5], after)


@rule("mage_knight.effects.compound-keeps-colour-for-resistances")
def test_a_red_spell_cast_by_a_blue_card_stays_red() -> None:
    """Demolish takes 1 off the Armor of all but those with Fire Resistance."""
    hand = ["magic-talent", "rage"]
    game = fight("fire-mages", "ice-mages", hand=hand, mana=["red"], spells=["demolish"], fame=24)
    play(game, "play magic-talent", "card rage", "option 0", "pick demolish", "choose 0", "pay red-token red")
    assert [armor(game, foe) for foe in (0, 1)] == [5, 6 - 1]


# ---- Time Bending ----


@rule("mage_knight.effects.compound-time-bending-set-aside")
def test_time_bending_is_set_aside_until_the_round_ends() -> None:
    game = in_wilds(hand={0: ["space-bending", "march", "rage"]}, mana={0: ["blue", "black"]}, night=True)
    play(game, "power space-bending", "pay blue-token blue", "pay black-token black", "play march")
    end_turn(game)
    assert (game.turn.seat, hand_of(game)) == (0, ["march", "rage"])
    assert aside(game) == ["space-bending"]
    assert (played_by(game), discard_of(game)) == ([], [])
    end_turn(game)
    assert (aside(game), "space-bending" in (*hand_of(game), *discard_of(game))) == (["space-bending"], False)


@rule("mage_knight.effects.compound-time-bending-by-other-card")
def test_the_card_that_plays_time_bending_is_set_aside_instead() -> None:
    offer = ["space-bending", "fireball", "restoration"]
    hand = {0: ["magic-talent", "determination", "march", "rage"]}
    game = in_wilds(hand=hand, mana={0: ["blue", "black"]}, spells=offer, night=True)
    play(game, *TALENT, "option 0", "pick space-bending", "choose 1", "pay blue-token blue", "pay black-token black")
    game.play("play march")
    end_turn(game)
    assert (game.turn.seat, hand_of(game), aside(game)) == (0, ["march", "rage"], ["magic-talent"])
    assert (spell_offer(game), discard_of(game)) == (offer, ["determination"])
