"""The only source of randomness: numbers from keyed blake2b, counted, the same on every machine.

Block n of a table is blake2b(n, key); each block gives sixteen 32-bit numbers. Who does not know the key cannot
guess the next number from those seen.
"""

from hashlib import blake2b
from struct import Struct
from typing import Final

PER_BLOCK: Final = 16
BLOCK: Final = Struct(f"<{PER_BLOCK}I")
RANGE: Final = 1 << 32


def key_of(seed: int | str) -> bytes:
    """Turn a seed as people write it into a key."""
    return blake2b(str(seed).encode("utf-8", "surrogatepass"), digest_size=16).digest()


def block_of(key: bytes, number: int) -> tuple[int, ...]:
    """Compute one block of numbers."""
    numbers: tuple[int, ...] = BLOCK.unpack(blake2b(number.to_bytes(8, "little"), key=key).digest())
    return numbers


class Chance:
    """A key and a counter; `block` is the block the last number came from, shared between copies."""

    def __init__(self, key: bytes, counter: int = 0) -> None:
        self.key: Final = key
        self.counter = counter
        self.block: tuple[int, ...] = ()

    def copy(self) -> "Chance":
        """Give a generator that will produce the same numbers."""
        twin = Chance(self.key, self.counter)
        twin.block = self.block
        return twin

    def fork(self) -> "Chance":
        """Give a fresh generator whose key depends on this one's next numbers."""
        parts = [self.number() for _ in range(4)]
        return Chance(b"".join([part.to_bytes(4, "little") for part in parts]))

    def number(self) -> int:
        """Give the next 32-bit number."""
        place = self.counter % PER_BLOCK
        if place == 0 or not self.block:
            self.block = block_of(self.key, self.counter // PER_BLOCK)
        self.counter += 1
        return self.block[place]

    def below(self, limit: int) -> int:
        """Give a number from 0 to limit-1, all equally likely."""
        if limit < 1 or limit > RANGE:
            raise ValueError(f"below({limit})")
        number = self.number()
        if number > RANGE - limit:  # it may be one of the few at the end that would favour low results
            fair = RANGE - RANGE % limit
            while number >= fair:
                number = self.number()
        return number % limit

    def roll(self, sides: int = 6) -> int:
        """Roll a die: 1 to sides."""
        return self.below(sides) + 1

    def shuffle(self, things: list[int]) -> None:
        """Shuffle a list in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def sample(self, things: list[int], count: int) -> list[int]:
        """Draw `count` different members, in the order drawn; the list stays as it is."""
        if count > len(things):
            raise ValueError(f"sample({count}) of {len(things)}")
        left = list(things)
        drawn: list[int] = []
        for _ in range(count):
            drawn.append(left.pop(self.below(len(left))))
        return drawn
