"""Gains, costs and worker places in words: what the texts of cards and places are put together from."""

from typing import Final

from roundtable.games.paladins.content import Gain, Rewards
from roundtable.games.paladins.names import (
    ANY,
    ATTRIBUTE,
    CRIMINAL,
    EFFECT,
    EFFECT_DESTROY,
    EFFECT_DEVELOP,
    EFFECT_FAITH,
    EFFECT_INFLUENCE,
    EFFECT_PAY,
    EFFECT_PRAY,
    EFFECT_RECRUIT,
    EFFECT_REMOVE,
    RESOURCE,
    WORKER,
    WORKERS,
)
from roundtable.kernel.wording import NUMBER, PHRASE, Names, Param, Wording, phrase

Phrase = dict[str, object]

THING: Final = Names("paladins-thing", EFFECT.words[:EFFECT_REMOVE])  # gains that are simply counted

number: Final = Param("number", NUMBER)
gains: Final = Param("gains", PHRASE)
first: Final = Param("first", PHRASE)
second: Final = Param("second", PHRASE)

GAIN: Final = Wording("paladins-gain", number, Param("thing", THING))
GAIN_PLUS: Final = Wording("paladins-gain-plus", number, Param("thing", THING))
GAIN_ATTRIBUTE: Final = Wording("paladins-gain-attribute", number, Param("attribute", ATTRIBUTE))
GAIN_CRIMINAL: Final = Wording("paladins-gain-criminal", number)
GAIN_REMOVE: Final = Wording("paladins-gain-remove-suspicion", number)
GAIN_PAY: Final = Wording("paladins-gain-pay-debt", number)
GAIN_DESTROY: Final = Wording("paladins-gain-destroy-debt", number)
GAIN_PRAY: Final = Wording("paladins-gain-pray", number)
GAIN_RECRUIT: Final = Wording("paladins-gain-free-recruit", number)
GAIN_DEVELOP: Final = Wording("paladins-gain-free-develop", number)
EITHER: Final = Wording("paladins-either", first, second)
EITHER_OF_THREE: Final = Wording("paladins-either-of-three", first, second, Param("third", PHRASE))
ALL_GAINS: Final = Wording("paladins-gains", gains)
COST: Final = Wording("paladins-cost", number, Param("resource", RESOURCE))
NEED: Final = Wording("paladins-need", Param("worker", WORKER))
NEED_ANY: Final = Wording("paladins-need-any", number)

GAIN_WORDINGS: Final = (
    GAIN, GAIN_PLUS, GAIN_ATTRIBUTE, GAIN_CRIMINAL, GAIN_REMOVE, GAIN_PAY, GAIN_DESTROY, GAIN_PRAY, GAIN_RECRUIT,
    GAIN_DEVELOP, EITHER, EITHER_OF_THREE, ALL_GAINS,
)  # fmt: skip
NEED_WORDINGS: Final = (COST, NEED, NEED_ANY)

OWN_WORDINGS: Final = {
    CRIMINAL: GAIN_CRIMINAL,
    EFFECT_REMOVE: GAIN_REMOVE,
    EFFECT_PAY: GAIN_PAY,
    EFFECT_DESTROY: GAIN_DESTROY,
    EFFECT_PRAY: GAIN_PRAY,
    EFFECT_RECRUIT: GAIN_RECRUIT,
    EFFECT_DEVELOP: GAIN_DEVELOP,
}


def inside(told: Phrase) -> object:
    """Make a phrase an argument of another."""
    return {"say": told}


def gain_phrase(gain: Gain, plus: bool = False) -> Phrase:
    """Give one gain in words, what is counted with or without a plus."""
    if gain.effect in OWN_WORDINGS:
        return phrase(OWN_WORDINGS[gain.effect], gain.n)
    if EFFECT_FAITH <= gain.effect <= EFFECT_INFLUENCE:
        return phrase(GAIN_ATTRIBUTE, gain.n, gain.effect - EFFECT_FAITH)
    return phrase(GAIN_PLUS if plus else GAIN, gain.n, gain.effect)


def gains_list(rewards: Rewards, behind_deed: bool = False) -> list[object]:
    """Give rewards in words, to be joined as in a sentence: the same things together, a choice last.

    Behind a deed what is counted has a plus: "remove 1 Suspicion and 2 Silver" would remove Silver.
    """
    sums: dict[int, int] = {}
    for gain in rewards.gains:
        sums[gain.effect] = sums.get(gain.effect, 0) + gain.n
    told: list[object] = []
    for effect, n in sums.items():
        told.append(inside(gain_phrase(Gain(effect, n), behind_deed)))
        behind_deed = behind_deed or effect >= EFFECT_REMOVE
    if rewards.choices:
        deeds = any([gain.effect >= EFFECT_REMOVE for choice in rewards.choices for gain in choice.gains])
        options: list[object] = [gains_list(choice, deeds) for choice in rewards.choices]
        told.append(inside(phrase(EITHER if len(options) == 2 else EITHER_OF_THREE, *options)))
    return told


def gains_phrase(rewards: Rewards) -> Phrase:
    """Give rewards in words, already joined."""
    return phrase(ALL_GAINS, gains_list(rewards))


def workers_list(workers: tuple[int, ...]) -> list[object]:
    """Give workers that are gained, those of a type together."""
    counts = [(worker, workers.count(worker)) for worker in range(WORKERS)]
    return [inside(gain_phrase(Gain(worker, count))) for worker, count in counts if count]


def places_list(places: tuple[int, ...]) -> list[object]:
    """Give the workers that places ask for, in their order; those for any type together."""
    told: list[object] = []
    for at, kind in enumerate(places):
        if kind != ANY:
            told.append(inside(phrase(NEED, kind)))
        elif at == places.index(ANY):
            told.append(inside(phrase(NEED_ANY, places.count(ANY))))
    return told
