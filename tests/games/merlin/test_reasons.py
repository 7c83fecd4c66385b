"""What things of Merlin say when they can do nothing: specific, true, and with a rule of their own."""

import pytest

from roundtable.games.merlin.box import MerlinTable
from roundtable.server.tables.reasons import reasons_for
from roundtable.text import Words
from tests.rules.merlin.arrange import before, play, space, table
from tests.rules.merlin.arrange_arthur import arthur_lands, arthurs_table


def why(game: MerlinTable, thing: str) -> tuple[str, str]:
    """What a thing says first to the seat that is asked, and the rule beside it."""
    assert game.seat is not None
    first = reasons_for(game, game.seat, thing).reasons[0]
    return Words("en").data(first.message), first.rule


def test_a_space_no_die_leads_to_says_how_far_it_is() -> None:
    game = table(knight={0: 0}, merlin=12, dice={0: [2, 3, 0, 4]})
    knight, merlin = "it is 5 spaces ahead of your knight (dice: 2 and 3)", "7 spaces from Merlin (white die: 4)"
    assert why(game, "space:5") == (f"No die leads there: {knight} and {merlin}.", "merlin.turn.choose-die")
    assert why(game, "space:3") == ("Choose the 3: it takes the knight there.", "merlin.turn.knight-die")
    assert why(game, "space:8") == ("Choose the 4: it takes Merlin there.", "merlin.turn.merlin-die")


def test_a_flag_must_be_used_at_its_moment() -> None:
    game = table(knight={0: before("grail", 2)}, goods={0: ["flag blue", "flag brown"]}, forced=False)
    assert why(game, "own:flag:blue")[1] == "merlin.flag.backwards"
    assert why(game, "own:flag:orange") == ("You have no orange flag.", "merlin.flag.other-action")
    play(game, "die 2 knight", "move clockwise")
    assert why(game, "own:flag:blue") == (
        "This flag must be used before the figure moves.",
        "merlin.flag.backwards-before-move",
    )
    play(game, "act")
    assert why(game, "own:flag:brown") == (
        "This flag must be used before the action.",
        "merlin.flag.mirror-before-action",
    )


def test_one_mission_a_turn_and_what_the_others_still_need() -> None:
    game = table(knight={0: 4}, goods={0: ["flag black"]}, hand={0: ["01", "12", "19", "25"]}, influence={0: ["blue"]})
    assert why(game, "mission:01") == (
        "Still missing: 1 grey construction material and 1 blue shield.",
        "merlin.mission.all-requirements",
    )
    play(game, "complete 25")
    assert why(game, "mission:01") == (
        "One mission a turn, and you have completed yours.",
        "merlin.mission.one-per-turn",
    )


def test_tiles_say_what_keeps_a_manor_away() -> None:
    game = table(manors={"a1": 1, "a2": 0}, knight={0: before("build-1")})
    assert why(game, "cell:a1")[0] == "Player 2 has a manor there already."
    assert why(game, "cell:a2")[0] == "You have a manor there already."
    text, rule = why(game, "cell:b3")
    assert text.startswith("A manor here is paid with one of these construction materials: ")
    assert rule == "merlin.build.material-must-be-owned"


def test_a_piece_of_another_principality_is_not_promised() -> None:
    game = table(knight={0: before("principality-purple")}, dice={0: [1, 0, 0, 0]}, forced=False)
    assert why(game, "stock:shield:purple")[0].endswith("Your 1 would take the knight there.")
    assert why(game, "stock:shield:grey")[0].endswith("None of your dice leads straight there.")
    assert why(game, "principality:purple")[0].endswith("Your 1 would take the knight there.")
    assert why(game, "principality:grey")[0].endswith("None of your dice leads straight there.")
    play(game, "die 1 knight", "move clockwise", "act")
    assert why(game, "principality:grey") == (
        "This space sends a henchman to the purple principality only.",
        "merlin.principality.place-on-own-space",
    )
    assert why(game, "stock:shield:purple")[0] == "Send your shield-bearer there: that brings one."


def test_who_is_to_blame_speaks_when_henchmen_are_sent() -> None:
    placed = {0: {"builder": "purple", "flag-bearer": "grey"}}
    game = table(knight={0: before("principality-purple")}, assistants=placed)
    play(game, "die 1 knight", "act")
    assert why(game, "assistant:builder") == (
        "Your builder stands in the purple principality already.",
        "merlin.principality.not-from-same",
    )
    game = table(knight={0: before("relocate")}, assistants=placed)
    play(game, "die 1 knight", "act")
    assert why(game, "assistant:shield-bearer")[1] == "merlin.relocate.castle-not-allowed"
    assert why(game, "principality:grey")[1] == "merlin.relocate.move-to-neighbour"


@pytest.mark.parametrize(
    ("where", "grail", "excalibur", "apples", "rule"),
    [
        ("grail", 0, -1, 11, "merlin.grail.no-apple-left"),
        ("excalibur", -1, 0, 0, "merlin.excalibur.holder-lands-again"),
        ("exchange-1", -1, -1, 0, "merlin.exchange.needs-a-piece"),
        ("build-1", -1, -1, 0, "merlin.build.material-must-be-owned"),
        ("influence-flag", -1, -1, 0, "merlin.influence-space.no-influence-no-effect"),
    ],
)
def test_a_space_that_would_do_nothing_says_why(where: str, grail: int, excalibur: int, apples: int, rule: str) -> None:
    game = table(knight={0: before(where)}, grail=grail, excalibur=excalibur, apples={1: apples}, forced=False)
    play(game, "die 1 knight", "move clockwise")
    assert why(game, "place")[1] == rule


def test_a_staff_follows_merlin_only() -> None:
    game = table(staffs={0: 1}, knight={0: before("vp-flag")}, forced=False)
    assert why(game, "staff")[1] == "merlin.turn.staff-repeats-action"
    play(game, "die 1 knight")
    assert why(game, "staff")[1] == "merlin.turn.staff-needs-merlin-move"
    assert why(table(), "staff") == ("You have no staff left.", "merlin.turn.staff-leaves-game")


def test_another_knights_space_needs_the_flag() -> None:
    game = table(knight={0: 0, 1: space("grail")}, goods={1: ["flag orange"]}, forced=False)
    play(game, "die 2 knight", "move clockwise")
    assert why(game, f"space:{space('grail')}")[0].endswith("you need an orange flag.")
    assert why(game, "space:1")[1] == "merlin.flag.other-action-knights-only"


def test_things_of_arthur() -> None:
    game = arthurs_table(picts={0: ["05"]}, forced=False)
    assert why(game, "pict:05")[1] == "merlin_arthur.pict.keep"
    assert why(game, "pict-stack:left")[1] == "merlin_arthur.pict.refill"
    assert why(game, "figure:arthur")[1] == "merlin_arthur.turn.black-die-moves-arthur"
    game = arthur_lands("resource-shield")
    play(game, "act")
    assert why(game, "stock:flag:blue") == ("This space gives only shields.", "merlin_arthur.inner.shield")


def test_abilities_say_when_they_are_learned_and_used() -> None:
    game = table(settings={"kings_favour": True}, abilities={0: ["builder 1", "builder 3", "flag-bearer 2"]})
    assert why(game, "ability:builder:1")[1] == "merlin.module.plus-one"
    assert why(game, "ability:flag-bearer:2")[1] == "merlin.module.deploy-anywhere"
    assert why(game, "ability:builder:3")[1] == "merlin.module.builder-two-manors"
    assert why(game, "ability:shield-bearer:3")[0].endswith("of the shield-bearer worth at least 3.")
    game.players[0].turned_seals = 1 << 2
    assert why(game, "ability:builder:3")[1] == "merlin.module.row-three-once-per-scoring"


def test_the_grail_waits_for_the_scoring_of_influence() -> None:
    assert why(table(), "grail")[1] == "merlin.grail.take"
    assert why(table(grail=1), "grail")[0] == "Player 2 holds the Grail."
    assert why(table(grail=0), "grail")[1] == "merlin.scoring-grail.moment"
