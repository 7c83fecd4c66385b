"""Merlin as numbers: the board and all castles, the own hand with what is met; of others' cards only what is known."""

from typing import Final

from roundtable.games.merlin.classes import Player
from roundtable.games.merlin.content import MISSIONS, PICTS, PIECES, TILES, TRAITOR
from roundtable.games.merlin.layout import PLENTY
from roundtable.games.merlin.names import ARTHUR_DIE, MERLIN_DIE, PRINCIPALITIES, RING
from roundtable.games.merlin.pieces import colour_of
from roundtable.games.merlin.rules import MerlinRules
from roundtable.games.merlin.state import Merlin
from roundtable.gym.encoding.encoding import Encoding
from roundtable.gym.encoding.merlin_options import LINES, POINTS, add_facts, lines_unmet, write_facts
from roundtable.gym.encoding.pen import Pen
from roundtable.kernel.action import Action
from roundtable.kernel.game import Game
from roundtable.kernel.rules import Rules

VERSION: Final = 0
MAX_OPTIONS: Final = 96
GOODS: Final = 18
INNER: Final = 13
FACES: Final = 6
TRAITORS: Final = PIECES.number("traitors_per_principality")
SOURCES: Final = 13
ABILITIES: Final = 12
COLOUR_OF: Final = tuple([colour_of(traitor) for traitor in range(len(TRAITOR.words))])
MOST_KEPT: Final = 4096


class MerlinEncoding(Encoding):
    """A table of Merlin."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, VERSION, MAX_OPTIONS)
        assert isinstance(rules, MerlinRules)
        self.arthur: Final = rules.arthur
        self.favour: Final = rules.favour
        self.cells: Final = rules.cells
        self.tiles: Final[dict[tuple[int, ...], bytes]] = {}  # as written: they stay the same for a whole game
        self.add_table()
        self.add_turn()
        for seat in range(self.seats):
            self.add_player(f"seat+{seat}" if seat else "own")
        add_facts(self.row_plan)

    def add_table(self) -> None:
        """Name what belongs to nobody."""
        plan = self.plan
        plan.add("round", 6)
        plan.add("first", self.seats)
        plan.add("merlin", RING)
        plan.add("stock", GOODS, PIECES.number("goods_per_principality"))
        plan.add("apples", 1, PIECES.number("apples"))
        plan.add("grail", self.seats)
        plan.add("excalibur", self.seats)
        plan.add("environs.terrain", 3 * self.cells)
        plan.add("environs.tower", self.cells)
        plan.add("environs.manor", self.seats * self.cells)
        plan.add("missions.display", len(MISSIONS))
        plan.add("missions.discard", len(MISSIONS))
        plan.add("missions.deck", 1, len(MISSIONS))
        plan.add("traitors.stacks", 3, TRAITORS * PRINCIPALITIES)
        plan.add("traitors.discard", PRINCIPALITIES, TRAITORS)
        if self.arthur:
            plan.add("arthur", INNER)
            plan.add("signet-ring", self.seats)
            plan.add("picts.display", len(PICTS))
            plan.add("picts.box", len(PICTS))
            plan.add("picts.stacks", 2, len(PICTS))

    def add_turn(self) -> None:
        """Name what has happened in the present turn."""
        plan = self.plan
        plan.add("turn.die", FACES + 1)
        plan.add("turn.shift", 1, 7, -7)
        plan.add("turn.figure", 3)
        plan.add("turn.backwards")
        plan.add("turn.apple")
        plan.add("turn.missions-allowed", 1, 2)
        plan.add("turn.missions-completed", 1, 2)
        plan.add("turn.cards-to-draw", 1, 4)
        plan.add("turn.place", RING)
        plan.add("turn.inner-ring")
        plan.add("turn.own-figure")
        plan.add("turn.staff-spent")
        plan.add("turn.staff-barred")

    def add_player(self, who: str) -> None:
        """Name what belongs to a seat."""
        plan = self.plan
        plan.add(f"{who}.score", 1, PLENTY * SOURCES, -PLENTY * SOURCES, 100)
        plan.add(f"{who}.points", SOURCES, PLENTY, -PLENTY, 25)
        plan.add(f"{who}.knight", RING)
        plan.add(f"{who}.dice.knight", FACES, 3, note="how many show each face")
        plan.add(f"{who}.dice.merlin", FACES)
        plan.add(f"{who}.goods", GOODS, PIECES.number("goods_per_principality"))
        plan.add(f"{who}.influence", PRINCIPALITIES, PIECES.number("influence_markers"))
        plan.add(f"{who}.markers", 1, PIECES.number("influence_markers"))
        plan.add(f"{who}.assistants", 4 * PRINCIPALITIES)
        plan.add(f"{who}.apples", 1, PIECES.number("apples"))
        plan.add(f"{who}.staffs", 1, PIECES.number("staffs"))
        plan.add(f"{who}.manors", 1, PIECES.number("manors"))
        plan.add(f"{who}.traitors", PRINCIPALITIES, TRAITORS)
        plan.add(f"{who}.hand", 1, len(MISSIONS), 0, 4)
        plan.add(f"{who}.missions", len(MISSIONS), 2, note="known ones: 1 held, 2 held and met")
        most, usual = len(MISSIONS) * POINTS, 4 * POINTS
        plan.add(f"{who}.missions.points", 1 + LINES, most, 0, usual, "of known ones that lack no line, one line, …")
        if self.favour:
            plan.add(f"{who}.abilities", ABILITIES)
            plan.add(f"{who}.turned-seals", 4)
        if self.arthur:
            plan.add(f"{who}.dice.arthur", FACES)
            plan.add(f"{who}.picts", len(PICTS))

    def write(self, game: Game, seat: int, pen: Pen) -> None:
        """Write what a seat knows of the table."""
        assert isinstance(game, Merlin)
        self.write_table(game, seat, pen)
        self.write_environs(game, seat, pen)
        self.write_cards(game, seat, pen)
        self.write_turn(game, pen)
        for step in range(self.seats):
            self.write_player(game, (seat + step) % self.seats, seat, pen)

    def write_table(self, game: Merlin, seat: int, pen: Pen) -> None:
        """Write what lies on the board."""
        pen.one_of(game.round - 1, 6)
        self.owner(game.first, seat, pen)
        pen.one_of(game.merlin, RING)
        pen.numbers(game.stock)
        pen.number(game.apples)
        self.owner(game.grail, seat, pen)
        self.owner(game.excalibur, seat, pen)

    def owner(self, holder: int, seat: int, pen: Pen) -> None:
        """Write who holds something, seen from a seat; -1 is nobody."""
        pen.one_of((holder - seat) % self.seats if holder >= 0 else -1, self.seats)

    def write_environs(self, game: Merlin, seat: int, pen: Pen) -> None:
        """Write the tiles and whose manors stand on them."""
        tiles = self.tiles.get(game.tiles)
        if tiles is None:
            if len(self.tiles) >= MOST_KEPT:
                self.tiles.clear()
            tiles = self.tiles[game.tiles] = written_tiles(game.tiles)
        pen.out.write(tiles)
        for manor in game.manors:
            self.owner(manor, seat, pen)

    def write_cards(self, game: Merlin, seat: int, pen: Pen) -> None:
        """Write what is known of missions, traitors and Picts that nobody holds."""
        count = len(MISSIONS)
        pen.known(game.display, seat, count)
        pen.known(game.discard, seat, count)
        pen.number(len(game.deck.cards))
        for stack in game.traitor_stacks:
            pen.number(len(stack.cards))
        pen.known_kinds(game.traitor_discard, seat, COLOUR_OF, PRINCIPALITIES)
        if self.arthur:
            pen.one_of(game.arthur, INNER)
            self.owner(game.signet_ring, seat, pen)
            pen.known(game.pict_display, seat, len(PICTS))
            pen.known(game.pict_box, seat, len(PICTS))
            for stack in game.pict_stacks:
                pen.number(len(stack.cards))

    def write_turn(self, game: Merlin, pen: Pen) -> None:
        """Write what has happened in the present turn."""
        turn = game.turn
        pen.one_of(turn.face, FACES + 1)
        pen.number(turn.shift)
        pen.one_of(turn.figure, 3)
        pen.number(turn.direction)
        pen.flag(turn.apple)
        pen.number(turn.limit)
        pen.number(turn.completed)
        pen.number(turn.refill)
        pen.one_of(turn.place, RING)
        pen.number(turn.ring)
        pen.flag(turn.own)
        pen.flag(turn.staffed)
        pen.flag(turn.barred)

    def write_player(self, game: Merlin, number: int, seat: int, pen: Pen) -> None:
        """Write a castle as a seat knows it."""
        player = game.players[number]
        pen.number(sum(player.points))
        pen.numbers(player.points)
        pen.one_of(player.knight, RING)
        write_dice(player, pen)
        pen.numbers(player.goods)
        pen.numbers(player.influence)
        pen.number(player.markers)
        for place in player.assistants:
            pen.one_of(place, PRINCIPALITIES)
        pen.number(player.apples)
        pen.number(player.staffs)
        pen.number(player.manors)
        pen.known_kinds(player.traitors, seat, COLOUR_OF, PRINCIPALITIES)
        write_hand(game, number, seat, pen)
        if self.favour:
            pen.marks(player.abilities, ABILITIES)
            pen.marks(player.turned_seals, 4)
        if self.arthur:
            pen.one_of(player.dice[ARTHUR_DIE] - 1, FACES)
            pen.known(player.picts, seat, len(PICTS))

    def write_facts(self, game: Game, seat: int, action: Action, pen: Pen) -> None:
        """Write cheap facts about an option."""
        assert isinstance(game, Merlin)
        write_facts(game, seat, action, pen)


def written_tiles(tiles: tuple[int, ...]) -> bytes:
    """Write the terrain of each tile, then which of them have a tower."""
    pen = Pen()
    for tile in tiles:
        pen.one_of(TILES[tile].terrain, 3)
    for tile in tiles:
        pen.flag(TILES[tile].tower)
    return pen.written()


def write_dice(player: Player, pen: Pen) -> None:
    """Write how many of the knight's dice show each face, and Merlin's die."""
    dice = player.dice
    base = pen.here()
    pen.blank(FACES)
    for at in range(MERLIN_DIE):
        if dice[at]:
            pen.raise_at(base, dice[at] - 1)
    pen.one_of(dice[MERLIN_DIE] - 1, FACES)


def write_hand(game: Merlin, number: int, seat: int, pen: Pen) -> None:
    """Write how many missions a player holds, and of those that a seat knows how much of them is met."""
    hand = game.players[number].hand
    count = len(MISSIONS)
    pen.number(len(hand.cards))
    base = pen.here()
    pen.blank(count + 1 + LINES)
    for at, known in enumerate(hand.known):
        if (known >> seat) & 1:
            card = hand.cards[at]
            unmet = lines_unmet(game, number, card)
            pen.set(base, card, 1 if unmet else 2)
            pen.raise_at(base, count + unmet, MISSIONS[card].points)


ENCODING: Final = MerlinEncoding
