"""Arranging what players of Mage Knight have, and what lies in the offers; all of it is taken from where it lay."""

from collections.abc import Mapping, Sequence

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import (
    CARD,
    KIND_OF,
    SKILL,
    TACTIC,
    UNIT,
    UNIT_OF,
    UNITS,
    WOUND_DEED,
    WOUND_KIND,
    level_of,
)
from roundtable.games.mage_knight.content.names import COLOUR, NONE
from roundtable.games.mage_knight.state.classes import Player
from roundtable.games.mage_knight.state.pieces import Unit
from roundtable.kernel.zone import EVERYBODY, IN_PILE, Zone, bit

Lists = Mapping[int, Sequence[str]]
Numbers = Mapping[int, int]


def give_cards(game: MageKnightTable, seat: int, hand: Lists, deck: Lists, discard: Lists) -> None:
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
        game.wounds_out += 1
        return WOUND_DEED
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
    return any(deed in (*dummy.deck.cards, *dummy.discard) for dummy in game.dummies)


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
