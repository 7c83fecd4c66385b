"""The box of Merlin: its settings, its steps, and how a table is put together from base game, module and expansion."""

from collections.abc import Mapping
from typing import Final

from roundtable.games.merlin import (
    arthur,
    arthur_flags,
    building,
    end,
    favour,
    flags,
    missions,
    picts,
    principality,
    refusals,
    rounds,
    scoring,
    spaces,
    turn,
    words,
)
from roundtable.games.merlin.cards import MISSION, PICT
from roundtable.games.merlin.check import check
from roundtable.games.merlin.content import COURSE, outer_ring
from roundtable.games.merlin.layout import LAYOUT
from roundtable.games.merlin.names import ELEMENT, POWER, SOURCE, TERRAIN
from roundtable.games.merlin.obstacles import obstacles
from roundtable.games.merlin.projection import project
from roundtable.games.merlin.rules import MerlinRules, Plugs
from roundtable.games.merlin.setup import set_up
from roundtable.games.merlin.state import Merlin
from roundtable.games.merlin.view import view
from roundtable.games.merlin.vocabulary import V
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extras
from roundtable.kernel.game import Game
from roundtable.kernel.layout import Layout
from roundtable.kernel.projection import Projection
from roundtable.kernel.rules import Box, Setting, Value
from roundtable.kernel.wording import Message

VERSION: Final = "2"

SETTINGS: Final = (
    Setting("kings_favour", False, True),
    Setting("arthur", False, True),
    Setting("influence_markers", 6, 7),
    Setting("starting_tiles", "separate", "one_principality"),
    Setting("mission_two_specific_assistants", "anywhere", "together"),
    Setting("mission_influence_anywhere", "total", "together"),
    Setting("excalibur_without_traitors", True, False),
    Setting("negative_scores", True, False),
    Setting("plus_one_counts_itself", False, True, needs=("kings_favour",)),
    Setting("shield_bearer_timing", "turn_or_scoring", "turn", needs=("kings_favour",)),
    Setting("arthur_flags", "black_plus_minus_one", "grey_plus_minus_one", needs=("arthur",)),
    Setting("merlin_space_zero_steps", False, True, needs=("arthur",)),
    Setting("pict_manor_tower_bonus", True, False, needs=("arthur",)),
    Setting("signet_ring_reward", "points", "points_or_ability", needs=("kings_favour", "arthur")),
)

STEPS: Final = (
    rounds.BeginRound,
    rounds.NextTurn,
    rounds.EndRound,
    rounds.PrepareRound,
    turn.BeginTurn,
    turn.ChooseDie,
    turn.MoveFigure,
    turn.Land,
    turn.UseStaff,
    turn.EndTurn,
    turn.TurnOver,
    flags.ChooseTraitors,
    flags.BorrowAction,
    missions.RefillHand,
    principality.ChooseAssistant,
    principality.SendByInfluence,
    principality.Relocate,
    spaces.TakeByInfluence,
    spaces.DiscardTraitor,
    spaces.ReturnGood,
    spaces.TakeAnyGood,
    spaces.DiscardMissions,
    spaces.ReplaceMission,
    building.ChooseCell,
    building.PayMaterial,
    building.TowerBonus,
    scoring.Scoring,
    scoring.ScoreTraitors,
    scoring.ResolveTraitors,
    scoring.DrawTraitors,
    scoring.ScoreEnvirons,
    scoring.ScorePrincipality,
    scoring.BreakTie,
    scoring.ScoreAssistants,
    end.EndOfGame,
    favour.ChooseReward,
    favour.BuildAgain,
    favour.Visit,
    favour.VisitAgain,
    favour.ScoreElement,
    favour.BanishInScoring,
    favour.TurnSealsBack,
    arthur.RideArthur,
    arthur.ActivateAssistant,
    arthur.MarkAnywhere,
    arthur.TakeAnywhere,
    arthur.FulfilMission,
    arthur.WalkMerlin,
    arthur.ReplaceManor,
    arthur_flags.AdjustDie,
    arthur_flags.SwapFigure,
    arthur.RemoveManors,
    arthur.KeepManor,
    picts.ChoosePict,
    picts.PictInfluence,
    picts.PictManor,
    picts.RefillPicts,
    picts.ScorePicts,
)


class MerlinTable(Merlin):
    """A table of Merlin with everything a game fills in."""

    def setup(self) -> None:
        """Lay a new game out."""
        set_up(self)

    def layout(self) -> Layout:
        """Give the layout that saves and checks the table."""
        return LAYOUT

    def check(self) -> None:
        """Check that every component is in exactly one place."""
        check(self)

    def sees(self, seat: int | None) -> dict[str, object]:
        """Show what a seat may know."""
        return view(self, seat)

    def obstacles(self, seat: int, action: Action) -> list[Message]:
        """Say what keeps a seat from an action."""
        return obstacles(self, seat, action)

    def projection(self, viewer: int | None) -> Projection | None:
        """Give the points as a scoring now would leave them."""
        return project(self)


def plugs_of(settings: Mapping[str, Value]) -> Plugs:
    """Fill the named places: the base game first, then module and expansion as chosen."""
    plugs = Plugs(missions.PointsReward(), principality.AnyButHere())
    plugs.outer = outer_ring(False)
    missions.plug(plugs)
    plugs.extras.append(turn.Apples())
    flags.plug(plugs)
    principality.plug(plugs)
    spaces.plug(plugs)
    building.plug(plugs)
    scoring.plug(plugs)
    if settings["arthur"] is True:
        arthur.plug(plugs, settings["arthur_flags"] == "grey_plus_minus_one")
    if settings["kings_favour"] is True:
        favour.plug(plugs, settings["shield_bearer_timing"] == "turn_or_scoring")
    return plugs


class MerlinBox(Box):
    """Merlin in the registry."""

    def table(self, seats: int, settings: Mapping[str, Value]) -> Game:
        """Give a blank table with its rules."""
        game = MerlinTable()
        plugs = plugs_of(settings)
        game.rules = MerlinRules(self, seats, settings, plugs)
        game.extras = Extras(V, *plugs.extras)
        return game


BOX: Final = MerlinBox(
    "merlin",
    VERSION,
    COURSE.numbers("seats"),
    SETTINGS,
    V,
    STEPS,
    (*words.ALL, *refusals.ALL),
    (MISSION, PICT, ELEMENT, POWER, SOURCE, TERRAIN, words.ITEM),
)
