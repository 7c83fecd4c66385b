"""The same games for learning frameworks. All of it needs the extra `gym`; nothing of it is needed for playing."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from roundtable.gym.setup import Settings
    from roundtable.gym.table_env import TableEnv

NEEDED = ("numpy", "librt", "gymnasium", "pettingzoo", "PIL")

missing = [name for name in NEEDED if find_spec(name) is None]
if missing:
    raise ImportError(f"roundtable.gym needs the extra 'gym' (pip install 'roundtable[gym]'): no {', '.join(missing)}")

from roundtable.gym.registration import register_all  # noqa: E402  # behind the check

register_all()


def aec(game: str, seats: int | None = None, settings: "Settings | None" = None, **more: Any) -> "TableEnv":  # noqa: ANN401
    """Give a table of any game for PettingZoo; `TableEnv` says what else can be chosen."""
    from roundtable.gym.table_env import TableEnv  # encoders need nothing of it

    return TableEnv(game, seats, settings, **more)
