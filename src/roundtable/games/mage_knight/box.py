"""The box of Mage Knight: its settings, its steps and offers, and how a table is put together."""

from collections.abc import Mapping
from typing import Final, Self

from roundtable.games.mage_knight import answers, changes, refusals, setup, words
from roundtable.games.mage_knight.cards import centre
from roundtable.games.mage_knight.combat import hidden_die
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import (
    ABILITY,
    BATTLE,
    BEFORE_TURN,
    ELEMENT,
    END_OF_TURN,
    GOAL,
    PART,
    PHASE,
    RESISTANCE,
    SCENARIO,
    SITE,
    STACK,
)
from roundtable.games.mage_knight.content.reasons import WORDINGS
from roundtable.games.mage_knight.course import selection, tactics
from roundtable.games.mage_knight.effects.phrases import STRIKE, WARD
from roundtable.games.mage_knight.play import activation, allowances, banners, healing, playing, skills
from roundtable.games.mage_knight.play import box as open_box
from roundtable.games.mage_knight.pvp import beginning
from roundtable.games.mage_knight.reach import ways
from roundtable.games.mage_knight.scenarios.table import scenario_of
from roundtable.games.mage_knight.scoring import score, winners
from roundtable.games.mage_knight.state import settings as choosing
from roundtable.games.mage_knight.state.check import check
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.games.mage_knight.state.layout import LAYOUT
from roundtable.games.mage_knight.state.rules import MageKnightRules
from roundtable.games.mage_knight.steps import STEPS
from roundtable.games.mage_knight.text import labels
from roundtable.games.mage_knight.text.cards_text import TEXTS
from roundtable.games.mage_knight.view.purse import purse_of
from roundtable.games.mage_knight.view.table import view
from roundtable.games.mage_knight.vocabulary import V
from roundtable.games.mage_knight.why import obstacles
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extra, Extras
from roundtable.kernel.chance import Chance
from roundtable.kernel.game import Game
from roundtable.kernel.layout import Layout
from roundtable.kernel.rules import Box, Setting, Value
from roundtable.kernel.ways import Way
from roundtable.kernel.wording import Message

VERSION: Final = "3"
SEATS: Final = (1, 2, 3, 4)


class MageKnightTable(MageKnight):
    """A table of Mage Knight with everything a game fills in."""

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

    def purse(self, seat: int) -> dict[str, int]:
        """Give what a seat has gathered in its turn."""
        return purse_of(self, seat)

    def describe(self, action: Action, seat: int | None = None) -> Message:
        """Give an option's label: the question's own, else what its verb and arguments mean here."""
        message = super().describe(action, seat)
        if message.wording is not self.rules.box.vocabulary.verbs[action.verb].wording:
            return message
        for question in self.open_questions():
            if seat is None or question.seat == seat:
                return labels.label(self, question, question.seat, action) or message
        return message

    def obstacles(self, seat: int, action: Action) -> list[Message]:
        """Say what keeps a seat from an action, whatever is asked."""
        return obstacles.obstacles(self, seat, action)

    def ways(self, seat: int) -> list[Way]:
        """Give the ways of a hero over the map."""
        return ways.ways(self, seat)

    def attack_player(self, seat: Seat, rival: Seat) -> None:
        """Begin a fight between players."""
        beginning.begin(self, seat, rival)

    def dream(self, seat: Seat, chance: Chance) -> None:
        """Deal anew what a seat cannot know and no family holds: tiles, a die set in secret, cards selected."""
        setup.dream(self, seat, chance)
        hidden_die.dream(self)
        selection.dream(self, seat, chance)

    def veiled(self, seat: Seat) -> Self:
        """Give a copy in which all that `dream` deals anew tells nothing."""
        copy = self.clone()
        setup.veil(copy, seat)
        hidden_die.veil(copy, seat)
        selection.veil(copy, seat)
        return copy

    def carry_out(self, action: Action) -> None:
        """Carry out an answer; where nothing may be taken back, each seals the past."""
        super().carry_out(action)
        if not self.rules.take_back:
            self.seal()

    def turn_over(self, before: Self) -> bool:
        """Say whether the turn that was taken has come to its end; what is revealed in it closes the past, too."""
        was = before.turn
        if was.phase in (BEFORE_TURN, END_OF_TURN):
            return False
        return self.turn.phase == END_OF_TURN or self.players[was.seat].turns != before.players[was.seat].turns

    def scores(self) -> list[int]:
        """Give the points of the players as they stand."""
        return [score(self, seat) for seat in range(len(self.players))]

    def winners(self) -> list[int]:
        """Give the seats that won; nobody if the mission failed alone."""
        return winners(self) if self.over else []


class MageKnightBox(Box):
    """Mage Knight in the registry."""

    def seat_counts(self, chosen: Mapping[str, Value]) -> tuple[int, ...]:
        """Give the numbers of players the scenario is made for."""
        return choosing.seat_counts(chosen)

    def allowed(self, setting: Setting, seats: int, chosen: Mapping[str, Value]) -> tuple[Value, ...]:
        """Give the values of a setting that fit the scenario, the seats and the other settings."""
        return choosing.allowed(setting, seats, chosen)

    def table(self, seats: int, settings: Mapping[str, Value]) -> Game:
        """Give a blank table with its rules."""
        scenario = scenario_of(SCENARIO.at(choosing.word(str(settings["scenario"]))))
        game = MageKnightTable()
        game.rules = MageKnightRules(self, seats, settings, scenario)
        game.extras = Extras(V, *extras())
        return game


def extras() -> tuple[Extra[MageKnight], ...]:
    """Give what may be done at many moments of a turn."""
    return (
        playing.PlayCards(),
        activation.Activate(),
        allowances.UseAllowances(),
        centre.ReturnSkills(),
        healing.Heal(),
        playing.TurnCrystals(),
        banners.AssignBanner(),
        skills.UseSkills(),
        open_box.OpenBox(),
        tactics.UseTactic(),
    )


BOX: Final = MageKnightBox(
    "mage_knight",
    VERSION,
    SEATS,
    choosing.SETTINGS,
    V,
    STEPS,
    (*words.ALL, *changes.ALL, *answers.ALL, *labels.ALL, *WORDINGS, *refusals.ALL),
    (PART, GOAL, PHASE, BATTLE, SITE, ELEMENT, ABILITY, RESISTANCE, STACK, STRIKE, WARD, SCENARIO, *TEXTS),
)
