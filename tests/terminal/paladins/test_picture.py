"""The picture of Paladins shows what a seat may know, and all that it needs to play without the board."""

import random
import re
from functools import cache, partial

import pytest

import roundtable as rt
from roundtable.games.paladins.box import BOX, PaladinsTable
from roundtable.games.paladins.content import PALADINS
from roundtable.games.paladins.names import WORKER
from roundtable.terminal.paladins.picture import picture
from roundtable.terminal.paladins.signs import Signs
from roundtable.terminal.pictures import PICTURES
from roundtable.terminal.speech import Speech
from roundtable.text import LANGUAGES, Words
from tests.rules.paladins import arrange
from tests.terminal.drawing import column, line_with, lines

rt.register(BOX)

table = partial(arrange.table, forced=False)  # it stays as it is: nobody's only answer is given


def draw(game: rt.Game, seat: int | None = 0, language: str = "en", width: int = 80) -> list[str]:
    return lines(picture(game.view(seat), Words(language)), width)


def choosing() -> PaladinsTable:
    """Give a table at which all choose their first Paladin."""
    game = rt.new("paladins", 2, 3)
    assert isinstance(game, PaladinsTable)
    while game.asks != "paladins.choose-paladin":
        game.play_at(0)
    return game


def text(printed: list[str]) -> str:
    """Give a picture without its frames, all on one line."""
    return " ".join(" ".join(printed).replace("┃", " ").split())


def test_it_is_the_picture_of_paladins() -> None:
    assert PICTURES.find("paladins") is picture


# ---- the main board ----


def test_rounds_tax_and_debts() -> None:
    printed = draw(table(2, round=3, first=1, tax=4, unpaid={0: 2}, debts=20))
    assert line_with(printed, "first player ▲ · Tax Supply 4 · Debts 20").startswith("Round  1  2  3  4  5  6  7 ")


def test_kings_cards_are_hidden_until_their_round() -> None:
    orders, favours = ["attack", "convert", "garrison"], ["loan", "pardon", "labour", "outlaws", "prayer"]
    printed = draw(table(2, round=3, orders=orders, favours=favours, occupied={0: "criminal"}))
    assert line_with(printed, "King’s Orders (×5) · 4★ Attack · 6★ Convert · 8★ Garrison")
    assert line_with(printed, "[Cr] loan 1 Debt → Sc, Me, Fi")
    assert line_with(printed, "? (round 4) · ? (round 5) · ? (round 6) · ? (round 7)")
    assert "pardon" not in text(printed)
    early = draw(table(2, round=1, orders=orders, favours=favours))
    assert line_with(early, "4★ Attack · 6★ ? (round 2) · 8★ ? (round 3)")
    assert "loan" not in text(early)


def test_a_favour_shows_worker_cost_and_choice() -> None:
    printed = draw(table(2, round=4, favours=["pardon", "building"]))
    assert line_with(printed, "‹Fi› pardon 1 Silver → debt ✓ / 2 susp. ✗")
    assert line_with(printed, "‹Me› building 1 Prov. → develop / Fi, Cl")


def test_townsfolk_have_prices_and_say_what_they_do() -> None:
    printed = draw(table(2, row=["abbot-tax", None, "squire-faith", "peddler-silver", "debt-collector-scout"]))
    assert re.search(r"^3 / Debt +Abbot +susp. ✗ +Absolve: 1 tax +debt ✗$", line_with(printed, "Absolve: 1 tax"))
    assert re.search(r"^2 / Debt +–$", line_with(printed, "2 / Debt"))
    for words in ("Inquisition (no Suspicion): +1 Faith", "Inquisition (from 2 Suspicion on): 2 Silver"):
        assert all(word in text(printed) for word in words.split())
    assert line_with(printed, "Pay a Debt: Sc")


def test_regions_show_what_they_ask_for_and_who_stands_where() -> None:
    printed = draw(table(4, monks={1: ["r1-s1"], 3: ["r3-s9"]}, outposts={0: ["r2-s3"]}))
    assert column(printed, 0)[:3] == ["r1 Faith 0", "Strength 1", "1▲recruit"]
    assert column(printed, 1)[4] == "3●Sc"
    assert column(printed, 2)[10] == "9◆2 Silver"
    assert column(printed, 5)[:5] == ["r6 Faith 10", "Strength 11", "1 debt ✓", "2 prayer", "3 La La"]


def test_spaces_for_more_players_are_left_out() -> None:
    assert column(draw(table(2)), 5)[2:4] == ["1 debt ✓", ""]


def test_outsiders_show_what_attack_and_conversion_give() -> None:
    printed = draw(table(2, outsiders=["archer-byzantine", "traitor-viking", None, "mercenary-viking"]))
    row = line_with(printed, "Archer")
    assert row.startswith("r1  Archer")
    assert "+1 Influence, Sc, 1 Prov." in row
    assert "+1 Strength, 1 point per 2 outposts" in row
    assert "Byzantine" in printed[printed.index(row) + 1]
    assert line_with(printed, "r3  –")


def test_values_follow_the_setting() -> None:
    corrected = table(2, outsiders=["barbarian-viking"])
    listed = table(2, outsiders=["barbarian-viking"], settings={"card_values": "as_listed"})
    assert "+2 Strength" in line_with(draw(corrected), "Barbarian")
    assert "+1 Strength" in line_with(draw(listed), "Barbarian")


def test_taverns_of_the_round_are_shown() -> None:
    assert line_with(draw(table(2)), "Taverns · 03 Sc Me Me Cr")


# ---- players ----


def test_the_own_board_shows_workers_places_and_workshops() -> None:
    game = table(
        2,
        workers={0: ["scout", "scout", "criminal"]},
        board={0: {"hunt": ["labourer", "scout"], "garrison": [None, "cleric", "fighter"]}},
        workshops={0: {"garrison": 1}},
        silver={0: 5},
        provisions={0: 2},
    )
    printed = draw(game)
    assert line_with(printed, "workers Sc2 Cr1 · Silver 5 · Prov. 2")
    assert line_with(printed, "[La][Sc]").startswith("┃ Hunt ")
    assert line_with(printed, "[▣▣][Cl][Fi]").startswith("┃ Garrison ")
    assert re.search(r"Commission +‹Sc›‹··›‹Cl› –/7 Faith of the region · 1 Prov\.", text(printed))
    assert re.search(r"Develop +‹··›‹··› 1/8 4 Silver → Me", text(printed))


def test_attributes_have_the_bonus_of_the_paladin() -> None:
    printed = draw(table(2, faith={0: 4, 1: 2}, paladin={0: "ivon", 1: "oliver"}))
    assert "Faith     4 +3 = 7 ▰▰▰▰▱▱▱▱▱▱▱▱ 3★" in line_with(printed, "▰▰▰▰")
    assert line_with(printed, "Faith 2+4")


def test_the_paladin_lowers_what_is_asked() -> None:
    assert re.search(r"Commission \S+ –/7 Faith of the region · –", text(draw(table(2, paladin={0: "ivon"}))))
    assert re.search(r"Develop \S+ 0/8 2 Silver → Sc", text(draw(table(2, paladin={0: "samson"}))))
    assert line_with(draw(table(2, paladin={0: "ivon"})), "Ivon · Cl Sc · +3 Faith, +1 Strength · Commission: no cost")


def test_cards_and_burdens_of_the_own_board() -> None:
    game = table(
        2,
        townsfolk={0: ["abbot-tax", "squire-faith"], 1: ["watchman-silver"]},
        walls={0: ["05"]},
        jars={0: [0, 4]},
        attacked={0: ["archer-byzantine"]},
        converted={0: ["thief-viking"]},
        suspicion={0: ["01", "15"], 1: ["07"]},
        unpaid={0: 1},
        paid={0: 2},
    )
    printed = draw(game)
    assert line_with(printed, "Absolve: 1 tax")
    assert line_with(printed, "Walls · 2★")
    assert line_with(printed, "Free jar places · debt ✓ · susp. ✗ · susp. ✗ · 2 Prov. · prayer · prayer")
    assert line_with(printed, "Attacked · Archer (Byzantine)")
    assert line_with(printed, "Thief (Viking) 1 point per Suspicion card")
    assert line_with(printed, "Suspicion 2 (0 2) · Debts unpaid 1 · paid 2")
    assert line_with(printed, "Suspicion 1 (1) · Debts unpaid –")
    assert line_with(printed, "Townsfolk Watchman")


def test_others_are_shown_in_short() -> None:
    game = table(4, board={2: {"trade": ["criminal"]}}, workshops={2: {"attack": 3}}, passed=[3], first=2)
    printed = draw(game)
    assert line_with(printed, "occupied Trade · Paladin Girard")
    assert line_with(printed, "Attack –▣▣")
    assert line_with(printed, "◆ Player 4  0★ · passed")
    assert line_with(printed, "■ Player 3  0★ · first player")


@pytest.mark.parametrize("width", [80, 120])
def test_only_the_own_paladins_are_shown(width: int) -> None:
    game = choosing()
    assert game.waiting == [0, 1]
    for seat in (0, 1):
        drawn = {PALADINS[card].name for card in game.players[seat].drawn.cards}
        shown = text(draw(game, seat, width=width))
        assert {card.name for card in PALADINS if card.name in shown} == drawn
    assert not [card.name for card in PALADINS if card.name in text(draw(game, None, width=width))]


def test_the_order_of_the_deck_is_shown_as_far_as_it_is_known() -> None:
    game = choosing()
    for seat in (0, 1):
        game.play(game.options_of(seat)[0].notation, seat)
    for seat in (0, 1):
        deck = game.players[seat].deck.cards
        top, bottom = PALADINS[deck[-1]].name, PALADINS[deck[0]].name
        assert f"deck from the top 11 ({top}, 9 × ?, {bottom})" in text(draw(game, seat))
    assert "deck from the top" not in text(draw(game, None))


# ---- the automated opponent ----


def test_the_automated_opponent_is_shown_in_the_solo_game() -> None:
    game = table(
        1,
        round=4,
        rival={
            "workers": 5,
            "marker": 3,
            "left": ["pray"],
            "right": {"attack": 3},
            "workshops": {"fortify": 2},
            "faith": 2,
            "monks": ["r1-s1"],
            "schemes": ["attack"],
        },
        silver={0: 1},
    )
    printed = draw(game)
    shown = text(printed)
    assert line_with(printed, "✦ Automated opponent")
    assert "workers 5 · resource track · · 3 · ·" in shown
    assert "stack Influence < Faith < Strength" in shown
    assert "□ Recruit · ■ Pray · □ Trade · □ Conspire · □ Rest" in shown
    assert "□ Commission 1 · □ Fortify –▣▣" in shown
    assert "■ Attack –" in shown
    assert re.search(r"Schemes 14 used – still to come 3|Schemes 14 · used – · still to come 3", shown)
    assert column(printed, 0)[2] == "1✦recruit"
    assert "Automated" not in text(draw(table(2)))


# ---- everybody, widths, languages ----


@pytest.mark.parametrize("seats", [2, 4])
def test_a_spectator_sees_all_boards_and_none_as_its_own(seats: int) -> None:
    printed = draw(table(seats), None)
    assert "(you)" not in text(printed)
    for seat in range(seats):
        assert line_with(printed, f"{'●▲■◆'[seat]} Player {seat + 1}")


@cache
def moments(seats: int) -> list[dict[str, object]]:
    """Play a game at random; give views of a few moments, each with the eyes of somebody else, and of its end."""
    game = rt.new("paladins", seats, 5, forced=True)
    chance = random.Random(seats)
    eyes = [None, *range(seats)]
    views: list[dict[str, object]] = []
    while not game.over:
        if chance.random() < 0.02:
            views.append(game.view(eyes[len(views) % len(eyes)]))
        game.play_at(chance.randrange(len(game.options())))
    return [*views[:: max(1, len(views) // 4)], game.view(0)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_fits_from_beginning_to_end_in_every_language(language: str, seats: int) -> None:
    words = Words(language)
    for at, view in enumerate(moments(seats)):
        printed = lines(picture(view, words), (80, 120)[at % 2])
        assert words.say("text-missing") not in text(printed)
        assert words.say("paladins-picture-tax-supply") in text(printed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_workers_have_the_same_letters(language: str) -> None:
    letters = Signs(Speech(Words(language))).letters
    assert len(set(letters.values())) == len(WORKER.words)
