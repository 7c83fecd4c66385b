"""Interactive combat: against a single enemy, another player sets a die in secret that may strengthen it.

The die is revealed at the start of the phase in which it counts; a strengthened enemy is worth more Fame. Its faces
are hidden like cards in `game.faces`: first the one it shows, then the others; what it is not shows one of these.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import (
    ATTACK_PHASE,
    BLOCK,
    BLUE,
    COLOURS,
    DUMMY,
    NONE,
    RANGED_AND_SIEGE,
    RED,
    SUMMON,
    WHITE,
)
from roundtable.games.mage_knight.state.classes import Combat
from roundtable.games.mage_knight.vocabulary import COLOURS_ACTIONS
from roundtable.kernel import zone
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from roundtable.kernel.wording import Message
from roundtable.kernel.zone import Zone, bit

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

BONUS: Final = 1  # Armor or Attack, and Fame
OF_PHASE: Final = {RANGED_AND_SIEGE: WHITE, BLOCK: RED, ATTACK_PHASE: BLUE}  # the colour that counts from then on


def ask(game: "MageKnight", seat: Seat, combat: Combat) -> None:
    """The enemies are revealed: against one alone, whoever played before sets a die."""
    if game.rules.interactive_combat and len(combat.foes) == 1 and player_before(game, seat) != seat:
        game.push(HideDie(player_before(game, seat)))


def player_before(game: "MageKnight", seat: Seat) -> Seat:
    """Give the player before another in the order of the Round, the dummy player left out; the only one left itself."""
    seats = [one for one in game.order if one != DUMMY]
    return seats[seats.index(seat) - 1]


class HideDie(Question["MageKnight"]):
    """Which colour does the die show? Only its owner knows until it is revealed."""

    rule: ClassVar[str] = "mage_knight.variant-interactive-combat.previous-player-chooses-colour"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any."""
        out.extend(COLOURS_ACTIONS)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Hide it."""
        game.seal()
        combat = game.combat
        assert combat is not None
        combat.die = action.a
        combat.die_by = self.seat
        mine, now = bit(self.seat), game.clock
        others = tuple([face for face in range(COLOURS) if face != action.a])
        game.faces = [Zone((action.a,), (mine,), (now,)), Zone(others, (mine,) * len(others), (now,) * len(others))]
        game.tell(words.DIE_HIDDEN, self.seat)

    def prompt(self, game: "MageKnight") -> Message:
        """Say against whom, and what the colours mean."""
        return Message(words.ASK_HIDDEN_DIE, (game.turn.seat,))


def phase_begins(game: "MageKnight", combat: Combat, phase: int) -> None:
    """Reveal the die if it counts now, in the Attack phase whatever it shows; else say that it is not that colour."""
    if combat.die_shown or combat.foes[0].defeated or phase not in OF_PHASE:
        return
    colour = OF_PHASE[phase]
    if combat.die != colour and phase != ATTACK_PHASE:
        zone.show(game, game.faces[1], game.faces[1].find(colour))
        game.tell(words.DIE_IS_NOT, combat.die_by, colour)
        return
    reveal(game, combat)
    if colour == combat.die == RED:
        foe = combat.foes[0]
        for at in range(len(foe.values)):
            if not foe.powers[at] & SUMMON:
                foe.values[at] += BONUS


def reveal(game: "MageKnight", combat: Combat) -> None:
    """Show the die."""
    combat.die_shown = True
    for faces in game.faces:
        for at in range(len(faces.cards)):
            zone.show(game, faces, at)
    game.tell(words.DIE_SHOWN, combat.die_by, combat.die)


def combat_over(game: "MageKnight", combat: Combat) -> None:
    """The die goes back; all have seen it by now."""
    if game.faces and not combat.die_shown:
        reveal(game, combat)
    game.faces = []


def armor_bonus(combat: Combat, phase: int) -> int:
    """Give the Armor a revealed die adds in a phase."""
    if combat.die == WHITE and phase == RANGED_AND_SIEGE:
        return BONUS
    return BONUS if combat.die == BLUE and phase == ATTACK_PHASE else 0


def fame_bonus(game: "MageKnight", combat: Combat) -> int:
    """Give the Fame a strengthened enemy is worth beyond its own; its defeat reveals the die."""
    if not combat.die_shown:
        reveal(game, combat)
    return BONUS if combat.die in OF_PHASE.values() else 0


def veil(game: "MageKnight", seat: Seat) -> None:
    """Who does not know what the die shows sees none."""
    if game.combat is not None and game.faces and not (game.faces[0].known[0] >> seat) & 1:
        game.combat.die = NONE


def dream(game: "MageKnight") -> None:
    """The faces of the die were dealt anew: it shows what lies hidden now."""
    if game.combat is not None and game.faces:
        game.combat.die = game.faces[0].cards[0]
