"""Supplies and attributes: what is paid or leaves goes to the shared supply; tracks end at twelve."""

import pytest

from tests.proof import rule
from tests.rules.paladins.arrange import attribute, play, supply_of, table
from tests.rules.paladins.arrange_right import favoured, ready, shown

REACH = 12


@rule("paladins.supply.paid-to-shared")
@pytest.mark.parametrize(
    ("action", "target", "silver", "provisions"),
    [
        ("commission", "space r2-s3", 0, 1),
        ("garrison", "space r2-s3", 0, 1),
        ("fortify", "", 0, 1),
        ("absolve", "jar labourer", 1, 0),
        ("convert", "outsider archer-byzantine", 1, 0),
    ],
)
def test_silver_and_provisions_paid_go_to_the_shared_supply(
    action: str, target: str, silver: int, provisions: int
) -> None:
    game = ready(
        action,
        faith={0: REACH},
        strength={0: REACH},
        influence={0: REACH},
        converted={0: ["archer-saracen"]},
        outsiders=["archer-byzantine", "armourer-byzantine", *[None] * 4],
        next_walls=["05"],  # gives nothing but Strength
        provisions={1: 2},
        silver={1: 2},
    )
    before = (game.silver, game.provisions, game.tax_supply)
    play(game, f"do {action}", *([target] if target else []))
    assert game.seat == 1
    assert (game.players[0].silver, game.players[0].provisions) == (9 - silver, 9 - provisions)
    assert (game.players[1].silver, game.players[1].provisions) == (2, 2)
    assert (game.silver, game.provisions, game.tax_supply) == (before[0] + silver, before[1] + provisions, before[2])


@rule("paladins.supply.paid-to-shared")
@pytest.mark.parametrize(
    ("notations", "workers", "price"),
    [
        (["do develop", "workshop attack 1"], ["labourer", "labourer"], 4),
        (["do pray", "clear trade"], ["cleric"], 2),
        (["do recruit", "townsfolk abbot-labourer"], ["labourer", "fighter"], 1),
    ],
)
def test_so_does_what_actions_of_the_left_side_cost(notations: list[str], workers: list[str], price: int) -> None:
    game = table(
        workers={0: workers, 1: ["labourer"]},
        silver={0: 5},
        board={0: {"trade": ["labourer"]}},
        row=[None, None, None, "abbot-labourer", "abbot-tax"],
        paladin={0: "girard"},
        tax=3,
    )
    play(game, *notations)
    assert game.seat == 1
    assert game.players[0].silver == 5 - price
    assert (game.silver, game.tax_supply, game.players[1].silver) == (50 - 3 - 5 + price, 3, 0)


@rule("paladins.supply.paid-to-shared")
def test_so_does_what_a_kings_favour_costs() -> None:
    game = favoured("pardon", workers={0: ["fighter"]}, silver={0: 1}, unpaid={0: 1})
    before = (game.silver, game.tax_supply)
    play(game, "favour pardon", "choose pay-debt", "pay-debt")
    assert game.players[0].silver == 0
    assert (game.silver, game.tax_supply) == (before[0] + 1, before[1])


@rule("paladins.supply.workers-to-shared")
def test_workers_that_leave_return_to_the_shared_supply() -> None:
    crew = ["scout", "labourer", "fighter"]
    cleared = table(
        workers={0: ["cleric"], 1: ["labourer"]}, silver={0: 2}, board={0: {"attack": crew}}, paladin={0: "gerin"}
    )
    before = shown(cleared)["supply"]
    play(cleared, "do pray", "clear attack")
    assert supply_of(cleared.players[0]) == {}
    after = shown(cleared)["supply"]
    assert {worker: after[worker] - before[worker] for worker in crew} == dict.fromkeys(crew, 1)

    covered = table(
        workers={0: ["cleric", "cleric"], 1: ["labourer"]}, silver={0: 4}, board={0: {"garrison": ["merchant"]}}
    )
    merchants = shown(covered)["supply"]["merchant"]
    play(covered, "do develop", "workshop garrison 1")
    assert supply_of(covered.players[0]) == {"scout": 1}  # the first workshop's own
    assert shown(covered)["supply"]["merchant"] == merchants + 1

    passed = table(workers={0: ["cleric"], 1: ["labourer"]}, board={0: {"attack": crew}})
    play(passed, "pass")
    assert supply_of(passed.players[0]) == {"cleric": 1}
    assert sum(shown(passed)["supply"].values()) == 112 - 2

    favour = favoured("supplies", workers={0: ["labourer"], 1: []}, occupied={0: "scout"}, forced=False)
    play(favour, "pass", "pass")
    assert favour.round == 4
    assert [supply_of(player) for player in favour.players] == [{"labourer": 1}, {}]
    assert shown(favour)["supply"]["scout"] == 18


@rule("paladins.supply.no-shortage")
@pytest.mark.parametrize(("supply", "silver", "provisions"), [("unlimited", 3, 3), ("limited", 1, 2)])
def test_only_by_setting_a_gain_ends_where_the_supply_ends(supply: str, silver: int, provisions: int) -> None:
    settings = {"supply": supply}
    trade = table(
        workers={0: ["merchant", "merchant"], 1: ["labourer"]}, silver={1: 44}, settings=settings, paladin={0: "oliver"}
    )
    assert trade.silver == 1
    play(trade, "do trade-two")
    assert trade.players[0].silver == silver
    hunt = table(
        workers={0: ["scout", "scout"], 1: ["labourer"]}, provisions={1: 38}, settings=settings, paladin={0: "oliver"}
    )
    play(hunt, "do hunt-two")
    assert hunt.players[0].provisions == provisions


# ---- attributes ----


@rule("paladins.attribute.maximum")
@pytest.mark.parametrize("start", [10, 11, 12])
def test_a_marker_stops_at_twelve(start: int) -> None:
    cases = {"influence": ("attack", "invader-saracen"), "strength": ("convert", "assassin-viking")}  # two points each
    for name, (action, card) in cases.items():
        game = ready(
            action,
            faith={0: 12 if name == "strength" else 0},
            strength={0: start if name == "strength" else 12},
            influence={0: start if name == "influence" else 0},
            outsiders=[card, *[None] * 5],
        )
        play(game, f"do {action}")
        assert game.seat == 1
        assert attribute(game.players[0], name) == 12


@rule("paladins.attribute.maximum")
@pytest.mark.parametrize("start", [11, 12])
def test_faith_stops_at_twelve_as_well(start: int) -> None:
    game = ready("garrison", faith={0: start}, strength={0: REACH})
    play(game, "do garrison", "space r2-s3")
    assert attribute(game.players[0], "faith") == 12
