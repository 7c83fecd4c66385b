"""Joint assaults on a city: who may propose and take part, the agreement, the fights in order, and what comes of it."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import ENEMY, ENEMY_OF
from roundtable.games.mage_knight.map import board, tokens
from tests.proof import rule
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_combat import ATTACK, do, to, wounds_of
from tests.rules.mage_knight.arrange_course import OUT_OF_TURN, TAKE_TURN
from tests.rules.mage_knight.arrange_joint import (
    BESIDE,
    GO,
    PROPOSE,
    READY,
    agreed,
    beside_city,
    defenders_left,
    fought,
    go_in,
    lose,
    shields,
    strike_one,
    win,
)
from tests.rules.mage_knight.arrange_map import Space, put_enemies, space
from tests.rules.mage_knight.arrange_scenario import GREEN
from tests.rules.mage_knight.arrange_sites import turn_of
from tests.rules.mage_knight.arrange_variants import hexes, reveal
from tests.rules.mage_knight.look import end_turn, hand_of, mana_of, offered, options, place_of, play


def places(game: MageKnightTable, seats: int) -> list[Space]:
    """Give where the first heroes stand."""
    return [place_of(game, seat) for seat in range(seats)]


def dice(game: MageKnightTable) -> int:
    """Count the dice lying in the Source."""
    return len(game.source)


# ---- when it can be proposed ----


@rule("mage_knight.coop-assault.where-available")
def test_it_is_offered_in_cooperative_scenarios_and_in_competitive_ones_if_wished() -> None:
    assert PROPOSE in options(beside_city())
    assert PROPOSE not in options(beside_city(settings={"joint_assaults": "no"}))
    assert PROPOSE not in options(beside_city(scenario="full_conquest"))
    assert PROPOSE in options(beside_city(scenario="full_conquest", settings={"joint_assaults": "yes"}))


@rule("mage_knight.coop-assault.start-not-after-end-announced")
def test_not_after_the_end_of_the_round_was_announced_or_the_scenarios_end_reached() -> None:
    game = beside_city()
    game.announced = 1
    settle(game)
    assert PROPOSE not in options(game)
    game = beside_city()
    game.scenario_over = True
    settle(game)
    assert PROPOSE not in options(game)


@rule("mage_knight.coop-assault.start-needs-unused-action")
def test_not_after_an_action() -> None:
    game = beside_city()
    game.turn.acted = True
    settle(game)
    assert PROPOSE not in options(game)


@rule("mage_knight.coop-assault.start-initiator-adjacent-alone")
def test_the_initiator_stands_beside_the_city_alone_in_that_space() -> None:
    assert PROPOSE not in options(beside_city(at={0: (1, -1), 1: BESIDE[1]}))
    assert PROPOSE not in options(beside_city(at={0: BESIDE[0], 1: BESIDE[0]}))
    assert PROPOSE in options(beside_city(3, at={0: BESIDE[0], 1: BESIDE[1], 2: BESIDE[1]}))


@rule("mage_knight.coop-assault.start-underground-attack")
def test_the_initiator_may_come_by_underground_attack() -> None:
    far: dict[int, Space] = {0: (1, -1), 1: BESIDE[1]}
    hand = {0: ["underground-travel", *READY], 1: READY}
    unpaid = beside_city(mana={0: ["green"]}, at=far, hand=hand, night=True)
    assert PROPOSE not in options(unpaid)  # the Spell cannot be paid
    game = beside_city(mana={0: ["green", "black"]}, at=far, hand=hand, night=True)
    play(game, PROPOSE, "invite 1 1", "done", "accept")
    assert GO not in options(game)
    do(game, "power underground-travel")
    while game.combat is None:
        game.play(GO if GO in options(game) else options(game)[0])
    assert (place_of(game, 0), len(fought(game))) == (GREEN, 1)
    to(game, ATTACK)
    game.play("next")
    lose(game)
    assert place_of(game, 0) == (1, -1)


@rule("mage_knight.coop-assault.helper-adjacent")
def test_a_hero_takes_part_from_beside_the_city() -> None:
    assert PROPOSE not in options(beside_city(at={0: BESIDE[0], 1: (1, -1)}))
    game = beside_city(3, 3, at={0: BESIDE[0], 1: (1, -1), 2: BESIDE[2]})
    game.play(PROPOSE)
    assert offered(game, "invite") == ["2 1", "2 2"]


@rule("mage_knight.coop-assault.helper-order-token-up")
def test_a_hero_whose_round_order_token_lies_face_down_is_not_invited() -> None:
    game = beside_city()
    game.players[1].token_down = True
    settle(game)
    assert PROPOSE not in options(game)


@rule("mage_knight.coop-assault.helper-needs-non-wound-card")
def test_a_hero_needs_a_card_that_is_no_wound() -> None:
    assert PROPOSE not in options(beside_city(hand={0: READY}))  # everybody sees the empty hand
    game = beside_city(hand={0: READY, 1: ["wound", "wound"]})
    play(game, PROPOSE, "invite 1 1", "done")
    assert (game.seat, options(game)) == (1, ["decline"])  # nobody else knows why
    game = beside_city(hand={0: READY, 1: ["wound", "march"]})
    play(game, PROPOSE, "invite 1 1", "done")
    assert options(game) == ["accept", "decline"]


# ---- proposing and agreeing ----


@rule("mage_knight.coop-assault.invite-one-or-more")
@rule("mage_knight.coop-assault.propose-enemy-distribution")
@rule("mage_knight.coop-assault.propose-at-least-one-each")
def test_the_initiator_invites_some_and_gives_each_at_least_one_enemy() -> None:
    game = beside_city(4, 4)
    game.play(PROPOSE)
    numbers = [f"{seat} {count}" for seat in (1, 2, 3) for count in (1, 2, 3)]
    assert (offered(game, "invite"), "done" in options(game)) == (numbers, False)
    game.play("invite 2 2")
    assert offered(game, "invite") == ["1 1", "3 1"]  # one is left for the initiator
    play(game, "done", "accept")
    assert game.joint is not None
    assert (game.joint.members, game.joint.shares) == ((0, 2), (2, 2))
    assert PROPOSE not in options(beside_city(2, 1))  # one enemy is not enough for two


@rule("mage_knight.coop-assault.agreement-must-be-unanimous")
@rule("mage_knight.coop-assault.agreement-retry")
def test_one_refusal_and_nothing_happens_but_another_proposal_may_be_made() -> None:
    game = beside_city(3, 4)
    before = game.save()["state"]
    play(game, PROPOSE, "invite 1 2", "invite 2 1", "done", "accept", "decline")
    assert (game.asks, game.seat, game.joint) == (TAKE_TURN, 0, None)
    assert [player.token_down for player in game.players] == [False] * 3
    game.turn.refusals = 0
    assert game.save()["state"] == before
    assert PROPOSE in options(game)
    assert "go 1,-2" not in options(game)
    play(game, "play march", GO)  # alone, as if nothing had happened
    assert len(fought(game)) == 4


@rule("mage_knight.coop-assault.agreement-retry")
def test_after_three_refusals_no_more_proposals_are_made_in_the_turn() -> None:
    game = beside_city()
    for _ in range(3):
        play(game, PROPOSE, "invite 1 1", "done", "decline")
    assert PROPOSE not in options(game)


@rule("mage_knight.coop-assault.agreement-must-be-unanimous")
def test_a_proposal_can_be_given_up_before_anybody_is_asked() -> None:
    game = beside_city()
    play(game, PROPOSE, "invite 1 1", "decline")
    assert (game.asks, game.seat, game.turn.refusals) == (TAKE_TURN, 0, 0)


@rule("mage_knight.coop-assault.invited-flip-order-tokens")
def test_the_invited_turn_their_tokens_and_lose_their_next_turn() -> None:
    game = agreed(3, 3)
    assert [player.token_down for player in game.players] == [False, True, True]
    for _ in range(3):
        win(game)
    for _ in range(3):
        end_turn(game)
    assert [player.token_down for player in game.players] == [False] * 3  # two turns and that of the dummy went by
    assert (game.turn.seat, game.asks) == (0, TAKE_TURN)


@rule("mage_knight.coop-assault.enemies-dealt-at-random")
def test_the_defenders_are_dealt_at_random() -> None:
    found: set[str] = set()
    for seed in range(12):
        game = agreed(2, 2, enemies={GREEN: ["prowlers", "diggers"]}, seed=seed)
        joint = game.joint
        assert joint is not None
        assert sorted(ENEMY.words[ENEMY_OF[token]] for token in joint.dealt) == ["diggers", "prowlers"]
        found.add(ENEMY.words[ENEMY_OF[joint.dealt[0]]])
    assert found == {"prowlers", "diggers"}


# ---- the fights ----


@rule("mage_knight.coop-assault.order-starts-with-initiator")
@rule("mage_knight.coop-assault.full-combat-before-next")
@pytest.mark.parametrize(("turn", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_one_fights_after_the_other_in_round_order_from_the_initiator(turn: int, order: list[int]) -> None:
    game = beside_city(3, 3, turn=turn)
    others = [seat for seat in range(3) if seat != turn]
    play(game, PROPOSE, *[f"invite {seat} 1" for seat in others], "done")
    asked: list[int] = []
    while game.asks == "mage_knight.agree":
        assert game.seat is not None
        asked.append(game.seat)
        game.play("accept")
    assert asked == order[1:]
    seen: list[int] = []
    for _ in range(3):
        seen.append(game.turn.seat)
        go_in(game)
        assert game.combat is not None
        while game.combat is not None:
            assert (game.seat, game.turn.seat) == (seen[-1], seen[-1])
            damages = [one for one in options(game) if one.startswith("damage")]
            game.play(next(one for one in ("next", "suffer", *damages) if one in options(game)))
    assert seen == order


@rule("mage_knight.coop-assault.source-die-each")
@rule("mage_knight.coop-assault.source-die-returned-after-assault")
def test_each_may_use_a_die_which_comes_back_after_the_whole_assault() -> None:
    game = agreed(2, 2, source=["green", "green", "green"])
    for left in (2, 1):
        assert dice(game) == left + 1
        if game.asks == OUT_OF_TURN:
            game.play("done")
        do(game, "power march")
        assert dice(game) == left
        lose(game)
    assert dice(game) == 1  # both dice are still out
    end_turn(game)
    assert dice(game) == 2
    end_turn(game)
    assert dice(game) == 3


@rule("mage_knight.coop-assault.effects-before-start-during-turn")
def test_each_may_use_what_can_be_used_before_at_the_start_of_and_during_a_turn() -> None:
    game = agreed(2, 2, skills={1: ["goldyx-motivation"]}, crystals={1: ["green"]})
    win(game)
    assert (game.seat, game.asks) == (1, OUT_OF_TURN)
    assert "use goldyx-motivation" in options(game)
    play(game, "done")
    assert {"crystal green", "play march", "sideways stamina move"} <= set(options(game))


@rule("mage_knight.coop-assault.effects-before-start-during-turn")
def test_an_invited_hero_gets_what_the_start_of_a_turn_gives() -> None:
    game = agreed(2, 2, at={0: BESIDE[0], 1: BESIDE[3]})  # on a magical glade
    lose(game)
    assert (game.turn.seat, mana_of(game, 1)) == (1, {"gold": 1})


@rule("mage_knight.coop-assault.must-move-into-city")
@rule("mage_knight.coop-assault.no-other-move-or-action")
def test_each_must_move_straight_into_the_city_and_do_nothing_else() -> None:
    game = agreed(2, 2, move=9)
    questions = [one for one in options(game) if one.split()[0] in ("go", "explore", "interact", "challenge", "rest")]
    assert questions == [GO]
    assert "end-turn" not in options(game)
    assert "done" not in options(game)  # who can pay must go
    game = agreed(2, 2, move=1)
    assert GO not in options(game)  # the city costs 2


@rule("mage_knight.coop-assault.no-other-move-or-action")
def test_a_card_that_is_an_action_cannot_be_played() -> None:
    hand = {0: ["temporal-portal", *READY], 1: READY}
    assert "play temporal-portal" in options(beside_city(hand=hand))
    assert "play temporal-portal" not in options(agreed(2, 2, hand=hand))


@rule("mage_knight.coop-assault.cannot-enter-fights-nothing")
def test_who_cannot_pay_for_the_step_fights_nobody() -> None:
    game = agreed(2, 2)
    game.play("done")
    assert (game.turn.seat, game.players[0].reputation, place_of(game, 0)) == (1, 0, BESIDE[0])
    win(game)
    assert (defenders_left(game), shields(game)) == (1, (1,))
    assert places(game, 2) == [BESIDE[0], BESIDE[1]]


@rule("mage_knight.coop-assault.provoked-rampaging-join")
def test_rampaging_enemies_provoked_by_the_step_join_that_heros_enemies() -> None:
    game = agreed(2, 2, enemies={(2, -3): ["diggers"]})  # beside both (1, -2) and the city
    go_in(game)
    assert sorted(fought(game)) == ["diggers", "prowlers"]
    to(game, ATTACK)
    game.play("next")
    go_in(game)
    assert "diggers" in fought(game)  # from (2, -4) it is provoked as well


@rule("mage_knight.coop-assault.may-challenge-adjacent-rampaging")
def test_rampaging_enemies_beside_the_city_may_be_challenged() -> None:
    game = agreed(2, 2, enemies={(0, -2): ["diggers"]}, at={0: (2, -4), 1: (0, -3)})
    go_in(game)
    assert offered(game, "challenge") == ["0,-2"]
    play(game, "challenge 0,-2")
    assert sorted(fought(game)) == ["diggers", "prowlers"]


@rule("mage_knight.coop-assault.reputation-loss-and-shields-as-usual")
def test_each_loses_reputation_and_lays_shields_for_the_enemies_defeated() -> None:
    game = agreed(3, 3)
    win(game)
    assert (shields(game), [player.reputation for player in game.players]) == ((0,), [-1, 0, 0])
    lose(game)
    win(game)
    assert (shields(game), [player.reputation for player in game.players]) == ((0, 2), [-1, -1, -1])
    assert [player.fame > 0 for player in game.players] == [True, False, True]


@rule("mage_knight.coop-assault.only-own-enemies", "mage_knight.coop-assault.all-enemies-means-own")
def test_each_faces_only_the_own_share_and_effects_on_all_enemies_touch_only_these() -> None:
    game = agreed(2, 4, hand={0: ["tremor", *READY], 1: READY}, mana={0: ["green"]})
    go_in(game)
    assert len(fought(game)) == 3
    do(game, "play tremor")
    while game.frames:
        game.play(options(game)[-1])
    assert game.combat is not None
    armors = [foe.armor for foe in game.combat.foes]
    to(game, ATTACK)
    game.play("next")
    go_in(game)
    assert len(fought(game)) == 1
    assert game.combat is not None
    assert game.combat.foes[0].armor > min(armors)


# ---- what comes of it ----


@rule("mage_knight.coop-assault.conquered-when-all-defenders-defeated")
def test_the_city_is_conquered_when_all_defenders_are_defeated_whatever_of_the_rampaging() -> None:
    game = agreed(2, 2, enemies={(0, -2): ["diggers"]}, at={0: (2, -4), 1: (0, -3)})
    go_in(game)
    game.play("challenge 0,-2")
    to(game, ATTACK)
    strike_one(game)
    game.play("next")
    assert not board.conquered(game, space(GREEN))  # the other one's share is still there
    win(game)
    assert board.conquered(game, space(GREEN))
    assert board.leader(game, space(GREEN)) == 0
    assert places(game, 2) == [GREEN, GREEN]


@rule("mage_knight.coop-assault.failed-all-retreat")
@pytest.mark.parametrize("losing", [0, 1, 2])
def test_if_one_fails_all_go_back(losing: int) -> None:
    game = agreed(3, 3)
    for seat in range(3):
        (lose if seat == losing else win)(game)
        assert place_of(game, seat) == (GREEN if seat < 2 else BESIDE[2])
    assert places(game, 3) == [BESIDE[0], BESIDE[1], BESIDE[2]]
    assert defenders_left(game) == 1
    assert shields(game) == tuple(seat for seat in range(3) if seat != losing)


@rule("mage_knight.coop-assault.turns-end-in-round-order")
@rule("mage_knight.coop-assault.start-is-participants-action")
def test_all_finish_their_turns_in_round_order_without_another_action() -> None:
    game = beside_city(3, 3, turn=1)
    play(game, PROPOSE, "invite 0 1", "invite 2 1", "done", "accept", "accept")
    for _ in range(3):
        win(game)
    ended: list[int] = []
    for _ in range(3):
        assert game.asks == TAKE_TURN
        assert game.turn.acted
        assert not [one for one in options(game) if one.split()[0] in ("go", "explore", "interact", "rest")]
        ended.append(game.turn.seat)
        end_turn(game)
    assert ended == [0, 1, 2]
    assert game.joint is None
    assert len(hand_of(game, 2)) >= 5  # drawn up at the end of the turn
    assert game.turn.seat == 1  # 2 has given up a turn, and so have 0 and the dummy player played


@rule("mage_knight.coop-assault.effects-before-finishing")
def test_healing_and_special_effects_may_be_played_before_finishing() -> None:
    game = agreed(2, 2, hand={0: ["tranquility", *READY], 1: READY}, mana={0: ["green"]})
    lose(game)
    lose(game)
    assert game.turn.seat == 0
    before = wounds_of(game, 0)
    do(game, "play tranquility")
    while "heal" not in options(game) and game.frames:
        game.play(options(game)[0])
    game.play("heal")
    assert wounds_of(game, 0) == before - 1


@rule("mage_knight.coop-assault.invited-flip-order-tokens")
def test_another_turn_earned_by_an_invited_hero_takes_the_place_of_the_one_given_up() -> None:
    game = agreed(2, 2, tactic={1: "the-right-moment"})
    lose(game)
    if game.asks == OUT_OF_TURN:
        game.play("done")
    game.play("use-tactic")
    lose(game)
    end_turn(game)
    end_turn(game)
    if game.asks == OUT_OF_TURN:
        game.play("done")
    assert (game.turn.seat, game.asks, game.players[1].token_down) == (1, TAKE_TURN, False)


def test_everybody_sees_who_faces_whom() -> None:
    game = agreed(2, 3)
    for viewer in (0, 1, None):
        shown = game.view(viewer)["table"]
        assert isinstance(shown, dict)
        joint = shown["joint_assault"]
        assert (joint["hex"], joint["active"]) == ("1,-3", 0)
        assert [(one["seat"], len(one["enemies"])) for one in joint["members"]] == [(0, 2), (1, 1)]
    win(game)
    shown = game.view(1)["table"]
    assert isinstance(shown, dict)
    assert [len(one["enemies"]) for one in shown["joint_assault"]["members"]] == [1, 1]


# ---- a megapolis ----


def beside_megapolis() -> MageKnightTable:
    """Let seat 0 stand beside the left part of a megapolis and seat 1 beside the right part only."""
    chosen: dict[str, object] = {"megapolis": 1, "core_city_tiles": 1, "joint_assaults": "yes"}
    laid = {(0, 1): "countryside-03", (1, 0): "countryside-02", (2, 0): "countryside-01"}
    game = table(settings=chosen, tiles=laid, hand={0: ["march"], 1: ["march"]}, forced=False)
    reveal(game, "core-08", (1, 1))
    for one in hexes(game):
        if one["site"] in ("marauding-orcs", "draconum"):
            put_enemies(game, (one["q"], one["r"]), [])
    game.players[1].space = space((5, -4))
    return turn_of(game, 0, (3, -4), 4)


@rule("mage_knight.variant-megapolis.coop-assault-any-adjacent")
@rule("mage_knight.variant-megapolis.coop-assault-all-enemies-dealt")
def test_heroes_beside_any_part_of_a_megapolis_share_all_its_defenders() -> None:
    game = beside_megapolis()
    every = tokens.tokens_at(game, board.spot_at(game, space((4, -5))))
    play(game, "propose 4,-5", f"invite 1 {len(every) - 1}", "done", "accept")
    assert game.joint is not None
    assert (sorted(game.joint.dealt), game.joint.shares) == (sorted(every), (1, len(every) - 1))
    assert offered(game, "go") == ["4,-5"]
    play(game, "go 4,-5")
    assert len(fought(game)) == 1
    to(game, ATTACK)
    game.play("next")
    if game.asks == OUT_OF_TURN:
        game.play("done")
    game.turn.move = 2
    settle(game)
    assert offered(game, "go") == ["5,-5"]
    play(game, "go 5,-5")
    assert len(fought(game)) == len(every) - 1
    to(game, ATTACK)
    game.play("next")
    assert places(game, 2) == [(3, -4), (5, -4)]
