"""What cards say: texts put together from what the content says of each.

The kinds here have the words of the content's names, in the same order, and tell people what a card does.
"""

from collections.abc import Callable
from typing import Final

from roundtable.games.paladins.content import (
    FAVOUR_NAME,
    FAVOURS,
    ORDER_NAME,
    ORDER_TIMES,
    ORDERS,
    OUTSIDER_NAME,
    OUTSIDERS,
    PALADIN_NAME,
    PALADINS,
    TAVERN_NAME,
    TAVERNS,
    TOWNSFOLK,
    TOWNSFOLK_NAME,
    WALL_NAME,
    WALLS,
    Favour,
    Gain,
    Outsider,
    Paladin,
    Rewards,
    Townsfolk,
    choice_word,
)
from roundtable.games.paladins.names import ACTION, EFFECT_STRENGTH, FACTION, ON_ACTION, ON_PAY_DEBT, RESOURCE
from roundtable.games.paladins.phrases import (
    ALL_GAINS,
    COST,
    GAIN_ATTRIBUTE,
    GAIN_WORDINGS,
    NEED_WORDINGS,
    Phrase,
    gain_phrase,
    gains,
    gains_list,
    gains_phrase,
    inside,
    number,
    places_list,
    workers_list,
)
from roundtable.kernel.wording import NUMBER, PHRASE, Composed, Names, Param, Wording, phrase

UNPAID_DEBTS: Final = "unpaid-debts"  # what a Traitor counts: it has a text of its own
COUNTER: Final = Names(
    "paladins-counter",
    tuple(dict.fromkeys([card.counter.replace(":", "-") for card in OUTSIDERS if card.counter != UNPAID_DEBTS])),
)

action: Final = Param("action", ACTION)
resource: Final = Param("resource", RESOURCE)
ability: Final = Param("ability", PHRASE)
points: Final = Param("points", NUMBER)
outsider: Final = Param("outsider", OUTSIDER_NAME)
faction: Final = Param("faction", FACTION)

WHEN_ACTION: Final = Wording("paladins-when-action", action, gains)
WHEN_INQUISITION: Final = Wording("paladins-when-inquisition", gains)
WHEN_SUSPECTED: Final = Wording("paladins-when-suspected", number, gains)
WHEN_INNOCENT: Final = Wording("paladins-when-innocent", gains)
WHEN_DEBT_PAID: Final = Wording("paladins-when-debt-paid", gains)
KEPT: Final = Wording("paladins-kept", ability)
KEPT_AT_ONCE: Final = Wording("paladins-kept-at-once", gains, ability)
TOWNSFOLK_TEXT: Final = Wording(
    "paladins-townsfolk-text", Param("townsfolk", TOWNSFOLK_NAME), Param("kept", PHRASE), gains
)
SCORES: Final = Wording(
    "paladins-scores", Param("base", NUMBER), points, Param("per", NUMBER), Param("counter", COUNTER)
)
SCORES_DEBTS: Final = Wording("paladins-scores-debts", points)
CONVERTED: Final = Wording("paladins-converted-text", gains, Param("scores", PHRASE))
OUTSIDER_TEXT: Final = Wording("paladins-outsider-text", outsider, faction, gains, Param("converted", PHRASE))
WALL_TEXT: Final = Wording("paladins-wall-text", gains, points)
FAVOUR_TEXT: Final = Wording("paladins-favour-text", Param("price", PHRASE), gains)
ORDER_TEXT: Final = Wording("paladins-order-text", action, number)
WAIVES: Final = Wording("paladins-waives", action, resource)
LOWERS: Final = Wording("paladins-lowers", action, number, resource)
PALADIN_TEXT: Final = Wording(
    "paladins-paladin-text",
    Param("paladin", PALADIN_NAME),
    Param("workers", PHRASE),
    Param("attributes", PHRASE),
    ability,
)

# Cards of which the setting `card_values` has another version: its text stands behind all the others.
LISTED_TOWNSFOLK: Final = tuple([at for at, card in enumerate(TOWNSFOLK) if card.listed.gains])
LISTED_OUTSIDERS: Final = tuple(
    [
        at
        for at, card in enumerate(OUTSIDERS)
        if card.listed_strength != card.strength
        or choice_word(card.listed_attack.gains) != choice_word(card.attack.gains)
    ]
)


def with_listed(names: Names, listed: tuple[int, ...]) -> tuple[str, ...]:
    """Give the words of all cards, then those of the other versions."""
    return (*names.words, *[f"{names.words[at]}-listed" for at in listed])


def text_places(names: Names, listed: tuple[int, ...], as_listed: bool) -> tuple[int, ...]:
    """Give, for every card, where its text stands under the setting chosen."""
    found = list(range(len(names.words)))
    if as_listed:
        for behind, at in enumerate(listed):
            found[at] = len(names.words) + behind
    return tuple(found)


# ---- Townsfolk ----


def ability_phrase(card: Townsfolk, rewards: Rewards) -> Phrase:
    """Give a lasting ability with what sets it off."""
    told = gains_list(rewards)
    if card.trigger == ON_ACTION:
        return phrase(WHEN_ACTION, card.action, told)
    if card.trigger == ON_PAY_DEBT:
        return phrase(WHEN_DEBT_PAID, told)
    if card.least:
        return phrase(WHEN_SUSPECTED, card.least, told)
    return phrase(WHEN_INNOCENT if card.most == 0 else WHEN_INQUISITION, told)


def kept_text(at: int, rewards: Rewards) -> Phrase:
    """Give what a recruited Townsfolk does."""
    card = TOWNSFOLK[at]
    told = inside(ability_phrase(card, rewards))
    if card.immediate.gains:
        return phrase(KEPT_AT_ONCE, gains_list(card.immediate), told)
    return phrase(KEPT, told)


def dismissed_text(at: int, rewards: Rewards) -> Phrase:
    """Give what a dismissed Townsfolk gives."""
    return gains_phrase(TOWNSFOLK[at].dismiss)


def ability_text(at: int, rewards: Rewards) -> Phrase:
    """Give what a Townsfolk's ability gives."""
    return gains_phrase(rewards)


def townsfolk_text(at: int, rewards: Rewards) -> Phrase:
    """Give a whole card in words."""
    return phrase(TOWNSFOLK_TEXT, at, inside(kept_text(at, rewards)), gains_list(TOWNSFOLK[at].dismiss))


def townsfolk_kind(id: str, told: Callable[[int, Rewards], Phrase], wordings: tuple[Wording, ...]) -> Composed:
    """Make a text for every Townsfolk and version, each from its ability's rewards."""
    phrases = [told(at, card.rewards) for at, card in enumerate(TOWNSFOLK)]
    phrases += [told(at, TOWNSFOLK[at].listed) for at in LISTED_TOWNSFOLK]
    return Composed(id, with_listed(TOWNSFOLK_NAME, LISTED_TOWNSFOLK), tuple(phrases), wordings)


KEPT_WORDINGS: Final = (
    *GAIN_WORDINGS, KEPT, KEPT_AT_ONCE,
    WHEN_ACTION, WHEN_INQUISITION, WHEN_SUSPECTED, WHEN_INNOCENT, WHEN_DEBT_PAID,
)  # fmt: skip
TOWNSFOLK_CARD: Final = townsfolk_kind("paladins-townsfolk-card", townsfolk_text, (*KEPT_WORDINGS, TOWNSFOLK_TEXT))
TOWNSFOLK_KEPT: Final = townsfolk_kind("paladins-townsfolk-kept", kept_text, KEPT_WORDINGS)
TOWNSFOLK_DISMISSED: Final = townsfolk_kind("paladins-townsfolk-dismissed", dismissed_text, GAIN_WORDINGS)
TOWNSFOLK_ABILITY: Final = townsfolk_kind("paladins-townsfolk-ability", ability_text, GAIN_WORDINGS)


# ---- Outsiders ----


def scores_phrase(card: Outsider) -> Phrase:
    """Give the rule by which a converted Outsider scores."""
    if card.counter == UNPAID_DEBTS:
        return phrase(SCORES_DEBTS, card.points)
    return phrase(SCORES, card.base, card.points, card.per, COUNTER.at(card.counter.replace(":", "-")))


def attacked_text(at: int, attack: Rewards, strength: int) -> Phrase:
    """Give what attacking an Outsider brings."""
    return gains_phrase(attack)


def converted_text(at: int, attack: Rewards, strength: int) -> Phrase:
    """Give what converting an Outsider brings, now and at the end."""
    return phrase(CONVERTED, inside(gain_phrase(Gain(EFFECT_STRENGTH, strength))), inside(scores_phrase(OUTSIDERS[at])))


def outsider_text(at: int, attack: Rewards, strength: int) -> Phrase:
    """Give a whole card in words."""
    converted = inside(converted_text(at, attack, strength))
    return phrase(OUTSIDER_TEXT, at, OUTSIDERS[at].faction, gains_list(attack), converted)


def outsider_kind(id: str, told: Callable[[int, Rewards, int], Phrase], wordings: tuple[Wording, ...]) -> Composed:
    """Make a text for every Outsider and version, each from its attack's rewards and its Strength."""
    phrases = [told(at, card.attack, card.strength) for at, card in enumerate(OUTSIDERS)]
    for at in LISTED_OUTSIDERS:
        phrases.append(told(at, OUTSIDERS[at].listed_attack, OUTSIDERS[at].listed_strength))
    return Composed(id, with_listed(OUTSIDER_NAME, LISTED_OUTSIDERS), tuple(phrases), wordings)


CONVERTED_WORDINGS: Final = (*GAIN_WORDINGS, CONVERTED, SCORES, SCORES_DEBTS)
OUTSIDER_CARD: Final = outsider_kind("paladins-outsider-card", outsider_text, (*CONVERTED_WORDINGS, OUTSIDER_TEXT))
OUTSIDER_ATTACKED: Final = outsider_kind("paladins-outsider-attacked", attacked_text, GAIN_WORDINGS)
OUTSIDER_CONVERTED: Final = outsider_kind("paladins-outsider-converted", converted_text, CONVERTED_WORDINGS)


# ---- Walls, King's cards, Paladins, Taverns ----


def favour_text(card: Favour) -> Phrase:
    """Give a King's Favour in words: what it asks for, then what it gives."""
    price = places_list((card.place,))
    for kind, n in enumerate(card.cost):
        if n:
            price.append(inside(phrase(COST, n, kind)))
    return phrase(FAVOUR_TEXT, price, gains_list(card.rewards))


def paladin_ability(card: Paladin) -> Phrase:
    """Give what a Paladin does for an action."""
    if card.waives:
        return phrase(WAIVES, card.action, card.resource)
    if card.lowers:
        return phrase(LOWERS, card.action, card.lowers, card.resource)
    return phrase(WHEN_ACTION, card.action, gains_list(card.bonus))


def paladin_text(at: int) -> Phrase:
    """Give a Paladin in words."""
    card = PALADINS[at]
    raised = [(attribute, n) for attribute, n in enumerate(card.attributes) if n]
    attributes = [inside(phrase(GAIN_ATTRIBUTE, n, attribute)) for attribute, n in raised]
    return phrase(PALADIN_TEXT, at, workers_list(card.workers), attributes, inside(paladin_ability(card)))


WALL_CARD: Final = Composed(
    "paladins-wall",
    WALL_NAME.words,
    tuple([phrase(WALL_TEXT, gains_list(card.rewards), card.points) for card in WALLS]),
    (*GAIN_WORDINGS, WALL_TEXT),
)
FAVOUR_CARD: Final = Composed(
    "paladins-favour",
    FAVOUR_NAME.words,
    tuple([favour_text(card) for card in FAVOURS]),
    (*GAIN_WORDINGS, *NEED_WORDINGS, FAVOUR_TEXT),
)
ORDER_CARD: Final = Composed(
    "paladins-order",
    ORDER_NAME.words,
    tuple([phrase(ORDER_TEXT, ordered, ORDER_TIMES) for ordered in ORDERS]),
    (ORDER_TEXT,),
)
PALADIN_CARD: Final = Composed(
    "paladins-paladin-card",
    PALADIN_NAME.words,
    tuple([paladin_text(at) for at in range(len(PALADINS))]),
    (*GAIN_WORDINGS, WAIVES, LOWERS, WHEN_ACTION, PALADIN_TEXT),
)
TAVERN_CARD: Final = Composed(
    "paladins-tavern",
    TAVERN_NAME.words,
    tuple([phrase(ALL_GAINS, workers_list(card.workers)) for card in TAVERNS]),
    GAIN_WORDINGS,
)

TEXTS: Final = (
    TOWNSFOLK_CARD, TOWNSFOLK_KEPT, TOWNSFOLK_DISMISSED, TOWNSFOLK_ABILITY,
    OUTSIDER_CARD, OUTSIDER_ATTACKED, OUTSIDER_CONVERTED,
    WALL_CARD, FAVOUR_CARD, ORDER_CARD, PALADIN_CARD, TAVERN_CARD,
)  # fmt: skip
