"""Attack and answer between players: first from afar, the defender first; then hand to hand, the aggressor first.

An attack is made of the points in the pool. The other may lower it by Block, and who attacked assigns what is left.
"""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight import answers, words
from roundtable.games.mage_knight.combat import blocking, damage, foes, opponent, phases, strike
from roundtable.games.mage_knight.content.components import UNIT_OF
from roundtable.games.mage_knight.content.integers import Seat, WindowBits
from roundtable.games.mage_knight.content.names import (
    ATTACK_PHASE,
    BLOCK,
    BLOCK_SUCCEEDS,
    ENEMY_BLOCKED,
    NONE,
    PHYSICAL,
    RANGED_AND_SIEGE,
    SWIFT,
)
from roundtable.games.mage_knight.effects import events, perform
from roundtable.games.mage_knight.pvp import sides, spoils
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.pieces import BLOCKED, OPEN_BLOW, UNTIL_PHASE, Lot
from roundtable.games.mage_knight.vocabulary import PASSES, SLOW, STAND, STANDS, STRIKE, STRIKES
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


# ---- attacking ----


class NextAttack(Step["MageKnight"]):
    """Somebody may attack, unless the fight is over."""

    def run(self, game: "MageKnight") -> None:
        """All points go against the opponent's hero, who is hit by them or lets Units be."""
        duel = opponent.duel_of(game)
        if duel.loser != NONE:
            return
        sides.turn_to(game, self.seat)
        phases.drop(game)
        game.turn.phase = ATTACK_PHASE if duel.melee else RANGED_AND_SIEGE
        foes.fight(game).targets = (opponent.HERO_AT,)
        game.push(AttackHandToHand(self.seat) if duel.melee else AttackFromAfar(self.seat))


class AttackFromAfar(Question["MageKnight"]):
    """A ranged or siege attack on another player, or none."""

    rule: ClassVar[str] = "mage_knight.pvp.ranged-attack-or-pass"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Attack with the points there are, or pass."""
        if strike.total(game) > 0:
            out.append(STRIKES)
        out.append(PASSES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """An attack is answered; two passes in a row end the phase."""
        duel = opponent.duel_of(game)
        rival = opponent.other(duel, self.seat)
        if action.verb == STRIKE:
            duel.passed = False
            attack(game, self.seat)
            game.then(Answer(rival), spoils.Assign(self.seat), NextAttack(rival))
            return
        game.tell(words.PASSED, self.seat)
        over(game, self.seat)
        if not duel.passed:
            duel.passed = True
            game.push(NextAttack(rival))
        elif not duel.melee:
            duel.passed = False
            duel.melee = True
            game.tell(words.MELEE_BEGINS)
            game.push(NextAttack(duel.aggressor))

    def windows(self, game: "MageKnight") -> WindowBits:
        """Those of an attack being declared."""
        return perform.open_now(game)

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        """Say how strong the attack is."""
        return Message(answers.LABEL_ATTACK, (strike.total(game),)) if action.verb == STRIKE else None


class AttackHandToHand(AttackFromAfar):
    """An attack of any kind on another player, or none."""

    rule: ClassVar[str] = "mage_knight.pvp.melee-any-attack-combination"


def attack(game: "MageKnight", seat: Seat) -> None:
    """Make the attack: what counts of the points is kept, with what each Unit contributes."""
    duel = opponent.duel_of(game)
    game.tell(words.STRUCK, seat, opponent.other(duel, seat), strike.total(game))
    duel.pool = counted(game)
    opponent.look(game, seat, duel.foes)  # a Unit may have joined since
    opponent.contribute(duel.foes, duel.pool)
    over(game, seat)


def over(game: "MageKnight", seat: Seat) -> None:
    """An attack is made or passed on, or an answer given: points left are lost, and what held for it alone ends."""
    phases.drop(game)
    lasting.expire(game, UNTIL_PHASE, seat)


def counted(game: "MageKnight") -> tuple[Lot, ...]:
    """Give the points of the pool that count in the attack, with the value they have in it."""
    combat = foes.fight(game)
    found: list[Lot] = []
    pool = combat.pool
    for lot in pool:
        combat.pool = (lot,)
        value = strike.total(game)
        if value:
            found.append(lot.worth(value))
    combat.pool = pool
    return tuple(found)


# ---- answering ----


class Answer(Step["MageKnight"]):
    """An attack comes: from afar it is swift, so that two points of Block take one off it."""

    def run(self, game: "MageKnight") -> None:
        """The hero's attack is all there is to be blocked; Units saved from the last one can be hit again."""
        sides.turn_to(game, self.seat)
        damage.forget_marks(game, self.seat)
        game.turn.phase = BLOCK
        combat = foes.fight(game)
        duel = opponent.duel_of(game)
        attacker = combat.foes[opponent.HERO_AT]
        attacker.values = [opponent.attack_value(game)]
        attacker.elements = [PHYSICAL]
        attacker.powers = [0 if duel.melee else SWIFT]
        attacker.states = [OPEN_BLOW]
        combat.blocking = opponent.HERO_AT
        combat.blow = 0
        game.push(BlockPlayer(self.seat))


class BlockPlayer(Question["MageKnight"]):
    """How much of the attack is blocked? Every point helps, and none is needed."""

    rule: ClassVar[str] = "mage_knight.pvp.ranged-partial-block"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Let the rest come; Move points may slow what a Cumbersome Unit contributes."""
        out.append(STANDS)
        for at, foe in enumerate(foes.fight(game).foes):
            for blow, value in enumerate(foe.values):
                if foe.unit != NONE and value:
                    blocking.add_slows(game, at, blow, out)

    def take(self, game: "MageKnight", action: Action) -> None:
        """What waits for a successful block happens only if nothing is left of the attack."""
        if action.verb == SLOW:
            game.push(BlockPlayer(self.seat))
            blocking.slow(game, action.a, action.b)
            return
        combat = foes.fight(game)
        duel = opponent.duel_of(game)
        combat.damage = blocking.left_of_attack(game)
        duel.elements = opponent.elements(game)
        game.push(AnswerOver(self.seat))
        if combat.damage:
            game.tell(words.COMES_THROUGH, self.seat, combat.damage)
            return
        game.tell(words.BLOCKED_ALL, self.seat)
        combat.foes[opponent.HERO_AT].states = [BLOCKED]
        events.happen(game, ENEMY_BLOCKED, opponent.HERO_AT)
        events.happen(game, BLOCK_SUCCEEDS, opponent.HERO_AT)

    def windows(self, game: "MageKnight") -> WindowBits:
        """Those of a block being made."""
        return perform.open_now(game)

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        """Say what is left of the attack, or of a Unit's share in it."""
        if action.verb == SLOW:
            foe = foes.fight(game).foes[action.a]
            return Message(answers.LABEL_SLOW_UNIT, (UNIT_OF[foe.unit], foe.values[action.b]))
        return Message(answers.LABEL_COMES_THROUGH, (blocking.left_of_attack(game),)) if action.verb == STAND else None


class AnswerOver(Step["MageKnight"]):
    """An attack is answered: the Block is used up, and Units contribute to it no more."""

    def run(self, game: "MageKnight") -> None:
        """Nothing can act on it any more."""
        combat = foes.fight(game)
        combat.blocking = NONE
        combat.blow = NONE
        over(game, self.seat)
        opponent.duel_of(game).pool = ()
        opponent.contribute(combat.foes, ())
        events.block_over(game)
