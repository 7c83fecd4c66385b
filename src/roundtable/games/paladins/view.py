"""What a seat may know of a table of Paladins, built from nothing: Paladins not revealed and decks are private."""

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
from roundtable.games.paladins.names import ACTION, ATTRIBUTE, NONE, PLACES, RIGHT, SOURCE, WORKER
from roundtable.games.paladins.scoring import score
from roundtable.games.paladins.state import Paladins, Player, Rival, Side
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
        "tax": game.tax,
        "debts": game.debts,
        "silver": game.silver,
        "provisions": game.provisions,
        "supply": dict(zip(WORKER.words, game.supply, strict=True)),
        "townsfolk": row(game.townsfolk_row, TOWNSFOLK_NAME),
        "outsiders": row(game.outsider_row, OUTSIDER_NAME),
        "taverns": row(sorted(game.taverns), TAVERN_NAME),
        "orders": seen(game.orders, ORDER_NAME, viewer),
        "favours": seen(game.favours, FAVOUR_NAME, viewer),
        "favour_workers": list(game.favour_workers),
        "spaces": {SPACE.words[space]: game.spaces[space] for space in game.rules.open_spaces},
        "pieces": pieces(game),
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


def pieces(game: Paladins) -> dict[str, str]:
    """Say whether a monk or an outpost stands on each space that is taken."""
    return {
        SPACE.words[space]: "outpost" if (game.garrisoned >> space) & 1 else "monk"
        for space in game.rules.open_spaces
        if game.spaces[space] != NONE
    }


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
        "unpaid": side.unpaid,
        "paid": side.paid,
        "workshops": dict(zip(ACTION.words[RIGHT:], side.workshops, strict=True)),
    }


def player_data(game: Paladins, player: Player, viewer: int) -> dict[str, object]:
    """Show a player's board; the Paladins only as far as the viewer knows them."""
    data = side_data(game, player)
    board: dict[str, object] = {}
    for number, action in enumerate(ACTION.words):
        board[action] = row(player.board[number * PLACES : (number + 1) * PLACES], WORKER)
    data.update({
        "workers": dict(zip(WORKER.words, player.workers, strict=True)),
        "silver": player.silver,
        "provisions": player.provisions,
        "board": board,
        "jar_places": [JAR_PLACE.words[at] for at in range(len(JAR_PLACE.words)) if (player.jar_places >> at) & 1],
        "townsfolk": row(list(player.townsfolk), TOWNSFOLK_NAME),
        "passed": player.passed,
        "tavern": word(TAVERN_NAME, player.tavern),
        "paladin": seen(player.chosen, PALADIN_NAME, viewer),
        "drawn": sorted_seen(player.drawn, viewer),
        "deck": seen(player.deck, PALADIN_NAME, viewer),
        "used": seen(player.used, PALADIN_NAME, viewer),
    })  # fmt: skip
    return data


def sorted_seen(zone: Zone, viewer: int) -> list[str | None]:
    """Give the cards of a hand in a fixed order, unknown ones last."""
    known = sorted([card for card in zone.seen_by(viewer) if card != NONE])
    return row([*known, *[NONE] * (len(zone.cards) - len(known))], PALADIN_NAME)


def rival_data(game: Paladins, rival: Rival) -> dict[str, object]:
    """Show the automated opponent's board."""
    data = side_data(game, rival)
    data.update({
        "workers": rival.workers,
        "left": [(rival.left >> place) & 1 == 1 for place in range(5)],
        "right": dict(zip(ACTION.words[RIGHT:], rival.right, strict=True)),
        "marker": rival.marker,
        "stack": row(rival.stack, ATTRIBUTE),
        "out": rival.out,
        "schemes": len(rival.schemes),
        "scheme_discard": [scheme_word(game, card) for card in rival.scheme_discard.cards],
        "scheme_aside": len(rival.scheme_aside),
    })  # fmt: skip
    return data


def scheme_word(game: Paladins, card: int) -> str:
    """Give what a scheme card shows."""
    return SCHEME.words[game.rules.schemes[card]] if card < STARTING_SCHEMES else SCHEME.words[-1]
