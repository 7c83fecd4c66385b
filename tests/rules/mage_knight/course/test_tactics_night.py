"""The Night Tactics: what each does when it is taken, or when it is used."""

from functools import partial

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_course import (
    CHOOSE_TACTIC,
    OUT_OF_TURN,
    TAKE_TURN,
    everything,
    faces,
    held,
    kinds,
    next_round,
    pass_on,
    unknown,
)
from tests.rules.mage_knight.arrange_players import fetch_card
from tests.rules.mage_knight.look import deck_of, discard_of, end_turn, hand_of, offered, options, play

VILLAGE_TILE = {(0, 1): "countryside-01"}
VILLAGE = (2, -3)

at_night = partial(table, night=True, forced=False)


# ---- Long Night ----

DISCARDS = ["march", "march", "rage", "stamina", "swiftness"]


def test_long_night_puts_three_random_discards_into_the_empty_deck_once() -> None:
    found = set()
    for seed in range(6):
        game = at_night(seed=seed, tactic={0: "long-night", 1: "mana-search"}, deck={0: []}, discard={0: DISCARDS})
        game.play("use-tactic")
        assert (len(deck_of(game)), len(discard_of(game)), held(game, 0)) == (3, 2, "long-night down")
        assert sorted(deck_of(game) + discard_of(game)) == sorted(DISCARDS)
        assert unknown(game.players[0].deck, 2)
        assert "use-tactic" not in options(game)
        found.add(tuple(sorted(deck_of(game))))
    assert len(found) > 2


@pytest.mark.parametrize(
    ("deck", "discard", "usable"),
    [([], ["rage"], True), (["march"], ["rage"], False), ([], [], False)],
)
def test_long_night_needs_an_empty_deck_and_something_to_fill_it(
    deck: list[str], discard: list[str], usable: bool
) -> None:
    tactic = {0: "long-night", 1: "mana-search"}
    game = at_night(tactic=tactic, hand={0: ["stamina"]}, deck={0: deck}, discard={0: discard})
    assert ("use-tactic" in options(game)) == usable
    if usable:
        game.play("use-tactic")
        assert (deck_of(game), discard_of(game)) == (["rage"], [])


# ---- Mana Search ----

searching = partial(at_night, tactic={0: "mana-search", 1: "long-night"})


def test_mana_search_rolls_up_to_two_dice_gold_ones_first() -> None:
    game = searching(source=["red", "blue", "gold", "gold", "black"])
    game.play("use-tactic")
    assert options(game) == ["die gold"]
    game.play("die gold")
    assert options(game) == ["die gold", "done"]
    game.play("die gold")
    assert (game.asks, len(game.source)) == (TAKE_TURN, 5)
    rest = faces(game)
    for face in ("red", "blue", "black"):
        rest.remove(face)  # these stayed as they were
    one = searching(source=["red", "blue", "gold"])
    play(one, "use-tactic", "die gold")
    assert options(one) == ["die red", "die blue", "done"]


def test_mana_search_rolls_the_dice_anew() -> None:
    found = set()
    for seed in range(12):
        game = searching(seed=seed, source=["white", "white"])
        play(game, "use-tactic", "die white", "die white")
        found.add(game.source)
    assert len(found) > 5


def test_mana_search_comes_once_in_each_own_turn() -> None:
    game = searching(source=["red", "blue"], hand={0: ["rage", "march"]})
    play(game, "use-tactic", "die red", "done")
    assert "use-tactic" not in options(game)
    end_turn(game)
    assert (game.seat, "use-tactic" in options(game)) == (1, False)
    end_turn(game)
    assert (game.seat, "use-tactic" in options(game)) == (0, True)


@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("march", ["power march", "pay green-die green"]),
        ("mana-draw", ["power mana-draw", "pay white-crystal white", "die green", "colour red"]),
        ("mana-storm", ["play mana-storm", "die green"]),
        ("mana-claim", ["play mana-claim", "pay blue-crystal blue", "die green", "choose 0"]),
    ],
)
def test_mana_search_comes_before_any_die_is_used_or_taken(card: str, answers: list[str]) -> None:
    game = searching(source=["green", "red"], hand={0: [card, "rage"]}, crystals={0: ["white", "blue"]})
    assert "use-tactic" in options(game)
    play(game, *answers)
    assert (game.asks, "use-tactic" in options(game)) == (TAKE_TURN, False)


# ---- Midnight Meditation ----


def meditating(hand: list[str], deck: list[str], seed: int = 1) -> MageKnightTable:
    """Let the turn of seat 1, who holds Midnight Meditation, come up."""
    tactic = {0: "long-night", 1: "midnight-meditation"}
    game = at_night(tactic=tactic, hand={1: hand}, deck={1: deck}, seed=seed)
    end_turn(game)
    assert (game.seat, game.asks, options(game)) == (1, OUT_OF_TURN, ["done", "use-tactic"])
    return game


def test_midnight_meditation_exchanges_cards_of_the_hand_for_as_many_of_the_shuffled_deck() -> None:
    hands = set()
    for seed in range(8):
        game = meditating(["rage", "wound", "wound", "march"], ["stamina", "promise"], seed)
        mine = everything(game, 1)
        game.play("use-tactic")
        assert options(game) == ["card rage", "card march", "card wound", "done"]
        play(game, "card wound", "card wound", "card rage", "done")
        assert (game.seat, game.asks, held(game, 1)) == (1, TAKE_TURN, "midnight-meditation down")
        assert (len(hand_of(game, 1)), len(deck_of(game, 1)), everything(game, 1)) == (4, 2, mine)
        hands.add(tuple(hand_of(game, 1)))
    assert len(hands) > 2


def test_midnight_meditation_takes_five_cards_at_most() -> None:
    game = meditating(["rage", "rage", "march", "march", "stamina", "swiftness"], ["promise"])
    game.play("use-tactic")
    for card in ("rage", "rage", "march", "march", "stamina"):
        assert f"card {card}" in options(game)
        game.play(f"card {card}")
    assert options(game) == ["done"]
    game.play("done")
    assert len(hand_of(game, 1)) == 6


def test_midnight_meditation_is_used_once_and_only_before_a_turn() -> None:
    game = meditating(["rage", "march"], ["promise"])
    game.play("done")
    assert "use-tactic" not in options(game)
    end_turn(game)
    end_turn(game)
    assert (game.seat, game.asks) == (1, OUT_OF_TURN)  # before the next one again
    play(game, "use-tactic", "done")
    assert held(game, 1) == "midnight-meditation down"


# ---- Preparation ----


@rule("mage_knight.tactics.on-take-instructions-resolve")
def test_preparation_takes_a_card_of_choice_from_the_deck() -> None:
    game = next_round()
    hand, deck = hand_of(game, 1), deck_of(game, 1)
    game.play("tactic preparation")
    assert (game.seat, sorted(offered(game, "card"))) == (1, sorted(set(deck)))
    game.play(f"card {deck[0]}")
    assert hand_of(game, 1) == sorted([*hand, deck[0]])
    assert sorted(deck_of(game, 1)) == sorted(deck[1:])
    assert unknown(game.players[1].deck, 2)
    seen = game.sees(0)["players"][1]["hand"]  # type: ignore[index]  # data
    assert seen == [None] * 6
    assert (game.seat, game.asks) == (0, CHOOSE_TACTIC)


# ---- Sparing Power ----


def sparing(deck: list[str], stored: list[str]) -> MageKnightTable:
    """Let the turn of seat 1, who holds Sparing Power with some cards under it, come up."""
    game = at_night(tactic={0: "long-night", 1: "sparing-power"}, hand={1: ["rage"]}, deck={1: deck})
    for card in stored:
        game.players[1].stored.put(fetch_card(game, 1, card), 0, 0)
    end_turn(game)
    assert (game.seat, game.asks) == (1, OUT_OF_TURN)
    return game


def test_sparing_power_stores_a_card_before_each_turn() -> None:
    game = sparing(["stamina", "promise", "march"], [])
    game.play("use-tactic")
    assert options(game) == ["store"]
    game.play("store")
    assert (kinds(game.players[1].stored.cards), unknown(game.players[1].stored, 2)) == (["march"], True)
    assert (game.asks, held(game, 1)) == (TAKE_TURN, "sparing-power")  # once before a turn
    game.players[1].deck.put(fetch_card(game, 1, "crystallize"), 0, 0)
    play(game, "sideways rage move", "end-turn")
    end_turn(game)
    assert (game.seat, options(game)) == (1, ["done", "use-tactic"])


def test_sparing_power_gives_all_stored_cards_and_is_done_with() -> None:
    game = sparing(["stamina", "promise"], ["march", "swiftness"])
    game.play("use-tactic")
    assert options(game) == ["store", "fetch"]
    game.play("fetch")
    assert (hand_of(game, 1), held(game, 1)) == (["march", "rage", "swiftness"], "sparing-power down")
    assert (len(game.players[1].stored), deck_of(game, 1)) == (0, ["stamina", "promise"])
    play(game, "sideways rage move")
    end_turn(game)
    end_turn(game)
    assert (game.seat, game.asks == OUT_OF_TURN) == (1, False)


def test_sparing_power_is_used_once_between_two_turns_even_as_a_reaction() -> None:
    game = at_night(
        heroes=("arythea", "goldyx"),
        tiles=VILLAGE_TILE,
        at={0: (1, -2), 1: VILLAGE},
        tactic={0: "long-night", 1: "sparing-power"},
        skills={0: ["arythea-healing-ritual"]},
        hand={0: ["wound", "rage"]},
        deck={1: ["stamina", "promise", "march"]},
    )
    game.play("use arythea-healing-ritual")
    assert (game.seat, options(game)) == (1, ["plunder", "done", "use-tactic"])
    play(game, "use-tactic", "store")
    assert options(game) == ["plunder", "done"]
    game.play("done")
    while game.seat == 0:
        game.play(options(game)[-1] if game.asks != TAKE_TURN else "end-turn")
    assert (game.seat, game.asks, options(game)) == (1, OUT_OF_TURN, ["plunder", "done"])


@rule("mage_knight.round.deed-cards-reshuffled")
def test_cards_under_sparing_power_are_not_lost_with_the_round() -> None:
    game = sparing(["stamina"], ["march"])
    mine = everything(game, 1)
    pass_on(game)
    assert everything(game, 1) == mine
