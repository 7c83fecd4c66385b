"""Paladins: three drawn, one serves, one on top, one at the bottom, known to their owner only."""

import json

import pytest

from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.content import PALADIN_NAME
from tests.proof import rule
from tests.rules.paladins.arrange import offered, play, stack, supply_of, table
from tests.rules.paladins.arrange_right import REACH, ready, shown
from tests.rules.paladins.arrange_round import CHOOSE_PALADIN, CHOOSE_TAVERN, TURN, end_round, fresh, new_round, until

HAND = ["ivon", "roland", "samson"]
COUNTS = pytest.mark.parametrize("seats", [1, 2, 3, 4])

# What the twelve bring: workers, and bonuses to Faith, Strength and Influence.
BRINGS: dict[str, tuple[list[str], list[int]]] = {
    "anseis": (["merchant", "scout"], [1, 0, 3]),
    "berengier": (["fighter", "merchant"], [0, 3, 1]),
    "engelier": (["fighter", "scout"], [1, 3, 0]),
    "gerier": (["cleric", "fighter"], [3, 0, 1]),
    "gerin": (["labourer", "merchant"], [0, 0, 4]),
    "girard": (["scout", "scout"], [2, 0, 2]),
    "ivoire": (["cleric", "merchant"], [0, 1, 3]),
    "ivon": (["cleric", "scout"], [3, 1, 0]),
    "oliver": (["cleric", "cleric"], [4, 0, 0]),
    "otton": (["merchant", "merchant"], [2, 2, 0]),
    "roland": (["fighter", "labourer"], [0, 4, 0]),
    "samson": (["labourer", "scout"], [0, 2, 2]),
}


def deck(game: PaladinsTable, seat: int = 0) -> list[str]:
    """Give a player's Paladin deck, the top first."""
    return [PALADIN_NAME.words[card] for card in reversed(game.players[seat].deck.cards)]


def choose(game: PaladinsTable, chosen: str, on_top: str) -> PaladinsTable:
    """Let seat 0 of two choose, then seat 1 anything."""
    game.play(f"paladin {chosen} {on_top}", 0)
    game.play(game.options_of(1)[0], 1)
    return game


# ---- drawing and choosing ----


@rule("paladins.paladin.draw-three")
@COUNTS
def test_everybody_draws_the_top_three_each_round(seats: int) -> None:
    game = fresh(seats)
    for round_number in range(1, 8):
        tops = [deck(game, seat)[:3] for seat in range(seats)]
        if round_number > 1:
            end_round(game)
        until(game, CHOOSE_PALADIN)
        assert game.round == round_number
        for seat in range(seats):
            assert shown(game, seat)["players"][seat]["drawn"] == sorted(tops[seat])
            assert len(game.players[seat].deck) == 12 - (round_number - 1) - 3
        until(game, TURN)


@rule("paladins.paladin.choose-one", "paladins.paladin.one-on-top", "paladins.paladin.one-at-bottom")
@pytest.mark.parametrize("chosen", HAND)
@pytest.mark.parametrize("on_top", HAND)
def test_one_serves_one_goes_on_top_and_the_last_to_the_bottom(chosen: str, on_top: str) -> None:
    game = new_round(hands={0: HAND})
    if chosen == on_top:
        assert f"paladin {chosen} {on_top}" not in offered(game)
        return
    assert len(offered(game)) == 6
    before = deck(game)
    choose(game, chosen, on_top)
    (last,) = set(HAND) - {chosen, on_top}
    assert shown(game, 0)["players"][0]["paladin"] == [chosen]
    assert deck(game) == [on_top, *before, last]
    assert shown(game, 0)["players"][0]["drawn"] == []


@rule("paladins.paladin.one-on-top")
def test_the_one_on_top_is_drawn_again_next_round() -> None:
    game = choose(new_round(hands={0: HAND}), "ivon", "roland")
    following = deck(game)[:3]
    assert following[0] == "roland"
    end_round(game)
    assert shown(game, 0)["players"][0]["drawn"] == sorted(following)


@rule("paladins.paladin.used-not-returned")
@COUNTS
def test_a_paladin_serves_once_in_a_game(seats: int) -> None:
    for seed in range(3):
        game = fresh(seats, seed)
        served: list[list[str]] = [[] for _ in range(seats)]
        while not game.over:
            until(game, TURN)
            for seat, player in enumerate(shown(game)["players"]):
                served[seat] += player["paladin"]
                assert player["used"] == served[seat][:-1]
                assert not set(served[seat]) & set(deck(game, seat))
            end_round(game)
        assert [len(set(words)) for words in served] == [7] * seats


# ---- at the same time, hidden ----


@rule("paladins.paladin.simultaneous")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_all_choose_at_the_same_time_before_any_is_revealed(order: list[int]) -> None:
    game = new_round(3)
    assert sorted(game.waiting) == [0, 1, 2]
    for seat in order[:-1]:
        game.play(game.options_of(seat)[0], seat)
        assert seat not in game.waiting
        assert sum(sum(player.workers) for player in game.players) == 0
        for other in (one for one in range(3) if one != seat):
            assert shown(game, other)["players"][seat]["paladin"] in ([], [None])
    game.play(game.options_of(order[-1])[0], order[-1])
    assert game.asks == CHOOSE_TAVERN
    assert [player["paladin"] != [None] for player in shown(game)["players"]] == [True, False, False]


@rule("paladins.paladin.hidden")
def test_only_the_owner_knows_what_was_drawn_and_where_it_went() -> None:
    game = new_round(3, hands={1: HAND})
    assert shown(game, 1)["players"][1]["drawn"] == HAND
    for other in (None, 0, 2):
        assert shown(game, other)["players"][1]["drawn"] == [None] * 3
    game.play(game.options_of(0)[0], 0)
    game.play("paladin roland ivon", 1)
    own = shown(game, 1)["players"][1]
    assert (own["paladin"], own["deck"][-1], own["deck"][0]) == (["roland"], "ivon", "samson")
    assert set(own["deck"][1:-1]) == {None}
    for other in (None, 0, 2):
        theirs = shown(game, other)["players"][1]
        assert (theirs["paladin"], theirs["drawn"]) == ([None], [])
        assert theirs["deck"] == [None] * 10


@rule("paladins.paladin.hidden")
def test_tables_that_differ_in_anothers_paladins_look_the_same() -> None:
    others = ["anseis", "berengier", "ivoire"]
    one = new_round(hands={1: [*HAND, *others]})
    two = new_round(hands={1: [*others, *HAND]})
    for answers in ((None, None), ("paladin roland ivon", "paladin ivoire anseis")):
        if answers[0] is not None:
            one.play(answers[0], 1)
            assert answers[1] is not None
            two.play(answers[1], 1)
        for viewer in (None, 0):
            assert json.dumps(one.view(viewer)) == json.dumps(two.view(viewer))
        assert one.options_of(0) == two.options_of(0)
        assert json.dumps(one.view(1)) != json.dumps(two.view(1))
    assert json.dumps(one.view(0)) == json.dumps(two.view(0))


# ---- what a Paladin brings ----


@rule("paladins.paladin.two-workers")
@pytest.mark.parametrize("paladin", PALADIN_NAME.words)
def test_a_paladin_brings_its_two_workers(paladin: str) -> None:
    game = choose(
        new_round(hands={0: [paladin, *[word for word in HAND if word != paladin][:2]]}), paladin, other(paladin)
    )
    assert (game.seat, game.asks) == (0, CHOOSE_TAVERN)
    expected = BRINGS[paladin][0]
    assert supply_of(game.players[0]) == {worker: expected.count(worker) for worker in expected}


def other(paladin: str) -> str:
    """Give a Paladin of the hand that is not this one."""
    return next(word for word in HAND if word != paladin)


def reach(paladin: str, action: str, track: int) -> bool:
    """Say whether an action that needs 3 of its attribute is possible with so much on the track."""
    needs: dict[str, str] = {"commission": "faith", "garrison": "strength", "fortify": "influence"}
    tracks = {name: {0: track if name == needs[action] else 0} for name in ("faith", "strength", "influence")}
    # Spaces of the regions below are taken, or two Walls stand already.
    spaces = ["r1-s1", "r1-s2"] if action == "garrison" else ["r1-s1", "r1-s2", "r2-s1", "r2-s2", "r2-s3", "r2-s4"]
    game = ready(
        action,
        faith=tracks["faith"],
        strength=tracks["strength"],
        influence=tracks["influence"],
        paladin={0: paladin},
        outposts={1: spaces},
        walls={0: ["01", "02"]},
    )
    if action == "fortify":
        return "do fortify" in offered(game)
    if f"do {action}" not in offered(game):
        return False
    play(game, f"do {action}")
    return any(notation.startswith("space r3" if action == "commission" else "space r2") for notation in offered(game))


@rule("paladins.paladin.temporary-attributes", "paladins.paladin.temporary-not-on-track")
@pytest.mark.parametrize("paladin", PALADIN_NAME.words)
@pytest.mark.parametrize(("place", "action", "required"), [(0, "commission", 4), (1, "garrison", 3), (2, "fortify", 3)])
def test_the_bonus_counts_for_requirements(paladin: str, place: int, action: str, required: int) -> None:
    bonus = BRINGS[paladin][1][place]
    missing = required - bonus
    if missing > 0:
        assert not reach(paladin, action, missing - 1)
    assert reach(paladin, action, max(missing, 0))


@rule("paladins.paladin.temporary-not-on-track")
def test_the_bonus_does_not_move_the_markers() -> None:
    for paladin in PALADIN_NAME.words:
        hand = [paladin, *[word for word in HAND if word != paladin][:2]]
        game = choose(new_round(hands={0: hand}, faith={0: 2}, strength={0: 5}), paladin, other(paladin))
        until(game, TURN)
        assert game.players[0].attributes == [2, 5, 0]
        assert shown(game)["players"][0]["attributes"] == {"faith": 2, "strength": 5, "influence": 0}


@rule("paladins.paladin.temporary-attributes")
def test_the_bonus_ends_with_the_round() -> None:
    game = table(workers={0: ["merchant", "labourer", "fighter"]}, provisions={0: 3}, paladin={0: "roland"})
    assert "do garrison" in offered(game)
    stack(game.players[0].deck, PALADIN_NAME, ["oliver", "gerin", "girard"])  # without Strength
    play(game, "pass")
    until(game, TURN)
    while game.seat != 0:
        play(game, "pass")
        until(game, TURN)
    assert game.round == 2
    assert {"merchant", "labourer", "fighter"} <= set(supply_of(game.players[0]))
    assert "do garrison" not in offered(game)


@rule("paladins.paladin.special-ability")
def test_an_ability_works_in_its_round_only() -> None:
    game = table(round=2, workers={0: ["labourer"], 1: ["labourer"]}, paladin={0: "otton"}, forced=False)
    play(game, "do trade", "worker labourer")
    assert game.players[0].silver == 1 + 2
    play(game, "pass", "pass")
    assert game.round == 3
    until(game, TURN)
    while game.seat != 0:
        play(game, "pass")
        until(game, TURN)
    before = game.players[0].silver
    play(game, "do trade")
    play(game, offered(game)[0])
    assert game.players[0].silver == before + 1


@rule("paladins.paladin.special-ability")
def test_the_ability_is_the_owners_only() -> None:
    game = table(workers={0: ["labourer"], 1: ["labourer"]}, paladin={0: "otton", 1: "oliver"})
    play(game, "do trade", "do trade")
    assert [player.silver for player in game.players] == [3, 1]


# ---- the example ----


@rule("paladins.paladin.example-engelier")
def test_example_engelier() -> None:
    game = choose(new_round(hands={0: ["engelier", "ivon", "roland"]}), "engelier", "ivon")
    assert supply_of(game.players[0]) == {"fighter": 1, "scout": 1}
    assert reach("engelier", "garrison", 0)  # Strength 3
    assert not reach("engelier", "commission", 2)
    assert reach("engelier", "commission", 3)  # Faith 1
    row = ["invader-saracen", "marauder-saracen", *[None] * 4]  # nothing but Influence
    attacks = table(
        workers={0: ["scout", "labourer", "fighter", "cleric"] * 2, 1: ["labourer"] * 3},
        silver={0: 2},
        strength={0: REACH},
        paladin={0: "engelier"},
        outsiders=row,
        forced=False,
    )
    for target, silver in (("invader-saracen", 4), ("marauder-saracen", 4)):
        play(attacks, "do attack", f"outsider {target}", "worker scout", "worker labourer", "worker fighter")
        assert attacks.players[0].silver == silver
        if target == "invader-saracen":
            play(attacks, "do trade", "worker labourer", "do pray", "worker cleric", "clear attack")
            play(attacks, "do hunt", "worker labourer")
