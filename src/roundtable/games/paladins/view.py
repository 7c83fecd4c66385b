"""What a seat may know of a table of Paladins, built from nothing: Paladins not revealed and decks are private."""

from roundtable.games.paladins.classes import Player, Rival, Side
from roundtable.games.paladins.content import (
    FAVOUR_NAME,
    JAR_PLACE,
    ORDER_NAME,
    OUTSIDER_NAME,
    PALADIN_NAME,
    SCHEME,
    SPACE,
    STARTING_SCHEMES,
    TAVERN_NAME,
    TOWNSFOLK_NAME,
    WALL_NAME,
)
from roundtable.games.paladins.names import (
    ACTION,
    ATTRIBUTE,
    COVERED,
    FAVOUR_WORKER,
    NONE,
    OWNER,
    PLACES,
    RIGHT,
    RIGHT_ACTIONS,
    RIVAL_PIECE,
    RIVALS_LEFT,
    SOURCE,
    WORKER,
    WORKSHOP_PLACE,
)
from roundtable.games.paladins.scoring import score
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.turn import KeepWorkers, PlaceOnFavour, PlaceWorker
from roundtable.games.paladins.vocabulary import FAVOURS_ACTIONS
from roundtable.kernel.wording import Names
from roundtable.kernel.zone import Zone


def view(game: Paladins, seat: int | None) -> dict[str, object]:
    """Show the table to a seat; None is a spectator."""
    viewer = -1 if seat is None else seat
    return {
        "round": game.round,
        "first": game.first,
        "tax_supply": game.tax_supply,
        "debts": game.debts,
        "silver": game.silver,
        "provisions": game.provisions,
        "supply": dict(zip(WORKER.words, game.supply, strict=True)),
        "townsfolk": row(game.townsfolk_row, TOWNSFOLK_NAME),
        "outsiders": row(game.outsider_row, OUTSIDER_NAME),
        "taverns": row(sorted(game.taverns), TAVERN_NAME),
        "orders": seen(game.orders, ORDER_NAME, viewer),
        "favours": seen(game.favours, FAVOUR_NAME, viewer),
        "favour_workers": row(game.favour_workers, FAVOUR_WORKER),
        "spaces": {SPACE.words[space]: piece(game, space) for space in game.rules.open_spaces},
        "filling": filling(game),
        "keeping": keeping(game),
        "decks": {
            "townsfolk": len(game.townsfolk_deck),
            "outsiders": len(game.outsider_deck),
            "walls": len(game.wall_deck),
            "suspicion": len(game.suspicion_deck),
            "taverns": len(game.tavern_deck),
        },
        "townsfolk_discard": row(list(game.townsfolk_discard), TOWNSFOLK_NAME),
        "outsider_discard": row(list(game.outsider_discard), OUTSIDER_NAME),
        "tavern_discard": row(list(game.tavern_discard), TAVERN_NAME),
        "suspicion_discard": [game.rules.taxes[card] for card in game.suspicion_discard],
        "players": [player_data(game, player, viewer) for player in game.players],
        "rivals": [rival_data(game, rival) for rival in game.rivals],
    }


def word(names: Names, card: int) -> str | None:
    """Give a card's name, None for an empty place or a card not known."""
    return None if card == NONE else names.words[card]


def row(cards: list[int], names: Names) -> list[str | None]:
    """Give the cards of a row."""
    return [word(names, card) for card in cards]


def seen(zone: Zone, names: Names, viewer: int) -> list[str | None]:
    """Give the cards of a zone in their order, as a seat sees them."""
    return [word(names, card) for card in zone.seen_by(viewer)]


def piece(game: Paladins, space: int) -> dict[str, object] | None:
    """Show what stands on a space of the main board, and whose it is: a seat's, or the rival's."""
    owner = game.spaces[space]
    if owner == NONE:
        return None
    kind = "outpost" if (game.garrisoned >> space) & 1 else "monk"
    return {"owner": OWNER.words[0] if owner == RIVAL_PIECE else owner, "piece": kind}


def filling(game: Paladins) -> dict[str, object] | None:
    """Say which worker place is being filled, on whose board, and at what the action is aimed."""
    step = game.agenda[-1] if game.agenda else None
    if isinstance(step, PlaceWorker):
        action = ACTION.words[game.rules.deeds[step.mode].action]
        return {"seat": step.seat, "action": action, "place": step.place(game) + 1, "target": step.aim(game)}
    if isinstance(step, PlaceOnFavour):
        favour = FAVOURS_ACTIONS[game.favours.cards[step.place]]
        return {"seat": step.seat, "action": None, "place": 0, "target": favour.touches[0]}
    return None


def keeping(game: Paladins) -> list[str | None]:
    """Give the workers already named to be kept, while a player who passes names them."""
    step = game.agenda[-1] if game.agenda else None
    return row(list(step.kept), WORKER) if isinstance(step, KeepWorkers) else []


def side_data(game: Paladins, side: Side) -> dict[str, object]:
    """Show what players and rival have in common."""
    points = score(game, side)
    return {
        "score": sum(points),
        "points": dict(zip(SOURCE.words, points, strict=True)),
        "attributes": dict(zip(ATTRIBUTE.words, side.attributes, strict=True)),
        "monks": side.monks,
        "outposts": side.outposts,
        "jars": side.jars,
        "walls": row(list(side.walls), WALL_NAME),
        "attacked": row(list(side.attacked), OUTSIDER_NAME),
        "converted": row(list(side.converted), OUTSIDER_NAME),
        "suspicion": [game.rules.taxes[card] for card in side.suspicion],
        "unpaid_debts": side.unpaid_debts,
        "paid_debts": side.paid_debts,
        "workshops": dict(zip(RIGHT_ACTIONS.words, workshops(side), strict=True)),
        "passed": side.passed,
    }


def player_data(game: Paladins, player: Player, viewer: int) -> dict[str, object]:
    """Show a player's board; the Paladins only as far as the viewer knows them."""
    data = side_data(game, player)
    data.update({
        "workers": dict(zip(WORKER.words, player.workers, strict=True)),
        "silver": player.silver,
        "provisions": player.provisions,
        "board": {word: places(player, action) for action, word in enumerate(ACTION.words)},
        "jar_places": [JAR_PLACE.words[at] for at in range(len(JAR_PLACE.words)) if (player.jar_places >> at) & 1],
        "townsfolk": row(list(player.townsfolk), TOWNSFOLK_NAME),
        "tavern": word(TAVERN_NAME, player.tavern),
        "paladin": seen(player.chosen, PALADIN_NAME, viewer),
        "drawn": sorted_seen(player.drawn, viewer),
        "deck": seen(player.deck, PALADIN_NAME, viewer),
        "used": seen(player.used, PALADIN_NAME, viewer),
    })  # fmt: skip
    return data


def workshops(side: Side) -> list[int]:
    """Give how many workshops lie on each action of the right side."""
    if isinstance(side, Rival):
        return side.workshops
    assert isinstance(side, Player)
    return [bits.bit_count() for bits in side.covered]


def places(player: Player, action: int) -> list[str | None]:
    """Show the worker places of an action: who stands there, or the workshop that covers it."""
    shown = row(player.board[action * PLACES : (action + 1) * PLACES], WORKER)
    for place in range(len(WORKSHOP_PLACE.words)):
        if action >= RIGHT and (player.covered[action - RIGHT] >> place) & 1:
            shown[place] = COVERED
    return shown


def sorted_seen(zone: Zone, viewer: int) -> list[str | None]:
    """Give the cards of a hand in a fixed order, unknown ones last."""
    known = sorted([card for card in zone.seen_by(viewer) if card != NONE])
    return row([*known, *[NONE] * (len(zone.cards) - len(known))], PALADIN_NAME)


def rival_data(game: Paladins, rival: Rival) -> dict[str, object]:
    """Show the automated opponent's board."""
    data = side_data(game, rival)
    data.update({
        "untyped_workers": rival.untyped_workers,
        "placed": placed(rival),
        "resource_marker": rival.resource_marker,
        "attribute_stack": row(rival.attribute_stack, ATTRIBUTE),
        "scheme_deck": len(rival.schemes),
        "scheme_discard": [scheme_word(game, card) for card in rival.scheme_discard.cards],
        "scheme_aside": len(rival.scheme_aside),
    })  # fmt: skip
    return data


def placed(rival: Rival) -> dict[str, int]:
    """Give how many workers stand on each action of the rival's board."""
    left = {word: (rival.left >> at) & 1 for at, word in enumerate(RIVALS_LEFT.words)}
    return {**left, **dict(zip(RIGHT_ACTIONS.words, rival.right, strict=True))}


def scheme_word(game: Paladins, card: int) -> str:
    """Give what a scheme card shows."""
    return SCHEME.words[game.rules.schemes[card]] if card < STARTING_SCHEMES else SCHEME.words[-1]
