"""Skills: how they are gained, how often they are used, and the interactive ones."""

import pytest

import roundtable as rt
from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import SKILL, SKILLS
from roundtable.games.mage_knight.course import last_turns
from tests.proof import rule
from tests.rules.mage_knight.arrange import HEROES, settle
from tests.rules.mage_knight.arrange_cards import in_wilds, then
from tests.rules.mage_knight.look import crystals_of, end_turn, hand_of, mana_of, offered, options, play

OUT_OF_TURN = "mage_knight.out-of-turn"
CARDS = {0: ["march", "rage"], 1: ["march", "rage"], 2: ["march", "rage"]}


def skills_of(game: MageKnightTable, seat: int = 0) -> list[str]:
    """Give the Skills of a player."""
    return [SKILL.words[skill] for skill in game.players[seat].skills]


def tokens_of(game: MageKnightTable, viewer: int, seat: int = 0) -> dict[str, bool]:
    """Give the Skill tokens before a player as somebody sees them, each with whether it lies face up."""
    players = game.sees(viewer)["players"]
    assert isinstance(players, list)
    return {token["skill"]: token["face_up"] for token in players[seat]["skills"]}


def in_centre(game: MageKnightTable) -> list[str]:
    """Give the Skills in the centre of the table."""
    return [SKILL.words[skill] for skill in game.centre]


def next_turn_of(game: MageKnightTable, seat: int) -> None:
    """Let everybody end their turn until a seat takes its next one."""
    end_turn(game)
    while game.turn.seat != seat or game.asks == OUT_OF_TURN:
        if game.asks == OUT_OF_TURN:
            game.play("done")
        else:
            end_turn(game)


def next_round(game: MageKnightTable) -> None:
    """Play on without a thought until the next Round, when seat 0 takes its first turn."""
    now = game.round
    while game.round == now or game.asks != "mage_knight.take-turn" or game.turn.seat != 0:
        choices = options(game)
        wanted = [one for one in ("announce", "end-turn", "done", "decline") if one in choices]
        game.play(wanted[0] if wanted else choices[0])


# ---- gained ----


@rule("mage_knight.skills.own-set-per-hero")
@pytest.mark.parametrize("hero", HEROES)
def test_each_hero_has_a_set_of_its_own(hero: str) -> None:
    settings = {"scenario": "full_conquest", "hero_order": "seats", "hero_1": hero}
    game = rt.new("mage_knight", 2, 1, settings, True)
    assert isinstance(game, MageKnightTable)
    while game.players[1].hero == -1:
        game.play_at(0)
    own = [SKILL.words[skill] for skill in game.players[0].skill_pile.cards]
    assert len(set(own)) == len(own) == 10
    assert {SKILLS[SKILL.at(word)].hero for word in own} == {game.players[0].hero}
    assert all(word.startswith(hero) for word in own)


@rule("mage_knight.skills.none-at-start")
def test_nobody_has_a_skill_at_the_start() -> None:
    game = rt.new("mage_knight", 4, 1, {"scenario": "full_conquest", "hero_choice": "random"}, True)
    assert isinstance(game, MageKnightTable)
    assert [player.skills for player in game.players] == [()] * 4
    assert game.skill_offer == ()


@rule("mage_knight.skills.gained-at-even-levels")
@pytest.mark.parametrize(
    ("fame", "gained"), [(2, 1), (7, 0), (14, 1), (23, 0), (34, 1), (47, 0), (62, 1), (79, 0), (98, 1)]
)
def test_a_skill_comes_with_each_even_level(fame: int, gained: int) -> None:
    """One Fame more reaches the next level."""
    game = then(in_wilds(hand={0: ["ruby-ring"]}, fame={0: fame}), "play ruby-ring", "end-turn")
    chosen = offered(game, "skill")
    assert len(chosen) == 2 * gained
    if gained:
        game.play(f"skill {chosen[0]}")
        assert skills_of(game) == [chosen[0]]
    assert len(skills_of(game)) == gained


@rule("mage_knight.skills.kept-face-up")
def test_a_gained_skill_lies_face_up_for_all_to_see() -> None:
    game = then(in_wilds(hand={0: ["ruby-ring"]}, fame={0: 2}), "play ruby-ring", "end-turn")
    chosen = offered(game, "skill")[1]
    game.play(f"skill {chosen}")
    assert tokens_of(game, 1) == tokens_of(game, 0) == {chosen: True}


@rule("mage_knight.skills.may-come-from-other-heroes")
def test_a_skill_another_hero_left_over_can_be_gained() -> None:
    game = in_wilds(hand={0: ["ruby-ring"], 1: ["sapphire-ring"]}, fame={0: 2, 1: 2})
    play(game, "play ruby-ring", "end-turn")
    taken, left = offered(game, "skill")
    game.play(f"skill {taken}")
    game.play(f"pick {offered(game, 'pick')[0]}")
    assert [SKILL.words[skill] for skill in game.skill_offer] == [left]
    play(game, "play sapphire-ring", "end-turn")
    assert left in offered(game, "skill")
    game.play(f"skill {left}")
    assert (skills_of(game, 0), skills_of(game, 1)) == ([taken], [left])
    assert left not in [SKILL.words[skill] for skill in game.skill_offer]


@rule("mage_knight.skills.origin-irrelevant-once-gained")
@pytest.mark.parametrize("hero", HEROES)
def test_a_skill_works_the_same_for_every_hero(hero: str) -> None:
    others = [one for one in HEROES if one != hero]
    skills = {0: ["tovak-double-time", "goldyx-red-crystal-craft"]}
    game = in_wilds(heroes=(hero, others[0]), skills=skills, hand=CARDS)
    play(game, "use tovak-double-time", "use goldyx-red-crystal-craft")
    assert (game.turn.move, crystals_of(game), mana_of(game)) == (2, {"blue": 1}, {"red": 1})
    assert offered(game, "use") == []
    next_turn_of(game, 0)
    assert offered(game, "use") == ["tovak-double-time"]


# ---- how often ----


@rule("mage_knight.skills.unmarked-once-per-turn")
def test_a_skill_without_a_symbol_is_used_once_in_each_own_turn() -> None:
    game = in_wilds(skills={0: ["tovak-double-time"]}, hand=CARDS)
    for _ in range(2):
        game.play("use tovak-double-time")
        assert game.turn.move == 2
        assert offered(game, "use") == []
        assert tokens_of(game, 1) == {"tovak-double-time": True}
        next_turn_of(game, 0)
    assert offered(game, "use") == ["tovak-double-time"]


@rule("mage_knight.skills.once-per-round", "mage_knight.skills.once-per-round-flips-down")
def test_a_skill_with_the_round_symbol_is_turned_down_until_the_next_round() -> None:
    skill = "arythea-dark-fire-magic"
    game = in_wilds(skills={0: [skill]}, hand=CARDS)
    assert tokens_of(game, 1) == {skill: True}
    play(game, f"use {skill}", "colour red")
    assert (crystals_of(game), mana_of(game)) == ({"red": 1}, {"red": 1})
    for _ in range(2):
        assert (offered(game, "use"), tokens_of(game, 1)) == ([], {skill: False})
        next_turn_of(game, 0)
    assert (offered(game, "use"), tokens_of(game, 1)) == ([], {skill: False})
    next_round(game)
    assert (offered(game, "use"), tokens_of(game, 1)) == ([skill], {skill: True})


@rule("mage_knight.skills.once-per-round-in-own-turn", "mage_knight.skills.motivation-usable-in-other-turns")
def test_only_motivation_is_used_in_the_turn_of_another_player() -> None:
    skills = ["goldyx-red-crystal-craft", "arythea-dark-fire-magic", "goldyx-motivation", "goldyx-source-freeze"]
    game = in_wilds(hand=CARDS, skills={1: skills}, fame={0: 1})
    end_turn(game)
    assert (game.seat, game.asks) == (1, OUT_OF_TURN)
    assert offered(game, "use") == ["goldyx-motivation"]
    held = len(hand_of(game, 1))
    game.play("use goldyx-motivation")
    assert (len(hand_of(game, 1)), mana_of(game, 1)) == (held + 2, {"green": 1})
    assert tokens_of(game, 0, 1)["goldyx-motivation"] is False
    assert offered(game, "use") == skills[:2] + skills[3:]


@rule("mage_knight.skills.motivation-usable-in-other-turns")
def test_motivation_answers_the_effect_of_another_player() -> None:
    """Mana Meltdown touches seat 1 in the middle of seat 0's turn."""
    game = in_wilds(
        hand={0: ["mana-meltdown", "march"], 1: ["march"]},
        mana={0: ["red"]},
        crystals={1: ["red"]},
        skills={1: ["goldyx-motivation", "goldyx-red-crystal-craft"]},
    )
    play(game, "play mana-meltdown", "pay red-token red")
    assert (game.turn.seat, game.seat, offered(game, "use")) == (0, 1, ["goldyx-motivation"])
    game.play("use goldyx-motivation")
    assert len(hand_of(game, 1)) == 3


# ---- interactive ----


@rule("mage_knight.skills.interactive-announced-and-put-in-centre")
def test_an_interactive_skill_lies_in_the_centre_and_everybody_is_told() -> None:
    game = in_wilds(skills={0: ["tovak-mana-exploit"]}, hand=CARDS)
    game.journal = rt.Journal()
    play(game, "use tovak-mana-exploit", "colour red")
    told = [(event.message.wording, event.message.values) for event in game.journal.seen_by(1)]
    assert (words.USED_SKILL, (0, SKILL.at("tovak-mana-exploit"))) in told
    assert in_centre(game) == ["tovak-mana-exploit"]
    assert mana_of(game) == {"red": 1}
    for seat in (0, 1):
        centre = game.sees(seat)["centre"]
        assert isinstance(centre, list)
        assert [token["skill"] for token in centre] == ["tovak-mana-exploit"]


@rule(
    "mage_knight.skills.interactive-affects-other-players", "mage_knight.skills.interactive-lasts-until-own-next-turn"
)
def test_source_freeze_shuts_the_source_for_the_others_until_the_owner_is_on_turn_again() -> None:
    game = in_wilds(seats=3, skills={0: ["goldyx-source-freeze"]}, hand=CARDS, source=["green", "red", "gold"])
    play(game, "use goldyx-source-freeze")
    assert offered(game, "power") == ["march"]  # the owner may still use a die
    for seat in (1, 2):
        next_turn_of(game, seat)
        assert in_centre(game) == ["goldyx-source-freeze"]
        assert offered(game, "power") == []
    end_turn(game)
    assert (game.turn.seat, in_centre(game), options(game)) == (0, [], ["colour red", "colour green"])
    game.play("colour red")
    assert crystals_of(game) == {"red": 1}
    next_turn_of(game, 1)
    assert "power" in [one.split()[0] for one in options(game)]


@rule("mage_knight.skills.interactive-affects-other-players")
def test_mana_exploit_wounds_others_who_use_another_colour_than_the_one_marked() -> None:
    hand = {seat: ["march", "stamina", "rage"] for seat in (0, 1)}
    for marked, wounds in (("green", 1), ("blue", 1), ("red", 2)):
        game = in_wilds(skills={0: ["tovak-mana-exploit"]}, hand=hand, crystals={0: ["white"]})
        play(game, "use tovak-mana-exploit", f"colour {marked}")
        next_turn_of(game, 1)
        game.players[1].mana = (0, 1, 1, 0, 0, 0)
        settle(game)
        play(game, "power march", "pay green-token green", "power stamina", "pay blue-token blue")
        assert hand_of(game, 1).count("wound") == wounds
        assert "wound" not in hand_of(game, 0)


@rule("mage_knight.skills.interactive-affects-other-players")
def test_mana_exploit_does_not_touch_its_owner() -> None:
    game = in_wilds(skills={0: ["tovak-mana-exploit"]}, hand={0: ["march", "rage"]}, mana={0: ["green"]})
    play(game, "use tovak-mana-exploit", "colour red", "power march", "pay green-token green")
    assert hand_of(game) == ["rage"]


@rule("mage_knight.skills.interactive-once-per-round", "mage_knight.skills.interactive-returns-face-down")
def test_an_interactive_skill_comes_back_face_down_when_its_owner_is_on_turn_again() -> None:
    skill = "norowas-prayer-of-weather"
    game = in_wilds(skills={0: [skill]}, hand=CARDS)
    game.play(f"use {skill}")
    assert (in_centre(game), offered(game, "use")) == ([skill], [])
    next_turn_of(game, 1)
    assert in_centre(game) == [skill]
    next_turn_of(game, 0)
    assert (in_centre(game), tokens_of(game, 1), offered(game, "use")) == ([], {skill: False}, [])
    next_turn_of(game, 0)
    assert offered(game, "use") == []
    next_round(game)
    assert (tokens_of(game, 1), offered(game, "use")) == ({skill: True}, [skill])


@rule("mage_knight.skills.interactive-returns-at-round-end")
def test_an_interactive_skill_still_in_the_centre_comes_back_when_the_round_ends() -> None:
    """Seat 1 has announced the end of the Round; seat 0 uses the Skill in its last turn."""
    skill = "norowas-prayer-of-weather"
    for round, over in ((1, False), (6, True)):
        game = in_wilds(round=round, skills={0: [skill]}, hand={0: ["march"]}, deck={0: [], 1: []})
        last_turns.announce(game, 1)
        game.play(f"use {skill}")
        assert in_centre(game) == [skill]
        end_turn(game)
        assert (in_centre(game), game.lasting, game.over) == ([], (), over)
        assert tokens_of(game, 1) == {skill: not over}  # face down, and up again with a new Round
