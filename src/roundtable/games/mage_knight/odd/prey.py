"""Know Your Prey (Wolfhawk): one ability, resistance or element of an enemy is ignored in this combat."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import answers
from roundtable.games.mage_knight.combat import foes
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import (
    ABILITY,
    ARCANE_IMMUNITY,
    ASSASSINATION,
    BRUTAL,
    COLD_FIRE,
    ELUSIVE,
    FIRE,
    FORTIFIED,
    ICE,
    NONE,
    PARALYZE,
    PHYSICAL,
    POISON,
    RESISTANCE,
    SWIFT,
    VAMPIRIC,
)
from roundtable.games.mage_knight.content.nodes import Node
from roundtable.games.mage_knight.state.classes import Foe, Frame
from roundtable.games.mage_knight.vocabulary import CHOOSES, ENEMIES_ACTIONS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

KNOWN: Final = SWIFT | BRUTAL | POISON | PARALYZE | ASSASSINATION | VAMPIRIC | ELUSIVE | FORTIFIED
OF_ABILITY: Final = 0
OF_RESISTANCE: Final = 1
OF_ELEMENT: Final = 2


class Trait:
    """Something that can be ignored: an ability, a resistance, or the element of an attack, with what it becomes."""

    def __init__(self, kind: int, number: int, becomes: int = PHYSICAL) -> None:
        self.kind: Final = kind
        self.number: Final = number  # of ABILITY, of RESISTANCE, or of the attack
        self.becomes: Final = becomes


def traits(foe: Foe) -> list[Trait]:
    """Give what can be ignored of an enemy."""
    found: list[Trait] = []
    printed = 0 if foe.token == NONE else foes.printed(foe).abilities & KNOWN & foe.abilities
    for at in range(len(ABILITY.words)):
        if (printed >> at) & 1:
            found.append(Trait(OF_ABILITY, at))
    for at in range(len(RESISTANCE.words)):
        if (foe.resistances >> at) & 1:
            found.append(Trait(OF_RESISTANCE, at))
    for blow in range(len(foe.values)):
        if not foes.is_open(foe, blow) or foe.elements[blow] == PHYSICAL:
            continue
        for element in (FIRE, ICE) if foe.elements[blow] == COLD_FIRE else (PHYSICAL,):
            found.append(Trait(OF_ELEMENT, blow, element))
    return found


def prey(game: "MageKnight") -> list[int]:
    """Give the enemies of which something can be ignored."""
    combat = game.combat
    if combat is None:
        return []
    found = [at for at in foes.present(game) if not combat.foes[at].abilities & ARCANE_IMMUNITY]
    return [at for at in found if traits(combat.foes[at])]


def know_your_prey(game: "MageKnight", by: Frame, node: Node) -> None:
    """An enemy is picked."""
    game.push(PickPrey(by.seat))


def possible(game: "MageKnight", by: Frame, node: Node) -> bool:
    """There must be one with something to ignore."""
    return bool(prey(game))


class PickPrey(Question["MageKnight"]):
    """Of which enemy is something ignored?"""

    rule: ClassVar[str] = "mage_knight.combat.extra-combat-effects-any-phase"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Those that are not immune."""
        for at in prey(game):
            out.append(ENEMIES_ACTIONS[at])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Ask what."""
        game.push(IgnoreTrait(self.seat, action.a))


class IgnoreTrait(Question["MageKnight"]):
    """What of the enemy is ignored until the combat ends?"""

    rule: ClassVar[str] = "mage_knight.combat.extra-combat-effects-any-phase"
    fields: ClassVar[tuple[str, ...]] = ("enemy",)

    def __init__(self, seat: Seat, enemy: int) -> None:
        super().__init__(seat)
        self.enemy = enemy

    def foe(self, game: "MageKnight") -> Foe:
        """Give the enemy."""
        return foes.fight(game).foes[self.enemy]

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Each by its place."""
        for at in range(len(traits(self.foe(game)))):
            out.append(CHOOSES[at])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Take it away."""
        foe = self.foe(game)
        trait = traits(foe)[action.a]
        if trait.kind == OF_ABILITY:
            foe.abilities &= ~(1 << trait.number)
            foe.powers = [powers & ~(1 << trait.number) for powers in foe.powers]
        elif trait.kind == OF_RESISTANCE:
            foe.resistances &= ~(1 << trait.number)
        else:
            foe.elements[trait.number] = trait.becomes

    def describe(self, game: "MageKnight", action: Action) -> Message:
        """Name it."""
        trait = traits(self.foe(game))[action.a]
        if trait.kind == OF_ABILITY:
            return Message(answers.LABEL_IGNORE_ABILITY, (trait.number,))
        if trait.kind == OF_RESISTANCE:
            return Message(answers.LABEL_IGNORE_RESISTANCE, (trait.number,))
        return Message(answers.LABEL_CHANGE_ELEMENT, (trait.number + 1, trait.becomes))
