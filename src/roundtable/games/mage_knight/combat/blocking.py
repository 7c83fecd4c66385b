"""The Block phase: monsters are summoned, then each enemy attack is blocked on its own, or not."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight import answers, words
from roundtable.games.mage_knight.cards import centre
from roundtable.games.mage_knight.combat import foes, opponent, phases, unasked
from roundtable.games.mage_knight.content.integers import WindowBits
from roundtable.games.mage_knight.content.names import (
    B_PLAYER,
    BLOCK,
    BLOCK_SUCCEEDS,
    COLD_FIRE,
    CUMBERSOME,
    ENEMY_BLOCKED,
    FIRE,
    ICE,
    NONE,
    PHYSICAL,
    S_BROWN,
    SUMMON,
    SWIFT,
)
from roundtable.games.mage_knight.effects import events, perform
from roundtable.games.mage_knight.map import tokens
from roundtable.games.mage_knight.state.classes import Foe
from roundtable.games.mage_knight.state.pieces import BLOCKED, FROM_UNIT, OPEN_BLOW
from roundtable.games.mage_knight.vocabulary import BLOCK as BLOCK_VERB
from roundtable.games.mage_knight.vocabulary import BLOCKS, GIVES_UP, NEXTS, SLOW, SLOWS, STAND, STANDS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message
from roundtable.kernel.zone import EVERYBODY

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Combat
    from roundtable.games.mage_knight.state.game import MageKnight


# ---- what counts ----


def efficient(block: int, attack: int) -> bool:
    """Say whether Block of an element counts in full against an attack of an element."""
    if attack == PHYSICAL or block == COLD_FIRE:
        return True
    if attack == FIRE:
        return block == ICE
    return attack == ICE and block == FIRE


def efficient_against_any(block: int, elements: int) -> bool:
    """Say whether Block counts in full against an attack of some elements (bits): one that it suits will do."""
    for element in range(COLD_FIRE + 1):
        if (elements >> element) & 1 and efficient(block, element):
            return True
    return False


def needed_block(foe: Foe, blow: int) -> int:
    """Give the Block an attack needs: twice its value if Swift."""
    return 2 * foe.values[blow] if foe.powers[blow] & SWIFT else foe.values[blow]


def summed(game: "MageKnight", swift: bool) -> int:
    """Give the Block played against the attack; `swift` says whether lots made for that count twice."""
    combat = foes.fight(game)
    if combat.blocking == NONE:
        return 0
    if combat.battle == B_PLAYER:
        elements = opponent.elements(game)
    else:
        elements = 1 << combat.foes[combat.blocking].elements[combat.blow]
    whole = 0
    halved = 0
    for lot in combat.pool:
        if lot.avoid == combat.blocking:
            continue
        value = 2 * lot.value if swift and lot.doubles else lot.value
        if efficient_against_any(lot.element, elements):
            whole += value
        else:
            halved += value
    return whole + halved // 2


def total(game: "MageKnight") -> int:
    """Give the strength of the block being made: what is efficient, and half of what is not."""
    combat = foes.fight(game)
    if combat.blocking == NONE:
        return 0
    return summed(game, combat.foes[combat.blocking].powers[combat.blow] & SWIFT != 0)


def excess(game: "MageKnight") -> int:
    """Give by how much the block exceeds what is needed, without the doubling for Swift on either side."""
    combat = foes.fight(game)
    if combat.blocking == NONE:
        return 0
    if combat.battle == B_PLAYER:
        return max(0, summed(game, False) - opponent.attack_value(game))
    return max(0, summed(game, False) - combat.foes[combat.blocking].values[combat.blow])


def left_of_attack(game: "MageKnight") -> int:
    """Between players: give what the block leaves of the attack, which it lowers by 1 a point, or by 1 for 2."""
    combat = foes.fight(game)
    swift = combat.foes[combat.blocking].powers[combat.blow] & SWIFT != 0
    block = total(game) // 2 if swift else total(game)
    return max(0, opponent.attack_value(game) - block)


def enough(game: "MageKnight") -> bool:
    """Say whether the block being made succeeds."""
    combat = foes.fight(game)
    return total(game) >= needed_block(combat.foes[combat.blocking], combat.blow)


# ---- an attack is blocked ----


def mark_blocked(game: "MageKnight", foe: Foe, blow: int) -> None:
    """Note that an attack is blocked; the last of an enemy's attacks makes the enemy blocked.

    A monster that is not its own master is no enemy blocked: it goes back to its discard pile.
    """
    foe.states[blow] = BLOCKED
    game.tell(words.BLOCKED, game.turn.seat, foes.printed(foe).number)
    if foe.summoner != NONE:
        if not foes.attacks(foe) and foes.fight(game).blocking == NONE:
            foes.discard_monster(game, foe)
    elif foes.all_blocked(foe):
        events.happen(game, ENEMY_BLOCKED, foes.fight(game).foes.index(foe))


def check_nothing_left(game: "MageKnight", foe: Foe, blow: int) -> None:
    """An open attack brought to 0 counts as blocked; if it was being blocked, that block succeeds."""
    if foe.values[blow] > 0 or not foes.is_open(foe, blow):
        return
    combat = foes.fight(game)
    if combat.blocking == NONE or combat.foes[combat.blocking] is not foe or combat.blow != blow:
        mark_blocked(game, foe, blow)


def attack_lowered(game: "MageKnight", at: int, blow: int) -> None:
    """An attack was lowered: brought to 0 it counts as blocked, from the Block phase on and never later than in it."""
    if game.turn.phase == BLOCK and foes.fight(game).battle != B_PLAYER:
        check_nothing_left(game, foes.fight(game).foes[at], blow)


def succeed(game: "MageKnight") -> None:
    """The block is enough: the attack is blocked, then what waits for it happens."""
    combat = foes.fight(game)
    at = combat.blocking
    mark_blocked(game, combat.foes[at], combat.blow)
    events.happen(game, BLOCK_SUCCEEDS, at)


def slow(game: "MageKnight", at: int, blow: int) -> None:
    """Spend a Move point against a Cumbersome enemy."""
    game.turn.move -= 1
    foes.fight(game).foes[at].values[blow] -= 1
    attack_lowered(game, at, blow)


# ---- the phase ----


def summon(game: "MageKnight", at: int) -> None:
    """Draw the monsters of a summoner that is there and not prevented; they stand in for it."""
    combat = foes.fight(game)
    foe = combat.foes[at]
    if foe.defeated or foe.skips:
        return
    colours = foes.city_colours(game, combat) if foe.garrison else 0
    for blow, said in enumerate(foes.printed(foe).blows):
        if not foe.powers[blow] & SUMMON or foe.states[blow] != OPEN_BLOW:
            continue
        for _ in range(said.summons):
            token = tokens.draw_token(
                game, S_BROWN if said.summon_stack == NONE else said.summon_stack, NONE, EVERYBODY
            )
            if token == NONE:
                continue
            monster = foes.make(token, NONE, False, 0)
            monster.summoner = at
            foes.give_city_bonus(monster, colours)
            combat.foes.append(monster)
            foe.summoned = True
            game.tell(words.SUMMONED, foes.printed(foe).number, foes.printed(monster).number)


class BeginBlock(Step["MageKnight"]):
    """The Block phase begins: enemies summon, and attacks reduced to nothing count as blocked."""

    def run(self, game: "MageKnight") -> None:
        phases.enter_phase(game, BLOCK)
        combat = foes.fight(game)
        for at in range(len(combat.foes)):
            summon(game, at)
        if game.centre and centre.avenged(game, self.seat):
            avenge(combat)
        game.push(BlockPhase(self.seat))
        for foe in combat.foes:
            for blow in range(len(foe.values)):
                check_nothing_left(game, foe, blow)


def avenge(combat: "Combat") -> None:
    """Nature's Vengeance of another player: every attack is 1 stronger."""
    for foe in combat.foes:
        for blow in range(len(foe.values)):
            if foes.is_open(foe, blow):
                foe.values[blow] += 1


def add_slows(game: "MageKnight", at: int, blow: int, out: list[Action]) -> None:
    """A Move point may be spent against an attack of a Cumbersome enemy."""
    if game.turn.move > 0 and foes.fight(game).foes[at].powers[blow] & CUMBERSOME:
        out.append(SLOWS[at][blow])


def label(game: "MageKnight", action: Action) -> Message | None:
    """Name the enemy and the Block its attack needs."""
    if action.verb != BLOCK_VERB and action.verb != SLOW:
        return None
    foe = foes.fight(game).foes[action.a]
    wording = answers.LABEL_BLOCK if action.verb == BLOCK_VERB else answers.LABEL_SLOW
    return Message(wording, (action.a + 1, foes.printed(foe).number, needed_block(foe, action.b)))


class BlockPhase(Question["MageKnight"]):
    """Block an attack, or let the rest come. It is over by itself when no attack is left."""

    rule: ClassVar[str] = "mage_knight.combat.block-any-number-of-enemies"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        combat = foes.fight(game)
        for at, foe in enumerate(combat.foes):
            for blow in range(len(foe.values)):
                if foes.is_open(foe, blow):
                    if not phases.is_passed(game, at, blow):
                        out.append(BLOCKS[at][blow])
                    add_slows(game, at, blow, out)
        if out or foes.any_open(game):
            out.append(NEXTS)

    def take(self, game: "MageKnight", action: Action) -> None:
        if action.verb == BLOCK_VERB:
            combat = foes.fight(game)
            combat.blocking = action.a
            combat.blow = action.b
            game.push(BlockAttack(self.seat))
        elif action.verb == SLOW:
            game.push(BlockPhase(self.seat))
            slow(game, action.a, action.b)

    def windows(self, game: "MageKnight") -> WindowBits:
        return perform.open_now(game)

    def insists(self, game: "MageKnight") -> bool:
        return bool(foes.fight(game).passed)

    def unasked(self, game: "MageKnight") -> Action | None:
        found: list[Action] = []
        self.options(game, found)
        return unasked.way_on(game, [one for one in found if one is not NEXTS])

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        return label(game, action)


class BlockAttack(Question["MageKnight"]):
    """One attack is being blocked. If it does not come any more, the block is in vain."""

    rule: ClassVar[str] = "mage_knight.combat.block-success-at-least-attack"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        combat = foes.fight(game)
        at = combat.blocking
        if not foes.is_open(combat.foes[at], combat.blow):
            out.append(GIVES_UP)
            return
        out.append(STANDS if enough(game) else GIVES_UP)
        if combat.foes[at].values[combat.blow] > 0:
            add_slows(game, at, combat.blow, out)

    def take(self, game: "MageKnight", action: Action) -> None:
        if action.verb == SLOW:
            game.push(BlockAttack(self.seat))
            slow(game, action.a, action.b)
            return
        game.push(BlockOver(self.seat))
        combat = foes.fight(game)
        if not combat.pool:
            phases.pass_on(game, combat.blocking, combat.blow)
        elif game.lasting and [lot for lot in combat.pool if lot.source == FROM_UNIT]:
            events.unit_touches(game, combat.blocking)
        if action.verb == STAND:
            succeed(game)

    def windows(self, game: "MageKnight") -> WindowBits:
        return perform.open_now(game)

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        return label(game, action)


class BlockOver(Step["MageKnight"]):
    """A block is finished: its points are used up, a monster blocked is discarded, and the phase goes on."""

    def run(self, game: "MageKnight") -> None:
        combat = foes.fight(game)
        foe = combat.foes[combat.blocking]
        combat.blocking = NONE
        combat.blow = NONE
        phases.drop(game)
        game.push(BlockPhase(self.seat))
        if foe.summoner != NONE and not foes.attacks(foe):
            foes.discard_monster(game, foe)
        events.block_over(game)
