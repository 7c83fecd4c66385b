"""The rules of the practice game Tourney, as far as others build on it."""

import random

import pytest

import roundtable as rt
from roundtable.kernel.agenda import Step
from roundtable.kernel.zone import Zone, bit, open_zone
from tests.kernel.tilt import moments, play_to, tourney
from tests.practice.tourney.content import CHALLENGE, FAVOUR, LANCE, STANCE, TRICK
from tests.practice.tourney.draft import Draft
from tests.practice.tourney.effects import Resolve, gain
from tests.practice.tourney.lists import Joust, ranks
from tests.practice.tourney.rounds import fill_row, same
from tests.practice.tourney.state import Tourney
from tests.practice.tourney.turn import ChooseDie, Deed, EndTurn


def asking(game: Tourney, *steps: Step[Tourney]) -> Tourney:
    """Let only these steps remain to be done, and go on to the first question."""
    game.agenda.clear()
    game.then(*steps)
    game.advance()
    return game


def notations(game: Tourney) -> list[str]:
    return [action.notation for action in game.options()]


def with_trick(game: Tourney, seat: int, word: str) -> None:
    """Give a seat a trick it has kept."""
    card = 2 * TRICK.at(word)
    for family in game.families()[0]:
        if family.find(card) >= 0:
            family.remove(family.find(card))
    game.knights[seat].tricks.put(card, bit(seat), game.clock)


# ---- a round ----


def test_three_equal_dice_are_rolled_again() -> None:
    found = [event for seed in range(40) for event in first_rerolls(seed)]
    assert len(found) >= 2
    for seed in range(40):
        assert not any(same(knight.dice) for knight in tourney(seats=4, seed=seed).knights)


def first_rerolls(seed: int) -> list[int]:
    """Give the seats that rolled again at the start of the second round."""
    game = tourney(seats=4, seed=seed)
    game.journal = rt.Journal()
    play_to(game, "tourney.pick", round=2)
    events = game.journal.events
    return [event.message.values[0] for event in events if event.message.wording.id == "tourney-rerolled"]


def test_a_game_has_three_rounds_begun_by_one_seat_after_the_other() -> None:
    played = moments(seats=4, seed=2)
    assert list(dict.fromkeys((game.round, game.first) for game in played)) == [(1, 0), (2, 1), (3, 2)]


def test_the_record_keeps_a_hash_of_every_round() -> None:
    game = tourney(seats=2)
    while not game.over:
        game.play_at(0)
    assert len(game.record().rounds) == 3
    assert rt.replay(game.record().text()).save() == game.save()


# ---- the draft ----


def test_picks_are_revealed_together_and_hands_passed_on() -> None:
    game = tourney(seats=3)
    hands = [set(knight.hand.cards) for knight in game.knights]
    assert game.waiting == [0, 1, 2]
    while game.asks == "tourney.pick":
        game.play_at(0)
    play_to(game, "tourney.keep")
    assert len(game.discard) == 3
    assert [set(knight.hand.cards) < hands[seat - 1] for seat, knight in enumerate(game.knights)] == [True] * 3


def test_two_copies_of_a_trick_are_one_option() -> None:
    game = tourney(seats=2)
    game.knights[0].hand = Zone((4, 5, 9), (1, 1, 1), (0, 0, 0))
    game.asks_again()
    assert notations(game)[:2] == ["pick pact", "pick whetstone"]


def test_the_discards_are_shuffled_while_others_hold_tricks() -> None:
    game = play_to(tourney(seats=4, seed=3), "tourney.pick", round=2)
    assert game.clock > 1 + 5 + 4  # five piles at first, a hand per seat when keeping, and the discards
    assert all(len(knight.hand) == 3 for knight in game.knights)


def test_when_all_tricks_are_held_some_seats_get_fewer_and_are_not_asked() -> None:
    game = tourney(seats=2)
    game.deck, game.discard = Zone(), open_zone([0])
    for knight in game.knights:
        knight.hand = Zone()
    asking(game, Draft())
    assert game.waiting == [0]
    assert notations(game)[:1] == ["pick ruse"]


# ---- stances ----


def test_one_stance_is_played_one_goes_on_top_and_one_under() -> None:
    game = play_to(tourney(seats=2), "tourney.play-stance")
    played, upper, lower = game.knights[0].drawn.cards
    game.play(f"stance {STANCE.words[played]}")
    game.play_at(0)
    game.play(f"top {STANCE.words[upper]}")
    knight = game.knights[0]
    assert (knight.spent.cards, knight.deck.cards[-1], knight.deck.cards[0]) == ((played,), upper, lower)
    assert knight.spent.known == (bit(0),)
    game.play_at(0)
    assert knight.spent.known == (-1,)


# ---- turns, and what may be done in them ----


def turn(*dice: int) -> Tourney:
    """Seat 0 of two begins a turn with these dice and nothing else."""
    game = play_to(tourney(seats=2), "tourney.choose-die")
    knight = game.knights[0]
    game.favours += knight.favours
    game.lances += knight.lances
    knight.favours = knight.lances = 0
    knight.tricks = Zone()
    knight.dice = dice
    return asking(game, ChooseDie(0), EndTurn(0))


def test_equal_dice_are_one_option() -> None:
    assert notations(turn(5, 2, 5)) == ["die 5", "die 2"]


def test_a_challenge_needs_its_die() -> None:
    game = turn(3)
    game.row = (CHALLENGE.at("duel"), CHALLENGE.at("hound"))
    game.play("die 3")
    assert notations(game) == ["challenge hound", "train"]
    with pytest.raises(rt.IllegalAction) as refusal:
        game.play("challenge duel")
    assert refusal.value.reason == "too-hard"


def test_the_row_shrinks_when_the_pile_is_empty() -> None:
    game = turn(6)
    ring, duel, bear = CHALLENGE.at("ring"), CHALLENGE.at("duel"), CHALLENGE.at("bear")
    game.row = (ring, duel)
    game.pile = open_zone([bear])
    fill_row(game)
    assert list(game.row) == [ring, duel, bear]
    game.play("die 6")
    game.play("challenge duel")
    assert list(game.row) == [ring, bear]


def test_a_favour_is_worth_something_else_at_every_moment() -> None:
    game = tourney(seats=2)
    assert notations(game)[-1] == "favour glory"
    play_to(game, "tourney.play-stance")
    assert game.knights[0].favours
    assert not any(notation.startswith("favour") for notation in notations(game))
    game = turn(2, 6)
    gain(game, 0, FAVOUR, 1)
    game.asks_again()
    assert notations(game) == ["die 2", "die 6", "favour lance", "nudge 2"]
    game.play("nudge 2")
    assert (game.knights[0].dice, game.knights[0].favours) == ((3, 6), 0)
    assert game.asks == "tourney.choose-die"


def test_a_favour_buys_no_lance_that_is_not_there() -> None:
    game = turn(6)
    gain(game, 0, FAVOUR, 1)
    game.lances = 0
    game.asks_again()
    assert notations(game) == ["die 6"]


def test_a_trick_that_was_kept_can_be_played_in_the_turn() -> None:
    game = turn(6)
    with_trick(game, 0, "whetstone")
    game.asks_again()
    game.play("trick whetstone")
    assert game.knights[0].lances == 1
    assert (game.asks, notations(game)) == ("tourney.choose-one", ["choose lance", "choose favour"])
    game.play("choose lance")
    assert (game.knights[0].lances, game.asks) == (2, "tourney.choose-die")


# ---- effects ----


@pytest.mark.parametrize(
    ("path", "gained"),
    [
        ("trick.ruse", (0, 1, 0)),
        ("trick.veil", (1, 0, 1)),
        ("trick.trumpet", (2, 0, 0)),  # for each of two favours
        ("trick.ransom", (1, 0, 0)),  # for two of three lances
        ("challenge.giant", (6, 0, 0)),  # twice for each of three lances
        ("stance.charge", (0, 0, 0)),
    ],
)
def test_effects_are_data(path: str, gained: tuple[int, int, int]) -> None:
    game = rich()
    before = goods(game)
    asking(game, Resolve(0, path), EndTurn(0))
    assert tuple(now - then for now, then in zip(goods(game), before, strict=True)) == gained


def rich() -> Tourney:
    """Seat 0 has three lances and two favours; the supplies hold the rest."""
    game = tourney(seats=4)
    knight = game.knights[0]
    knight.glory, knight.lances, knight.favours = 0, 3, 2
    game.lances, game.favours = 9, 3
    return game


def goods(game: Tourney) -> tuple[int, int, int]:
    knight = game.knights[0]
    return knight.glory, knight.lances, knight.favours


def test_what_the_supply_lacks_is_not_gained_and_cannot_be_chosen() -> None:
    game = rich()
    game.lances = 1
    gain(game, 0, LANCE, 2)
    assert (game.knights[0].lances, game.lances) == (4, 0)
    asking(game, Resolve(0, "challenge.apple"))
    assert notations(game) == ["choose favour"]
    game.favours = 0
    asking(game, Resolve(0, "challenge.apple"))
    assert game.over


def test_a_choice_is_labelled_with_what_it_gives() -> None:
    game = asking(rich(), Resolve(0, "prize"))
    labels = [game.describe(action).data() for action in game.options()]
    assert [label["args"] for label in labels] == [
        {"n": 1, "good": {"message": "tourney-good-glory"}},
        {"n": 2, "good": {"message": "tourney-good-lance"}},
        {"n": 1, "good": {"message": "tourney-good-favour"}},
    ]


# ---- the lists ----


def lists(*lances: int) -> Tourney:
    """Give a table on which everybody has played a charge and has so many lances."""
    game = play_to(tourney(seats=len(lances)), "tourney.choose-die")
    game.first = 0
    game.lances = 3 * len(lances) - sum(lances)
    for knight, held in zip(game.knights, lances, strict=True):
        knight.lances, knight.glory, knight.spent = held, 0, open_zone([STANCE.at("charge")])
    return game


@pytest.mark.parametrize(
    ("lances", "riders", "firsts", "seconds"),
    [
        ((2, 1, 0, 1), 0b1111, [0], [1, 3]),
        ((2, 1, 2, 1), 0b1111, [0, 2], []),
        ((2, 1, 2, 1), 0b1110, [2], [1, 3]),
        ((2, 1, 2, 1), 0b0010, [1], []),
        ((2, 1, 2, 1), 0, [], []),
    ],
)
def test_strength_decides_and_ties_share(
    lances: tuple[int, ...], riders: int, firsts: list[int], seconds: list[int]
) -> None:
    assert ranks(lists(*lances), riders) == (firsts, seconds)


def test_the_strongest_gain_glory_and_choose_a_prize_in_turn_order() -> None:
    game = asking(lists(2, 0, 2, 1), Joust(0, 0b1111))
    assert game.scores() == [2, 0, 2, 0]
    assert [knight.lances for knight in game.knights] == [1, 0, 1, 0]
    assert (game.seat, game.asks) == (0, "tourney.choose-one")
    game.play("choose glory")
    assert game.seat == 2
    game.play("choose lance")
    assert (game.scores(), game.knights[2].lances) == ([3, 0, 2, 0], 3)


def test_alone_at_the_top_is_worth_more_and_leaves_a_second() -> None:
    assert asking(lists(2, 0, 1), Joust(0, 0b111)).scores() == [3, 0, 1]


def test_who_yields_gains_a_favour_and_is_not_compared() -> None:
    game = play_to(tourney(seats=2), "tourney.ride")
    favours, glory = game.knights[0].favours, game.knights[0].glory
    game.favours += 1
    game.play("yield")
    assert (game.knights[0].favours, game.knights[0].glory) == (favours + 1, glory)
    assert game.prompt() is not None


# ---- the crowd ----


def test_the_crowd_loves_deeds_done_with_its_number() -> None:
    game = tourney(seats=2, crowd=True)
    assert 1 <= game.crowd <= 6
    glory = game.knights[0].glory
    asking(game, Deed(0, game.crowd), EndTurn(0)).play("train")
    assert game.knights[0].glory == glory + 1


def test_a_cheer_rolls_and_seals() -> None:
    game = play_to(tourney(seats=2, crowd=True), "tourney.deed")
    gain(game, 0, FAVOUR, 1)
    game.asks_again()
    game.play("cheer")
    with pytest.raises(rt.IllegalAction, match="sealed"):
        game.back()


def test_without_the_module_nothing_of_it_is_there() -> None:
    rnd = random.Random(5)
    game = tourney(seats=3)
    while not game.over:
        assert game.crowd == 0
        assert "cheer" not in notations(game)
        game.play_at(rnd.randrange(len(game.options())))


def test_the_most_lances_break_a_tie_at_the_end() -> None:
    game = lists(1, 2, 1)
    asking(game)
    assert game.over
    assert game.winners() == [1]
