"""The tournament as the registry knows it."""

from collections.abc import Mapping
from typing import Final

from roundtable.kernel.agenda import Extras
from roundtable.kernel.game import Game
from roundtable.kernel.rules import Box, Setting, Value
from tests.practice.tourney import vocabulary as v
from tests.practice.tourney.content import CHALLENGE, GOOD, STANCE, TRICK
from tests.practice.tourney.crowd import Crowd
from tests.practice.tourney.draft import Draft, DropHands, Keep, PassHands, Pick, Reveal
from tests.practice.tourney.effects import ChooseOne, Resolve
from tests.practice.tourney.extras import DRAFT, LISTS, TURN, Favours, Tricks
from tests.practice.tourney.layout import LAYOUT
from tests.practice.tourney.lists import Joust, Ride
from tests.practice.tourney.rounds import RollDice, Round, set_up
from tests.practice.tourney.stances import DrawStances, PlayStance, ShowStances, TopStance
from tests.practice.tourney.state import Part, Tourney, TourneyRules
from tests.practice.tourney.turn import ChooseDie, Deed, EndTurn, NextTurn

STEPS: Final = (
    Round, RollDice, Draft, Pick, Reveal, PassHands, Keep, DropHands, DrawStances, PlayStance, TopStance, ShowStances,
    NextTurn, ChooseDie, Deed, EndTurn, Ride, Joust, Resolve, ChooseOne,
)  # fmt: skip


class TourneyBox(Box):
    """Opens the box: base rules, and the modules that the settings name."""

    def table(self, seats: int, settings: Mapping[str, Value]) -> Game:
        parts: tuple[Part, ...] = (Crowd(),) if settings["crowd"] else ()
        favours = Favours(DRAFT | TURN | LISTS, (v.FAVOUR, v.NUDGE))
        tricks = Tricks(TURN, (v.TRICK_NOW,))
        game = Tourney()
        game.rules = TourneyRules(self, seats, settings, parts, LAYOUT, set_up)
        game.extras = Extras(v.V, favours, tricks, *[extra for part in parts for extra in part.extras()])
        return game


BOX: Final = TourneyBox(
    "tourney",
    "1",
    (2, 3, 4),
    (Setting("crowd", False, True),),
    v.V,
    STEPS,
    (*v.EVENTS, *v.LABELS),
    (GOOD, TRICK, STANCE, CHALLENGE),
)
