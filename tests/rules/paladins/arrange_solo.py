"""What the proofs of the solo game share: a human who acts without touching anything, and looks at the rival."""

from collections.abc import Mapping, Sequence
from typing import Final

from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.classes import Rival
from roundtable.games.paladins.content import SCHEME, SPACE, STARTING_SCHEMES
from roundtable.games.paladins.names import ACTION, ATTRIBUTE, RIGHT, RIVAL_PIECE
from roundtable.games.paladins.solo import LEFT
from roundtable.kernel.zone import IN_PILE, NOBODY
from tests.rules.paladins.arrange import RivalPosition, offered, play, table

HANDS: Final = {0: ["labourer"] * 4}  # enough for the human to have something to do in each turn of a test
LEFT_SPLIT: Final = {"scheme_split": "orders_2_left_4"}  # the split with a scheme for each left action but Rest
EVERY_LEFT: Final = ("recruit", "pray", "trade", "conspire")
EMPTY_ROW: Final = (None, None, None, None, None)
LEFT_WORDS: Final = (*[ACTION.words[action] for action in LEFT], "rest")


def the_rival(game: PaladinsTable) -> Rival:
    """Give the rival."""
    return game.rivals[0]


def at(faith: int, strength: int, influence: int) -> RivalPosition:
    """Give a rival's attributes."""
    return {"faith": faith, "strength": strength, "influence": influence}


def human_acts(game: PaladinsTable, turns: int = 1) -> None:
    """Let the human hunt, then trade, so that the rival has a turn after each."""
    for notation in ("do hunt", "do trade")[:turns]:
        play(game, notation)


def dismissing(
    card: str,
    rival: RivalPosition,
    *,
    settings: Mapping[str, object] | None = None,
    tax: int | None = None,
    suspicion: Sequence[str] = (),
    next_suspicion: Sequence[str] = (),
) -> PaladinsTable:
    """Let the rival recruit where only one Townsfolk lies, so that it gains just that card's corner reward."""
    game = table(
        1,
        settings=settings,
        workers=HANDS,
        suspicion={0: suspicion},
        row=[None, None, card, None, None],
        next_suspicion=next_suspicion,
        tax=tax,
        rival={"workers": 3, **rival, "schemes": ["recruit"]},
    )
    human_acts(game)
    return game


def marker(game: PaladinsTable) -> int:
    """Give the space of the resource marker, 1 to 5."""
    return game.rivals[0].resource_marker


def stack(game: PaladinsTable) -> list[str]:
    """Give the rival's attribute markers from the bottom to the top."""
    return [ATTRIBUTE.words[attribute] for attribute in game.rivals[0].attribute_stack]


def attributes(game: PaladinsTable) -> list[int]:
    """Give the rival's Faith, Strength and Influence."""
    return list(game.rivals[0].attributes)


def held(game: PaladinsTable) -> list[str]:
    """Give the left actions of the rival that hold a worker."""
    return [word for place, word in enumerate(LEFT_WORDS) if (game.rivals[0].left >> place) & 1]


def on_right(game: PaladinsTable) -> dict[str, int]:
    """Give the workers on the rival's right actions, where there are any."""
    return {ACTION.words[RIGHT + at]: count for at, count in enumerate(game.rivals[0].right) if count}


def workshops(game: PaladinsTable) -> dict[str, int]:
    """Give the workshops on the rival's actions, where there are any."""
    return {ACTION.words[RIGHT + at]: count for at, count in enumerate(game.rivals[0].workshops) if count}


def schemes_in(game: PaladinsTable, cards: Sequence[int]) -> list[str]:
    """Give what scheme cards show."""
    shown = [game.rules.schemes[card] if card < STARTING_SCHEMES else SCHEME.at("kings-favour") for card in cards]
    return [SCHEME.words[scheme] for scheme in shown]


def discarded(game: PaladinsTable) -> list[str]:
    """Give what the schemes on the discard pile show, the newest last."""
    return schemes_in(game, game.rivals[0].scheme_discard.cards)


def put_on_top(game: PaladinsTable, scheme: str) -> None:
    """Put a scheme of the deck on top of it."""
    deck = game.rivals[0].schemes
    deck.put(deck.remove(schemes_in(game, deck.cards).index(scheme)), NOBODY, IN_PILE)


def rival_spaces(game: PaladinsTable) -> list[str]:
    """Give the main-board spaces on which the rival stands."""
    return [SPACE.words[space] for space, holder in enumerate(game.spaces) if holder == RIVAL_PIECE]


def all_but(game_spaces: Sequence[str], free: Sequence[str]) -> tuple[list[str], list[str], list[str], list[str]]:
    """Divide all spaces but the free ones among the pieces: human monks and outposts, rival outposts and monks."""
    taken = [space for space in game_spaces if space not in free]
    return taken[:7], taken[7:14], taken[14:21], taken[21:]


def pass_on(game: PaladinsTable) -> None:
    """Let the human pass, keep what comes first, and choose any Paladin, until a Tavern must be taken."""
    play(game, "pass")
    while not game.over and game.asks != "paladins.choose-tavern":
        game.play_at(0)


def pass_all_rounds_until(game: PaladinsTable, round_number: int) -> None:
    """Let the human pass in every turn until a round's first turn."""
    while not game.over and (game.round < round_number or game.asks != "paladins.take-turn"):
        game.play("pass" if offered(game, "pass") else game.options()[0])
