"""What the cards of Feud do, as small composed effects; what lands cost and guards withstand."""

from typing import Final

from tests.practice.feud.vocabulary import KINDS, WAY

TURN: Final = 1  # windows: the own turn, attacking, blocking
SWING: Final = 2
PARRY: Final = 4

GAIN: Final = 0  # operators: gain something, all parts, one part, a price, a named function
ALL: Final = 1
ONE: Final = 2
COST: Final = 3
ODD: Final = 4

MOVE: Final = WAY.at("move")
GOLD: Final = WAY.at("gold")
STRIKE: Final = WAY.at("attack")
BLOCK: Final = WAY.at("block")
KNAVE: Final = WAY.at("knave")
WINDOW_OF: Final = (TURN, TURN, SWING, PARRY, TURN, 0)  # by way

LAND_COST: Final = (1, 1, 2, 2, 1, 3, 1)
STRENGTH: Final = (1, 2, 2, 3)  # of guards
HAND: Final = 4
CHEST: Final = 3


class Effect:
    """One node of an effect; `windows` are the moments at which some part of it counts."""

    def __init__(self, op: int, way: int = 0, n: int = 0, parts: tuple["Effect", ...] = (), odd: str = "") -> None:
        self.op: Final = op
        self.way: Final = way
        self.n: Final = n
        self.parts: Final = parts
        self.odd: Final = odd
        self.windows: int = WINDOW_OF[way] if op == GAIN else TURN if op == ODD else 0
        for part in parts:
            self.windows |= part.windows
        self.path = ""


def gain(way: int, n: int) -> Effect:
    return Effect(GAIN, way, n)


def cost(part: Effect) -> Effect:
    return Effect(COST, WAY.at("strong"), 1, (part,))


def one(*parts: Effect) -> Effect:
    return Effect(ONE, parts=parts)


CARDS: Final = {
    "march": one(gain(MOVE, 2), cost(gain(MOVE, 4))),
    "scout": Effect(ALL, parts=(gain(MOVE, 1), Effect(ODD, odd="scry"))),
    "bribe": cost(one(gain(MOVE, 3), gain(STRIKE, 3), gain(BLOCK, 3))),
    "blade": one(gain(STRIKE, 2), cost(gain(STRIKE, 4))),
    "shield": one(gain(MOVE, 1), gain(BLOCK, 3)),
    "feint": one(gain(STRIKE, 1), gain(BLOCK, 1)),
    "rumour": Effect(ODD, odd="rumour"),
    "levy": Effect(ALL, parts=(gain(GOLD, 1), gain(KNAVE, 1), gain(GOLD, 1))),
    "tithe": gain(GOLD, 2),
    "banner": Effect(ODD, odd="banner"),
}
EFFECTS: Final[dict[str, Effect]] = {}  # by path


def name_paths(effect: Effect, path: str) -> None:
    """Give an effect and its parts the names under which steps point to them."""
    effect.path = path
    EFFECTS[path] = effect
    for at, part in enumerate(effect.parts):
        name_paths(part, f"{path}.{at}")


for word in KINDS:
    name_paths(CARDS[word], word)
EFFECT_OF: Final = tuple([CARDS[word] for word in KINDS])
