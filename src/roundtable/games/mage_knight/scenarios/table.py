"""The scenarios that can be played."""

from typing import Final

from roundtable.games.mage_knight.scenarios.blitz_conquest import BlitzConquest
from roundtable.games.mage_knight.scenarios.conquer_and_hold import ConquerAndHold
from roundtable.games.mage_knight.scenarios.conquest import FullConquest
from roundtable.games.mage_knight.scenarios.cooperation import BlitzCooperation, FullCooperation
from roundtable.games.mage_knight.scenarios.druid_nights import DruidNights
from roundtable.games.mage_knight.scenarios.dungeon_lords import DungeonLords
from roundtable.games.mage_knight.scenarios.first_reconnaissance import FirstReconnaissance
from roundtable.games.mage_knight.scenarios.mines_liberation import MinesLiberation
from roundtable.games.mage_knight.scenarios.one_to_return import OneToReturn
from roundtable.games.mage_knight.scenarios.solo_conquest import SoloConquest
from roundtable.games.mage_knight.state.scenario import Scenario

PLAYED: Final[tuple[Scenario, ...]] = (
    FirstReconnaissance(),
    FullConquest(),
    BlitzConquest(),
    SoloConquest(),
    FullCooperation(),
    BlitzCooperation(),
    MinesLiberation(),
    DruidNights(),
    DungeonLords(),
    OneToReturn(),
    ConquerAndHold(),
)


def scenario_of(number: int) -> Scenario:
    """Give a scenario by its number."""
    for scenario in PLAYED:
        if scenario.number == number:
            return scenario
    raise LookupError(number)
