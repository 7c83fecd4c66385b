"""Feud as the registry knows it."""

from collections.abc import Mapping
from typing import Final

from roundtable.kernel.agenda import Extras
from roundtable.kernel.game import Game
from roundtable.kernel.rules import Box, Setting, Value
from tests.practice.feud import effects, fight, knaves, rumour, siege, turn
from tests.practice.feud import vocabulary as v
from tests.practice.feud.content import PARRY, SWING, TURN
from tests.practice.feud.state import Feud, FeudRules

STEPS: Final = (
    turn.Turns, turn.Turn, turn.EndOfTurn,
    effects.Resolve, effects.ChooseOne, effects.Pay, effects.Judge,
    knaves.Tax, knaves.Inquest,
    rumour.Accuse, rumour.Answer, rumour.Lands,
    fight.Defend, fight.Recover, fight.Swing, fight.Parry, fight.Damage, fight.Rest,
    siege.Invite, siege.Share, siege.Agree, siege.Verdict, siege.Assault, siege.Outcome,
)  # fmt: skip


class FeudBox(Box):
    """Makes tables of Feud."""

    def table(self, seats: int, settings: Mapping[str, Value]) -> Game:
        cards = effects.Cards(TURN | SWING | PARRY, (v.PLAY[0].verb,))
        banners = effects.Banners(TURN, (v.RALLY[0].verb,))
        game = Feud()
        game.rules = FeudRules(self, seats, settings, turn.Turns(0))
        game.extras = Extras(v.V, cards, banners)
        return game


BOX: Final = FeudBox(
    "feud", "1", (1, 2, 3, 4), (Setting("rounds", 2, 1, 3), Setting("sieges", True, False)), v.V, STEPS, v.EVENTS
)
