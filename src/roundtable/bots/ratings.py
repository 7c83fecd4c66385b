"""How good cards, Units and Skills of Mage Knight are, by what their effects say, in tenths of a point of Attack.

It tells a strong Spell from a weak one for whoever has to choose among those offered, and knows no combinations.
"""

from typing import Final

from roundtable.games.mage_knight.content.components import (
    CARD,
    CARDS,
    HEROES,
    KIND_OF,
    SKILLS,
    UNITS,
    WOUND_DEED,
    Card,
    Skill,
    UnitKind,
)
from roundtable.games.mage_knight.content.names import ARTIFACT, SPELL
from roundtable.games.mage_knight.content.nodes import Amount, Effect, Node
from roundtable.games.mage_knight.verbs.library import ALL_STEPS

PER: Final = 2  # things that an amount counts, on average
BY_NUMBER: Final = {
    "move": 7,
    "influence": 6,
    "heal": 12,
    "block": 9,
    "attack": 10,
    "spread-attack": 12,
    "split-block": 9,
}
BY_COUNT: Final = {"gain-mana": 10, "gain-crystal": 14, "draw": 22, "take-wound": -30, "hand-limit": 15}
KINDS: Final = {"melee": 10, "ranged": 14, "siege": 16}  # tenths
ELEMENTS: Final = {"physical": 10, "fire": 12, "ice": 12, "cold-fire": 14}  # tenths
FLAT: Final = {
    "destroy-enemy": 80,
    "enemy-skips-attack": 40,
    "cancel-attack": 40,
    "enemy-armor": 30,
    "enemy-attack": 20,
    "enemy-loses": 20,
    "ready-unit": 30,
    "recruit-free": 40,
    "units-bonus": 20,
    "use-effect-of": 40,
    "use-action": 30,
    "card-bonus": 25,
    "sideways-value": 20,
    "odd": 25,
    "fame": 10,
    "discard": -12,
    "throw-away": -12,
    "pay-mana": -8,
}
ALL_VERBS: Final[frozenset[str]] = frozenset()
FIGHTING: Final = frozenset(
    {
        "attack",
        "spread-attack",
        "block",
        "split-block",
        "destroy-enemy",
        "enemy-skips-attack",
        "cancel-attack",
        "enemy-armor",
        "enemy-attack",
    }
)
FAME: Final = frozenset({"fame"})
OTHERWISE: Final = 6  # a verb that is not named here
FLEXIBLE: Final = 4  # part of the second best branch that counts besides the best
PERHAPS: Final = 70  # per cent of what comes under a condition
LEAST: Final = 12  # a card that does nothing can still be turned sideways
EACH_TURN: Final = 3  # times a Round a Skill is used that may be used every turn


def of_amount(amount: Amount) -> int:
    """Give about how much an amount is."""
    total = amount.base + amount.each * PER
    return max(1, total if amount.most < 0 else min(total, amount.most))


def of_step(node: Node, only: frozenset[str]) -> int:
    """Rate one step of an effect; with `only` some verbs, others bring nothing."""
    verb = node.verb
    if only and verb not in only and not node.branches and not node.parts:
        return 0
    if verb in BY_NUMBER:
        amount = of_amount(node.amounts["value"]) if "value" in node.amounts else node.number("value", 2)
        points = BY_NUMBER[verb] * amount
        return points * KINDS.get(node.word_of("type"), 10) * ELEMENTS.get(node.word_of("element"), 11) // 100
    if verb in BY_COUNT:
        count = of_amount(node.amounts["count"]) if "count" in node.amounts else node.number("count", 1)
        return BY_COUNT[verb] * max(1, count)
    rates: list[int] = []
    for branches in node.branches.values():
        rates += [of_steps(branch, only) for branch in branches]
    if rates:
        rates.sort(reverse=True)
        return rates[0] + (rates[1] // FLEXIBLE if len(rates) > 1 else 0)
    parts = [of_steps(part, only) for part in node.parts.values() if part]
    if parts:
        return max(parts) * PERHAPS // 100
    return FLAT.get(verb, OTHERWISE)


def of_steps(steps: tuple[Node, ...], only: frozenset[str]) -> int:
    """Rate what comes one after the other."""
    return sum([of_step(step, only) for step in steps])


def of_effect(effect: Effect | None, only: frozenset[str] = ALL_VERBS) -> int:
    """Rate an effect."""
    return 0 if effect is None else of_steps(ALL_STEPS[effect.path], only)


def of_card(card: Card) -> int:
    """Rate a card by both halves; black mana for a Spell and the last use of an Artifact count less."""
    basic, powered = of_effect(card.basic), of_effect(card.powered)
    if card.kind == SPELL:
        return max(LEAST, (basic * 60 + powered * 25) // 100)
    if card.kind == ARTIFACT:
        return max(LEAST, (basic * 70 + powered * 30) // 100)
    return max(LEAST, (basic * 55 + powered * 45) // 100)


def in_fights(card: Card) -> int:
    """Rate what a card does in fights, by its better half."""
    return max(0, of_effect(card.basic, FIGHTING), of_effect(card.powered, FIGHTING) * PERHAPS // 100)


def brings_fame(card: Card) -> bool:
    """Say whether an effect of a card gives Fame by itself."""
    return any([of_effect(effect, FAME) > 0 for effect in (card.basic, card.powered, card.attached)])


def of_unit(unit: UnitKind) -> int:
    """Rate a Unit by the best thing it can do, and that it can take a blow."""
    rates = sorted([of_effect(one) for one in unit.abilities], reverse=True)
    return rates[0] + (rates[1] // FLEXIBLE if len(rates) > 1 else 0) + 3 * unit.armor


def of_skill(skill: Skill) -> int:
    """Rate a Skill by what it gives in a Round."""
    return of_effect(skill.effect) * (EACH_TURN if skill.usage == "once-per-turn" else 1)


CARD_RATINGS: Final = tuple([of_card(card) for card in CARDS])
DEED_RATINGS: Final = tuple([0 if deed == WOUND_DEED else CARD_RATINGS[kind] for deed, kind in enumerate(KIND_OF)])
FIGHT_RATINGS: Final = tuple([0 if deed == WOUND_DEED else in_fights(CARDS[kind]) for deed, kind in enumerate(KIND_OF)])
FAME_DEEDS: Final = tuple([deed != WOUND_DEED and brings_fame(CARDS[kind]) for deed, kind in enumerate(KIND_OF)])
FAME_SKILLS: Final = tuple([of_effect(skill.effect, FAME) > 0 for skill in SKILLS])
UNIT_RATINGS: Final = tuple([of_unit(unit) for unit in UNITS])
SKILL_RATINGS: Final = tuple([of_skill(skill) for skill in SKILLS])
USUAL_CARD: Final = sum([CARD_RATINGS[CARD.at(word)] for hero in HEROES for word in hero.deck]) // sum(
    [len(hero.deck) for hero in HEROES]
)  # of a starting deck
