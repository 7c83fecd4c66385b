"""Tactics: who chooses when, what happens on taking one, and the order of turns by their numbers."""

import pytest

from roundtable.games.mage_knight.content.components import TACTIC
from roundtable.games.mage_knight.content.names import NONE
from tests.proof import rule
from tests.rules.mage_knight.arrange_course import (
    CHOOSE_TACTIC,
    DAY_TACTICS,
    NIGHT_TACTICS,
    begun,
    fresh,
    next_round,
    pass_on,
    tactics_taken,
)
from tests.rules.mage_knight.look import hand_of, offered, options


@rule("mage_knight.tactics.each-player-takes-one")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("night", [False, True])
def test_everybody_takes_one_of_the_tactics_left(seats: int, night: bool) -> None:
    game = next_round(seats) if night else fresh(seats)
    left = list(NIGHT_TACTICS if night else DAY_TACTICS)
    for tactic in [left[at] for at in (3, 5, 0, 1)[:seats]]:
        seat = game.seat
        assert seat is not None
        assert (game.asks, options(game)) == (CHOOSE_TACTIC, [f"tactic {word}" for word in left])  # nobody goes without
        game.play(f"tactic {tactic}")
        left.remove(tactic)
        assert (TACTIC.words[game.players[seat].tactic], game.players[seat].tactic_up) == (tactic, True)
    assert (game.asks != CHOOSE_TACTIC or offered(game, "card") != []) == (len(left) == 6 - seats)
    assert NONE not in [player.tactic for player in game.players]


@rule("mage_knight.tactics.lowest-fame-chooses-first")
def test_who_has_least_fame_chooses_first() -> None:
    game = next_round(4, fame={0: 5, 1: 2, 2: 9, 3: 4})
    chosen = []
    for tactic in ("from-the-dusk", "long-night", "mana-search", "midnight-meditation"):
        chosen.append(game.seat)
        game.play(f"tactic {tactic}")
    assert chosen == [1, 3, 0, 2]


@rule("mage_knight.tactics.fame-tie-lower-order-token-first")
@pytest.mark.parametrize(
    ("order", "fame", "expected"),
    [
        ((0, 1, 2, 3), {}, [3, 2, 1, 0]),
        ((2, 0, 3, 1), {}, [1, 3, 0, 2]),
        ((2, 0, 3, 1), {0: 4, 1: 4, 2: 1, 3: 1}, [3, 2, 1, 0]),
        ((2, 0, 3, 1), {3: 7}, [1, 0, 2, 3]),
    ],
)
def test_among_equals_the_lower_token_chooses_first(
    order: tuple[int, ...], fame: dict[int, int], expected: list[int]
) -> None:
    numbers = dict(zip(order, ("early-bird", "rethink", "mana-steal", "planning"), strict=True))
    game = fresh(4)
    for seat in (3, 2, 1, 0):
        tactics_taken(game, numbers[seat])
        while offered(game, "card") + offered(game, "die"):
            game.play(options(game)[-1])
        assert game.players[seat].tactic != NONE
    assert game.order == order
    for seat, player in enumerate(game.players):
        player.fame = fame.get(seat, 0)
        player.level = 1 if player.fame < 3 else 2
    pass_on(game)
    chosen = []
    for tactic in ("from-the-dusk", "long-night", "mana-search", "midnight-meditation"):
        chosen.append(game.seat)
        game.play(f"tactic {tactic}")
    assert chosen == expected


@rule("mage_knight.tactics.first-round-last-hero-chooser-first")
def test_in_the_first_round_the_last_chooser_of_a_hero_chooses_first() -> None:
    for seed in range(6):
        game = begun(3, seed=seed)
        heroes = []
        for hero in ("tovak", "arythea", "goldyx"):
            heroes.append(game.seat)
            game.play(f"hero {hero}")
        chosen = []
        for tactic in ("early-bird", "planning", "the-right-moment"):
            chosen.append(game.seat)
            game.play(f"tactic {tactic}")
        assert chosen == heroes[::-1]


@rule("mage_knight.tactics.on-take-instructions-resolve")
def test_what_a_tactic_says_on_being_taken_is_done_before_the_next_choice() -> None:
    game = fresh(3)
    game.play("tactic great-start")
    assert (game.seat, game.asks, len(hand_of(game, 2))) == (1, CHOOSE_TACTIC, 7)
    game.play("tactic mana-steal")
    assert game.seat == 1
    dice = offered(game, "die")
    assert dice
    game.play(options(game)[0])
    assert (game.seat, game.asks, len(game.source)) == (0, CHOOSE_TACTIC, 4)
    game.play("tactic rethink")
    assert (game.seat, sorted(set(hand_of(game, 0)))) == (0, sorted(offered(game, "card")))


@rule("mage_knight.tactics.order-by-tactic-number")
@pytest.mark.parametrize("night", [False, True])
def test_the_lowest_number_is_first_and_the_highest_last(night: bool) -> None:
    laid = NIGHT_TACTICS if night else DAY_TACTICS
    for first, second, third in ((3, 0, 5), (0, 3, 5), (5, 3, 0)):
        game = next_round(3) if night else fresh(3)
        tactics_taken(game, *[laid[at] for at in (first, second, third)])  # by seats 2, 1, 0
        ranks = {2: first, 1: second, 0: third}
        assert list(game.order) == sorted(ranks, key=ranks.__getitem__)
        assert game.turn.seat == game.order[0]


@rule("mage_knight.tactics.order-by-tactic-number")
def test_the_order_changes_only_after_everybody_has_chosen() -> None:
    game = fresh(3)
    game.play("tactic early-bird")
    game.play("tactic planning")
    assert game.order == (0, 1, 2)
    game.play("tactic the-right-moment")
    assert game.order == (2, 1, 0)


@rule("mage_knight.tactics.unchosen-set-aside")
def test_tactics_nobody_chose_are_taken_away() -> None:
    game = fresh(2)
    tactics_taken(game, "planning", "early-bird")
    assert game.sees(None)["tactics"] == []
    pass_on(game)
    assert offered(game, "tactic") == list(NIGHT_TACTICS)
    tactics_taken(game, "from-the-dusk", "long-night")
    assert game.sees(None)["tactics"] == []
    pass_on(game)
    assert offered(game, "tactic") == list(DAY_TACTICS)  # not out of the game
