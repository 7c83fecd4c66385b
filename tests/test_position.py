"""Positions for tests are what their author says, and nothing that cannot be."""

import pytest

import roundtable as rt
from tests.position import Data, options, play, position, refused
from tests.practice.tourney.state import Tourney


def tourney(**changes: object) -> Tourney:
    game = position("tourney", **changes)  # type: ignore[arg-type]  # names and values are checked when loading
    assert isinstance(game, Tourney)
    return game


def test_without_changes_it_is_a_new_game() -> None:
    game = position("tourney", seats=3, seed=5)
    assert game.save() == rt.new("tourney", 3, 5).save()


def test_a_field_of_the_state_is_set() -> None:
    assert tourney(first=1).first == 1


def test_a_field_of_players_is_set_for_some_seats_or_all() -> None:
    assert [knight.glory for knight in tourney(glory={1: 7}).knights] == [0, 7]
    assert [knight.glory for knight in tourney(glory=7).knights] == [7, 7]


def test_members_of_a_list_are_set_by_their_place() -> None:
    plain = tourney()
    row = list(plain.save()["state"]["row"])  # type: ignore[index]  # JSON data
    game = tourney(row={0: row[1], 1: row[0]})
    assert game.row[:2] == (plain.row[1], plain.row[0])


def test_a_path_leads_anywhere() -> None:
    game = tourney(**{"knights[1].dice": [6, 6], "knights[0].dice[2]": 1})
    assert game.knights[1].dice == (6, 6)
    assert game.knights[0].dice[2] == 1


def test_a_field_of_both_table_and_players_means_the_players_if_seats_are_named() -> None:
    game = tourney(lances={0: 2}, change=take_two)
    assert game.lances == 4
    assert game.knights[0].lances == 2


def take_two(data: Data) -> None:
    data["state"]["lances"] -= 2


def test_cards_are_exchanged_and_keep_the_knowledge_of_their_places() -> None:
    plain = tourney()
    before = plain.knights[0].hand
    game = tourney(hand={0: ["dash-0", "feast-0", "ruse-1"]})
    hand = game.knights[0].hand
    assert options(game)[:3] == ["pick dash", "pick feast", "pick ruse"]
    assert (hand.known, hand.since) == (before.known, before.since)
    assert before.cards[1] in game.knights[1].hand.cards
    assert {before.cards[0], before.cards[2]} <= set(game.deck.cards)


def test_a_hand_may_become_longer_or_shorter() -> None:
    longer = tourney(hand={0: ["dash-0", "feast-0", "ruse-1", "ruse-0"]})
    assert options(longer)[:3] == ["pick dash", "pick feast", "pick ruse"]
    assert longer.knights[0].hand.known == (1, 1, 1, 1)
    shorter = tourney(hand={0: ["dash-0"]})
    assert options(shorter)[0] == "pick dash"
    assert len(shorter.deck) == 12


def test_cards_brought_into_an_empty_zone_are_known_to_its_player() -> None:
    tricks = tourney(tricks={1: ["dash-0"]}).knights[1].tricks
    assert (len(tricks), tricks.known) == (1, (2,))


def test_everything_can_be_imagined_from_an_arranged_position() -> None:
    game = tourney(hand={0: ["dash-0"]}, tricks={1: ["dash-1"]})
    world = game.imagine(0, rt.Chance(rt.key_of(1)))
    assert world.view(0) == game.view(0)


def test_the_agenda_says_what_is_asked() -> None:
    game = tourney(agenda=[["Keep", 1]])
    assert (game.seat, game.asks) == (1, "tourney.keep")


def test_what_is_played_from_a_position_can_be_taken_back() -> None:
    game = position("tourney", lances={0: 0}, favours={0: 1})
    before = game.save()
    play(game, "favour glory")
    assert game.save() != before
    game.back()
    assert game.save() == before


def test_a_position_that_cannot_be_is_refused() -> None:
    with pytest.raises(rt.BadPosition, match="glory"):
        position("tourney", glory={0: -1})
    with pytest.raises(rt.BadPosition, match=r"state\.lances"):
        position("tourney", lances=100)
    with pytest.raises(KeyError, match="valour is no field; there are knights, round"):
        position("tourney", valour=3)
    with pytest.raises(KeyError, match="excalibur does not lie anywhere"):
        position("tourney", hand={0: ["excalibur"]})


def test_play_gives_answers_in_order_and_refused_expects_none() -> None:
    game = position("tourney", hand={0: ["dash-0", "feast-0"], 1: ["ruse-0"]})
    assert play(game, "pick dash").seat == 1
    assert refused(game, "pick feast").reason == "not-offered-now"
    assert refused(game, "pick ruse", seat=0).reason == "not-your-question"
    with pytest.raises(AssertionError, match="was not refused"):
        refused(game, "pick ruse")
