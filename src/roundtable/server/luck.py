"""What chance at the tables begins with: the seed of a game, and what a bot thinks with."""

import secrets


def fresh() -> str:
    """Give what nobody can guess."""
    return secrets.token_hex(16)
