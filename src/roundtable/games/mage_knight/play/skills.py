"""Using Skills: once a turn, once a Round, and the interactive ones, which go to the centre."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.cards import centre
from roundtable.games.mage_knight.content.components import SKILL, SKILLS
from roundtable.games.mage_knight.content.integers import Seat, WindowBits
from roundtable.games.mage_knight.content.names import COLOURS
from roundtable.games.mage_knight.content.nodes import IDLE, IMPOSSIBLE, WORTH
from roundtable.games.mage_knight.content.reasons import refusal
from roundtable.games.mage_knight.effects import judging, perform, windows
from roundtable.games.mage_knight.locals import recruiting
from roundtable.games.mage_knight.state import lasting, this_turn
from roundtable.games.mage_knight.state.frames import frame
from roundtable.games.mage_knight.state.pieces import FROM_SKILL
from roundtable.games.mage_knight.vocabulary import TURN_UP, TURNS_UP, USE, USES
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extra
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

AT_PAYMENT: Final = (
    SKILL.at("arythea-polarization"),
    SKILL.at("arythea-invocation"),
)  # used in the moment a mana is paid
MASTER_OF_CHAOS: Final = SKILL.at("krang-master-of-chaos")
MOTIVATIONS: Final = tuple([skill.number for skill in SKILLS if skill.id.endswith("-motivation")])


def can_use(game: "MageKnight", seat: Seat, skill: int, open_windows: WindowBits) -> bool:
    """Say whether a Skill can be used now and counts."""
    if not SKILLS[skill].effect.allowed & open_windows or skill in AT_PAYMENT:
        return False
    if this_turn.partial(game, seat) and not SKILLS[skill].effect.allowed & windows.BEFORE:
        return False
    player = game.players[seat]
    if skill in player.spent or skill in player.used or skill in game.centre:
        return False
    if skill in MOTIVATIONS and locked(game, seat):
        return False
    by = frame(seat, FROM_SKILL, skill, 0)
    judged = judging.effect(game, by, SKILLS[skill].effect.path, open_windows)
    return judged == WORTH or (judged == IDLE and SKILLS[skill].centre_kind != "")


def locked(game: "MageKnight", seat: Seat) -> bool:
    """Say whether one Motivation bars another for this player."""
    for one in game.lasting:
        if one.seat == seat and one.verb == "odd" and lasting.node(one).words["name"] == "motivation":
            return True
    return False


def gain(game: "MageKnight", seat: Seat, skill: int) -> None:
    """Lay a Skill token face up before its new owner."""
    player = game.players[seat]
    player.skills = (*player.skills, skill)
    game.tell(words.GAINED_SKILL, seat, skill)
    if skill == recruiting.BONDS:
        recruiting.bonds_gained(game)
    elif skill == MASTER_OF_CHAOS:
        player.chaos = game.chance.below(COLOURS)
        game.seal()


def can_turn_up(game: "MageKnight", seat: Seat, skill: int, now: WindowBits) -> bool:
    """Say whether a Skill lying face down can be turned up again now; never in the turn it was turned over in."""
    back = SKILLS[skill].flip_back
    if back is None or not back.allowed & now or skill in game.players[seat].used:
        return False
    if this_turn.partial(game, seat) and not back.allowed & windows.BEFORE:
        return False
    return judging.effect(game, frame(seat, FROM_SKILL, skill, 0), back.path, now) != IMPOSSIBLE


class UseSkills(Extra["MageKnight"]):
    """The own Skills; Motivation also out of turn."""

    rule: ClassVar[str] = "mage_knight.skills.unmarked-once-per-turn"

    def __init__(self) -> None:
        super().__init__(windows.TURN | windows.BEFORE, (USE, TURN_UP))

    def options(self, game: "MageKnight", seat: Seat, window: WindowBits, out: list[Action]) -> None:
        """Every Skill that can be used."""
        skills = game.players[seat].skills
        if not skills:
            return
        open_windows = perform.open_now(game) if game.turn.seat == seat else window
        for skill in skills:
            if can_use(game, seat, skill, open_windows):
                out.append(USES[skill])
        for skill in game.players[seat].spent:
            if can_turn_up(game, seat, skill, open_windows):
                out.append(TURNS_UP[skill])

    def take(self, game: "MageKnight", seat: Seat, action: Action) -> None:
        """Use it, or turn it up again."""
        if action.verb == TURN_UP:
            turn_up(game, seat, action.a)
        else:
            use(game, seat, action.a)

    def why_not(self, game: "MageKnight", seat: Seat, action: Action) -> Message | None:
        """It is used already, works by itself, or its effect says what fails."""
        if action.verb == TURN_UP:
            return None
        skill = action.a
        player = game.players[seat]
        effect = SKILLS[skill].effect
        if skill not in player.skills:
            return refusal("skill-of-others")
        if skill in AT_PAYMENT or not effect.allowed:
            return refusal("skill-at-payment" if skill in AT_PAYMENT else "skill-passive")
        if skill in game.centre:
            return refusal("skill-in-centre")
        if skill in player.spent:
            return refusal("skill-used-this-round")
        if skill in player.used:
            return refusal("skill-used-this-turn")
        now = perform.open_now(game) if game.turn.seat == seat else windows.BEFORE
        if not effect.allowed & now:
            return judging.untimely(effect)
        if this_turn.partial(game, seat) and not effect.allowed & windows.BEFORE:
            return refusal("skill-partial")
        if skill in MOTIVATIONS and locked(game, seat):
            return refusal("skill-motivated")
        return judging.fails(game, frame(seat, FROM_SKILL, skill, 0), effect.steps, now)


def turn_up(game: "MageKnight", seat: Seat, skill: int) -> None:
    """Turn a Skill face up before the next Round, for what that costs."""
    back = SKILLS[skill].flip_back
    assert back is not None
    player = game.players[seat]
    player.spent = tuple([one for one in player.spent if one != skill])
    game.tell(words.TURNED_UP, seat, skill)
    perform.begin(game, seat, FROM_SKILL, skill, 0, back.path)


def use(game: "MageKnight", seat: Seat, skill: int) -> None:
    """Use a Skill: mark it, and carry its effect out."""
    record = SKILLS[skill]
    player = game.players[seat]
    if record.usage == "once-per-turn":
        player.used = (*player.used, skill)
    elif record.centre_kind:
        player.used = (*player.used, skill)
        centre.place(game, skill)
    else:
        player.spent = (*player.spent, skill)
    game.tell(words.USED_SKILL, seat, skill)
    perform.begin(game, seat, FROM_SKILL, skill, 0, record.effect.path)
