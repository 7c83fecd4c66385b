"""Scoring: its order and the score track; then category 1, traitors, shields and Excalibur."""

import pytest

from roundtable.games.merlin.box import MerlinTable
from roundtable.games.merlin.content import TRAITOR
from roundtable.games.merlin.names import FROM_MISSIONS, PLAYER_COLOURS
from roundtable.kernel.zone import EVERYBODY, IN_PILE, NOBODY, Zone
from tests.proof import rule
from tests.rules.merlin.arrange import (
    before,
    has,
    pass_round,
    play,
    points,
    scored,
    shown,
    stock,
    table,
    traitors,
)

THREE = ["black", "grey", "blue"]
ROWS = ["mountain"] * 4 + ["mountain+"] * 2 + ["forest"] * 4 + ["forest+"] * 2 + ["lake"] * 4 + ["lake+"] * 2
LAST = {0: [1, 0, 0, 0], 1: [0] * 4, 2: [0] * 4, 3: [0] * 4}


def stack(game: MerlinTable, *stacks: list[str]) -> None:
    """Lay the three stacks of traitors, each from bottom to top; all others that no castle has are discarded."""
    loose = [card for zone in (game.traitor_discard, *game.traitor_stacks) for card in zone.cards]
    for number, words in enumerate(stacks):
        cards = tuple(next(card for card in loose if TRAITOR.words[card] == word) for word in words)
        loose = [card for card in loose if card not in cards]
        game.traitor_stacks[number] = Zone(cards, (NOBODY,) * len(cards), (IN_PILE,) * len(cards))
    game.traitor_discard = Zone(tuple(loose), (EVERYBODY,) * len(loose), (0,) * len(loose))
    game.check()


def in_stacks(game: MerlinTable) -> list[int]:
    return [len(one) for one in game.traitor_stacks]


def of(colour: str, count: int = 4) -> list[str]:
    """Traitor tiles of a colour."""
    return [f"{colour}-{number + 1}" for number in range(count)]


# ---- the scoring as a whole ----


@rule("merlin.scoring.four-categories")
def test_environs_come_after_traitors_and_influence_before_assistants() -> None:
    game = scored(
        tiles=ROWS,
        manors={"a1": 0},
        traitors={0: ["black"], 1: ["black"]},
        influence={0: ["grey"], 1: ["grey"]},
        assistants={0: {"builder": "grey"}, 1: {"flag-bearer": "blue"}},
        grail=0,
    )
    assert game.asks == "merlin.break-tie"
    assert [len(player.traitors) for player in game.players] == [3, 3]
    assert (points(game, "traitors"), points(game, "environs")) == ([-3, -3], [6, 0])
    assert (points(game, "influence"), points(game, "assistants")) == ([0, 0], [0, 0])
    play(game, "grail keep")
    assert (points(game, "influence"), points(game, "assistants")) == ([1, 1], [1, 1])


@rule("merlin.scoring.four-categories")
def test_traitors_come_before_environs() -> None:
    favour = {"kings_favour": True}
    game = scored(
        settings=favour, tiles=ROWS, manors={"a1": 0}, traitors={0: ["black"]}, abilities={0: ["shield-bearer 3"]}
    )
    assert game.asks == "merlin.banish-in-scoring"
    assert game.scores() == [0, 0]
    play(game, "skip")
    assert (points(game, "traitors"), points(game, "environs")) == ([-3, 0], [6, 0])


@rule("merlin.scoring.four-categories")
def test_a_loss_that_stops_at_zero_takes_nothing_of_the_later_points() -> None:
    game = scored(settings={"negative_scores": False}, tiles=ROWS, manors={"a1": 0}, traitors={0: ["black"]})
    assert game.scores() == [6, 0]


@rule("merlin.scoring.marker-on-top")
def test_players_may_stand_on_the_same_space_of_the_score_track() -> None:
    game = table(3, knight={0: before("vp-flag")}, goods={0: ["flag brown"] * 3})
    game.players[1].points[FROM_MISSIONS] = game.players[2].points[FROM_MISSIONS] = 3
    play(game, "die 1 knight", "act")
    assert [player["score"] for player in shown(game)["players"]] == [3, 3, 3]


@rule("merlin.scoring.hundred-marker")
@pytest.mark.parametrize("score", [96, 97, 98, 99, 197])
def test_points_from_a_hundred_on_count_in_full(score: int) -> None:
    game = table(round=6, dice=LAST, knight={0: before("vp-flag")}, goods={0: ["flag brown"] * 3}, forced=False)
    game.players[0].points[FROM_MISSIONS] = score
    game.players[1].points[FROM_MISSIONS] = 90
    play(game, "die 1 knight", "move clockwise", "act")
    assert game.scores() == [score + 3, 90]
    play(game, "end")
    assert game.over
    assert shown(game)["players"][0]["score"] == score + 3 + 1  # and one for three goods at the end
    assert game.winners() == [0]


@rule("merlin.scoring.no-floor")
def test_a_score_falls_below_zero() -> None:
    game = scored(traitors={0: ["black"], 1: THREE})
    assert game.scores() == [-3, -9]


@rule("merlin.scoring.no-floor")
def test_a_setting_lets_losses_stop_at_zero() -> None:
    game = table(round=2, dice=LAST, traitors={0: ["black"], 1: THREE}, settings={"negative_scores": False})
    game.players[0].points[FROM_MISSIONS] = 4
    game.players[1].points[FROM_MISSIONS] = 4
    pass_round(game)
    assert game.scores() == [1, 0]


@rule("merlin.scoring.first-player-unchanged")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_marker_is_passed_on_after_the_scoring(first: int) -> None:
    game = scored(3, first=first, influence={0: ["brown"], 1: ["brown"]}, grail=0)
    assert game.asks == "merlin.break-tie"
    assert shown(game)["first"] == first
    play(game, "grail keep")
    assert shown(game)["first"] == (first + 1) % 3


# ---- category 1: traitors ----


@rule("merlin.scoring-traitors.repel-with-shield")
@pytest.mark.parametrize("colour", ["black", "grey", "blue", "purple", "orange", "brown"])
def test_a_shield_of_its_colour_repels_a_traitor_and_goes_back(colour: str) -> None:
    shields = [f"shield {one}" for one in ("black", "grey", "blue", "purple", "orange", "brown")]
    game = scored(traitors={0: [colour]}, goods={0: shields, 1: shields})
    assert game.scores() == [0, 0]
    assert [has(game, 0, one) for one in shields] == [int(one != f"shield {colour}") for one in shields]
    assert stock(game, f"shield {colour}") == 6 - 1
    assert [has(game, 1, one) for one in shields] == [1] * 6


@rule("merlin.scoring-traitors.repel-with-shield")
def test_neither_flags_nor_materials_nor_other_colours_nor_other_players_shields_repel() -> None:
    others = ["flag grey", "material grey", "shield blue"]
    game = scored(traitors={0: ["grey"]}, goods={0: others, 1: ["shield grey"]})
    assert game.scores() == [-3, 0]
    assert [has(game, 0, one) for one in others] == [1, 1, 1]
    assert has(game, 1, "shield grey") == 1


@rule("merlin.scoring-traitors.mandatory")
def test_shields_cannot_be_saved() -> None:
    game = scored(traitors={0: THREE, 1: ["grey"]}, goods={0: ["shield black", "shield grey"], 1: ["shield grey"]})
    assert game.round == 3  # nobody was asked
    assert sum(sum(player.goods) for player in game.players) == 0
    assert game.scores() == [-3, 0]


@rule("merlin.scoring-traitors.one-shield-each")
@pytest.mark.parametrize(("shields", "left", "points"), [(0, 0, -9), (1, 0, -6), (2, 0, -3), (3, 0, 0), (5, 2, 0)])
def test_each_traitor_of_a_colour_needs_a_shield(shields: int, left: int, points: int) -> None:
    game = scored(traitors={0: ["grey"] * 3}, goods={0: ["shield grey"] * shields})
    assert has(game, 0, "shield grey") == left
    assert game.scores() == [points, 0]


@rule("merlin.scoring-traitors.loss")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_each_traitor_not_repelled_costs_three_points(count: int) -> None:
    game = scored(traitors={1: THREE[:count]})
    assert game.scores() == [0, -3 * count]


@rule("merlin.scoring-traitors.discarded-anyway")
def test_all_old_traitors_are_discarded_repelled_or_not() -> None:
    game = table(round=2, dice=LAST, traitors={0: THREE}, goods={0: ["shield grey"]})
    stack(game, of("brown"), of("orange"), of("purple"))
    old = set(game.players[0].traitors.cards)
    pass_round(game)
    assert old <= set(game.traitor_discard.cards)
    assert old.isdisjoint(game.players[0].traitors.cards)
    assert points(game, "traitors") == [-6, 0]


@rule("merlin.scoring-traitors.excalibur-bonus")
def test_excalibur_gives_three_points_if_all_traitors_were_repelled() -> None:
    shields = [f"shield {colour}" for colour in THREE]
    game = scored(traitors={0: THREE, 1: THREE}, goods={0: shields, 1: shields}, excalibur=1)
    assert game.scores() == [0, 3]
    assert points(game, "excalibur") == [0, 3]


@rule("merlin.scoring-traitors.excalibur-bonus")
def test_excalibur_gives_nothing_if_a_traitor_was_not_repelled() -> None:
    game = scored(traitors={1: THREE}, goods={1: ["shield black", "shield grey"]}, excalibur=1)
    assert game.scores() == [0, -3]


@rule("merlin.scoring-traitors.excalibur-no-traitors")
@pytest.mark.parametrize("counts", [True, False])
def test_a_holder_without_traitors_gains_the_bonus_unless_the_setting_says_otherwise(counts: bool) -> None:
    game = scored(traitors={0: ["black"]}, excalibur=1, settings={"excalibur_without_traitors": counts})
    assert game.scores() == [-3, 3 if counts else 0]


@rule("merlin.scoring-traitors.excalibur-no-traitors")
def test_the_setting_does_not_touch_a_holder_who_repels() -> None:
    settings = {"excalibur_without_traitors": False}
    game = scored(traitors={1: ["black"]}, goods={1: ["shield black"]}, excalibur=1, settings=settings)
    assert game.scores() == [0, 3]


@rule("merlin.scoring-traitors.excalibur-stays")
@pytest.mark.parametrize("held", [THREE, []])
def test_excalibur_stays_with_its_holder(held: list[str]) -> None:
    game = scored(traitors={1: held}, excalibur=1)
    assert shown(game)["excalibur"] == 1


@rule("merlin.scoring-traitors.draw-three")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("held", [THREE, ["grey"], []])
def test_everybody_draws_three_new_traitors(seats: int, held: list[str]) -> None:
    game = table(seats, round=2, dice=LAST, traitors={0: held})
    count = sum(in_stacks(game))
    pass_round(game)
    assert [len(traitors(game, seat)) for seat in range(seats)] == [3] * seats
    assert sum(in_stacks(game)) == count - 3 * seats


@rule("merlin.scoring-traitors.draw-after-all")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_new_stacks_hold_the_old_traitors_of_all_players(seats: int) -> None:
    game = table(seats, round=2, dice=LAST, traitors=dict.fromkeys(range(seats), THREE))
    stack(game, [], [], [])
    pass_round(game)
    assert len(game.traitor_discard) == 0
    assert sum(in_stacks(game)) == 24 - 3 * seats


@rule("merlin.scoring-traitors.draw-order")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_traitors_are_drawn_in_turn_order_from_the_first_player(first: int) -> None:
    dice = {seat: [int(seat == first), 0, 0, 0] for seat in range(4)}
    game = table(4, round=2, first=first, dice=dice)
    stack(game, [*of("brown", 3), *of("orange", 3), *of("purple", 3), *of("blue", 3)], [], [])
    pass_round(game)
    drawn = [traitors(game, (first + step) % 4) for step in range(4)]
    assert drawn == [["blue"] * 3, ["purple"] * 3, ["orange"] * 3, ["brown"] * 3]


@rule("merlin.scoring-traitors.reshuffle")
@pytest.mark.parametrize("held", [["orange", "purple"], []])
def test_the_discard_pile_forms_three_new_stacks(held: list[str]) -> None:
    game = table(round=2, dice=LAST, traitors={1: held})
    stack(game, ["black-4"], [], ["black-2", "black-3"])
    pile = [*game.traitor_discard.cards, *game.players[1].traitors.cards]
    pass_round(game)
    assert traitors(game, 0) == ["black"] * 3  # what was left in the stacks goes first
    assert len(game.traitor_discard) == 0
    new = [card for one in game.traitor_stacks for card in one.cards]
    drawn = [card for player in game.players for card in player.traitors.cards]
    assert sorted([*new, *drawn]) == list(range(24))
    assert len(new) == 18
    assert max(in_stacks(game)) == 21 // 3  # three equal stacks, of which seat 1 has drawn
    assert new != [card for card in pile if card in new]  # mixed
    assert all(known == NOBODY for one in game.traitor_stacks for known in one.known)  # face down


@rule("merlin.scoring-traitors.reshuffle")
def test_the_discard_pile_is_not_mixed_before_a_tile_is_needed() -> None:
    game = table(round=2, dice=LAST, traitors={0: THREE})
    stack(game, of("brown", 2), of("orange", 2), of("purple", 2))
    pile = [*game.traitor_discard.cards, *game.players[0].traitors.cards]
    pass_round(game)
    assert in_stacks(game) == [0, 0, 0]
    assert list(game.traitor_discard.cards) == pile


@rule("merlin.scoring-traitors.final-draw-moot")
def test_traitors_drawn_in_the_last_scoring_cost_nothing() -> None:
    game = scored(round=6, traitors={0: ["black"], 1: THREE}, excalibur=0)
    assert game.over
    assert game.scores() == [-3, -9]


@rule("merlin.scoring-traitors.example-yellow")
def test_example_yellow_cannot_repel_the_blue_traitor() -> None:
    yellow = PLAYER_COLOURS.index("yellow")
    game = scored(4, traitors={yellow: ["orange", "blue", "brown"]}, goods={yellow: ["shield orange", "shield brown"]})
    assert game.scores()[yellow] == -3
    assert sum(game.players[yellow].goods) == 0
    assert (stock(game, "shield orange"), stock(game, "shield brown")) == (6, 6)
