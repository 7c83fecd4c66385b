"""Arranging the end of a turn and of a game: rewards won, dice that will fall so and so, levels about to be gained.

`ending("spell", rolls=["gold"])` is a table whose seat 0 has won a Spell and ends the turn, the next die showing gold.
Nothing is answered by itself at these tables. The seat has played a card this turn unless `idle` is said.
"""

from collections.abc import Sequence

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import CARD, KIND_OF, SKILL
from roundtable.games.mage_knight.content.names import COLOUR, COLOURS, NONE, REWARD
from roundtable.kernel.chance import Chance
from roundtable.kernel.zone import IN_PILE
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_players import fetch_card
from tests.rules.mage_knight.look import play

GLADE_ASKS = "mage_knight.glade-wound"
REWARDS_ASKS = "mage_knight.take-rewards"
SKILL_ASKS = "mage_knight.choose-skill"
DISCARDS_ASKS = "mage_knight.discard-before-draw"
TACTIC_ASKS = "mage_knight.choose-tactic"


def before_end(
    *rewards: str,
    rolls: Sequence[str] = (),
    risen: int | None = None,
    artifacts: Sequence[str] | None = None,
    idle: bool = False,
    **more: object,
) -> MageKnightTable:
    """Let seat 0 stand before the end of its turn.

    `risen` is the Fame it has come to in this turn, from that of `fame`; `artifacts` are the whole Artifact deck, the
    first on top.
    """
    game = table(forced=False, **more)  # type: ignore[arg-type]  # handed on
    game.turn.rewards = tuple([REWARD.at(word) for word in rewards])
    game.turn.duty = not idle
    if risen is not None:
        game.players[0].fame = risen
    if artifacts is not None:
        stack_artifacts(game, artifacts)
    if rolls:
        load(game, *rolls)
    settle(game)
    return game


def ending(*rewards: str, **more: object) -> MageKnightTable:
    """Let seat 0 end its turn."""
    game = before_end(*rewards, **more)  # type: ignore[arg-type]  # handed on
    game.play("end-turn")
    return game


def load(game: MageKnightTable, *faces: str) -> None:
    """Let the next dice fall so."""
    wanted = [COLOUR.at(face) for face in faces]
    for number in range(10**6):
        key = number.to_bytes(16, "little")
        chance = Chance(key)
        if [chance.below(COLOURS) for _ in wanted] == wanted:
            game.chance = Chance(key)
            return
    raise AssertionError(faces)


def stack_artifacts(game: MageKnightTable, names: Sequence[str]) -> None:
    """Let exactly these be the Artifact deck, the first on top."""
    deeds = [fetch_card(game, 0, name) for name in reversed(names)]
    game.removed = (*game.removed, *game.artifact_deck.cards)
    while game.artifact_deck.cards:
        game.artifact_deck.remove(0)
    for deed in deeds:
        game.artifact_deck.put(deed, 0, IN_PILE)


def artifacts_of(game: MageKnightTable) -> list[str]:
    """Give the Artifact deck, the top one first."""
    return [CARD.words[KIND_OF[deed]] for deed in reversed(game.artifact_deck.cards)]


def offer_of(deeds: tuple[int, ...]) -> list[str]:
    """Give the cards of an offer, the lowest first."""
    return [CARD.words[KIND_OF[deed]] for deed in deeds]


def drawn(game: MageKnightTable, seat: int = 0) -> int:
    """End the turn of a seat without discarding, and count the cards in hand after its draw."""
    play(game, "end-turn")
    while game.question() is not None and game.asks == DISCARDS_ASKS:
        game.play("done")
    return len(game.players[seat].hand.cards)


def skill_words(skills: tuple[int, ...]) -> list[str]:
    """Give Skills by their names."""
    return [SKILL.words[skill] for skill in skills]


def pile_skills(game: MageKnightTable, seat: int, *names: str) -> None:
    """Let these be the next own Skills turned up, the first first."""
    pile = game.players[seat].skill_pile
    for name in reversed(names):
        number = SKILL.at(name)
        at = pile.find(number)
        assert at != NONE, f"{name} is no own Skill"
        pile.remove(at)
        pile.put(number, 0, IN_PILE)


def offer_skills(game: MageKnightTable, *names: str) -> None:
    """Lay Skills into the common Skill offer, out of the piles they lie in."""
    for name in names:
        number = SKILL.at(name)
        for pile in [one.skill_pile for one in game.players]:
            if pile.find(number) != NONE:
                pile.remove(pile.find(number))
        game.skill_offer = (*game.skill_offer, number)
