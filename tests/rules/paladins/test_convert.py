"""Convert: an Outsider within the player's Faith goes below the board and gives Strength."""

import pytest

from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.content import OUTSIDER_NAME
from tests.proof import rule
from tests.rules.paladins.arrange import attribute, offered, play, standing, supply_of
from tests.rules.paladins.arrange_right import REACH, WORKERS, final, ready, shown

SILVER = [0, 1, 2, 2, 2, 3, 3]
FAITH = [0, 2, 4, 6, 8, 10]
ROW = [
    "assassin-viking",
    "mercenary-viking",
    "lookout-viking",
    "warrior-saracen",
    "adventurer-viking",
    "guardian-byzantine",
]
OLD = [
    "archer-saracen",
    "archer-byzantine",
    "hunter-saracen",
    "hunter-byzantine",
    "champion-saracen",
    "thief-viking",
    "traitor-viking",
]  # converted before


def convert(outsider: str, game: PaladinsTable) -> PaladinsTable:
    play(game, "do convert", f"outsider {outsider}")
    return game


@rule("paladins.convert.workers")
def test_a_fighter_any_worker_and_a_cleric_are_placed() -> None:
    game = convert("assassin-viking", ready("convert", outsiders=ROW, faith={0: REACH}))
    assert standing(game.players[0], "convert") == ["fighter", "labourer", "cleric"]
    assert supply_of(game.players[0]) == {}


@rule("paladins.convert.workers")
@pytest.mark.parametrize("middle", ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"])
def test_the_middle_place_takes_every_type(middle: str) -> None:
    game = ready("convert", workers={0: ["fighter", middle, "cleric"]}, outsiders=ROW, forced=False)
    play(game, "do convert", "outsider assassin-viking", "worker fighter", f"worker {middle}", "worker cleric")
    assert standing(game.players[0], "convert") == ["fighter", middle, "cleric"]


@rule("paladins.convert.workers")
@pytest.mark.parametrize("missing", range(3))
def test_none_of_the_three_can_be_missing_or_replaced(missing: int) -> None:
    two = [worker for place, worker in enumerate(WORKERS["convert"]) if place != missing]
    assert "do convert" not in offered(ready("convert", workers={0: two}))
    other = ready("convert", workers={0: [*two, "scout"]})
    assert ("do convert" in offered(other)) == (missing == 1)


@rule("paladins.convert.silver")
@pytest.mark.parametrize(("before", "price"), list(enumerate(SILVER)))
def test_the_next_conversion_costs_its_silver(before: int, price: int) -> None:
    converted = {0: OLD[:before]}
    game = ready("convert", outsiders=ROW, faith={0: REACH}, silver={0: price}, converted=converted, tax=5)
    assert convert(ROW[3], game).players[0].silver == 0
    assert (game.silver, game.tax_supply) == (45, 5)
    if price:
        poorer = ready("convert", outsiders=ROW, faith={0: REACH}, silver={0: price - 1}, converted=converted)
        assert "do convert" not in offered(poorer)


@rule("paladins.convert.silver")
def test_a_place_farther_to_the_right_costs_no_more() -> None:
    for outsider in ROW:
        game = convert(outsider, ready("convert", outsiders=ROW, faith={0: REACH}, converted={0: OLD[:1]}))
        assert game.players[0].silver == 8


@rule("paladins.convert.left-to-right")
def test_converted_outsiders_lie_in_the_order_they_were_converted() -> None:
    for before in range(7):
        game = ready("convert", outsiders=ROW, faith={0: REACH}, converted={0: OLD[:before]}, forced=False)
        play(game, "do convert", "outsider lookout-viking")
        for worker in WORKERS["convert"]:
            assert offered(game) == [f"worker {worker}"]
            play(game, f"worker {worker}")
        assert game.seat == 1
        assert shown(game)["players"][0]["converted"] == [*OLD[:before], "lookout-viking"]
        assert 9 - game.players[0].silver == SILVER[before]
    assert "do convert" not in offered(ready("convert", outsiders=ROW, faith={0: REACH}, converted={0: OLD}))


@rule("paladins.convert.faith-required")
@pytest.mark.parametrize("place", range(6))
def test_faith_equal_to_the_value_above_the_place_is_enough(place: int) -> None:
    row: list[str | None] = [None] * 6
    row[place] = ROW[place]
    for faith in range(REACH + 1):
        game = ready("convert", outsiders=row, faith={0: faith}, strength={0: REACH})
        assert ("do convert" in offered(game)) == (faith >= FAITH[place])


@rule("paladins.convert.target")
def test_any_outsider_within_faith_may_be_chosen() -> None:
    gap: list[str | None] = [*ROW]
    gap[1] = None
    for faith, last in ((4, 3), (7, 4), (REACH, 6)):
        reach = [outsider for outsider in gap[:last] if outsider is not None]
        for outsider in reach:
            game = ready("convert", outsiders=gap, faith={0: faith})
            play(game, "do convert")
            assert offered(game) == [f"outsider {one}" for one in reach]
            play(game, f"outsider {outsider}")
            assert shown(game)["players"][0]["converted"] == [outsider]
    assert "do convert" not in offered(ready("convert", outsiders=[None] * 6, faith={0: REACH}))


@rule("paladins.convert.faith-values")
def test_the_six_places_require_0_2_4_6_8_and_10_faith() -> None:
    needed: dict[str, int] = {}
    for faith in range(REACH + 1):
        game = ready("convert", outsiders=ROW, faith={0: faith}, forced=False)
        play(game, "do convert")
        for notation in offered(game, "outsider"):
            needed.setdefault(notation.split()[1], faith)
    assert needed == dict(zip(ROW, FAITH, strict=True))


@rule("paladins.convert.no-buying")
def test_silver_does_not_replace_missing_faith() -> None:
    row: list[str | None] = [None, ROW[1], None, None, None, None]
    assert "do convert" not in offered(ready("convert", outsiders=row, faith={0: 1}, silver={0: 30}))
    assert "do convert" in offered(ready("convert", outsiders=row, faith={0: 2}, silver={0: 0}))


@rule("paladins.convert.reward")
@pytest.mark.parametrize("outsider", OUTSIDER_NAME.words)
def test_every_conversion_gives_strength(outsider: str) -> None:
    row: list[str | None] = [outsider, None, None, None, None, None]
    game = ready("convert", outsiders=row, strength={0: 3})
    play(game, "do convert")
    two = outsider.split("-")[0] in ("assassin", "barbarian", "invader")
    assert attribute(game.players[0], "strength") == (5 if two else 4)


@rule("paladins.convert.reward")
@pytest.mark.parametrize(("values", "strength"), [("corrected", 2), ("as_listed", 1)])
def test_the_setting_of_card_values_decides_what_the_viking_barbarian_gives(values: str, strength: int) -> None:
    row: list[str | None] = ["barbarian-viking", None, None, None, None, None]
    game = ready("convert", settings={"card_values": values}, outsiders=row)
    play(game, "do convert")
    assert attribute(game.players[0], "strength") == strength


@rule("paladins.convert.ignores-corner")
@pytest.mark.parametrize("outsider", ["assassin-viking", "thief-viking", "thief-byzantine", "invader-saracen"])
def test_the_corner_gives_nothing(outsider: str) -> None:
    row: list[str | None] = [outsider, None, None, None, None, None]
    game = ready("convert", outsiders=row, tax=5)
    play(game, "do convert")
    player = game.players[0]
    assert attribute(player, "influence") == 0
    assert (supply_of(player), player.silver, player.provisions, player.suspicion) == ({}, 9, 9, ())
    assert game.tax_supply == 5


@rule("paladins.convert.ignores-corner")
def test_nothing_is_asked_for_the_corner() -> None:
    row: list[str | None] = ["vigilante-viking", None, None, None, None, None]
    game = ready("convert", outsiders=row, unpaid={0: 1})
    play(game, "do convert")
    assert game.seat == 1
    assert game.players[0].unpaid_debts == 1


@rule("paladins.convert.end-bonus")
def test_a_converted_outsider_scores_by_its_own_rule_at_the_end() -> None:
    game = ready("convert", round=7, silver={0: 0}, provisions={0: 0}, converted={0: ["lookout-viking"]})
    assert final(game).scores()[0] == 0
    walls = {0: ["14", "15", "16", "17"]}
    game = ready("convert", round=7, silver={0: 0}, provisions={0: 0}, converted={0: ["lookout-viking"]}, walls=walls)
    assert final(game).scores()[0] == 2
    attacked = {0: ["lookout-viking"]}
    game = ready("convert", round=7, silver={0: 0}, provisions={0: 0}, attacked=attacked, walls=walls)
    assert final(game).scores()[0] == 0


@rule("paladins.convert.card-kept-face-up")
def test_the_converted_card_leaves_the_row_and_everybody_sees_it_below_the_board() -> None:
    game = ready("convert", outsiders=ROW, faith={0: REACH}, attacked={0: ["archer-saracen"]})
    convert(ROW[2], game)
    for seat in (None, 0, 1):
        assert shown(game, seat)["players"][0]["converted"] == [ROW[2]]
        assert shown(game, seat)["players"][0]["attacked"] == ["archer-saracen"]
    assert shown(game)["outsiders"] == [*ROW[:2], None, *ROW[3:]]
    assert game.outsider_discard == ()


@rule("paladins.convert.example-assassin")
def test_the_example_of_the_rulebook() -> None:
    row: list[str | None] = ["archer-byzantine", "assassin-viking", "thief-viking", None, None, None]
    game = ready(
        "convert",
        round=7,
        outsiders=row,
        paladin={0: "anseis"},
        faith={0: 3},
        silver={0: 2},
        provisions={0: 0},
        converted={0: ["traitor-viking", "traitor-byzantine"]},
        attacked={0: ["warrior-saracen", "hunter-saracen", "mercenary-byzantine"]},
    )
    player = game.players[0]
    play(game, "do convert")
    assert offered(game) == ["outsider archer-byzantine", "outsider assassin-viking", "outsider thief-viking"]
    play(game, "outsider assassin-viking")
    assert player.silver == 0
    assert attribute(player, "strength") == 2
    assert shown(game)["players"][0]["points"]["convert"] == 2
