"""What a seat may know of a table of Mage Knight, built from nothing: hands, decks and face-down tokens are private."""

from roundtable.games.mage_knight.cards import source
from roundtable.games.mage_knight.content.components import (
    CARD,
    KIND_OF,
    TACTIC,
)
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import (
    BASIC_COLOUR,
    COLOUR,
    NONE,
    SCENARIO,
)
from roundtable.games.mage_knight.course import daytime
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.games.mage_knight.view.fights import combat_data, duel_data, joint_data
from roundtable.games.mage_knight.view.in_words import Data, counted, row, who
from roundtable.games.mage_knight.view.on_map import hexes_data, tiles_data
from roundtable.games.mage_knight.view.players import dummy_data, player_data
from roundtable.games.mage_knight.view.purse import purse_of
from roundtable.games.mage_knight.view.supplies import centre_data, offers_data, piles_data, turn_data


def view(game: MageKnight, seat: int | None) -> Data:
    """Show the table to a seat; None is a spectator."""
    viewer = NONE if seat is None else seat
    return {
        "scenario": SCENARIO.words[game.rules.scenario.number],
        "round": game.round,
        "rounds": game.rules.rounds,
        "goals": goals_data(game),
        "night": game.night,
        "nights": daytime.nights(game),
        "order": [who(one) for one in game.order],
        "announced": who(game.announced),
        "last_turns": None if game.last_turns is None else [who(one) for one in game.last_turns],
        "scenario_over": game.scenario_over,
        "incanted": list(game.incanted),
        "chosen": chosen_ones(game, viewer),
        "source": row(tuple([die for die in game.source if not source.exhausted(game, die)]), COLOUR),
        "depleted": row(tuple([die for die in game.source if source.exhausted(game, die)]), COLOUR),
        "tactics": row(game.tactics, TACTIC),
        "tactics_gone": row(game.tactics_gone, TACTIC),
        "tiles": tiles_data(game),
        "hexes": hexes_data(game, viewer),
        "offers": offers_data(game, viewer),
        "piles": piles_data(game, viewer),
        "centre": centre_data(game),
        "suppressed": counted(game.suppressed, BASIC_COLOUR),
        "mysterious_box": None if game.boxed == NONE else CARD.words[KIND_OF[game.boxed]],
        "turn": turn_data(game.turn),
        "purse": purse_of(game, game.turn.seat),
        "combat": None if game.combat is None else combat_data(game, game.combat, viewer),
        "duel": None if game.duel is None else duel_data(game, game.duel),
        "joint_assault": None if game.joint is None else joint_data(game, game.joint),
        "players": [player_data(game, at, player, viewer) for at, player in enumerate(game.players)],
        "dummies": [dummy_data(dummy, viewer) for dummy in game.dummies],
    }


def goals_data(game: MageKnight) -> list[Data]:
    """Show what the scenario is about and how far that is; `by_seat` is empty where it is nobody's own."""
    goals = game.rules.scenario.goals(game)
    return [{"what": one.what, "done": one.done, "of": one.of, "by_seat": one.by_seat} for one in goals]


def chosen_ones(game: MageKnight, viewer: Seat) -> list[Seat]:
    """Show who must return (One to Return, in teams): to the own team only, until the game is over."""
    team = game.team_of[viewer] if game.team_of and viewer != NONE else NONE
    return [one for at, one in enumerate(game.chosen) if game.finished or at == team]
