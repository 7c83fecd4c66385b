"""Arthur, the new flags: one more or one less on the chosen die, and another figure for it."""

import pytest

from roundtable.games.merlin.box import MerlinTable
from tests.proof import rule
from tests.rules.merlin.arrange import fresh, has, offered, play, shown, stock
from tests.rules.merlin.arrange_arthur import arthurs_table, inner, outer

DICE = pytest.mark.parametrize("die", ["die 3 knight", "die 4 merlin", "die 5 arthur"])
FIGURES = ("knight", "merlin", "arthur")


def places(game: MerlinTable) -> tuple[int, int, int]:
    """Say where seat 0's knight, Merlin and Arthur stand."""
    return game.players[0].knight, game.merlin, game.arthur


# ---- one more or one less ----


@rule("merlin_arthur.flag.plus-minus-one")
@pytest.mark.parametrize(("change", "by"), [("up", 1), ("down", -1)])
@DICE
def test_the_flag_changes_the_chosen_die_by_one(die: str, change: str, by: int) -> None:
    game = arthurs_table(knight={0: 1}, merlin=1, arthur=1, goods={0: ["flag black"]}, forced=False)
    play(game, die, "flag black")
    assert offered(game) == ["adjust up", "adjust down"]
    play(game, f"adjust {change}", "move clockwise")
    _, pips, figure = die.split()
    assert places(game) == tuple(1 + (int(pips) + by) * (one == figure) for one in FIGURES)
    assert (has(game, 0, "flag black"), stock(game, "flag black")) == (0, 6)


@rule("merlin_arthur.flag.plus-minus-one")
def test_it_comes_after_the_choice_of_the_die_and_before_the_move() -> None:
    game = arthurs_table(goods={0: ["flag black"]}, forced=False)
    assert offered(game, "flag") == []
    play(game, "die 2 knight")
    assert offered(game, "flag") == ["flag black"]
    play(game, "move clockwise")
    assert offered(game, "flag") == []


@rule("merlin_arthur.flag.plus-minus-one-seven")
@pytest.mark.parametrize("figure", FIGURES)
def test_a_six_moves_its_figure_seven_spaces(figure: str) -> None:
    game = arthurs_table(dice={0: [6, 6, 6, 6, 6]}, knight={0: 1}, merlin=1, arthur=1, goods={0: ["flag black"]})
    play(game, f"die 6 {figure}", "flag black", "adjust up")
    if figure != "knight":
        play(game, "move clockwise")
    assert places(game) == tuple(1 + 7 * (one == figure) for one in FIGURES)


@rule("merlin_arthur.flag.plus-minus-one-zero")
@pytest.mark.parametrize("figure", FIGURES)
def test_with_a_one_the_figure_may_stay_and_act_where_it_is(figure: str) -> None:
    start = outer("vp-shield")
    game = arthurs_table(
        dice={0: [1, 1, 1, 1, 1]},
        knight={0: start},
        merlin=start,
        arthur=inner("grail"),
        goods={0: ["flag black", "shield grey"]},
        forced=False,
    )
    before = places(game)
    play(game, f"die 1 {figure}", "flag black", "adjust down")
    assert offered(game) == ["move stay"]
    play(game, "move stay")
    assert (places(game), offered(game)) == (before, ["act", "decline"])
    play(game, "act")
    assert (game.scores()[0], game.grail) == ((0, 0) if figure == "arthur" else (1, -1))


@rule("merlin_arthur.flag.plus-minus-one-range")
@pytest.mark.parametrize(
    ("pips", "changes", "left"),
    [
        (4, ["up", "up"], ["up", "down"]),
        (4, ["up", "up", "up"], ["down"]),
        (6, ["up"], ["down"]),
        (2, ["down"], ["up", "down"]),
        (2, ["down", "down"], ["up"]),
        (1, ["down"], ["up"]),
    ],
)
def test_several_flags_change_one_die_within_nought_and_seven(pips: int, changes: list[str], left: list[str]) -> None:
    game = arthurs_table(dice={0: [pips, 0, 0, 0, 0]}, knight={0: 10}, goods={0: ["flag black"] * 5}, forced=False)
    play(game, f"die {pips} knight")
    for change in changes:
        play(game, "flag black", f"adjust {change}")
    steps = pips + changes.count("up") - changes.count("down")
    moved = game.clone()
    play(moved, "move clockwise" if steps else "move stay")
    assert moved.players[0].knight == 10 + steps
    play(game, "flag black")
    assert offered(game) == [f"adjust {change}" for change in left]


@rule("merlin_arthur.flag.plus-minus-one-range")
def test_apple_and_turned_die_keep_within_the_range_too() -> None:
    goods = {0: ["flag black", "flag black", "flag purple"]}
    game = arthurs_table(dice={0: [1, 0, 0, 0, 0]}, knight={0: 3}, goods=goods, apples={0: 1}, forced=False)
    play(game, "die 1 knight", "flag black", "adjust up", "flag black", "adjust up")
    assert offered(game, "apple") == ["apple 2", "apple 3", "apple 4", "apple 5"]  # a six would be an eight
    assert offered(game, "flag") == []  # so would the other side of a one
    play(game, "apple 5", "move clockwise")
    assert game.players[0].knight == 3 + 7


# ---- another figure ----


@rule("merlin_arthur.flag.swap")
@pytest.mark.parametrize("figure", FIGURES)
@DICE
def test_the_chosen_die_moves_any_figure(die: str, figure: str) -> None:
    _, pips, own = die.split()
    game = arthurs_table(knight={0: 1, 1: 9}, merlin=1, arthur=1, goods={0: ["flag grey"]}, forced=False)
    play(game, die, *(["flag grey", f"figure {figure}"] if figure != own else []), "move clockwise")
    assert places(game) == tuple(1 + int(pips) * (one == figure) for one in FIGURES)
    assert game.players[1].knight == 9
    assert game.players[0].dice == [1, 2, 3 * (own != "knight"), 4 * (own != "merlin"), 5 * (own != "arthur")]
    assert has(game, 0, "flag grey") == int(figure == own)


@rule("merlin_arthur.flag.swap")
def test_the_space_of_the_figure_moved_is_carried_out() -> None:
    start = outer("vp-shield") - 3
    goods = {0: ["flag grey", "shield grey"]}
    game = arthurs_table(arthur=inner("grail") - 3, knight={0: start}, merlin=start, goods=goods, forced=False)
    play(game, "die 3 knight", "flag grey")
    assert offered(game) == ["figure merlin", "figure arthur"]
    play(game, "figure arthur", "move clockwise", "act")
    assert (game.grail, game.scores()) == (0, [0, 0])


@rule("merlin_arthur.flag.swap-staff")
@pytest.mark.parametrize("die", ["die 3 knight", "die 5 arthur"])
def test_a_staff_may_be_spent_if_the_flag_moves_merlin(die: str) -> None:
    place = outer("vp-shield") - int(die.split()[1])
    game = arthurs_table(merlin=place, goods={0: ["flag grey", "shield grey"]}, staffs={0: 1})
    play(game, die, "flag grey", "figure merlin", "move clockwise", "act")
    assert offered(game) == ["staff", "decline"]
    play(game, "staff")
    assert game.scores() == [2, 0]


@rule("merlin_arthur.flag.swap-staff")
def test_no_staff_if_merlins_die_moves_another_figure() -> None:
    place = outer("vp-shield") - 4
    game = arthurs_table(knight={0: place}, goods={0: ["flag grey", "shield grey"]}, staffs={0: 1}, forced=False)
    play(game, "die 4 merlin", "flag grey", "figure knight", "move clockwise", "act")
    assert (game.scores(), offered(game)) == ([1, 0], ["end"])


@rule("merlin_arthur.flag.swap-direction")
@pytest.mark.parametrize("die", ["die 4 merlin", "die 5 arthur"])
def test_the_knight_goes_clockwise_unless_the_backwards_flag_is_used(die: str) -> None:
    pips = int(die.split()[1])
    game = arthurs_table(knight={0: 10}, goods={0: ["flag grey", "flag blue"]}, forced=False)
    play(game, die)
    assert offered(game, "flag") == ["flag grey"]
    play(game, "flag grey", "figure knight")
    assert offered(game, "move") == ["move clockwise"]
    play(game, "flag blue")
    assert offered(game, "move") == ["move anticlockwise"]
    play(game, "move anticlockwise")
    assert game.players[0].knight == 10 - pips


@rule("merlin_arthur.flag.swap-direction")
@pytest.mark.parametrize("figure", ["merlin", "arthur"])
@pytest.mark.parametrize("first", ["flag blue", ""])
def test_merlin_and_arthur_go_either_way(figure: str, first: str) -> None:
    game = arthurs_table(merlin=5, arthur=5, goods={0: ["flag grey", "flag blue"]}, forced=False)
    play(game, "die 3 knight", *([first] if first else []), "flag grey", f"figure {figure}")
    assert offered(game, "move") == ["move clockwise", "move anticlockwise"]
    play(game, "move anticlockwise")
    assert places(game)[1:] == ((2, 5) if figure == "merlin" else (5, 2))


# ---- colours ----


@rule("merlin_arthur.flag.colours")
def test_black_is_plus_minus_one_and_grey_is_swap() -> None:
    game = arthurs_table(goods={0: ["flag black", "flag grey"]}, forced=False)
    play(game, "die 3 knight")
    grey = game.clone()
    play(game, "flag black")
    assert offered(game) == ["adjust up", "adjust down"]
    play(grey, "flag grey")
    assert offered(grey) == ["figure merlin", "figure arthur"]


@rule("merlin_arthur.flag.colours")
def test_the_other_order_is_a_setting() -> None:
    game = fresh(arthur=True, arthur_flags="grey_plus_minus_one")
    powers = [one["power"] for one in shown(game)["principalities"]]
    assert powers == ["swap", "plus-minus-one", "backwards", "turn-die", "other-action", "mirror"]
