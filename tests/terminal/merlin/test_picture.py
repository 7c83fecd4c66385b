"""The picture of Merlin shows what a seat may know, and all that it needs to play without the board."""

import random
import re
from functools import cache

import pytest

import roundtable as rt
from roundtable.games.merlin.content import MISSIONS
from roundtable.games.merlin.names import ASSISTANT, POWER, PRINCIPALITY, TERRAIN
from roundtable.terminal.merlin.picture import picture
from roundtable.terminal.merlin.signs import Signs
from roundtable.terminal.pictures import PICTURES
from roundtable.text import LANGUAGES, Words
from tests.rules.merlin.arrange import fresh, scored, shown, table
from tests.terminal.drawing import column, line_with, lines

FULL = {"kings_favour": True, "arthur": True}
MODULES = [{}, {"kings_favour": True}, {"arthur": True}, FULL]


def draw(game: rt.Game, seat: int | None = 0, language: str = "en", width: int = 80) -> list[str]:
    return lines(picture(game.view(seat), Words(language)), width)


def principality(printed: list[str], colour: str) -> list[str]:
    """Give the column of a principality: its title, figures, power, stock, influence, assistants; then three spaces."""
    return column(printed, PRINCIPALITY.at(colour))


def mission(printed: list[str], card: str) -> list[str]:
    """Give the lines on which a mission card stands."""
    sign = f"{card} {MISSIONS[int(card) - 1].points}★ "
    return [line for line in printed if sign in line]


def test_it_is_the_picture_of_merlin() -> None:
    assert PICTURES.find("merlin") is picture
    assert PICTURES.find("no such game") is None


# ---- the ring and the principalities ----


def test_an_assistant_stands_in_its_principality_with_its_owner() -> None:
    game = table(4, assistants={1: {"builder": "blue"}, 3: {"lady-in-waiting": "blue", "flag-bearer": "brown"}})
    printed = draw(game)
    assert principality(printed, "blue")[5] == "L◆ S· B▲ F·"
    assert principality(printed, "brown")[5] == "L· S· B· F◆"
    assert principality(printed, "black")[5] == "L· S· B· F·"


def test_influence_stands_in_its_principality_with_its_owner() -> None:
    printed = draw(table(4, influence={0: ["grey", "grey"], 2: ["grey"], 3: ["orange"]}))
    assert principality(printed, "grey")[4] == "●2 ■1"
    assert principality(printed, "orange")[4] == "◆1"
    assert principality(printed, "blue")[4] == ""


def test_goods_lie_in_stock_and_in_the_castle() -> None:
    printed = draw(table(2, goods={0: ["shield purple", "flag black"], 1: ["material purple", "material purple"]}))
    assert principality(printed, "purple")[3] == "S5 F6 M4"
    assert principality(printed, "black")[3] == "S6 F5 M6"
    assert line_with(printed, "S –  F –  M Pu2")
    assert re.search(r"shields +· +· +· +1 +· +·", "\n".join(printed))
    assert re.search(r"flags +1 +· +· +· +· +·", "\n".join(printed))


def test_a_flag_is_shown_with_its_power() -> None:
    assert [principality(draw(table()), colour)[2] for colour in ("black", "grey")] == ["⚑repel", "⚑2 missions"]
    with_arthur = draw(table(settings={"arthur": True}))
    assert [principality(with_arthur, colour)[2] for colour in ("black", "grey")] == ["⚑+/-1", "⚑swap"]


def test_spaces_are_numbered_clockwise_down_the_columns() -> None:
    printed = draw(table())
    numbers = [
        int(re.sub(r"\D", "", cell.split()[0]))
        for at in range(6)
        for cell in (column(printed, at)[n] for n in (0, 6, 8, 10))
    ]
    assert numbers == list(range(24))


def test_figures_stand_on_their_spaces() -> None:
    printed = draw(table(4, knight={0: 4, 1: 4, 2: 15, 3: 23}, merlin=15))
    assert principality(printed, "grey")[1] == "●▲"
    assert principality(printed, "purple")[10:12] == ["15 ■M", "missions"]
    assert principality(printed, "brown")[10:12] == ["23 ◆", "◎ henchman"]


def test_the_place_of_action_is_marked_once_a_figure_has_moved() -> None:
    game = table(2, dice={0: [3, 1, 2, 1]}, knight={0: 0}, forced=False)
    assert "▸" not in "".join(column(draw(game), 0))
    game.play("die 3 knight")
    assert "▸" not in "".join(column(draw(game), 0))
    assert line_with(draw(game), "Die 3 ●")
    game.play("move clockwise")
    assert column(draw(game), 0)[10] == "3▸●"
    assert column(draw(game, None), 0)[10] == "3▸●"


def test_in_a_scoring_there_is_no_die_and_no_place_of_action() -> None:
    game = scored(2, settings={"kings_favour": True}, abilities={0: ["shield-bearer 3"]}, traitors={0: ["grey"]})
    assert game.asks == "merlin.banish-in-scoring"
    printed = draw(game)
    assert "Die" not in printed[1]
    assert "▸" not in "".join(column(printed, 0))


def test_arthur_stands_on_the_inner_ring() -> None:
    printed = draw(table(settings={"arthur": True}, arthur=3))
    assert line_with(printed, " 3A Excalibur")
    assert line_with(printed, " 0  stairs")


# ---- the environs ----


@pytest.mark.parametrize(("seats", "rows"), [(2, "abc"), (3, "abc"), (4, "abcd")])
def test_every_tile_has_its_name_and_terrain(seats: int, rows: str) -> None:
    game = fresh(seats)
    text = "\n".join(draw(game))
    cells = [f"{row}{number}" for row in rows for number in range(1, 7)]
    for cell, tile in zip(cells, shown(game)["environs"], strict=True):
        tower = "♜" if tile["tower"] else " "
        assert text.count(f"│{cell}{tower}{Words('en').name(TERRAIN, TERRAIN.at(tile['terrain']))}") == 1
    assert "│d1" in text or rows == "abc"


def test_a_manor_is_shown_with_its_owner_and_a_free_tile_with_its_materials() -> None:
    printed = draw(table(2, manors={"a2": 1}))
    below = printed[printed.index(line_with(printed, "│a1")) + 1].split("│")[1:]
    assert below[0].strip() == "GyPuBn"
    assert below[1].strip() == "⌂ ▲"


def test_the_borders_are_shown_above_and_below() -> None:
    printed = draw(table(4))
    first, last = printed.index(line_with(printed, "│a1")), printed.index(line_with(printed, "│d1"))
    assert printed[first - 1].split() == ["Bn", "Gy", "Pu", "Or", "Bk", "Bu", "Gy"]
    assert printed[last + 2].split() == ["Bk", "Bu", "Pu", "Or", "Bn", "Gy", "Bn"]


# ---- missions and castles ----


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("settings", MODULES)
def test_only_the_own_hand_is_shown(settings: dict[str, object], width: int) -> None:
    hands = {0: ["19", "20", "21", "22"], 1: ["31", "01", "02", "03"]}
    game = table(2, settings=settings, hand=hands, display=["40", "41", "42"])
    seen = {seat: draw(game, seat, width=width) for seat in (0, 1, None)}
    for card in ("40", "41", "42"):
        assert all(len(mission(printed, card)) == 1 for printed in seen.values())
    for seat, other in ((0, 1), (1, 0)):
        assert all(len(mission(seen[seat], card)) == 1 for card in hands[seat])
        assert not any(mission(seen[seat], card) for card in hands[other])
    assert not any(mission(seen[None], card) for cards in hands.values() for card in cards)
    assert all("hand 4" in " ".join(printed) for printed in seen.values())


def test_missions_say_what_they_ask_for() -> None:
    printed = draw(table(hand={0: ["01"]}, display=["40"]))
    assert mission(printed, "40") == ["40 1★ B builder in the brown principality"]
    assert "1 black flag, 1 grey construction material and 1 blue shield" in mission(printed, "01")[0]


def test_a_castle_shows_dice_stores_and_traitors() -> None:
    dice = {0: [4, 0, 2, 6], 1: [0, 0, 5, 1]}
    printed = draw(table(dice=dice, apples={1: 2}, staffs={0: 1, 1: 3}, traitors={0: ["grey"], 1: ["blue", "blue"]}))
    assert line_with(printed, "dice 4 – 2 M 6")
    assert line_with(printed, "dice – – 5 M 1")
    assert line_with(printed, "apples 2 · staffs 3 · hand 4 · traitors Bu2")
    assert line_with(printed, "apples – · staffs 1")
    assert re.search(r"traitors +· +1 +· +· +· +·", "\n".join(printed))


def test_who_holds_what_and_what_is_left() -> None:
    printed = draw(table(2, round=3, grail=1, settings={"arthur": True}, signet_ring=0))
    assert line_with(printed, "Grail ▲ · Excalibur –")
    assert line_with(printed, "signet ring ●")
    assert printed[0].startswith("Round  1  2★  3  4★  5  6★")
    assert re.search(r"Deck \d+ · discarded – · traitors \d+\+\d+\+\d+ · apples \d+ · Picts \d+\+\d+", printed[2])


def test_seals_are_shown_with_the_module_only() -> None:
    game = table(
        2, settings={"kings_favour": True}, abilities={0: ["builder 3"], 1: ["flag-bearer 1", "shield-bearer 2"]}
    )
    printed = draw(game)
    assert line_with(printed, "B □ 1★ more □ anywhere ■ build two manors")
    assert line_with(printed, "3 seals left")
    assert line_with(printed, "seals S2 F1")
    game.players[0].turned_seals = 1 << ASSISTANT.at("builder")
    assert line_with(draw(game), "■ build two manors (used)")
    assert line_with(draw(game, 1), "seals (B3)")
    assert "seal" not in "\n".join(draw(table(2)))


def test_picts_are_shown_with_arthur_only() -> None:
    printed = draw(table(2, settings={"arthur": True}, picts={1: ["01", "05"]}, open_picts=["19"]))
    assert line_with(printed, "19 4 (1 apple)")
    assert line_with(printed, "Picts 7 (2)")
    assert "Pict" not in "\n".join(draw(table(2)))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_spectator_sees_all_castles_and_none_as_its_own(seats: int) -> None:
    printed = draw(fresh(seats), None)
    assert "(you)" not in "\n".join(printed)
    for seat in range(seats):
        assert line_with(printed, f"{'●▲■◆'[seat]} Player {seat + 1}")


def test_whoever_looks_and_whoever_is_asked_are_marked() -> None:
    game = table(3, first=1)
    assert line_with(draw(game, 0), "▸ ▲ Player 2")
    assert line_with(draw(game, 0), "● Player 1 (you)")
    assert line_with(draw(game, 1), "▸ ▲ Player 2 (you)")


# ---- widths and languages ----


@cache
def moments(seats: int, module: int) -> list[dict[str, object]]:
    """Play a game at random; give views of a few moments, each with the eyes of somebody else, and of its end."""
    game = rt.new("merlin", seats, 5, MODULES[module], forced=True)
    chance = random.Random(module)
    eyes = [None, *range(seats)]
    views: list[dict[str, object]] = []
    while not game.over:
        if chance.random() < 0.02:
            views.append(game.view(eyes[len(views) % len(eyes)]))
        game.play_at(chance.randrange(len(game.options())))
    return [*views[:: max(1, len(views) // 3)], game.view(0)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("module", range(len(MODULES)))
@pytest.mark.parametrize("seats", [2, 4])
def test_it_fits_from_beginning_to_end_in_every_language(language: str, module: int, seats: int) -> None:
    words = Words(language)
    for at, view in enumerate(moments(seats, module)):
        printed = lines(picture(view, words), (80, 120)[at % 2])
        for message in ("merlin-picture-ring", "merlin-picture-environs"):
            assert line_with(printed, words.render(message, {}))


def test_a_wide_picture_is_lower() -> None:
    game = fresh(4, **FULL)
    assert len(draw(game, width=120)) < len(draw(game, width=80))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_signs_are_alike(language: str) -> None:
    signs = Signs(Words(language))
    assert len({signs.letters(colour) for colour in PRINCIPALITY.words}) == len(PRINCIPALITY.words)
    assert len(set(signs.goods.values())) == len(signs.goods)
    assert len(set(signs.assistants.values())) == len(signs.assistants)
    assert len({Words(language).render(f"merlin-picture-power-{power}", {}) for power in POWER.words}) == len(
        POWER.words
    )
