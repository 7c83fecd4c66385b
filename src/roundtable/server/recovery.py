"""Recovery codes: the way to a new password where there is no mail. Ten of them, each for once, shown once."""

import secrets
from typing import Final

from .accounts import Accounts, Asks, Known
from .cleaning import compared
from .refused import Refused
from .store import Player
from .tokens import hashed

CODES: Final = 10
LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that looks like another
GROUPS: Final = 4
LONG: Final = 4  # letters of a group: with 31 letters each code has 79 bits


async def new_codes(accounts: Accounts, known: Known, password: str, address: str) -> list[str]:
    """Draw codes for an account; older ones are void."""
    await accounts.need_password(known, password, address)
    codes = [
        "-".join(["".join([secrets.choice(LETTERS) for _ in range(LONG)]) for _ in range(GROUPS)]) for _ in range(CODES)
    ]
    await accounts.store.people.keep_codes(known.player.id, [kept(known.player.id, code) for code in codes])
    return codes


async def use_code(accounts: Accounts, name: str, code: str, password: str, asks: Asks) -> Player:
    """Set a new password by a code; all devices are shut out. Guessing codes is counted like guessing passwords."""
    account = compared(name)
    people = accounts.store.people
    player = await people.by_account(account)
    async with accounts.guessing(account, player, asks) as guess:
        guess.right = player is not None and await people.has_code(player.id, kept(player.id, code))
    assert player is not None  # or the guess was wrong
    if not await people.use_code(player.id, kept(player.id, code), await accounts.hash(password)):
        raise Refused("server-log-in-wrong", 401)  # somebody else was faster
    await accounts.shut_out_all(player.id)
    return player


def kept(player: str, code: str) -> str:
    """Give what is kept of a code, however it was typed."""
    letters = "".join([letter for letter in code.upper() if letter in LETTERS])
    return hashed(f"{player} {letters}")
