"""End of turn: the rewards won in combat are taken, in an order of the player's choice."""

import pytest

from tests.proof import rule
from tests.rules.mage_knight.arrange_cards import MONASTERY_TILE
from tests.rules.mage_knight.arrange_end import (
    DISCARDS_ASKS,
    REWARDS_ASKS,
    SKILL_ASKS,
    artifacts_of,
    before_end,
    ending,
    load,
    offer_of,
    pile_skills,
)
from tests.rules.mage_knight.look import crystals_of, deck_of, mana_of, offered, options, play, units_of

SPELLS = ["fireball", "snowstorm", "tremor"]
ADVANCED = ["fire-bolt", "ice-bolt", "swift-bolt"]
RINGS = ["ruby-ring", "sapphire-ring", "diamond-ring", "emerald-ring"]
BASICS = {"red", "blue", "green", "white"}
DEN = (0, -3)  # of countryside-06 in slot (0, 1)


# ---- order ----


@rule("mage_knight.end-of-turn.rewards-taken-now-any-order")
@pytest.mark.parametrize("order", [["spell", "advanced-action"], ["advanced-action", "spell"]])
def test_rewards_are_taken_in_an_order_of_choice(order: list[str]) -> None:
    game = ending("spell", "advanced-action", spells=SPELLS, advanced=ADVANCED, hand={0: ["rage"]})
    picks = {"spell": "snowstorm", "advanced-action": "swift-bolt"}
    assert (game.asks, options(game)) == (REWARDS_ASKS, ["reward spell", "reward advanced-action"])
    play(game, f"reward {order[0]}", f"pick {picks[order[0]]}")
    assert options(game) == [f"reward {order[1]}"]
    play(game, f"reward {order[1]}", f"pick {picks[order[1]]}")
    assert game.asks == DISCARDS_ASKS  # all are taken
    assert deck_of(game)[-2:] == [picks[reward] for reward in order]


@rule("mage_knight.end-of-turn.rewards-taken-now-any-order")
def test_a_reward_won_in_combat_is_taken_at_the_end_of_the_turn() -> None:
    game = before_end(
        tiles={(0, 1): "countryside-06"},
        at={0: DEN},
        hand={0: ["fireball", "march"]},
        mana={0: ["red"]},
        enemies={(1, -2): []},
        next_enemies=["gargoyle"],
    )
    play(game, "enter", "target 0", "play fireball", "pay red-token red", "strike", "next", "next")
    assert game.combat is None
    assert crystals_of(game) == {}
    load(game, "red", "green")
    game.play("end-turn")
    assert options(game) == ["reward crystal-roll"]
    play(game, "reward crystal-roll", "reward crystal-roll")
    assert (crystals_of(game), game.asks) == ({"red": 1, "green": 1}, SKILL_ASKS)  # the fight gave Fame too


# ---- crystals ----


@rule("mage_knight.end-of-turn.reward-crystals-to-inventory")
def test_rewarded_crystals_go_to_the_inventory() -> None:
    game = ending("crystal-set", hand={0: ["rage"]}, crystals={0: ["red", "red"]})
    game.play("reward crystal-set")
    assert (crystals_of(game), mana_of(game)) == ({"red": 3, "blue": 1, "green": 1, "white": 1}, {})


@rule("mage_knight.end-of-turn.reward-crystals-nothing-when-full")
@pytest.mark.parametrize("reward", ["crystal-set", "crystal-roll"])
def test_a_fourth_crystal_of_a_colour_is_lost(reward: str) -> None:
    game = ending(reward, rolls=["blue"], hand={0: ["rage"]}, crystals={0: ["blue"] * 3})
    game.play(f"reward {reward}")
    assert crystals_of(game)["blue"] == 3
    assert mana_of(game) == {}
    assert (game.players[0].fame, game.asks) == (0, DISCARDS_ASKS)


@rule("mage_knight.end-of-turn.reward-random-crystal-one-roll-each")
def test_one_die_is_rolled_for_each_random_crystal() -> None:
    game = ending(*["crystal-roll"] * 3, rolls=["white", "red", "white"], hand={0: ["rage"]})
    seen = []
    for _ in range(3):
        game.play("reward crystal-roll")
        seen.append(crystals_of(game))
    assert seen == [{"white": 1}, {"red": 1, "white": 1}, {"red": 1, "white": 2}]
    assert game.asks == DISCARDS_ASKS


@rule("mage_knight.end-of-turn.reward-random-crystal-black-gives-fame")
def test_black_gives_1_fame_and_no_crystal() -> None:
    game = ending("crystal-roll", rolls=["black"], hand={0: ["rage"]}, fame={0: 5})
    game.play("reward crystal-roll")
    assert (game.players[0].fame, crystals_of(game), mana_of(game)) == (6, {}, {})


@rule("mage_knight.end-of-turn.reward-random-crystal-black-gives-fame")
def test_the_fame_of_a_black_die_counts_for_the_level() -> None:
    game = ending("crystal-roll", rolls=["black"], hand={0: ["rage"]}, fame={0: 2})
    game.play("reward crystal-roll")
    assert (game.players[0].level, game.asks) == (2, SKILL_ASKS)


@rule("mage_knight.end-of-turn.reward-random-crystal-gold-chooses")
@pytest.mark.parametrize("colour", sorted(BASICS))
def test_gold_lets_the_player_choose_the_colour(colour: str) -> None:
    game = ending("crystal-roll", rolls=["gold"], hand={0: ["rage"]})
    game.play("reward crystal-roll")
    assert set(offered(game, "colour")) == BASICS == {one.split()[1] for one in options(game)}
    game.play(f"colour {colour}")
    assert (crystals_of(game), game.players[0].fame) == ({colour: 1}, 0)


@rule("mage_knight.end-of-turn.reward-random-crystal-gold-chooses")
def test_gold_gives_nothing_to_who_has_three_of_each_colour() -> None:
    held = [*["red"] * 3, *["blue"] * 3, *["green"] * 3, *["white"] * 2]
    game = ending("crystal-roll", "crystal-roll", rolls=["gold", "gold"], hand={0: ["rage"]}, crystals={0: held})
    game.play("reward crystal-roll")
    assert options(game) == ["colour white"]
    play(game, "colour white", "reward crystal-roll")
    assert (game.asks, crystals_of(game), mana_of(game)) == (DISCARDS_ASKS, dict.fromkeys(BASICS, 3), {})


# ---- Artifacts ----


@rule(
    "mage_knight.end-of-turn.reward-artifacts-draw-one-more", "mage_knight.end-of-turn.reward-artifacts-one-to-bottom"
)
@pytest.mark.parametrize("won", [1, 2, 3])
@pytest.mark.parametrize("back", [0, 1])
def test_one_artifact_more_is_drawn_and_one_of_them_goes_under_the_deck(won: int, back: int) -> None:
    deck = [*RINGS, "endless-bag-of-gold"]
    game = ending(*["artifact"] * won, artifacts=deck, hand={0: ["rage"]}, deck={0: []})
    game.play("reward artifact")
    assert set(offered(game, "pick")) == set(deck[: won + 1])
    game.play(f"pick {deck[back]}")
    while game.asks != DISCARDS_ASKS:
        game.play(options(game)[0])
    assert artifacts_of(game) == [*deck[won + 1 :], deck[back]]
    assert sorted(deck_of(game)) == sorted([name for name in deck[: won + 1] if name != deck[back]])


@rule("mage_knight.end-of-turn.reward-artifacts-rest-on-deck", "mage_knight.end-of-turn.reward-artifacts-example")
@pytest.mark.parametrize("order", [["ruby-ring", "diamond-ring"], ["diamond-ring", "ruby-ring"]])
def test_two_artifacts_won_are_three_drawn_of_which_two_go_on_the_deck_in_any_order(order: list[str]) -> None:
    game = ending("artifact", "artifact", artifacts=RINGS, hand={0: ["rage"]}, deck={0: ["march"]})
    game.play("reward artifact")
    assert sorted(offered(game, "pick")) == sorted(RINGS[:3])
    game.play("pick sapphire-ring")
    assert sorted(offered(game, "pick")) == ["diamond-ring", "ruby-ring"]
    play(game, *[f"pick {name}" for name in order])
    assert game.asks == DISCARDS_ASKS
    assert (deck_of(game), artifacts_of(game)) == (["march", *order], ["emerald-ring", "sapphire-ring"])


@rule("mage_knight.end-of-turn.reward-artifacts-short-deck")
@pytest.mark.parametrize(
    ("won", "left", "kept"), [(2, 0, 0), (2, 1, 1), (2, 2, 2), (2, 3, 2), (1, 0, 0), (1, 1, 1), (1, 2, 1)]
)
def test_of_a_short_deck_all_are_drawn_and_at_most_as_many_kept_as_won(won: int, left: int, kept: int) -> None:
    game = ending(*["artifact"] * won, artifacts=RINGS[:left], hand={0: ["rage"]}, deck={0: []})
    game.play("reward artifact")
    for _ in range(left):  # each is put somewhere, once
        game.play(options(game)[0])
    assert game.asks == DISCARDS_ASKS
    assert (len(deck_of(game)), len(artifacts_of(game))) == (kept, left - kept)


# ---- Spells and Advanced Actions ----


@rule("mage_knight.end-of-turn.reward-spell-or-advanced-action-from-offer")
@pytest.mark.parametrize(("reward", "offer"), [("spell", SPELLS), ("advanced-action", ADVANCED)])
@pytest.mark.parametrize("at", range(3))
def test_any_card_of_the_offer_goes_on_top_of_the_deck(reward: str, offer: list[str], at: int) -> None:
    game = ending(reward, spells=SPELLS, advanced=ADVANCED, hand={0: ["rage"]}, deck={0: ["march"]})
    game.play(f"reward {reward}")
    assert sorted(offered(game, "pick")) == sorted(offer)
    game.play(f"pick {offer[at]}")
    assert deck_of(game) == ["march", offer[at]]
    left = offer_of(game.spell_offer if reward == "spell" else game.advanced_offer)
    assert left[:2] == [name for name in offer if name != offer[at]]


@rule("mage_knight.end-of-turn.reward-not-from-unit-offer")
def test_an_advanced_action_beside_the_units_is_no_reward() -> None:
    game = ending("advanced-action", advanced=ADVANCED, tiles=MONASTERY_TILE, hand={0: ["rage"]})
    beside = offer_of(game.monastery_offer)
    assert beside
    game.play("reward advanced-action")
    assert sorted(offered(game, "pick")) == sorted(ADVANCED)
    assert not set(beside) & set(offered(game, "pick"))


@rule("mage_knight.end-of-turn.reward-order-sets-deck-order")
def test_the_advanced_action_of_the_level_lies_above_the_rewards() -> None:
    game = before_end(
        "spell",
        "artifact",
        spells=SPELLS,
        advanced=ADVANCED,
        artifacts=RINGS,
        hand={0: ["rage"]},
        deck={0: []},
        fame={0: 2},
        risen=3,
    )
    pile_skills(game, 0, "tovak-double-time", "tovak-night-sharpshooting")
    play(game, "end-turn", "reward artifact", "pick ruby-ring", "pick sapphire-ring", "reward spell", "pick tremor")
    play(game, "skill tovak-double-time", "pick ice-bolt")
    assert game.asks == DISCARDS_ASKS
    assert deck_of(game) == ["sapphire-ring", "tremor", "ice-bolt"]


# ---- Units ----

OFFER = ["peasants", "utem-guardsmen", "altem-mages", "red-cape-monks"]


@rule("mage_knight.end-of-turn.reward-unit-any-from-offer")
@pytest.mark.parametrize("unit", OFFER)
def test_any_unit_of_the_offer_may_be_taken_for_nothing(unit: str) -> None:
    game = ending("unit", unit_offer=OFFER, hand={0: ["rage"]}, reputation={0: -7})
    game.play("reward unit")
    assert sorted(options(game)) == sorted(["decline", *[f"recruit {one}" for one in OFFER]])
    game.play(f"recruit {unit}")
    assert (units_of(game), game.asks) == ([unit], DISCARDS_ASKS)


@rule("mage_knight.end-of-turn.reward-unit-any-from-offer")
def test_a_rewarded_unit_may_be_declined_even_with_a_token_free() -> None:
    game = ending("unit", unit_offer=OFFER, hand={0: ["rage"]})
    play(game, "reward unit", "decline")
    assert (units_of(game), len(game.unit_offer), game.asks) == ([], 4, DISCARDS_ASKS)


@rule("mage_knight.end-of-turn.reward-unit-without-command-token")
def test_without_a_free_token_a_unit_is_disbanded_or_the_reward_given_up() -> None:
    for answers, units, left in (
        (["decline"], ["foresters"], 4),
        (["recruit altem-mages", "disband 0"], ["altem-mages"], 3),
    ):
        game = ending("unit", unit_offer=OFFER, hand={0: ["rage"]}, units={0: ["foresters"]})
        game.play("reward unit")
        assert sorted(options(game)) == sorted(["decline", *[f"recruit {one}" for one in OFFER]])
        play(game, *answers)
        assert (units_of(game), len(game.unit_offer), game.asks) == (units, left, DISCARDS_ASKS)


@rule("mage_knight.end-of-turn.reward-unit-after-level-up")
def test_a_rewarded_unit_may_wait_for_the_command_token_of_the_level() -> None:
    held: dict[int, list[str]] = {0: ["foresters"]}
    game = ending("unit", unit_offer=OFFER, hand={0: ["rage"]}, units=held, fame={0: 7}, risen=8)
    assert options(game) == ["reward unit", "wait"]
    game.play("wait")
    assert (game.players[0].level, game.asks) == (3, REWARDS_ASKS)
    play(game, "reward unit", "recruit altem-mages")
    assert (units_of(game), game.asks) == (["foresters", "altem-mages"], DISCARDS_ASKS)


@rule("mage_knight.end-of-turn.reward-unit-after-level-up")
@pytest.mark.parametrize(("fame", "risen"), [(7, 7), (2, 3)])
def test_without_a_new_command_token_a_rewarded_unit_cannot_wait(fame: int, risen: int) -> None:
    game = ending("unit", unit_offer=OFFER, hand={0: ["rage"]}, fame={0: fame}, risen=risen)
    assert options(game) == ["reward unit"]
