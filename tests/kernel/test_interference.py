"""Two tables that differ only in what a seat may not know look, ask and tell that seat the same, byte for byte.

The other table is made by exchanging two cards in the saved position, so nothing here leans on `imagine`.
"""

import copy
import json
import random
from itertools import combinations

import pytest

import roundtable as rt
from tests.kernel.tilt import moments
from tests.practice.tourney.state import Tourney

Place = tuple[str, int]  # a zone by its path, and a position there


def hidden_tricks(game: Tourney, seat: int) -> list[Place]:
    """Give the places of tricks that a seat does not know."""
    zones = {"deck": game.deck, "discard": game.discard}
    for number, knight in enumerate(game.knights):
        zones |= {f"knights.{number}.hand": knight.hand, f"knights.{number}.tricks": knight.tricks}
    return [(path, at) for path, zone in zones.items() for at, seen in enumerate(zone.seen_by(seat)) if seen < 0]


def hidden_stances(game: Tourney, owner: int, seat: int) -> list[Place]:
    """Give the places of one knight's stances that another seat does not know."""
    knight = game.knights[owner]
    zones = {"deck": knight.deck, "drawn": knight.drawn, "spent": knight.spent}
    return [
        (f"knights.{owner}.{name}", at)
        for name, zone in zones.items()
        for at, seen in enumerate(zone.seen_by(seat))
        if seen < 0
    ]


def exchanged(game: Tourney, one: Place, other: Place) -> Tourney | None:
    """Give the table with two cards exchanged; None if the exchange could not be."""
    data = copy.deepcopy(game.save())
    state = data["state"]
    first, second = zone_at(state, one[0]), zone_at(state, other[0])
    first[one[1]], second[other[1]] = second[other[1]], first[one[1]]
    try:
        twin = rt.load(data)
    except rt.BadPosition:
        return None  # a card would lie where it cannot have come to
    assert isinstance(twin, Tourney)
    return twin


def zone_at(state: object, path: str) -> list[str]:
    """Give the list of cards in a zone of a saved position."""
    for step in path.split("."):
        if isinstance(state, list):
            state = state[int(step)]
        else:
            assert isinstance(state, dict)
            state = state[step]
    assert isinstance(state, dict)
    cards: list[str] = state["cards"]
    return cards


def shown(game: Tourney, seat: int) -> str:
    """Give everything a seat (and everybody) sees and is asked, as text."""
    labels = [[action.notation, game.describe(action, seat).data()] for action in game.options_of(seat)]
    prompt = game.prompt(seat)
    return json.dumps([game.view(seat), game.view(None), labels, prompt and prompt.data()])


def told(game: Tourney, seat: int) -> str:
    """Give every event a seat may know, as text."""
    assert game.journal is not None
    return json.dumps([[event.message.data(), event.rule, event.turn] for event in game.journal.seen_by(seat)])


def pairs(game: Tourney, seat: int, rnd: random.Random) -> list[tuple[Place, Place]]:
    """Give some pairs of places of the same kind of card that a seat does not know."""
    found = list(combinations(hidden_tricks(game, seat), 2))
    for owner in range(game.rules.seats):
        found += combinations(hidden_stances(game, owner, seat), 2)
    return rnd.sample(found, min(3, len(found)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_sees_and_is_asked_the_same(seats: int) -> None:
    rnd = random.Random(seats)
    compared = 0
    for game in moments(seats, seed=seats, early=True)[:: 2 * seats]:
        for seat in range(seats):
            for one, other in pairs(game, seat, rnd):
                twin = exchanged(game, one, other)
                if twin is not None:
                    assert twin.save()["state"] != game.save()["state"]
                    assert shown(twin, seat) == shown(game, seat)
                    compared += 1
    assert compared > 100


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_is_told_the_same_as_long_as_it_learns_neither_card(seats: int) -> None:
    rnd = random.Random(seats)
    compared = 0
    for game in moments(seats, seed=seats + 7)[:: 2 * seats]:
        for seat in range(seats):
            for one, other in pairs(game, seat, rnd):
                twin = exchanged(game, one, other)
                if twin is not None:
                    compared += play_side_by_side(game.clone(), twin.clone(), seat, differing(game, twin), rnd)
    assert compared > 150


def differing(game: Tourney, twin: Tourney) -> set[tuple[int, int]]:
    """Give family and number of the two cards that lie elsewhere."""
    return {
        (number, card)
        for number, (ours, theirs) in enumerate(zip(game.families(), twin.families(), strict=True))
        for zone, other in zip(ours, theirs, strict=True)
        for card, exchanged_card in zip(zone.cards, other.cards, strict=True)
        if card != exchanged_card
    }


def play_side_by_side(game: Tourney, twin: Tourney, seat: int, moved: set[tuple[int, int]], rnd: random.Random) -> int:
    """Play the same on both tables until the seat learns what was exchanged; give how many moves were compared."""
    game.journal, twin.journal = rt.Journal(), rt.Journal()
    before = game.hidden
    for done in range(12):
        common = [action for action in game.options() if action in twin.options()]
        if game.over or not common:
            return done
        action = rnd.choice(common)
        game.play(action)
        twin.play(action)
        if any(learned(table, seat, moved, before) for table in (game, twin)):
            return done
        assert told(twin, seat) == told(game, seat), action
        assert shown(twin, seat) == shown(game, seat), action
    return 12


def learned(
    game: Tourney, seat: int, moved: set[tuple[int, int]], before: tuple[tuple[tuple[int, ...], ...], ...]
) -> bool:
    """Say whether a seat knows one of the cards moved, or knew it until a shuffle."""
    for number, card in moved:
        if game.hidden[number][seat][card] != before[number][seat][card]:
            return True
        for zone in game.families()[number]:
            at = zone.find(card)
            if at >= 0 and (zone.known[at] >> seat) & 1:
                return True
    return False
