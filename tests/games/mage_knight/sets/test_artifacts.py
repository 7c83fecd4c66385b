"""The Artifacts of the other sets."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.cards import hands
from roundtable.games.mage_knight.content.components import CARD, KIND_OF, SKILL
from roundtable.games.mage_knight.locals import recruiting
from tests.games.mage_knight.verbs.test_attacks import lots
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_cards import in_village, in_wilds
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, DAMAGE, do, fight, foe, to, wounds_of
from tests.rules.mage_knight.look import (
    crystals_of,
    discard_of,
    end_turn,
    hand_of,
    mana_of,
    options,
    place_of,
    played_by,
    units_of,
)

DECK = ["march", "stamina", "rage", "swiftness", "march", "stamina", "rage"]


# ---- Bow of Starsdawn, Soul Harvester ----


def test_bow_of_starsdawn_earns_fame_for_enemies_defeated_in_the_phase() -> None:
    game = fight("prowlers", hand=["bow-of-starsdawn", "march", "rage"])
    do(game, "target 0", "play bow-of-starsdawn", "card march", "card rage", "done", "strike")
    assert game.players[0].fame == 2 + 1


@pytest.mark.parametrize(("choice", "expected"), [(0, "6 ranged physical"), (1, "3 siege physical")])
def test_powered_bow_doubles_ranged_attacks_or_makes_them_siege(choice: int, expected: str) -> None:
    game = fight("prowlers", hand=["bow-of-starsdawn", "swiftness"], mana=["white"])
    do(game, "power bow-of-starsdawn", "target 0", "power swiftness", f"choose {choice}")
    assert lots(game) == [expected]


@pytest.mark.parametrize(("choice", "expected"), [(0, "3 siege physical"), (1, "6 ranged physical")])
def test_powered_bow_may_double_a_siege_attack(choice: int, expected: str) -> None:
    game = fight("prowlers", hand=["bow-of-starsdawn", "crushing-bolt"], mana=["green"])
    do(game, "power bow-of-starsdawn", "target 0", "power crushing-bolt", f"choose {choice}")
    assert lots(game) == [expected]


def test_powered_bow_reaches_fortified_enemies() -> None:
    game = fight("diggers", hand=["bow-of-starsdawn", "swiftness"], mana=["white"])
    do(game, "target 0")
    assert "power swiftness" not in options(game)
    do(game, "power bow-of-starsdawn", "power swiftness", "choose 1")
    assert lots(game) == ["3 siege physical"]


@pytest.mark.parametrize(("enemy", "colour"), [("prowlers", "white"), ("fire-golems", "red")])
def test_soul_harvester_turns_an_enemy_into_a_crystal(enemy: str, colour: str) -> None:
    game = to(fight(enemy, hand=["soul-harvester", "rage", "determination"], mana=["red", "blue"], fame=99), ATTACK)
    do(game, "target 0", "power soul-harvester", "strike" if "strike" in options(game) else "power rage")
    if "strike" in options(game):
        do(game, "strike")
    while any(one.startswith("colour") for one in options(game)):
        do(game, f"colour {colour}")
    assert crystals_of(game) == {colour: 1}


def test_enemies_defeated_in_an_earlier_phase_do_not_count_for_the_bow() -> None:
    hand = ["swift-bolt", "bow-of-starsdawn", "march", "rage"]
    game = fight("prowlers", "ironclads", hand=hand, mana=["white"], fame=99)
    do(game, "target 0", "power swift-bolt", "strike")
    foe(game, 1).skips = True
    to(game, ATTACK)
    fame = game.players[0].fame
    do(game, "target 1", "play bow-of-starsdawn", "card march", "card rage", "done")
    assert game.players[0].fame == fame


def test_soul_harvester_needs_its_own_attack() -> None:
    game = to(fight("prowlers", hand=["soul-harvester", "rage"], fame=99), ATTACK)
    do(game, "target 0", "play soul-harvester", "strike")
    while any(one.startswith("colour") for one in options(game)):
        do(game, options(game)[0])
    assert sum(crystals_of(game).values()) == 1


# ---- Banners ----


def test_banner_of_command_takes_the_place_of_a_command_token() -> None:
    game = in_village(hand={0: ["banner-of-command"]}, units={0: ["foresters"]}, unit_offer=["peasants"])
    do(game, "interact", "play banner-of-command", "recruit peasants", "accept")
    assert units_of(game) == ["foresters", "peasants"]
    assert KIND_OF[game.players[0].units[1].banner] == CARD.at("banner-of-command")
    assert "banner-of-command" not in played_by(game)
    assert recruiting.free_tokens(game, 0) == 0


def test_banner_of_command_may_be_assigned_later_in_the_turn_to_a_new_unit_only() -> None:
    game = in_village(hand={0: ["banner-of-command"]}, units={0: ["foresters"]}, unit_offer=["peasants"], fame={0: 20})
    do(game, "interact", "play banner-of-command", "recruit peasants")
    assert "banner banner-of-command 0" not in options(game)
    do(game, "banner banner-of-command 1")
    assert units_of(game) == ["foresters", "peasants"]


def test_powered_banner_of_command_recruits_for_nothing() -> None:
    game = in_wilds(hand={0: ["banner-of-command"]}, unit_offer=["fire-golems", "magic-familiars"])
    do(game, "power banner-of-command")
    assert options(game) == ["recruit fire-golems"]  # familiars never come so
    do(game, "recruit fire-golems")
    assert units_of(game) == ["fire-golems"]
    assert game.players[0].fame == 2


def test_banner_of_fortitude_takes_the_wound_once_a_round() -> None:
    game = fight("prowlers", hand=["banner-of-fortitude"], units=["foresters"], fame=99)
    do(game, "banner banner-of-fortitude 0")
    to(game, DAMAGE)
    do(game, "damage 0 0", "unit 0")
    assert units_of(game) == ["foresters"]
    assert wounds_of(game) == 0
    assert not game.players[0].units[0].banner_up


def test_powered_banner_of_fortitude_heals_all_units() -> None:
    units = {0: ["foresters wounded", "peasants wounded wounded"]}
    game = table(hand={0: ["banner-of-fortitude"]}, units=units, fame={0: 20}, forced=False)
    do(game, "power banner-of-fortitude")
    assert units_of(game) == ["foresters", "peasants"]


# ---- Druidic Staff ----


def test_druidic_staff_moves_for_a_white_card() -> None:
    game = in_wilds(at={0: (2, -3)}, hand={0: ["druidic-staff", "swiftness"]})
    do(game, "play druidic-staff", "card swiftness", "go 1,-2")
    assert place_of(game, 0) == (1, -2)


def test_druidic_staff_readies_for_a_red_card() -> None:
    units = {0: ["fire-golems spent"]}
    game = table(hand={0: ["druidic-staff", "rage"]}, units=units, forced=False)
    do(game, "play druidic-staff", "card rage")
    if "unit 0" in options(game):
        do(game, "unit 0")
    assert units_of(game) == ["fire-golems"]


def test_powered_druidic_staff_does_two_different_things() -> None:
    units = {0: ["fire-golems spent"]}
    game = table(hand={0: ["druidic-staff", "wound"]}, units=units, forced=False)
    do(game, "power druidic-staff", "choose 3", "choose 1", "colour red")
    assert game.turn.healing == 3
    assert crystals_of(game) == {"red": 2}


# ---- Circlet of Proficiency ----


def test_circlet_uses_a_skill_of_each_turn_twice() -> None:
    game = table(hand={0: ["circlet-of-proficiency"]}, forced=False)
    offer(game, "norowas-forward-march", "tovak-double-time")
    do(game, "play circlet-of-proficiency", "skill tovak-double-time")
    assert game.turn.move == 2 * 2
    assert len(game.skill_offer) == 2


def test_circlet_uses_a_skill_of_each_round_once() -> None:
    game = table(hand={0: ["circlet-of-proficiency"]}, forced=False)
    offer(game, "goldyx-red-crystal-craft", "tovak-mana-exploit")
    do(game, "play circlet-of-proficiency")
    assert options(game) == ["skill goldyx-red-crystal-craft"]
    do(game, "skill goldyx-red-crystal-craft")
    assert (crystals_of(game), mana_of(game)) == ({"blue": 1}, {"red": 1})


def test_powered_circlet_keeps_a_skill_even_an_interactive_one() -> None:
    game = table(hand={0: ["circlet-of-proficiency"]}, forced=False)
    offer(game, "goldyx-red-crystal-craft", "tovak-mana-exploit")
    do(game, "power circlet-of-proficiency", "skill tovak-mana-exploit")
    assert "use tovak-mana-exploit" in options(game)
    assert len(game.skill_offer) == 1


def offer(game: MageKnightTable, *skills: str) -> None:
    """Lay Skills into the common offer."""
    for pile in [player.skill_pile for player in game.players]:
        for skill in skills:
            at = pile.find(SKILL.at(skill))
            if at >= 0:
                pile.remove(at)
    game.skill_offer = tuple([SKILL.at(skill) for skill in skills])
    settle(game)


# ---- Tome of All Spells ----


def test_tome_uses_a_spell_of_the_colour_discarded_without_mana() -> None:
    game = fight("prowlers", hand=["tome-of-all-spells", "rage", "march"], spells=["fireball", "tremor", "chill"])
    do(game, "target 0", "play tome-of-all-spells", "card rage", "pick fireball")
    assert lots(game) == ["5 ranged fire"]
    assert len(game.spell_offer) == 3


def test_powered_tome_gives_the_night_half_by_day() -> None:
    game = fight("prowlers", hand=["tome-of-all-spells", "rage"], spells=["fireball", "tremor", "chill"])
    do(game, "target 0", "power tome-of-all-spells", "card rage", "pick fireball")
    assert lots(game) == ["8 siege fire"]
    assert wounds_of(game) == 1


# ---- Mysterious Box ----


def boxed(*hand: str, top: str, **more: object) -> MageKnightTable:
    """Let the box show an Artifact."""
    game = table(hand={0: ["mysterious-box", *hand]}, deck={0: DECK}, forced=False, **more)  # type: ignore[arg-type]  # handed on
    put_on_top(game, top)
    do(game, "play mysterious-box")
    return game


def put_on_top(game: MageKnightTable, top: str) -> None:
    """Put an Artifact on top of its deck."""
    deck = game.artifact_deck
    for at, deed in enumerate(deck.cards):
        if KIND_OF[deed] == CARD.at(top):
            deck.put(deck.remove(at), 0, 0)
            break
    settle(game)


def test_the_box_may_be_the_artifact_it_shows() -> None:
    game = boxed(top="ruby-ring")
    shown = game.view(1)["table"]
    assert isinstance(shown, dict)
    assert shown["mysterious_box"] == "ruby-ring"
    do(game, "open-box 0")
    assert crystals_of(game) == {"red": 1}
    assert game.players[0].fame == 1 + 1
    assert not [one for one in options(game) if one.startswith("open-box")]
    end_turn(game)
    assert "mysterious-box" in discard_of(game)
    assert game.artifact_deck.cards[0] == deed_of("ruby-ring")


def test_a_powered_box_leaves_the_game() -> None:
    game = boxed(top="endless-gem-pouch")
    do(game, "open-box 1")
    end_turn(game)
    assert "mysterious-box" not in [*discard_of(game), *hand_of(game)]
    assert deed_of("mysterious-box") in game.removed


def test_an_unused_box_comes_back_and_is_no_card_played() -> None:
    game = boxed("rage", top="ruby-ring")
    assert not game.turn.duty
    do(game, "end-turn")
    assert "done" not in options(game)  # a card must be discarded
    do(game, "card rage")
    if "done" in options(game):
        do(game, "done")
    assert "mysterious-box" in hand_of(game)
    assert game.boxed == -1


def test_the_box_is_a_banner_until_the_end_of_the_turn() -> None:
    game = boxed(top="banner-of-glory", units={0: ["foresters"]})
    do(game, "open-box 2")
    assert game.players[0].units[0].banner == deed_of("banner-of-glory")
    end_turn(game)
    assert game.players[0].units[0].banner == -1
    assert game.artifact_deck.cards[0] == deed_of("banner-of-glory")
    assert "mysterious-box" in discard_of(game)


@pytest.mark.parametrize("where", ["top", "bottom", "hand", "played"])
def test_a_banner_of_the_box_goes_back_once_wherever_it_came(where: str) -> None:
    units = {0: ["foresters", "peasants"]}
    game = boxed("meditation", "wound", top="banner-of-glory", units=units, mana={0: ["green", "black"]}, night=True)
    do(game, "open-box 2")
    player, banner = game.players[0], deed_of("banner-of-glory")
    player.units, player.discard = player.units[1:], (*player.discard, banner)  # the Unit was disbanded
    settle(game)
    do(game, "power meditation", "card banner-of-glory", f"put {'bottom' if where == 'bottom' else 'top'}")
    if where in ("hand", "played"):
        hands.draw(game, 0, 1)
        settle(game)
    if where == "played":
        do(game, "sideways banner-of-glory move")
    end_turn(game)
    assert game.artifact_deck.cards.count(banner) == 1
    assert banner not in (*player.deck.cards, *player.hand.cards, *player.discard)


def deed_of(word: str) -> int:
    """Give a card of the box that exists once."""
    return KIND_OF.index(CARD.at(word))


def test_without_artifacts_the_box_stays_shut() -> None:
    game = table(hand={0: ["mysterious-box"]}, forced=False)
    game.removed = (*game.removed, *game.artifact_deck.cards)
    while game.artifact_deck.cards:
        game.artifact_deck.remove(0)
    settle(game)
    assert "play mysterious-box" not in options(game)


def test_shield_of_the_fallen_kings_splits_three_ways_when_powered() -> None:
    game = to(fight("prowlers", "ironclads", "wolf-riders", hand=["shield-of-the-fallen-kings"], fame=99), BLOCK)
    do(game, "block 0 0", "power shield-of-the-fallen-kings", "choose 1", "stand", "block 1 0", "option 0", "stand")
    do(game, "block 2 0", "option 0")
    assert lots(game) == ["4 cold-fire"]
