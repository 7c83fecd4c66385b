"""Druid Nights: mark magical glades by day, and call out as many monsters as you dare by night."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import changes, words
from roundtable.games.mage_knight.combat import battle, foes
from roundtable.games.mage_knight.content.components import bits
from roundtable.games.mage_knight.content.integers import Seat, Space
from roundtable.games.mage_knight.content.names import (
    B_INCANTATION,
    DRUID_NIGHTS,
    MAGICAL_GLADE,
    MONASTERY,
    MOVED,
    NONE,
    SITE,
    STACK,
    TITLES_PART,
    W_CRYSTAL_ROLL,
)
from roundtable.games.mage_knight.content.site_rules import SITES
from roundtable.games.mage_knight.map import board, tokens
from roundtable.games.mage_knight.scenarios.marked import marked_goal
from roundtable.games.mage_knight.scoring import titles
from roundtable.games.mage_knight.state import this_turn
from roundtable.games.mage_knight.state.pieces import SpotState
from roundtable.games.mage_knight.state.scenario import Goal, Scenario, points, scenario_record
from roundtable.games.mage_knight.vocabulary import (
    ACCEPTS,
    ACTIVATE_GLADE,
    ACTIVATES_GLADE,
    DECLINES,
    INCANTS,
    REPLACES,
)
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from roundtable.kernel.content import Entry
from roundtable.kernel.zone import EVERYBODY

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

INHABITED: Final = bits(SITES.entry("groups"), "inhabited_interactable", SITE)
SPECIAL: Final = scenario_record(DRUID_NIGHTS).entry("special_rules")
MOST_SHIELDS: Final = SPECIAL.entry("glade_shields")  # on a glade, by the number of players, in the variant


class Night:
    """What an incantation of one Night calls out for each glade, and what it gives."""

    def __init__(self, entry: Entry) -> None:
        called = entry.entries("summon_per_marked_glade")
        self.stacks: Final = tuple([one.name("stack", STACK) for one in called])
        key = "crystal_rolls_per_monster" if len(called) == 1 else "crystal_rolls_per_pair"
        self.rolls: Final = entry.number(key)  # for all that one glade calls out


NIGHTS: Final = tuple([Night(SPECIAL.entry("incantation").entry(f"night_{number}")) for number in (1, 2, 3)])


class DruidNights(Scenario):
    """Monsters called out at night give double Fame, and crystals in any case."""

    def __init__(self) -> None:
        super().__init__(DRUID_NIGHTS)

    # ---- glades ----

    def add_options(self, game: "MageKnight", seat: Seat, out: list[Action]) -> None:
        """Activate the glade the hero stands on, which ends the movement; the action stays open."""
        if game.turn.phase != MOVED and may_activate(game, seat):
            out.append(ACTIVATES_GLADE)

    def add_actions(self, game: "MageKnight", seat: Seat, space: Space, out: list[Action]) -> None:
        """An incantation, once a Night, away from inhabited sites, with at least one glade marked."""
        if game.night and seat not in game.incanted and not inhabited(game, space) and marked(game, seat):
            out.append(INCANTS)

    def take_option(self, game: "MageKnight", seat: Seat, action: Action) -> None:
        """Activate a glade, or call out monsters."""
        if action.verb == ACTIVATE_GLADE:
            game.turn.move = 0
            game.turn.phase = MOVED
            activate(game, seat)
        else:
            incant(game, seat)

    def movement_stopped(self, game: "MageKnight", seat: Seat) -> None:
        """The glade on which the movement ends may be activated before the combat."""
        if may_activate(game, seat):
            game.push(ActivateFirst(seat))

    def round_ends(self, game: "MageKnight") -> None:
        """After a Night the glades are cleared, and everybody may do the next incantation."""
        if not game.night:
            return
        game.incanted = game.incanted if last_night(game) else ()
        for space in glades(game):
            here = board.state_at(game, space)
            if here.shields:
                board.replace(game, space, SpotState((), here.drawn, here.level))
                game.tell(changes.SHIELDS_GONE, space)
        game.tell(words.GLADES_CLEARED)

    # ---- the end and the score ----

    def accomplished(self, game: "MageKnight") -> bool:
        """Everybody has done the incantation of the last Night."""
        return last_night(game) and len(game.incanted) == len(game.players)

    def goals(self, game: "MageKnight") -> list[Goal]:
        """Glades marked for the next incantation, and who has done that of this Night."""
        seats = range(len(game.players))
        done = [int(seat in game.incanted) for seat in seats]
        return [marked_goal(game, "glades", glades(game)), Goal("incantations", sum(done), len(done), done)]

    def parts(self, game: "MageKnight", achievements: list[list[int]], seat: Seat) -> list[int]:
        """Titles; alone there are none."""
        return points({} if game.rules.solo else {TITLES_PART: titles(game, achievements, seat)})


def last_night(game: "MageKnight") -> bool:
    """Say whether this is the last Night of the game."""
    return game.night and game.round >= game.rules.rounds


def glades(game: "MageKnight") -> list[Space]:
    """Give the spaces of all magical glades on the map."""
    return board.spaces_with(game, (MAGICAL_GLADE,))


def marked(game: "MageKnight", seat: Seat) -> int:
    """Count the glades with a player's shield."""
    return len([space for space in glades(game) if seat in board.state_at(game, space).shields])


def inhabited(game: "MageKnight", space: Space) -> bool:
    """Say whether people live on a space; nobody does in a burned monastery."""
    site = board.site_at(game, space)
    if site == NONE or not (INHABITED >> site) & 1:
        return False
    return site != MONASTERY or not board.conquered(game, space)


# ---- activating a glade ----


def may_activate(game: "MageKnight", seat: Seat) -> bool:
    """Say whether a hero stands on a glade without the own shield."""
    space = game.players[seat].space
    return board.site_at(game, space) == MAGICAL_GLADE and seat not in board.state_at(game, space).shields


class ActivateFirst(Question["MageKnight"]):
    """Is the glade activated on which enemies have ended the movement?"""

    rule: ClassVar[str] = "mage_knight.scenario-druid-nights.glade-activated-by-ending-movement"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Yes or no."""
        out.append(ACCEPTS)
        out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Then the combat begins."""
        if action is ACCEPTS:
            activate(game, self.seat)


def activate(game: "MageKnight", seat: Seat) -> None:
    """Mark the glade, perhaps in place of another player's shield. The action is not used up by that."""
    space = game.players[seat].space
    shields = board.state_at(game, space).shields
    if game.rules.limited_glades and len(shields) >= MOST_SHIELDS.number(str(game.rules.seats)):
        game.push(ReplaceShield(seat))
        return
    board.mark(game, space, seat)
    game.tell(words.GLADE_ACTIVATED, seat, space)


class ReplaceShield(Question["MageKnight"]):
    """Whose shield on a full glade is replaced?"""

    rule: ClassVar[str] = "mage_knight.scenario-druid-nights.variant-limited-shields-replace"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any there."""
        out.extend([REPLACES[other] for other in board.state_at(game, game.players[self.seat].space).shields])

    def take(self, game: "MageKnight", action: Action) -> None:
        """The own one lies in its place."""
        space = game.players[self.seat].space
        here = board.state_at(game, space)
        left = tuple([other for other in here.shields if other != action.a])
        board.replace(game, space, SpotState((*left, self.seat), here.drawn, here.level))
        game.tell(changes.SHIELD_REPLACED, self.seat, action.a, space)
        game.tell(words.GLADE_ACTIVATED, self.seat, space)


# ---- the incantation ----


def incant(game: "MageKnight", seat: Seat) -> None:
    """Call out monsters for each marked glade and fight them all; crystals come at the end of the turn."""
    night = NIGHTS[game.round // 2 - 1]
    game.incanted = (*game.incanted, seat)
    combat = battle.begin(game, seat, B_INCANTATION, NONE)
    count = marked(game, seat)
    game.tell(words.INCANTED, seat, count)
    for _ in range(count):
        called = [tokens.draw_token(game, stack, NONE, EVERYBODY) for stack in night.stacks]
        combat.foes += [foes.make(token, NONE, True, False) for token in called if token != NONE]
        if called != [NONE] * len(called):
            for _ in range(night.rolls):
                this_turn.note_reward(game, W_CRYSTAL_ROLL)
