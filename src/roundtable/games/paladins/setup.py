"""Setting up: decks, rows, King's cards, players' boards, the automated opponent, and the draft of Townsfolk."""

from typing import ClassVar

from roundtable.games.paladins import refusals, words
from roundtable.games.paladins.asking import Ask
from roundtable.games.paladins.classes import Player, Rival
from roundtable.games.paladins.content import (
    DEBTS,
    FAVOUR_ROUNDS,
    FAVOURS,
    ORDER_ROUNDS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    RIVAL_BOARD,
    SCHEMES,
    START,
    STARTING_SCHEMES,
    SUPPLY,
    SUSPICIONS,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
    WORKER_SUPPLY,
)
from roundtable.games.paladins.names import ATTRIBUTE, NONE
from roundtable.games.paladins.recruiting import recruit
from roundtable.games.paladins.reset import slide_outsiders, slide_townsfolk
from roundtable.games.paladins.rounds import BeginRound
from roundtable.games.paladins.solo import workshop_from_order
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.vocabulary import DRAFTS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Step
from roundtable.kernel.table import hide
from roundtable.kernel.wording import Message
from roundtable.kernel.zone import draw, open_zone, pile, shuffle


def set_up(game: Paladins) -> None:
    """Lay a new game out."""
    seats = game.rules.seats
    lay_board(game)
    game.players = [new_player(game) for _ in range(seats)]
    game.rivals = [new_rival()] if game.rules.solo else []
    sizes = [len(TOWNSFOLK), len(OUTSIDERS), len(WALLS), SUSPICIONS, len(TAVERNS), len(ORDERS), len(FAVOURS)]
    sizes += [SCHEMES] * len(game.rivals) + [len(PALADINS)] * seats
    hide(game, sizes)
    for deck in (game.townsfolk_deck, game.outsider_deck, game.wall_deck, game.suspicion_deck, game.tavern_deck):
        shuffle(game, deck)
    lay_kings_cards(game)
    for rival in game.rivals:
        shuffle(game, rival.schemes)
    for player in game.players:
        shuffle(game, player.deck)
    slide_townsfolk(game, words.DRAFT_SLID, words.DRAFT_CAME)
    slide_outsiders(game)
    game.first = 0 if game.rules.solo else game.chance.below(seats)
    order = game.in_turn_order(game.first)
    game.then(*[DraftTownsfolk(seat) for seat in reversed(order)], AfterDraft(), BeginRound())


def lay_board(game: Paladins) -> None:
    """Put everything on the board that is there before the players take theirs."""
    game.clear()
    game.supply = list(WORKER_SUPPLY)
    game.silver = SUPPLY.number("silver") - game.rules.tax
    game.provisions = SUPPLY.number("provision")
    game.tax_supply = game.rules.tax
    game.debts = DEBTS
    game.townsfolk_deck = pile(list(range(len(TOWNSFOLK))))
    game.outsider_deck = pile(list(range(len(OUTSIDERS))))
    game.wall_deck = pile(list(range(len(WALLS))))
    game.suspicion_deck = pile(list(range(SUSPICIONS)))
    game.tavern_deck = pile(list(range(len(TAVERNS))))
    game.orders_box = pile(list(range(len(ORDERS))))
    game.favours_box = pile(list(range(len(FAVOURS))))


def lay_kings_cards(game: Paladins) -> None:
    """Lay three King's Orders and five King's Favours out unseen; first the difficulty gives the rival workshops."""
    shuffle(game, game.orders_box)
    if game.rivals:
        for order in game.orders_box.cards[: game.rules.orders_for_rival]:
            workshop_from_order(game, order)
        shuffle(game, game.orders_box)
    shuffle(game, game.favours_box)
    for _ in ORDER_ROUNDS:
        draw(game, game.orders_box, game.orders, 0)
    for _ in FAVOUR_ROUNDS:
        draw(game, game.favours_box, game.favours, 0)


def new_player(game: Paladins) -> Player:
    """Give a player a board, Silver and Provisions."""
    player = Player()
    player.clear()
    player.silver = START.number("silver")
    player.provisions = START.number("provision")
    game.silver -= player.silver
    game.provisions -= player.provisions
    player.deck = pile(list(range(len(PALADINS))))
    return player


def new_rival() -> Rival:
    """Give the automated opponent its board and schemes."""
    rival = Rival()
    rival.clear()
    rival.attribute_stack = list(RIVAL_BOARD.names("stack", ATTRIBUTE))
    rival.schemes = pile(list(range(STARTING_SCHEMES)))
    rival.scheme_aside = open_zone(list(range(STARTING_SCHEMES, SCHEMES)))
    return rival


class DraftTownsfolk(Ask):
    """Before the first round each player recruits a Townsfolk, in reverse turn order."""

    rule: ClassVar[str] = "paladins.setup.draft-townsfolk"

    def options(self, game: Paladins, out: list[Action]) -> None:
        """Any face up."""
        for card in game.townsfolk_row:
            if card != NONE:
                out.append(DRAFTS[card])

    def take(self, game: Paladins, action: Action) -> None:
        """It costs nothing; its immediate effect comes at once."""
        game.players[self.seat].drafted = action.a
        game.seal()
        recruit(game, self.seat, action.a, words.DRAFTED)

    def describe(self, game: Paladins, action: Action) -> Message:
        """Say what the card does."""
        return Message(words.LABEL_RECRUIT, (action.a, 0, game.rules.townsfolk_texts[action.a]))

    def busy(self, game: Paladins) -> Message:
        """The draft."""
        return Message(refusals.DRAFT_FIRST)


class AfterDraft(Step[Paladins]):
    """The row of Townsfolk slides and is refilled."""

    def run(self, game: Paladins) -> None:
        """After the last player has drafted."""
        slide_townsfolk(game, words.DRAFT_SLID, words.DRAFT_CAME)
