"""The final score by source, as it would stand if the game ended now; and who wins."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.content.components import (
    KIND_OF,
    KIND_OF_CARD,
    SCENARIOS,
    TILES,
    UNIT_OF,
    UNITS,
    WOUND_DEED,
    bits,
)
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import (
    ADVANCED_ACTION,
    ARTIFACT,
    F_THROWN_AWAY,
    NONE,
    PART,
    SITE,
    SPELL,
    TITLES_PART,
)
from roundtable.games.mage_knight.content.site_rules import SITES
from roundtable.games.mage_knight.state import teams

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Player
    from roundtable.games.mage_knight.state.game import MageKnight

# Standard achievements
ACHIEVEMENTS: Final = SCENARIOS.entry("general").entry("achievements")
PER_SPELL: Final = ACHIEVEMENTS.entry("greatest_knowledge").number("spell")
PER_ADVANCED: Final = ACHIEVEMENTS.entry("greatest_knowledge").number("advanced_action")
PER_ARTIFACT: Final = ACHIEVEMENTS.entry("greatest_loot").number("artifact_in_deck_or_on_units")
PER_TWO_CRYSTALS: Final = ACHIEVEMENTS.entry("greatest_loot").number("per_two_crystals")
PER_CONQUEST: Final = ACHIEVEMENTS.entry("greatest_conqueror").number("fame")
PER_ADVENTURE: Final = ACHIEVEMENTS.entry("greatest_adventurer").number("shield_on_adventure_site")
PER_WOUND: Final = ACHIEVEMENTS.entry("greatest_beating").number("per_wound_in_deck")
CONQUESTS: Final = bits(SITES.entry("groups"), "greatest_conqueror", SITE)
ADVENTURES: Final = bits(SITES.entry("groups"), "greatest_adventurer", SITE)
TITLES: Final = ACHIEVEMENTS.entry("titles")
TITLE: Final = (TITLES.number("sole"), TITLES.number("tied"))
BEATING_TITLE: Final = (TITLES.entry("beating").number("sole"), TITLES.entry("beating").number("tied"))


# ---- achievements of one player ----


def deeds(player: "Player") -> list[int]:
    """Give all Deed cards of a player, wherever they lie; not Banners on Units, nor what is being thrown away."""
    found = [*player.deck.cards, *player.hand.cards, *player.stored.cards, *player.discard, *player.aside]
    for deed, fate in zip(player.played, player.fates, strict=True):
        if fate != F_THROWN_AWAY:
            found.append(deed)
    return found


def count_kind(cards: list[int], kind: int) -> int:
    """Count the Deed cards of one kind."""
    return len([deed for deed in cards if KIND_OF_CARD[KIND_OF[deed]] == kind])


def knowledge(player: "Player") -> int:
    """Spells and Advanced Actions."""
    cards = deeds(player)
    return PER_SPELL * count_kind(cards, SPELL) + PER_ADVANCED * count_kind(cards, ADVANCED_ACTION)


def loot(player: "Player") -> int:
    """Artifacts, also on Units, and pairs of crystals."""
    banners = [unit.banner for unit in player.units if unit.banner != NONE]
    artifacts = count_kind(sorted({*deeds(player), *banners}), ARTIFACT)
    return PER_ARTIFACT * artifacts + PER_TWO_CRYSTALS * (sum(player.crystals) // 2)


def leadership(player: "Player") -> int:
    """Levels of Units, of a Wounded one half, rounded down."""
    total = 0
    for unit in player.units:
        level = UNITS[UNIT_OF[unit.card]].level
        total += level // 2 if unit.wounds else level
    return total


def shields_on(game: "MageKnight", seat: Seat, sites: int) -> int:
    """Count a player's shields on some kinds of sites, given as bits."""
    count = 0
    for tile in game.tiles:
        if tile == NONE:
            continue
        for at, site in enumerate(TILES[tile].site):
            if site != NONE and (sites >> site) & 1:
                count += game.spots[7 * tile + at].shields.count(seat)
    return count


def beating(player: "Player") -> int:
    """Wounds among the Deed cards, as a loss; those on Units are free."""
    return PER_WOUND * len([deed for deed in deeds(player) if deed == WOUND_DEED])


def achievements(game: "MageKnight", seat: Seat) -> list[int]:
    """Give the six standard achievements of a player in the order of PART."""
    player = game.players[seat]
    return [
        knowledge(player),
        loot(player),
        leadership(player),
        PER_CONQUEST * shields_on(game, seat, CONQUESTS),
        game.rules.scenario.adventures(game, seat, PER_ADVENTURE * shields_on(game, seat, ADVENTURES)),
        beating(player),
    ]


# ---- titles ----


def title(game: "MageKnight", values: list[int], seat: Seat, worth: tuple[int, int]) -> int:
    """Give what a title is worth to a seat: to the best alone, or less to each of those tied; nothing at zero.

    `values` are those of the seats; the best of a team counts for all its members.
    """
    if game.team_of:
        values = [max([values[one] for one in teams.members(game, other)]) for other in range(len(values))]
    best = max(values)
    if best <= 0 or values[seat] < best:
        return 0
    alone = values.count(best) == len(teams.members(game, seat))
    return worth[0] if alone else worth[1]


def titles(game: "MageKnight", rows: list[list[int]], seat: Seat) -> int:
    """Give the Fame of a player's titles; `rows` are the achievements of all players. The last one is a loss."""
    total = 0
    last = len(rows[0]) - 1
    for at in range(last):
        total += title(game, [row[at] for row in rows], seat, TITLE)
    return total + title(game, [-row[last] for row in rows], seat, BEATING_TITLE)


# ---- the score ----


def parts(game: "MageKnight", seat: Seat) -> list[int]:
    """Give a player's points by source, in the order of PART; the members of a team have them in common."""
    scenario = game.rules.scenario
    if not scenario.scores_fame:
        return [0] * TITLES_PART + scenario.parts(game, [], seat)
    rows = [achievements(game, one) for one in range(len(game.players))]
    members = teams.members(game, seat)
    fame = min([game.players[one].fame for one in members])
    own = rows[seat] if len(members) == 1 else together(game, [rows[one] for one in members])
    found = [fame, *own, *scenario.parts(game, rows, seat)]
    return found + [0] * (len(PART.words) - len(found))


def together(game: "MageKnight", rows: list[list[int]]) -> list[int]:
    """Give the achievements of a team: in each only the best member counts, for the beating the worst.

    By a variant of cooperative scenarios the lowest counts in all of them.
    """
    last = len(rows[0]) - 1
    found: list[int] = []
    for at in range(last):
        values = [row[at] for row in rows]
        found.append(min(values) if game.rules.lowest_counts else max(values))
    return [*found, min([row[last] for row in rows])]


def score(game: "MageKnight", seat: Seat) -> int:
    """Give a player's points as they stand."""
    return sum(parts(game, seat))


def winners(game: "MageKnight") -> list[int]:
    """Give the seats that win: most points, shared if tied; alone or all together, if the mission has succeeded."""
    if game.rules.solo or game.rules.cooperative:
        return list(range(len(game.players))) if game.rules.scenario.accomplished(game) else []
    return game.rules.scenario.winners(game, [score(game, seat) for seat in range(len(game.players))])
