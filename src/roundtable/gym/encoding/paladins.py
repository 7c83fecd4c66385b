"""Paladins as numbers: the main board, every player board, the automated opponent; of Paladins only those known."""

from typing import Final

from roundtable.games.paladins.content import (
    DEBTS,
    FAVOUR_NAME,
    FAVOUR_ROUNDS,
    ORDER_NAME,
    ORDER_ROUNDS,
    OUTSIDER_PLACES,
    OUTSIDERS,
    ROUNDS,
    SPACES,
    SUSPICIONS,
    TAVERNS,
    TOWNSFOLK,
    TOWNSFOLK_PLACES,
    WALLS,
)
from roundtable.games.paladins.layout import PLENTY
from roundtable.games.paladins.names import ACTION, FAVOUR_WORKER, RIVAL_PIECE, WORKERS
from roundtable.games.paladins.rules import PaladinsRules
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.turn import KeepWorkers
from roundtable.gym.encoding.encoding import Encoding
from roundtable.gym.encoding.paladins_boards import TAXES, add_player, add_rival, by_tax, write_player, write_rival
from roundtable.gym.encoding.paladins_options import add_facts, write_facts
from roundtable.gym.encoding.pen import Pen
from roundtable.kernel.action import Action
from roundtable.kernel.game import Game
from roundtable.kernel.rules import Rules

VERSION: Final = 0
MAX_OPTIONS: Final = 96
ACTIONS: Final = len(ACTION.words)
ON_FAVOUR: Final = len(FAVOUR_WORKER.words)
FEW: Final = 10  # resources are counted in tens
TAX_SUPPLY: Final = 8


class PaladinsEncoding(Encoding):
    """A table of Paladins."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, VERSION, MAX_OPTIONS)
        assert isinstance(rules, PaladinsRules)
        self.solo: Final = rules.solo
        self.taxes: Final = rules.taxes
        self.owners: Final = self.seats + (1 if self.solo else 0)  # of pieces on the main board: the rival is the last
        self.add_table()
        self.add_rows()
        for seat in range(self.seats):
            add_player(self.plan, f"seat+{seat}" if seat else "own")
        if self.solo:
            add_rival(self.plan, "rival")
        add_facts(self.row_plan)

    def add_table(self) -> None:
        """Name the course of the game, and the supplies."""
        plan = self.plan
        plan.add("round", ROUNDS)
        plan.add("first", self.seats)
        plan.add("acting", ACTIONS)
        plan.add("keeping", WORKERS, 3)
        plan.add("supply.workers", WORKERS, PLENTY, -PLENTY, FEW)
        plan.add("supply.silver", 1, PLENTY, -PLENTY, FEW)
        plan.add("supply.provisions", 1, PLENTY, -PLENTY, FEW)
        plan.add("tax-supply", 1, TAX_SUPPLY)
        plan.add("tax-owed", 1, TAX_SUPPLY)
        plan.add("debts", 1, DEBTS)

    def add_rows(self) -> None:
        """Name the cards and the pieces of the main board."""
        plan = self.plan
        plan.add("townsfolk.place", len(TOWNSFOLK), len(TOWNSFOLK_PLACES), note="of each card in the row, from 1")
        plan.add("outsiders.place", len(OUTSIDERS), OUTSIDER_PLACES, note="of each card in the row, from 1")
        plan.add("taverns", len(TAVERNS))
        plan.add("townsfolk.discard", len(TOWNSFOLK))
        plan.add("outsiders.discard", len(OUTSIDERS))
        plan.add("taverns.discard", len(TAVERNS))
        plan.add("suspicion.discard", TAXES, SUSPICIONS)
        plan.add("townsfolk.deck", 1, len(TOWNSFOLK))
        plan.add("outsiders.deck", 1, len(OUTSIDERS))
        plan.add("walls.deck", 1, len(WALLS))
        plan.add("suspicion.deck", 1, SUSPICIONS)
        plan.add("taverns.deck", 1, len(TAVERNS))
        plan.add("orders", len(ORDER_ROUNDS) * len(ORDER_NAME.words))
        plan.add("favours", len(FAVOUR_ROUNDS) * len(FAVOUR_NAME.words))
        plan.add("favours.workers", len(FAVOUR_ROUNDS) * ON_FAVOUR)
        plan.add("spaces.owner", len(SPACES) * self.owners)
        plan.add("spaces.outpost", len(SPACES))

    def write(self, game: Game, seat: int, pen: Pen) -> None:
        """Write what a seat knows of the table."""
        assert isinstance(game, Paladins)
        self.write_table(game, seat, pen)
        self.write_rows_of_cards(game, pen)
        self.write_kings_cards(game, seat, pen)
        self.write_spaces(game, seat, pen)
        for step in range(self.seats):
            write_player(game, (seat + step) % self.seats, seat, pen)
        if self.solo:
            write_rival(game, pen)

    def write_table(self, game: Paladins, seat: int, pen: Pen) -> None:
        """Write the course of the game, and the supplies."""
        pen.one_of(game.round - 1, ROUNDS)
        pen.one_of((game.first - seat) % self.seats, self.seats)
        pen.one_of(game.acting, ACTIONS)
        top = game.agenda[-1] if game.agenda else None
        pen.cards(top.kept if isinstance(top, KeepWorkers) else (), WORKERS)
        pen.numbers(game.supply)
        pen.number(game.silver)
        pen.number(game.provisions)
        pen.number(game.tax_supply)
        pen.number(game.tax_owed)
        pen.number(game.debts)

    def write_rows_of_cards(self, game: Paladins, pen: Pen) -> None:
        """Write the rows, the discard piles and the sizes of decks."""
        pen.places(game.townsfolk_row, len(TOWNSFOLK))
        pen.places(game.outsider_row, len(OUTSIDERS))
        pen.cards(game.taverns, len(TAVERNS))
        pen.cards(game.townsfolk_discard, len(TOWNSFOLK))
        pen.cards(game.outsider_discard, len(OUTSIDERS))
        pen.cards(game.tavern_discard, len(TAVERNS))
        pen.numbers(by_tax(game.suspicion_discard, self.taxes))
        pen.number(len(game.townsfolk_deck.cards))
        pen.number(len(game.outsider_deck.cards))
        pen.number(len(game.wall_deck.cards))
        pen.number(len(game.suspicion_deck.cards))
        pen.number(len(game.tavern_deck.cards))

    def write_kings_cards(self, game: Paladins, seat: int, pen: Pen) -> None:
        """Write King's Orders and Favours as far as they are known, and who stands on the Favours."""
        for card in game.orders.seen_by(seat):
            pen.one_of(card, len(ORDER_NAME.words))
        for card in game.favours.seen_by(seat):
            pen.one_of(card, len(FAVOUR_NAME.words))
        for worker in game.favour_workers:
            pen.one_of(worker, ON_FAVOUR)

    def write_spaces(self, game: Paladins, seat: int, pen: Pen) -> None:
        """Write whose pieces stand on the main board, and which of them are outposts."""
        for owner in game.spaces:
            if owner == RIVAL_PIECE:
                pen.one_of(self.seats, self.owners)
            else:
                pen.one_of((owner - seat) % self.seats if owner >= 0 else -1, self.owners)
        pen.marks(game.garrisoned, len(SPACES))

    def write_facts(self, game: Game, seat: int, action: Action, pen: Pen) -> None:
        """Write cheap facts about an option."""
        assert isinstance(game, Paladins)
        write_facts(game, seat, action, pen)


ENCODING: Final = PaladinsEncoding
