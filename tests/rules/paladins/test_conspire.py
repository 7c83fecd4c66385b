"""Conspire: one worker for a criminal, who brings a Suspicion card."""

import pytest

from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.names import CRIMINAL
from tests.proof import rule
from tests.rules.paladins.arrange import offered, play, standing, supply_of, table

TYPES = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]


def ready(workers: list[str], card: str = "01", supply: str = "unlimited") -> PaladinsTable:
    """Seat 0 may conspire; the next Suspicion card is known; seat 1 can act."""
    return table(workers={0: workers, 1: ["labourer"]}, next_suspicion=[card], settings={"supply": supply})


@rule("paladins.conspire.worker")
@pytest.mark.parametrize("worker", TYPES)
def test_conspire_takes_one_worker_of_any_type(worker: str) -> None:
    game = ready([worker, worker])
    play(game, "do conspire")
    assert standing(game.players[0], "conspire") == [worker, None, None]
    assert game.seat == 1
    assert sum(game.players[0].workers) == 2  # one left, one gained
    assert "do conspire" not in offered(table(workers={0: []}, forced=False))


@rule("paladins.conspire.gain")
def test_conspire_gives_one_criminal() -> None:
    game = ready(["labourer"])
    criminals = game.supply[CRIMINAL]
    play(game, "do conspire")
    assert supply_of(game.players[0]) == {"criminal": 1}
    assert game.supply[CRIMINAL] == criminals - 1
    assert (game.players[0].silver, game.players[0].provisions) == (0, 0)


@rule("paladins.conspire.suspicion")
@pytest.mark.parametrize(("card", "tax"), [("01", 0), ("07", 1), ("15", 2)])
def test_the_criminal_brings_a_suspicion_card(card: str, tax: int) -> None:
    game = ready(["labourer"], card)
    supply = game.tax_supply
    play(game, "do conspire")
    assert game.players[0].suspicion == (int(card) - 1,)
    assert (game.players[0].silver, game.tax_supply) == (tax, supply - tax)
    assert game.players[1].suspicion == ()


@rule("paladins.conspire.gain", "paladins.conspire.suspicion")
@pytest.mark.parametrize(("supply", "gained"), [("unlimited", 1), ("limited", 0)])
def test_without_a_criminal_left_limited_pieces_give_none(supply: str, gained: int) -> None:
    game = ready(["labourer"], supply=supply)
    game.players[1].workers[CRIMINAL] = game.supply[CRIMINAL]
    game.supply[CRIMINAL] = 0
    play(game, "do conspire")
    assert game.seat == 1
    assert (game.players[0].workers[CRIMINAL], len(game.players[0].suspicion)) == (gained, gained)
