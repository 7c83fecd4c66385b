"""The box of Paladins: its settings, its steps, and how a table is put together."""

from collections.abc import Mapping
from typing import Final, Self

from roundtable.games.paladins import (
    cards,
    develop,
    effects,
    gains,
    inquisition,
    left,
    places,
    recruiting,
    reset,
    right,
    rounds,
    setup,
    solo,
    triggers,
    turn,
    words,
)
from roundtable.games.paladins.book import Book
from roundtable.games.paladins.check import check
from roundtable.games.paladins.content import COURSE, OUTSIDER_NAME, PALADIN_NAME, SCHEME, TOWNSFOLK_NAME
from roundtable.games.paladins.layout import LAYOUT
from roundtable.games.paladins.names import ACTION, ATTRIBUTE, FACTION, SOURCE
from roundtable.games.paladins.scoring import score, winners
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.view import view
from roundtable.games.paladins.vocabulary import V
from roundtable.kernel.game import Game
from roundtable.kernel.layout import Layout
from roundtable.kernel.rules import Box, Option, Value
from roundtable.kernel.wording import Names

VERSION: Final = "2"

OPTIONS: Final = (
    Option("difficulty", "normal", "easy", "hard"),
    Option("tax_supply", "public", "even"),
    Option("suspicion_taxes", "six_eight_ten", "ten_eight_six"),
    Option("jar_numbers", "like_walls", "even"),
    Option("card_values", "corrected", "as_listed"),
    Option("scheme_split", "orders_3_recruit_3", "orders_6", "orders_2_left_4"),
    Option("supply", "unlimited", "limited"),
    Option("declinable_gains", "permitted", "none"),
    Option("free_recruit", "keep", "keep_or_dismiss"),
    Option("new_townsfolk", "next_time", "at_once"),
    Option("pray_current_space", "allowed", "other_spaces"),
    Option("mercenary_scoring", "per_card", "as_a_set"),
    Option("hunter_counts", "all_kept", "without_setup"),
    Option("resource_sets", "mixed", "separate"),
    Option("ai_rest_worker", "one", "none"),
    Option("ai_orders_completed", "after_incomplete", "only_if_all_complete"),
    Option("ai_extra_discard", "places", "cards"),
    Option("ai_develop_points", "none", "as_human"),
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

    def blank(self) -> Self:
        """Make an empty table."""
        return type(self)()

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

    def sources(self) -> Names | None:
        """Give the names of what points come from."""
        return SOURCE

    def sheet(self) -> list[list[int]]:
        """Give the points of the players by source."""
        return [score(self, player) for player in self.players]

    def winners(self) -> list[int]:
        """Give the seats that won: none if the automated opponent did."""
        return winners(self) if self.over else []


class PaladinsBox(Box):
    """Paladins in the registry."""

    def table(self, seats: int, options: Mapping[str, Value]) -> Game:
        """Give a blank table with its rules."""
        game = PaladinsTable()
        deeds = (develop.Develop(), *recruiting.deeds(), *left.deeds(), *right.deeds())
        game.book = Book(self, seats, options, deeds, effects.effects())
        game.rules = game.book
        return game


BOX: Final = PaladinsBox(
    "paladins",
    VERSION,
    COURSE.numbers("seats"),
    OPTIONS,
    V,
    STEPS,
    words.ALL,
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
    ),
)
