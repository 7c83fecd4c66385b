"""What seats and spectators may know: views, imagined tables, and the eyes that bots get."""

import json
from collections import Counter

import pytest

import roundtable as rt
from roundtable.kernel import envelopes
from roundtable.kernel.zone import NOBODY, bit, draw, move, shuffle
from tests.kernel.little import REDS, Little, ShowRed, little
from tests.kernel.tilt import moments, play_to, tourney
from tests.practice.tourney.state import Tourney
from tests.practice.tourney.view import knight_of, stances, tricks


def chance(seed: int = 0) -> rt.Chance:
    return rt.Chance(rt.key_of(f"imagine {seed}"))


# ---- views ----


def test_a_seat_sees_its_own_hand_and_how_many_cards_others_hold() -> None:
    game = tourney(seats=2)
    hands = [knight_of(knight, eyes=0)["hand"] for knight in game.knights]
    assert hands == [tricks(game.knights[0].hand, 0), [None, None, None]]
    assert None not in tricks(game.knights[0].hand, 0)


def test_a_spectator_sees_no_hand_and_what_was_revealed() -> None:
    game = play_to(tourney(seats=2), "tourney.keep")
    knights = [knight_of(knight, eyes=-1) for knight in game.knights]
    assert [knight["hand"] for knight in knights] == [[None, None], [None, None]]
    assert len(tricks(game.discard, -1)) == 2
    assert None not in tricks(game.discard, -1)
    assert game.view(None)["you"] is None


def test_a_hand_passed_on_is_known_to_both() -> None:
    game = play_to(tourney(seats=3), "tourney.keep")
    passed = game.knights[1].hand
    assert passed.known == (bit(0) | bit(1),) * 2
    assert tricks(passed, 0) == tricks(passed, 1) != tricks(passed, 2) == [None, None]


def test_what_goes_back_on_the_own_deck_is_known_to_its_owner_only() -> None:
    game = play_to(tourney(seats=2), "tourney.choose-die")
    deck = game.knights[1].deck
    assert [card is not None for card in stances(deck, 1)] == [True, False, False, True]
    assert stances(deck, 0) == [None] * 4


def test_a_face_down_answer_is_seen_by_its_seat_only() -> None:
    game = tourney(seats=2)
    game.play_at(0)
    assert game.asks == "tourney.pick"
    assert tricks(game.knights[0].tricks, 1) == tricks(game.knights[0].tricks, -1) == [None]
    assert tricks(game.knights[0].tricks, 0) != [None]


# ---- imagined tables ----


def shown(game: rt.Game, seat: int) -> str:
    """Give everything a seat sees and is asked, as text."""
    labels = [[action.notation, game.describe(action, seat).data()] for action in game.options_of(seat)]
    prompt = game.prompt(seat)
    return json.dumps([game.view(seat), labels, prompt and prompt.data()])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("early", [False, True])
def test_imagining_keeps_view_question_and_own_options_of_every_seat(seats: int, early: bool) -> None:
    for number, game in enumerate(moments(seats, seed=seats + 10 * early, early=early)[::6]):
        before = game.save()
        for seat in range(seats):
            world = game.imagine(seat, chance(number))
            assert shown(world, seat) == shown(game, seat)
            assert world.view(None) == game.view(None)
            assert (world.seat, world.asks, world.waiting) == (game.seat, game.asks, game.waiting)
            assert rt.load(world.save()).save() == world.save()
        assert game.save() == before


def test_an_imagined_table_has_no_past_and_a_generator_of_its_own() -> None:
    game = tourney()
    game.journal = rt.Journal()
    worlds = [game.imagine(0, chance(0)), game.imagine(0, chance(1))]
    assert all(world.past is None and world.journal is None for world in worlds)
    assert len({game.chance.key, *[world.chance.key for world in worlds]}) == 3
    with pytest.raises(rt.IllegalAction, match="no-history"):
        worlds[0].record()


def test_the_same_chance_imagines_the_same_and_chance_goes_on() -> None:
    game = tourney()
    again = chance()
    first, second = game.imagine(0, again), game.imagine(0, again)
    assert game.imagine(0, chance()).save() == first.save() != second.save()


def test_what_is_known_stays_and_everything_else_is_dealt_anew() -> None:
    game = tourney(seats=2)
    generator = chance()
    worlds = [game.imagine(0, generator) for _ in range(60)]
    assert {world.knights[0].hand.cards for world in worlds} == {game.knights[0].hand.cards}
    assert len({world.knights[1].hand.cards for world in worlds}) > 50
    assert len({world.deck.cards for world in worlds}) == 60
    assert len({world.pile.cards for world in worlds}) > 50
    assert len({world.knights[0].deck.cards for world in worlds}) > 30
    assert {world.row for world in worlds} == {game.row}


def red_question() -> Little:
    """Seat 1 holds two cards, one of them red, and is asked to show it; seat 0 knows nothing."""
    game = little(seats=2)
    for _ in range(2):
        move(game, game.pile, 1, game.hands[1], bit(1))
    game.push(ShowRed(1))
    game.advance()
    assert game.seat == 1
    assert game.hands[1].cards == (1, 2)
    return game


def test_a_question_that_exists_because_of_a_hidden_hand_is_imagined_too() -> None:
    game = red_question()
    generator = chance()
    hands: Counter[tuple[int, ...]] = Counter()
    for _ in range(1400):
        world = game.imagine(0, generator)
        assert (world.seat, world.asks) == (1, "little.show-red")
        assert {action.a for action in world.options()} == {card for card in world.hands[1].cards if card < REDS}
        hands[world.hands[1].cards] += 1
    assert len(hands) == 14  # of twenty ordered pairs, six have no red card
    assert all(60 < count < 140 for count in hands.values())


def test_own_options_do_not_change_even_if_the_seat_alone_has_them() -> None:
    game = red_question()
    generator = chance()
    assert {game.imagine(1, generator).options() for _ in range(20)} == {game.options()}


def secret_discard(card: int) -> Little:
    """Seat 1 drew a card, laid it face down on the discards, and these were shuffled; seat 0 never saw it."""
    game = little(seats=2, cards=3)
    shuffle(game, game.pile)
    game.pile.cards = (card, *[other for other in range(3) if other != card])
    move(game, game.pile, 0, game.hands[1], bit(1))
    draw(game, game.pile, game.hands[0], bit(0))
    move(game, game.hands[1], 0, game.discard, NOBODY)
    draw(game, game.pile, game.discard, NOBODY)
    game.pile, game.discard = game.discard, game.pile
    shuffle(game, game.pile)
    assert game.hidden[0][1][card] == 2
    return game


def test_imagined_tables_do_not_tell_what_others_once_knew() -> None:
    for world in (secret_discard(card=0).imagine(0, chance()), secret_discard(card=1).imagine(0, chance())):
        assert world.hidden[0] == (world.hidden[0][0],) * 2 == ((0,) * 5,) * 2


@pytest.mark.parametrize("seed", range(6))
def test_within_an_imagined_table_others_can_be_imagined(seed: int) -> None:
    seats = 2 + seed % 3
    for game in moments(seats, seed)[20::9]:
        world = game.imagine(0, chance(seed))
        for seat in range(seats):
            assert world.imagine(seat, chance(seed)).view(seat) == world.view(seat)


# ---- early answers ----


def early_answers() -> Tourney:
    """Seats 1 and 2 have answered before seat 0."""
    game = tourney(seats=3)
    for seat in (2, 1):
        game.play(game.options_of(seat)[0], seat)
    assert game.waiting == [0]
    return game


def test_others_early_answers_are_unknown_and_ones_own_is_kept() -> None:
    game = early_answers()
    generator = chance()
    own = envelopes.of(game, 1)
    worlds = [game.imagine(1, generator) for _ in range(40)]
    assert {envelopes.of(world, 1) for world in worlds} == {own}
    assert len({envelopes.of(world, 2) for world in worlds}) > 4  # of eight kinds
    assert all(world.waiting == [0] for world in worlds)


def test_nobody_sees_an_early_answer() -> None:
    game = early_answers()
    assert game.options_of(2) == ()
    other = tourney(seats=3)
    for seat, place in ((2, -1), (1, 0)):
        other.play(other.options_of(seat)[place], seat)
    assert envelopes.of(game, 2) is not envelopes.of(other, 2)
    for viewer in (0, 1, None):
        assert game.view(viewer) == other.view(viewer)


# ---- eyes ----


def test_eyes_offer_options_view_key_and_imagined_tables_and_nothing_else() -> None:
    eyes = rt.Eyes(tourney(), 1)
    assert {name for name in dir(eyes) if not name.startswith("_")} == {"imagine", "key", "options", "seat", "view"}


def test_eyes_see_what_their_seat_may_know() -> None:
    game = tourney()
    for seat in range(3):
        eyes = rt.Eyes(game, seat)
        assert eyes.seat == seat
        assert eyes.view() == game.view(seat)
        assert eyes.options() == game.options_of(seat)
        assert eyes.imagine(chance()).save() == game.imagine(seat, chance()).save()


def test_eyes_see_the_table_as_it_is_now() -> None:
    game = tourney(seats=2)
    eyes = rt.Eyes(game, 1)
    play_to(game, "tourney.choose-die")
    assert eyes.options() == ()
    game.play_at(0)
    assert eyes.view() == game.view(1)


def test_eyes_cannot_be_turned_to_another_seat() -> None:
    eyes = rt.Eyes(tourney(), 1)
    with pytest.raises(AttributeError):
        setattr(eyes, "seat", 0)  # noqa: B010  # written plainly, the type checker would refuse it
    assert eyes.view()["you"] == 1


def test_no_public_way_leads_from_eyes_to_the_table() -> None:
    game = play_to(tourney(), "tourney.choose-die")
    secret = {id(thing) for thing in (game, game.chance, game.past, game.agenda, game.deck, *game.knights)}
    secret |= {id(zone) for family in game.families() for zone in family}
    eyes = rt.Eyes(game, 1)
    found = [eyes.options(), eyes.view(), eyes.imagine(chance()), eyes.seat]
    seen: dict[int, object] = {}
    while found:
        thing = found.pop()
        assert id(thing) not in secret
        if id(thing) not in seen and not isinstance(thing, (int, str, bytes, type, type(None))):
            seen[id(thing)] = thing
            found += parts(thing)
    assert len(seen) > 200


def parts(thing: object) -> list[object]:
    """Give what can be reached from a thing by public attributes, keys and places."""
    if isinstance(thing, dict):
        return list(thing.values())
    if isinstance(thing, (list, tuple)):
        return list(thing)
    names = [name for name in dir(thing) if not name.startswith("_")]
    return [value for name in names if not callable(value := getattr(thing, name, None))]
