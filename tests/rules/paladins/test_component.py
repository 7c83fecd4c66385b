"""What is in the box, counted on tables and by using the pieces up."""

from collections import Counter

import pytest

import roundtable as rt
from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.content import (
    FAVOUR_NAME,
    ORDER_NAME,
    OUTSIDER_NAME,
    TAVERN_NAME,
    TOWNSFOLK_NAME,
    WALL_NAME,
)
from roundtable.games.paladins.names import RIGHT_ACTIONS, RIVALS_LEFT
from roundtable.kernel.wording import Names
from tests.proof import rule
from tests.rules.paladins.arrange import offered, play, supply_of, table
from tests.rules.paladins.arrange_right import REACH, ready, shown
from tests.rules.paladins.arrange_round import CHOOSE_TAVERN, TURN, fresh, new_round, until

COUNTS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
FOUR = pytest.mark.parametrize("seat", range(4))
EIGHT = [{"commission": 3, "fortify": 3, "garrison": 3, "absolve": 3}, {"commission": 3, "fortify": 3, "attack": 3}]
SPACES = ["r1-s1", "r1-s2", "r2-s1", "r2-s2", "r2-s3", "r2-s4", "r3-s1"]


def workers_in_play(game: PaladinsTable) -> Counter[str]:
    """Count the workers of all supplies and boards."""
    view = shown(game)
    found: Counter[str] = Counter(view["supply"])
    for player in view["players"]:
        found.update(player["workers"])
        for places in player["board"].values():
            found.update(standing for standing in places if standing not in (None, "workshop"))
    return found


# ---- workers, Silver, Provisions ----


@rule("paladins.component.labourers")
@rule("paladins.component.fighters")
@rule("paladins.component.scouts")
@rule("paladins.component.clerics")
@rule("paladins.component.merchants")
@rule("paladins.component.criminals")
@COUNTS
def test_there_are_so_many_workers_of_each_type(seats: int) -> None:
    whole = {"labourer": 22, "scout": 18, "merchant": 18, "fighter": 18, "cleric": 18, "criminal": 18}
    game = fresh(seats)
    assert shown(game)["supply"] == whole
    until(game, TURN)
    assert sum(shown(game)["supply"].values()) == 112 - 6 * seats
    play(game, "do trade")
    play(game, offered(game)[0])
    assert workers_in_play(game) == whole


@rule("paladins.component.worker-types")
def test_there_are_six_types_of_workers() -> None:
    six = {"labourer", "scout", "merchant", "fighter", "cleric", "criminal"}
    assert set(shown(fresh())["supply"]) == six
    everybody = table(workers={0: sorted(six)}, silver={0: 4}, forced=False)
    play(everybody, "do trade")
    assert {notation.split()[1] for notation in offered(everybody)} == six
    brought = set()
    for tavern in TAVERN_NAME.words:
        brought |= set(taken(tavern))
    assert brought == six


@rule("paladins.component.silver")
@rule("paladins.component.provisions")
@COUNTS
def test_there_are_fifty_silver_and_forty_provisions(seats: int) -> None:
    game = fresh(seats)
    for _ in range(3):
        view = shown(game)
        players = view["players"]
        assert view["silver"] + view["tax_supply"] + sum(player["silver"] for player in players) == 50
        assert view["provisions"] + sum(player["provisions"] for player in players) == 40
        until(game, TURN)
        play(game, "pass")


# ---- what belongs to the players ----


@rule("paladins.component.player-count")
@COUNTS
def test_one_to_four_players_sit_down_and_one_plays_against_the_rival(seats: int) -> None:
    game = fresh(seats)
    assert len(shown(game)["players"]) == seats
    assert len(shown(game)["rivals"]) == (1 if seats == 1 else 0)


@rule("paladins.component.player-count")
@pytest.mark.parametrize("seats", [0, 5, 6])
def test_no_other_number_of_players_is_accepted(seats: int) -> None:
    with pytest.raises(rt.BadSettings):
        rt.new("paladins", seats, 1)


@rule("paladins.component.player-boards")
def test_every_player_has_a_board_and_the_rival_plays_on_the_other_side_of_one() -> None:
    boards = [player["board"] for player in shown(fresh(4))["players"]]
    assert len(boards) == 4
    assert boards == boards[:1] * 4
    assert len(boards[0]) == 12
    solo = shown(fresh(1))
    assert len(solo["players"]) == 1
    assert list(solo["rivals"][0]["placed"]) == [*RIVALS_LEFT.words, *RIGHT_ACTIONS.words]
    assert "board" not in solo["rivals"][0]


@rule("paladins.component.workshops", "paladins.setup.player-workshops")
@FOUR
def test_each_of_four_players_has_eight_workshops(seat: int) -> None:
    assert set(shown(fresh(4))["players"][seat]["workshops"].values()) == {0}
    workers = {seat: ["labourer", "labourer"]}
    last = table(4, first=seat, workers=workers, silver={seat: 4}, workshops={seat: {**EIGHT[1], "convert": 1}})
    play(last, "do develop", "workshop garrison 1")
    assert sum(shown(last)["players"][seat]["workshops"].values()) == 8
    spent = table(4, first=seat, workers=workers, silver={seat: 4}, workshops={seat: EIGHT[0]})
    assert "do trade" in offered(spent)
    assert "do develop" not in offered(spent)


@rule("paladins.component.workshops", "paladins.setup.player-workshops")
@FOUR
def test_a_kings_favour_finds_no_ninth_workshop(seat: int) -> None:
    game = table(
        4,
        round=3,
        first=seat,
        workers={seat: ["merchant"], (seat + 1) % 4: ["labourer"]},
        provisions={seat: 1},
        favours=["building"],
        workshops={seat: EIGHT[0]},
    )
    play(game, "favour building", "choose free-develop")
    assert (game.seat, game.asks) == ((seat + 1) % 4, TURN)
    assert shown(game)["players"][seat]["workshops"] == {**dict.fromkeys(EIGHT[0], 2), "attack": 0, "convert": 0}


@rule("paladins.component.monks", "paladins.setup.player-monks")
@FOUR
def test_each_of_four_players_has_seven_monks(seat: int) -> None:
    assert shown(fresh(4))["players"][seat]["monks"] == 0
    for placed, possible in ((6, True), (7, False)):
        game = table(
            4,
            first=seat,
            workers={seat: ["scout", "labourer", "cleric"]},
            provisions={seat: 9},
            faith={seat: REACH},
            monks={seat: SPACES[:placed]},
        )
        assert ("do commission" in offered(game)) == possible


@rule("paladins.component.outposts", "paladins.setup.player-outposts")
@FOUR
def test_each_of_four_players_has_seven_outposts(seat: int) -> None:
    assert shown(fresh(4))["players"][seat]["outposts"] == 0
    for placed, possible in ((6, True), (7, False)):
        game = table(
            4,
            first=seat,
            workers={seat: ["merchant", "labourer", "fighter"]},
            provisions={seat: 9},
            strength={seat: REACH},
            outposts={seat: SPACES[:placed]},
        )
        assert ("do garrison" in offered(game)) == possible


def jar_numbers(seat: int, setting: str) -> list[int]:
    """Find how much Influence each further jar of a player asks for, as long as there is one."""
    numbers = []
    for placed in range(8):
        for influence in range(13):
            game = table(
                4,
                first=seat,
                settings={"jar_numbers": setting},
                workers={seat: ["cleric", "labourer", "merchant"]},
                silver={seat: 9},
                influence={seat: influence},
                paladin={seat: "oliver"},
                jars={seat: range(placed)},
            )
            if "do absolve" in offered(game):
                numbers.append(influence)
                break
    return numbers


@rule("paladins.component.jars", "paladins.setup.player-jars")
@FOUR
@pytest.mark.parametrize(
    ("setting", "numbers"), [("like_walls", [0, 1, 3, 5, 7, 9, 11]), ("even", [0, 2, 4, 6, 8, 10, 12])]
)
def test_each_of_four_players_has_seven_jars_of_rising_values(seat: int, setting: str, numbers: list[int]) -> None:
    assert shown(fresh(4))["players"][seat]["jars"] == 0
    assert jar_numbers(seat, setting) == numbers


@rule("paladins.component.attribute-markers")
@rule("paladins.component.attributes")
def test_each_of_four_players_has_a_marker_for_faith_strength_and_influence() -> None:
    found: Counter[str] = Counter()
    for player in shown(fresh(4))["players"]:
        found.update(player["attributes"].keys())
    assert found == {"faith": 4, "strength": 4, "influence": 4}


@rule("paladins.component.paladin-cards", "paladins.setup.player-paladins")
def test_each_of_four_players_has_twelve_different_paladins() -> None:
    players = fresh(4).players
    assert [len(player.deck) for player in players] == [12] * 4
    assert [len(set(player.deck.cards)) for player in players] == [12] * 4


def revealed(seat: int, paladin: str) -> tuple[dict[str, int], dict[str, object]]:
    """Reveal a Paladin; give the workers it brings, and the attributes then."""
    others = [word for word in ("ivon", "roland", "gerin") if word != paladin][:2]
    game = new_round(4, first=seat, hands={seat: [paladin, *others]})
    game.play(f"paladin {paladin} {others[0]}", seat)
    until(game, CHOOSE_TAVERN)
    return supply_of(game.players[seat]), shown(game)["players"][seat]["attributes"]


@rule("paladins.component.paladin-sets-equal")
def test_every_players_paladins_are_the_same() -> None:
    sets = [sorted(player.deck.cards) for player in fresh(4).players]
    assert sets == sets[:1] * 4
    for paladin in ("engelier", "oliver", "samson"):
        assert len({str(revealed(seat, paladin)) for seat in range(4)}) == 1
    silver = set()
    for seat in range(4):
        game = table(4, first=seat, workers={seat: ["labourer"]}, paladin={seat: "gerin"}, next_suspicion=["01"])
        play(game, "do conspire")
        silver.add(game.players[seat].silver)
    assert silver == {2}


# ---- cards ----


@rule("paladins.component.townsfolk-cards")
@rule("paladins.component.outsider-cards")
@COUNTS
def test_all_townsfolk_and_outsiders_are_in_deck_or_row(seats: int) -> None:
    view = shown(fresh(seats))
    assert view["decks"]["townsfolk"] + len(view["townsfolk"]) == 32
    assert view["decks"]["outsiders"] + len(view["outsiders"]) == 36
    game = fresh(seats)
    assert distinct(game.townsfolk_deck.cards + tuple(game.townsfolk_row), TOWNSFOLK_NAME) == 32
    assert distinct(game.outsider_deck.cards + tuple(game.outsider_row), OUTSIDER_NAME) == 36


def distinct(cards: tuple[int, ...], names: Names) -> int:
    """Count the different names of cards."""
    return len({names.words[card] for card in cards})


@rule("paladins.component.townsfolk-cards")
@pytest.mark.parametrize(("values", "faith", "strength"), [("corrected", 1, 1), ("as_listed", 2, 0)])
def test_the_setting_of_card_values_decides_what_the_third_squire_gives(values: str, faith: int, strength: int) -> None:
    game = ready(
        "conspire",
        seats=3,
        settings={"card_values": values},
        townsfolk={1: ["squire-faith", "squire-strength"]},
        next_suspicion=["07"],
        tax=1,
    )
    play(game, "do conspire")
    assert game.players[1].attributes == [faith, strength, 0]


@rule("paladins.component.outsider-cards")
@pytest.mark.parametrize(("values", "strength"), [("corrected", 2), ("as_listed", 1)])
def test_the_setting_of_card_values_decides_the_strength_of_the_viking_barbarian(values: str, strength: int) -> None:
    game = ready(
        "convert", settings={"card_values": values}, faith={0: 12}, outsiders=["barbarian-viking", *[None] * 5]
    )
    play(game, "do convert")
    assert game.players[0].attributes[1] == strength


@rule("paladins.component.kings-favour-cards")
@rule("paladins.component.kings-order-cards")
@COUNTS
def test_there_are_ten_favours_and_six_orders(seats: int) -> None:
    game = fresh(seats)
    assert distinct(game.favours.cards + game.favours_box.cards, FAVOUR_NAME) == 10
    assert len(game.favours) + len(game.favours_box) == 10
    assert distinct(game.orders.cards + game.orders_box.cards, ORDER_NAME) == 6
    assert len(game.orders) + len(game.orders_box) == 6


@rule("paladins.component.debt-cards")
@COUNTS
def test_a_debt_is_one_of_twenty_four_whether_unpaid_or_paid(seats: int) -> None:
    assert shown(fresh(seats))["debts"] == 24
    game = ready("absolve", seats=2, unpaid={0: 2}, influence={0: 12})
    assert (game.debts, game.players[0].unpaid_debts, game.players[0].paid_debts) == (22, 2, 0)
    play(game, "do absolve", "jar pay-debt-1", "pay-debt")
    assert (game.debts, game.players[0].unpaid_debts, game.players[0].paid_debts) == (22, 1, 1)


@rule("paladins.component.suspicion-cards")
@pytest.mark.parametrize(("setting", "counts"), [("six_eight_ten", [6, 8, 10]), ("ten_eight_six", [10, 8, 6])])
def test_twenty_four_suspicion_cards_bring_zero_one_or_two_silver(setting: str, counts: list[int]) -> None:
    assert shown(fresh())["decks"]["suspicion"] == 24
    taxes: Counter[int] = Counter()
    for card in range(24):
        game = ready(
            "conspire", settings={"suspicion_taxes": setting}, silver={0: 0}, next_suspicion=[f"{card + 1:02}"]
        )
        play(game, "do conspire")
        taxes[game.players[0].silver] += 1
    assert [taxes[tax] for tax in range(3)] == counts


def taken(tavern: str) -> list[str]:
    """Take a Tavern without Suspicion mattering; give the workers it brought."""
    others = [word for word in ("01", "07", "08") if word != tavern][:2]
    game = new_round(taverns=[tavern, *others])
    until(game, CHOOSE_TAVERN)
    assert game.seat == 0
    before = list(game.players[0].workers)
    play(game, f"tavern {tavern}")
    gained: Counter[str] = Counter(supply_of(game.players[0]))
    gained.subtract(dict(zip(shown(game)["supply"], before, strict=True)))
    return sorted(gained.elements())


@rule("paladins.component.tavern-cards")
@COUNTS
def test_there_are_twenty_four_taverns(seats: int) -> None:
    assert shown(fresh(seats))["decks"]["taverns"] == 24
    assert distinct(fresh(seats).tavern_deck.cards, TAVERN_NAME) == 24


@rule("paladins.component.tavern-cards")
@pytest.mark.parametrize("tavern", TAVERN_NAME.words)
def test_every_tavern_brings_four_workers(tavern: str) -> None:
    assert len(taken(tavern)) == 4


@rule("paladins.component.wall-cards")
@COUNTS
def test_there_are_twenty_four_walls(seats: int) -> None:
    assert shown(fresh(seats))["decks"]["walls"] == 24
    assert distinct(fresh(seats).wall_deck.cards, WALL_NAME) == 24


@rule("paladins.component.scheme-cards")
@pytest.mark.parametrize(("split", "most"), [("orders_3_recruit_3", 3), ("orders_6", 6), ("orders_2_left_4", 2)])
def test_the_solo_game_has_seventeen_schemes_five_of_them_for_kings_favours(split: str, most: int) -> None:
    rival = shown(fresh(1, scheme_split=split))["rivals"][0]
    assert (rival["scheme_deck"], rival["scheme_aside"], rival["scheme_discard"]) == (12, 5, [])
    game = table(1, round=7, settings={"scheme_split": split}, rival={"played": True}, workers={0: ["labourer"]})
    shows = Counter(shown(game)["rivals"][0]["scheme_discard"])
    assert shows.total() == 17
    assert (shows["kings-favour"], shows["kings-orders"]) == (5, most)
    for seats in (2, 3, 4):
        assert shown(fresh(seats))["rivals"] == []


# ---- markers ----


@rule("paladins.component.first-player-marker")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_player_is_first_and_everybody_knows_who(seats: int) -> None:
    game = fresh(seats)
    for _ in range(5):
        first = {shown(game, seat)["first"] for seat in [None, *range(seats)]}
        assert len(first) == 1
        assert first < set(range(seats))
        until(game, TURN)
        assert game.seat in first
        until(game, "paladins.choose-paladin")


@rule("paladins.component.resource-marker")
def test_only_the_rival_has_a_resource_marker() -> None:
    assert [rival["resource_marker"] for rival in shown(fresh(1))["rivals"]] == [1]
    for seats in (1, 2, 3, 4):
        view = shown(fresh(seats))
        assert "resource_marker" not in view
        assert not any("resource_marker" in player for player in view["players"])
