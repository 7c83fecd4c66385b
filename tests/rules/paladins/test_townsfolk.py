"""The abilities of Townsfolk: those that follow an action, Debt Collectors, and those of the Inquisition."""

import pytest

from roundtable.games.paladins.box import PaladinsTable
from tests.proof import rule
from tests.rules.paladins.arrange import attribute, offered, play, supply_of, table
from tests.rules.paladins.arrange_right import WORKERS, ready, shown

ACTIONS = {
    "abbot": "absolve",
    "acolyte": "commission",
    "architect": "develop",
    "defender": "attack",
    "gatekeeper": "fortify",
    "missionary": "convert",
    "watchman": "garrison",
}
# What the three cards of each kind give beside a labourer and a tax.
THIRD = {
    "abbot": "provision",
    "acolyte": "silver",
    "architect": "provision",
    "defender": "provision",
    "gatekeeper": "silver",
    "missionary": "provision",
    "watchman": "silver",
}
CARDS = [(f"{kind}-{reward}", kind) for kind in ACTIONS for reward in ("labourer", THIRD[kind], "tax")]
TARGETS = {
    "commission": ["space r1-s2"],
    "garrison": ["space r1-s2"],
    "absolve": ["jar labourer"],
    "develop": ["workshop attack 1"],
}
Holdings = dict[str, int]


def holdings(game: PaladinsTable, *seats: int) -> Holdings:
    """Give what some seats, seat 0 if none is named, and the Tax Supply hold."""
    players = [game.players[seat] for seat in seats or (0,)]
    return {
        "silver": sum(player.silver for player in players),
        "provision": sum(player.provisions for player in players),
        "labourer": sum(player.workers[0] for player in players),
        "tax": game.tax_supply,
    }


def after(action: str, townsfolk: list[str], seat: int = 0) -> PaladinsTable:
    """Let a seat take an action, while seat 0 has some Townsfolk."""
    workers = ["labourer", "labourer"] if action == "develop" else WORKERS[action]
    game = table(
        first=seat,
        workers={seat: workers, 1 - seat: ["labourer"]},
        silver={seat: 9},
        provisions={seat: 9},
        strength={seat: 1},
        paladin={seat: "gerin"},
        townsfolk={0: townsfolk},
        next_walls=["05"],
        outsiders=["armourer-byzantine", None, None, None, None, None],
    )
    play(game, f"do {action}", *TARGETS.get(action, []))
    assert game.seat == 1 - seat
    return game


def added(action: str, townsfolk: list[str], seat: int = 0) -> Holdings:
    """Give what some Townsfolk of seat 0 add to the holdings of both when a seat takes an action."""
    plain = holdings(after(action, [], seat), 0, 1)
    with_them = holdings(after(action, townsfolk, seat), 0, 1)
    return {name: n - plain[name] for name, n in with_them.items() if n != plain[name]}


def worth(card: str) -> Holdings:
    """What one use of a card's ability adds."""
    reward = card.split("-")[1]
    return {"silver": 1, "tax": -1} if reward == "tax" else {reward: 1}


def inquisition(
    townsfolk: list[str],
    suspicion: list[str],
    *,
    others: list[str] | None = None,
    settings: dict[str, str] | None = None,
    forced: bool = True,
) -> PaladinsTable:
    """Seat 0 takes two taxes, the last of the Tax Supply; it has Townsfolk and Suspicion cards."""
    game = table(
        workers={0: ["labourer"], 1: ["labourer"]},
        row=[None, None, None, None, "defender-tax"],
        townsfolk={0: townsfolk},
        suspicion={0: suspicion, 1: others or []},
        settings=settings,
        tax=2,
        round=2,
        forced=forced,
    )
    play(game, "do dismiss", *([] if forced else ["townsfolk defender-tax", "worker labourer"]))
    return game


@rule("paladins.townsfolk.action-triggered")
@pytest.mark.parametrize(("card", "kind"), CARDS)
def test_seven_kinds_give_their_reward_each_time_their_action_is_done(card: str, kind: str) -> None:
    for action in ACTIONS.values():
        assert added(action, [card]) == (worth(card) if action == ACTIONS[kind] else {})


@rule("paladins.townsfolk.action-triggered")
def test_again_each_time() -> None:
    game = table(
        workers={0: ["cleric"] * 3, 1: ["labourer"] * 3},
        provisions={0: 9},
        faith={0: 2},
        townsfolk={0: ["acolyte-silver"]},
        workshops={0: {"commission": 3}},
    )
    play(game, "do commission", "space r2-s3", "do hunt")
    assert game.players[0].silver == 1
    play(game, "do pray", "clear commission", "do trade", "do commission", "space r4-s1")
    assert game.players[0].silver == 2


@rule("paladins.townsfolk.action-triggered", "paladins.timing.new-townsfolk-later")
@pytest.mark.parametrize(("reading", "gained"), [("next_time", {}), ("at_once", {"labourer": 1})])
def test_a_townsfolk_recruited_by_its_own_action_waits_unless_the_setting_says_otherwise(
    reading: str, gained: dict[str, int]
) -> None:
    row = ["acolyte-labourer", None, None, None, None]
    game = ready("commission", row=row, settings={"new_townsfolk": reading})
    play(game, "do commission", "space r1-s1", "recruit acolyte-labourer")
    assert (game.seat, supply_of(game.players[0])) == (1, gained)


@rule("paladins.townsfolk.own-actions-only")
@pytest.mark.parametrize(("card", "kind"), CARDS)
def test_nothing_for_the_action_of_another_player(card: str, kind: str) -> None:
    assert added(ACTIONS[kind], [card], seat=1) == {}


@rule("paladins.townsfolk.own-actions-only")
def test_everybodys_own_townsfolk_work() -> None:
    workers = {seat: ["cleric"] for seat in range(3)}
    owned = {0: ["acolyte-silver"], 2: ["acolyte-labourer"]}
    covered = {seat: {"commission": 3} for seat in range(3)}
    game = table(3, first=2, workers=workers, provisions={2: 1}, townsfolk=owned, workshops=covered)
    play(game, "do commission", "space r1-s3")  # a labourer
    assert [player.workers[0] for player in game.players] == [0, 0, 2]
    assert [player.silver for player in game.players] == [0, 0, 0]


@rule("paladins.townsfolk.abbot")
def test_the_abbot_looks_at_absolve() -> None:
    assert added("absolve", ["abbot-provision"]) == {"provision": 1}


@rule("paladins.townsfolk.acolyte")
def test_the_acolyte_looks_at_commission() -> None:
    assert added("commission", ["acolyte-silver"]) == {"silver": 1}


@rule("paladins.townsfolk.architect")
def test_the_architect_looks_at_develop() -> None:
    assert added("develop", ["architect-provision"]) == {"provision": 1}


@rule("paladins.townsfolk.defender")
def test_the_defender_looks_at_attack() -> None:
    assert added("attack", ["defender-labourer"]) == {"labourer": 1}


@rule("paladins.townsfolk.gatekeeper")
def test_the_gatekeeper_looks_at_fortify() -> None:
    assert added("fortify", ["gatekeeper-silver"]) == {"silver": 1}


@rule("paladins.townsfolk.missionary")
def test_the_missionary_looks_at_convert() -> None:
    assert added("convert", ["missionary-provision"]) == {"provision": 1}


@rule("paladins.townsfolk.watchman")
def test_the_watchman_looks_at_garrison() -> None:
    assert added("garrison", ["watchman-silver"]) == {"silver": 1}


@rule("paladins.townsfolk.several-copies")
@pytest.mark.parametrize("kind", ACTIONS)
def test_several_of_a_kind_all_work(kind: str) -> None:
    three = [card for card, its_kind in CARDS if its_kind == kind]
    wanted = {"labourer": 1, "silver": 1, "tax": -1}
    wanted[THIRD[kind]] = wanted.get(THIRD[kind], 0) + 1
    assert added(ACTIONS[kind], three) == wanted


@rule("paladins.townsfolk.debt-collector")
@pytest.mark.parametrize(
    ("cards", "gained"),
    [
        ([], {}),
        (["debt-collector-labourer"], {"labourer": 1}),
        (["debt-collector-scout"], {"scout": 1}),
        (["debt-collector-fighter"], {"fighter": 1}),
        (
            ["debt-collector-labourer", "debt-collector-scout", "debt-collector-fighter"],
            {"labourer": 1, "scout": 1, "fighter": 1},
        ),
    ],
)
def test_debt_collectors_give_workers_when_a_debt_is_paid(cards: list[str], gained: dict[str, int]) -> None:
    for paying in ("pay-debt", "decline"):
        game = table(
            workers={0: ["fighter"], 1: ["labourer"]},
            silver={0: 1},
            townsfolk={0: cards, 1: ["gatekeeper-silver"]},
            unpaid={0: 1},
            round=3,
            favours=["pardon"],
        )
        play(game, "favour pardon", "choose pay-debt", paying)
        assert supply_of(game.players[0]) == (gained if paying == "pay-debt" else {})


@rule("paladins.townsfolk.debt-collector", "paladins.townsfolk.own-actions-only")
def test_debt_collectors_look_neither_at_destroyed_debts_nor_at_those_of_others() -> None:
    for debtor in (0, 1):
        game = table(
            first=debtor,
            workers={debtor: ["labourer"], 1 - debtor: ["labourer"]},
            row=[None, None, None, None, "abbot-tax"],
            townsfolk={debtor: ["debt-collector-scout"]},
            unpaid={debtor: 1},
        )
        play(game, "do dismiss", "destroy-debt")
        assert (supply_of(game.players[debtor]), game.players[debtor].unpaid_debts) == ({}, 0)
    game = table(
        workers={0: ["fighter"], 1: ["labourer"]},
        silver={0: 1},
        townsfolk={1: ["debt-collector-scout"]},
        unpaid={0: 1},
        round=3,
        favours=["pardon"],
    )
    play(game, "favour pardon", "choose pay-debt", "pay-debt")
    assert [supply_of(player) for player in game.players] == [{}, {"labourer": 1}]


@rule("paladins.townsfolk.conspirator")
def test_the_conspirator_lets_a_suspicion_card_go_before_the_majority_is_looked_at() -> None:
    game = inquisition(["conspirator-a"], ["01", "02"], others=["03", "04"])
    assert (game.asks, offered(game)) == (
        "paladins.abilities",
        ["use conspirator-a", "finish"],
    )
    assert [player.unpaid_debts for player in game.players] == [0, 0]
    play(game, "use conspirator-a")
    assert [player.unpaid_debts for player in game.players] == [0, 1]
    assert [len(player.suspicion) for player in game.players] == [1, 1]
    assert game.suspicion_discard[0] == 1  # the newest of seat 0


@rule("paladins.townsfolk.conspirator")
def test_the_conspirator_need_not_be_used() -> None:
    game = inquisition(["conspirator-a"], ["01", "02"], others=["03", "04"])
    play(game, "finish")
    assert [player.unpaid_debts for player in game.players] == [1, 1]
    game = inquisition(["conspirator-a"], [], others=["03"])  # nothing to discard, nothing asked
    assert (game.seat, [player.unpaid_debts for player in game.players]) == (1, [0, 1])


@rule("paladins.townsfolk.conspirator")
def test_by_setting_the_conspirator_must_be_used() -> None:
    must = {"declinable_gains": "none"}
    game = inquisition(["conspirator-a"], ["01", "02"], others=["03", "04"], settings=must)
    assert (game.seat, [player.unpaid_debts for player in game.players]) == (1, [0, 1])
    game = inquisition(["conspirator-a", "peddler-silver"], ["01", "02"], settings=must)
    assert offered(game) == ["use conspirator-a", "use peddler-silver"]  # the order is still free
    play(game, "use peddler-silver")
    assert (game.players[0].silver, len(game.players[0].suspicion), game.seat) == (4, 1, 1)


@rule("paladins.townsfolk.peddler")
@pytest.mark.parametrize(
    ("card", "gained"),
    [("peddler-labourer", {"labourer": 1}), ("peddler-provision", {"provision": 2}), ("peddler-silver", {"silver": 2})],
)
def test_the_peddler_needs_two_suspicion_cards(card: str, gained: Holdings) -> None:
    for count in range(5):
        cards = ["01", "02", "03", "04"][:count]
        plain, peddled = holdings(inquisition([], cards)), holdings(inquisition([card], cards))
        more = {name: n - plain[name] for name, n in peddled.items() if n != plain[name]}
        assert more == (gained if count > 1 else {})


@rule("paladins.townsfolk.squire")
@pytest.mark.parametrize("name", ["faith", "strength", "influence"])
def test_the_squire_needs_an_owner_without_suspicion(name: str) -> None:
    for count in range(3):
        game = inquisition([f"squire-{name}"], ["01", "02"][:count])
        raised = {word: attribute(game.players[0], word) for word in ("faith", "strength", "influence")}
        assert raised == {"faith": 0, "strength": 0, "influence": 0, name: 1 if count == 0 else 0}


@rule("paladins.townsfolk.squire")
def test_by_setting_one_squire_gives_what_was_listed() -> None:
    game = inquisition(["squire-strength", "squire-influence"], [], settings={"card_values": "as_listed"})
    assert game.players[0].attributes == [1, 0, 1]


@rule("paladins.townsfolk.condition-when-resolved")
def test_peddler_and_squire_are_judged_when_their_turn_comes() -> None:
    owned = ["peddler-silver", "conspirator-a", "squire-faith"]
    game = inquisition(owned, ["01", "02"])
    play(game, "use conspirator-a")  # before the Peddler, who now comes too late
    assert game.players[0].silver == 2  # the taxes
    game = inquisition(owned, ["01", "02"])
    play(game, "use peddler-silver", "use conspirator-a")
    assert game.players[0].silver == 4
    game = inquisition(owned, ["01"])
    assert "use squire-faith" not in offered(game)
    play(game, "use conspirator-a")  # the Squire finds no Suspicion any more
    assert attribute(game.players[0], "faith") == 1


@rule("paladins.townsfolk.conspirator")
def test_without_a_conspirator_nothing_is_asked() -> None:
    game = inquisition(["peddler-silver", "squire-faith"], ["01", "02", "03", "04"], forced=False)
    assert game.asks != "paladins.abilities"
    assert game.players[0].silver == 4


@rule("paladins.townsfolk.once-per-inquisition")
def test_each_card_works_once_in_an_inquisition() -> None:
    game = inquisition(["peddler-silver", "conspirator-a"], ["01", "02", "03", "04"], forced=False)
    play(game, "use peddler-silver")
    assert offered(game) == ["use conspirator-a", "finish"]
    play(game, "use conspirator-a")  # three cards are left, of which the Debt takes one
    assert (game.seat, game.players[0].silver, len(game.players[0].suspicion)) == (1, 4, 2)
    game = inquisition(["peddler-silver", "conspirator-a"], ["01", "02", "03", "04"])
    play(game, "finish")  # the Peddler works by itself, once
    assert game.players[0].silver == 4


@rule("paladins.townsfolk.several-copies")
def test_several_conspirators_peddlers_and_squires_all_work() -> None:
    game = inquisition(["conspirator-a", "conspirator-b"], ["01", "02", "03"], others=["04", "05"])
    play(game, "use conspirator-b", "use conspirator-a")
    assert [player.unpaid_debts for player in game.players] == [0, 1]
    game = inquisition(["peddler-silver", "peddler-provision", "peddler-labourer"], ["01", "02"])
    assert holdings(game) == {"silver": 4, "provision": 2, "labourer": 1, "tax": 5}
    game = inquisition(["squire-faith", "squire-strength", "squire-influence"], [])
    assert game.players[0].attributes == [1, 1, 1]


@rule("paladins.townsfolk.order-example")
def test_example_two_conspirators_a_peddler_and_two_squires() -> None:
    owned = ["conspirator-a", "conspirator-b", "peddler-provision", "squire-faith", "squire-influence"]
    game = inquisition(owned, ["01", "02"])
    play(game, "use peddler-provision", "use conspirator-a", "use conspirator-b")
    player = game.players[0]
    assert (player.provisions, player.suspicion, player.attributes) == (2, (), [1, 0, 1])
    assert (game.seat, player.unpaid_debts, shown(game)["tax_supply"]) == (1, 0, 5)
