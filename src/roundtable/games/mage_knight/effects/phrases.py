"""Pieces that the texts of effects are put together from: numbers, colours, lists, what is counted, and ways to join.

Every message used is kept in WORDINGS, so that the texts can be compared with what the effects really say.
"""

from typing import Final

from roundtable.games.mage_knight.content.names import ATTACK, COLOUR, ELEMENT, TERRAIN
from roundtable.games.mage_knight.content.nodes import ALL, Amount, Node, Phrase
from roundtable.kernel.wording import NUMBER, PHRASE, Names, Param, Wording

WORDINGS: Final[dict[str, Wording]] = {}  # by id, in the order of their first use

# Attacks by type and element, Blocks by element.
STRIKE: Final = Names("mage_knight-strike", tuple([f"{kind}-{one}" for kind in ATTACK.words for one in ELEMENT.words]))
WARD: Final = Names("mage_knight-ward", (*ELEMENT.words, "fire-by-day-ice-by-night"))


class Noun:
    """A word of a list as an argument, so that texts can use its forms."""

    def __init__(self, names: Names, word: str) -> None:
        self.names: Final = names
        self.position: Final = names.at(word)


def told(id: str, **args: object) -> Phrase:
    """Give a message as JSON data and note it; arguments are numbers, nouns, phrases or lists of these."""
    full = f"mage_knight-{id}"
    params: list[Param] = []
    given: Phrase = {}
    for name, value in args.items():
        if isinstance(value, Noun):
            params.append(Param(name, value.names))
            given[name] = value.names.data(value.position)
        else:
            params.append(Param(name, NUMBER if isinstance(value, int) else PHRASE))
            given[name] = value
    known = WORDINGS.setdefault(full, Wording(full, *params))
    if [param.name for param in known.params] != [param.name for param in params]:
        raise ValueError(f"{full} is said with different arguments")
    return {"id": full, "args": given}


def inside(phrase: Phrase) -> object:
    """Make a phrase an argument of another."""
    return {"say": phrase}


def piece(kind: str, word: str) -> object:
    """Give a message without arguments as an argument: a condition, a target, a moment."""
    return inside(told(f"{kind}-{plain(word)}"))


def plain(word: str) -> str:
    """Turn a word of the effects into a part of an id."""
    return word.replace("$", "").replace("_", "-")


# ---- joining ----


def joined(id: str, phrases: list[Phrase]) -> Phrase:
    """Join phrases one after the other by a message with the arguments first and second."""
    whole = phrases[0]
    for phrase in phrases[1:]:
        whole = told(id, first=inside(whole), second=inside(phrase))
    return whole


def one_of(options: list[Phrase], long: bool = False) -> Phrase:
    """Give a choice: a, b or c; long options stand apart."""
    if long:
        return joined("or-long", options)
    if len(options) == 1:
        return options[0]
    return told("or", first=inside(joined("comma", options[:-1])), second=inside(options[-1]))


def all_of(phrases: list[Phrase]) -> Phrase:
    """Give several things as one: a, b and c."""
    if len(phrases) == 1:
        return phrases[0]
    return told("all", list=[inside(phrase) for phrase in phrases])


# ---- amounts ----


def amount(value: Amount) -> object:
    """Give an amount as an argument: a number, or a phrase that says what it depends on."""
    if value.of:
        return piece("value", value.of)
    if not value.per:
        return value.base
    each = abs(value.each)
    if value.per == "$n":
        return piece("value", "n") if value.base == 0 else inside(told("amount-plus-n", base=value.base))
    per = piece("per", value.per)
    if value.base:
        return inside(told("amount-more", base=value.base, each=each, per=per))
    if value.most != ALL:
        return inside(told("amount-most", each=each, per=per, most=value.most))
    return inside(told("amount-each", each=each, per=per))


# ---- colours and terrains ----


def colour(word: str) -> Noun:
    """Give a colour by its word."""
    return Noun(COLOUR, word)


def is_colour(words: tuple[str, ...]) -> bool:
    """Say whether a colour is fixed."""
    return len(words) == 1 and words[0] in COLOUR.index


def hue(words: tuple[str, ...], same: bool = False) -> object:
    """Give a colour that is not fixed: several to choose from, or how it is found."""
    if len(words) > 1:
        options = [told("colour-alone", colour=colour(word)) for word in words]
        return inside(told("hue-list", list=inside(one_of(options))))
    return piece("hue", f"{words[0]}-same" if same and words[0].startswith("any") else words[0])


def terrains(words: tuple[str, ...]) -> object:
    """Give terrains as an argument: a list, or which are meant."""
    if words[0] in TERRAIN.index:
        return [inside(told("terrain-alone", terrain=Noun(TERRAIN, word))) for word in words]
    return piece("terrains", words[0])


# ---- steps ----


def steps_text(steps: tuple[Node, ...]) -> Phrase:
    """Give a whole effect in words: its steps one after the other."""
    if not steps:
        return told("text-nothing")
    return joined("then", [node.text() for node in steps])


def part(steps: tuple[Node, ...]) -> object:
    """Give the steps inside another step as an argument of its text."""
    return inside(all_of([node.text() for node in steps]))
