"""The dummy player of solo games: it turns cards over, and so limits how long a Round lasts."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.cards import offers
from roundtable.games.mage_knight.cards.inventory import changed
from roundtable.games.mage_knight.content.components import (
    COLOURS_OF_CARD,
    DUMMY_CARDS,
    HEROES,
    KIND_OF,
    SKILLS,
    STARTING_DECK,
)
from roundtable.games.mage_knight.content.names import BASIC, DUMMY, NONE
from roundtable.games.mage_knight.course import last_turns
from roundtable.games.mage_knight.state.classes import Dummy
from roundtable.kernel import zone
from roundtable.kernel.zone import pile

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def new_dummy() -> Dummy:
    """Give a dummy player that has no hero yet."""
    dummy = Dummy()
    dummy.clear()
    return dummy


def take_hero(game: "MageKnight", hero: int) -> None:
    """Give the dummy player a hero: its 16 Basic Actions shuffled, and the three crystals of its card."""
    dummy = game.dummies[0]
    dummy.hero = hero
    dummy.deck = pile(list(range(STARTING_DECK * hero, STARTING_DECK * (hero + 1))))
    zone.shuffle(game, dummy.deck)
    for colour in HEROES[hero].dummy_crystals:
        dummy.crystals = changed(dummy.crystals, colour, 1)
    game.tell(words.DUMMY_HERO, hero)


# ---- its turn ----


def take_turn(game: "MageKnight") -> None:
    """Turn three cards, then as many as there are crystals of the last one's colour; without cards announce."""
    dummy = game.dummies[0]
    if not dummy.deck.cards:
        if game.announced == NONE:
            last_turns.announce(game, DUMMY)
        return
    count = 0
    while count < DUMMY_CARDS and dummy.deck.cards:
        turn_card(game, dummy)
        count += 1
    if count == DUMMY_CARDS:
        for _ in range(matching(dummy)):
            if dummy.deck.cards:
                turn_card(game, dummy)
                count += 1
    game.tell(words.DUMMY_TURNED, count)


def turn_card(game: "MageKnight", dummy: Dummy) -> None:
    """Turn the top card over."""
    dummy.discard += (offers.turn_up(game, dummy.deck),)


def matching(dummy: Dummy) -> int:
    """Count the crystals of the colour of the card turned last."""
    colours = COLOURS_OF_CARD[KIND_OF[dummy.discard[-1]]]
    count = 0
    for colour in range(BASIC):
        if (colours >> colour) & 1:
            count += dummy.crystals[colour]
    return count


# ---- a new Round ----


def take_lowest_advanced(game: "MageKnight") -> None:
    """The lowest Advanced Action joins the dummy player's cards, which are all shuffled."""
    dummy = game.dummies[0]
    lowest = offers.drop_lowest_advanced(game)
    dummy.deck.put_open(dummy.discard if lowest == NONE else (*dummy.discard, lowest), game.clock)
    dummy.discard = ()
    zone.shuffle(game, dummy.deck)
    if lowest != NONE:
        game.tell(words.DUMMY_CARD, KIND_OF[lowest])


def take_crystal(game: "MageKnight", spell: int) -> None:
    """The dummy player gains a crystal of the colour of the lowest Spell, however many it has."""
    dummy = game.dummies[0]
    colours = COLOURS_OF_CARD[KIND_OF[spell]]
    for colour in range(BASIC):
        if (colours >> colour) & 1:
            dummy.crystals = changed(dummy.crystals, colour, 1)
            game.tell(words.DUMMY_CRYSTAL, colour)


# ---- its hero's Skills ----


def lay_skills(game: "MageKnight") -> None:
    """Shuffle the Skills of its hero face down, without the competitive one if that is removed before the game."""
    dummy = game.dummies[0]
    kept = game.rules.removes_when_revealed
    own = [skill.number for skill in SKILLS if skill.hero == dummy.hero and (kept or not skill.competitive)]
    dummy.skill_pile = pile(own)
    zone.shuffle(game, dummy.skill_pile)


def reveal_skill(game: "MageKnight") -> None:
    """After the player has gained a Skill: one of the dummy player's joins the common Skill offer."""
    if not game.dummies:
        return
    found = offers.turn_up(game, game.dummies[0].skill_pile)
    while found != NONE and SKILLS[found].competitive:
        game.tell(words.SKILL_REMOVED, found)
        found = offers.turn_up(game, game.dummies[0].skill_pile)
    if found != NONE:
        game.skill_offer = (*game.skill_offer, found)
        game.tell(words.DUMMY_SKILL, found)
