"""Absolve: the leftmost jar goes to a free place, a Suspicion card may go, Faith rises."""

import pytest

from roundtable.games.paladins.box import PaladinsTable
from tests.proof import rule
from tests.rules.paladins.arrange import attribute, offered, play, standing, supply_of
from tests.rules.paladins.arrange_right import REACH, WORKERS, ready, shown, suspicions

SILVER = [1, 2, 2, 2, 3, 3, 3]
JARS = {"like_walls": [0, 1, 3, 5, 7, 9, 11], "even": [0, 2, 4, 6, 8, 10, 12]}
PLACES = [
    "pay-debt-1",
    "pay-debt-2",
    "remove-suspicion-1",
    "remove-suspicion-2",
    "labourer",
    "provisions",
    "pray-1",
    "pray-2",
    "recruit",
    "faith",
]
LABOURER, FAITH = 4, 9  # the numbers of two places


def used(count: int) -> list[int]:
    """Give places for so many jars; the one for a labourer stays free."""
    return [place for place in range(len(PLACES)) if place != LABOURER][:count]


def absolve(place: str, game: PaladinsTable) -> PaladinsTable:
    play(game, "do absolve", f"jar {place}")
    return game


@rule("paladins.absolve.workers")
def test_a_cleric_any_worker_and_a_merchant_are_placed() -> None:
    game = absolve("faith", ready("absolve"))
    assert standing(game.players[0], "absolve") == ["cleric", "labourer", "merchant"]
    assert supply_of(game.players[0]) == {}


@rule("paladins.absolve.workers")
@pytest.mark.parametrize("middle", ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"])
def test_the_middle_place_takes_every_type(middle: str) -> None:
    game = ready("absolve", workers={0: ["cleric", middle, "merchant"]}, forced=False)
    play(game, "do absolve", "jar faith", "worker cleric", f"worker {middle}", "worker merchant")
    assert standing(game.players[0], "absolve") == ["cleric", middle, "merchant"]


@rule("paladins.absolve.workers")
@pytest.mark.parametrize("missing", range(3))
def test_none_of_the_three_can_be_missing_or_replaced(missing: int) -> None:
    two = [worker for place, worker in enumerate(WORKERS["absolve"]) if place != missing]
    assert "do absolve" not in offered(ready("absolve", workers={0: two}))
    other = ready("absolve", workers={0: [*two, "fighter"]})
    assert ("do absolve" in offered(other)) == (missing == 1)


@rule("paladins.absolve.silver")
@pytest.mark.parametrize(("before", "price"), list(enumerate(SILVER)))
def test_the_next_absolution_costs_its_silver(before: int, price: int) -> None:
    jars = {0: used(before)}
    game = ready("absolve", influence={0: REACH}, silver={0: price}, jars=jars, tax=5)
    assert absolve("labourer", game).players[0].silver == 0
    assert (game.silver, game.tax_supply) == (45, 5)
    poorer = ready("absolve", influence={0: REACH}, silver={0: price - 1}, jars=jars)
    assert "do absolve" not in offered(poorer)


@rule("paladins.absolve.leftmost-jar")
def test_which_jar_moves_is_not_asked_the_next_of_the_row_does() -> None:
    for before in range(7):
        game = ready("absolve", influence={0: REACH}, jars={0: used(before)}, forced=False)
        play(game, "do absolve")
        assert offered(game) == [f"jar {place}" for at, place in enumerate(PLACES) if at not in used(before)]
        play(game, "jar labourer")
        for worker in WORKERS["absolve"]:
            assert offered(game) == [f"worker {worker}"]
            play(game, f"worker {worker}")
        assert game.seat == 1
        assert game.players[0].jars == before + 1
        assert 9 - game.players[0].silver == SILVER[before]
    assert "do absolve" not in offered(ready("absolve", influence={0: REACH}, jars={0: used(7)}))


@rule("paladins.absolve.influence-on-jar")
@pytest.mark.parametrize("setting", ["like_walls", "even"])
def test_as_much_influence_is_needed_as_the_jar_shows(setting: str) -> None:
    for before, required in enumerate(JARS[setting]):
        for influence in range(REACH + 1):
            settings = {"jar_numbers": setting}
            game = ready("absolve", settings=settings, influence={0: influence}, jars={0: used(before)})
            assert ("do absolve" in offered(game)) == (influence >= required)


@rule("paladins.absolve.influence-on-jar")
def test_the_influence_of_the_paladin_counts() -> None:
    game = ready("absolve", paladin={0: "samson"}, influence={0: 1}, jars={0: used(2)})
    assert "do absolve" in offered(game)


@rule("paladins.absolve.first-jar-free")
@pytest.mark.parametrize("setting", ["like_walls", "even"])
def test_the_first_absolution_needs_no_influence(setting: str) -> None:
    settings = {"jar_numbers": setting}
    game = absolve("faith", ready("absolve", settings=settings, influence={0: 0}))
    assert game.players[0].jars == 1
    assert "do absolve" not in offered(ready("absolve", settings=settings, influence={0: 0}, jars={0: used(1)}))


@rule("paladins.absolve.jar-target")
def test_the_jar_goes_to_an_own_place_without_a_jar() -> None:
    game = ready("absolve", influence={0: REACH}, jars={0: [0, LABOURER], 1: [FAITH]})
    play(game, "do absolve")
    assert offered(game) == [f"jar {place}" for place in PLACES if place not in ("pay-debt-1", "labourer")]
    play(game, "jar faith")
    assert shown(game)["players"][0]["jar_places"] == ["pay-debt-1", "labourer", "faith"]
    assert shown(game)["players"][1]["jar_places"] == ["faith"]


@rule("paladins.absolve.any-free-place")
@pytest.mark.parametrize("place", PLACES)
def test_every_place_may_be_chosen_even_where_its_reward_is_of_no_use(place: str) -> None:
    game = ready("absolve", row=[None] * 5, faith={0: REACH}, settings={"pray_current_space": "other_spaces"})
    absolve(place, game)
    assert game.seat == 1
    assert shown(game)["players"][0]["jar_places"] == [place]


@rule("paladins.absolve.place-reward")
def test_the_places_give_their_rewards_at_once() -> None:
    game = absolve("labourer", ready("absolve"))
    assert supply_of(game.players[0]) == {"labourer": 1}
    game = absolve("provisions", ready("absolve"))
    assert game.players[0].provisions == 11
    game = absolve("faith", ready("absolve"))
    assert attribute(game.players[0], "faith") == 2


@rule("paladins.absolve.place-reward")
@pytest.mark.parametrize(
    ("place", "answer"),
    [
        ("pay-debt-1", "pay-debt"),
        ("pay-debt-2", "pay-debt"),
        ("remove-suspicion-1", "remove-suspicion"),
        ("remove-suspicion-2", "remove-suspicion"),
        ("pray-1", "clear absolve"),
        ("pray-2", "clear absolve"),
        ("recruit", "recruit abbot-labourer"),
    ],
)
def test_a_place_that_permits_something_asks_at_once(place: str, answer: str) -> None:
    row = ["abbot-labourer", None, None, None, None]
    game = absolve(place, ready("absolve", suspicion={0: ["01", "02"]}, unpaid={0: 1}, row=row))
    assert offered(game) == [answer, "decline"]
    play(game, answer, "decline")
    assert game.seat == 1


@rule("paladins.absolve.place-reward")
def test_the_place_for_suspicion_removes_one_besides_the_one_of_every_absolution() -> None:
    game = absolve("remove-suspicion-1", ready("absolve", suspicion={0: ["01", "02", "03"]}))
    play(game, "remove-suspicion", "remove-suspicion")
    assert suspicions(game.players[0]) == ["01"]
    assert game.seat == 1


@rule("paladins.absolve.faith")
@pytest.mark.parametrize("before", range(7))
def test_every_absolution_raises_faith_by_1(before: int) -> None:
    game = ready("absolve", influence={0: REACH}, faith={0: 3}, jars={0: used(before)})
    assert attribute(absolve("labourer", game).players[0], "faith") == 4


@rule("paladins.absolve.remove-suspicion")
@pytest.mark.parametrize("before", range(7))
def test_every_absolution_may_remove_an_own_suspicion_card(before: int) -> None:
    suspicion = {0: ["07", "15"], 1: ["16"]}
    for answer, left in (("remove-suspicion", ["07"]), ("decline", ["07", "15"])):
        game = ready("absolve", influence={0: REACH}, jars={0: used(before)}, suspicion=suspicion)
        absolve("labourer", game)
        assert offered(game) == ["remove-suspicion", "decline"]
        play(game, answer)
        assert game.seat == 1
        assert [suspicions(player) for player in game.players] == [left, ["16"]]


@rule("paladins.absolve.remove-suspicion")
def test_with_the_other_setting_the_card_must_go() -> None:
    settings = {"declinable_gains": "none"}
    game = absolve("labourer", ready("absolve", settings=settings, suspicion={0: ["07", "15"]}))
    assert game.seat == 1
    assert suspicions(game.players[0]) == ["07"]


@rule("paladins.absolve.no-suspicion-ok")
def test_who_has_no_suspicion_may_absolve_too() -> None:
    game = absolve("labourer", ready("absolve", suspicion={1: ["07"]}))
    assert game.seat == 1
    assert attribute(game.players[0], "faith") == 1
    assert [suspicions(player) for player in game.players] == [[], ["07"]]


@rule("paladins.absolve.example")
@pytest.mark.parametrize("place", ["pay-debt-1", "pay-debt-2"])
def test_the_example_of_the_rulebook(place: str) -> None:
    game = ready("absolve", silver={0: 1}, influence={0: 0}, unpaid={0: 2}, suspicion={0: ["07", "15"]})
    player = game.players[0]
    play(game, "do absolve", f"jar {place}", "pay-debt", "remove-suspicion")
    assert standing(player, "absolve") == ["cleric", "labourer", "merchant"]
    assert player.silver == 0
    assert (player.unpaid_debts, player.paid_debts) == (1, 1)
    assert suspicions(player) == ["07"]
    assert attribute(player, "faith") == 1
