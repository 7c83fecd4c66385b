"""Tables that are set up but not touched, tables at the beginning of a round, and tables whose last round is over."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Unpack

import roundtable as rt
from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.content import PALADIN_NAME, TAVERN_NAME
from roundtable.kernel.zone import pile
from tests.rules.paladins.arrange import PLAIN, offered, play, stack, table
from tests.rules.paladins.arrange_right import Arranged, shown

DRAFT: Final = "paladins.draft-townsfolk"
CHOOSE_PALADIN: Final = "paladins.choose-paladin"
CHOOSE_TAVERN: Final = "paladins.choose-tavern"
TURN: Final = "paladins.take-turn"


def fresh(seats: int = 2, seed: int = 1, **settings: str) -> PaladinsTable:
    """Set a game up as it comes; the first question is the draft of Townsfolk."""
    game = rt.new("paladins", seats, seed, settings, False)
    assert isinstance(game, PaladinsTable)
    assert game.asks == DRAFT
    return game


def until(game: PaladinsTable, *asked: str) -> PaladinsTable:
    """Give the first answer to every question but these; turns are passed."""
    while not game.over and game.asks not in asked:
        play(game, "pass" if game.asks == TURN else offered(game)[0])
    return game


def end_round(game: PaladinsTable) -> PaladinsTable:
    """Let everybody pass until the next Paladins are chosen or the game is over."""
    number = game.round
    until(game, TURN)
    while not game.over and game.round == number:
        play(game, "pass")
        until(game, TURN, CHOOSE_PALADIN)
    return game


def new_round(
    seats: int = 2,
    *,
    hands: Mapping[int, Sequence[str]] | None = None,
    taverns: Sequence[str] = (),
    **rest: Unpack[Arranged],
) -> PaladinsTable:
    """Begin a round, the second unless `round` is given; nobody has workers, and seat 0 is first unless told otherwise.

    `hands` gives the three Paladins that a seat draws, `taverns` the cards on top of the deck; all else as `table`.
    """
    rest["round"] = rest.get("round", 2) - 1
    rest["first"] = (rest.get("first", 0) - 1) % seats
    rest["forced"] = False
    served = {seat: next(word for word in PLAIN if word not in words) for seat, words in (hands or {}).items()}
    rest["paladin"] = {**served, **rest.get("paladin", {})}
    game = table(seats, **rest)
    lay_taverns(game, taverns)
    for seat, words in (hands or {}).items():
        stack(game.players[seat].deck, PALADIN_NAME, words)
    play(game, *["pass"] * seats)
    assert game.asks == CHOOSE_PALADIN
    return game


def lay_taverns(game: PaladinsTable, words: Sequence[str]) -> None:
    """Put Taverns on top of the deck, the first to be revealed on top; players of the last round took others."""
    named = [TAVERN_NAME.at(word) for word in words]
    others = [card for card in range(len(TAVERN_NAME.words)) if card not in named]
    for player in game.players:
        player.tavern = others.pop(0)
    game.taverns = (others.pop(0),)
    game.tavern_deck = pile([*others, *reversed(named)])
    game.check()


def at_end(seats: int = 2, **rest: Unpack[Arranged]) -> PaladinsTable:
    """Let the seventh round, in which nobody can act, end with the table as it is arranged."""
    rest["round"] = 7
    game = table(seats, **rest)
    assert game.over
    return game


def points(game: PaladinsTable, seat: int = 0) -> dict[str, int]:
    """Give a player's points by source, without what gave none."""
    player: dict[str, Any] = shown(game)["players"][seat]
    assert player["score"] == game.scores()[seat] == sum(player["points"].values())
    return {source: value for source, value in player["points"].items() if value}
