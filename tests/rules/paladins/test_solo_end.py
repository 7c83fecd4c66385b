"""The rival in the Inquisition, its final score, and who wins the solo game."""

from collections.abc import Sequence

import pytest

from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.names import SOURCE
from roundtable.games.paladins.scoring import score
from tests.proof import rule
from tests.rules.paladins.arrange import RivalPosition, play, table
from tests.rules.paladins.arrange_solo import HANDS, at, dismissing, human_acts, the_rival

SIX = ["r2-s1", "r2-s2", "r2-s3", "r2-s4", "r3-s1", "r3-s2"]
EXAMPLE: RivalPosition = {  # the rulebook's rival at the end
    **at(11, 12, 10),
    "monks": SIX,
    "converted": [
        *("armourer-byzantine", "lookout-viking", "guardian-viking"),
        *("protector-saracen", "invader-saracen", "hunter-saracen"),
    ],
    "attacked": ["thief-viking"],
    "walls": ["21", "22"],
    "workshops": {"attack": 2, "convert": 2, "commission": 2},
    "paid": 1,
    "unpaid": 2,
}


def ended(
    rival: RivalPosition,
    *,
    settings: dict[str, str] | None = None,
    faith: int = 0,
    monks: Sequence[str] = (),
    cards: Sequence[str] = (),
) -> PaladinsTable:
    """Play the last round to its end: the rival is out and the human passes."""
    game = table(
        1,
        settings=settings,
        round=7,
        workers=HANDS,
        faith={0: faith},
        monks={0: monks},
        suspicion={0: cards},
        orders=["attack", "commission", "convert"],
        rival=rival,
    )
    play(game, "pass")
    while not game.over:
        game.play_at(0)
    return game


def points(game: PaladinsTable) -> dict[str, int]:
    """Give the rival's points by source, those that are not zero."""
    values = dict(zip(SOURCE.words, score(game, the_rival(game)), strict=True))
    return {source: value for source, value in values.items() if value}


# ---- the Inquisition ----


@rule("paladins.solo.ai-inquisition")
@pytest.mark.parametrize(
    ("own", "human", "debts", "left"),
    [
        (["01", "02", "03"], ["04", "05"], (1, 0), (2, 2)),
        (["01", "02"], ["03", "04", "05"], (0, 1), (2, 2)),
        (["01", "02"], ["03", "04"], (1, 1), (1, 1)),
        (["01"], ["02"], (1, 1), (1, 1)),
        ([], [], (0, 0), (0, 0)),
    ],
)
def test_the_rival_is_judged_like_a_player(
    own: list[str], human: list[str], debts: tuple[int, int], left: tuple[int, int]
) -> None:
    game = dismissing("architect-tax", {"suspicion": own}, tax=2, suspicion=human)
    rival, player = the_rival(game), game.players[0]
    assert (rival.unpaid_debts, player.unpaid_debts) == debts
    assert (len(rival.suspicion), len(player.suspicion)) == left
    assert list(rival.suspicion) == [int(card) - 1 for card in own][: left[0]]  # the newest went
    assert game.tax_supply == 5


@rule("paladins.solo.ai-inquisition")
def test_the_humans_criminal_can_bring_the_rival_a_debt() -> None:
    game = table(
        1,
        workers=HANDS,
        tax=1,
        next_suspicion=["15"],
        rival={"suspicion": ["01", "02", "03", "04"]},
    )
    play(game, "do conspire")
    assert (the_rival(game).unpaid_debts, len(the_rival(game).suspicion)) == (1, 2)
    assert (game.players[0].unpaid_debts, len(game.players[0].suspicion)) == (0, 1)


@rule("paladins.solo.ai-inquisition")
def test_the_human_is_asked_for_abilities_in_the_rivals_turn() -> None:
    game = table(
        1,
        workers=HANDS,
        townsfolk={0: ["conspirator-a"]},
        suspicion={0: ["01", "02"]},
        row=["architect-tax", None, None, None, None],
        tax=2,
        rival={"workers": 1, "suspicion": ["03", "04"], "schemes": ["recruit"]},
    )
    human_acts(game)
    assert (game.asks, game.seat) == ("paladins.abilities", 0)
    play(game, "use conspirator-a")
    assert (game.players[0].unpaid_debts, the_rival(game).unpaid_debts) == (0, 1)
    assert game.asks == "paladins.take-turn"


@rule("paladins.solo.ai-inquisition")
@pytest.mark.parametrize(("who", "debts"), [("rival", (1, 0)), ("human", (0, 1))])
def test_the_last_debt_goes_to_whoever_caused_the_inquisition(who: str, debts: tuple[int, int]) -> None:
    cards: RivalPosition = {"suspicion": ["01", "02"], "workers": 1}
    if who == "rival":
        game = table(
            1,
            workers=HANDS,
            suspicion={0: ["03", "04"]},
            row=["architect-tax", None, None, None, None],
            tax=2,
            debts=1,
            rival={**cards, "schemes": ["recruit"]},
        )
        human_acts(game)
    else:
        game = table(
            1,
            workers=HANDS,
            suspicion={0: ["03"]},
            next_suspicion=["15"],
            tax=2,
            debts=1,
            rival={**cards, "workers": 0},
        )
        play(game, "do conspire")
    assert (the_rival(game).unpaid_debts, game.players[0].unpaid_debts) == debts
    assert (len(the_rival(game).suspicion), len(game.players[0].suspicion)) == (1, 1)  # both discard half


# ---- points ----


@rule("paladins.solo.example-score", "paladins.solo.ai-final-score")
def test_the_rulebooks_rival_scores_73() -> None:
    game = ended(EXAMPLE)
    found = points(game)
    assert found["orders"] == 14
    assert found["faith"] + found["strength"] + found["influence"] == 49
    assert (found["commission"], found["convert"], found["debts"]) == (5, 3 + 1 + 3 + 1 + 1 + 1, 1 - 6)
    assert sum(found.values()) == 73


@rule("paladins.solo.ai-final-score")
@pytest.mark.parametrize(("reading", "total"), [("none", 73), ("as_human", 74)])
def test_workshops_score_only_by_the_setting(reading: str, total: int) -> None:
    assert sum(points(ended(EXAMPLE, settings={"ai_develop_points": reading})).values()) == total


@rule("paladins.solo.ai-final-score")
@pytest.mark.parametrize(("count", "scored"), [(5, 0), (6, 1), (7, 3), (8, 6)])
def test_workshops_score_by_the_humans_row_if_the_setting_says_so(count: int, scored: int) -> None:
    shops = {"attack": 2, "convert": 2, "commission": count - 4 if count < 7 else 2, "garrison": max(count - 6, 0)}
    game = ended({"workshops": shops}, settings={"ai_develop_points": "as_human"})
    assert sum(shops.values()) == count
    assert points(game).get("develop", 0) == scored
    assert "develop" not in points(ended({"workshops": shops}))


@rule("paladins.solo.ai-final-score")
def test_walls_outposts_and_jars_score_as_a_humans() -> None:
    game = ended({"walls": ["03", "05", "21", "22", "23"], "outposts": SIX, "jars": 7})
    assert points(game) == {"fortify": 1, "walls": 1 + 2, "garrison": 5, "absolve": 6}


@rule("paladins.solo.ai-final-score")
def test_the_rival_has_no_points_for_resources() -> None:
    game = table(1, workers=HANDS, silver={0: 3}, rival={"marker": 5})
    assert points(game) == {}
    assert score(game, game.players[0])[SOURCE.at("resources")] == 1


@rule("paladins.solo.example-orders")
def test_the_second_and_third_order_are_worth_14() -> None:
    assert points(ended(EXAMPLE))["orders"] == 6 + 8


@rule("paladins.solo.convert-minimum", "paladins.solo.example-minimum")
@pytest.mark.parametrize(
    "card",
    ["invader-saracen", "armourer-viking", "thief-viking", "traitor-viking", "protector-viking", "archer-saracen"],
)
def test_a_converted_outsider_scores_at_least_one(card: str) -> None:
    assert points(ended({"converted": [card]})) == {"convert": 1}


@rule("paladins.solo.convert-minimum")
def test_more_than_one_is_not_cut_and_each_card_counts_by_itself() -> None:
    converted = ["thief-viking", "invader-saracen", "champion-saracen"]
    game = ended({"converted": converted, "suspicion": ["01", "02", "03"]})
    assert points(game)["convert"] == 3 + 1 + 1


@rule("paladins.solo.convert-minimum")
def test_a_human_has_no_such_minimum() -> None:
    game = table(1, workers=HANDS, converted={0: ["invader-saracen"]})
    assert score(game, game.players[0])[SOURCE.at("convert")] == 0


@rule("paladins.solo.convert-minimum", "paladins.solo.ai-final-score")
@pytest.mark.parametrize(
    ("traitors", "unpaid", "scored"),
    [
        (["traitor-viking"], 0, {"convert": 1}),
        (["traitor-viking"], 1, {"debts": -2}),
        (["traitor-viking"], 2, {"debts": -4}),
        (["traitor-viking", "traitor-byzantine"], 0, {"convert": 2}),
        (["traitor-viking", "traitor-byzantine"], 1, {"debts": -1}),
    ],
)
def test_a_traitor_scores_what_it_takes_off_debts_and_one_without_any(
    traitors: list[str], unpaid: int, scored: dict[str, int]
) -> None:
    assert points(ended({"converted": traitors, "unpaid": unpaid})) == scored


@rule("paladins.solo.convert-minimum")
def test_a_traitor_before_debts_leaves_the_minimum_of_other_cards() -> None:
    game = ended({"converted": ["traitor-viking", "invader-saracen"], "unpaid": 2})
    assert points(game) == {"convert": 1, "debts": -4}


@rule("paladins.solo.ai-final-score")
@pytest.mark.parametrize(("reading", "total"), [("per_card", 3 + 3), ("as_a_set", 2 + 1)])
def test_the_setting_of_mercenaries_holds_for_the_rival(reading: str, total: int) -> None:
    position: RivalPosition = {"converted": ["mercenary-viking", "mercenary-byzantine"]}
    assert points(ended(position, settings={"mercenary_scoring": reading})) == {"convert": total}


@rule("paladins.solo.guardian-counts-workshops")
@pytest.mark.parametrize(
    ("shops", "scored"), [({}, 1), ({"attack": 2, "convert": 1}, 1), ({"attack": 2, "convert": 2, "absolve": 2}, 3)]
)
def test_the_rivals_guardian_counts_its_workshops(shops: dict[str, int], scored: int) -> None:
    game = ended({"converted": ["guardian-viking"], "workshops": shops})
    assert points(game) == {"convert": scored}


@rule("paladins.solo.hunter-minimum", "paladins.solo.recruit-never-keeps")
@pytest.mark.parametrize("reading", ["all_kept", "without_setup"])
def test_the_rivals_hunter_scores_one(reading: str) -> None:
    game = table(
        1,
        settings={"hunter_counts": reading},
        workers=HANDS,
        townsfolk={0: ["abbot-tax", "acolyte-tax", "architect-tax", "defender-tax"]},
        rival={"converted": ["hunter-saracen"]},
    )
    assert points(game) == {"convert": 1}


# ---- the winner ----


FIVE = ["archer-saracen", "hunter-saracen", "thief-viking", "invader-saracen", "protector-viking"]


@rule("paladins.solo.winner")
@pytest.mark.parametrize(("faith", "scored", "winners"), [(8, 9, [0]), (7, 6, [])])
def test_more_points_win(faith: int, scored: int, winners: list[int]) -> None:
    game = ended({"strength": 7, "paid": 1}, faith=faith)
    assert (game.scores(), sum(points(game).values())) == ([scored], 6 + 1)
    assert game.winners() == winners


@rule("paladins.solo.winner")
@pytest.mark.parametrize(
    ("own", "human", "winners"), [([], [], [0]), (["01"], [], [0]), ([], ["01"], []), (["01"], ["02"], [0])]
)
def test_a_tie_goes_to_fewer_suspicion_cards_and_is_shared_else(
    own: list[str], human: list[str], winners: list[int]
) -> None:
    game = ended({"strength": 6, "suspicion": own}, faith=6, cards=human)
    assert game.scores() == [sum(points(game).values())]
    assert game.winners() == winners


@rule("paladins.solo.winner")
def test_a_tie_goes_first_to_more_points_from_orders() -> None:
    game = ended({"strength": 9}, faith=4, monks=SIX[:5], cards=["01"])
    assert game.scores() == [3 + 2 + 6] == [sum(points(game).values())]
    assert game.winners() == [0]
    game = ended({"converted": FIVE, "suspicion": ["01"]}, faith=10)
    assert game.scores() == [13] == [sum(points(game).values())]
    assert game.winners() == []
