"""Arranging a table of Paladins for a test: a bare table in the action phase, then exactly what the test needs.

`table(seats=2, workers={0: ["scout", "cleric"]}, silver={0: 4})` gives a game in which seat 0 must act or pass.
Everything not named is bare: no workers, Silver, Provisions, attributes, Townsfolk, Suspicion or Debts; every player's
Paladin of the round is one that does not matter for the action tested unless `paladin` names it; rows hold the cards
named, others are filled from the decks. Forced answers are given by the kernel.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

import roundtable as rt
from roundtable.games.paladins.box import BOX, PaladinsTable
from roundtable.games.paladins.classes import Player, Rival, Side
from roundtable.games.paladins.content import (
    FAVOUR_NAME,
    ORDER_NAME,
    OUTSIDER_NAME,
    PALADIN_NAME,
    SCHEME,
    SCHEMES,
    SPACE,
    STARTING_SCHEMES,
    SUSPICION_NAME,
    TAVERN_NAME,
    TOWNSFOLK_NAME,
    WALL_NAME,
)
from roundtable.games.paladins.names import (
    ACTION,
    ATTRIBUTE,
    NONE,
    PLACES,
    REST,
    RIGHT,
    RIGHT_SIDE,
    RIVAL_PIECE,
    WORKER,
)
from roundtable.games.paladins.rounds import EndRound, NextTurn
from roundtable.games.paladins.solo import LEFT
from roundtable.kernel.past import Past
from roundtable.kernel.wording import Names
from roundtable.kernel.zone import EVERYBODY, IN_PILE, Zone

PLAIN: Final = ("oliver", "otton", "girard", "gerin")  # Paladins that stand in where none is named

Numbers = Mapping[int, int]
Lists = Mapping[int, Sequence[str]]

rt.register(BOX)


class RivalPosition(TypedDict, total=False):
    """What the rival of a solo game has; all else is bare, and without workers it is out of the round at once."""

    workers: int
    marker: int  # its space on the resource track, 1 to 5
    faith: int
    strength: int
    influence: int
    stack: Sequence[str]  # attributes from the bottom to the top
    workshops: Mapping[str, int]  # how many on an action
    left: Sequence[str]  # left actions that hold a worker
    right: Mapping[str, int]  # workers on the right actions
    monks: Sequence[str]  # spaces
    outposts: Sequence[str]
    jars: int
    walls: Sequence[str]
    attacked: Sequence[str]
    converted: Sequence[str]
    suspicion: Sequence[str]
    unpaid: int
    paid: int
    schemes: Sequence[str]  # what the next ones show, first first
    played: bool  # whether all other schemes in the game lie on the discard pile, not in the deck


def table(
    seats: int = 2,
    *,
    settings: Mapping[str, object] | None = None,
    seed: int = 1,
    round: int = 1,
    first: int = 0,
    workers: Lists | None = None,
    silver: Numbers | None = None,
    provisions: Numbers | None = None,
    faith: Numbers | None = None,
    strength: Numbers | None = None,
    influence: Numbers | None = None,
    paladin: Mapping[int, str] | None = None,
    board: Mapping[int, Mapping[str, Sequence[str | None]]] | None = None,
    workshops: Mapping[int, Mapping[str, int]] | None = None,
    monks: Lists | None = None,
    outposts: Lists | None = None,
    walls: Lists | None = None,
    jars: Mapping[int, Sequence[int]] | None = None,
    attacked: Lists | None = None,
    converted: Lists | None = None,
    townsfolk: Lists | None = None,
    suspicion: Lists | None = None,
    unpaid: Numbers | None = None,
    paid: Numbers | None = None,
    passed: Sequence[int] = (),
    row: Sequence[str | None] | None = None,
    outsiders: Sequence[str | None] | None = None,
    orders: Sequence[str] | None = None,
    favours: Sequence[str] | None = None,
    next_walls: Sequence[str] = (),
    next_suspicion: Sequence[str] = (),
    next_taverns: Sequence[str] = (),
    occupied: Mapping[int, str] | None = None,
    rival: RivalPosition | None = None,
    tax: int | None = None,
    debts: int | None = None,
    forced: bool = True,
) -> PaladinsTable:
    """Arrange a table; seat `first` is the first to act.

    `board` gives the workers standing on an action; `workshops` bits of the covered places; `monks` and `outposts`
    spaces; `jars` numbers of jar places; `row` and `outsiders` the cards from left to right, None for a gap; `orders`
    and `favours` those laid out, revealed as far as the round says; `next_walls` and `next_suspicion` what will be
    drawn, first first, as `next_taverns` does; suspicion cards are "01" to "24", with taxes 0 (01-06), 1 (07-14) and
    2 (15-24); `occupied` the workers on places of King's Favours, the leftmost 0; `rival` the opponent of one player.
    """
    game = rt.new("paladins", seats, seed, settings, forced)
    assert isinstance(game, PaladinsTable)
    clear(game)
    game.round, game.first = round, first
    for seat, player in enumerate(game.players):
        for word in (workers or {}).get(seat, ()):
            player.workers[WORKER.at(word)] += 1
            game.supply[WORKER.at(word)] -= 1
        player.silver = (silver or {}).get(seat, 0)
        player.provisions = (provisions or {}).get(seat, 0)
        player.attributes = [(faith or {}).get(seat, 0), (strength or {}).get(seat, 0), (influence or {}).get(seat, 0)]
        serve(player, (paladin or {}).get(seat, PLAIN[seat]))
        for action, standing in (board or {}).get(seat, {}).items():
            for place, kind in enumerate(standing):
                if kind is not None:
                    player.board[ACTION.at(action) * PLACES + place] = WORKER.at(kind)
                    game.supply[WORKER.at(kind)] -= 1
        for action, bits in (workshops or {}).get(seat, {}).items():
            player.covered[ACTION.at(action) - RIGHT] = bits
        for space in (monks or {}).get(seat, ()):
            game.spaces[SPACE.at(space)] = seat
            player.monks += 1
        for space in (outposts or {}).get(seat, ()):
            game.spaces[SPACE.at(space)] = seat
            game.garrisoned |= 1 << SPACE.at(space)
            player.outposts += 1
        for place in (jars or {}).get(seat, ()):
            player.jar_places |= 1 << place
            player.jars += 1
        player.walls = take(game, "wall_deck", WALL_NAME, (walls or {}).get(seat, ()))
        player.attacked = take(game, "outsider_deck", OUTSIDER_NAME, (attacked or {}).get(seat, ()))
        player.converted = take(game, "outsider_deck", OUTSIDER_NAME, (converted or {}).get(seat, ()))
        player.townsfolk = take(game, "townsfolk_deck", TOWNSFOLK_NAME, (townsfolk or {}).get(seat, ()))
        player.suspicion = take(game, "suspicion_deck", SUSPICION_NAME, (suspicion or {}).get(seat, ()))
        player.unpaid_debts = (unpaid or {}).get(seat, 0)
        player.paid_debts = (paid or {}).get(seat, 0)
        game.debts -= player.unpaid_debts + player.paid_debts
        player.passed = seat in passed
    for opponent in game.rivals:
        arrange_rival(game, opponent, rival or {})
    lay_rows(game, row, outsiders)
    lay_kings_cards(game, orders, favours)
    for place, kind in (occupied or {}).items():
        game.favour_workers[place] = WORKER.at(kind)
        game.supply[WORKER.at(kind)] -= 1
    stack(game.wall_deck, WALL_NAME, next_walls)
    stack(game.suspicion_deck, SUSPICION_NAME, next_suspicion)
    stack(game.tavern_deck, TAVERN_NAME, next_taverns)
    settle(game, tax, debts)
    game.agenda = []
    game.then(NextTurn(first), EndRound())
    game.past = Past(seed)
    game.advance()
    game.check()
    return game


def clear(game: PaladinsTable) -> None:
    """Put every card back into its deck and every piece into the supply."""
    for player in game.players:
        player.tavern = NONE
    gather(game.townsfolk_deck, len(TOWNSFOLK_NAME.words))
    gather(game.outsider_deck, len(OUTSIDER_NAME.words))
    gather(game.wall_deck, len(WALL_NAME.words))
    gather(game.suspicion_deck, len(SUSPICION_NAME.words))
    game.suspicion_discard = game.townsfolk_discard = game.outsider_discard = game.tavern_discard = ()
    game.townsfolk_row = [NONE] * 5
    game.outsider_row = [NONE] * 6
    for side in [*game.players, *game.rivals]:
        side.suspicion = ()
        side.unpaid_debts = side.paid_debts = 0
    game.debts = 24
    every_tavern = list(range(len(TAVERN_NAME.words)))
    game.taverns = tuple(every_tavern[: game.rules.seats + 1])
    for seat, player in enumerate(game.players):
        player.tavern = every_tavern[seat]
        player.townsfolk = ()
        player.drafted = NONE
        for worker, count in enumerate(player.workers):
            game.supply[worker] += count
            player.workers[worker] = 0
    game.taverns = tuple(every_tavern[game.rules.seats : game.rules.seats + 1])
    left = tuple(every_tavern[game.rules.seats + 1 :])
    game.tavern_deck = Zone(left, (0,) * len(left), (IN_PILE,) * len(left))


def gather(deck: Zone, count: int) -> None:
    """Make a deck of all its cards."""
    deck.cards = tuple(range(count))
    deck.known = (0,) * count
    deck.since = (IN_PILE,) * count


def serve(player: Player, name: str) -> None:
    """Let a Paladin serve this round."""
    chosen = PALADIN_NAME.at(name)
    others = tuple(card for card in range(len(PALADIN_NAME.words)) if card != chosen)
    player.chosen = Zone((chosen,), (EVERYBODY,), (0,))
    player.deck = Zone(others, (0,) * len(others), (IN_PILE,) * len(others))
    player.drawn = Zone()
    player.used = Zone()


def take(game: PaladinsTable, deck: str, names: Names, words: Sequence[str]) -> tuple[int, ...]:
    """Take named cards out of a deck."""
    zone: Zone = getattr(game, deck)
    cards = tuple(names.at(word) for word in words)
    for card in cards:
        zone.remove(zone.find(card))
    return cards


def lay_rows(game: PaladinsTable, row: Sequence[str | None] | None, outsiders: Sequence[str | None] | None) -> None:
    """Lay the two rows out."""
    for names, deck, places, words in (
        (TOWNSFOLK_NAME, game.townsfolk_deck, game.townsfolk_row, row),
        (OUTSIDER_NAME, game.outsider_deck, game.outsider_row, outsiders),
    ):
        given = words if words is not None else [names.words[deck.cards[at]] for at in range(len(places))]
        for place, word in enumerate(given):
            if word is not None:
                card = names.at(word)
                deck.remove(deck.find(card))
                places[place] = card


def lay_kings_cards(game: PaladinsTable, orders: Sequence[str] | None, favours: Sequence[str] | None) -> None:
    """Lay King's Orders and Favours out; those of this round and before are revealed."""
    game.orders, game.orders_box = laid(ORDER_NAME, orders, 3, game.round)
    game.favours, game.favours_box = laid(FAVOUR_NAME, favours, 5, game.round - 2)


def laid(names: Names, words: Sequence[str] | None, count: int, revealed: int) -> tuple[Zone, Zone]:
    """Give the cards laid out and those in the box."""
    first = [names.at(word) for word in words or ()]
    cards = (first + [card for card in range(len(names.words)) if card not in first])[:count]
    known = tuple(EVERYBODY if place < revealed else 0 for place in range(count))
    box = tuple(card for card in range(len(names.words)) if card not in cards)
    return Zone(tuple(cards), known, (0,) * count), Zone(box, (0,) * len(box), (IN_PILE,) * len(box))


def stack(deck: Zone, names: Names, words: Sequence[str]) -> None:
    """Put named cards on top of a deck, the first to be drawn on top."""
    for word in reversed(words):
        deck.put(deck.remove(deck.find(names.at(word))), 0, IN_PILE)


def settle(game: PaladinsTable, tax: int | None, debts: int | None) -> None:
    """Bring the supplies into line with what the players have."""
    game.tax_supply = game.rules.tax if tax is None else tax
    game.silver = 50 - game.tax_supply - sum(player.silver for player in game.players)
    game.provisions = 40 - sum(player.provisions for player in game.players)
    if debts is not None:
        used_up(game, debts)


def used_up(game: PaladinsTable, left: int) -> None:
    """Let only so many Debts be left in the deck: the last seat holds the others, paid."""
    game.players[-1].paid_debts += game.debts - left
    game.debts = left


def arrange_rival(game: PaladinsTable, rival: Rival, given: RivalPosition) -> None:
    """Arrange the rival of a solo game."""
    rival.untyped_workers = given.get("workers", 0)
    rival.resource_marker = given.get("marker", 1)
    rival.attributes = [given.get("faith", 0), given.get("strength", 0), given.get("influence", 0)]
    rival.attribute_stack = [ATTRIBUTE.at(word) for word in given.get("stack", ("influence", "faith", "strength"))]
    rival.workshops = [given.get("workshops", {}).get(action, 0) for action in ACTION.words[RIGHT:]]
    rival.left = 0
    for action in given.get("left", ()):
        rival.left |= 1 << (REST if action == "rest" else LEFT.index(ACTION.at(action)))
    rival.right = [0] * RIGHT_SIDE
    for action, count in given.get("right", {}).items():
        rival.right[ACTION.at(action) - RIGHT] = count
    for space in [*given.get("monks", ()), *given.get("outposts", ())]:
        game.spaces[SPACE.at(space)] = RIVAL_PIECE
    for space in given.get("outposts", ()):
        game.garrisoned |= 1 << SPACE.at(space)
    rival.monks, rival.outposts = len(given.get("monks", ())), len(given.get("outposts", ()))
    rival.jars = given.get("jars", 0)
    rival.walls = take(game, "wall_deck", WALL_NAME, given.get("walls", ()))
    rival.attacked = take(game, "outsider_deck", OUTSIDER_NAME, given.get("attacked", ()))
    rival.converted = take(game, "outsider_deck", OUTSIDER_NAME, given.get("converted", ()))
    rival.suspicion = take(game, "suspicion_deck", SUSPICION_NAME, given.get("suspicion", ()))
    rival.unpaid_debts, rival.paid_debts = given.get("unpaid", 0), given.get("paid", 0)
    game.debts -= rival.unpaid_debts + rival.paid_debts
    arrange_schemes(game, rival, given)


def arrange_schemes(game: PaladinsTable, rival: Rival, given: RivalPosition) -> None:
    """Put the named schemes on top of their deck; those on hidden King's Favours lie aside."""
    shows = [*game.rules.schemes, *[SCHEME.at("kings-favour")] * (SCHEMES - STARTING_SCHEMES)]
    entered = STARTING_SCHEMES + max(game.round - 2, 0)
    others = list(range(entered))
    named: list[int] = []
    for word in given.get("schemes", ()):
        named.append(next(card for card in others if shows[card] == SCHEME.at(word)))
        others.remove(named[-1])
    played = others if given.get("played", False) else []
    deck = ([] if played else others) + named[::-1]
    rival.schemes = Zone(tuple(deck), (0,) * len(deck), (IN_PILE,) * len(deck))
    rival.scheme_discard = Zone(tuple(played), (EVERYBODY,) * len(played), (0,) * len(played))
    aside = tuple(range(entered, SCHEMES))
    rival.scheme_aside = Zone(aside, (EVERYBODY,) * len(aside), (0,) * len(aside))


def play(game: PaladinsTable, *notations: str) -> None:
    """Play several actions one after the other."""
    for notation in notations:
        game.play(notation)


def offered(game: PaladinsTable, verb: str = "") -> list[str]:
    """Give the notations on offer, those of one verb if named."""
    return [action.notation for action in game.options() if not verb or action.notation.split()[0] == verb]


def supply_of(player: Player) -> dict[str, int]:
    """Give a player's personal supply, types that are there only."""
    return {WORKER.words[worker]: count for worker, count in enumerate(player.workers) if count}


def attribute(side: Side, name: str) -> int:
    """Give an attribute's value on the track."""
    return side.attributes[ATTRIBUTE.at(name)]


def standing(player: Player, action: str) -> list[str | None]:
    """Give the workers on an action's places."""
    at = ACTION.at(action) * PLACES
    return [None if worker == NONE else WORKER.words[worker] for worker in player.board[at : at + PLACES]]
