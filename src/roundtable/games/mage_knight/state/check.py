"""Conservation: every component of Mage Knight is in exactly one place."""

from roundtable.games.mage_knight.content.components import (
    ENEMIES,
    ENEMY_OF,
    PATHS,
    RUINS,
    SKILLS,
    SPOT,
    STACK_OF,
    STARTING_DECK,
    TILES,
    TOKEN,
    UNIT_CARD,
    UNIT_OF,
    UNITS,
    WOUND_DEED,
    deeds_of_kind,
)
from roundtable.games.mage_knight.content.hexes import START_SLOT
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import (
    ADVANCED_ACTION,
    ARTIFACT,
    COLOURS,
    DUMMY,
    NONE,
    SPELL,
    STACK,
    STACKS,
)
from roundtable.games.mage_knight.state.classes import Combat, Duel, JointAssault, Player
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.kernel.errors import BadPosition


def check(game: MageKnight) -> None:
    """Raise BadPosition if something is missing, stands twice or cannot be."""
    seats = game.rules.seats
    expect("state.players", len(game.players), seats)
    expect("state.dummies", len(game.dummies), 1 if game.rules.dummy else 0)
    check_seats(game)
    check_deeds(game)
    check_units(game)
    check_tokens(game)
    check_tiles(game)
    check_paths(game)
    check_skills(game)
    check_tactics(game)
    check_dice(game)
    for seat, player in enumerate(game.players):
        check_player(game, seat, player)
    if game.combat is not None:
        check_combat(game, game.combat)
    if game.duel is not None:
        check_duel(game, game.duel)
    if game.joint is not None:
        check_joint(game, game.joint)


def expect(field: str, found: int, wanted: int) -> None:
    """Raise if a count is not what it must be."""
    if found != wanted:
        raise BadPosition(field, "not-conserved", f"{found}: {wanted}")


def once(field: str, found: list[int], wanted: list[int]) -> None:
    """Raise unless every thing wanted stands exactly once, and nothing else."""
    if len(set(found)) != len(found):
        raise BadPosition(field, "stands-twice", str(next(one for one in sorted(found) if found.count(one) > 1)))
    if sorted(found) != sorted(wanted):
        wrong = sorted(set(found) ^ set(wanted))
        raise BadPosition(field, "not-conserved", f"{len(found)}: {len(wanted)} ({wrong[0]})")


def at_most_once(field: str, found: list[int]) -> None:
    """Raise if a thing stands twice."""
    if len(set(found)) != len(found):
        raise BadPosition(field, "stands-twice", str(next(one for one in sorted(found) if found.count(one) > 1)))


def within(field: str, value: int, low: int, high: int) -> None:
    """Raise if a number is out of its limits."""
    if not low <= value <= high:
        raise BadPosition(field, "out-of-range", f"{value}: {low}..{high}")


# ---- seats ----


def check_seats(game: MageKnight) -> None:
    """The order names each seat once at most, and the dummy player if there is one."""
    seats = game.rules.seats
    takes_turns("state.order", game, game.order)
    takes_turns("state.last_turns", game, game.last_turns or ())
    within("state.turn.seat", game.turn.seat, NONE, seats - 1)
    if game.announced != NONE:
        takes_turns("state.announced", game, (game.announced,))
    within("state.extra_turn", game.extra_turn, NONE, seats - 1)
    expect("state.tiles_by", len(game.tiles_by), seats)
    expect("state.team_of", len(game.team_of), seats if game.rules.teams else 0)
    for number, spot in enumerate(game.spots):
        for at, seat in enumerate(spot.shields):
            within(f"state.spots.{SPOT.words[number]}.shields[{at}]", seat, 0, seats - 1)


def takes_turns(field: str, game: MageKnight, found: tuple[Seat, ...]) -> None:
    """Raise if somebody stands twice, or is neither a player nor a dummy player of the table."""
    at_most_once(field, list(found))
    for who in found:
        if who == DUMMY and game.dummies:
            continue
        within(field, who, 0, game.rules.seats - 1)


def heroes(game: MageKnight) -> list[int]:
    """Give the heroes in the game, the dummy player's last."""
    found = [*[player.hero for player in game.players], *[dummy.hero for dummy in game.dummies]]
    chosen = [hero for hero in found if hero != NONE]
    at_most_once("state.players.hero", chosen)
    return chosen


# ---- cards and Units ----


def own_deeds(player: Player) -> list[int]:
    """Give the Deed cards of a player in all their places."""
    banners = [unit.banner for unit in player.units if unit.banner != NONE]
    return [
        *player.deck.cards,
        *player.hand.cards,
        *player.stored.cards,
        *player.discard,
        *player.played,
        *player.aside,
        *banners,
    ]


def check_deeds(game: MageKnight) -> None:
    """Count the Deed cards: those of the heroes in the game, of the sets in play, and the Wounds players have."""
    found = [*game.removed, *[deed for deed in (game.boxed,) if deed != NONE]]
    found += [*game.advanced_deck.cards, *game.advanced_offer, *game.monastery_offer]
    found += [*game.spell_deck.cards, *game.spell_offer, *game.artifact_deck.cards, *game.upgrades]
    for cards in (*game.drafts, *game.selected):
        found += cards.cards
    for player in game.players:
        found += own_deeds(player)
    for dummy in game.dummies:
        found += [*dummy.deck.cards, *dummy.discard]
    wanted: list[int] = []
    for hero in heroes(game):
        wanted += range(STARTING_DECK * hero, STARTING_DECK * (hero + 1))
    for kind in (ADVANCED_ACTION, SPELL, ARTIFACT):
        wanted += deeds_of_kind(kind, game.rules.sets)
    once("state.deeds", [deed for deed in found if deed != WOUND_DEED], wanted)
    expect("state.wounds_out", found.count(WOUND_DEED), game.wounds_out)


def check_units(game: MageKnight) -> None:
    """Count the Unit cards of the sets in play."""
    found = [*game.regular_deck.cards, *game.elite_deck.cards, *game.unit_offer, *game.removed_units]
    for player in game.players:
        found += [unit.card for unit in player.units]
    wanted = [card for card in range(len(UNIT_CARD.words)) if (game.rules.sets >> UNITS[UNIT_OF[card]].set) & 1]
    once("state.units", found, wanted)
    for at, card in enumerate(game.offer_wounds):
        if card not in game.unit_offer:
            raise BadPosition(f"state.offer_wounds[{at}]", "out-of-range", UNIT_CARD.words[card])


# ---- tokens and tiles ----


def check_tokens(game: MageKnight) -> None:
    """Count the enemy tokens of each colour and the ruins tokens; each one out of its stack has its place."""
    sets = game.rules.sets
    for stack in range(STACKS):
        found = [*game.stacks[stack].cards, *game.field[stack].cards, *game.fallen[stack]]
        for player in game.players:
            found += [token for token in player.puppets if STACK_OF[token] == stack]
        wanted = [
            token
            for token in range(len(TOKEN.words))
            if STACK_OF[token] == stack and (sets >> ENEMIES[ENEMY_OF[token]].set) & 1
        ]
        once(f"state.stacks.{STACK.words[stack]}", found, wanted)
        expect(f"state.where.{STACK.words[stack]}", len(game.where[stack]), len(game.field[stack].cards))
    ruins = [*game.ruin_stack.cards, *game.ruin_field.cards, *game.ruins_fallen]
    once("state.ruins", ruins, [ruin.number for ruin in RUINS if (sets >> ruin.set) & 1])
    expect("state.ruin_where", len(game.ruin_where), len(game.ruin_field.cards))
    at_most_once("state.ruin_where", list(game.ruin_where))
    for places in (*game.where, game.ruin_where):
        for spot in places:
            if spot != NONE and game.slots[spot // 7] == NONE:
                raise BadPosition("state.where", "out-of-range", TILES[spot // 7].id)


def check_paths(game: MageKnight) -> None:
    """A path is conquered once, and has one of the shields of its maze or labyrinth."""
    at_most_once("state.paths", list(game.paths))
    for path in game.paths:
        spot = path // len(PATHS)
        mine = [one for one in game.paths if one // len(PATHS) == spot]
        expect(f"state.spots.{SPOT.words[spot]}.shields", len(game.spots[spot].shields), len(mine))


def check_tiles(game: MageKnight) -> None:
    """Count the tiles: laid, to be explored, or in the box; slots and tiles name each other."""
    laid = [tile for tile in game.tiles if tile != NONE]
    at_most_once("state.tiles", laid)
    for tile, slot in enumerate(game.slots):
        if (slot == NONE) != (tile not in laid) or (slot != NONE and game.tiles[slot] != tile):
            raise BadPosition(f"state.slots.{TILES[tile].id}", "not-conserved", TILES[tile].id)
        if game.lie[tile] and not (slot != NONE and game.rules.odd_tiles):
            raise BadPosition(f"state.lie.{TILES[tile].id}", "out-of-range", str(game.lie[tile]))
    start = game.tiles[START_SLOT]
    if laid and (start == NONE or TILES[start].pool):
        raise BadPosition("state.tiles", "out-of-range", TILES[start].id if start != NONE else "")
    found = [*[tile for tile in laid if TILES[tile].pool], *game.stack, *game.box_tiles]
    once("state.stack", found, [tile.number for tile in TILES if tile.pool and (game.rules.tile_sets >> tile.set) & 1])
    for at, tile in enumerate(game.cities):
        if tile not in laid or not TILES[tile].has_city:
            raise BadPosition(f"state.cities[{at}]", "out-of-range", TILES[tile].id)


# ---- Skills, Tactics, dice ----


def check_skills(game: MageKnight) -> None:
    """Count the Skills of the heroes in the game; those for other kinds of games are left out."""
    found = list(game.skill_offer)
    for player in game.players:
        found += [*player.skills, *player.skill_pile.cards]
    for dummy in game.dummies:
        found += dummy.skill_pile.cards
    at_most_once("state.skills", found)
    owners = heroes(game) if game.rules.solo else [player.hero for player in game.players]
    wanted = [skill for skill in SKILLS if skill.hero in owners]
    for skill in wanted:
        if game.rules.plays_with(skill) and skill.number not in found:
            raise BadPosition("state.skills", "not-conserved", skill.id)
    expect("state.centre_marks", len(game.centre_marks), len(game.centre))
    owned = [skill for player in game.players for skill in player.skills]
    for at, number in enumerate(game.centre):
        if number not in owned:
            raise BadPosition(f"state.centre[{at}]", "out-of-range", SKILLS[number].id)


def check_tactics(game: MageKnight) -> None:
    """No Tactic is in two places; those out of the game are not laid out."""
    taken = [*[player.tactic for player in game.players], *[dummy.tactic for dummy in game.dummies]]
    at_most_once("state.tactics", [*game.tactics, *[tactic for tactic in taken if tactic != NONE]])
    at_most_once("state.tactics_gone", [*game.tactics, *game.tactics_gone])


def check_dice(game: MageKnight) -> None:
    """Count the mana dice once they are laid out."""
    if game.tiles[START_SLOT] == NONE:
        return
    count = len(game.source) + len(game.turn.dice) + len(game.turn.kept_dice)
    if game.duel is not None:
        count += len(game.duel.turn.dice) + len(game.duel.turn.kept_dice)
    for turn in game.joint.turns if game.joint is not None else ():
        count += len(turn.dice) + len(turn.kept_dice)
    for player in game.players:
        count += len(player.claimed) + (player.tactic_die != NONE)
    expect("state.source", count, game.rules.dice)
    if game.faces:  # of a die set in secret: the one it shows, and the others
        once("state.faces", [face for faces in game.faces for face in faces.cards], [*range(COLOURS)])


# ---- a player, a combat ----


def check_player(game: MageKnight, seat: Seat, player: Player) -> None:
    """Check what belongs together; a hero stands on a tile."""
    path = f"state.players[{seat}]"
    expect(f"{path}.fates", len(player.fates), len(player.played))
    for skill in (*player.spent, *player.used):
        if skill not in player.skills:
            raise BadPosition(f"{path}.spent", "out-of-range", SKILLS[skill].id)
    if player.space != NONE and game.tiles[player.space // 7] == NONE:
        raise BadPosition(f"{path}.space", "out-of-range", str(player.space))


def check_duel(game: MageKnight, duel: Duel) -> None:
    """Two different players fight; one of them acts, and the other waits."""
    seats = game.rules.seats
    within("state.duel.aggressor", duel.aggressor, 0, seats - 1)
    within("state.duel.defender", duel.defender, 0, seats - 1)
    at_most_once("state.duel.defender", [duel.aggressor, duel.defender])
    fight = {duel.aggressor, duel.defender}
    if {game.turn.seat, duel.turn.seat} != fight and duel.turn.seat != NONE:
        raise BadPosition("state.duel.turn.seat", "out-of-range", str(duel.turn.seat))


def check_combat(game: MageKnight, combat: Combat) -> None:
    """Check that what the combat points to is there."""
    most = len(combat.foes) - 1
    for at, target in enumerate(combat.targets):
        within(f"state.combat.targets[{at}]", target, 0, most)
    within("state.combat.blocking", combat.blocking, NONE, most)
    within("state.combat.damaging", combat.damaging, NONE, most)
    for at, foe in enumerate(combat.foes):
        path = f"state.combat.foes[{at}]"
        within(f"{path}.summoner", foe.summoner, NONE, most)
        within(f"{path}.guards", foe.guards, NONE, most)
        for name, row in (("elements", foe.elements), ("powers", foe.powers), ("states", foe.states)):
            expect(f"{path}.{name}", len(row), len(foe.values))
        if foe.token != NONE and not foe.defeated and foe.token not in game.field[STACK_OF[foe.token]].cards:
            raise BadPosition(f"{path}.token", "not-conserved", TOKEN.words[foe.token])


def check_joint(game: MageKnight, joint: JointAssault) -> None:
    """Each participant has a share, a space to go back to and a turn."""
    takes_turns("state.joint.members", game, joint.members)
    count = len(joint.members)
    for name, row in (("shares", joint.shares), ("came_from", joint.came_from), ("turns", joint.turns)):
        expect(f"state.joint.{name}", len(row), count)
    expect("state.joint.dealt", len(joint.dealt), sum(joint.shares))
    at_most_once("state.joint.dealt", list(joint.dealt))
    within("state.joint.active", joint.active, 0, count - 1)
    expect("state.joint.active", joint.members[joint.active], game.turn.seat)
