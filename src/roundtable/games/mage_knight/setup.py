"""Setting up: heroes chosen, then decks, offers, Source and map laid out, and the first Tactics chosen."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.cards import hands, offers, source, tracks
from roundtable.games.mage_knight.content.components import (
    CARDS,
    DEED,
    ENEMIES,
    ENEMY_OF,
    HEROES,
    KIND_OF,
    RUIN,
    RUINS,
    SKILL,
    SPOTS,
    STACK_OF,
    TILE,
    TILES,
    TOKEN,
    UNIT_CARD,
    UNIT_OF,
    UNITS,
    deeds_of_kind,
)
from roundtable.games.mage_knight.content.hexes import NUMBER_OF_SLOT, START_SLOT
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import ADVANCED_ACTION, ARTIFACT, COLOURS, DUMMY, NONE, SPELL, STACKS
from roundtable.games.mage_knight.content.nodes import NODES
from roundtable.games.mage_knight.course import auction, daytime, dummy, heroes, rounds, selection, tactics
from roundtable.games.mage_knight.map import exploration
from roundtable.games.mage_knight.state import teams
from roundtable.games.mage_knight.state.classes import Player
from roundtable.games.mage_knight.state.pieces import EMPTY_SPOT, Lasting
from roundtable.kernel import zone
from roundtable.kernel.agenda import Step
from roundtable.kernel.table import hide
from roundtable.kernel.zone import pile

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight
    from roundtable.kernel.chance import Chance

CORE: Final = ("core-city", "core-non-city")  # pools of tiles whose backs look alike


def set_up(game: "MageKnight") -> None:
    """Fix the order of choosing heroes; everything else is laid out when they are chosen."""
    seats = game.rules.seats
    game.clear()
    game.players = [new_player(game) for _ in range(seats)]
    game.dummies = [dummy.new_dummy()] if game.rules.dummy else []
    lay_board(game)
    lay_piles(game)
    game.tiles_by = (0,) * seats
    game.night = game.rules.night_arrival
    teams.form(game)
    rounds.between(game)
    sizes = [len(TOKEN.words)] * STACKS + [len(RUIN.words)] + [len(DEED.words)] * 3 + [len(UNIT_CARD.words)] * 2
    hide(game, sizes + [len(DEED.words), len(SKILL.words)] * (seats + len(game.dummies)) + [COLOURS])
    order = list(range(seats))
    if game.rules.random_order:
        game.chance.shuffle(order)
    steps: list[Step[MageKnight]] = [heroes.TakeHero(seat) for seat in order]
    if game.rules.hero_auction:
        steps = [auction.AuctionHeroes(NONE, tuple(order))]
    if game.rules.starting_selection:
        steps.append(selection.DealSelection())
    game.then(*steps, LayOut())


def new_player(game: "MageKnight") -> Player:
    """Give a player without a hero."""
    player = Player()
    player.clear()
    player.fame = game.rules.scenario.start_fame
    player.reputation = game.rules.scenario.start_reputation + game.rules.distrust
    return player


def lay_board(game: "MageKnight") -> None:
    """Nothing lies on the map yet; the tiles are in the box."""
    sets = game.rules.tile_sets
    game.spots = (EMPTY_SPOT,) * SPOTS
    game.box_tiles = tuple([tile.number for tile in TILES if tile.pool and (sets >> tile.set) & 1])


def lay_piles(game: "MageKnight") -> None:
    """Sort tokens and cards into their piles; they are shuffled later."""
    sets = game.rules.sets
    tokens = [token for token in range(len(TOKEN.words)) if (sets >> ENEMIES[ENEMY_OF[token]].set) & 1]
    game.stacks = [pile([token for token in tokens if STACK_OF[token] == stack]) for stack in range(STACKS)]
    game.ruin_stack = pile([ruin.number for ruin in RUINS if (sets >> ruin.set) & 1])
    spells = deeds_of_kind(SPELL, sets)
    if not game.rules.interactive_spells:
        game.removed = tuple([deed for deed in spells if CARDS[KIND_OF[deed]].interactive])
    game.spell_deck = pile([deed for deed in spells if deed not in game.removed])
    game.advanced_deck = pile(deeds_of_kind(ADVANCED_ACTION, sets))
    game.artifact_deck = pile(deeds_of_kind(ARTIFACT, sets))
    units = [card for card in range(len(UNIT_CARD.words)) if (sets >> UNITS[UNIT_OF[card]].set) & 1]
    game.regular_deck = pile([card for card in units if not UNITS[UNIT_OF[card]].elite])
    elite = [card for card in units if UNITS[UNIT_OF[card]].elite]
    used = [card for card in elite if UNITS[UNIT_OF[card]].level <= game.rules.scenario.highest_unit_level]
    game.elite_deck = pile(used)
    game.removed_units = tuple([card for card in elite if card not in used])


# ---- everything else ----


class LayOut(Step["MageKnight"]):
    """The heroes are chosen: everything is shuffled and laid out, hands are drawn, and Tactics are chosen."""

    def run(self, game: "MageKnight") -> None:
        """The general setup with what the scenario changes."""
        for deck in (*game.stacks, game.ruin_stack, game.artifact_deck, game.spell_deck, game.advanced_deck):
            zone.shuffle(game, deck)
        zone.shuffle(game, game.regular_deck)
        zone.shuffle(game, game.elite_deck)
        if game.dummies:
            seat_dummy(game)
        source.reset(game)
        daytime.arrive(game)
        if not game.rules.offers_hidden:
            offers.uncover(game)
        offers.deal_first_units(game)
        build_stack(game)
        game.push(rounds.ChooseTactics())  # below what the first tiles may ask
        lay_first_tiles(game)
        for seat, player in enumerate(game.players):
            zone.shuffle(game, player.skill_pile)
            zone.shuffle(game, player.deck)
            hands.draw(game, seat, tracks.hand_limit(game, seat))
        tactics.lay_out(game)
        game.rules.scenario.set_up(game)
        game.tell(words.NIGHT if game.night else words.DAY, game.round)


def seat_dummy(game: "MageKnight") -> None:
    """The dummy player gets the hero fixed for it, or a random one of those left; its token comes last.

    Four players may have taken all heroes of the sets in play: then its deck is that of another hero of the box.
    """
    hero = game.rules.dummy_hero
    if hero == NONE:
        taken = [player.hero for player in game.players]
        free = heroes.free_heroes(game) or [at for at in range(len(HEROES)) if at not in taken]
        hero = free[game.chance.below(len(free))]
    dummy.take_hero(game, hero)
    if game.rules.solo:
        dummy.lay_skills(game)
    game.order = (*game.order, DUMMY)


# ---- map tiles ----


def pool(tiles: tuple[int, ...], name: str) -> list[int]:
    """Give the tiles of a pool."""
    return [tile for tile in tiles if TILES[tile].pool == name]


def sample(game: "MageKnight", chance: "Chance", tiles: tuple[int, ...], name: str, count: int) -> list[int]:
    """Draw tiles of a pool in random order: those the scenario keeps for certain, none that it bars."""
    scenario = game.rules.scenario
    found = [tile for tile in pool(tiles, name) if tile not in scenario.barred]
    kept = [tile for tile in found if tile in scenario.kept and count > 0]
    if not kept:
        return chance.sample(found, count)
    kept += chance.sample([tile for tile in found if tile not in kept], count - len(kept))
    chance.shuffle(kept)
    return kept


def build_stack(game: "MageKnight") -> None:
    """Choose the tiles of the scenario: countryside above core tiles, cities shuffled in among these.

    First Reconnaissance takes the countryside tiles with the lowest numbers, the lowest on top.
    """
    rules = game.rules
    countryside = pool(game.box_tiles, "countryside")
    if rules.scenario.kept:
        countryside = sample(game, game.chance, game.box_tiles, "countryside", rules.countryside)
    elif not rules.scenario.countryside_in_order:
        game.chance.shuffle(countryside)
    core = sample(game, game.chance, game.box_tiles, "core-city", rules.core_cities)
    core += sample(game, game.chance, game.box_tiles, "core-non-city", rules.core_others)
    game.chance.shuffle(core)
    game.stack = (*core, *reversed(countryside[: rules.countryside]))
    game.box_tiles = tuple([tile for tile in game.box_tiles if tile not in game.stack])


def lay_first_tiles(game: "MageKnight") -> None:
    """Lay the starting tile, side A for the wedge and side B for open maps, and two or three tiles next to it.

    By a variant of Conquer and Hold all tiles lie open from the start.
    """
    shape = game.rules.shape
    exploration.lay(game, TILE.at(shape.start_tile), START_SLOT, NONE)
    for slot in shape.held_slots[1:] if game.rules.tiles_revealed else shape.setup:
        tile = game.stack[-1]
        game.stack = game.stack[:-1]
        exploration.lay(game, tile, NUMBER_OF_SLOT[slot], NONE)


def unscouted(game: "MageKnight", seat: Seat) -> tuple[Lasting, ...]:
    """Give what lasts without what another seat's Scouts have seen, which is not known."""
    secret = [one for one in game.lasting if one.seat != seat and one.verb == "odd"]
    secret = [one for one in secret if NODES[one.path].words["name"] == "scout-peek"]
    return tuple([one for one in game.lasting if one not in secret]) if secret else game.lasting


def veil(game: "MageKnight", seat: Seat) -> None:
    """Leave of the tiles nobody has seen which they are, how the backs lie and how many cities are among them."""
    game.lasting = unscouted(game, seat)
    in_order = pool(game.stack, "countryside") if game.rules.scenario.countryside_in_order else ()
    game.box_tiles = tuple(sorted((*game.stack, *game.box_tiles)))
    game.stack = (*[len(pool(game.stack, name)) for name in (*CORE, "countryside")], *in_order)
    game.rules.scenario.veil(game, seat)


def dream(game: "MageKnight", seat: Seat, chance: "Chance") -> None:
    """Deal the tiles nobody has seen anew: the backs stay as they lie, and so does the number of cities among them.

    The countryside tiles of First Reconnaissance lie in an order everybody knows.
    """
    game.lasting = unscouted(game, seat)
    unseen = (*game.stack, *game.box_tiles)
    countryside = pool(game.stack, "countryside")
    if not game.rules.scenario.countryside_in_order:
        countryside = sample(game, chance, unseen, "countryside", len(countryside))
    core: list[int] = []
    for name in CORE:
        core += sample(game, chance, unseen, name, len(pool(game.stack, name)))
    chance.shuffle(core)
    game.stack = (*core, *countryside)
    game.box_tiles = tuple([tile for tile in sorted(unseen) if tile not in game.stack])
    game.rules.scenario.dream(game, seat, chance)
