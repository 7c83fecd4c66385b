"""Arthur, scoring: one manor of each player stays in a territory; the strongest Picts gain and the weakest lose."""

import pytest

from roundtable.games.merlin.vocabulary import CELL
from tests.proof import rule
from tests.rules.merlin.arrange import offered, pass_round, play, points, shown
from tests.rules.merlin.arrange_arthur import ROWS, picts, scoring, worth

KEEP = "merlin.keep-manor"


def where(seat: int, manors: list[int]) -> list[str]:
    """Give the cells with a seat's manors."""
    return [CELL.words[cell] for cell, owner in enumerate(manors) if owner == seat]


# ---- manors ----


@rule("merlin_arthur.scoring.manors-removed")
def test_after_the_majorities_one_manor_of_each_player_stays_in_a_territory() -> None:
    manors = {"a1": 0, "a2": 0, "a3": 0, "a4": 1, "a5": 1, "b1": 1, "b2": 1}
    game = scoring(manors=manors, tiles=ROWS)
    assert game.scores() == [6, 6]  # counted with all manors
    play(game, "keep a2", "keep a4", "keep b1")
    assert game.round == 3
    assert [where(seat, game.manors) for seat in (0, 1)] == [["a2"], ["a4", "b1"]]
    assert [player.manors for player in game.players] == [6, 5]


@rule("merlin_arthur.scoring.manors-removed")
def test_what_stays_counts_in_the_next_scoring() -> None:
    game = scoring(manors={"a1": 0, "a2": 0, "a3": 1}, tiles=ROWS)
    play(game, "keep a1")
    for _ in range(2):
        pass_round(game)
    assert game.round == 5
    assert points(game, "environs") == [6 + 3, 3]


@rule("merlin_arthur.scoring.manors-removed")
def test_territories_of_the_same_terrain_are_told_apart() -> None:
    kinds = ["mountain"] * 3 + ["forest"] * 6 + ["lake"] * 6 + ["mountain"] * 3
    tiles = [kind + "+" * (kinds[at:].count(kind) <= 2) for at, kind in enumerate(kinds)]
    game = scoring(manors={"a1": 0, "a2": 0, "c4": 0}, tiles=tiles)
    assert offered(game) == ["keep a1", "keep a2"]
    play(game, "keep a1")
    assert where(0, game.manors) == ["a1", "c4"]
    assert game.round == 3


@rule("merlin_arthur.scoring.manors-choice")
@pytest.mark.parametrize("kept", ["a1", "a3", "a6"])
def test_the_owner_chooses_which_manor_stays(kept: str) -> None:
    game = scoring(manors={"a1": 0, "a3": 0, "a6": 0, "b2": 0, "a2": 1}, tiles=ROWS)
    assert (game.seat, game.asks) == (0, KEEP)
    assert offered(game) == ["keep a1", "keep a3", "keep a6"]
    play(game, f"keep {kept}")
    assert where(0, game.manors) == [kept, "b2"]
    assert game.players[0].manors == 5


@rule("merlin_arthur.scoring.manors-order")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_manors_are_removed_in_turn_order(first: int) -> None:
    manors = {"a1": 0, "a2": 0, "b1": 1, "b2": 1, "b3": 0, "b4": 0, "c1": 2, "c2": 2}
    game = scoring(3, first=first, manors=manors, tiles=ROWS)
    asked: list[int | None] = []
    for _ in range(4):
        assert game.asks == KEEP
        asked.append(game.seat)
        game.play_at(0)
    assert game.round == 3
    order = [(first + step) % 3 for step in range(3)]
    assert asked == [seat for seat in order for _ in range(2 if seat == 0 else 1)]


@rule("merlin_arthur.scoring.manors-single-stays")
def test_an_only_manor_stays() -> None:
    manors = {"a1": 0, "a2": 1, "b1": 0, "c1": 1}
    game = scoring(manors=manors, tiles=ROWS)
    assert game.round == 3  # nobody was asked
    assert [where(seat, game.manors) for seat in (0, 1)] == [["a1", "b1"], ["a2", "c1"]]
    assert [player.manors for player in game.players] == [5, 5]


# ---- Picts ----


@rule("merlin_arthur.scoring-picts.sum")
def test_the_numbers_of_all_own_picts_are_added_up() -> None:
    three, four, six = worth(3, 4, 6)
    assert scoring(picts={0: [three, four], 1: [six]}).scores() == [3, -3]
    assert scoring(picts={0: [three], 1: [six]}).scores() == [-3, 3]
    low, other, high = worth(2, 2, 5)
    assert scoring(picts={0: [low, other], 1: [high]}).scores() == [-3, 3]  # the numbers count, not the tiles


@rule("merlin_arthur.scoring-picts.none-is-zero")
def test_no_picts_are_worth_nothing() -> None:
    three, two = worth(3, 2)
    assert scoring(picts={1: [two]}).scores() == [-3, 3]
    assert scoring(3, picts={1: [two]}).scores() == [-3, 3, -3]
    assert scoring(picts={1: [three]}, signet_ring=0).scores() == [0, 0]
    assert scoring(picts={1: [two]}, signet_ring=0).scores() == [3, -3]


@rule("merlin_arthur.scoring-picts.ring-adds-three")
def test_the_signet_ring_adds_three() -> None:
    three, four, six = worth(3, 4, 6)
    assert scoring(picts={0: [four], 1: [six]}).scores() == [-3, 3]
    assert scoring(picts={0: [four], 1: [six]}, signet_ring=0).scores() == [3, -3]
    assert scoring(picts={0: [three], 1: [six]}, signet_ring=0).scores() == [0, 0]
    assert scoring(picts={0: [four], 1: [six]}, signet_ring=1).scores() == [-3, 3]


@rule("merlin_arthur.scoring-picts.highest")
def test_everybody_with_the_highest_sum_gains_three() -> None:
    five, other, four, two = worth(5, 5, 4, 2)
    assert scoring(4, picts={0: [two], 1: [five], 2: [four], 3: [other]}).scores() == [-3, 3, 0, 3]
    assert scoring(3, picts={0: [five], 1: [four], 2: [two]}).scores() == [3, 0, -3]


@rule("merlin_arthur.scoring-picts.lowest")
def test_everybody_with_the_lowest_sum_loses_three() -> None:
    five, two, other, three = worth(5, 2, 2, 3)
    assert scoring(4, picts={0: [two], 1: [five], 2: [three], 3: [other]}).scores() == [-3, 3, 0, -3]
    assert scoring(3, picts={0: [five], 1: [three], 2: [two]}).scores() == [3, 0, -3]


@rule("merlin_arthur.scoring-picts.all-tied")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gain_and_loss_cancel_out_if_all_are_equal(seats: int) -> None:
    equal = worth(4, 4, 4, 4)
    assert scoring(seats, picts={seat: [equal[seat]] for seat in range(seats)}).scores() == [0] * seats
    assert scoring(seats).scores() == [0] * seats
    assert scoring(seats, settings={"negative_scores": False}).scores() == [0] * seats


@rule("merlin_arthur.scoring-picts.back-to-box")
def test_all_picts_of_the_players_go_back_to_the_box() -> None:
    three, four, six = worth(3, 4, 6)
    game = scoring(picts={0: [three, four], 1: [six]})
    assert [one["picts"] for one in shown(game)["players"]] == [[], []]
    assert sorted(picts(game.pict_box)) == sorted([three, four, six])
    left = picts(game.pict_display) + picts(game.pict_stacks[0]) + picts(game.pict_stacks[1])
    assert not {three, four, six} & set(left)
    for _ in range(2):
        pass_round(game)
    assert (game.round, points(game, "picts")) == (5, [3, -3])  # they count once


@rule("merlin_arthur.scoring-picts.display-stays")
def test_display_and_stacks_stay_as_they_are() -> None:
    shown_picts, held = worth(3, 4, 5, 6), worth(2, 2)
    game = scoring(picts={0: held}, open_picts=shown_picts)
    assert game.round == 3
    assert picts(game.pict_display) == shown_picts
    assert [len(stack.cards) for stack in game.pict_stacks] == [12, 12]


@rule("merlin_arthur.scoring-picts.ring-stays")
def test_the_ring_stays_and_counts_again() -> None:
    game = scoring(signet_ring=1)
    assert shown(game)["signet_ring"] == 1
    for _ in range(2):
        pass_round(game)
    assert game.signet_ring == 1
    assert points(game, "picts") == [-6, 6]


@rule("merlin_arthur.scoring-picts.position")
def test_what_is_lost_to_picts_is_taken_from_what_the_other_categories_gave() -> None:
    settings = {"negative_scores": False}  # who has nothing loses nothing
    strong = {1: worth(5)}
    assert scoring(settings=settings, picts=strong, assistants={0: {"builder": "grey"}}).scores() == [0, 3]
    assert scoring(settings=settings, picts=strong, influence={0: ["grey", "blue"]}).scores() == [0, 3]
    assert scoring(settings=settings, picts=strong, manors={"a1": 0}, tiles=ROWS).scores() == [3, 3]


@rule("merlin_arthur.scoring-picts.position")
def test_what_picts_give_comes_after_what_traitors_take() -> None:
    game = scoring(settings={"negative_scores": False}, picts={0: worth(5)}, traitors={0: ["grey"]})
    assert game.scores() == [3, 0]


@rule("merlin_arthur.scoring-picts.example")
def test_example_green_beats_red_with_the_ring() -> None:
    red, green = 0, 1
    first, second, third, fourth = worth(6, 5, 5, 4)
    game = scoring(picts={red: [first, second], green: [third, fourth]}, signet_ring=green)
    assert game.scores() == [-3, 3]  # 11 against 9 + 3
    game = scoring(picts={red: [first, second], green: [third, fourth]})
    assert game.scores() == [3, -3]
