"""What can be picked for an effect: cards of the hand, cards of an offer, Units, enemies and their attacks."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.combat import foes
from roundtable.games.mage_knight.content.components import COLOURS_OF_CARD, KIND_OF, KIND_OF_CARD
from roundtable.games.mage_knight.content.integers import Kind
from roundtable.games.mage_knight.content.names import ADVANCED_ACTION, BASIC_ACTION, NONE, SPELL, SUMMON, WOUND
from roundtable.games.mage_knight.content.nodes import Node
from roundtable.games.mage_knight.state.pieces import FROM_CARD, FROM_SIDEWAYS, OPEN_BLOW
from roundtable.games.mage_knight.verbs import colours

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight

ON_ATTACKS: Final = ("one-attack", "two-attacks", "one-attack-unfortified")
UNFORTIFIED: Final = ("one-unfortified", "one-attack-unfortified")


def fits(kind: Kind, cards: str) -> bool:
    """Say whether a kind of card is one of those a step speaks of."""
    what = KIND_OF_CARD[kind]
    if cards == "wound":
        return what == WOUND
    if cards == "any-or-wound" or cards == "any-max-one-wound":
        return True
    if cards == "action":
        return what in (BASIC_ACTION, ADVANCED_ACTION)
    if cards == "colored":
        return what in (BASIC_ACTION, ADVANCED_ACTION, SPELL)
    return what != WOUND


FITTING: Final[dict[str, tuple[bool, ...]]] = {}  # by what a step speaks of, once it was asked for, and kind


def fitting(cards: str) -> tuple[bool, ...]:
    """Give, by kind, which cards are of those a step speaks of."""
    if cards not in FITTING:
        FITTING[cards] = tuple([fits(kind, cards) for kind in range(len(KIND_OF_CARD))])
    return FITTING[cards]


def hand(game: "MageKnight", by: "Frame", cards: str) -> list[int]:
    """Give the kinds of the cards in hand that fit, the card being played left out, with repetitions."""
    found: list[int] = []
    fit = fitting(cards)
    own = by.source if by.origin == FROM_CARD or by.origin == FROM_SIDEWAYS else NONE
    for deed in game.players[by.seat].hand.cards:
        if deed != own and deed not in by.outer:
            kind = KIND_OF[deed]
            if fit[kind]:
                found.append(kind)
    return found


def kinds(game: "MageKnight", by: "Frame", cards: str) -> list[int]:
    """Give the kinds of cards in hand that fit, each once, in a stable order."""
    return sorted(set(hand(game, by, cards)))


def count(game: "MageKnight", by: "Frame", cards: str) -> int:
    """Count the cards in hand that fit."""
    found = hand(game, by, cards)
    if cards == "any-max-one-wound":
        wounds = len([kind for kind in found if KIND_OF_CARD[kind] == WOUND])
        return len(found) - max(0, wounds - 1)
    return len(found)


def offered(game: "MageKnight", by: "Frame", node: Node) -> list[int]:
    """Give the cards of an offer that a step lets the user gain."""
    offer = game.spell_offer if node.words["kind"] == "spell" else game.advanced_offer
    if "color" not in node.lists:
        return list(offer)
    mask = colours.colours_given(game, by, node)
    return [deed for deed in offer if COLOURS_OF_CARD[KIND_OF[deed]] & mask]


# ---- enemies ----


def acts_on_attack(node: Node) -> bool:
    """Say whether a step changes an attack rather than the enemy itself: immunity does not stop that."""
    return node.verb in ("enemy-attack", "enemy-gains") or (
        node.verb == "enemy-loses" and node.words["target"] in ON_ATTACKS
    )


def reaches(game: "MageKnight", by: "Frame", node: Node, at: int) -> bool:
    """Say whether a step gets past the resistances and the immunity of an enemy."""
    combat = game.combat
    assert combat is not None
    foe = combat.foes[at]
    if acts_on_attack(node):
        return foes.attack_affected(foe, by.colours)
    return foes.can_affect(game, foe, by.colours)


def targets(game: "MageKnight", by: "Frame", node: Node) -> list[int]:
    """Give the enemies that can be picked for a step."""
    found: list[int] = []
    combat = game.combat
    if combat is None:
        return found
    for at in foes.present(game):
        foe = combat.foes[at]
        if not reaches(game, by, node, at):
            continue
        if node.words["target"] in UNFORTIFIED and foes.fortifications(game, foe):
            continue
        if node.verb == "enemy-skips-attack" and not foes.may_be_kept(foe):
            continue
        if node.words["target"] == "blocked" and not foe.values:
            continue  # between players: a Unit that is no part of the attack
        found.append(at)
    return found


def attacks(game: "MageKnight", by: "Frame", node: Node) -> list[tuple[int, int]]:
    """Give the attacks that can be picked for a step: those still to come, no summons."""
    found: list[tuple[int, int]] = []
    combat = game.combat
    if combat is None:
        return found
    for at in targets(game, by, node):
        foe = combat.foes[at]
        if foe.skips:
            continue
        for blow in range(len(foe.values)):
            summons = foe.powers[blow] & SUMMON != 0
            if foe.states[blow] == OPEN_BLOW and not (summons and node.verb != "cancel-attack"):
                found.append((at, blow))
    return found


def has_target(game: "MageKnight", by: "Frame", node: Node) -> bool:
    """Say whether there is something a step on enemies can act on."""
    if node.words["target"] in ON_ATTACKS:
        return bool(attacks(game, by, node))
    return bool(targets(game, by, node))
