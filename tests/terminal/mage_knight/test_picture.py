"""The picture of Mage Knight shows what a seat may know, and all that it needs to play without the board."""

import random
from functools import cache

import pytest

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import CARD, ENEMY, ENEMY_OF, KIND_OF
from roundtable.terminal.mage_knight.picture import picture
from roundtable.terminal.pictures import PICTURES
from roundtable.text import LANGUAGES, Words
from tests.rules.mage_knight.arrange_joint import agreed
from tests.rules.mage_knight.arrange_pvp import melee, rivals
from tests.terminal.drawing import line_with, lines

EAGER = ("target", "challenge", "explore", "go", "play", "block", "strike")


def draw(game: rt.Game, seat: int | None = 0, language: str = "en", width: int = 80) -> list[str]:
    return lines(picture(game.view(seat), Words(language)), width)


def table(seats: int, seed: int, scenario: str = "full_conquest") -> MageKnightTable:
    game = rt.new("mage_knight", seats, seed, {"scenario": scenario, "hero_choice": "random"})
    assert isinstance(game, MageKnightTable)
    return game


@cache
def fight(seed: int) -> MageKnightTable:
    """Give a table at which an attack is being declared."""
    game = table(2, seed)
    chance = random.Random(seed)
    while game.combat is None or game.duel is not None or not game.combat.targets:
        options = game.options()
        game.play(chance.choice([one for one in options if one.notation.split()[0] in EAGER] or list(options)))
    return game


def test_it_is_the_picture_of_mage_knight() -> None:
    assert PICTURES.find("mage_knight") is picture


def test_the_course_and_the_source() -> None:
    game = table(2, 3)
    printed = draw(game)
    assert printed[0].startswith("Full Conquest · Round  1  2  3  4  5  6  · Day · order ")
    assert line_with(printed, "Source ")
    assert line_with(printed, "Tactics Early Bird, Rethink, Mana Steal")


def test_the_map_has_rows_half_a_hex_apart() -> None:
    printed = draw(table(2, 3))
    portal = line_with(printed, "·Po")
    (below,) = [line for line in printed if line.strip().startswith("-1,1")]
    assert portal.strip().startswith("-1,0")
    assert printed.index(below) == printed.index(portal) + 1


def test_the_own_hand_is_told_and_the_others_is_not() -> None:
    game = table(2, 5)
    for seat in (0, 1):
        told = " ".join(" ".join(draw(game, seat)).split())
        own = {CARD.words[KIND_OF[deed]] for deed in game.players[seat].hand.cards}
        assert told.count("Basic Action") == len(own)
    assert "Basic Action" not in " ".join(draw(game, None))


def test_a_fight_between_players_shows_the_hero_and_the_units() -> None:
    game = melee(rivals(units={1: ["peasants", "foresters wounded"]}), "fully")
    shown = draw(game, 0)
    assert [line for line in shown if "1  Goldyx" in line]
    assert [line for line in shown if "2  Peasants" in line]
    assert [line for line in shown if "3  Foresters" in line and "Wounded" in line]
    assert "order token face down" in "".join(shown)


def test_a_combat_shows_its_enemies() -> None:
    game = fight(3)
    assert game.combat is not None
    seat = game.turn.seat
    printed = draw(game, seat)
    for at, foe in enumerate(game.combat.foes):
        assert line_with(printed, f"{at + 1}  {Words('en').name(ENEMY, ENEMY_OF[foe.token])}")
    assert line_with(printed, "Combat (")
    assert line_with(printed, "played ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120, 160])
def test_it_fits_every_screen_in_every_language(language: str, width: int) -> None:
    assert draw(fight(3), 0, language, width)
    game = table(4, 8, "blitz_conquest")
    chance = random.Random(8)
    for at in range(240):
        if game.over:
            break
        game.play(chance.choice(game.options()))
        if at % 40 == 0:
            for seat in (None, 0, 3):
                assert draw(game, seat, language, width)


def test_alone_the_dummy_player_is_shown() -> None:
    game = table(1, 2, "solo_conquest")
    while game.asks != "mage_knight.take-turn":
        game.play_at(0)
    assert line_with(draw(game), "Dummy player")


def test_a_joint_assault_shows_who_faces_whom() -> None:
    printed = draw(agreed(2, 2), 1)
    assert line_with(printed, "cooperative city assault · ● Prowlers · ▲ Prowlers")
    assert "(team 1)" not in " ".join(printed)  # all are in one team


def test_two_teams_are_told_apart() -> None:
    settings = {"scenario": "full_conquest", "teams": "two_teams", "team_members": "first_and_third"}
    printed = " ".join(draw(rt.new("mage_knight", 4, 3, {**settings, "hero_choice": "random"})))
    assert (printed.count("(team 1)"), printed.count("(team 2)")) == (2, 2)
