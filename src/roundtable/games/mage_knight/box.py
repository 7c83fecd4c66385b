"""The box of Mage Knight: its settings, its steps and offers, and how a table is put together."""

from collections.abc import Mapping
from typing import Final, Self

from roundtable.games.mage_knight import setup, words
from roundtable.games.mage_knight.cards import centre, mana
from roundtable.games.mage_knight.combat import arrival, battle, blocking, damage, results, strike
from roundtable.games.mage_knight.content.names import (
    ABILITY,
    BATTLE,
    ELEMENT,
    PART,
    PHASE,
    RESISTANCE,
    SCENARIO,
    SITE,
    STACK,
)
from roundtable.games.mage_knight.course import end_of_turn, level_up, refresh, rest, rewards, rounds, tactics, turns
from roundtable.games.mage_knight.effects import perform
from roundtable.games.mage_knight.effects.phrases import STRIKE, WARD
from roundtable.games.mage_knight.locals import altar, interaction, recruiting
from roundtable.games.mage_knight.map import direct, movement
from roundtable.games.mage_knight.odd import odd_cards, odd_interactive, odd_skills, odd_tactics
from roundtable.games.mage_knight.play import activation, allowances, banners, healing, out_of_turn, playing, skills
from roundtable.games.mage_knight.scenarios.table import scenario_of
from roundtable.games.mage_knight.scoring import score, winners
from roundtable.games.mage_knight.state import this_turn
from roundtable.games.mage_knight.state.book import Book
from roundtable.games.mage_knight.state.check import check
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.games.mage_knight.state.layout import LAYOUT
from roundtable.games.mage_knight.state.options import SETTINGS, word
from roundtable.games.mage_knight.text import labels
from roundtable.games.mage_knight.text.cards_text import TEXTS
from roundtable.games.mage_knight.verbs import (
    borrowing,
    effect_cards,
    effect_enemies,
    effect_mana,
    effect_points,
    effect_units,
)
from roundtable.games.mage_knight.view import view
from roundtable.games.mage_knight.vocabulary import V
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extra
from roundtable.kernel.chance import Chance
from roundtable.kernel.game import Game
from roundtable.kernel.layout import Layout
from roundtable.kernel.rules import Box, Value
from roundtable.kernel.wording import Message

VERSION: Final = "1"
SEATS: Final = (1, 2, 3, 4)

STEPS: Final = (
    activation.UseAbility,
    altar.Tribute,
    battle.JoinCombat,
    battle.RevealEnemies,
    blocking.BeginBlock,
    blocking.BlockPhase,
    blocking.BlockAttack,
    blocking.BlockOver,
    centre.ThawSource,
    centre.RollOpened,
    damage.BeginDamage,
    damage.AssignDamage,
    damage.DealDamage,
    damage.ShareDamage,
    damage.HeroWounds,
    damage.DamageOver,
    direct.MoveDirectly,
    effect_cards.GiveUpCards,
    effect_cards.WoundWhere,
    effect_cards.GainCard,
    effect_cards.PlaySideways,
    effect_cards.ShutSource,
    effect_enemies.PickEnemy,
    effect_enemies.PickAttack,
    effect_mana.ChooseColour,
    effect_mana.PickDie,
    effect_mana.RerollDice,
    effect_mana.RollDie,
    effect_points.SpendPoints,
    effect_points.ChooseTerrain,
    effect_units.PickUnit,
    effect_units.ReadyUnits,
    perform.Effect,
    perform.EndEffect,
    perform.Perform,
    perform.ChooseBranch,
    perform.MayDo,
    perform.NameNumber,
    end_of_turn.EndOfTurn,
    end_of_turn.GladeWound,
    end_of_turn.DiscardBeforeDraw,
    end_of_turn.Draw,
    end_of_turn.LongNightNow,
    interaction.Interact,
    interaction.GainSpell,
    level_up.LevelUp,
    level_up.ChooseSkill,
    level_up.ChooseAdvanced,
    level_up.DummySkill,
    mana.Pay,
    mana.DiscardForMana,
    arrival.Arrive,
    movement.ChooseSpace,
    borrowing.BorrowCard,
    borrowing.UseAgain,
    borrowing.BorrowSpell,
    borrowing.BorrowHalf,
    borrowing.BorrowUnit,
    borrowing.BorrowAdvanced,
    odd_cards.ChooseDiscarded,
    odd_cards.PutBack,
    odd_cards.PutOrder,
    odd_interactive.GainLost,
    odd_interactive.Radiate,
    odd_interactive.ClaimDie,
    odd_interactive.ClaimMana,
    odd_interactive.NameColour,
    odd_interactive.GiveUpColour,
    odd_interactive.Steal,
    odd_interactive.SpendRival,
    odd_cards.NextWing,
    odd_cards.ThrowAwayWounds,
    odd_skills.RitualWounds,
    odd_skills.RitualVictim,
    odd_skills.MarkColour,
    odd_tactics.StealDie,
    odd_tactics.Meditate,
    odd_tactics.Prepare,
    odd_tactics.Spare,
    playing.UseHalf,
    recruiting.Bargain,
    recruiting.ChooseDisbanded,
    recruiting.FreeRecruit,
    recruiting.ChoosePlace,
    refresh.RefreshPlayer,
    refresh.KeepBanner,
    refresh.OpeningHand,
    rest.Resting,
    rest.RestWounds,
    results.CombatResults,
    rewards.TakeRewards,
    rewards.ChooseCrystal,
    rewards.PickReward,
    rewards.ReturnArtifact,
    rewards.StackArtifacts,
    rounds.PrepareRound,
    rounds.NextTurn,
    rounds.TurnOver,
    rounds.RoundOver,
    setup.TakeHero,
    setup.ChooseHero,
    setup.LayOut,
    strike.ChooseDefender,
    strike.BeginRanged,
    strike.BeginAttack,
    strike.RangedPhase,
    strike.AttackPhase,
    strike.RangedAttack,
    strike.MeleeAttack,
    strike.StrikeOver,
    rounds.ChooseTactics,
    tactics.ChooseTactic,
    rounds.TacticsChosen,
    turns.BeforeTurn,
    out_of_turn.OutOfTurn,
    turns.StartOfTurn,
    turns.DeckChecked,
    turns.AnnounceOrPlay,
    turns.TurnTaken,
    turns.TakeTurn,
    this_turn.AfterAction,
)


class MageKnightTable(MageKnight):
    """A table of Mage Knight with everything a game fills in."""

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

    def describe(self, action: Action, seat: int | None = None) -> Message:
        """Give an option's label: the question's own, else what its verb and arguments mean here."""
        message = super().describe(action, seat)
        if message.wording is not self.rules.box.vocabulary.verbs[action.verb].wording:
            return message
        for question in self.open_questions():
            if seat is None or question.seat == seat:
                return labels.label(self, question, question.seat, action) or message
        return message

    def dream(self, seat: int, chance: Chance) -> None:
        """Deal the tiles nobody has seen anew."""
        setup.dream(self, seat, chance)

    def carry_out(self, action: Action) -> None:
        """Carry out an answer; where nothing may be taken back, each seals the past."""
        super().carry_out(action)
        if not self.book.take_back:
            self.seal()

    def scores(self) -> list[int]:
        """Give the points of the players as they stand."""
        return [score(self, seat) for seat in range(len(self.players))]

    def winners(self) -> list[int]:
        """Give the seats that won; nobody if the mission failed alone."""
        return winners(self) if self.over else []


class MageKnightBox(Box):
    """Mage Knight in the registry."""

    def table(self, seats: int, settings: Mapping[str, Value]) -> Game:
        """Give a blank table with its rules."""
        scenario = scenario_of(SCENARIO.at(word(str(settings["scenario"]))))
        game = MageKnightTable()
        game.book = Book(self, seats, settings, extras(), scenario)
        game.rules = game.book
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
        tactics.UseTactic(),
    )


BOX: Final = MageKnightBox(
    "mage_knight",
    VERSION,
    SEATS,
    SETTINGS,
    V,
    STEPS,
    (*words.ALL, *labels.ALL),
    (PART, PHASE, BATTLE, SITE, ELEMENT, ABILITY, RESISTANCE, STACK, STRIKE, WARD, SCENARIO, *TEXTS),
)
