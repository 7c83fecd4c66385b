"""Settings of what players do together: teams, joint assaults, and how a cooperative game is scored."""

from typing import Final

from roundtable.games.mage_knight.state.variants import Chosen, Limit, record, switch
from roundtable.kernel.rules import Setting, Value

AS_SCENARIO: Final = "scenario"
TEAMS: Final = ("none", "two_teams", "one_team")
TWO_TEAMS: Final = 1
ONE_TEAM: Final = 2
PARTNERS: Final = ("random", "first_and_second", "first_and_third", "first_and_fourth")  # 1, 2, 3: with the first seat

TEAM_SETTINGS: Final = (
    Setting("teams", AS_SCENARIO, *TEAMS),
    Setting("team_members", *PARTNERS),
    Setting("joint_assaults", AS_SCENARIO, "yes", "no"),
    Setting("lowest_achievement_counts", False, True),
)


def may_be(chosen: Chosen, name: str, seats: int) -> list[object]:
    """Give the values the scenario allows with so many seats."""
    found = record(chosen).entry("allowed").entry(name).data[str(seats)]
    assert isinstance(found, list)
    return found


def teams_of(seats: int, chosen: Chosen) -> int:
    """Give what is played: a place in TEAMS."""
    if chosen["teams"] != AS_SCENARIO:
        return TEAMS.index(str(chosen["teams"]))
    usual = record(chosen).entry("by_seats").entry(str(seats)).text("teams")
    return TEAMS.index(usual.replace("-", "_"))


def joint_assault_of(seats: int, chosen: Chosen) -> bool:
    """Say whether cities may be assaulted together; teams do so unless it was agreed otherwise."""
    if chosen["joint_assaults"] != AS_SCENARIO:
        return chosen["joint_assaults"] == "yes"
    usual = record(chosen).entry("by_seats").entry(str(seats)).flag("joint_assault")
    return usual or (teams_of(seats, chosen) != 0 and True in may_be(chosen, "joint_assault", seats))


# ---- what goes together ----


def teams(seats: int, chosen: Chosen) -> tuple[Value, ...]:
    """Teams can be chosen where the scenario leaves it open."""
    found = may_be(chosen, "teams", seats)
    return (AS_SCENARIO, *[name for name in TEAMS if name.replace("_", "-") in found and len(found) > 1])


def team_members(seats: int, chosen: Chosen) -> tuple[Value, ...]:
    """Two teams may be agreed upon."""
    return PARTNERS if teams_of(seats, chosen) == TWO_TEAMS else PARTNERS[:1]


def joint_assaults(seats: int, chosen: Chosen) -> tuple[Value, ...]:
    """Only where there are cities to assault and somebody to do it with."""
    return (AS_SCENARIO, "yes", "no") if len(may_be(chosen, "joint_assault", seats)) > 1 else (AS_SCENARIO,)


TEAM_LIMITS: Final[dict[str, Limit]] = {
    "teams": teams,
    "team_members": team_members,
    "joint_assaults": joint_assaults,
    "lowest_achievement_counts": switch("lowest_achievement_counts"),
}
