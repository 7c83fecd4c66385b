"""A turn from before its start until its end is announced (timing.md, section 3).

`TakeTurn` lies under everything that happens in a normal turn and is asked again until its end is announced. Rest,
interaction, combat and the end of the turn are chapters of their own.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import answers, changes, words
from roundtable.games.mage_knight.cards import centre, hands
from roundtable.games.mage_knight.combat import arrival
from roundtable.games.mage_knight.content.hexes import SPACE, START
from roundtable.games.mage_knight.content.integers import Seat, WindowBits
from roundtable.games.mage_knight.content.names import (
    AFTER_ACTION,
    COLOURS,
    MOVED,
    MOVEMENT,
    NONE,
    OPEN,
)
from roundtable.games.mage_knight.course import actions, end_of_turn, last_turns, proposal, rest, start
from roundtable.games.mage_knight.effects.windows import OF_PHASE
from roundtable.games.mage_knight.map import exploration, movement, rivals
from roundtable.games.mage_knight.play import out_of_turn
from roundtable.games.mage_knight.state import this_turn, together
from roundtable.games.mage_knight.vocabulary import (
    ANNOUNCE,
    ANNOUNCES,
    ATTACK,
    ATTACKS,
    BURN,
    DECLINE,
    DECLINES,
    END,
    ENDS,
    ENTER,
    EXPLORE,
    GO,
    INTERACT,
    PROPOSE,
    REST,
    RESTS,
    TRIBUTE,
)
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

AT_SITE: Final = (INTERACT, ENTER, TRIBUTE, BURN)  # actions that the space of the hero allows

# ---- before the turn ----


class BeforeTurn(Step["MageKnight"]):
    """A seat's turn comes up: first its out-of-turn options, then the start of the turn."""

    def run(self, game: "MageKnight") -> None:
        """Ask only if there is an option."""
        this_turn.begin(game, self.seat)
        game.then(out_of_turn.OutOfTurn(self.seat), StartOfTurn(self.seat))


# ---- the start ----


class StartOfTurn(Step["MageKnight"]):
    """The turn starts: interactive Skills expire, then it is taken, forfeited, or the end of the Round announced.

    A Round Order token lying face down is turned up, and the turn is lost.
    """

    def run(self, game: "MageKnight") -> None:
        """Skill tokens come back first; what they give is done before the deck is looked at."""
        player = game.players[self.seat]
        player.plundered = False
        player.tactic_used = False
        if player.token_down:
            game.push(LoseTurn(self.seat))
        else:
            game.push(DeckChecked(self.seat))
        centre.turn_begins(game, self.seat)


class LoseTurn(Step["MageKnight"]):
    """The Round Order token is turned up again: the turn was given up before. Nothing is announced."""

    def run(self, game: "MageKnight") -> None:
        """The turn ends at once."""
        game.players[self.seat].token_down = False
        game.tell(words.TOKEN_UP, self.seat)
        lose_turn(game, self.seat)


class DeckChecked(Step["MageKnight"]):
    """Is the Deed deck empty? Then the end of the Round may or must be announced, or the turn is forfeited."""

    def run(self, game: "MageKnight") -> None:
        """Judge by deck and hand as they are now."""
        player = game.players[self.seat]
        if not player.deck.cards and not player.hand.cards:
            game.tell(words.OUT_OF_CARDS, self.seat)
            if game.announced == NONE:
                announce(game, self.seat)
            else:
                forfeit(game, self.seat)
            return
        if not player.deck.cards and game.announced == NONE:
            game.push(AnnounceOrPlay(self.seat))
        else:
            game.push(TurnTaken(self.seat))


class AnnounceOrPlay(Question["MageKnight"]):
    """The deck is empty: is the end of the Round announced, or the turn taken?"""

    rule: ClassVar[str] = "mage_knight.turn.end-of-round-may-announce"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Both."""
        out.append(ANNOUNCES)
        out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Announcing ends the turn before it is taken."""
        if action.verb == ANNOUNCE:
            announce(game, self.seat)
        else:
            game.push(TurnTaken(self.seat))

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        """Not announcing means taking the turn."""
        return Message(answers.LABEL_TAKE_TURN) if action.verb == DECLINE else None


def announce(game: "MageKnight", seat: Seat) -> None:
    """Announce the end of the Round, which forfeits the turn."""
    last_turns.announce(game, seat)
    forfeit(game, seat)


def forfeit(game: "MageKnight", seat: Seat) -> None:
    """Give the turn up: the end of the Round was announced, or there is no card to take it with."""
    game.tell(words.FORFEITED, seat)
    lose_turn(game, seat)


def lose_turn(game: "MageKnight", seat: Seat) -> None:
    """End a turn at once: no benefit of the space, no end-of-turn steps but that the play area is cleaned.

    Mana, cards and Units of a fight in which the player took part only partially wait for it.
    """
    game.players[seat].mana = (0,) * COLOURS
    end_of_turn.clear_played(game, seat)


class TurnTaken(Step["MageKnight"]):
    """The turn is taken: the miniature comes onto the map, and the space gives what it gives at the start."""

    def run(self, game: "MageKnight") -> None:
        """Then everything is open."""
        player = game.players[self.seat]
        turn = game.turn
        turn.phase = OPEN
        if player.space == NONE:
            player.space = START
            game.tell(changes.ON_THE_PORTAL, self.seat, START)
        turn.path = (player.space,)
        game.tell(words.TURN, self.seat)
        game.push(TakeTurn(self.seat))
        start.benefits(game, self.seat)


# ---- the turn ----


class TakeTurn(Question["MageKnight"]):
    """What next? A step, exploring, an action, a Rest, or the end; cards, Skills, Units and the rest come as offers."""

    rule: ClassVar[str] = "mage_knight.turn.two-options-normal-or-rest"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Everything the state of the turn allows."""
        turn = game.turn
        if turn.acted:
            out.append(ENDS)
            return
        player = game.players[self.seat]
        attacked = rivals.to_attack(game, self.seat) if game.rules.pvp else []
        if attacked:
            self.add_attacks(game, attacked, out)
            return
        if hands.must_rest(game, self.seat):
            out.append(ENDS if this_turn.is_normal(game) else RESTS)  # neither moving nor acting
            return
        if turn.phase != MOVED:
            movement.add_steps(game, self.seat, out)
            exploration.add_explorations(game, self.seat, out)
        game.rules.scenario.add_options(game, self.seat, out)
        actions.add(game, self.seat, out)
        proposal.add(game, self.seat, out)
        if player.hand.cards and not this_turn.is_normal(game):
            out.append(RESTS)
        out.append(ENDS)

    def add_attacks(self, game: "MageKnight", attacked: list[Seat], out: list[Action]) -> None:
        """In another player's space: move on, end the movement as a scenario allows, or attack."""
        if not hands.must_rest(game, self.seat):
            if game.turn.phase != MOVED:
                movement.add_steps(game, self.seat, out)
                exploration.add_explorations(game, self.seat, out)
            game.rules.scenario.add_options(game, self.seat, out)
        for rival in attacked:
            out.append(ATTACKS[rival])

    def windows(self, game: "MageKnight") -> WindowBits:
        """Those of the state."""
        return OF_PHASE[AFTER_ACTION if game.turn.acted else game.turn.phase]

    def take(self, game: "MageKnight", action: Action) -> None:
        """The first step, exploration or action makes it a normal turn."""
        verb = action.verb
        if verb == END:
            end_of_turn.begin(game, self.seat)
        elif verb == REST:
            rest.begin(game, self.seat)
        elif verb == PROPOSE:
            game.push(AfterProposal(self.seat))
            game.push(proposal.Propose(self.seat, action.a, (0,) * len(game.players)))
        else:
            game.push(TakeTurn(self.seat))
            game.turn.normal = True
            if verb == GO:
                game.turn.phase = MOVEMENT
                arrival.go(game, self.seat, action.a)
            elif verb == EXPLORE:
                game.turn.phase = MOVEMENT
                exploration.explore(game, self.seat, action.a)
            elif verb == ATTACK:
                game.attack_player(self.seat, action.a)
            else:
                actions.begin(game, self.seat, action)

    def touches(self, game: "MageKnight", action: Action) -> tuple[str, ...]:
        """What a site allows is found on the hero's own space."""
        if action.verb in AT_SITE:
            return (*action.touches, f"hex:{SPACE.words[game.players[self.seat].space]}")
        return action.touches

    def prompt(self, game: "MageKnight") -> Message | None:
        """After the action only special effects and healing are left."""
        return Message(answers.PROMPT_AFTER_ACTION) if game.turn.acted else None


# ---- after a joint assault ----


class AfterProposal(Step["MageKnight"]):
    """A joint assault was refused, and the turn goes on; or it is over, and the participants finish their turns."""

    def run(self, game: "MageKnight") -> None:
        """In Round order."""
        joint = game.joint
        if joint is None:
            game.push(TakeTurn(self.seat))
            return
        steps: list[Step[MageKnight]] = [FinishTurn(seat) for seat in game.order if seat in joint.members]
        game.then(*steps, LeaveAssault(self.seat))


class FinishTurn(Step["MageKnight"]):
    """A participant finishes the turn: Healing and special effects, then its end."""

    def run(self, game: "MageKnight") -> None:
        """The action is used up."""
        together.open_turn(game, self.seat)
        game.seal()
        game.push(TakeTurn(self.seat))


class LeaveAssault(Step["MageKnight"]):
    """Nothing of the joint assault is left but the turn of the one who began it."""

    def run(self, game: "MageKnight") -> None:
        """Another turn that an invited player has earned takes the place of the one given up."""
        joint = game.joint
        assert joint is not None
        for seat in joint.members[1:]:
            if together.turn_of(game, seat).again:
                game.players[seat].token_down = False
        together.open_turn(game, self.seat)
        game.joint = None
