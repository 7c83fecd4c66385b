"""The environments that PettingZoo and Gymnasium know by their ids once `roundtable.gym` is imported."""

from typing import Any, Final

import pettingzoo
from gymnasium import register, registry

ALL_SEATS: Final = "roundtable.gym.table_env:TableEnv"
SEAT: Final = "roundtable.gym.seat_env:SeatEnv"
TABLES: Final = "roundtable.gym.tables_env:TablesEnv"
VERSIONS: Final = {"merlin": 0, "paladins": 0, "mage_knight": 0}  # of the encodings
IDS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "Merlin": ("merlin", {}),
    "Paladins": ("paladins", {}),
    "PaladinsSolo": ("paladins", {"seats": 1}),
    "MageKnight": ("mage_knight", {}),
    "MageKnightSolo": ("mage_knight", {"seats": 1}),
}


def id_of(name: str) -> str:
    """Give an id as Gymnasium wants it."""
    return f"roundtable/{name}-v{VERSIONS[IDS[name][0]]}"


def register_all() -> None:
    """Make all environments known: all seats for PettingZoo; one seat, also at many tables, for Gymnasium."""
    for game, version in VERSIONS.items():
        if f"roundtable/{game}-v{version}" not in pettingzoo.aec_registry:
            pettingzoo.register("aec", f"roundtable/{game}-v{version}", ALL_SEATS, kwargs={"game": game})
    for name, (game, chosen) in IDS.items():
        if id_of(name) not in registry:
            kwargs = {"game": game, "opponents": "page", **chosen}
            register(id_of(name), SEAT, vector_entry_point=TABLES, kwargs=kwargs)
