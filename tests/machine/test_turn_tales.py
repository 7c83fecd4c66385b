"""Turns told: how everybody stood, what was answered, what came of it, and what makes the turn worth telling."""

from roundtable.games.mage_knight.box import MageKnightTable
from tests.machine.quests import Watch
from tests.machine.turn_tales import DUEL, JOINT, LOST, Tale
from tests.rules.mage_knight import arrange_joint, arrange_pvp
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_combat import BESIDE_ORCS, ORCS, word

CHALLENGE = f"challenge {word(ORCS)}"
UNBLOCKED = (CHALLENGE, "next", "next", "damage 0 0")


def told(game: MageKnightTable, *notations: str) -> Tale:
    """Play answers one after the other and give the tale of them."""
    watch = Watch(game)
    for notation in notations:
        seat = game.waiting[0]
        answer = next(option for option in game.options() if option.notation == notation)
        game.play(answer, seat)
        watch.teller.tell(seat, answer)
        watch.look(game)
    return watch.teller.end(game)


def beside_prowlers() -> MageKnightTable:
    """Let a hero stand beside an enemy with armor 3 and attack 4."""
    return table(
        tiles={(0, 1): "countryside-01"},
        at={0: BESIDE_ORCS},
        enemies={ORCS: ["prowlers"]},
        hand={0: ["rage", "rage"]},
        forced=False,
    )


def test_a_fight_in_which_nobody_is_defeated_is_lost() -> None:
    tale = told(beside_prowlers(), *UNBLOCKED, "next")
    assert LOST in tale.kinds
    assert "hand ['rage', 'rage']" in tale.text  # before
    assert "hand ['rage', 'rage', 'wound', 'wound']" in tale.text  # after
    assert f"1: {CHALLENGE}" in tale.text
    assert "Prowlers" in tale.text


def test_a_fight_with_an_enemy_defeated_is_not() -> None:
    tale = told(beside_prowlers(), *UNBLOCKED, "target 0", "play rage", "choose 0", "play rage", "choose 0", "strike")
    assert tale.kinds == set()
    assert "Fame 2" in tale.text


def test_fights_between_players_and_joint_assaults_are_known() -> None:
    rivals = arrange_pvp.rivals(hand={0: ["rage"], 1: ["rage", "determination"]})
    assert told(rivals, "go 1,-1", "attack 1").kinds == {DUEL}
    together = arrange_joint.beside_city()
    assert told(together, arrange_joint.PROPOSE, "invite 1 1", "done", "accept").kinds == {JOINT}
