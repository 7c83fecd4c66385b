"""When players may fight, how a fight begins, and how the defender takes part."""

from functools import partial

import pytest

from roundtable.games.mage_knight.content.components import CARD, KIND_OF
from roundtable.games.mage_knight.content.names import NONE
from tests.proof import rule
from tests.rules.mage_knight.arrange_pvp import (
    AFAR,
    FOREST,
    FROM,
    PARTICIPATE,
    TAKE_TURN,
    at_keep,
    attacked,
    go,
    melee,
    rivals,
    strike,
    use,
)
from tests.rules.mage_knight.arrange_turn import (
    GLADE,
    KEEP,
    ORC,
    VILLAGE,
    WEST_OF_KEEP,
    actions,
    moves,
    with_points,
)
from tests.rules.mage_knight.look import (
    discard_of,
    end_turn,
    hand_of,
    mana_of,
    offered,
    options,
    place_of,
    play,
    played_by,
)

HANDS = {0: ["rage", "march"], 1: ["determination", "stamina"]}


# ---- when ----


@rule(
    "mage_knight.turn.mandatory-action-pvp",
    "mage_knight.movement.attack-on-player-is-the-action",
    "mage_knight.pvp.aggressor-and-defender",
)
def test_who_stops_in_another_players_space_must_attack() -> None:
    game = rivals(hand=HANDS)
    play(game, go(FOREST))
    assert "end-turn" not in options(game)
    assert "attack 1" in options(game)
    assert moves(game)
    game.play("attack 1")
    assert game.duel is not None
    assert (game.duel.aggressor, game.duel.defender) == (0, 1)
    assert (game.turn.acted, game.turn.move, game.seat) == (True, 0, 1)


@rule("mage_knight.turn.mandatory-action-pvp")
def test_who_moves_on_need_not_attack() -> None:
    game = rivals(hand=HANDS)
    play(game, go(FOREST), go((2, -2)))
    assert "end-turn" in options(game)
    assert offered(game, "attack") == []


@rule("mage_knight.turn.mandatory-action-pvp")
def test_a_hero_who_was_there_before_is_not_attacked() -> None:
    game = rivals(hand=HANDS, at={0: FOREST, 1: FOREST})
    assert offered(game, "attack") == []
    assert actions(game) == []


@rule("mage_knight.movement.entering-owner-occupied-keep-is-attack")
def test_entering_a_keep_whose_owner_is_there_is_an_attack_at_once() -> None:
    game = at_keep(hand=HANDS)
    game.play(go(KEEP))
    assert (game.seat, game.asks, game.turn.move, game.players[0].reputation) == (1, PARTICIPATE, 0, -1)
    assert game.duel is not None
    away = at_keep(hand=HANDS, at={0: WEST_OF_KEEP, 1: FROM}, next_enemies=["golems"])
    away.play(go(KEEP))
    assert away.duel is None
    assert away.combat is not None


@rule("mage_knight.movement.pvp-forbidden-flipped-token")
def test_nobody_is_attacked_while_the_order_token_lies_face_down() -> None:
    game = rivals(hand=HANDS)
    game.players[1].token_down = True
    play(game, go(FOREST))
    assert offered(game, "attack") == []
    assert "end-turn" in options(game)
    end_turn(game)
    assert (place_of(game, 0), hand_of(game).count("wound")) == (FROM, 1)
    keep = at_keep(hand=HANDS)
    keep.players[1].token_down = True
    keep.play(go(KEEP))
    assert (keep.duel, keep.combat, keep.players[0].reputation) == (None, None, -1)


@rule("mage_knight.movement.pvp-forbidden-round-end-announced")
def test_nobody_is_attacked_after_the_end_of_the_round_was_announced() -> None:
    game = rivals(hand=HANDS)
    game.announced = 1
    game.last_turns = (0,)
    play(game, go(FOREST))
    assert offered(game, "attack") == []


@rule("mage_knight.movement.pvp-forbidden-scenario-end-reached")
def test_nobody_is_attacked_in_the_last_turns_of_the_scenario() -> None:
    game = rivals(hand=HANDS)
    game.scenario_over = True
    game.last_turns = (0, 1)
    play(game, go(FOREST))
    assert offered(game, "attack") == []


@rule("mage_knight.pvp.not-on-portal-or-city")
def test_nobody_is_attacked_on_the_portal_or_in_a_city() -> None:
    game = rivals(hand=HANDS, at={0: FROM, 1: (0, 0)})
    play(game, go((0, 0)))
    assert offered(game, "attack") == []
    city = (3, -2)
    around: dict[tuple[int, int], list[str]] = {city: [], (2, -2): []}
    places = {0: (2, -1), 1: city}
    game = rivals(hand=HANDS, tiles={(1, 0): "core-06"}, at=places, enemies=around, shields={city: [0]})
    play(game, go(city))
    assert place_of(game, 0) == place_of(game, 1)
    assert offered(game, "attack") == []


@rule("mage_knight.pvp.no-entering-with-provoking-move", "mage_knight.combat.several-spaces-never-with-player")
def test_no_step_that_provokes_leads_into_another_players_space() -> None:
    arrange = partial(rivals, hand=HANDS, tiles={(1, 0): "countryside-02"}, enemies={(3, -3): ["diggers"]})
    assert "3,-2" in offered(arrange(at={0: (2, -2), 1: FROM}), "go")
    assert "3,-2" not in offered(arrange(at={0: (2, -2), 1: (3, -2)}), "go")
    near = arrange(at={0: (3, -1), 1: (3, -2)})
    play(near, "go 3,-2")
    assert [one for one in options(near) if one.startswith("challenge")] == []
    play(near, "attack 1", "participate partially")
    assert near.asks == AFAR


# ---- reactions and participation ----


@rule("mage_knight.pvp.defender-may-use-out-of-turn-effects")
def test_a_defender_may_plunder_first() -> None:
    game = rivals(hand={0: ["rage"], 1: ["rage"]}, at={0: FROM, 1: VILLAGE})
    play(game, go(VILLAGE), "attack 1")
    assert (game.seat, options(game)) == (1, ["plunder", "done"])
    play(game, "plunder")
    assert len(hand_of(game, 1)) == 3
    assert game.asks == PARTICIPATE


@rule("mage_knight.pvp.defender-cannot-announce-round-end", "mage_knight.pvp.defender-two-options")
def test_a_defender_with_an_empty_deck_can_only_choose_how_to_take_part() -> None:
    game = rivals(hand=HANDS, deck={1: []})
    play(game, go(FOREST), "attack 1")
    assert (game.seat, game.asks) == (1, PARTICIPATE)
    assert options(game) == ["participate fully", "participate partially"]


@rule("mage_knight.pvp.full-not-with-only-wounds")
def test_with_nothing_but_wounds_one_takes_part_partially() -> None:
    game = rivals(hand={0: ["rage"], 1: ["wound", "wound"]})
    play(game, go(FOREST), "attack 1")
    assert options(game) == ["participate partially"]


@rule("mage_knight.pvp.full-flips-order-token")
def test_full_participation_turns_the_order_token_down() -> None:
    game = attacked(rivals(hand=HANDS), "fully")
    assert game.players[1].token_down
    assert not attacked(rivals(hand=HANDS)).players[1].token_down


@rule(
    "mage_knight.turn.flipped-order-token-loses-turn",
    "mage_knight.turn.flipped-token-no-end-of-round",
    "mage_knight.pvp.full-flips-order-token",
)
def test_the_next_turn_is_lost_and_the_token_turned_up() -> None:
    game = melee(rivals(hand=HANDS, deck={1: []}), "fully")
    play(game, "pass", "pass")
    end_turn(game)
    end_turn(game)
    assert (game.seat, game.players[1].token_down, game.announced) == (0, False, NONE)
    assert game.asks == TAKE_TURN


@rule("mage_knight.pvp.full-start-of-turn-effects")
def test_full_participation_brings_what_a_turn_starts_with() -> None:
    game = rivals(hand=HANDS, at={0: (2, -3), 1: GLADE}, enemies={ORC: []})
    play(game, go(GLADE), "attack 1", "participate fully")
    assert mana_of(game, 1) == {"gold": 1}
    game = rivals(hand=HANDS, at={0: (2, -3), 1: GLADE}, enemies={ORC: []})
    play(game, go(GLADE), "attack 1", "participate partially")
    assert mana_of(game, 1) == {}


@rule("mage_knight.pvp.full-may-use-source-die", "mage_knight.pvp.partial-no-source-die")
@pytest.mark.parametrize("how", ["fully", "partially"])
def test_only_full_participation_gives_a_die_of_the_source(how: str) -> None:
    game = attacked(rivals(hand={0: ["rage"], 1: ["swiftness"]}, source=["white", "red"]), how)
    assert ("power swiftness" in options(game)) == (how == "fully")


@rule("mage_knight.pvp.partial-crystals-and-tokens-usable")
def test_partial_participation_leaves_crystals_and_tokens() -> None:
    game = attacked(rivals(hand={0: ["rage"], 1: ["swiftness"]}, crystals={1: ["white"]}))
    assert "power swiftness" in options(game)
    game = attacked(rivals(hand={0: ["rage"], 1: ["swiftness"]}, mana={1: ["white"]}))
    assert "power swiftness" in options(game)


@rule("mage_knight.pvp.full-may-use-skills", "mage_knight.pvp.partial-no-skills")
@pytest.mark.parametrize("how", ["fully", "partially"])
def test_only_full_participation_lets_skills_be_used(how: str) -> None:
    skills = {1: ["goldyx-freezing-power"]}
    game = attacked(rivals(hand=HANDS, skills=skills), how)
    assert ("use goldyx-freezing-power" in options(game)) == (how == "fully")


@rule("mage_knight.pvp.partial-no-skills")
def test_skills_for_other_players_turns_are_open_to_every_defender() -> None:
    game = rivals(hand=HANDS, skills={1: ["goldyx-motivation"]})
    play(game, go(FOREST), "attack 1")
    assert "use goldyx-motivation" in options(game)
    play(game, "done", "participate partially")
    assert "use goldyx-motivation" in options(game)


@rule("mage_knight.pvp.defender-cannot-move-or-act")
@pytest.mark.parametrize("how", ["fully", "partially"])
def test_a_defender_neither_moves_nor_acts(how: str) -> None:
    game = melee(rivals(hand={0: ["rage"], 1: ["march"]}, at={0: FROM, 1: FOREST}), how)
    play(game, "pass")
    verbs = {one.split()[0] for one in options(game)}
    assert verbs.isdisjoint({"go", "explore", "interact", "enter", "burn", "challenge", "rest"})
    play(game, "pass")
    if how == "fully":
        assert (game.seat, options(game)) == (1, ["end-turn"])


@rule("mage_knight.pvp.defender-cannot-move-or-act")
def test_a_full_defender_does_not_deal_with_locals_after_the_fight() -> None:
    game = rivals(hand=HANDS, at={0: FROM, 1: VILLAGE})
    play(game, go(VILLAGE), "attack 1", "done", "participate fully", "pass", "pass", "pass", "pass")
    assert (game.seat, game.turn.seat) == (1, 1)
    assert {"interact", "go", "sideways", "rest"}.isdisjoint({one.split()[0] for one in options(game)})


@rule("mage_knight.pvp.partial-may-block-and-attack")
@pytest.mark.parametrize("how", ["fully", "partially"])
def test_either_way_a_defender_attacks_and_blocks(how: str) -> None:
    game = attacked(rivals(hand={0: ["rage"], 1: ["rage", "determination"]}, units={1: ["utem-crossbowmen"]}), how)
    strike(game, "activate 0 1")
    play(game, "stand", "wound-hero")
    assert hand_of(game, 0).count("wound") == 1
    play(game, "pass", "pass", "sideways rage attack", "strike")
    assert (game.seat, "play determination" in options(game)) == (1, True)


# ---- afterwards ----


@rule("mage_knight.pvp.full-after-combat-effects", "mage_knight.pvp.full-end-of-turn-steps")
def test_after_full_participation_come_healing_and_the_end_of_a_turn() -> None:
    game = melee(rivals(hand={0: ["rage"], 1: ["tranquility", "wound", "rage"]}), "fully")
    play(game, "pass", "pass")
    assert (game.seat, game.turn.seat) == (1, 1)
    assert {"end-turn", "play tranquility"} <= set(options(game))
    play(game, "play tranquility", "choose 0", "heal")
    assert hand_of(game, 1) == ["rage"]
    end_turn(game)
    assert (game.seat, game.turn.seat, game.asks) == (0, 0, TAKE_TURN)
    assert (len(hand_of(game, 1)), played_by(game, 1)) == (5, [])


@rule("mage_knight.pvp.partial-ends-with-combat", "mage_knight.pvp.partial-no-end-of-turn-steps")
def test_partial_participation_ends_with_the_fight() -> None:
    game = melee(rivals(hand={0: ["rage"], 1: ["tranquility", "rage"]}))
    play(game, "pass", "sideways rage attack", "pass")
    assert (game.seat, game.turn.seat, game.duel) == (0, 0, None)
    assert (hand_of(game, 1), played_by(game, 1)) == (["tranquility"], ["rage"])


@rule("mage_knight.pvp.partial-mana-tokens-stay")
def test_mana_tokens_of_a_partial_defender_stay_until_the_end_of_the_next_turn() -> None:
    game = melee(rivals(hand={0: ["rage"], 1: ["rage"]}, mana={1: ["red", "blue"]}))
    play(game, "pass", "pass")
    assert mana_of(game, 1) == {"red": 1, "blue": 1}
    end_turn(game)
    assert (game.seat, mana_of(game, 1)) == (1, {"red": 1, "blue": 1})
    end_turn(game)
    assert mana_of(game, 1) == {}


@rule("mage_knight.pvp.partial-keeps-next-turn")
def test_a_partial_defender_has_the_next_turn_and_can_be_attacked_again() -> None:
    game = melee(rivals(3, hand={0: ["rage"], 1: ["rage"], 2: ["rage"]}, at={0: FROM, 1: FOREST, 2: (2, -2)}))
    play(game, "pass", "pass")
    end_turn(game)
    assert (game.seat, game.asks, game.turn.seat) == (1, TAKE_TURN, 1)
    again = rivals(3, hand={0: ["rage"], 1: ["rage"], 2: ["rage"]}, at={0: (3, -1), 1: FOREST, 2: FROM}, turn=2)
    play(again, go(FOREST), "attack 1", "participate partially", "pass", "pass", "pass", "pass")
    end_turn(again)
    assert again.seat == 0
    play(with_points(again, 9), *[go(place) for place in ((2, -1), FOREST)], "attack 1")
    assert (again.seat, again.asks) == (1, PARTICIPATE)


@rule(
    "mage_knight.end-of-turn.clean-up-thrown-away-cards",
    "mage_knight.end-of-turn.clean-up-played-cards-discarded",
)
def test_cards_of_a_partial_participation_are_put_away_when_the_next_turn_is_given_up() -> None:
    game = attacked(rivals(hand={0: ["march"], 1: ["horn-of-wrath", "determination", "rage"]}, deck={1: []}))
    use(game, "power horn-of-wrath", "number 0")
    play(game, "pass", "pass", "pass")
    use(game, "play rage")
    play(game, "pass")
    assert played_by(game, 1) == ["horn-of-wrath", "rage"]
    end_turn(game)
    play(game, "announce")
    assert (played_by(game, 1), discard_of(game, 1)) == ([], ["rage"])
    assert KIND_OF[game.removed[-1]] == CARD.at("horn-of-wrath")


# ---- nothing else ----


@rule("mage_knight.movement.no-other-action-in-shared-space")
@pytest.mark.parametrize("fights", ["yes", "no"])
@pytest.mark.parametrize("card", ["temporal-portal", "peaceful-moment"])
def test_a_card_is_no_action_in_a_space_with_another_hero(card: str, fights: str) -> None:
    settings = {"fights_between_players": fights, "lost_legion": True}
    game = rivals(settings=settings, hand={0: [card, "march"]})
    assert f"play {card}" in options(game)
    play(game, go(FOREST))
    assert f"play {card}" not in options(game)
    play(game, go(FROM))
    assert f"play {card}" in options(game)
