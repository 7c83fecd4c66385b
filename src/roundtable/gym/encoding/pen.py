"""The pen: whole numbers written one after the other, two bytes each; a caller makes an array of them at once."""

from typing import Final

from librt.strings import BytesWriter, write_i16_le

from roundtable.kernel.zone import Zone

WIDEST: Final = 512  # numbers in one field
BLANKS: Final = [bytes(2 * count) for count in range(WIDEST)]  # by count: so many zeros


class Pen:
    """Writes numbers; whatever is not set stays zero."""

    def __init__(self) -> None:
        self.out: Final = BytesWriter()

    def begin(self) -> None:
        """Begin anew, in the memory that was needed before."""
        self.out.truncate(0)

    def written(self) -> bytes:
        """Give all that was written."""
        return self.out.getvalue()

    def number(self, value: int) -> None:
        """Write one number."""
        write_i16_le(self.out, value)

    def flag(self, value: bool) -> None:
        """Write 1 or 0."""
        write_i16_le(self.out, 1 if value else 0)

    def numbers(self, values: list[int]) -> None:
        """Write several numbers."""
        out = self.out
        for value in values:
            write_i16_le(out, value)

    def counts(self, values: tuple[int, ...]) -> None:
        """Write several numbers."""
        out = self.out
        for value in values:
            write_i16_le(out, value)

    def blank(self, size: int) -> None:
        """Write zeros."""
        self.out.write(BLANKS[size])

    def here(self) -> int:
        """Give the place of the next number, for `set`."""
        return len(self.out)

    def set(self, base: int, at: int, value: int) -> None:
        """Set a number among those written since `base`; it must be below 256."""
        self.out[base + 2 * at] = value

    def raise_at(self, base: int, at: int, by: int = 1) -> None:
        """Add something to a number among those written since `base`; it must stay below 256."""
        place = base + 2 * at
        self.out[place] = self.out[place] + by

    def one_of(self, place: int, size: int) -> None:
        """Write a 1 at a place among zeros; -1 is no place."""
        out = self.out
        base = len(out)
        out.write(BLANKS[size])
        if place >= 0:
            if place >= size:
                raise ValueError(f"place {place} of {size}")
            out[base + 2 * place] = 1

    def marks(self, bits: int, size: int) -> None:
        """Write a 1 for every bit that is set."""
        out = self.out
        for at in range(size):
            write_i16_le(out, (bits >> at) & 1)

    def cards(self, cards: tuple[int, ...], size: int) -> None:
        """Write how often each card is there."""
        out = self.out
        base = len(out)
        out.write(BLANKS[size])
        for card in cards:
            at = base + 2 * card
            out[at] = out[at] + 1

    def kinds(self, cards: tuple[int, ...], kind_of: tuple[int, ...], size: int) -> None:
        """Write how often each kind of card is there."""
        out = self.out
        base = len(out)
        out.write(BLANKS[size])
        for card in cards:
            at = base + 2 * kind_of[card]
            out[at] = out[at] + 1

    def places(self, cards: list[int], size: int) -> None:
        """Write of each card at which place of a row it lies, the first place being 1; -1 in the row is no card."""
        out = self.out
        base = len(out)
        out.write(BLANKS[size])
        for at, card in enumerate(cards):
            if card >= 0:
                out[base + 2 * card] = at + 1

    def known(self, zone: Zone, seat: int, size: int) -> None:
        """Write how often each card is in a zone, as far as a seat knows it."""
        out = self.out
        base = len(out)
        out.write(BLANKS[size])
        cards = zone.cards
        for at, known in enumerate(zone.known):
            if (known >> seat) & 1:
                place = base + 2 * cards[at]
                out[place] = out[place] + 1

    def known_kinds(self, zone: Zone, seat: int, kind_of: tuple[int, ...], size: int) -> None:
        """Write how often each kind of card is in a zone, as far as a seat knows them."""
        base = len(self.out)
        self.out.write(BLANKS[size])
        cards = zone.cards
        for at, known in enumerate(zone.known):
            if (known >> seat) & 1:
                self.raise_at(base, kind_of[cards[at]])
