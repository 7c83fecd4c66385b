"""Arranging a table of Mage Knight for a test: a bare first Day, then exactly what the test needs.

`table(hand={0: ["march", "rage"]}, at={0: (1, 0)})` gives a game in which seat 0 begins a turn with these two cards.
Everything not named is bare: no cards in hand (all own cards lie in the deck), no crystals, Units or Skills; the Source
shows no die; heroes stand on the portal. Spaces are given as (q, r); the starting tile's centre is (0, 0), slot (0, 1)
has its centre at (1, -3), slot (1, 0) at (3, -2). Kinds of cards, Units, enemies and so on are given by their ids.
Forced answers are given by the kernel.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import roundtable as rt
from roundtable.games.mage_knight import board, exploration, tokens, turns
from roundtable.games.mage_knight.box import BOX, MageKnightTable
from roundtable.games.mage_knight.content import (
    CARD,
    ENEMY,
    ENEMY_OF,
    KIND_OF,
    RUIN,
    SKILL,
    STACK_OF,
    TACTIC,
    TILE,
    UNIT,
    UNIT_OF,
    UNITS,
    WOUND_KIND,
    level_of,
)
from roundtable.games.mage_knight.hexes import HEXES, NUMBER_OF_HEX, NUMBER_OF_SLOT, START
from roundtable.games.mage_knight.names import COLOUR, END_OF_TURN, NONE, OPEN
from roundtable.games.mage_knight.pieces import Unit
from roundtable.games.mage_knight.state import Player
from roundtable.kernel.past import Past
from roundtable.kernel.zone import EVERYBODY, IN_PILE, Zone, bit

rt.register(BOX)

HEROES: Final = ("tovak", "goldyx", "arythea", "norowas")
TACTICS: Final = ("early-bird", "planning", "great-start", "the-right-moment")
NIGHT_TACTICS: Final = ("from-the-dusk", "long-night", "mana-search", "midnight-meditation")

Space = tuple[int, int]
Lists = Mapping[int, Sequence[str]]
Numbers = Mapping[int, int]


def table(
    seats: int = 2,
    *,
    scenario: str = "full_conquest",
    heroes: Sequence[str] = HEROES,
    options: Mapping[str, object] | None = None,
    seed: int = 1,
    night: bool = False,
    round: int = 1,
    turn: int = 0,
    tiles: Mapping[tuple[int, int], str] | None = None,
    at: Mapping[int, Space] | None = None,
    hand: Lists | None = None,
    deck: Lists | None = None,
    discard: Lists | None = None,
    crystals: Lists | None = None,
    mana: Lists | None = None,
    fame: Numbers | None = None,
    reputation: Numbers | None = None,
    units: Lists | None = None,
    skills: Lists | None = None,
    tactic: Mapping[int, str] | None = None,
    source: Sequence[str] = (),
    spells: Sequence[str] | None = None,
    advanced: Sequence[str] | None = None,
    unit_offer: Sequence[str] | None = None,
    shields: Mapping[Space, Sequence[int]] | None = None,
    enemies: Mapping[Space, Sequence[str]] | None = None,
    next_enemies: Sequence[str] = (),
    ruins: Mapping[Space, str] | None = None,
    next_tiles: Sequence[str] = (),
    move: int = 0,
    influence: int = 0,
    healing: int = 0,
    forced: bool = True,
) -> MageKnightTable:
    """Arrange a table; seat `turn` is asked what to do in its turn.

    `tiles` are laid in slots besides those of setup, which are replaced where named; `hand`, `deck` (top last) and
    `discard` hold kinds of cards, "wound" among them; a named deck holds nothing else; `units` are "peasants",
    "peasants spent", "peasants wounded", "peasants spent wounded"; `source` faces of dice; `spells`, `advanced` and
    `unit_offer` are the offers, lowest first; `enemies` the tokens on a space, face up, in place of those there
    ("x down" for face down); `next_enemies` what will be drawn from each stack, first first; `ruins` a face-up token;
    `next_tiles` the next tiles of the stack, first first.
    """
    chosen = {f"hero_{seat + 1}": heroes[seat] for seat in range(seats)}
    wanted = {"scenario": scenario, "hero_order": "seats", **chosen, **(options or {})}
    game = rt.new("mage_knight", seats, seed, wanted, True)
    assert isinstance(game, MageKnightTable)
    names = dict(enumerate(TACTICS))
    while game.asks == "mage_knight.tactics.each-player-takes-one" and game.seat is not None:
        game.play(f"tactic {names[game.seat]}")
    while game.question() is not None and not isinstance(game.question(), turns.TakeTurn):
        game.play_at(len(game.options()) - 1)
    clear(game)
    game.round, game.night = round, night
    if night:
        game.tactics = tuple([TACTIC.at(word) for word in NIGHT_TACTICS])
    for slot, tile in (tiles or {}).items():
        lay(game, tile, slot)
    for seat in range(seats):
        cards = (hand or {}, deck or {}, discard or {})
        arrange_cards(game, seat, *cards)
        arrange_player(game, seat, crystals, mana, fame, reputation, units, skills)
        give_tactic(game, seat, (tactic or {}).get(seat, (NIGHT_TACTICS if night else TACTICS)[seat]))
        game.players[seat].space = space((at or {}).get(seat, (0, 0)))
    game.source = tuple([COLOUR.at(word) for word in source])
    arrange_offers(game, spells, advanced, unit_offer)
    for place, marks in (shields or {}).items():
        for seat in marks:
            board.mark(game, space(place), seat)
    for place, kinds in (enemies or {}).items():
        put_enemies(game, place, kinds)
    next_tokens(game, next_enemies)
    for place, ruin in (ruins or {}).items():
        put_ruin(game, place, ruin)
    if next_tiles:
        put_on_stack(game, next_tiles)
    begin_turn(game, turn)
    game.turn.move, game.turn.influence, game.turn.healing = move, influence, healing
    game.forced = forced
    settle(game)
    return game


def settle(game: MageKnightTable) -> None:
    """Find the options of the question on top, with a fresh past."""
    game.past = Past("arranged")
    game.sealed = False
    game.advance()


def begin_turn(game: MageKnightTable, seat: int) -> None:
    """Let a seat begin its turn as if its start were over."""
    game.agenda.pop()
    turns.begin(game, seat)
    game.turn.phase = OPEN
    game.turn.path = (game.players[seat].space,)
    game.push(turns.TakeTurn(seat))


def clear(game: MageKnightTable) -> None:
    """Take everything away from the players."""
    for player in game.players:
        cards = sorted([*player.deck.cards, *player.hand.cards])
        player.deck = Zone(tuple(cards), (0,) * len(cards), (IN_PILE,) * len(cards))
        player.hand = Zone()
        player.space = START


def space(place: Space) -> int:
    """Give the number of a space."""
    return NUMBER_OF_HEX[place]


def place_of(game: MageKnightTable, seat: int) -> Space:
    """Give where a hero stands."""
    return HEXES[game.players[seat].space]


# ---- the map ----


def lay(game: MageKnightTable, tile: str, slot: tuple[int, int]) -> None:
    """Lay a tile into a slot, in place of what lies there."""
    number = TILE.at(tile)
    at = NUMBER_OF_SLOT[slot]
    for old in {game.tiles[at], number} - {NONE}:
        if game.slots[old] != NONE:
            unlay(game, old)
    game.stack = tuple([one for one in game.stack if one != number])
    game.box_tiles = tuple([one for one in game.box_tiles if one != number])
    exploration.lay(game, number, at, NONE)


def unlay(game: MageKnightTable, tile: int) -> None:
    """Take a tile off the map, with its tokens, into the box."""
    for k in range(7):
        for token in tokens.tokens_at(game, 7 * tile + k):
            tokens.discard_token(game, token)
        if tokens.ruin_at(game, 7 * tile + k) != NONE:
            tokens.discard_ruin(game, 7 * tile + k)
    slot = game.slots[tile]
    game.tiles = game.tiles[:slot] + (NONE,) + game.tiles[slot + 1 :]
    game.slots = game.slots[:tile] + (NONE,) + game.slots[tile + 1 :]
    game.cities = tuple([one for one in game.cities if one != tile])
    game.box_tiles = (*game.box_tiles, tile)


def put_on_stack(game: MageKnightTable, names: Sequence[str]) -> None:
    """Let these tiles be the next of the stack, first first."""
    numbers = [TILE.at(name) for name in names]
    for number in numbers:
        game.stack = tuple([one for one in game.stack if one != number])
        game.box_tiles = tuple([one for one in game.box_tiles if one != number])
    game.stack = (*game.stack, *reversed(numbers))


def put_enemies(game: MageKnightTable, place: Space, kinds: Sequence[str]) -> None:
    """Let exactly these enemy tokens lie on a space."""
    spot = board.spot_at(game, space(place))
    for token in tokens.tokens_at(game, spot):
        tokens.discard_token(game, token)
    for kind in kinds:
        word, _, face = kind.partition(" ")
        token = fetch_token(game, word)
        stack = STACK_OF[token]
        game.field[stack].put(token, 0 if face == "down" else EVERYBODY, game.clock)
        game.where[stack] = (*game.where[stack], spot)


def fetch_token(game: MageKnightTable, word: str) -> int:
    """Take a token of a kind from its stack or its discard pile."""
    kind = ENEMY.at(word)
    stack = STACK_OF[ENEMY_OF.index(kind)]
    pile = game.stacks[stack]
    for at, token in enumerate(pile.cards):
        if ENEMY_OF[token] == kind:
            pile.remove(at)
            return token
    for token in game.fallen[stack]:
        if ENEMY_OF[token] == kind:
            game.fallen[stack] = tuple([one for one in game.fallen[stack] if one != token])
            return token
    for token, other in enumerate(ENEMY_OF):  # of a set that is not in play
        if other == kind and game.field[stack].find(token) == NONE:
            return token
    raise AssertionError(f"no {word} is left")


def next_tokens(game: MageKnightTable, kinds: Sequence[str]) -> None:
    """Let these be drawn next, first first, each from its own stack."""
    for kind in reversed(kinds):
        token = fetch_token(game, kind)
        game.stacks[STACK_OF[token]].put(token, 0, IN_PILE)


def put_ruin(game: MageKnightTable, place: Space, word: str) -> None:
    """Let a ruins token lie on a space, face up."""
    spot = board.spot_at(game, space(place))
    if tokens.ruin_at(game, spot) != NONE:
        tokens.discard_ruin(game, spot)
    number = RUIN.at(word)
    game.ruins_fallen = tuple([one for one in game.ruins_fallen if one != number])
    if game.ruin_stack.find(number) != NONE:
        game.ruin_stack.remove(game.ruin_stack.find(number))
    game.ruin_field.put(number, EVERYBODY, game.clock)
    game.ruin_where = (*game.ruin_where, spot)


# ---- players ----


def arrange_cards(game: MageKnightTable, seat: int, hand: Lists, deck: Lists, discard: Lists) -> None:
    """Give a player the cards the test names; a named deck holds nothing else."""
    player = game.players[seat]
    for kind in discard.get(seat, ()):
        player.discard = (*player.discard, fetch_card(game, seat, kind))
    for kind in hand.get(seat, ()):
        player.hand.put(fetch_card(game, seat, kind), bit(seat), game.clock)
    if seat in deck:
        named = [fetch_card(game, seat, kind) for kind in deck[seat]]
        game.removed = (*game.removed, *player.deck.cards)
        player.deck = Zone(tuple(named), (0,) * len(named), (IN_PILE,) * len(named))


def arrange_player(
    game: MageKnightTable,
    seat: int,
    crystals: Lists | None,
    mana: Lists | None,
    fame: Numbers | None,
    reputation: Numbers | None,
    units: Lists | None,
    skills: Lists | None,
) -> None:
    """Give a player what else the test names."""
    player = game.players[seat]
    player.crystals = counted((crystals or {}).get(seat, ()), 4)
    player.mana = counted((mana or {}).get(seat, ()), 6)
    player.fame = (fame or {}).get(seat, 0)
    player.level = level_of(player.fame)
    player.reputation = (reputation or {}).get(seat, 0)
    for unit in (units or {}).get(seat, ()):
        add_unit(game, player, unit)
    for skill in (skills or {}).get(seat, ()):
        give_skill(game, player, SKILL.at(skill))


def give_tactic(game: MageKnightTable, seat: int, word: str) -> None:
    """Give a player a Tactic, face up, in exchange for the one held."""
    player = game.players[seat]
    game.tactics = tuple([one for one in (*game.tactics, player.tactic) if one not in (TACTIC.at(word), NONE)])
    player.tactic = TACTIC.at(word)
    player.tactic_up = True


def counted(colours: Sequence[str], length: int) -> tuple[int, ...]:
    """Count colours."""
    return tuple([list(colours).count(COLOUR.words[place]) for place in range(length)])


def fetch_card(game: MageKnightTable, seat: int, word: str) -> int:
    """Take a card of a kind from where it lies: the own deck, a deck of the table, an offer, the Wound pile."""
    kind = CARD.at(word)
    player = game.players[seat]
    if kind == WOUND_KIND:
        wound = game.wound_pile[-1]
        game.wound_pile = game.wound_pile[:-1]
        return wound
    others = [one.deck for one in game.players if one is not player]
    for pile in (player.deck, game.advanced_deck, game.spell_deck, game.artifact_deck, *others):
        for at, deed in enumerate(pile.cards):
            if KIND_OF[deed] == kind:
                pile.remove(at)
                return deed
    for name in ("advanced_offer", "spell_offer", "monastery_offer", "removed"):
        offer: tuple[int, ...] = getattr(game, name)
        for deed in offer:
            if KIND_OF[deed] == kind:
                setattr(game, name, tuple([one for one in offer if one != deed]))
                return deed
    for deed, one in enumerate(KIND_OF):  # of a hero or a set that is not in play
        if one == kind and not held(game, deed):
            return deed
    raise AssertionError(f"no {word} is left")


def held(game: MageKnightTable, deed: int) -> bool:
    """Say whether some player has a card."""
    for player in game.players:
        if deed in (*player.deck.cards, *player.hand.cards, *player.discard, *player.played):
            return True
    return any(deed in (*dummy.deck.cards, *dummy.flipped) for dummy in game.dummies)


def add_unit(game: MageKnightTable, player: Player, text: str) -> None:
    """Give a Unit: its id, then "spent" and "wounded" as they hold."""
    words = text.split()
    kind = UNIT.at(words[0])
    card = fetch_unit(game, kind)
    player.units = (*player.units, Unit(card, "spent" not in words, words.count("wounded"), NONE, True, False, False))


def fetch_unit(game: MageKnightTable, kind: int) -> int:
    """Take a Unit card of a kind from its deck or the offer."""
    for pile in (game.regular_deck, game.elite_deck):
        for at, card in enumerate(pile.cards):
            if UNIT_OF[card] == kind:
                pile.remove(at)
                return card
    for card in (*game.unit_offer, *game.removed_units):
        if UNIT_OF[card] == kind:
            game.unit_offer = tuple([one for one in game.unit_offer if one != card])
            game.removed_units = tuple([one for one in game.removed_units if one != card])
            return card
    owned = [unit.card for player in game.players for unit in player.units]
    for card, other in enumerate(UNIT_OF):  # of a set that is not in play
        if other == kind and card not in owned:
            return card
    raise AssertionError(f"no {UNIT.words[kind]} is left")


def give_skill(game: MageKnightTable, player: Player, skill: int) -> None:
    """Give a Skill, taken from the pile it lies in if it lies in one."""
    for pile in [*[one.skill_pile for one in game.players], *[one.skill_pile for one in game.dummies]]:
        if pile.find(skill) != NONE:
            pile.remove(pile.find(skill))
    player.skills = (*player.skills, skill)


# ---- offers ----


def arrange_offers(
    game: MageKnightTable,
    spells: Sequence[str] | None,
    advanced: Sequence[str] | None,
    unit_offer: Sequence[str] | None,
) -> None:
    """Lay exactly these cards into the offers, lowest first."""
    if spells is not None:
        for deed in game.spell_offer:
            game.spell_deck.put_under(deed, EVERYBODY, 0)
        game.spell_offer = ()
        game.spell_offer = tuple([fetch_card(game, 0, word) for word in spells])
    if advanced is not None:
        for deed in game.advanced_offer:
            game.advanced_deck.put_under(deed, EVERYBODY, 0)
        game.advanced_offer = ()
        game.advanced_offer = tuple([fetch_card(game, 0, word) for word in advanced])
    if unit_offer is not None:
        for card in game.unit_offer:
            pile = game.elite_deck if is_elite(card) else game.regular_deck
            pile.put_under(card, EVERYBODY, 0)
        game.unit_offer = ()
        game.unit_offer = tuple([fetch_unit(game, UNIT.at(word)) for word in unit_offer])


def is_elite(card: int) -> bool:
    """Say whether a Unit card has a gold back."""
    return UNITS[UNIT_OF[card]].elite


# ---- looking ----


def hand_of(game: MageKnightTable, seat: int = 0) -> list[str]:
    """Give the kinds of cards in a hand, sorted."""
    return sorted([CARD.words[KIND_OF[deed]] for deed in game.players[seat].hand.cards])


def deck_of(game: MageKnightTable, seat: int = 0) -> list[str]:
    """Give the kinds of cards in a deck, the top one last."""
    return [CARD.words[KIND_OF[deed]] for deed in game.players[seat].deck.cards]


def discard_of(game: MageKnightTable, seat: int = 0) -> list[str]:
    """Give the kinds of cards in a discard pile, the newest last."""
    return [CARD.words[KIND_OF[deed]] for deed in game.players[seat].discard]


def played_by(game: MageKnightTable, seat: int = 0) -> list[str]:
    """Give the kinds of cards in a play area."""
    return [CARD.words[KIND_OF[deed]] for deed in game.players[seat].played]


def units_of(game: MageKnightTable, seat: int = 0) -> list[str]:
    """Give the Units as `table` takes them."""
    found: list[str] = []
    for unit in game.players[seat].units:
        words = [UNIT.words[UNIT_OF[unit.card]], *["spent"] * (not unit.ready), *["wounded"] * unit.wounds]
        found.append(" ".join(words))
    return found


def options(game: MageKnightTable) -> list[str]:
    """Give the notations that may be played now."""
    return [action.notation for action in game.options()]


def offered(game: MageKnightTable, verb: str) -> list[str]:
    """Give what a verb may be played with now."""
    return [notation.removeprefix(verb + " ") for notation in options(game) if notation.split()[0] == verb]


def play(game: MageKnightTable, *notations: str) -> None:
    """Play one after the other."""
    for notation in notations:
        game.play(notation)


def end_turn(game: MageKnightTable) -> None:
    """End the turn of the seat on turn; what its end asks is declined, and the first card discarded that must be."""
    seat = game.turn.seat
    game.play("end-turn")
    while game.turn.phase == END_OF_TURN and game.seat == seat:
        wanted = [notation for notation in ("done", "decline") if notation in options(game)]
        game.play(wanted[0] if wanted else options(game)[0])


def crystals_of(game: MageKnightTable, seat: int = 0) -> dict[str, int]:
    """Give the crystals by colour, without those at none."""
    return {COLOUR.words[at]: count for at, count in enumerate(game.players[seat].crystals) if count}


def mana_of(game: MageKnightTable, seat: int = 0) -> dict[str, int]:
    """Give the mana tokens by colour, without those at none."""
    return {COLOUR.words[at]: count for at, count in enumerate(game.players[seat].mana) if count}


def enemies_at(game: MageKnightTable, place: Space) -> list[str]:
    """Give the enemy tokens on a space."""
    return [ENEMY.words[ENEMY_OF[token]] for token in tokens.tokens_at(game, board.spot_at(game, space(place)))]


def foes_of(game: MageKnightTable) -> list[str]:
    """Give the enemies of the combat, defeated ones too, in their order."""
    combat = game.combat
    assert combat is not None
    return [ENEMY.words[ENEMY_OF[foe.token]] for foe in combat.foes]
