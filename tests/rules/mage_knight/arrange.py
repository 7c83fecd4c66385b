"""Arranging a table of Mage Knight for a test: a bare first Day, then exactly what the test needs.

`table(hand={0: ["march", "rage"]}, at={0: (1, 0)})` gives a game in which seat 0 begins a turn with these two cards.
Everything not named is bare: no cards in hand (all own cards lie in the deck), no crystals, Units or Skills; the Source
shows no die; heroes stand on the portal. Spaces are given as (q, r); the starting tile's centre is (0, 0), slot (0, 1)
has its centre at (1, -3), slot (1, 0) at (3, -2). Kinds of cards, Units, enemies and so on are given by their ids.
Forced answers are given by the kernel. Players do not fight each other, unless the settings say so.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import roundtable as rt
from roundtable.games.mage_knight.box import BOX, MageKnightTable
from roundtable.games.mage_knight.content.components import TACTIC
from roundtable.games.mage_knight.content.hexes import START
from roundtable.games.mage_knight.content.names import COLOUR, DUMMY, OPEN
from roundtable.games.mage_knight.course import rounds, turns
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.state import this_turn
from roundtable.games.mage_knight.state.settings import fights_between_players
from roundtable.kernel.past import Past
from roundtable.kernel.zone import IN_PILE, Zone
from tests.rules.mage_knight.arrange_map import Space, lay, next_tokens, put_enemies, put_on_stack, put_ruin, space
from tests.rules.mage_knight.arrange_players import (
    Lists,
    Numbers,
    arrange_offers,
    arrange_player,
    give_cards,
    give_tactic,
)

rt.register(BOX)

HEROES: Final = ("tovak", "goldyx", "arythea", "norowas")
TACTICS: Final = ("early-bird", "planning", "great-start", "the-right-moment")
NIGHT_TACTICS: Final = ("from-the-dusk", "long-night", "mana-search", "midnight-meditation")


def table(
    seats: int = 2,
    *,
    scenario: str = "full_conquest",
    heroes: Sequence[str] = HEROES,
    settings: Mapping[str, object] | None = None,
    seed: int = 1,
    night: bool = False,
    round: int = 1,
    turn: int = 0,
    tiles: Mapping[tuple[int, int], str] | None = None,
    at: Mapping[int, Space] | None = None,
    hand: Lists | None = None,
    deck: Lists | None = None,
    discard: Lists | None = None,
    crystals: Lists | None = None,
    mana: Lists | None = None,
    fame: Numbers | None = None,
    reputation: Numbers | None = None,
    units: Lists | None = None,
    skills: Lists | None = None,
    tactic: Mapping[int, str] | None = None,
    source: Sequence[str] = (),
    spells: Sequence[str] | None = None,
    advanced: Sequence[str] | None = None,
    unit_offer: Sequence[str] | None = None,
    shields: Mapping[Space, Sequence[int]] | None = None,
    enemies: Mapping[Space, Sequence[str]] | None = None,
    next_enemies: Sequence[str] = (),
    ruins: Mapping[Space, str] | None = None,
    next_tiles: Sequence[str] = (),
    move: int = 0,
    influence: int = 0,
    healing: int = 0,
    forced: bool = True,
) -> MageKnightTable:
    """Arrange a table; seat `turn` is asked what to do in its turn.

    `tiles` are laid in slots besides those of setup, which are replaced where named; `hand`, `deck` (top last) and
    `discard` hold kinds of cards, "wound" among them; a named deck holds nothing else; `units` are "peasants",
    "peasants spent", "peasants wounded", "peasants spent wounded"; `source` faces of dice; `spells`, `advanced` and
    `unit_offer` are the offers, lowest first; `enemies` the tokens on a space, face up, in place of those there
    ("x down" for face down); `next_enemies` what will be drawn from each stack, first first; `ruins` a face-up token;
    `next_tiles` the next tiles of the stack, first first.
    """
    chosen = {f"hero_{seat + 1}": heroes[seat] for seat in range(seats)}
    fights = fights_between_players(seats, {"scenario": scenario})[-1]
    start = {"scenario": scenario, "hero_order": "seats", "fights_between_players": fights}
    wanted = {**start, **chosen, **(settings or {})}
    game = rt.new("mage_knight", seats, seed, wanted, True)
    assert isinstance(game, MageKnightTable)
    names = dict(enumerate(TACTICS))
    while game.asks == "mage_knight.choose-tactic" and game.seat is not None:
        offered = [action.notation for action in game.options()]
        tactic_of = f"tactic {names[game.seat]}"
        game.play(tactic_of if tactic_of in offered else offered[0])  # a dummy player may have taken it
    while game.question() is not None and not isinstance(game.question(), turns.TakeTurn):
        game.play_at(len(game.options()) - 1)
    clear(game)
    game.round, game.night = round, night
    if night:
        game.tactics = tuple([TACTIC.at(word) for word in NIGHT_TACTICS])
    for slot, tile in (tiles or {}).items():
        lay(game, tile, slot)
    for seat in range(seats):
        cards = (hand or {}, deck or {}, discard or {})
        give_cards(game, seat, *cards)
        arrange_player(game, seat, crystals, mana, fame, reputation, units, skills)
        give_tactic(game, seat, (tactic or {}).get(seat, (NIGHT_TACTICS if night else TACTICS)[seat]))
        game.players[seat].space = space((at or {}).get(seat, (0, 0)))
    if game.rules.cooperative:
        game.order = (*range(seats), DUMMY)
        game.dummies[0].tactic = TACTIC.at("preparation" if night else "rethink")
        game.tactics = ()
    game.source = tuple([COLOUR.at(word) for word in source])
    arrange_offers(game, spells, advanced, unit_offer)
    for place, marks in (shields or {}).items():
        for seat in marks:
            board.mark(game, space(place), seat)
    for place, kinds in (enemies or {}).items():
        put_enemies(game, place, kinds)
    next_tokens(game, next_enemies)
    for place, ruin in (ruins or {}).items():
        put_ruin(game, place, ruin)
    if next_tiles:
        put_on_stack(game, next_tiles)
    begin_turn(game, turn)
    game.turn.move, game.turn.influence, game.turn.healing = move, influence, healing
    game.forced = forced
    settle(game)
    return game


def settle(game: MageKnightTable) -> None:
    """Find the options of the question on top, with a fresh past."""
    game.past = Past("arranged")
    game.sealed = False
    game.advance()


def begin_turn(game: MageKnightTable, seat: int) -> None:
    """Let a seat begin its turn as if its start were over."""
    game.agenda.clear()
    this_turn.begin(game, seat)
    game.turn.phase = OPEN
    game.turn.path = (game.players[seat].space,)
    game.then(turns.TakeTurn(seat), rounds.TurnOver(seat))


def clear(game: MageKnightTable) -> None:
    """Take everything away from the players."""
    for player in game.players:
        cards = sorted([*player.deck.cards, *player.hand.cards])
        player.deck = Zone(tuple(cards), (0,) * len(cards), (IN_PILE,) * len(cards))
        player.hand = Zone()
        player.space = START
