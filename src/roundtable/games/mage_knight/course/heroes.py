"""Heroes: taken in an order fixed before, with all that belongs to them."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.content.components import HEROES, SKILLS, STARTING_DECK
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.vocabulary import HEROES as HERO_ACTIONS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.zone import pile

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


class TakeHero(Step["MageKnight"]):
    """A player takes a hero: the one fixed for the seat, a random one, or one of choice."""

    def run(self, game: "MageKnight") -> None:
        """In the order fixed before."""
        fixed = game.rules.fixed_heroes[self.seat]
        if fixed != NONE:
            take_hero(game, self.seat, fixed)
        elif game.rules.choose_heroes:
            game.push(ChooseHero(self.seat))
        else:
            free = free_heroes(game)
            take_hero(game, self.seat, free[game.chance.below(len(free))])


class ChooseHero(Question["MageKnight"]):
    """Which hero is taken?"""

    rule: ClassVar[str] = "mage_knight.course.hero-choice-one-each-in-order"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any that nobody has."""
        for hero in free_heroes(game):
            out.append(HERO_ACTIONS[hero])

    def take(self, game: "MageKnight", action: Action) -> None:
        """All that belongs to the hero comes with it."""
        game.seal()
        take_hero(game, self.seat, action.a)


def free_heroes(game: "MageKnight") -> list[int]:
    """Give the heroes of the sets in play that nobody has and that are fixed for nobody."""
    taken = [player.hero for player in game.players]
    fixed = (*game.rules.fixed_heroes, game.rules.dummy_hero)
    return [
        at
        for at, hero in enumerate(HEROES)
        if (game.rules.sets >> hero.set) & 1 and at not in taken and at not in fixed
    ]


def take_hero(game: "MageKnight", seat: Seat, hero: int) -> None:
    """Give a player a hero with its 16 Basic Actions and its Skills; its token goes to the bottom of the order.

    Of the two interactive Skills the one for other kinds of games is left out.
    """
    player = game.players[seat]
    player.hero = hero
    player.deck = pile(list(range(STARTING_DECK * hero, STARTING_DECK * (hero + 1))))
    player.skill_pile = pile([skill.number for skill in SKILLS if skill.hero == hero and game.rules.plays_with(skill)])
    game.order = (*game.order, seat)
    game.tell(words.HERO_TAKEN, seat, hero)
