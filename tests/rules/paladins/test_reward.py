"""The icons of rewards, each through a card or space that shows it, and which of them may be declined."""

import pytest

from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.names import WORKER
from tests.proof import rule
from tests.rules.paladins.arrange import attribute, offered, play, standing, supply_of, table
from tests.rules.paladins.arrange_right import ready, shown, suspicions

MUST = {"declinable_gains": "none"}
ROW = ["squire-faith", "watchman-labourer", "gatekeeper-silver", "peddler-silver", "debt-collector-scout"]


def dismissing(card: str, settings: dict[str, str] | None = None, **seats: int) -> PaladinsTable:
    """Seat 0 can dismiss a card, the only one, for nothing; it may have `suspicion` cards and `unpaid` Debts."""
    return table(
        workers={0: ["labourer"], 1: ["labourer"]},
        row=[None, None, None, None, card],
        board={0: {"hunt": ["scout"]}},
        suspicion={0: ["01", "02", "03"][: seats.get("suspicion", 0)]},
        unpaid={0: seats.get("unpaid", 0)},
        settings=settings,
        round=2,
    )


@rule("paladins.reward.attribute")
@pytest.mark.parametrize(
    ("card", "name"),
    [("missionary-provision", "faith"), ("defender-labourer", "strength"), ("squire-influence", "influence")],
)
def test_an_attribute_icon_raises_the_track_by_one(card: str, name: str) -> None:
    game = dismissing(card)
    play(game, "do dismiss")
    raised = {word: attribute(game.players[0], word) for word in ("faith", "strength", "influence")}
    assert raised == {"faith": 0, "strength": 0, "influence": 0, name: 1}


@rule("paladins.reward.worker")
@pytest.mark.parametrize(
    ("card", "worker", "n"),
    [
        ("peddler-labourer", "labourer", 2),
        ("gatekeeper-silver", "scout", 1),
        ("watchman-tax", "merchant", 1),
        ("squire-faith", "fighter", 1),
        ("acolyte-labourer", "cleric", 1),
    ],
)
def test_a_worker_icon_gives_such_a_worker(card: str, worker: str, n: int) -> None:
    game = dismissing(card)
    shared = game.supply[WORKER.at(worker)]
    play(game, "do dismiss")
    assert supply_of(game.players[0]) == {worker: n}
    assert game.supply[WORKER.at(worker)] == shared - n
    assert game.players[0].suspicion == ()


@rule("paladins.reward.worker")
@pytest.mark.parametrize(("supply", "gained"), [("unlimited", 2), ("limited", 1)])
def test_only_limited_pieces_run_out(supply: str, gained: int) -> None:
    game = dismissing("peddler-labourer", {"supply": supply})
    game.players[1].workers[0] += game.supply[0] - 1
    game.supply[0] = 1
    play(game, "do dismiss")
    assert supply_of(game.players[0]) == {"labourer": gained}
    game.check()


@rule("paladins.reward.criminal")
def test_a_criminal_icon_gives_a_criminal_and_a_suspicion_card() -> None:
    game = dismissing("architect-labourer")
    play(game, "do dismiss")
    assert supply_of(game.players[0]) == {"criminal": 1}
    assert len(game.players[0].suspicion) == 1


@rule("paladins.reward.pray")
def test_a_pray_icon_clears_a_space_for_nothing() -> None:
    game = dismissing("missionary-labourer")
    scouts = game.supply[WORKER.at("scout")]
    play(game, "do dismiss")
    assert offered(game) == ["clear recruit", "clear hunt", "decline"]
    play(game, "clear hunt")
    assert standing(game.players[0], "hunt") == [None, None, None]
    assert standing(game.players[0], "pray") == [None, None, None]
    assert (game.supply[WORKER.at("scout")], game.players[0].silver) == (scouts + 1, 0)


@rule("paladins.reward.provision")
def test_a_provision_icon_gives_a_provision() -> None:
    game = dismissing("defender-provision")
    shared = game.provisions
    play(game, "do dismiss")
    assert (game.players[0].provisions, game.provisions) == (1, shared - 1)


@rule("paladins.reward.silver")
def test_a_silver_icon_gives_silver_from_the_shared_supply() -> None:
    game = ready("commission", silver={0: 0})
    shared, tax = game.silver, game.tax_supply
    play(game, "do commission", "space r1-s2")  # two Silver icons
    assert (game.players[0].silver, game.silver, game.tax_supply) == (2, shared - 2, tax)


@rule("paladins.reward.tax")
def test_a_tax_icon_gives_silver_from_the_tax_supply() -> None:
    game = dismissing("gatekeeper-tax")
    shared, tax = game.silver, game.tax_supply
    play(game, "do dismiss")  # two tax icons
    assert (game.players[0].silver, game.silver, game.tax_supply) == (2, shared, tax - 2)
    game = ready("attack", strength={0: 1}, outsiders=["invader-byzantine", None, None, None, None, None])
    play(game, "do attack")  # one
    assert (game.players[0].silver, game.tax_supply) == (9 + 1, tax - 1)


@rule("paladins.reward.remove-suspicion")
def test_a_remove_suspicion_icon_discards_one_own_card() -> None:
    game = dismissing("conspirator-a", suspicion=3)  # two icons
    play(game, "do dismiss", "remove-suspicion")
    assert suspicions(game.players[0]) == ["01", "02"]
    play(game, "remove-suspicion")
    assert suspicions(game.players[0]) == ["01"]
    assert len(game.suspicion_discard) == 2


@rule("paladins.reward.destroy-debt")
def test_a_destroy_debt_icon_discards_one_unpaid_debt() -> None:
    game = dismissing("abbot-tax", unpaid=2)
    debts = game.debts
    play(game, "do dismiss", "destroy-debt")
    assert (game.players[0].unpaid_debts, game.players[0].paid_debts, game.debts) == (1, 0, debts + 1)


@rule("paladins.reward.pay-debt")
def test_a_pay_debt_icon_turns_one_unpaid_debt() -> None:
    game = ready("absolve", unpaid={0: 2})
    debts = game.debts
    play(game, "do absolve", "jar pay-debt-1", "pay-debt")
    assert (game.players[0].unpaid_debts, game.players[0].paid_debts, game.debts) == (1, 1, debts)


@rule("paladins.reward.nothing-there")
@pytest.mark.parametrize("settings", [{}, MUST])
def test_without_a_card_to_remove_the_reward_is_lost(settings: dict[str, str]) -> None:
    for card in ("conspirator-a", "abbot-tax"):
        game = dismissing(card, settings)
        shared, tax, debts = game.silver, game.tax_supply, game.debts
        play(game, "do dismiss")
        assert (game.seat, game.players[0].silver) == (1, 0)
        assert (game.silver, game.tax_supply, game.debts, game.suspicion_discard) == (shared, tax, debts, ())
    game = dismissing("conspirator-a", settings, suspicion=1)
    play(game, "do dismiss", *([] if settings else ["remove-suspicion"]))
    assert (game.seat, game.players[0].suspicion) == (1, ())
    game = ready("absolve", settings=settings, paid={0: 1})
    play(game, "do absolve", "jar pay-debt-1")
    assert (game.seat, game.players[0].unpaid_debts, game.players[0].paid_debts) == (1, 0, 1)


def permitting(settings: dict[str, str]) -> dict[str, PaladinsTable]:
    """Tables at the moment when each of the five permissions is asked; the verb of the answer is the key."""
    games = {
        "clear": dismissing("missionary-labourer", settings),
        "remove-suspicion": dismissing("conspirator-a", settings, suspicion=3),
        "destroy-debt": dismissing("abbot-tax", settings, unpaid=1),
        "pay-debt": ready("absolve", settings=settings, unpaid={0: 1}),
        "recruit": ready("commission", settings=settings, row=ROW),
    }
    for verb, game in games.items():
        if verb == "pay-debt":
            play(game, "do absolve", "jar pay-debt-1")
        elif verb == "recruit":
            play(game, "do commission", "space r1-s1")
        else:
            play(game, "do dismiss")
    return games


@rule("paladins.reward.declinable")
def test_what_only_permits_something_may_be_declined() -> None:
    for verb, game in permitting({}).items():
        assert {notation.split()[0] for notation in offered(game)} == {verb, "decline"}
        player = game.players[0]
        before = (player.suspicion, player.unpaid_debts, player.paid_debts, player.townsfolk, standing(player, "hunt"))
        while "decline" in offered(game):
            play(game, "decline")
        assert game.seat == 1
        assert (
            player.suspicion,
            player.unpaid_debts,
            player.paid_debts,
            player.townsfolk,
            standing(player, "hunt"),
        ) == before


@rule("paladins.reward.declinable")
def test_by_setting_nothing_may_be_declined() -> None:
    games = permitting(MUST)
    for verb in ("clear", "recruit"):  # which one is still the player's choice
        assert {notation.split()[0] for notation in offered(games[verb])} == {verb}
    assert games["remove-suspicion"].players[0].suspicion == (0,)
    assert games["destroy-debt"].players[0].unpaid_debts == 0
    assert games["pay-debt"].players[0].paid_debts == 1


@rule("paladins.reward.declinable")
@pytest.mark.parametrize(
    "card", ["gatekeeper-tax", "peddler-labourer", "architect-labourer", "defender-provision", "squire-influence"]
)
def test_all_other_gains_are_taken(card: str) -> None:
    game = dismissing(card)
    play(game, "do dismiss")
    assert game.seat == 1  # nobody was asked
    player = game.players[0]  # who had one worker and nothing else
    assert any([player.silver, player.provisions, *player.workers, *player.attributes])


def at_free_recruit(source: str, settings: dict[str, str] | None = None) -> PaladinsTable:
    """Let seat 0 reach a free recruit through one of its sources, with no Silver left."""
    silver = {0: 1 if source == "absolve" else 0}
    if source == "favour":
        workers = {0: ["scout"], 1: ["labourer"]}
        game = table(workers=workers, row=ROW, round=3, favours=["recruit"], settings=settings)
        play(game, "favour recruit")
        return game
    game = ready(source, silver=silver, strength={0: 1}, row=ROW, settings=settings or {})
    play(game, f"do {source}", "jar recruit" if source == "absolve" else "space r1-s1")
    return game


SOURCES = ["commission", "garrison", "absolve", "favour"]


@rule("paladins.reward.free-recruit", "paladins.reward.free-recruit-any-place")
@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("card", ROW)
def test_a_recruit_icon_recruits_any_face_up_townsfolk_for_nothing(source: str, card: str) -> None:
    game = at_free_recruit(source)
    player = game.players[0]
    assert player.silver == 0
    assert offered(game) == [*[f"recruit {word}" for word in ROW], "decline"]
    play(game, f"recruit {card}")
    assert shown(game)["players"][0]["townsfolk"] == [card]
    assert card not in shown(game)["townsfolk"]
    assert player.silver == (1 if card == "gatekeeper-silver" else 0)  # its immediate effect
    assert (player.unpaid_debts, standing(player, "recruit")) == (0, [None, None, None])
    assert game.seat == 1


@rule("paladins.reward.free-recruit-any-place")
def test_gaps_of_the_row_are_left_out_and_an_empty_row_gives_nothing() -> None:
    game = ready("commission", row=[None, ROW[1], None, None, None])
    play(game, "do commission", "space r1-s1")
    assert offered(game) == [f"recruit {ROW[1]}", "decline"]
    game = ready("commission", row=[None] * 5)
    play(game, "do commission", "space r1-s1")
    assert (game.seat, game.players[0].townsfolk) == (1, ())


@rule("paladins.reward.free-recruit-keeps")
@pytest.mark.parametrize("source", SOURCES)
def test_a_townsfolk_recruited_as_a_reward_is_kept(source: str) -> None:
    game = at_free_recruit(source)
    assert offered(game, "dismiss") == []
    play(game, "recruit watchman-labourer")  # its corner would give a fighter and a labourer
    assert supply_of(game.players[0]) == {}
    assert shown(game)["townsfolk_discard"] == []


@rule("paladins.reward.free-recruit-keeps")
@pytest.mark.parametrize("source", SOURCES)
def test_by_setting_it_may_be_dismissed_instead(source: str) -> None:
    game = at_free_recruit(source, {"free_recruit": "keep_or_dismiss"})
    assert offered(game, "recruit") == [f"recruit {word}" for word in ROW]
    assert offered(game, "dismiss") == [f"dismiss {word}" for word in ROW]
    play(game, "dismiss watchman-labourer")
    assert supply_of(game.players[0]) == {"labourer": 1, "fighter": 1}
    assert (game.players[0].townsfolk, shown(game)["townsfolk_discard"]) == ((), ["watchman-labourer"])


@rule("paladins.reward.used-at-once")
def test_rewards_come_in_the_turn_of_the_action_and_cannot_be_saved() -> None:
    game = table(
        workers={0: ["labourer", "labourer"], 1: ["labourer", "labourer"]},
        row=[None, None, None, None, "missionary-labourer"],
        board={0: {"hunt": ["scout"]}},
    )
    play(game, "do dismiss", "decline", "do hunt")
    assert game.seat == 0
    assert offered(game, "clear") == []
    assert {notation.split()[0] for notation in offered(game)} == {"do", "pass"}
    game = dismissing("debt-collector-labourer")
    play(game, "do dismiss")
    assert (game.seat, supply_of(game.players[0])) == (1, {"labourer": 2})
