"""Arranging a joint assault: heroes beside the green city, its defenders, a proposal made and agreed to.

The cities lie as in `arrange_scenario`; a hero can pay for the step into the city and defeat one of the first three.
"""

from typing import Final

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.map import board, tokens
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_combat import ATTACK, combat_of, to
from tests.rules.mage_knight.arrange_course import OUT_OF_TURN
from tests.rules.mage_knight.arrange_map import Space, space
from tests.rules.mage_knight.arrange_scenario import CITY_SLOTS, GREEN
from tests.rules.mage_knight.look import foes_of, offered, options, play

BESIDE: Final[dict[int, Space]] = {0: (1, -2), 1: (2, -4), 2: (0, -3), 3: (1, -4)}
PROPOSE: Final = "propose 1,-3"
GO: Final = "go 1,-3"
DEFENDERS: Final = ("prowlers", "prowlers", "wolf-riders", "cursed-hags")  # armor 3, 3, 4, 5
READY: Final = ("rage", "rage", "march", "stamina")
NO_RAMPAGING: Final[dict[Space, list[str]]] = {(2, -3): [], (0, -2): [], (2, -2): [], (2, -5): [], (1, -6): []}


def beside_city(seats: int = 2, defenders: int = 2, **more: object) -> MageKnightTable:
    """Let all heroes stand around the green city, seat 0 on turn; `defenders` of them hold it."""
    places = {seat: BESIDE[seat] for seat in range(seats)}
    enemies = more.pop("enemies", {})
    assert isinstance(enemies, dict)
    given: dict[str, object] = {
        "scenario": "full_cooperation",
        "tiles": CITY_SLOTS,
        "at": places,
        "hand": dict.fromkeys(range(seats), READY),
        "enemies": {**NO_RAMPAGING, GREEN: DEFENDERS[:defenders], **enemies},
        "forced": False,
        **more,
    }
    return table(seats, **given)  # type: ignore[arg-type]  # handed on


def agreed(seats: int = 2, defenders: int = 2, **more: object) -> MageKnightTable:
    """Let a joint assault begin in which each invited hero faces one defender and seat 0 the rest."""
    game = beside_city(seats, defenders, **more)
    agreed_to(game)
    return game


def agreed_to(game: MageKnightTable) -> None:
    """Let seat 0 propose the assault to all others, and let them agree."""
    play(game, PROPOSE, *[f"invite {seat} 1" for seat in range(1, len(game.players))], "done")
    while game.asks == "mage_knight.agree":
        game.play("accept")


def go_in(game: MageKnightTable) -> None:
    """Let the hero whose part it is pay for the step and take it."""
    if game.asks == OUT_OF_TURN:
        game.play("done")
    if GO not in options(game):
        game.play("play march")
    game.play(GO)


def win(game: MageKnightTable) -> None:
    """Let the hero whose part it is enter the city and defeat one defender, taking its damage."""
    go_in(game)
    if game.asks == "mage_knight.join-combat":
        game.play("done")
    to(game, ATTACK)
    strike_one(game)
    game.play("next")


def strike_one(game: MageKnightTable) -> None:
    """Let the hero defeat the first defender dealt."""
    garrison = [foe.garrison for foe in combat_of(game).foes]
    play(game, f"target {garrison.index(True)}", "play rage")
    for last in (False, True):
        if offered(game, "choose"):
            game.play("choose 0")
        game.play("strike" if last else "play rage")


def lose(game: MageKnightTable) -> None:
    """Let the hero whose part it is enter the city and defeat nobody."""
    go_in(game)
    to(game, ATTACK)
    game.play("next")


def defenders_left(game: MageKnightTable) -> int:
    """Count the defenders of the green city."""
    return len(tokens.tokens_at(game, board.spot_at(game, space(GREEN))))


def shields(game: MageKnightTable) -> tuple[int, ...]:
    """Give the shields on the green city."""
    return board.state_at(game, space(GREEN)).shields


def fought(game: MageKnightTable) -> list[str]:
    """Give the enemies of the combat going on."""
    return foes_of(game)
