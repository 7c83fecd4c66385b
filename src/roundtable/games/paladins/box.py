"""The box of Paladins: its settings, its steps, and how a table is put together."""

from collections.abc import Mapping
from typing import Final

from roundtable.games.paladins import (
    cards,
    develop,
    effects,
    gains,
    inquisition,
    left,
    places,
    recruiting,
    refusals,
    reset,
    right,
    rounds,
    setup,
    solo,
    triggers,
    turn,
    words,
)
from roundtable.games.paladins.barriers import missing
from roundtable.games.paladins.causes import CAUSE
from roundtable.games.paladins.check import check
from roundtable.games.paladins.classes import Side
from roundtable.games.paladins.content import COURSE, OUTSIDER_NAME, PALADIN_NAME, SCHEME, TOWNSFOLK_NAME
from roundtable.games.paladins.crews import LINE
from roundtable.games.paladins.layout import LAYOUT
from roundtable.games.paladins.names import ACTION, ATTRIBUTE, FACTION, SOURCE
from roundtable.games.paladins.rules import PaladinsRules
from roundtable.games.paladins.scoring import score, winners
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.view import view
from roundtable.games.paladins.vocabulary import V
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extras
from roundtable.kernel.game import Game
from roundtable.kernel.layout import Layout
from roundtable.kernel.projection import Projection
from roundtable.kernel.rules import Box, Setting, Value
from roundtable.kernel.wording import Message, Names

VERSION: Final = "2"

SETTINGS: Final = (
    Setting("difficulty", "normal", "easy", "hard"),
    Setting("tax_supply", "public", "even"),
    Setting("suspicion_taxes", "six_eight_ten", "ten_eight_six"),
    Setting("jar_numbers", "like_walls", "even"),
    Setting("card_values", "corrected", "as_listed"),
    Setting("scheme_split", "orders_3_recruit_3", "orders_6", "orders_2_left_4"),
    Setting("supply", "unlimited", "limited"),
    Setting("declinable_gains", "permitted", "none"),
    Setting("free_recruit", "keep", "keep_or_dismiss"),
    Setting("new_townsfolk", "next_time", "at_once"),
    Setting("pray_current_space", "allowed", "other_spaces"),
    Setting("mercenary_scoring", "per_card", "as_a_set"),
    Setting("hunter_counts", "all_kept", "without_setup"),
    Setting("resource_sets", "mixed", "separate"),
    Setting("ai_rest_worker", "one", "none"),
    Setting("ai_orders_completed", "after_incomplete", "only_if_all_complete"),
    Setting("ai_extra_discard", "places", "cards"),
    Setting("ai_develop_points", "none", "as_human"),
)

STEPS: Final = (
    setup.DraftTownsfolk,
    setup.AfterDraft,
    rounds.BeginRound,
    rounds.ChoosePaladin,
    rounds.Gather,
    rounds.ChooseTavern,
    rounds.NextTurn,
    rounds.EndRound,
    rounds.PrepareRound,
    reset.Reset,
    turn.TakeTurn,
    turn.EndTurn,
    turn.ChooseTarget,
    turn.PlaceWorker,
    turn.Perform,
    turn.PlaceOnFavour,
    turn.KeepWorkers,
    recruiting.ChoosePrice,
    develop.FreeDevelop,
    triggers.TownsfolkTriggers,
    triggers.PaladinTrigger,
    gains.Gains,
    gains.ChooseOne,
    gains.RemoveSuspicion,
    gains.PayDebt,
    gains.DestroyDebt,
    gains.Prayer,
    recruiting.FreeRecruit,
    gains.RivalGain,
    inquisition.GainCriminal,
    inquisition.DrawSuspicion,
    inquisition.Tax,
    inquisition.Inquisition,
    inquisition.Work,
    inquisition.Abilities,
    inquisition.Ability,
    inquisition.Judgement,
    solo.RivalBegins,
    solo.RivalTurn,
    solo.RivalTurnOver,
    solo.RivalWorkers,
    solo.RivalAbsolution,
)


class PaladinsTable(Paladins):
    """A table of Paladins with everything a game fills in."""

    def setup(self) -> None:
        """Lay a new game out."""
        setup.set_up(self)

    def layout(self) -> Layout:
        """Give the layout that saves and checks the table."""
        return LAYOUT

    def check(self) -> None:
        """Check that every component is in exactly one place."""
        check(self)

    def sees(self, seat: int | None) -> dict[str, object]:
        """Show what a seat may know."""
        return view(self, seat)

    def scores(self) -> list[int]:
        """Give the victory points of the players as they stand."""
        return [sum(score(self, player)) for player in self.players]

    def obstacles(self, seat: int, action: Action) -> list[Message]:
        """Say what is missing for an action, while one is chosen; else the question says what comes first."""
        return missing(self, seat, action) if isinstance(self.question(), turn.TakeTurn) else []

    def sources(self) -> Names | None:
        """Give the names of what points come from."""
        return SOURCE

    def sheet(self) -> list[list[int]]:
        """Give the points of the players by source."""
        return [score(self, player) for player in self.players]

    def projection(self, viewer: int | None) -> Projection | None:
        """Give the points if the game ended now, the automated opponent's too; none is given before."""
        if self.over:
            return None
        sides: list[Side] = [*self.players, *self.rivals]
        return Projection(True, [score(self, side) for side in sides], [[0] * len(SOURCE.words) for _ in sides])

    def winners(self) -> list[int]:
        """Give the seats that won: none if the automated opponent did."""
        return winners(self) if self.over else []


class PaladinsBox(Box):
    """Paladins in the registry."""

    def table(self, seats: int, settings: Mapping[str, Value]) -> Game:
        """Give a blank table with its rules."""
        game = PaladinsTable()
        deeds = (develop.Develop(), *recruiting.deeds(), *left.deeds(), *right.deeds())
        game.rules = PaladinsRules(self, seats, settings, deeds, effects.effects())
        game.extras = Extras(V)
        return game


BOX: Final = PaladinsBox(
    "paladins",
    VERSION,
    COURSE.numbers("seats"),
    SETTINGS,
    V,
    STEPS,
    (*words.ALL, *refusals.ALL),
    (
        TOWNSFOLK_NAME,
        OUTSIDER_NAME,
        PALADIN_NAME,
        ACTION,
        ATTRIBUTE,
        FACTION,
        SOURCE,
        SCHEME,
        *cards.TEXTS,
        *places.TEXTS,
        CAUSE,
        LINE,
    ),
)
