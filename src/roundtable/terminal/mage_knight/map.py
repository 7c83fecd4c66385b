"""The map of Mage Knight in letters: one line for each row of hexes, each row half a hex further to the right."""

from typing import Final

from rich.text import Text

from roundtable.games.mage_knight.content.components import ENEMY, RUIN
from roundtable.games.mage_knight.content.names import SITE, STACK, TERRAIN
from roundtable.games.mage_knight.content.slots import DIRECTIONS, Hex, Slot, centre_of, distance
from roundtable.terminal.mage_knight.signs import GROUND, Signs
from roundtable.terminal.marks import QUIET, SHAPES, shape
from roundtable.terminal.view import View

ARROWS: Final = ("↗", "→", "↘", "↙", "←", "↖")  # clockwise from north-east, as the directions
ROOMY: Final = 6  # columns of a hex
NARROW: Final = 4
BORDERS: Final = 2  # steps from a hex to the centre of a slot it borders
MARGIN: Final = 8  # where the first hex of a row says its coordinates


class Map:
    """The revealed map of one view."""

    def __init__(self, table: View, signs: Signs) -> None:
        self.signs: Final = signs
        self.hexes: Final = {(one.number("q"), one.number("r")): one for one in table.parts("hexes")}
        tiles = table.part("tiles")
        self.fits: Final = [slot_of(word) for word in tiles.known("fits")]

    def place_of(self, seat: int) -> Hex | None:
        """Give where a hero stands."""
        for place, one in self.hexes.items():
            if "heroes" in one.data and seat in one.numbers("heroes"):
                return place
        return None

    def draw(self, width: int, seat: int | None) -> list[Text]:
        """Draw the map; empty places that a seat's hero could explore have their coordinates."""
        if not self.hexes:
            return []
        here = None if seat is None else self.place_of(seat)
        unseen = [] if here is None else [slot for slot in self.fits if distance(here, centre_of(slot)) <= BORDERS]
        places = [*self.hexes, *[centre_of(slot) for slot in unseen]]
        cell = ROOMY if MARGIN + span(places, ROOMY) <= width else NARROW
        first = min(left(place, cell) for place in places)
        rows = range(min(r for _, r in places), max(r for _, r in places) + 1)
        return [self.row(r, cell, first, unseen) for r in rows]

    def row(self, r: int, cell: int, first: int, unseen: list[Slot]) -> Text:
        """Draw a row; before it stand the coordinates of its first hex."""
        row = sorted(place for place in self.hexes if place[1] == r)
        empty = {centre_of(slot): slot for slot in unseen if centre_of(slot)[1] == r}
        label = f"{row[0][0]},{r}" if row else ""
        line = Text(f"{label:>{MARGIN - 1}} ", QUIET)
        for place in sorted([*row, *empty]):
            line.append(" " * (MARGIN + left(place, cell) - first - line.cell_len))
            if place in empty:
                line.append(f"[{empty[place][0]},{empty[place][1]}]", "bold")
            else:
                line.append_text(self.cell(self.hexes[place], cell))
        return line

    def cell(self, one: View, cell: int) -> Text:
        """Draw a hex: terrain, site, enemies, and the hero or the shield there."""
        sign, ground, ink = GROUND[one.word("terrain")]
        site = one.word_if("site")
        style = f"{ink} on {ground}"
        line = Text(sign, style).append(self.signs.site_letters[site] if site else "  ", f"bold {style}")
        enemies = one.parts("enemies") if "enemies" in one.data else []
        heroes = one.numbers("heroes") if "heroes" in one.data else []
        shields = one.numbers("shields") if "shields" in one.data else []
        marks: list[Text] = []
        if heroes:
            marks.append(shape(heroes[0]) if len(heroes) == 1 else Text(str(len(heroes)), f"bold reverse {style}"))
        if enemies:
            marks.append(self.signs.back(enemies[0].word("back"), len(enemies) + ("stand_in" in one.data)))
        elif "ruin" in one.data and one.word_if("ruin") is None:
            marks.append(Text("?", f"bold {style}"))
        if shields and len(marks) < 2:
            marks.append(Text(SHAPES[shields[-1]], f"dim {style}"))
        room = cell - 3 - (1 if cell == ROOMY else 0)
        for mark in marks[:room]:
            line.append_text(mark)
        line.append(" " * (room - len(marks[:room])), style)
        return line.append(" " * (cell - line.cell_len))

    # ---- in words ----

    def around(self, seat: int) -> list[Text]:
        """Give the hexes around a hero with directions and coordinates, for moving."""
        here = self.place_of(seat)
        if here is None:
            return []
        found: list[Text] = []
        one = self.hexes[here]
        walls = one.known("walls") if "walls" in one.data else []
        for arrow, (q, r) in zip(ARROWS, DIRECTIONS, strict=True):
            place = (here[0] + q, here[1] + r)
            if place in self.hexes:
                line = Text.assemble((f"{arrow} ", "bold"), self.named(place))
                if f"{place[0]},{place[1]}" in walls:
                    line.append(" ").append(self.signs.words.say("mage_knight-picture-wall"), "bold")
                found.append(line)
        return found

    def named(self, place: Hex) -> Text:
        """Give a hex in words: coordinates, terrain, site."""
        one = self.hexes[place]
        line = Text(f"{place[0]},{place[1]} ", "bold").append(self.signs.name(TERRAIN, one.word("terrain")))
        site = one.word_if("site")
        if site is not None:
            secret = self.signs.words.say("mage_knight-picture-secret") if "secret" in one.data else ""
            line.append(f" ({', '.join([self.signs.name(SITE, site), *[told for told in [secret] if told]])})")
        return line

    def in_sight(self) -> list[tuple[Text | str, Text | str]]:
        """Give enemies and ruins that lie face up, with all they are; of the others how many there are."""
        rows: list[tuple[Text | str, Text | str]] = []
        for place, one in sorted(self.hexes.items()):
            told = [self.signs.words.say("mage_knight-picture-secret")] if "secret" in one.data else []
            for enemy in one.parts("enemies") if "enemies" in one.data else []:
                known = enemy.word("enemy") if "enemy" in enemy.data else None
                told.append(
                    self.signs.told(ENEMY, known) if known else f"? ({self.signs.name(STACK, enemy.word('back'))})"
                )
            if "stand_in" in one.data:
                told.append(f"? ({self.signs.name(STACK, one.word('stand_in'))})")
            if "closed" in one.data:
                told.append(self.signs.words.say("mage_knight-picture-closed"))
            if "ruin" in one.data and one.word_if("ruin") is not None:
                told.append(self.signs.told(RUIN, one.word("ruin")))
            if "megapolis" in one.data and "level" in one.data:
                told.insert(0, self.signs.words.say("mage_knight-picture-megapolis", number=one.number("level")))
            if told:
                rows.append((Text(f"{place[0]},{place[1]}", "bold"), "; ".join(told)))
        return rows


def slot_of(word: str) -> Slot:
    """Read the coordinates of a slot."""
    x, _, y = word.partition(",")
    return int(x), int(y)


def left(place: Hex, cell: int) -> int:
    """Give the column where a hex begins, counted from the portal."""
    return cell * place[0] + cell // 2 * place[1]


def span(places: list[Hex], cell: int) -> int:
    """Give the columns a map takes."""
    columns = [left(place, cell) for place in places]
    return max(columns) - min(columns) + cell
