"""The player's attacks: targets, points and their total, in the Ranged and Siege phase and in the Attack phase.

An attack is declared target by target; effects lay their points as lots into `combat.pool`; it is struck when it
is enough, or given up and its points are lost.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import answers
from roundtable.games.mage_knight.cards import centre
from roundtable.games.mage_knight.combat import foes, phases, unasked
from roundtable.games.mage_knight.content.integers import Seat, WindowBits
from roundtable.games.mage_knight.content.names import (
    ATTACK_PHASE,
    COLD_FIRE,
    ENEMY_DEFEATED,
    MELEE,
    NONE,
    PHYSICAL,
    RANGED,
    RANGED_AND_SIEGE,
    SIEGE,
)
from roundtable.games.mage_knight.effects import events, giving, perform
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.classes import Combat
from roundtable.games.mage_knight.state.pieces import AS_TARGET, FROM_UNIT
from roundtable.games.mage_knight.vocabulary import (
    ENEMIES_ACTIONS,
    GIVES_UP,
    NEXTS,
    STRIKE,
    STRIKES,
    TARGET,
    TARGETS,
    UNTARGET,
    UNTARGETS,
)
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

SWORD_OF_JUSTICE: Final = "sword-of-justice"


# ---- what counts ----


def fortified_target(game: "MageKnight") -> bool:
    """Say whether a target of the attack being declared is fortified."""
    combat = foes.fight(game)
    for at in combat.targets:
        if foes.fortifications(game, combat.foes[at]):
            return True
    return False


def accepts(game: "MageKnight", type: int) -> bool:
    """Say whether an attack of a type counts in the attack being declared now."""
    combat = game.combat
    if combat is None or not combat.targets:
        return False
    if not takes(game, type):
        return False
    if game.turn.phase != RANGED_AND_SIEGE or type != RANGED or not fortified_target(game):
        return True
    return bool(lasting.odd(game, giving.BOW))  # it may become a Siege Attack


def takes(game: "MageKnight", type: int) -> bool:
    """Say whether points of a type can be laid into the pool in this phase, targets declared or not yet."""
    if game.combat is None:
        return False
    if game.turn.phase == ATTACK_PHASE:
        return True
    return game.turn.phase == RANGED_AND_SIEGE and type != MELEE


def resisted(combat: Combat) -> int:
    """Give, as bits, the elements that at least one target resists."""
    mask = 0
    for at in combat.targets:
        for element in range(COLD_FIRE + 1):
            if foes.resists(combat.foes[at].resistances, element):
                mask |= 1 << element
    return mask


def total(game: "MageKnight") -> int:
    """Give the strength of the attack being declared: what is efficient, and half of what is not."""
    combat = foes.fight(game)
    if not combat.targets or not combat.pool:
        return 0
    sieges_only = game.turn.phase == RANGED_AND_SIEGE and fortified_target(game)
    doubled = game.turn.phase == ATTACK_PHASE and bool(lasting.odd(game, SWORD_OF_JUSTICE))
    inefficient = resisted(combat)
    whole = 0
    halved = 0
    for lot in combat.pool:
        if not takes(game, lot.type) or (sieges_only and lot.type != SIEGE) or lot.avoid in combat.targets:
            continue
        if lot.only != NONE and lot.only not in combat.targets:
            continue
        value = 2 * lot.value if doubled and lot.element == PHYSICAL else lot.value
        if (inefficient >> lot.element) & 1:
            halved += value
        else:
            whole += value
    return whole + halved // 2


def needed(game: "MageKnight") -> int:
    """Give the combined Armor of the targets."""
    combat = foes.fight(game)
    armor = 0
    for at in combat.targets:
        armor += foes.armor_of(game, combat.foes[at])
    return armor


def enough(game: "MageKnight") -> bool:
    """Say whether the attack being declared defeats its targets."""
    return bool(foes.fight(game).targets) and total(game) >= needed(game)


# ---- declaring ----


def targetable(game: "MageKnight") -> list[int]:
    """Give the enemies that may become targets: in the first phase none that is fortified twice."""
    combat = foes.fight(game)
    ranged = game.turn.phase == RANGED_AND_SIEGE
    found: list[int] = []
    for at in foes.present(game):
        if at in combat.targets or phases.is_passed(game, at, AS_TARGET):
            continue
        if not (ranged and foes.fortifications(game, combat.foes[at]) > 1):
            found.append(at)
    return found


def aim(game: "MageKnight", seat: Seat, at: int) -> None:
    """Make an enemy a target; a Defend bonus not yet given goes onto it."""
    foes.fight(game).targets += (at,)
    defend(game, seat, at)


def defend(game: "MageKnight", seat: Seat, at: int) -> None:
    """Give a target a Defend bonus, if it has none and one is left; which of several is asked."""
    combat = foes.fight(game)
    for foe in combat.foes:
        if foe.guards == at:
            return
    guards = [place for place in foes.present(game) if foes.defends(combat.foes[place])]
    if len(guards) > 1:
        game.push(ChooseDefender(seat, at))
    elif guards:
        combat.foes[guards[0]].guards = at


def leave(game: "MageKnight", seat: Seat, at: int) -> None:
    """An enemy is no target any more: the Defend bonus it got for this attack goes onto another target."""
    combat = foes.fight(game)
    combat.targets = tuple([other for other in combat.targets if other != at])
    for foe in combat.foes:
        if foe.guards == at and not foe.firm:
            foe.guards = NONE
            for other in combat.targets:
                defend(game, seat, other)


def carry_out(game: "MageKnight") -> None:
    """Strike: all targets are defeated, then what waits for their defeat happens."""
    combat = foes.fight(game)
    targets = combat.targets
    if game.lasting and [lot for lot in combat.pool if lot.source == FROM_UNIT]:
        for at in targets:
            events.unit_touches(game, at)
    for at in targets:
        phases.settle_defence(combat, at)
    for at in targets:
        foes.fell(game, combat.foes[at])
    for at in reversed(targets):
        events.happen(game, ENEMY_DEFEATED, at)


def label(game: "MageKnight", action: Action) -> Message | None:
    """Name the enemy, with its Armor."""
    if action.verb != TARGET and action.verb != UNTARGET:
        return None
    foe = foes.fight(game).foes[action.a]
    wording = answers.LABEL_TARGET if action.verb == TARGET else answers.LABEL_UNTARGET
    return Message(wording, (action.a + 1, foes.printed(foe).number, foes.armor_of(game, foe)))


class ChooseDefender(Question["MageKnight"]):
    """Several Defend bonuses could go onto a target: which one?"""

    rule: ClassVar[str] = "mage_knight.enemy-abilities.defend-player-chooses"
    fields: ClassVar[tuple[str, ...]] = ("target",)

    def __init__(self, seat: Seat, target: int) -> None:
        super().__init__(seat)
        self.target: Final = target

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        combat = foes.fight(game)
        for at in foes.present(game):
            if foes.defends(combat.foes[at]):
                out.append(ENEMIES_ACTIONS[at])

    def take(self, game: "MageKnight", action: Action) -> None:
        foes.fight(game).foes[action.a].guards = self.target

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        foe = foes.fight(game).foes[action.a]
        return Message(answers.LABEL_DEFENDER, (action.a + 1, foes.printed(foe).number, foes.printed(foe).defend))


# ---- the phases ----


class BeginRanged(Step["MageKnight"]):
    """The Ranged and Siege phase begins."""

    def run(self, game: "MageKnight") -> None:
        phases.enter_phase(game, RANGED_AND_SIEGE)
        game.push(RangedPhase(self.seat))
        if game.centre:
            centre.combat_begins(game, self.seat)


class BeginAttack(Step["MageKnight"]):
    """The Attack phase begins: summoners are back. Promises for it are open to the player now (allowances)."""

    def run(self, game: "MageKnight") -> None:
        phases.enter_phase(game, ATTACK_PHASE)
        for foe in foes.fight(game).foes:
            foe.summoned = False
            foes.discard_monster(game, foe)
        game.push(AttackPhase(self.seat))


class RangedPhase(Question["MageKnight"]):
    """Attack from afar, or wait for the enemies."""

    rule: ClassVar[str] = "mage_knight.combat.ranged-phase-optional"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """A first target, or going on."""
        for at in targetable(game):
            out.append(TARGETS[at])
        out.append(NEXTS)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Declare an attack; going on leaves the phase."""
        if action.verb == TARGET:
            game.push(RangedAttack(self.seat) if game.turn.phase == RANGED_AND_SIEGE else MeleeAttack(self.seat))
            aim(game, self.seat, action.a)

    def windows(self, game: "MageKnight") -> WindowBits:
        return perform.open_now(game)

    def insists(self, game: "MageKnight") -> bool:
        return bool(foes.fight(game).passed)

    def unasked(self, game: "MageKnight") -> Action | None:
        return unasked.way_on(game, [TARGETS[at] for at in targetable(game)])

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        return label(game, action)


class AttackPhase(RangedPhase):
    """Attack, or end the combat."""

    rule: ClassVar[str] = "mage_knight.combat.attack-several-targets-or-attacks"


class RangedAttack(Question["MageKnight"]):
    """A ranged or siege attack is being declared."""

    rule: ClassVar[str] = "mage_knight.combat.ranged-choose-targets"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """More targets, fewer, strike if it is enough, else perhaps give it up."""
        combat = foes.fight(game)
        for at in targetable(game):
            out.append(TARGETS[at])
        if len(combat.targets) > 1:
            for at in combat.targets:
                out.append(UNTARGETS[at])
        out.append(STRIKES if enough(game) else GIVES_UP)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Go on declaring, or be done with the attack one way or the other."""
        if action.verb == TARGET or action.verb == UNTARGET:
            game.push(RangedAttack(self.seat) if game.turn.phase == RANGED_AND_SIEGE else MeleeAttack(self.seat))
            if action.verb == TARGET:
                aim(game, self.seat, action.a)
            else:
                phases.pass_on(game, action.a, AS_TARGET)
                leave(game, self.seat, action.a)
            return
        combat = foes.fight(game)
        if not combat.pool:
            for at in combat.targets:
                phases.pass_on(game, at, AS_TARGET)
        game.push(StrikeOver(self.seat))
        if action.verb == STRIKE:
            carry_out(game)

    def windows(self, game: "MageKnight") -> WindowBits:
        return perform.open_now(game)

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        return label(game, action)


class MeleeAttack(RangedAttack):
    """An attack of any kind is being declared."""

    rule: ClassVar[str] = "mage_knight.combat.attack-any-kind-combined"


class StrikeOver(Step["MageKnight"]):
    """An attack is finished: its points are used up, and the phase goes on."""

    def run(self, game: "MageKnight") -> None:
        phases.drop(game)
        game.push(RangedPhase(self.seat) if game.turn.phase == RANGED_AND_SIEGE else AttackPhase(self.seat))
