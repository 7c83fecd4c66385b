"""Turns of Mage Knight as planning sees them: what is worth trying, what is the same, and where a turn can end."""

from typing import Final

from roundtable.bots import joint_assaults
from roundtable.bots.answers import is_extra, straightforward
from roundtable.bots.course import Course, Place
from roundtable.bots.fights import Aim, Fight, size, stake, worthwhile
from roundtable.bots.turn_tree import Node, Pursuit, Tree
from roundtable.games.mage_knight.combat.blocking import BlockAttack, BlockPhase, left_of_attack
from roundtable.games.mage_knight.combat.damage import AssignDamage
from roundtable.games.mage_knight.combat.strike import RangedAttack, RangedPhase
from roundtable.games.mage_knight.content.components import WOUND_DEED
from roundtable.games.mage_knight.content.names import BEFORE_TURN, END_OF_TURN, NONE, PARTIALLY
from roundtable.games.mage_knight.course.joint_assault import EnterCity
from roundtable.games.mage_knight.course.proposal import Propose
from roundtable.games.mage_knight.course.rest import Resting
from roundtable.games.mage_knight.course.turns import TakeTurn
from roundtable.games.mage_knight.locals.interaction import Interact
from roundtable.games.mage_knight.pvp.beginning import Participate
from roundtable.games.mage_knight.pvp.exchange import AttackFromAfar, BlockPlayer
from roundtable.games.mage_knight.state.classes import Combat, Foe, Player
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.games.mage_knight.state.pieces import Lasting, Lot
from roundtable.games.mage_knight.vocabulary import (
    ATTACK,
    BURN,
    CHALLENGE,
    CRYSTAL,
    DONE,
    END,
    ENDS,
    ENTER,
    GIVE_UP,
    GO,
    INTERACT,
    NEXT,
    PARTICIPATES,
    PASSES,
    PROPOSE,
    REST,
    SIDEWAYS,
    STANDS,
    STRIKES,
    TARGET,
    TRIBUTE,
    UNTARGET,
)
from roundtable.kernel.action import Action
from roundtable.kernel.game import Game

AGGRESSION: Final = 1000  # attacking another player, in hundredths of a point
FRUITLESS: Final = 100  # a fight in which nobody is defeated, besides what it takes
IDLE_MOVE: Final = 2  # Move points that are too many to be left unused when the action begins
MOVE_POINT: Final = 40  # not used yet
INFLUENCE_POINT: Final = 40
TOGETHER: Final = 1000  # a joint assault is followed before most others
ACTIONS: Final = (CHALLENGE, ENTER, INTERACT, TRIBUTE, BURN, REST, PROPOSE)
NEVER: Final = (UNTARGET, GIVE_UP, CRYSTAL, END)  # while there is another answer


ASKED_AGAIN: Final = (
    TakeTurn,
    RangedPhase,
    RangedAttack,
    BlockPhase,
    BlockAttack,
    AssignDamage,
    Interact,
    Resting,
    EnterCity,
)


class KnightCourse(Course):
    """The turns of Mage Knight."""

    def plans(self, game: Game, seat: int) -> bool:
        """The own turn until its end is announced, and fights of others that ask the seat."""
        assert isinstance(game, MageKnight)
        turn = game.turn
        return turn.seat == seat and turn.phase not in (BEFORE_TURN, END_OF_TURN)

    def ending(self, game: Game) -> Action | None:
        """The end of the turn, unless the scenario asks for something else first."""
        return ENDS if ENDS in game.found else None

    def worth_trying(self, game: Game) -> list[Action]:
        """Strike and stand as soon as it is enough; targets before points, in ascending order; one way to share out."""
        assert isinstance(game, MageKnight)
        found = game.found
        combat = game.combat
        if combat is not None and game.duel is None:
            if STRIKES in found:
                return [STRIKES]
            if STANDS in found:
                return [STANDS]
            return in_fight(game, combat)
        question = game.question()
        if isinstance(question, Propose):
            return [joint_assaults.share_out(game, question.seat, question)]
        if isinstance(question, EnterCity) and len(found) > 1:
            return [one for one in found if one.verb not in NEVER and one.verb != DONE]  # all count on everybody
        if game.turn.move >= IDLE_MOVE:
            return [one for one in found if one.verb not in NEVER and one.verb not in ACTIONS]
        return [one for one in found if one.verb not in NEVER and (one.verb != PROPOSE or can_propose(game, one))]

    def price(self, game: Game, action: Action) -> int:
        """A rival defends itself better than supposed: an attack, and a step that is one, must promise something."""
        assert isinstance(game, MageKnight)
        attacks = action.verb == ATTACK or (action.verb == GO and game.duel is not None)
        return AGGRESSION if attacks else 0

    def supposed(self, game: Game) -> Action:
        """Who is attacked gives no turn for it and does not strike back, but blocks with the cards there are."""
        assert isinstance(game, MageKnight)
        question = game.question()
        if isinstance(question, Participate):
            return PARTICIPATES[PARTIALLY]
        if game.duel is None or game.seat != game.duel.defender:
            return straightforward(game)
        if isinstance(question, AttackFromAfar):
            return PASSES
        if isinstance(question, BlockPlayer):
            cards = [one for one in game.found if one.verb == SIDEWAYS]
            return cards[0] if cards and left_of_attack(game) else STANDS
        return straightforward(game)

    def takes_back(self, action: Action) -> bool:
        """A target that nothing can be laid against is given up."""
        return action.verb == GIVE_UP

    def is_handed_over(self, game: Game, seat: int) -> bool:
        """While others fight their part of a joint assault."""
        assert isinstance(game, MageKnight)
        return game.joint is not None and game.turn.seat != seat

    def leads_nowhere(self, game: Game) -> bool:
        """Points laid before it is said what for."""
        assert isinstance(game, MageKnight)
        combat = game.combat
        if combat is None or game.duel is not None:
            return False
        return bool(combat.pool) and not combat.targets and combat.blocking < 0

    def fight(self, tree: Tree, node: Node) -> Pursuit | None:
        """Fights are searched the most hopeful positions first."""
        game = node.game
        assert isinstance(game, MageKnight)
        return None if game.combat is None else KnightsFight(tree, node, game)

    def hope(self, game: Game) -> int:
        """Points of Move and Influence; a joint assault."""
        assert isinstance(game, MageKnight)
        turn = game.turn
        together = TOGETHER if game.joint is not None or isinstance(game.question(), Propose) else 0
        return together if turn.acted else together + turn.move * MOVE_POINT + max(0, turn.influence) * INFLUENCE_POINT

    def place(self, game: Game, seat: int) -> Place | None:
        """Compared at the questions that are asked again and again."""
        assert isinstance(game, MageKnight)
        question = game.question()
        if not isinstance(question, ASKED_AGAIN) or game.frames or game.duel is not None:
            return None
        key = (type(question).__name__, *circumstances(game, game.players[seat]))
        return Place(key, things(game.players[seat]), counts(game, game.players[seat]))


class KnightsFight(Pursuit):
    """A fight of Mage Knight."""

    def __init__(self, tree: Tree, node: Node, game: MageKnight) -> None:
        super().__init__(stake(game, tree.seat), size(game), max(0, node.worth))
        self.search: Final = Fight(tree, Aim(game, tree.seat, worthwhile(game)), node, False)
        self.is_duel: Final = game.duel is not None
        self.told = 0  # ends that were given

    def follow(self, most: int) -> list[Node]:
        """Search on; of the ends those in which nobody was defeated have a price."""
        self.is_done = self.search.search(most)
        found = self.search.ends[self.told :]
        self.told += len(found)
        for end in found:
            if not self.is_duel and not self.search.aim.has_gained(end):
                end.cost += FRUITLESS
        return found


def can_propose(game: MageKnight, proposal: Action) -> bool:
    """Say whether a joint assault may be tried."""
    return joint_assaults.may_be_tried(game, game.turn.seat, proposal.a)


def in_fight(game: MageKnight, combat: Combat) -> list[Action]:
    """Give the answers in a fight. What is tried first comes last: going on, then targets and blocks, then cards."""
    last = max(combat.targets, default=-1)
    cards: list[Action] = []
    answers: list[Action] = []
    gives_up = bool(combat.pool) and (combat.blocking >= 0 or does_more(game))
    for one in game.found:
        if one.verb in NEVER and not (one.verb == GIVE_UP and gives_up):
            continue
        if one.verb == TARGET and (one.a < last or combat.pool):
            continue
        if is_extra(game, one):
            cards.append(one)
        else:
            answers.append(one)
    if not answers and not cards and not combat.targets and combat.blocking < 0:
        return list(game.found)
    answers.sort(key=goes_on)
    return cards + answers


def does_more(game: MageKnight) -> bool:
    """Say whether points that are not enough may have been worth it for what else happens when they are laid."""
    return bool(game.lasting) or any([unit.banner != NONE for unit in game.players[game.turn.seat].units])


def goes_on(action: Action) -> bool:
    """Sort key: what ends a phase of a fight comes last."""
    return action.verb == NEXT


# ---- what positions are compared by ----


def circumstances(game: MageKnight, player: Player) -> tuple[object, ...]:
    """Give what must be the same: place and phase, Units, dice, effects that last, the fight."""
    turn = game.turn
    return (
        turn.phase,
        turn.acted,
        player.space,
        player.reputation,
        turn.rewards,
        turn.bought,
        turn.again,
        turn.resting,
        turn.rested,
        game.source,
        game.tiles,
        tuple([(unit.card, unit.wounds, unit.banner, unit.braced) for unit in player.units]),
        player.tactic_up,
        tuple([said(one) for one in game.lasting]),
        None if game.combat is None else fight(game.combat),
    )


def things(player: Player) -> tuple[int, ...]:
    """Give the cards in hand that are no Wounds, the ready Units and the Skills that can be used, as bits."""
    hand = 0
    for deed in player.hand.cards:
        if deed != WOUND_DEED:
            hand |= 1 << deed
    ready = 0
    for at, unit in enumerate(player.units):
        if unit.ready:
            ready |= 1 << at
    skills = 0
    for skill in player.skills:
        if skill not in player.spent and skill not in player.used:
            skills |= 1 << skill
    return (hand, ready, skills)


def counts(game: MageKnight, player: Player) -> tuple[int, ...]:
    """Give what one can have more or less of: mana, crystals, points, Fame, Wounds."""
    turn = game.turn
    wounds = player.hand.cards.count(WOUND_DEED)
    return (
        *player.mana,
        *player.crystals,
        turn.move,
        turn.influence,
        turn.healing,
        player.fame,
        -wounds,
        -wounds - player.discard.count(WOUND_DEED),
        turn.extra_dice,
        0 if turn.usual_die else 1,
        len(player.deck.cards) + len(player.discard),
    )


def said(one: Lasting) -> tuple[object, ...]:
    """Give what tells something that lasts from others."""
    return (one.path, one.left, one.target, one.amount)


def fight(combat: Combat) -> tuple[object, ...]:
    """Give what tells a moment of a fight from others."""
    lots = sorted([lot_key(lot) for lot in combat.pool])
    foes = tuple([foe_key(foe) for foe in combat.foes])
    return (combat.targets, combat.blocking, combat.blow, tuple(lots), foes, combat.passed, combat.wounds)


def lot_key(lot: Lot) -> tuple[int, ...]:
    """Give what tells points from others."""
    return (lot.value, lot.type, lot.element, int(lot.doubles), lot.avoid, lot.only)


def foe_key(foe: Foe) -> tuple[object, ...]:
    """Give what tells an enemy from others."""
    return (
        foe.token,
        foe.armor,
        foe.armor_elusive,
        foe.resistances,
        foe.abilities,
        foe.site_fortified,
        tuple(foe.values),
        tuple(foe.powers),
        tuple(foe.states),
        foe.skips,
        foe.summoned,
        foe.guards,
        foe.defeated,
    )


COURSE: Final[Course] = KnightCourse()
