"""What a game may tell the machine about itself; a game that says nothing is tried with everything it allows."""

from roundtable.kernel.rules import Value

# Sets of settings to try instead of those found by tables.py; every seat count is tried with each that fits it.
SETTING_SETS: dict[str, list[dict[str, Value]]] = {}

# Seats and settings of tables of which games, traces and counts are stored besides one per seat count.
ALSO_STORED: dict[str, list[tuple[int, dict[str, Value]]]] = {
    "merlin": [
        (2, {"kings_favour": True}),
        (3, {"arthur": True}),
        (4, {"kings_favour": True, "arthur": True}),
    ],
    "paladins": [(1, {"difficulty": "easy"}), (1, {"difficulty": "hard"})],
    "mage_knight": [
        (1, {"scenario": "solo_conquest"}),
        (2, {"scenario": "full_conquest"}),
        (4, {"scenario": "full_conquest"}),
        (4, {"scenario": "full_conquest", "fights_between_players": "yes", "rounds": 3}),
        (3, {"scenario": "blitz_conquest"}),
        (4, {"scenario": "full_conquest", "teams": "two_teams"}),
        (2, {"scenario": "full_cooperation"}),
        (4, {"scenario": "blitz_cooperation"}),
        (2, {"scenario": "mines_liberation"}),
        (3, {"scenario": "druid_nights", "limited_glade_shields": True}),
        (2, {"scenario": "dungeon_lords"}),
        (1, {"scenario": "solo_conquest", "lost_legion": True, "tezla": True, "krang": True, "ultimate": True}),
        (2, {"lost_legion": True, "tezla": True, "krang": True, "ultimate": True}),
        (4, {"scenario": "one_to_return", "teams": "two_teams"}),
        (2, {"scenario": "conquer_and_hold"}),
        (4, {"scenario": "conquer_and_hold", "tiles_revealed_from_start": True}),
        (2, {"hero_auction": True, "starting_selection": True, "daytime": "night_arrival", "random_cities": True}),
        (3, {"interactive_combat": True, "violence": "more", "friendly_mana": True, "daytime": "oncoming_darkness"}),
        (2, {"scenario": "blitz_conquest", "megapolis": 2, "countryside_tiles": 3, "random_tile_orientation": True}),
        (2, {"scenario": "blitz_conquest", "action_upgrades": True, "action_upgrades_open_decks": True}),
    ],
}

# Decisions after which a game that is not over is a breach.
MOST_DECISIONS: dict[str, int] = {"mage_knight": 20_000}  # heroes full of Wounds recover slowly
USUAL_MOST_DECISIONS = 5_000

# Games that several seats can lose together; a seat alone can lose any game.
NOBODY_MAY_WIN: set[str] = {"mage_knight"}

# Checks a game need not pass: game, then name of the check and the reason. Reasons that hold are rare.
EXCUSED: dict[str, dict[str, str]] = {}


def most_decisions(game: str) -> int:
    """Give the number of decisions within which a game must end."""
    return MOST_DECISIONS.get(game, USUAL_MOST_DECISIONS)


def may_be_lost(game: str, seats: int) -> bool:
    """Say whether a game may end without a winner."""
    return seats == 1 or game in NOBODY_MAY_WIN


def is_excused(game: str, check: str) -> bool:
    """Say whether a game need not pass a check."""
    return check in EXCUSED.get(game, {})
