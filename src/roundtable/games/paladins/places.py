"""What spaces, jar places, choices and actions say: texts put together from what the content says of each."""

from typing import Final

from roundtable.games.paladins.content import (
    ACTIONS,
    CHOICE,
    JAR_PLACE,
    JAR_PLACES,
    JARS,
    MONKS,
    OUTPOSTS,
    REWARDS,
    SPACE,
    SPACES,
    choice_word,
)
from roundtable.games.paladins.names import MODE, RIGHT
from roundtable.games.paladins.phrases import (
    ALL_GAINS,
    GAIN_WORDINGS,
    NEED_WORDINGS,
    Phrase,
    gains,
    gains_list,
    gains_phrase,
    number,
    places_list,
)
from roundtable.kernel.wording import NUMBER, Composed, Param, Wording, phrase

SPACE_TEXT: Final = Wording("paladins-space-text", Param("region", NUMBER), number, gains)
JAR_TEXT: Final = Wording("paladins-jar-text", number, gains)

# What an action does that does not simply give something; with a gain, it is the one below the piece moved.
DEEDS: Final = {
    "develop": Wording("paladins-deed-develop"),
    "dismiss": Wording("paladins-deed-dismiss"),
    "recruit": Wording("paladins-deed-recruit"),
    "commission": Wording("paladins-deed-commission", gains),
    "fortify": Wording("paladins-deed-fortify"),
    "garrison": Wording("paladins-deed-garrison", gains),
    "absolve": Wording("paladins-deed-absolve", gains),
    "attack": Wording("paladins-deed-attack"),
    "convert": Wording("paladins-deed-convert"),
}
UNCOVERED: Final = {"commission": MONKS[0].gives, "garrison": OUTPOSTS[0].gives, "absolve": JARS[0].gives}

WAYS: Final = tuple([(action, way) for action, space in enumerate(ACTIONS) for way in range(len(space.ways))])
COVERS: Final = 4  # ways in which workshops can cover the places of an action, as bits


def space_text(at: int) -> Phrase:
    """Give a space of the main board in words; its number is the one in its region."""
    space = SPACES[at]
    before = [other for other in SPACES[:at] if other.region == space.region]
    return phrase(SPACE_TEXT, space.region + 1, len(before) + 1, gains_list(space.rewards))


def choice_texts() -> tuple[Phrase, ...]:
    """Give the options that cards offer, in the order of their names."""
    found: dict[str, Phrase] = {}
    for rewards in REWARDS.values():
        for choice in rewards.choices:
            found[choice_word(choice.gains)] = gains_phrase(choice)
    return tuple([found[word] for word in CHOICE.words])


def deed_text(mode: int) -> Phrase:
    """Give what a way to take an action does."""
    action, way = WAYS[mode]
    if ACTIONS[action].rewards:
        return gains_phrase(ACTIONS[action].rewards[way])
    word = MODE.words[mode]
    if word in UNCOVERED:
        return phrase(DEEDS[word], gains_list(UNCOVERED[word]))
    return phrase(DEEDS[word])


def crew_text(mode: int, covered: int) -> Phrase:
    """Give the workers that a way to take an action asks for; workshops cover places of the right side only."""
    action, way = WAYS[mode]
    places = ACTIONS[action].ways[way]
    if action >= RIGHT:
        places = tuple([kind for at, kind in enumerate(places) if not (covered >> at) & 1])
    return phrase(ALL_GAINS, places_list(places))


def crew_at(mode: int, covered: int) -> int:
    """Give the position of that text."""
    return mode * COVERS + covered


SPACE_CARD: Final = Composed(
    "paladins-space",
    SPACE.words,
    tuple([space_text(at) for at in range(len(SPACES))]),
    (*GAIN_WORDINGS, SPACE_TEXT),
)
JAR_CARD: Final = Composed(
    "paladins-jar-place",
    JAR_PLACE.words,
    tuple([phrase(JAR_TEXT, at + 1, gains_list(rewards)) for at, rewards in enumerate(JAR_PLACES)]),
    (*GAIN_WORDINGS, JAR_TEXT),
)
CHOICE_CARD: Final = Composed("paladins-choice", CHOICE.words, choice_texts(), GAIN_WORDINGS)
DEED: Final = Composed(
    "paladins-deed",
    MODE.words,
    tuple([deed_text(mode) for mode in range(len(MODE.words))]),
    (*GAIN_WORDINGS, *DEEDS.values()),
)
CREW: Final = Composed(
    "paladins-crew",
    tuple([f"{word}-{covered}" for word in MODE.words for covered in range(COVERS)]),
    tuple([crew_text(mode, covered) for mode in range(len(MODE.words)) for covered in range(COVERS)]),
    (ALL_GAINS, *NEED_WORDINGS),
)

TEXTS: Final = (SPACE_CARD, JAR_CARD, CHOICE_CARD, DEED, CREW)
