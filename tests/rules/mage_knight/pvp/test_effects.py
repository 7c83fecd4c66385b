"""What cards, Units and Skills that speak of enemies mean against another player."""

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.combat import opponent
from tests.proof import rule
from tests.rules.mage_knight.arrange_pvp import (
    AFAR,
    ASSIGN,
    MELEE,
    at_keep,
    attacked,
    comes,
    melee,
    rivals,
    strike,
    use,
)
from tests.rules.mage_knight.look import hand_of, offered, options, play, played_by, units_of


def armor(game: MageKnightTable, at: int) -> int:
    """Give the Armor of an opponent's Unit as it is now."""
    assert game.combat is not None
    return game.combat.foes[at].armor


# ---- targets ----


@rule(
    "mage_knight.pvp.effects-usable-against-players",
    "mage_knight.pvp.effects-target-unwounded-units",
    "mage_knight.pvp.effects-never-target-hero",
)
def test_effects_on_enemies_reach_unwounded_units_and_never_the_hero() -> None:
    units = {1: ["utem-guardsmen", "peasants wounded", "foresters"]}
    game = melee(rivals(units=units, hand={0: ["tremor"]}, mana={0: ["green"]}))
    use(game, "play tremor", "choose 0")
    assert offered(game, "enemy") == ["1", "3"]
    play(game, "enemy 1")
    assert armor(game, 1) == 2
    nobody = melee(rivals(units={1: ["peasants wounded"]}, hand={0: ["tremor"]}, mana={0: ["green"]}))
    assert "play tremor" not in options(nobody)


@rule("mage_knight.pvp.effects-never-target-hero")
def test_an_attack_is_lowered_by_what_a_unit_has_in_it_only() -> None:
    def attacked_with(*notations: str) -> MageKnightTable:
        own = {1: ["utem-guardsmen"]}
        game = melee(rivals(units=own, hand={0: ["swift-reflexes"], 1: ["stamina"]}, mana={0: ["white"]}))
        play(game, "pass")
        strike(game, *notations)
        return game

    alone = attacked_with("sideways stamina attack")
    assert "power swift-reflexes" not in options(alone)
    both = attacked_with("sideways stamina attack", "activate 0 0")
    use(both, "power swift-reflexes")
    assert offered(both, "attack-of") == ["1 0"]
    play(both, "attack-of 1 0")
    assert opponent.attack_value(both) == 1


@rule("mage_knight.pvp.effects-unit-armor-minimum-1")
def test_the_armor_of_a_unit_stays_at_one_at_least() -> None:
    game = melee(rivals(units={1: ["peasants"]}, hand={0: ["tremor", "march"]}, mana={0: ["green"]}))
    use(game, "play tremor", "choose 0")
    play(game, "enemy 1")
    assert armor(game, 1) == 1
    strike(game, "sideways march attack")
    play(game, "stand")
    assert options(game) == ["wound-unit 1", "done"]


@rule("mage_knight.pvp.effects-destroy-wounds-unit")
def test_what_destroys_an_enemy_wounds_a_unit() -> None:
    units = {1: ["utem-guardsmen", "foresters"]}
    game = melee(rivals(units=units, hand={0: ["demolish"]}, mana={0: ["red", "black"]}, night=True))
    use(game, "power demolish")
    while "enemy 1" not in options(game):
        game.play(options(game)[0])
    play(game, "enemy 1")
    assert units_of(game, 1) == ["utem-guardsmen wounded", "foresters"]
    assert (armor(game, 2), game.players[0].fame) == (3, 0)
    assert game.asks == MELEE


@rule("mage_knight.unit-resistances.fire-ignores-red", "mage_knight.unit-resistances.ice-ignores-blue")
def test_units_ignore_effects_of_the_colour_they_resist() -> None:
    units = {1: ["fire-golems", "ice-golems", "foresters"]}
    red = melee(rivals(units=units, hand={0: ["demolish"]}, mana={0: ["red"]}))
    use(red, "play demolish")
    assert [armor(red, at) for at in (1, 2, 3)] == [4, 3, 3]
    blue = melee(rivals(units={1: ["ice-golems", "fire-golems"]}, hand={0: ["chill"]}, mana={0: ["blue"]}))
    play(blue, "pass")
    strike(blue, "activate 0 0", "activate 1 0")
    use(blue, "play chill")
    assert offered(blue, "enemy") == ["2"]


# ---- blocks and shares ----


def shared_attack(hand: list[str], mana: list[str], units: list[str] | None = None) -> MageKnightTable:
    """Seat 1 attacks hand to hand with Utem Guardsmen (2), Foresters' help none, and a card sideways (1)."""
    own = {0: units or [], 1: ["utem-guardsmen", "altem-guardians", "foresters"]}
    game = melee(rivals(units=own, hand={0: hand, 1: ["stamina"]}, mana={0: mana}))
    play(game, "pass")
    strike(game, "activate 0 0", "activate 1 0", "sideways stamina attack")
    return game


@rule(
    "mage_knight.pvp.effects-prevent-attack-removes-unit-contribution",
    "mage_knight.pvp.effects-prevent-attack-unit-stays-spent",
)
def test_keeping_a_unit_from_attacking_takes_its_share_away() -> None:
    game = shared_attack(["whirlwind"], ["white"])
    assert opponent.attack_value(game) == 8
    use(game, "play whirlwind")
    assert offered(game, "enemy") == ["1", "2"]
    play(game, "enemy 2")
    assert opponent.attack_value(game) == 3
    play(game, "stand")
    assert (comes(game), units_of(game, 1)[1]) == (3, "altem-guardians spent")


@rule("mage_knight.pvp.effects-prevent-attack-not-special-or-block")
def test_only_shares_of_an_attack_can_be_prevented() -> None:
    game = melee(rivals(units={1: ["foresters"]}, hand={0: ["whirlwind", "rage"]}, mana={0: ["white"]}))
    assert "play whirlwind" not in options(game)
    strike(game, "sideways rage attack")
    use(game, "activate 0 1")
    play(game, "stand")
    assert (game.seat, game.asks, "play whirlwind" in options(game)) == (1, MELEE, False)


@rule("mage_knight.pvp.effects-block-side-effects-target-contributing-unit")
def test_what_a_block_does_to_the_blocked_enemy_goes_to_a_unit_of_the_attack() -> None:
    game = shared_attack(["ice-shield"], ["blue"])
    use(game, "power ice-shield")
    assert offered(game, "enemy") == ["1", "2"]
    play(game, "enemy 1")
    assert [armor(game, at) for at in (1, 2, 3)] == [2, 7, 4]
    alone = melee(rivals(hand={0: ["ice-shield"], 1: ["rage"]}, mana={0: ["blue"]}))
    play(alone, "pass")
    strike(alone, "sideways rage attack")
    use(alone, "power ice-shield")
    assert "stand" in options(alone)


@rule("mage_knight.pvp.effects-successful-block-means-attack-zero")
def test_a_successful_block_leaves_nothing_of_the_attack() -> None:
    def blocked(cards: list[str], units: list[str]) -> MageKnightTable:
        own = {0: units, 1: ["utem-guardsmen"]}
        game = melee(rivals(units=own, hand={0: ["burning-shield"], 1: cards}, mana={0: ["red", "black"]}, night=True))
        play(game, "pass")
        strike(game, "activate 0 0", *[f"sideways {card} attack" for card in cards])
        use(game, "power burning-shield")
        play(game, "stand")
        return game

    won = blocked(["rage"], [])
    assert offered(won, "enemy") == ["1"]
    play(won, "enemy 1")
    assert units_of(won, 1) == ["utem-guardsmen spent wounded"]
    lost = blocked(["rage", "march", "stamina", "promise"], [])
    assert (lost.asks, comes(lost) > 0) == (ASSIGN, True)
    assert units_of(lost, 1) == ["utem-guardsmen spent"]


# ---- numbers ----


@rule("mage_knight.pvp.effects-number-of-enemies")
def test_the_opponent_counts_as_a_hero_and_the_units_that_can_act() -> None:
    units = {1: ["utem-guardsmen", "peasants spent", "foresters wounded", "altem-guardians"]}
    game = melee(rivals(units=units, hand={0: ["flame-wall"]}, mana={0: ["red", "black"]}, night=True))
    assert opponent.number(game) == 3
    use(game, "power flame-wall")
    while "strike" not in options(game):
        game.play(options(game)[0])
    assert game.combat is not None
    assert game.combat.pool[0].value == 5 + 2 * 3
    game = shared_attack([], [])
    assert opponent.number(game) == 4  # two of the three are spent, but part of the attack


# ---- own Units ----


@rule("mage_knight.pvp.damage-unit-armor", "mage_knight.pvp.effects-rule-changes-last-whole-combat")
def test_armor_that_a_player_gives_the_own_units_counts() -> None:
    game = attacked(rivals(units={0: ["utem-guardsmen"], 1: ["peasants"]}, hand={0: ["rage"], 1: ["banner-of-glory"]}))
    use(game, "power banner-of-glory")
    while game.asks != MELEE:
        game.play("pass" if "pass" in options(game) else options(game)[0])
    strike(game, "activate 0 0", "sideways rage attack")
    play(game, "stand")
    assert (comes(game), offered(game, "wound-unit")) == (3, [])
    assert armor(game, 1) == 4


@rule("mage_knight.pvp.damage-hero-armor-repeatable")
def test_wounds_of_both_fighters_are_counted_apart() -> None:
    game = attacked(rivals(units={0: ["utem-crossbowmen"], 1: ["utem-crossbowmen"]}, hand={0: ["rage"], 1: ["rage"]}))
    strike(game, "activate 0 1")
    play(game, "stand", "wound-hero")
    assert (game.seat, game.asks) == (0, AFAR)
    assert game.combat is not None
    assert game.duel is not None
    assert (game.combat.wounds, game.duel.wounds) == (1, 0)
    strike(game, "activate 0 1")
    play(game, "stand", "wound-hero")
    assert (game.combat.wounds, game.duel.wounds) == (1, 1)
    assert hand_of(game, 0) == hand_of(game, 1) == ["rage", "wound"]
    assert played_by(game) == played_by(game, 1) == []


@rule("mage_knight.pvp.effects-usable-against-players")
def test_underground_attack_may_end_on_another_player() -> None:
    game = rivals(hand={0: ["underground-travel"]}, mana={0: ["green", "black"]}, night=True, move=0)
    use(game, "power underground-travel")
    assert "1,-1" in offered(game, "go")
    play(game, "go 1,-1")
    assert (game.seat, game.asks) == (1, "mage_knight.participate")
    keep = at_keep(hand={0: ["underground-travel"]}, mana={0: ["green", "black"]}, night=True, move=0)
    use(keep, "power underground-travel")
    play(keep, "go 4,-3", "participate partially", "pass")
    assert keep.asks == AFAR
