"""Values: what they make of single things, and games that have none."""

import pytest

import roundtable as rt
from roundtable.bots import Squire, Value, register_value, value_of
from roundtable.bots.values import VALUES
from roundtable.games import GAMES
from tests import practice
from tests.bots.tables import finish
from tests.rules.merlin import arrange as merlin
from tests.rules.paladins import arrange as paladins

assert practice.BOXES


def lead(game: rt.Game, seat: int = 0) -> int:
    return value_of(game.rules.box.name).of(game, seat)


MERLIN_BETTER = {
    "an apple": merlin.table(apples={0: 1}),
    "a staff": merlin.table(staffs={0: 1}),
    "a flag": merlin.table(goods={0: ["flag grey"]}),
    "an influence marker": merlin.table(influence={0: ["blue"]}),
    "an assistant sent": merlin.table(assistants={0: {"builder": "blue"}}),
    "a manor": merlin.table(manors={"a1": 0}),
    "excalibur": merlin.table(excalibur=0),
    "the grail": merlin.table(grail=0),
    "a traitor at the other": merlin.table(traitors={1: ["blue"]}),
    "a mission nearly done": merlin.table(hand={0: ["19"]}, goods={0: ["flag black", "flag black", "flag black"]}),
}


@pytest.mark.parametrize("what", MERLIN_BETTER)
def test_merlin_values(what: str) -> None:
    assert lead(MERLIN_BETTER[what]) > lead(merlin.table()) == 0 == lead(merlin.table(), 1)


def test_merlin_a_shield_is_worth_more_against_its_traitor() -> None:
    def with_shield(colour: str) -> int:
        return lead(merlin.table(traitors={0: ["blue"]}, goods={0: [f"shield {colour}"]}))

    assert with_shield("blue") > with_shield("grey")


PALADINS_BETTER = {
    "a worker": paladins.table(workers={0: ["scout"]}),
    "silver": paladins.table(silver={0: 1}),
    "provisions": paladins.table(provisions={0: 1}),
    "faith": paladins.table(faith={0: 1}),
    "a workshop": paladins.table(workshops={0: {"attack": 1}}),
    "townsfolk": paladins.table(townsfolk={1: []}, unpaid={1: 1}),
    "a debt paid": paladins.table(paid={0: 1}),
    "suspicion at the other": paladins.table(suspicion={1: ["01"]}),
    "an order on the way": paladins.table(orders=["absolve", "attack", "convert"], jars={0: [0]}),
}


@pytest.mark.parametrize("what", PALADINS_BETTER)
def test_paladins_values(what: str) -> None:
    plain = paladins.table(paladin={0: "oliver", 1: "oliver"})
    better = PALADINS_BETTER[what]
    bare = lead(paladins.table())
    assert lead(plain) == 0
    assert lead(better) > bare


def test_paladins_workers_count_for_little_in_the_last_round() -> None:
    def more(round: int) -> int:
        return lead(paladins.table(round=round, workers={0: ["scout"]})) - lead(paladins.table(round=round))

    assert more(1) > 4 * more(7) > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_is_judged_by_its_scores(name: str) -> None:
    game = finish(rt.new(name, 2, 4), "page")
    scores = game.scores()
    assert lead(game, 0) == 100 * (scores[0] - scores[1]) == -lead(game, 1)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_of_ours_has_a_value_of_its_own(name: str) -> None:
    assert type(value_of(name)) is not Value


def test_a_game_without_a_value_is_judged_by_its_scores() -> None:
    game = rt.new("feud", 2, 1)
    assert type(value_of("feud")) is Value
    assert lead(game) == 100 * (game.scores()[0] - game.scores()[1])


def test_a_value_of_ones_own_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    class Last(Value):
        """Finds good what lies far back in the vocabulary."""

        def of(self, game: rt.Game, seat: int) -> int:
            return int(game.save()["clock"] is not None) + sum(game.scores())

    monkeypatch.setitem(VALUES.things, "tourney", Value())  # so that the value is forgotten after the test
    register_value("tourney", Last())
    assert isinstance(value_of("tourney"), Last)
    game = rt.new("tourney", 2, 1)
    assert Squire(rt.Chance(rt.key_of("a"))).choose(rt.Eyes(game, 0)) in game.options_of(0)
