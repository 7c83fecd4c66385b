"""Positions for the course of a game: fresh tables as setup leaves them, and the passing of Rounds."""

from collections.abc import Sequence
from typing import Final

import roundtable as rt
from roundtable.games.mage_knight.box import BOX, MageKnightTable
from roundtable.games.mage_knight.content.components import CARD, KIND_OF, TACTIC, TILE, UNIT, UNIT_OF, UNITS
from roundtable.games.mage_knight.content.names import COLOUR
from roundtable.kernel.chance import Chance
from roundtable.kernel.zone import Zone
from tests.rules.mage_knight.arrange import HEROES, table
from tests.rules.mage_knight.look import end_turn, options

rt.register(BOX)

CHOOSE_HERO: Final = "mage_knight.choose-hero"
CHOOSE_TACTIC: Final = "mage_knight.choose-tactic"
OUT_OF_TURN: Final = "mage_knight.out-of-turn"
TAKE_TURN: Final = "mage_knight.take-turn"
ANNOUNCE: Final = "mage_knight.announce-or-play"
KEEP_BANNER: Final = "mage_knight.keep-banner"
DAY_TACTICS: Final = ("early-bird", "rethink", "mana-steal", "planning", "great-start", "the-right-moment")
NIGHT_TACTICS: Final = (
    "from-the-dusk",
    "long-night",
    "mana-search",
    "midnight-meditation",
    "preparation",
    "sparing-power",
)
HANDFUL: Final = ("march", "march", "stamina", "stamina", "swiftness", "swiftness", "threaten", "rage")  # of each hero
BASIC_COLOURS: Final = ("red", "blue", "green", "white")


# ---- fresh tables ----


def begun(seats: int = 2, scenario: str = "full_conquest", seed: int = 1, **more: object) -> MageKnightTable:
    """Give a new game at its first question: the choice of heroes unless they are fixed by `more`."""
    game = rt.new("mage_knight", seats, seed, {"scenario": scenario, **more}, True)
    assert isinstance(game, MageKnightTable)
    return game


def fresh(seats: int = 2, scenario: str = "full_conquest", seed: int = 1, **more: object) -> MageKnightTable:
    """Give a table that is set up and waits for the first Tactic; seats 0, 1, … chose heroes in this order."""
    chosen = {f"hero_{seat + 1}": HEROES[seat] for seat in range(seats)}
    return begun(seats, scenario, seed, **{"hero_order": "seats", **chosen, **more})


def alone(scenario: str = "solo_conquest", seed: int = 1, **more: object) -> MageKnightTable:
    """Give a solo game that waits for the first Tactic."""
    return fresh(1, scenario, seed, **more)


# ---- Rounds ----


def pass_on(game: MageKnightTable) -> None:
    """Do as little as possible until Tactics are chosen again, a Banner is asked for, or the game is over."""
    while not game.over and game.asks not in (CHOOSE_TACTIC, KEEP_BANNER):
        if game.asks == TAKE_TURN:
            end_turn(game)
        else:
            game.play(next(one for one in ("done", "announce", "decline") if one in options(game)))


def closing(seats: int = 2, **more: object) -> MageKnightTable:
    """Give a table at the question whether seat 1 announces the end of the Round; nobody has a deck.

    Seat 1 has a card in hand, the others have what `more` says.
    """
    bare = {"deck": {seat: [] for seat in range(seats)}, "hand": {1: ["march"]}}
    game = table(seats, **{**bare, **more})  # type: ignore[arg-type]  # handed on
    while game.asks != ANNOUNCE or game.seat != 1:
        if game.asks == TAKE_TURN:
            end_turn(game)
        else:
            game.play("decline" if game.asks == ANNOUNCE else "done")
    return game


def next_round(seats: int = 2, **more: object) -> MageKnightTable:
    """Give a table at the choice of Tactics of the next Round: nobody has a deck or hand, so it ends at once.

    Everything named in `more` is there before that Round is prepared; discard piles hold a handful of cards.
    """
    seated = range(seats)
    bare = {"deck": {seat: [] for seat in seated}, "discard": dict.fromkeys(seated, HANDFUL)}
    game = table(seats, **{**bare, **more})  # type: ignore[arg-type]  # handed on
    pass_on(game)
    return game


def tactics_taken(game: MageKnightTable, *tactics: str) -> MageKnightTable:
    """Take these Tactics, one after the other."""
    for tactic in tactics:
        game.play(f"tactic {tactic}")
    return game


# ---- looking ----


def kinds(deeds: Sequence[int]) -> list[str]:
    """Give the kinds of some Deed cards."""
    return [CARD.words[KIND_OF[deed]] for deed in deeds]


def everything(game: MageKnightTable, seat: int) -> list[str]:
    """Give all cards of a player, sorted."""
    player = game.players[seat]
    return sorted(kinds([*player.deck.cards, *player.hand.cards, *player.discard, *player.stored.cards]))


def held(game: MageKnightTable, seat: int) -> str:
    """Give a player's Tactic, "down" if it lies face down."""
    player = game.players[seat]
    return TACTIC.words[player.tactic] + ("" if player.tactic_up else " down")


def unit_kinds(cards: Sequence[int]) -> list[str]:
    """Give the kinds of some Unit cards."""
    return [UNIT.words[UNIT_OF[card]] for card in cards]


def elite(cards: Sequence[int]) -> list[bool]:
    """Say of some Unit cards whether they have a gold back."""
    return [UNITS[UNIT_OF[card]].elite for card in cards]


def tiles(numbers: Sequence[int]) -> list[str]:
    """Give the names of some tiles."""
    return [TILE.words[number] for number in numbers]


def faces(game: MageKnightTable) -> list[str]:
    """Give the dice of the Source, depleted ones too."""
    return [COLOUR.words[die] for die in game.source]


def unknown(pile: Zone, seats: int) -> bool:
    """Say whether no seat, and nobody watching, knows a card of a pile."""
    return all([pile.seen_by(seat) == [-1] * len(pile) for seat in range(-1, seats)])


# ---- dice ----


def rolls(chance: Chance, dice: int) -> list[list[str]]:
    """Roll a whole Source as the rulebook says, with dice of our own; give it after each roll, sorted."""
    seen: list[list[int]] = []
    kept: list[int] = []
    while not seen or 2 * len(kept) < dice:
        rolled = [chance.below(len(COLOUR.words)) for _ in range(dice - len(kept))]
        seen.append(sorted(kept + rolled))
        kept = [face for face in seen[-1] if COLOUR.words[face] in BASIC_COLOURS]
    return [[COLOUR.words[face] for face in roll] for roll in seen]
