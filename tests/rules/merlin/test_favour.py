"""King's Favour: points or an ability for a mission, the seals, and the abilities of row 1."""

from random import Random

import pytest

import roundtable as rt
from roundtable.games.merlin.box import MerlinTable
from roundtable.games.merlin.content import BASE_RING
from tests.proof import rule
from tests.rules.merlin.arrange import (
    before,
    fresh,
    missions,
    offered,
    pass_round,
    pass_turn,
    play,
    points,
    scored,
    shown,
    table,
)

FAVOUR = {"kings_favour": True}
FOUR = ("lady-in-waiting", "shield-bearer", "builder", "flag-bearer")
# Cards of each assistant worth 1, 2 and 3 points: markers, shields, materials or flags of any colour.
CARDS = {
    "lady-in-waiting": ("29", "30", "31"),
    "shield-bearer": ("15", "18", "21"),
    "builder": ("14", "17", "20"),
    "flag-bearer": ("13", "16", "19"),
}
PLENTY = ["shield brown"] * 4 + ["material brown"] * 4 + ["flag brown"] * 4
MARKERS = ["brown"] * 5
ELSEWHERE = {"lady-in-waiting": "builder", "shield-bearer": "flag-bearer", "builder": "shield-bearer",
             "flag-bearer": "lady-in-waiting"}  # fmt: skip


def completed(
    assistant: str, value: int, *abilities: str, seats: int = 2, seat: int = 0, counts: bool = False
) -> MerlinTable:
    """A seat, with some abilities already, has just completed a card; `counts`: the setting plus_one_counts_itself."""
    card = CARDS[assistant][value - 1]
    game = table(
        seats,
        settings={**FAVOUR, "plus_one_counts_itself": counts},
        first=seat,
        hand={seat: [card, "01", "02", "05"]},
        goods={seat: PLENTY},
        influence={seat: MARKERS},
        abilities={seat: abilities},
    )
    play(game, f"complete {card}")
    return game


def abilities(game: MerlinTable, seat: int = 0) -> list[str]:
    """The abilities on which a seat's seals lie, as everybody sees them."""
    found: list[str] = shown(game)["players"][seat]["abilities"]
    return found


@rule("merlin.module.board-and-seals")
@pytest.mark.parametrize("seat", range(4))
def test_every_player_has_a_board_and_four_seals(seat: int) -> None:
    owned = ["builder 1", "builder 2", "lady-in-waiting 3", "flag-bearer 1"]
    for count in range(5):
        game = completed("shield-bearer", 1, *owned[:count], seats=4, seat=seat)
        assert ("ability shield-bearer 1" in offered(game, "ability")) == (count < 4)


@rule("merlin.module.board-and-seals")
def test_without_the_module_there_are_no_abilities() -> None:
    game = table(hand={0: ["20", "01", "02", "05"]}, goods={0: PLENTY})
    play(game, "complete 20")
    assert game.asks == "merlin.choose-die"
    assert game.scores() == [3, 0]


@rule("merlin.module.board-place")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_boards_are_empty_at_first(seats: int) -> None:
    game = fresh(seats, kings_favour=True)
    for player in shown(game)["players"]:
        assert player["abilities"] == []
        assert player["turned_seals"] == []


@rule("merlin.module.points-or-ability")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_a_mission_gives_its_points_or_an_ability(value: int) -> None:
    game = completed("builder", value)
    assert game.asks == "merlin.choose-reward"
    assert game.scores() == [0, 0]
    play(game, "points")
    assert (game.scores(), abilities(game)) == ([value, 0], [])
    game = completed("builder", value)
    play(game, f"ability builder {value}")
    assert (game.scores(), abilities(game)) == ([0, 0], [f"builder {value}"])


@rule("merlin.module.points-or-ability")
def test_each_of_two_missions_of_a_turn_gives_the_choice() -> None:
    goods = [*PLENTY, "flag grey"]
    game = table(settings=FAVOUR, hand={0: ["17", "18", "01", "02"]}, goods={0: goods})
    play(game, "flag grey", "complete 17", "ability builder 2", "complete 18", "points")
    assert abilities(game) == ["builder 2"]
    assert game.scores() == [2 + 2, 0]  # the card, and two for the second mission of the turn


@rule("merlin.module.column-by-assistant")
@pytest.mark.parametrize("assistant", FOUR)
def test_the_assistant_of_the_card_decides_the_column(assistant: str) -> None:
    game = completed(assistant, 3)
    assert offered(game, "ability") == [f"ability {assistant} {row}" for row in (1, 2, 3)]


@rule("merlin.module.one-point-row")
@pytest.mark.parametrize("assistant", FOUR)
def test_a_card_of_one_point_gives_row_one(assistant: str) -> None:
    game = completed(assistant, 1)
    assert offered(game, "ability") == [f"ability {assistant} 1"]


@rule("merlin.module.two-point-rows")
@pytest.mark.parametrize("assistant", FOUR)
def test_a_card_of_two_points_gives_row_one_or_two(assistant: str) -> None:
    game = completed(assistant, 2)
    assert offered(game, "ability") == [f"ability {assistant} 1", f"ability {assistant} 2"]


@rule("merlin.module.three-point-rows")
@pytest.mark.parametrize("assistant", FOUR)
@pytest.mark.parametrize("row", [1, 2, 3])
def test_a_card_of_three_points_gives_any_row(assistant: str, row: int) -> None:
    game = completed(assistant, 3)
    play(game, f"ability {assistant} {row}")
    assert abilities(game) == [f"{assistant} {row}"]


@rule("merlin.module.no-order-within-column")
@pytest.mark.parametrize("assistant", FOUR)
def test_lower_rows_are_not_needed_and_may_come_later(assistant: str) -> None:
    game = completed(assistant, 2, f"{assistant} 3")
    play(game, f"ability {assistant} 2")
    assert abilities(game) == [f"{assistant} 2", f"{assistant} 3"]
    game = completed(assistant, 1, f"{assistant} 2", f"{assistant} 3")
    assert offered(game, "ability") == [f"ability {assistant} 1"]


@rule("merlin.module.seal-marks-ability")
def test_a_seal_marks_the_ability_for_the_rest_of_the_game() -> None:
    game = table(settings=FAVOUR, round=4, hand={0: ["21", "01", "02", "05"]}, goods={0: PLENTY})
    play(game, "complete 21", "ability shield-bearer 2")
    assert abilities(game) == ["shield-bearer 2"]
    assert abilities(game, 1) == []
    pass_turn(game)
    play(game, "deck")
    while not game.over:
        pass_round(game)
        assert abilities(game) == ["shield-bearer 2"]


@rule("merlin.module.active-at-once")
def test_an_ability_works_in_the_same_turn() -> None:
    hand = {0: ["16", "01", "02", "05"]}
    game = table(settings=FAVOUR, knight={0: before("principality-grey")}, hand=hand, goods={0: ["flag brown"] * 3})
    play(game, "die 1 knight", "move clockwise", "act")
    assert "place flag-bearer purple" not in offered(game)
    play(game, "complete 16", "ability flag-bearer 2")
    assert "place flag-bearer purple" in offered(game)


@rule("merlin.module.active-at-once")
def test_an_ability_of_row_three_works_in_the_same_turn() -> None:
    hand = {0: ["21", "01", "02", "05"]}
    game = table(settings=FAVOUR, hand=hand, goods={0: ["shield brown"] * 4}, traitors={0: ["grey"]})
    assert offered(game, "banish") == []
    play(game, "complete 21", "ability shield-bearer 3")
    assert offered(game, "banish") == ["banish grey"]


@rule("merlin.module.four-abilities-max")
def test_after_four_abilities_missions_give_points_only() -> None:
    three = ["builder 1", "builder 2", "builder 3"]
    game = completed("lady-in-waiting", 2, *three)
    play(game, "ability lady-in-waiting 2")
    assert len(abilities(game)) == 4
    game = completed("shield-bearer", 2, *three, "lady-in-waiting 2")
    assert game.asks == "merlin.choose-die"
    assert game.scores() == [2, 0]


@rule("merlin.module.four-abilities-max", "merlin.module.ability-once")
@pytest.mark.parametrize("owned", [["lady-in-waiting 1", "lady-in-waiting 2", "shield-bearer 1"], ["builder 1"]])
def test_two_missions_completed_before_a_reward_is_chosen_do_not_give_more(owned: list[str]) -> None:
    cards = ["17", "12", "01", "02"]  # two cards of the builder worth two points
    goods = [*PLENTY, "material blue", "flag grey"]
    game = table(settings=FAVOUR, hand={0: cards}, goods={0: goods}, abilities={0: owned})
    play(game, "flag grey", "complete 17", "complete 12", "ability builder 2")
    assert set(abilities(game)) == {*owned, "builder 2"}
    assert points(game, "missions") == [2, 0]  # the other card could give points only


@rule("merlin.module.seals-fixed")
@pytest.mark.parametrize("seed", [1, 3])
def test_a_placed_seal_stays_where_it_is(seed: int) -> None:
    game = rt.new("merlin", 2, seed, FAVOUR)
    assert isinstance(game, MerlinTable)
    random = Random(seed)
    sealed = [0, 0]
    while not game.over:
        wanted = [action for action in game.options() if action.notation.split()[0] in ("complete", "ability")]
        game.play(random.choice(wanted or game.options()))
        now = [player.abilities for player in game.players]
        assert all(old & new == old for old, new in zip(sealed, now, strict=True))
        sealed = now
    assert sum(board.bit_count() for board in sealed) >= 3


@rule("merlin.module.ability-once")
@pytest.mark.parametrize("row", [1, 2, 3])
def test_an_owned_ability_is_not_offered_again(row: int) -> None:
    game = completed("flag-bearer", 3, f"flag-bearer {row}")
    assert offered(game, "ability") == [f"ability flag-bearer {other}" for other in (1, 2, 3) if other != row]


@rule("merlin.module.ability-once")
def test_another_player_may_own_the_same_ability() -> None:
    game = table(settings=FAVOUR, hand={0: ["14", "01", "02", "05"]}, goods={0: PLENTY}, abilities={1: ["builder 1"]})
    play(game, "complete 14", "ability builder 1")
    assert abilities(game, 0) == abilities(game, 1) == ["builder 1"]


@rule("merlin.module.no-free-ability")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_only_points_are_left_if_all_rows_of_the_card_are_owned(value: int) -> None:
    owned = [f"builder {row}" for row in range(1, value + 1)]
    game = completed("builder", value, *owned)
    assert game.asks == "merlin.choose-die"
    assert game.scores() == [value + 1, 0]  # row 1 gives one more


@rule("merlin.module.no-free-ability")
def test_only_points_are_left_without_a_seal() -> None:
    game = completed("builder", 3, "flag-bearer 1", "flag-bearer 2", "lady-in-waiting 1", "shield-bearer 2")
    assert game.asks == "merlin.choose-die"
    assert game.scores() == [3, 0]


@rule("merlin.module.twelve-abilities")
def test_four_columns_of_three_abilities() -> None:
    offers = [option for assistant in FOUR for option in offered(completed(assistant, 3), "ability")]
    assert len(set(offers)) == 12


@rule("merlin.module.twelve-abilities")
@pytest.mark.parametrize("assistant", FOUR)
def test_what_the_three_rows_of_a_column_do(assistant: str) -> None:
    game = completed(assistant, 1, f"{assistant} 1")
    assert points(game, "favour") == [1, 0]
    game = table(settings=FAVOUR, knight={0: before("principality-grey")}, abilities={0: [f"{assistant} 2"]})
    play(game, "die 1 knight", "act")
    assert f"place {assistant} purple" in offered(game)
    seals: dict[str, list[str]] = {}
    for space in BASE_RING:
        game = table(
            settings=FAVOUR,
            knight={0: before(space.id)},
            goods={0: PLENTY},
            influence={0: MARKERS},
            traitors={0: ["black"]},
            abilities={0: [f"{assistant} 3"]},
            forced=False,
        )
        assert offered(game, "banish") == (["banish black"] if assistant == "shield-bearer" else [])
        play(game, "die 1 knight", "move clockwise")
        seals.setdefault(space.id.split("-")[0], []).extend(offered(game, "seal"))
    places = {"builder": ("build", 3), "flag-bearer": ("vp", 4), "lady-in-waiting": ("influence", 4)}
    place, count = places.get(assistant, ("", 0))
    assert seals.pop(place, []) == [f"seal {assistant}"] * count
    assert not any(seals.values())


@rule("merlin.module.card-still-discarded")
def test_a_card_given_for_an_ability_is_discarded_and_replaced() -> None:
    game = completed("builder", 2)
    play(game, "ability builder 1")
    assert missions(game.discard) == ["17"]
    assert len(game.players[0].hand) == 3
    pass_turn(game)
    assert (game.seat, game.asks) == (0, "merlin.refill-hand")
    play(game, "deck")
    assert len(game.players[0].hand) == 4
    assert game.seat == 1


# ---- row 1 ----


@rule("merlin.module.plus-one")
@pytest.mark.parametrize("value", [1, 2, 3])
@pytest.mark.parametrize("assistant", FOUR)
def test_a_card_of_the_assistant_gives_one_point_more(assistant: str, value: int) -> None:
    game = completed(assistant, value, f"{assistant} 1")
    if game.asks == "merlin.choose-reward":
        play(game, "points")
    assert game.scores() == [value + 1, 0]


@rule("merlin.module.plus-one")
@pytest.mark.parametrize("assistant", FOUR)
def test_a_card_of_another_assistant_gives_no_more(assistant: str) -> None:
    game = completed(ELSEWHERE[assistant], 2, f"{assistant} 1", f"{ELSEWHERE[assistant]} 2")
    play(game, "points")
    assert game.scores() == [2, 0]


@rule("merlin.module.plus-one-with-ability")
@pytest.mark.parametrize("assistant", FOUR)
def test_the_additional_point_is_gained_with_an_ability_too(assistant: str) -> None:
    game = completed(assistant, 2, f"{assistant} 1")
    play(game, f"ability {assistant} 2")
    assert game.scores() == [1, 0]


@rule("merlin.module.plus-one-not-itself")
@pytest.mark.parametrize("counts", [False, True])
def test_the_card_that_buys_the_ability_gets_no_point_unless_the_setting_says_so(counts: bool) -> None:
    game = completed("builder", 1, counts=counts)
    play(game, "ability builder 1")
    assert game.scores() == [int(counts), 0]


@rule("merlin.module.plus-one-example")
def test_example_a_builder_mission_of_two_points_gives_three() -> None:
    game = completed("builder", 2, "builder 1")
    play(game, "points")
    assert game.scores() == [3, 0]


@rule("merlin.module.rows-one-two-unlimited")
def test_row_one_gives_its_point_for_every_card() -> None:
    hand = ["14", "17", "20", "08"]
    goods = ["material brown"] * 4 + ["flag grey"]
    game = table(settings=FAVOUR, hand={0: hand}, goods={0: goods}, abilities={0: ["builder 1"]})
    play(game, "flag grey", "complete 14", "complete 17", "points")
    assert points(game, "favour") == [2, 0]
    pass_turn(game)
    play(game, "deck", "deck")
    pass_turn(game)
    play(game, "complete 20", "points")
    assert points(game, "favour") == [3, 0]


@rule("merlin.module.rows-one-two-unlimited")
def test_rows_one_and_two_are_not_touched_by_a_scoring() -> None:
    game = scored(settings=FAVOUR, abilities={0: ["builder 1", "builder 2", "flag-bearer 1"]})
    assert abilities(game) == ["builder 1", "builder 2", "flag-bearer 1"]
