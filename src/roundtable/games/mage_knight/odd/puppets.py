"""Puppet Master (Krang): defeated enemies are kept, and given up later for Attack or Block."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import answers
from roundtable.games.mage_knight.content.components import ENEMIES, ENEMY_OF, STACK_OF, Blow
from roundtable.games.mage_knight.content.integers import Seat, Token
from roundtable.games.mage_knight.content.names import (
    COLD_FIRE,
    FIRE,
    ICE,
    MELEE,
    NONE,
    PHYSICAL,
    R_FIRE,
    R_ICE,
    S_BROWN,
)
from roundtable.games.mage_knight.content.nodes import NODES, Node
from roundtable.games.mage_knight.effects import giving, perform, windows
from roundtable.games.mage_knight.map import tokens
from roundtable.games.mage_knight.state.classes import Frame
from roundtable.games.mage_knight.vocabulary import CHOICES, CHOOSES
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from roundtable.kernel.wording import Message
from roundtable.kernel.zone import EVERYBODY

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

KEEP: Final = 0
ATTACK: Final = 1
BLOCK: Final = 2


def uses(game: "MageKnight", seat: Seat) -> list[tuple[int, Token]]:
    """Give what the Skill can do now: keep a token, or give one up for Attack or Block."""
    player = game.players[seat]
    now = perform.open_now(game)
    found = [(KEEP, token) for token in game.turn.felled if token in game.fallen[STACK_OF[token]]]
    for token in player.puppets:
        if now & windows.STRIKE:
            found.append((ATTACK, token))
        if now & windows.PARRY:
            found.append((BLOCK, token))
    return found[:CHOICES]


def possible(game: "MageKnight", by: Frame, node: Node) -> bool:
    """There must be a token."""
    return bool(uses(game, by.seat))


def puppet_master(game: "MageKnight", by: Frame, node: Node) -> None:
    """Ask what is done."""
    game.push(PullStrings(by.seat, node.path))


class PullStrings(Question["MageKnight"]):
    """Which token is kept or given up, and for what?"""

    rule: ClassVar[str] = "mage_knight.effects.special-effects-follow-card"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: Seat, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Each by its place."""
        for at in range(len(uses(game, self.seat))):
            out.append(CHOOSES[at])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Keep the token, or give it up."""
        what, token = uses(game, self.seat)[action.a]
        player = game.players[self.seat]
        stack = STACK_OF[token]
        if what == KEEP:
            game.fallen[stack] = tuple([one for one in game.fallen[stack] if one != token])
            player.puppets = (*player.puppets, token)
            return
        player.puppets = tuple([one for one in player.puppets if one != token])
        game.fallen[stack] = (*game.fallen[stack], token)
        path = NODES[self.path].path
        if what == ATTACK:
            strike(game, game.frames[-1], token, path)
        else:
            enemy = ENEMIES[ENEMY_OF[token]]
            giving.give_block(game, game.frames[-1], half(enemy.armor), ward(enemy.resistances), False, path)

    def describe(self, game: "MageKnight", action: Action) -> Message:
        """Name the enemy."""
        what, token = uses(game, self.seat)[action.a]
        wording = (answers.LABEL_KEEP_PUPPET, answers.LABEL_PUPPET_ATTACK, answers.LABEL_PUPPET_BLOCK)[what]
        return Message(wording, (ENEMY_OF[token],))


def half(value: int) -> int:
    """Give the half, rounded up."""
    return (value + 1) // 2


def ward(resistances: int) -> int:
    """Give the element of the Block: the opposite of a resistance, cold fire of both."""
    if resistances & R_FIRE and resistances & R_ICE:
        return COLD_FIRE
    if resistances & R_FIRE:
        return ICE
    return FIRE if resistances & R_ICE else PHYSICAL


def strike(game: "MageKnight", by: Frame, token: Token, path: str) -> None:
    """Half of each attack of the token; a summoner's are those of a monster drawn for it."""
    for blow in ENEMIES[ENEMY_OF[token]].blows:
        for one in summoned(game, blow) if blow.summons else (blow,):
            giving.give_attack(game, by, half(one.value), MELEE, one.element, NONE, path)


def summoned(game: "MageKnight", blow: Blow) -> tuple[Blow, ...]:
    """Draw a monster, look at its attacks, and discard it; monsters that summon give nothing."""
    token = tokens.draw_token(game, S_BROWN if blow.summon_stack == NONE else blow.summon_stack, NONE, EVERYBODY)
    if token == NONE:
        return ()
    tokens.discard_token(game, token)
    return tuple([one for one in ENEMIES[ENEMY_OF[token]].blows if not one.summons])
