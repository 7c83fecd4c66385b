"""Dealing anew what a seat cannot know, compared with trying every shuffle."""

import random
from collections import Counter

import pytest

from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.zone import bury, look, move, redeal, shuffle, top
from tests.kernel.little import Little, little
from tests.kernel.worlds import ALL, DISCARD, PILE, Deal, Move, after, pile_size, shown, worlds

SEATS = 2
DRAWS = 3000


def carry_out(game: Little, step: Move) -> None:
    zones = game.families()[0]
    zone, target = zones[step.zone], zones[step.target]
    if step.what == "shuffle":
        if not len(game.pile):
            game.pile, game.discard = game.discard, game.pile
        shuffle(game, game.pile)
    elif step.what == "look":
        look(game, zone, step.at, step.seats)
    elif step.what == "bury":
        bury(game, zone, step.at, target, step.seats)
    elif step.target == PILE:
        top(game, zone, step.at, target, step.seats)
    else:
        move(game, zone, step.at, target, step.seats)


def deal_of(game: Little) -> Deal:
    return tuple([zone.cards for zone in game.families()[0]])


def deals_after(script: list[Move], cards: int, seat: int) -> tuple[Little, Counter[Deal]]:
    """Carry a script out on a table; give the table and the deals that the seat must consider possible."""
    game = little(SEATS, cards, seed=len(script))
    start = deal_of(game)
    seen: list[int] = []
    for step in script:
        seen += shown(deal_of(game), step, seat)
        carry_out(game, step)
    return game, worlds(script, start, seat, seen)


def redeals(game: Little, seat: int, count: int) -> Counter[Deal]:
    """Deal anew many times and count what came out."""
    chance = Chance(key_of("redeals"))
    found: Counter[Deal] = Counter()
    for _ in range(count):
        copy = game.clone()
        redeal(copy.families()[0], copy.hidden[0][seat], seat, chance)
        found[deal_of(copy)] += 1
    return found


def draw(seat: int, pile: int) -> Move:
    return Move("move", PILE, pile - 1, 2 + seat, 1 << seat)


# Seat 1 holds a card from the first pile; the card that seat 0 discarded openly is shuffled back and cannot be it.
RESHUFFLED = [Move("shuffle"), draw(0, 4), draw(1, 3), draw(0, 2), draw(0, 1), Move("move", 2, 0, DISCARD, ALL),
              Move("move", 2, 0, DISCARD, ALL), Move("shuffle"), draw(1, 2)]  # fmt: skip
# Seat 1 puts back on top what it drew before the reshuffle: the discards lie below it.
PUT_BACK = [Move("shuffle"), draw(1, 3), draw(0, 2), Move("move", 2, 0, DISCARD, ALL), draw(0, 1),
            Move("move", 2, 0, DISCARD, ALL), Move("shuffle"), Move("move", 3, 0, PILE)]  # fmt: skip
# The same under the pile, and drawn again.
BURIED = [*PUT_BACK[:-1], Move("bury", 3, 0, PILE), draw(1, 3), draw(1, 2)]
# Everybody sees the card that seat 1 puts under the pile.
SHOWN_AND_BURIED = [Move("shuffle"), draw(1, 4), draw(1, 3), Move("look", 3, 0, 0, ALL), Move("bury", 3, 0, PILE)]


@pytest.mark.parametrize(
    ("script", "cards"), [(RESHUFFLED, 4), (PUT_BACK, 3), (BURIED, 3), (SHOWN_AND_BURIED, 4)],
    ids=["reshuffled", "put-back", "buried", "shown-and-buried"],
)  # fmt: skip
@pytest.mark.parametrize("seat", range(SEATS))
def test_a_redeal_is_uniform_over_what_is_possible(script: list[Move], cards: int, seat: int) -> None:
    game, possible = deals_after(script, cards, seat)
    found = redeals(game, seat, DRAWS)
    assert set(found) == set(possible)
    fair = DRAWS / len(possible)
    assert all(abs(count - fair) < 5 * fair**0.5 for count in found.values())


def test_masks_alone_would_allow_impossible_hands() -> None:
    game, possible = deals_after(RESHUFFLED, 4, 0)
    assert [zone.seen_by(0).count(-1) for zone in game.families()[0]] == [1, 0, 0, 2]  # six ways to fill three places
    assert len(possible) == 2  # seat 1's first card left before the two discards came back


@pytest.mark.parametrize("seed", range(60))
def test_a_redeal_gives_exactly_the_possible_deals_after_anything(seed: int) -> None:
    rnd = random.Random(seed)
    script = random_script(rnd, cards=4)
    for seat in range(SEATS):
        game, possible = deals_after(script, 4, seat)
        assert len(set(possible.values())) == 1, "the rule itself is uniform"
        found = redeals(game, seat, 25 * len(possible))
        assert set(found) == set(possible)


@pytest.mark.parametrize("script", [RESHUFFLED, SHOWN_AND_BURIED], ids=["reshuffled", "shown-and-buried"])
@pytest.mark.parametrize("seat", range(SEATS))
def test_how_the_cards_really_lie_does_not_matter_to_a_redeal(script: list[Move], seat: int) -> None:
    game, possible = deals_after(script, 4, seat)
    before: set[Deal] = set()
    dealt: set[Deal] = set()
    for number in range(50):
        world = game.clone()
        redeal(world.families()[0], world.hidden[0][seat], seat, Chance(key_of(number)))
        before.add(deal_of(world))
        redeal(world.families()[0], world.hidden[0][seat], seat, Chance(key_of("the same")))
        dealt.add(deal_of(world))
    assert before == set(possible)
    assert len(dealt) == 1


def random_script(rnd: random.Random, cards: int) -> list[Move]:
    """Give ten moves that can be carried out, none of which depends on what the cards are."""
    script = [Move("shuffle")]
    deal: Deal = (tuple(range(cards)), (), *[()] * SEATS)
    while len(script) < 10:
        step = random_move(rnd, deal)
        if step is not None:
            script.append(step)
            deal = after(deal, step, tuple(range(pile_size(deal))))
    return script


def random_move(rnd: random.Random, deal: Deal) -> Move | None:
    seat = rnd.randrange(SEATS)
    hand = 2 + seat
    what = rnd.choice(("draw", "draw", "draw", "discard", "discard", "hide", "give", "look", "top", "bury", "shuffle"))
    if what == "shuffle":
        return Move("shuffle") if (not deal[PILE] and deal[DISCARD]) or rnd.random() < 0.2 else None
    if what in ("draw", "look"):
        at = len(deal[PILE]) - 1
        return None if at < 0 else Move("move" if what == "draw" else "look", PILE, at, hand, 1 << seat)
    if not deal[hand]:
        return None
    at = rnd.randrange(len(deal[hand]))
    target, seats = {
        "discard": (DISCARD, ALL),
        "hide": (DISCARD, 0),
        "give": (2 + (seat + 1) % SEATS, 1 << (seat + 1) % SEATS),
        "top": (PILE, rnd.choice((0, ALL))),
        "bury": (PILE, rnd.choice((0, ALL))),
    }[what]
    return Move("bury" if what == "bury" else "move", hand, at, target, seats)
