"""Conservation: every component of Paladins is in exactly one place."""

from roundtable.games.paladins.classes import Player, Side
from roundtable.games.paladins.content import (
    DEBTS,
    FAVOURS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SCHEMES,
    SPACES,
    SUPPLY,
    SUSPICIONS,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
    WORKER_SUPPLY,
)
from roundtable.games.paladins.names import ATTRIBUTE, NONE, RIVAL_PIECE, WORKER, WORKERS
from roundtable.games.paladins.state import Paladins
from roundtable.kernel.errors import BadPosition


def check(game: Paladins) -> None:
    """Raise BadPosition if something is missing, stands twice or cannot be."""
    seats = game.rules.seats
    if len(game.players) != seats:
        raise BadPosition("state.players", "wrong-length", f"{len(game.players)}: {seats}")
    expect("state.rivals", len(game.rivals), 1 if game.rules.solo else 0)
    if game.first >= seats:
        raise BadPosition("state.first", "out-of-range", f"{game.first}: 0..{seats - 1}")
    check_workers(game)
    check_resources(game)
    check_cards(game)
    check_kings_cards(game)
    for seat, player in enumerate(game.players):
        check_player(game, seat, player)
    check_spaces(game)
    for rival in game.rivals:
        expect("state.rivals[0].attribute_stack", len(set(rival.attribute_stack)), len(ATTRIBUTE.words))


def expect(field: str, found: int, wanted: int) -> None:
    """Raise if a count is not what the box holds."""
    if found != wanted:
        raise BadPosition(field, "not-conserved", f"{found}: {wanted}")


def check_workers(game: Paladins) -> None:
    """Count the workers of each type."""
    for worker in range(WORKERS):
        found = game.supply[worker] + game.favour_workers.count(worker)
        for player in game.players:
            found += player.workers[worker] + player.board.count(worker)
        expect(f"state.supply.{WORKER.words[worker]}", found, WORKER_SUPPLY[worker])


def check_resources(game: Paladins) -> None:
    """Count Silver, Provisions and Debts."""
    silver = game.silver + game.tax_supply + sum([player.silver for player in game.players])
    expect("state.silver", silver, SUPPLY.number("silver"))
    provisions = game.provisions + sum([player.provisions for player in game.players])
    expect("state.provisions", provisions, SUPPLY.number("provision"))
    debts = game.debts + sum([side.unpaid_debts + side.paid_debts for side in sides(game)])
    expect("state.debts", debts, DEBTS)


def sides(game: Paladins) -> list[Side]:
    """Give players and rival."""
    return [*game.players, *game.rivals]


def once(field: str, cards: list[int], count: int) -> None:
    """Raise unless every card of a kind stands exactly once."""
    found = sorted([card for card in cards if card != NONE])
    if len(set(found)) != len(found):
        raise BadPosition(field, "stands-twice", str(next(card for card in found if found.count(card) > 1)))
    expect(field, len(found), count)


def check_cards(game: Paladins) -> None:
    """Count the cards of each kind over all their places."""
    townsfolk = [*game.townsfolk_deck.cards, *game.townsfolk_row, *game.townsfolk_discard]
    outsiders = [*game.outsider_deck.cards, *game.outsider_row, *game.outsider_discard]
    walls = list(game.wall_deck.cards)
    suspicion = [*game.suspicion_deck.cards, *game.suspicion_discard]
    taverns = [*game.tavern_deck.cards, *game.tavern_discard, *game.taverns]
    for player in game.players:
        townsfolk += player.townsfolk
        taverns.append(player.tavern)
    for side in sides(game):
        outsiders += [*side.attacked, *side.converted]
        walls += side.walls
        suspicion += side.suspicion
    once("state.townsfolk", townsfolk, len(TOWNSFOLK))
    once("state.outsiders", outsiders, len(OUTSIDERS))
    once("state.walls", walls, len(WALLS))
    once("state.suspicion", suspicion, SUSPICIONS)
    once("state.taverns", taverns, len(TAVERNS))


def check_kings_cards(game: Paladins) -> None:
    """Count King's Orders, King's Favours and schemes."""
    once("state.orders", [*game.orders.cards, *game.orders_box.cards], len(ORDERS))
    once("state.favours", [*game.favours.cards, *game.favours_box.cards], len(FAVOURS))
    for rival in game.rivals:
        schemes = [*rival.schemes.cards, *rival.scheme_discard.cards, *rival.scheme_aside.cards]
        once("state.schemes", schemes, SCHEMES)


def check_player(game: Paladins, seat: int, player: Player) -> None:
    """Count a player's Paladins and jars."""
    paladins = [*player.deck.cards, *player.drawn.cards, *player.chosen.cards, *player.used.cards]
    once(f"state.players[{seat}].deck", paladins, len(PALADINS))
    expect(f"state.players[{seat}].jars", player.jar_places.bit_count(), player.jars)


def check_spaces(game: Paladins) -> None:
    """Count the pieces on the main board; spaces for more players stay empty."""
    for space, holder in enumerate(game.spaces):
        if holder != NONE and space not in game.rules.open_spaces:
            raise BadPosition(f"state.spaces.{SPACES[space].id}", "out-of-range", str(holder))
        if holder >= game.rules.seats or (holder < NONE and not game.rules.solo):
            raise BadPosition(f"state.spaces.{SPACES[space].id}", "out-of-range", str(holder))
    outposts = [holder for space, holder in enumerate(game.spaces) if (game.garrisoned >> space) & 1]
    expect("state.garrisoned", outposts.count(NONE), 0)
    for seat, player in enumerate(game.players):
        expect(f"state.players[{seat}].monks", game.spaces.count(seat), player.monks + player.outposts)
        expect(f"state.players[{seat}].outposts", outposts.count(seat), player.outposts)
    for rival in game.rivals:
        expect("state.rivals[0].monks", game.spaces.count(RIVAL_PIECE), rival.monks + rival.outposts)
        expect("state.rivals[0].outposts", outposts.count(RIVAL_PIECE), rival.outposts)
