"""One short game for every variant and choice of Mage Knight, for scenarios' own rules, and a fight between players."""

from typing import Final

import roundtable as rt
from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.cards import offers
from roundtable.games.mage_knight.cards.paying import Pay
from roundtable.games.mage_knight.content.names import BASIC, GOLD
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.scenarios.druid_nights import ReplaceShield
from roundtable.games.mage_knight.state.team_settings import PARTNERS
from roundtable.kernel.rules import Value
from roundtable.kernel.wording import Wording
from tests.machine.passage import Passage, Seen, never

NEAR_CITY: Final[dict[str, Value]] = {"countryside_tiles": 3, "core_non_city_tiles": 0}  # found after two tiles
WALKING = ("go", "explore", "play", "sideways")
FIGHTING = ("go", "challenge", "enter", "target", "strike", "play", "power", "sideways", "next")
ATTACKING = ("attack", "go", "play", "target", "strike", "sideways", "participate")


def table_of(game: rt.Game) -> MageKnightTable:
    """Give the game as what it is."""
    assert isinstance(game, MageKnightTable)
    return game


def night_comes_first(game: rt.Game) -> bool:
    """The first Round is a Night."""
    return table_of(game).round == 1 and table_of(game).night


def tile_turned(game: rt.Game) -> bool:
    """A tile lies otherwise than printed."""
    return any(table_of(game).lie)


def other_city(game: rt.Game) -> bool:
    """A city of another colour than printed was found."""
    return any(spot.cities for spot in table_of(game).spots)


def spells_removed(game: rt.Game) -> bool:
    """The four competitive Spells are out of the game."""
    return len(table_of(game).removed) >= 4


def skill_gained(game: rt.Game) -> bool:
    """A player has gained a Skill."""
    return any(player.skills for player in table_of(game).players)


def gold_barred(game: rt.Game) -> bool:
    """Mana is being paid by Day, and gold dice lie beside others."""
    table = table_of(game)
    beside = GOLD in table.source and any(face < BASIC for face in table.source)
    return beside and not table.night and isinstance(game.question(), Pay)


def high_city(game: rt.Game) -> bool:
    """A city of level 10 or more was found."""
    table = table_of(game)
    return any(board.state_at(table, board.city_space(table, tile)).level >= 10 for tile in table.cities)


def shield_replaced(game: rt.Game) -> bool:
    """A glade is full, and whose shield makes room is asked."""
    return isinstance(game.question(), ReplaceShield)


def without_dummy(game: rt.Game) -> bool:
    """Somebody plays alone, without a dummy player."""
    return not table_of(game).dummies


def fixed_dummy(game: rt.Game) -> bool:
    """The dummy player has the hero fixed for it."""
    return [one.hero for one in table_of(game).dummies] == [table_of(game).rules.dummy_hero]


def offers_open_at_once(game: rt.Game) -> bool:
    """The offers of Spells and Advanced Actions lie open in the first Round."""
    return table_of(game).round == 1 and table_of(game).offers_open


def no_village_unit(game: rt.Game) -> bool:
    """The first Unit offer holds nobody of a village."""
    table = table_of(game)
    return table.round == 1 and bool(table.unit_offer) and not offers.has_village_unit(table)


def teams_of(*partners: int) -> Seen:
    """Give a look for those who play with the first seat."""
    return lambda game: [seat for seat, team in enumerate(table_of(game).team_of) if team == 0] == [0, *partners]


def all_alone(game: rt.Game) -> bool:
    """Nobody plays in a team."""
    return not table_of(game).team_of


def may_assault_together(game: rt.Game) -> bool:
    """Who plays against each other may assault cities together; `cooperative-victory` holds such an assault."""
    return table_of(game).rules.joint_assault and table_of(game).rules.competitive


def lasts_three_nights(game: rt.Game) -> bool:
    """The third Night has come."""
    return table_of(game).round == 6


def passage(
    name: str,
    seats: int,
    *told: Wording,
    sees: Seen = never,
    likes: tuple[str, ...] = (),
    first: int = 1,
    near_city: bool = False,
    scenario: str = "first_reconnaissance",
    **settings: Value,
) -> Passage:
    """Name a game to look for."""
    chosen: dict[str, Value] = {"scenario": scenario, "hero_choice": "random", **settings}
    if near_city:
        chosen.update(NEAR_CITY)
    return Passage("mage_knight", name, seats, chosen, tuple([one.id for one in told]), sees, likes, first)


CONQUEST = "full_conquest"
HOLD = "conquer_and_hold"
DRUIDS = "druid_nights"
RETURN = "one_to_return"

VARIANTS: Final = (
    passage("hero-auction", 3, words.FAME_SACRIFICED, hero_choice="choose", hero_auction=True, rounds=1),
    passage("map-shape", 2, words.EXPLORED, likes=WALKING, map_shape="open_3", countryside_tiles=5, rounds=2),
    passage(
        "random-orientation", 2, words.EXPLORED, sees=tile_turned, likes=WALKING, random_tile_orientation=True, rounds=2
    ),
    passage("random-cities", 2, sees=other_city, likes=WALKING, random_cities=True, near_city=True),
    passage(
        "city-levels",
        4,
        sees=high_city,
        likes=WALKING,
        scenario="full_conquest",
        first_city_level=11,
        rounds=1,
        near_city=True,
    ),
    passage(
        "megapolis",
        4,
        words.MEGAPOLIS_FOUND,
        likes=WALKING,
        scenario="blitz_conquest",
        megapolis=1,
        core_city_tiles=1,
        rounds=1,
        near_city=True,
    ),
    passage(
        "two-high-cities",
        4,
        sees=high_city,
        likes=WALKING,
        scenario="full_conquest",
        teams="two_teams",
        conquest_team_cities="two_high_cities",
        rounds=1,
        near_city=True,
    ),
    passage(
        "two-megapolises",
        4,
        words.MEGAPOLIS_FOUND,
        likes=WALKING,
        scenario="full_conquest",
        teams="two_teams",
        conquest_team_cities="two_megapolises",
        rounds=1,
        near_city=True,
    ),
    passage("night-arrival", 2, sees=night_comes_first, daytime="night_arrival", rounds=2),
    passage("oncoming-darkness", 2, words.DARKNESS_WAITS, words.DARKNESS_FALLS, daytime="oncoming_darkness", rounds=3),
    passage("no-interactive-spells", 2, sees=spells_removed, friendly_no_interactive_spells=True, rounds=1),
    passage(
        "no-interactive-skills",
        2,
        sees=skill_gained,
        likes=FIGHTING,
        scenario="blitz_conquest",
        friendly_no_interactive_skills=True,
        rounds=2,
    ),
    passage(
        "no-fights", 2, words.WITHDREW, likes=WALKING, scenario="full_conquest", fights_between_players="no", rounds=2
    ),
    passage("friendly-mana", 2, sees=gold_barred, likes=("power",), friendly_mana=True, rounds=2),
    passage("violent-times", 2, words.DEFEATED, words.MONSTER_JOINED, likes=FIGHTING, violence="violent", rounds=3),
    passage("more-violence", 2, words.DEFEATED, words.MONSTER_JOINED, likes=FIGHTING, violence="more", rounds=2),
    passage(
        "interactive-combat", 2, words.DIE_HIDDEN, words.DIE_SHOWN, likes=FIGHTING, interactive_combat=True, rounds=2
    ),
    passage("action-upgrades", 2, words.UPGRADED, action_upgrades=True, rounds=4),
    passage("open-decks", 2, words.UPGRADED, action_upgrades=True, action_upgrades_open_decks=True, rounds=4),
    passage("starting-selection", 2, words.CARD_ADDED, starting_selection=True, rounds=2),
    passage(
        "limited-glades",
        2,
        sees=shield_replaced,
        likes=("go", "activate-glade"),
        scenario=DRUIDS,
        first=77,
        limited_glade_shields=True,
    ),
    passage(
        "epic-druids",
        2,
        words.INCANTED,
        sees=lasts_three_nights,
        likes=("go", "activate-glade", "incant"),
        scenario=DRUIDS,
        epic=True,
    ),
    passage("epic-return", 2, words.PORTAL_CLOSED, sees=lasts_three_nights, scenario=RETURN, epic=True),
    passage("chosen-ones", 4, words.CHOSEN_ONE, scenario=RETURN, teams="two_teams"),
    passage("tiles-revealed", 2, words.ASSAULT, likes=WALKING, scenario=HOLD, tiles_revealed_from_start=True),
    passage("three-hold", 3, words.ASSAULT, likes=WALKING, scenario=HOLD),
    passage(
        "lowest-counts", 2, words.TACTIC_REMOVED, scenario="blitz_cooperation", lowest_achievement_counts=True, rounds=3
    ),
    passage("four-together", 4, words.TACTIC_REMOVED, scenario="blitz_cooperation", rounds=3),
    passage("no-dummy", 1, sees=without_dummy, dummy_player=False, rounds=1),
    passage("solo-blitz", 1, words.DUMMY_TURNED, scenario="blitz_conquest", rounds=2),
    passage("solo-mines", 1, words.HOLDS_MINE, likes=WALKING, scenario="mines_liberation", rounds=2),
    passage(
        "solo-druids",
        1,
        words.GLADE_ACTIVATED,
        words.INCANTED,
        likes=("go", "activate-glade", "incant"),
        scenario=DRUIDS,
    ),
    passage("solo-dungeons", 1, words.ENTRANCE_LAID, likes=WALKING, scenario="dungeon_lords", rounds=2),
)
CHOICES: Final = (
    passage("map-wedge", 4, words.EXPLORED, likes=WALKING, scenario=CONQUEST, map_shape="wedge", rounds=1),
    passage("map-open-5", 2, words.EXPLORED, likes=WALKING, map_shape="open_5", rounds=1),
    passage("fixed-dummy", 1, sees=fixed_dummy, scenario="solo_conquest", dummy_hero="goldyx", rounds=1),
    passage(
        "skill-removed",
        1,
        words.SKILL_REMOVED,
        likes=FIGHTING,
        scenario="blitz_conquest",
        solo_skill_removal="when_revealed",
        rounds=6,
    ),
    passage("open-offers", 2, sees=offers_open_at_once, offers_hidden_until_needed=False, rounds=1),
    passage("no-village-unit", 2, sees=no_village_unit, village_unit_in_first_offer=False, rounds=1),
    passage("no-teams", 4, sees=all_alone, scenario=CONQUEST, teams="none", rounds=1),
    *[
        passage(
            f"partners-{number}",
            4,
            sees=teams_of(number),
            scenario=CONQUEST,
            teams="two_teams",
            team_members=members,
            rounds=1,
        )
        for number, members in enumerate(PARTNERS)
        if number
    ],
    passage("joint-assaults", 2, sees=may_assault_together, scenario=CONQUEST, joint_assaults="yes", rounds=1),
)
RULES: Final = (
    passage("fight", 2, words.ATTACKED, words.DEFENDS_FULLY, words.FIGHT_WON, likes=ATTACKING, scenario=HOLD),
    passage(
        "druids",
        2,
        words.GLADE_ACTIVATED,
        words.INCANTED,
        words.GLADES_CLEARED,
        likes=("go", "activate-glade", "incant"),
        scenario=DRUIDS,
    ),
    passage("return", 2, words.PORTAL_CLOSED, words.ELIMINATED, scenario=RETURN),
)
PASSAGES: Final = (*VARIANTS, *CHOICES, *RULES)
