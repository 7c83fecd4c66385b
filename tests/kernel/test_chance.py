"""The generator: the same numbers on every machine, fair, counted, and copied as a whole."""

import hashlib
from collections import Counter
from itertools import permutations

import pytest

from roundtable.kernel.chance import PER_BLOCK, RANGE, Chance, key_of


def camelot(counter: int = 0) -> Chance:
    return Chance(key_of("camelot"), counter)


def fair(counts: Counter[int] | Counter[tuple[int, ...]], outcomes: int) -> bool:
    """Say whether every outcome came up, and about equally often. Seeds are fixed, so this never wavers."""
    expected = counts.total() / outcomes
    spread = sum((count - expected) ** 2 for count in counts.values()) / expected  # chi-squared
    return len(counts) == outcomes and spread < outcomes + 4 * (2 * outcomes) ** 0.5


# ---- the same numbers everywhere: interpreted, compiled, on any machine ----


def test_numbers_are_those_stored() -> None:
    chance = camelot()
    numbers = [chance.number() for _ in range(18)]
    assert numbers == [
        3445021263, 1299615478, 2220663917, 206071388, 3227645222, 2120695293, 2379339067, 4119058654, 1142745992,
        1751653251, 3196779966, 1451186350, 2554321260, 1036030360, 3063578069, 3573756899, 1267029111, 3135557502,
    ]  # fmt: skip


def test_numbers_are_blake2b_of_the_block_keyed_with_the_seed() -> None:
    key = hashlib.blake2b(b"camelot", digest_size=16).digest()
    raw = b"".join(hashlib.blake2b(n.to_bytes(8, "little"), key=key).digest() for n in range(3))
    chance = camelot()
    assert [chance.number().to_bytes(4, "little") for _ in range(48)] == [raw[n : n + 4] for n in range(0, 192, 4)]


def test_rolls_shuffles_and_samples_are_those_stored() -> None:
    chance = camelot()
    assert [chance.roll() for _ in range(20)] == [4, 5, 6, 3, 3, 4, 2, 5, 3, 4, 1, 5, 1, 5, 6, 6, 4, 1, 4, 3]
    chance = camelot()
    assert [chance.below(n) for n in (1, 2, 10, 1000, 10**9, RANGE)] == [0, 0, 7, 388, 227645222, 2120695293]
    things = list(range(12))
    camelot().shuffle(things)
    assert things == [5, 2, 9, 0, 4, 1, 11, 6, 8, 10, 7, 3]
    assert camelot().sample(list(range(12)), 5) == [3, 8, 9, 11, 7]
    assert camelot().fork().key.hex() == "4fda56cdf68e764d6da45c845c66480c"


def test_keys_are_those_stored() -> None:
    assert key_of("camelot").hex() == "0156af0aaa28fa36ea3ee00a4f54918c"
    assert key_of(7).hex() == key_of("7").hex() == "9e287f590d2dcbbf387bfb70928e621d"


# ---- fair ----


@pytest.mark.parametrize("sides", [2, 6, 7, 100])
def test_dice_are_fair(sides: int) -> None:
    chance = camelot()
    counts = Counter(chance.roll(sides) for _ in range(200 * sides))
    assert set(counts) == set(range(1, sides + 1))
    assert fair(counts, sides)


def test_shuffles_are_fair() -> None:
    chance = camelot()
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        things = [0, 1, 2, 3]
        chance.shuffle(things)
        counts[tuple(things)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert fair(counts, 24)


def test_samples_are_fair_in_their_order_too() -> None:
    chance = camelot()
    counts = Counter(tuple(chance.sample([0, 1, 2, 3, 4], 2)) for _ in range(4000))
    assert set(counts) == set(permutations(range(5), 2))
    assert fair(counts, 20)


def test_below_is_fair_where_a_remainder_would_not_be() -> None:
    limit = 3 * (RANGE >> 2)  # the remainder alone would hit the lowest third half of the time
    chance = camelot()
    low = sum(chance.below(limit) < limit // 3 for _ in range(3000))
    assert 900 < low < 1100
    assert chance.counter > 3000  # numbers beyond the last whole multiple were drawn again


def test_seeds_that_are_near_have_nothing_in_common() -> None:
    assert len({Chance(key_of(seed)).number() for seed in range(500)}) == 500


# ---- counted ----


def test_every_number_is_counted() -> None:
    chance = camelot()
    chance.roll()
    assert chance.counter == 1
    chance.shuffle([1, 2, 3, 4])
    assert chance.counter == 4
    chance.sample([1, 2, 3], 2)
    assert chance.counter == 6
    chance.shuffle([1])
    chance.sample([1, 2], 0)
    assert chance.counter == 6


@pytest.mark.parametrize("counter", [0, 1, PER_BLOCK - 1, PER_BLOCK, PER_BLOCK + 1, 1000])
def test_key_and_counter_are_all_there_is(counter: int) -> None:
    whole = camelot()
    for _ in range(counter):
        whole.number()
    resumed = camelot(counter)
    assert [resumed.number() for _ in range(40)] == [whole.number() for _ in range(40)]


# ---- copies ----


@pytest.mark.parametrize("used", [0, 5, PER_BLOCK])
def test_a_copy_gives_the_same_numbers_and_goes_its_own_way(used: int) -> None:
    chance = camelot()
    for _ in range(used):
        chance.number()
    twin = chance.copy()
    assert twin.block is chance.block  # nothing is computed twice
    expected = [twin.number() for _ in range(40)]
    assert chance.counter == used
    assert [chance.number() for _ in range(40)] == expected


def test_a_fork_is_new_and_depends_on_where_it_was_made() -> None:
    chance = camelot()
    first, second = chance.fork(), chance.fork()
    assert chance.counter == 8
    assert first.counter == second.counter == 0
    assert len({chance.key, first.key, second.key}) == 3
    assert camelot().fork().key == first.key
    assert first.number() != camelot().number()


# ---- what cannot be drawn ----


@pytest.mark.parametrize("limit", [0, -1, RANGE + 1])
def test_a_limit_without_sense_is_refused(limit: int) -> None:
    chance = camelot()
    with pytest.raises(ValueError, match="below"):
        chance.below(limit)
    assert chance.counter == 0


def test_a_sample_leaves_the_list_and_cannot_be_larger() -> None:
    things = [5, 6, 7]
    chance = camelot()
    assert sorted(chance.sample(things, 3)) == [5, 6, 7]
    assert things == [5, 6, 7]
    with pytest.raises(ValueError, match="sample"):
        chance.sample(things, 4)


def test_a_shuffle_keeps_every_member() -> None:
    things = [3, 3, 1, 9]
    camelot().shuffle(things)
    assert sorted(things) == [1, 3, 3, 9]
