"""Zones of cards: what draw, move, look, show, top, bury and shuffle do to cards, knowledge and moments."""

import pytest

from roundtable.kernel.zone import (
    EVERYBODY,
    IN_PILE,
    NOBODY,
    Zone,
    bit,
    bury,
    draw,
    draw_several,
    look,
    move,
    never_hidden,
    open_zone,
    pile,
    show,
    shuffle,
    top,
    turn_up,
    zone_family,
)
from tests.kernel.little import Little, little


def contents(zone: Zone) -> list[tuple[int, int, int]]:
    return list(zip(zone.cards, zone.known, zone.since, strict=True))


def shuffled() -> Little:
    """Give a table of three seats, its pile of five shuffled once."""
    game = little()
    shuffle(game, game.pile)
    game.learned = 0
    return game


def test_a_pile_is_known_to_nobody_and_an_open_zone_to_all() -> None:
    assert contents(pile([4, 2])) == [(4, NOBODY, IN_PILE), (2, NOBODY, IN_PILE)]
    assert contents(open_zone([4, 2])) == [(4, EVERYBODY, 0), (2, EVERYBODY, 0)]


def test_draw_takes_the_top_card_and_notes_who_knows_it_and_when_it_left() -> None:
    game = shuffled()
    *rest, last = game.pile.cards
    assert draw(game, game.pile, game.hands[1], bit(1)) == last
    assert contents(game.hands[1]) == [(last, bit(1), 1)]
    assert list(game.pile.cards) == rest
    assert game.learned == bit(1)


def test_several_cards_are_drawn_as_one_after_the_other() -> None:
    game, other = shuffled(), shuffled()
    for table in (game, other):
        look(table, table.pile, 3, bit(2))
        table.clock = 4
    draw_several(game, game.pile, game.hands[1], 3, bit(1))
    for _ in range(3):
        draw(other, other.pile, other.hands[1], bit(1))
    assert contents(game.hands[1]) == contents(other.hands[1])
    assert contents(game.pile) == contents(other.pile)
    assert game.learned == other.learned == bit(1) | bit(2)


def test_turn_up_takes_the_top_card_and_everybody_has_seen_it() -> None:
    game = shuffled()
    *rest, last = game.pile.cards
    assert turn_up(game, game.pile) == last
    assert list(game.pile.cards) == rest
    assert game.learned == EVERYBODY


def test_zones_take_open_cards_and_other_zones_on_top_as_they_lie() -> None:
    zone = Zone((1,), (NOBODY,), (IN_PILE,))
    zone.put_open((2, 3), 7)
    zone.put_all(Zone((4, 5), (bit(0), NOBODY), (1, IN_PILE)))
    zone.put_open((), 9)
    lying = [(1, NOBODY, IN_PILE), (2, EVERYBODY, 7), (3, EVERYBODY, 7), (4, bit(0), 1), (5, NOBODY, IN_PILE)]
    assert contents(zone) == lying


def test_move_adds_knowledge_and_keeps_the_moment_of_leaving() -> None:
    game = shuffled()
    card = draw(game, game.pile, game.hands[0], bit(0))
    game.clock = 5
    move(game, game.hands[0], 0, game.hands[1], bit(1))
    assert contents(game.hands[1]) == [(card, bit(0) | bit(1), 1)]
    assert not len(game.hands[0])


def test_a_card_laid_face_down_stays_known_to_those_who_saw_it() -> None:
    game = shuffled()
    card = draw(game, game.pile, game.hands[2], bit(2))
    game.learned = 0
    move(game, game.hands[2], 0, game.discard, NOBODY)
    assert contents(game.discard) == [(card, bit(2), 1)]
    assert game.learned == 0


def test_look_lets_seats_see_a_card_where_it_lies() -> None:
    game = shuffled()
    assert look(game, game.pile, 2, bit(0)) == game.pile.cards[2]
    assert game.pile.known == (0, 0, bit(0), 0, 0)
    assert game.learned == bit(0)
    game.learned = 0
    look(game, game.pile, 2, bit(0) | bit(1))
    assert game.learned == bit(1)


def test_show_turns_a_card_up_for_spectators_too() -> None:
    game = shuffled()
    card = draw(game, game.pile, game.hands[0], bit(0))
    game.learned = 0
    assert show(game, game.hands[0], 0) == card
    assert game.hands[0].known == (EVERYBODY,)
    assert game.learned & bit(0) == 0
    assert game.learned & bit(1)


def test_top_and_bury_keep_who_knows_a_card_and_when_it_left() -> None:
    game = shuffled()
    first = draw(game, game.pile, game.hands[0], bit(0))
    second = draw(game, game.pile, game.hands[0], bit(0))
    game.learned = 0
    assert top(game, game.hands[0], 0, game.pile, NOBODY) == first
    assert bury(game, game.hands[0], 0, game.pile, bit(2)) == second
    lowest, *_, highest = contents(game.pile)
    assert highest == (first, bit(0), 1)
    assert lowest == (second, bit(0) | bit(2), 1)
    assert game.learned == bit(2)
    assert draw(game, game.pile, game.hands[1], bit(1)) == first
    assert contents(game.hands[1]) == [(first, bit(0) | bit(1), 1)]


def test_find_and_remove() -> None:
    zone = Zone((7, 3, 5), (1, 2, 4), (0, 1, 2))
    assert [zone.find(7), zone.find(5), zone.find(9)] == [0, 2, -1]
    assert zone.remove(1) == 3
    assert contents(zone) == [(7, 1, 0), (5, 4, 2)]


def test_a_copy_of_a_zone_is_its_own() -> None:
    zone = open_zone([1, 2])
    copy = zone.copy()
    copy.put(3, NOBODY, 0)
    assert len(zone) == 2
    assert len(copy) == 3


# ---- seen ----


def test_seats_see_what_they_know_and_spectators_what_all_know() -> None:
    zone = Zone((7, 3, 5), (EVERYBODY, bit(0) | bit(1), bit(1)), (0, 0, 0))
    assert zone.seen_by(0) == [7, 3, -1]
    assert zone.seen_by(1) == [7, 3, 5]
    assert zone.seen_by(-1) == [7, -1, -1]


def test_what_every_seat_happens_to_know_is_still_hidden_from_spectators() -> None:
    zone = Zone((7,), (bit(0) | bit(1) | bit(2),), (0,))
    assert zone.seen_by(2) == [7]
    assert zone.seen_by(-1) == [-1]


# ---- shuffle ----


def test_a_shuffle_forgets_and_keeps_the_cards() -> None:
    game = little()
    game.pile = open_zone([0, 1, 2, 3, 4])
    before = game.chance.counter
    shuffle(game, game.pile)
    assert sorted(game.pile.cards) == [0, 1, 2, 3, 4]
    assert game.pile.known == (NOBODY,) * 5
    assert game.pile.since == (IN_PILE,) * 5
    assert game.clock == 1
    assert game.chance.counter == before + 4


def test_a_shuffle_notes_since_when_each_seat_no_longer_knows_a_card() -> None:
    game = shuffled()
    look(game, game.pile, 4, bit(0))
    seen = game.pile.cards[4]
    draw(game, game.pile, game.discard, EVERYBODY)
    mine = game.pile.cards[3]
    draw(game, game.pile, game.hands[1], bit(1))  # stays in the hand: still known
    move(game, game.discard, 0, game.pile, NOBODY)
    before = game.hidden
    shuffle(game, game.pile)
    assert game.clock == 2
    assert [row[seen] for row in game.hidden[0]] == [2, 2, 2]
    assert [row[mine] for row in game.hidden[0]] == [0, 0, 0]
    others = [card for card in range(5) if card != seen]
    assert [[row[card] for card in others] for row in game.hidden[0]] == [[0] * 4] * 3
    assert before == never_hidden(3, [5])  # the table is replaced, never changed: clones share it


def test_only_who_knew_a_card_is_noted() -> None:
    game = shuffled()
    look(game, game.pile, 0, bit(2))
    card = game.pile.cards[0]
    shuffle(game, game.pile)
    assert [row[card] for row in game.hidden[0]] == [0, 0, 2]


def test_a_zone_outside_all_families_can_be_shuffled() -> None:
    game = shuffled()
    apart = open_zone([0, 1, 2])
    assert zone_family(game, apart) == -1
    shuffle(game, apart)
    assert sorted(apart.cards) == [0, 1, 2]
    assert game.hidden == never_hidden(3, [5])


def test_an_equal_zone_is_not_the_same_zone() -> None:
    game = shuffled()
    assert zone_family(game, game.hands[2]) == 0
    assert zone_family(game, game.hands[2].copy()) == -1


def test_drawing_from_an_empty_pile_is_a_mistake_of_the_game() -> None:
    game = little()
    with pytest.raises(IndexError):
        draw(game, game.discard, game.hands[0], NOBODY)
