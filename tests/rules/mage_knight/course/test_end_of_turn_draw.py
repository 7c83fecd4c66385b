"""End of turn: discarding, then drawing up to the Hand limit."""

import pytest

import roundtable as rt
from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.content.components import CARD
from tests.proof import rule
from tests.rules.mage_knight.arrange_end import DISCARDS_ASKS, before_end, drawn, ending
from tests.rules.mage_knight.look import deck_of, discard_of, hand_of, options, play

Space = tuple[int, int]

# Three keeps, and a city with a keep beside it.
KEEPS = {(0, 1): "countryside-03", (1, 0): "countryside-09", (1, 1): "countryside-10"}
NORTH_KEEP, EAST_KEEP, FAR_KEEP = (2, -4), (4, -2), (3, -4)
GARRISONS: dict[Space, list[str]] = {NORTH_KEEP: [], EAST_KEEP: [], FAR_KEEP: [], (2, -2): []}
BESIDE_NORTH, AWAY = (1, -4), (0, -2)
WHITE = {(0, 1): "core-07"}
CITY, CITY_KEEP, BESIDE_CITY, BESIDE_BOTH = (1, -3), (0, -3), (2, -3), (1, -4)


# ---- what everybody is told ----


@rule("mage_knight.end-of-turn.draw-up-to-hand-limit")
def test_everybody_learns_how_many_cards_were_drawn_and_only_the_owner_which() -> None:
    game = ending(hand={0: ["rage"]}, deck={0: ["swiftness", "promise", "march", "stamina"]})
    game.journal = rt.Journal()
    game.play("done")
    lines = {
        seat: [event.message for event in game.journal.seen_by(seat) if "drew" in event.message.wording.id]
        for seat in (0, 1, None)
    }
    everybody = [(words.DREW, (0, 4))]
    own = [(words.DREW_THREE, kinds("stamina", "march", "promise")), (words.DREW_ONE, kinds("swiftness"))]
    for seat, expected in ((0, everybody + own), (1, everybody), (None, everybody)):
        assert [(one.wording, one.values) for one in lines[seat]] == expected


def kinds(*cards: str) -> tuple[int, ...]:
    """Give cards by their numbers."""
    return tuple([CARD.at(card) for card in cards])


# ---- discarding ----


@rule("mage_knight.end-of-turn.discard-non-wounds-before-drawing")
@pytest.mark.parametrize("count", range(4))
def test_any_number_of_cards_but_wounds_may_be_discarded(count: int) -> None:
    cards = ["march", "rage", "stamina"]
    game = ending(hand={0: [*cards, "wound"]}, deck={0: ["swiftness"] * 2 + ["promise"] * 2})
    for card in cards[:count]:
        assert (game.asks, "card wound" in options(game)) == (DISCARDS_ASKS, False)
        game.play(f"card {card}")
    if count == 3:
        assert options(game) == ["done"]  # the Wound stays
    game.play("done")
    assert discard_of(game) == cards[:count]
    assert [card for card in hand_of(game) if card in (*cards, "wound")] == sorted([*cards[count:], "wound"])
    assert len(hand_of(game)) == 5


@rule("mage_knight.end-of-turn.discard-at-least-one-if-none-played")
def test_who_played_no_card_must_discard_one() -> None:
    hand = {0: ["march", "rage", "wound"]}
    game = ending(idle=True, hand=hand)
    assert sorted(options(game)) == ["card march", "card rage"]
    game.play("card rage")
    assert "done" in options(game)
    played = before_end(idle=True, hand=hand)
    play(played, "play march", "end-turn")
    assert sorted(options(played)) == ["card rage", "done"]


# ---- the Hand limit ----


@rule("mage_knight.end-of-turn.draw-up-to-hand-limit")
@pytest.mark.parametrize(
    ("fame", "limit"), [(0, 5), (3, 5), (8, 5), (15, 5), (24, 6), (35, 6), (48, 6), (80, 7), (99, 7)]
)
@pytest.mark.parametrize("hand", [[], ["rage"], ["rage", "wound", "wound"]])
def test_cards_are_drawn_up_to_the_limit_of_the_level_token(fame: int, limit: int, hand: list[str]) -> None:
    game = before_end(fame={0: fame}, hand={0: hand})
    deck = len(deck_of(game))
    assert drawn(game) == limit
    assert len(deck_of(game)) == deck - limit + len(hand)


@rule("mage_knight.end-of-turn.over-limit-keeps-cards")
@pytest.mark.parametrize("count", [5, 6, 8])
def test_too_many_cards_are_kept_and_none_drawn(count: int) -> None:
    hand = [*["wound"] * (count - 2), "march", "rage"]
    game = before_end(hand={0: hand})
    deck = deck_of(game)
    assert drawn(game) == count
    assert (hand_of(game), deck_of(game)) == (sorted(hand), deck)


@rule("mage_knight.end-of-turn.draw-keep-bonus", "mage_knight.end-of-turn.draw-example-keeps")
@pytest.mark.parametrize(
    ("place", "owned", "limit"),
    [
        (BESIDE_NORTH, [NORTH_KEEP, EAST_KEEP, FAR_KEEP], 8),
        (NORTH_KEEP, [NORTH_KEEP, EAST_KEEP, FAR_KEEP], 8),
        (BESIDE_NORTH, [NORTH_KEEP, EAST_KEEP], 7),
        (BESIDE_NORTH, [NORTH_KEEP], 6),
        (BESIDE_NORTH, [EAST_KEEP, FAR_KEEP], 5),
        (AWAY, [NORTH_KEEP, EAST_KEEP, FAR_KEEP], 5),
        (BESIDE_NORTH, [], 5),
    ],
)
def test_beside_an_own_keep_each_own_keep_raises_the_limit(place: Space, owned: list[Space], limit: int) -> None:
    shields = {keep: [0] for keep in owned}
    game = before_end(tiles=KEEPS, at={0: place}, enemies=GARRISONS, shields=shields, hand={0: ["rage"]})
    assert drawn(game) == limit


@rule("mage_knight.end-of-turn.draw-keep-bonus")
def test_another_players_keep_counts_for_nothing() -> None:
    shields = {NORTH_KEEP: [1], EAST_KEEP: [0], FAR_KEEP: [0]}
    game = before_end(tiles=KEEPS, at={0: BESIDE_NORTH}, enemies=GARRISONS, shields=shields, hand={0: ["rage"]})
    assert drawn(game) == 5
    shields = {NORTH_KEEP: [0], EAST_KEEP: [1], FAR_KEEP: [0]}
    game = before_end(tiles=KEEPS, at={0: BESIDE_NORTH}, enemies=GARRISONS, shields=shields, hand={0: ["rage"]})
    assert drawn(game) == 7


def near_city(place: Space, shields: list[int], defenders: list[str], keeps: list[Space] | None = None) -> int:
    """Draw near the white city and give the number of cards in hand then."""
    tiles = {**WHITE, (1, 0): "countryside-09", (1, 1): "countryside-10"}
    game = before_end(
        tiles=tiles,
        at={0: place},
        enemies={CITY: defenders, CITY_KEEP: [], EAST_KEEP: [], FAR_KEEP: [], (2, -2): [], (1, -2): []},
        shields={CITY: shields, **{keep: [0] for keep in keeps or []}},
        hand={0: ["rage"]},
    )
    return drawn(game)


@rule("mage_knight.end-of-turn.draw-city-bonus")
@pytest.mark.parametrize(
    ("place", "shields", "defenders", "limit"),
    [
        (BESIDE_CITY, [1, 1, 0], [], 6),
        (CITY, [1, 1, 0], [], 6),
        (BESIDE_CITY, [0], ["guardsmen"], 6),  # a shield won in a failed assault
        (BESIDE_CITY, [0, 0], ["guardsmen"], 6),  # nobody leads it yet
        (BESIDE_CITY, [1], [], 5),
        (BESIDE_CITY, [], ["guardsmen"], 5),
        ((0, -1), [1, 1, 0], [], 5),
    ],
)
def test_beside_a_city_with_an_own_shield_the_limit_rises_by_1(
    place: Space, shields: list[int], defenders: list[str], limit: int
) -> None:
    assert near_city(place, shields, defenders) == limit


@rule("mage_knight.end-of-turn.draw-city-leader-bonus")
@pytest.mark.parametrize(("place", "limit"), [(BESIDE_CITY, 7), (CITY, 7), ((0, -1), 5)])
@pytest.mark.parametrize("shields", [[0], [1, 0, 0], [0, 1]])
def test_beside_a_city_it_leads_a_player_draws_2_more(place: Space, limit: int, shields: list[int]) -> None:
    assert near_city(place, shields, []) == limit


@rule("mage_knight.end-of-turn.draw-only-larger-bonus")
@pytest.mark.parametrize(
    ("shields", "keeps", "limit"),
    [
        ([0], [CITY_KEEP], 7),
        ([1, 1, 0], [CITY_KEEP], 6),
        ([0], [CITY_KEEP, EAST_KEEP], 7),
        ([0], [CITY_KEEP, EAST_KEEP, FAR_KEEP], 8),
        ([1, 1, 0], [CITY_KEEP, EAST_KEEP], 7),
    ],
)
def test_of_a_keep_bonus_and_a_city_bonus_only_the_larger_counts(
    shields: list[int], keeps: list[Space], limit: int
) -> None:
    assert near_city(BESIDE_BOTH, shields, [], keeps) == limit


@rule("mage_knight.end-of-turn.draw-planning-tactic")
@pytest.mark.parametrize(
    ("tactic", "hand", "limit"),
    [
        ("planning", ["rage", "march"], 6),
        ("planning", ["rage", "wound"], 6),
        ("planning", ["rage"], 5),
        ("planning", [], 5),
        ("early-bird", ["rage", "march"], 5),
    ],
)
def test_planning_lets_who_holds_two_cards_draw_one_more(tactic: str, hand: list[str], limit: int) -> None:
    game = before_end(tactic={0: tactic, 1: "great-start"}, hand={0: hand})
    assert drawn(game) == limit


# ---- the end of the deck ----


@rule("mage_knight.end-of-turn.deck-exhausted-stops-drawing")
@pytest.mark.parametrize("left", range(5))
def test_drawing_stops_with_the_deck_and_the_discard_pile_stays(left: int) -> None:
    deck = ["march", "stamina", "swiftness", "promise"][:left]
    game = before_end(hand={0: []}, deck={0: deck}, discard={0: ["rage", "determination"]})
    assert drawn(game) == left
    assert (hand_of(game), deck_of(game), discard_of(game)) == (sorted(deck), [], ["rage", "determination"])


LATE = ["rage", "determination", "march", "threaten"]


@rule("mage_knight.end-of-turn.long-night-may-reshuffle", "mage_knight.end-of-turn.long-night-usable-while-drawing")
def test_long_night_brings_cards_back_in_the_middle_of_drawing() -> None:
    game = before_end(
        night=True,
        tactic={0: "long-night", 1: "from-the-dusk"},
        hand={0: ["promise"]},
        deck={0: ["stamina", "swiftness"]},
        discard={0: LATE},
    )
    play(game, "end-turn", "done")
    assert hand_of(game) == ["promise", "stamina", "swiftness"]  # the deck ran out
    assert (game.asks, options(game)) == (
        "mage_knight.long-night-now",
        ["accept", "decline"],
    )
    game.play("accept")
    assert (len(hand_of(game)), len(deck_of(game)), len(discard_of(game))) == (5, 1, 1)
    assert sorted([*hand_of(game), *deck_of(game), *discard_of(game)]) == sorted(
        [*LATE, "promise", "stamina", "swiftness"]
    )
    assert not game.players[0].tactic_up


@rule("mage_knight.end-of-turn.long-night-may-reshuffle", "mage_knight.end-of-turn.long-night-usable-while-drawing")
def test_long_night_may_be_kept_and_helps_only_once() -> None:
    night = {0: "long-night", 1: "from-the-dusk"}
    game = before_end(night=True, tactic=night, hand={0: ["promise"]}, deck={0: ["stamina"]}, discard={0: LATE})
    play(game, "end-turn", "done", "decline")
    assert (hand_of(game), discard_of(game), game.players[0].tactic_up) == (["promise", "stamina"], LATE, True)
    game = before_end(night=True, tactic=night, hand={0: []}, deck={0: []}, discard={0: LATE})
    play(game, "end-turn", "accept")
    assert (len(hand_of(game)), len(discard_of(game)), game.seat) == (3, 1, 1)  # and no more
    game = before_end(night=True, hand={0: ["promise"]}, deck={0: ["stamina"]}, discard={0: LATE})
    play(game, "end-turn", "done")
    assert (hand_of(game), discard_of(game)) == (["promise", "stamina"], LATE)
