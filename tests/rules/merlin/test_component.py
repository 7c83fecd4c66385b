"""What is in the box: counted on fresh tables, and seen in what players can and cannot do."""

from collections import Counter

import pytest

import roundtable as rt
from roundtable.games.merlin.box import MerlinTable
from roundtable.games.merlin.content import BOTTOM_BORDER, TOP_BORDER
from roundtable.games.merlin.names import FROM_MISSIONS, PRINCIPALITY
from roundtable.games.merlin.pieces import colour_of
from roundtable.games.merlin.vocabulary import CELL
from tests.proof import rule
from tests.rules.merlin.arrange import before, fresh, has, offered, play, shown, space, stock, table, turns_of_round

SIX = ("black", "grey", "blue", "purple", "orange", "brown")
FOUR = ("lady-in-waiting", "shield-bearer", "builder", "flag-bearer")


@rule("merlin.component.player-count")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_sit_down(seats: int) -> None:
    assert len(fresh(seats).players) == seats


@rule("merlin.component.player-count")
@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_no_other_number_of_players_is_accepted(seats: int) -> None:
    with pytest.raises(rt.BadSettings):
        rt.new("merlin", seats, 1)


# ---- shared pieces ----


@rule("merlin.component.main-board")
def test_everybody_looks_at_the_same_board() -> None:
    game = table(seats=4, knight={0: before("vp-shield")}, goods={0: ["shield black"]}, influence={1: ["blue"]})
    play(game, "die 1 knight", "act")
    boards = [shown(game, seat) for seat in (0, 1, 2, 3, None)]
    for board in boards:
        assert len(board["ring"]) == 24
        assert board["ring"][space("vp-shield")]["knights"] == [0]
        assert [principality["id"] for principality in board["principalities"]] == list(SIX)
        assert board["principalities"][2]["influence"] == [0, 1, 0, 0]
        assert [player["score"] for player in board["players"]] == [1, 0, 0, 0]
        assert board["round"] == 1


@rule("merlin.component.terrain-borders")
@pytest.mark.parametrize(
    ("cell", "upper", "lower"),
    [("a3", [2, 3], [1, 4]), ("a1", [0, 1], [2]), ("c6", [4], [5, 6])],
    ids=["a3", "a1", "c6"],
)
def test_lines_end_at_an_upper_and_a_lower_border_and_nowhere_else(
    cell: str, upper: list[int], lower: list[int]
) -> None:
    game = table(knight={0: before("build-1")}, goods={0: [f"material {colour}" for colour in SIX]}, forced=False)
    play(game, "die 1 knight", "move clockwise", "act", f"build {cell}")
    colours = {TOP_BORDER[place] for place in upper} | {BOTTOM_BORDER[place] for place in lower}
    assert offered(game, "pay") == [f"pay {PRINCIPALITY.words[colour]}" for colour in sorted(colours)]


def terrain_tiles() -> Counter[tuple[str, bool]]:
    """Count the tiles of a table for four, where all are used, by terrain and tower."""
    return Counter((tile["terrain"], tile["tower"]) for tile in shown(fresh(4))["environs"])


@rule("merlin.component.terrain-tiles-total")
def test_there_are_24_terrain_tiles() -> None:
    assert terrain_tiles().total() == 24
    assert len(set(fresh(4).tiles)) == 24


@rule("merlin.component.terrain-tiles-plain")
def test_fifteen_terrain_tiles_are_plain_five_of_each_terrain() -> None:
    plain = {terrain: count for (terrain, tower), count in terrain_tiles().items() if not tower}
    assert plain == {"mountain": 5, "forest": 5, "lake": 5}


@rule("merlin.component.terrain-tiles-tower")
def test_nine_terrain_tiles_have_a_tower_three_of_each_terrain() -> None:
    towers = {terrain: count for (terrain, tower), count in terrain_tiles().items() if tower}
    assert towers == {"mountain": 3, "forest": 3, "lake": 3}


@rule("merlin.component.terrain-types")
def test_a_terrain_tile_is_mountain_forest_or_lake() -> None:
    assert {terrain for terrain, _ in terrain_tiles()} == {"mountain", "forest", "lake"}
    game = fresh(4)
    cells = sorted(cell for territory in shown(game)["territories"] for cell in territory)
    assert cells == sorted(CELL.words)  # no tile belongs to two terrains


@rule("merlin.component.mission-cards")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_55_mission_cards(seats: int) -> None:
    game = fresh(seats)
    cards = [*game.deck.cards, *game.display.cards]
    for player in game.players:
        cards += player.hand.cards
    assert len(cards) == len(set(cards)) == 55


@rule("merlin.component.start-tiles")
def test_four_different_starts_are_dealt() -> None:
    starts = {
        (player.knight, tuple(player.goods), tuple(player.influence))
        for seed in range(30)
        for player in fresh(2, seed).players
    }
    assert len(starts) == 4


@pytest.mark.parametrize(
    ("good", "assistant"),
    [
        pytest.param("shield", "shield-bearer", marks=rule("merlin.component.shields")),
        pytest.param("flag", "flag-bearer", marks=rule("merlin.component.flags")),
        pytest.param("material", "builder", marks=rule("merlin.component.building-materials")),
    ],
)
def test_there_are_six_pieces_of_a_kind_for_each_principality(good: str, assistant: str) -> None:
    game = fresh(4)
    for principality in SIX:
        word = f"{good} {principality}"
        assert stock(game, word) + sum(has(game, seat, word) for seat in range(4)) == 6
        taken = table(knight={0: before(f"principality-{principality}")}, goods={1: [word] * 5}, forced=False)
        play(taken, "die 1 knight", "move clockwise", "act", f"place {assistant} {principality}")
        assert (has(taken, 0, word), stock(taken, word)) == (1, 0)


@rule("merlin.component.traitors")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_24_traitors_four_of_each_shield(seats: int) -> None:
    game = fresh(seats)
    zones = [*game.traitor_stacks, *[player.traitors for player in game.players]]
    traitors = [traitor for zone in zones for traitor in zone.cards]
    assert len(set(traitors)) == 24
    assert Counter(colour_of(traitor) for traitor in traitors) == dict.fromkeys(range(6), 4)


@rule("merlin.component.apples")
def test_the_eleventh_apple_is_the_last() -> None:
    for seats in (2, 3, 4):
        game = fresh(seats)
        assert game.apples + sum(player.apples for player in game.players) == 11
    for others, gained in ((10, 1), (11, 0)):
        game = table(knight={0: before("grail")}, apples={1: others})
        play(game, "die 1 knight", "act")
        assert game.players[0].apples == gained


@pytest.mark.parametrize(
    "item",
    [
        pytest.param("grail", marks=rule("merlin.component.grail")),
        pytest.param("excalibur", marks=rule("merlin.component.excalibur")),
    ],
)
def test_who_takes_the_one_there_is_leaves_others_without(item: str) -> None:
    game = table(knight={0: before(item), 1: before(item)})
    assert shown(game)[item] is None
    play(game, "die 1 knight", "act")
    assert shown(game)[item] == 0
    play(game, "die 1 knight", "act")
    assert shown(game)[item] == 1


@rule("merlin.component.merlin-figure")
def test_all_players_move_one_and_the_same_merlin() -> None:
    game = table(seats=3, merlin=0, dice={seat: [1, 1, 1, 5] for seat in range(3)}, forced=False)
    for place in (5, 10, 15):
        play(game, "die 5 merlin", "move clockwise", "decline", "end")
        assert [shown(game, seat)["merlin"] for seat in (0, 1, 2, None)] == [place] * 4


@rule("merlin.component.merlin-dice", "merlin.component.dice-per-player")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_three_personal_dice_and_one_of_merlin(seats: int) -> None:
    dice = Counter(turns_of_round(fresh(seats)))
    for seat in range(seats):
        assert dice[seat, "knight"] == 3
        assert dice[seat, "merlin"] == 1
    assert dice.total() == 4 * seats


@rule("merlin.component.round-marker")
def test_one_round_counts_for_all() -> None:
    game = fresh(3)
    assert [shown(game, seat)["round"] for seat in (0, 1, 2, None)] == [1, 1, 1, 1]
    turns_of_round(game)
    assert [shown(game, seat)["round"] for seat in (0, 1, 2, None)] == [2, 2, 2, 2]


@rule("merlin.component.first-player-marker")
def test_one_player_is_first_and_all_agree_who() -> None:
    game = table(seats=3, first=2)
    assert [shown(game, seat)["first"] for seat in (0, 1, 2, None)] == [2, 2, 2, 2]
    turns_of_round(game)
    assert [shown(game, seat)["first"] for seat in (0, 1, 2, None)] == [0, 0, 0, 0]


@rule("merlin.component.principality-count")
def test_six_principalities_have_goods_and_traitors_of_their_own() -> None:
    game = fresh(4)
    principalities = shown(game)["principalities"]
    assert [principality["id"] for principality in principalities] == list(SIX)
    for principality in principalities:
        assert list(principality["stock"]) == ["shield", "flag", "material"]
    for player in shown(game)["players"]:
        assert list(player["traitors"]) == list(SIX)
        for good in ("shield", "flag", "material"):
            assert list(player["goods"][good]) == list(SIX)


@rule("merlin.component.principality-order")
@pytest.mark.parametrize("at", range(6), ids=SIX)
def test_the_neighbours_of_a_principality(at: int) -> None:
    clockwise, anticlockwise = SIX[(at + 1) % 6], SIX[at - 1]
    game = table(knight={0: before("relocate")}, assistants={0: {"builder": SIX[at]}})
    play(game, "die 1 knight", "act")
    assert offered(game, "place") == [f"place builder {clockwise}", f"place builder {anticlockwise}"]
    game = table(knight={0: space(f"principality-{SIX[at]}")}, dice={0: [4, 1, 1, 1]})
    play(game, "die 4 knight")
    assert game.players[0].knight == space(f"principality-{clockwise}")


# ---- pieces of a player ----


@rule("merlin.component.player-colours")
def test_the_colours_of_four_players() -> None:
    assert {player["colour"] for player in shown(fresh(4))["players"]} == {"blue", "yellow", "green", "red"}


@rule("merlin.component.castle-board")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_keeps_pieces_in_a_castle_of_their_own(seats: int) -> None:
    game = table(seats=seats, knight={0: before("principality-blue")})
    assert len(shown(game)["players"]) == seats
    play(game, "die 1 knight", "act", "place builder blue")
    assert [has(game, seat, "material blue") for seat in range(seats)] == [1] + [0] * (seats - 1)


@rule("merlin.component.manors-per-player")
def test_the_seventh_manor_is_the_last() -> None:
    assert [player["manors"] for player in shown(fresh(4))["players"]] == [7, 7, 7, 7]
    goods = {0: [f"material {colour}" for colour in SIX]}
    for built, offers in ((6, ["act"]), (7, [])):
        manors = dict.fromkeys(["a1", "a2", "a3", "a4", "a5", "a6", "b1"][:built], 0)
        game = table(knight={0: before("build-1")}, goods=goods, manors=manors, forced=False)
        play(game, "die 1 knight", "move clockwise")
        assert offered(game, "act") == offers


@rule("merlin.component.staffs-per-player")
def test_each_player_has_three_staffs() -> None:
    assert [player["staffs"] for player in shown(fresh(4))["players"]] == [3, 3, 3, 3]


@rule("merlin.component.knight-per-player")
def test_all_personal_dice_move_the_same_knight() -> None:
    game = table(knight={0: 0, 1: 0}, dice={0: [1, 2, 3, 4], 1: [6, 6, 6, 6]}, forced=False)
    for die, place in ((1, 1), (2, 3), (3, 6)):
        play(game, f"die {die} knight", "move clockwise", "decline", "end")
        assert game.players[0].knight == place
        play(game, "die 6 knight", "move clockwise", "decline", "end")
    knights = [seat for on in shown(game)["ring"] for seat in on["knights"]]
    assert sorted(knights) == [0, 1]


@rule("merlin.component.assistants-per-player")
def test_each_player_has_four_different_assistants() -> None:
    assert all(len(player["assistants"]) == 4 for player in shown(fresh(4))["players"])
    game = table(knight={0: before("principality-grey")})
    play(game, "die 1 knight", "act")
    assert offered(game, "place") == [f"place {assistant} grey" for assistant in FOUR]


@rule("merlin.component.influence-per-player")
def test_no_player_can_have_more_than_seven_influence_markers() -> None:
    game = fresh(4, influence_markers=7)
    for player in game.players:
        assert (player.markers, sum(player.influence)) == (6, 1)
    with pytest.raises(rt.BadSettings):
        fresh(4, influence_markers=8)


@rule("merlin.component.score-marker-per-player")
def test_every_player_has_one_score_of_their_own() -> None:
    game = table(seats=3, knight={1: before("vp-shield")}, goods={1: ["shield black", "shield blue"]}, first=1)
    play(game, "die 1 knight", "act")
    assert [player["score"] for player in shown(game)["players"]] == game.scores() == [0, 2, 0]


@rule("merlin.component.hundred-marker-per-player")
def test_every_player_can_go_past_a_hundred() -> None:
    goods = {seat: ["shield black", "shield blue"] for seat in range(3)}
    game = table(seats=3, knight=dict.fromkeys(range(3), before("vp-shield")), goods=goods)
    for player in game.players:
        player.points[FROM_MISSIONS] = 99
    for _ in range(3):
        play(game, "die 1 knight", "act")
    assert game.scores() == [101, 101, 101]


@rule("merlin.component.assistant-spaces-per-principality")
@pytest.mark.parametrize("principality", SIX)
def test_a_principality_has_one_space_for_each_kind_of_assistant(principality: str) -> None:
    standing = {seat: {assistant: principality} for seat, assistant in enumerate(FOUR)}
    for at, assistant in enumerate(FOUR):
        if at == 0:
            continue
        game = table(seats=4, knight={0: before(f"principality-{principality}")}, assistants=standing)
        play(game, "die 1 knight", "act", f"place {assistant} {principality}")
        owners = {kind: seat for seat, kind in enumerate(FOUR)}
        owners[assistant] = 0
        assert shown(game)["principalities"][SIX.index(principality)]["assistants"] == owners
        assert game.players[at].assistants[at] == -1


# ---- King's Favour ----


@rule("merlin.component.module-boards")
def test_each_player_has_an_extra_board() -> None:
    missions = ("23", "25", "27", "32")
    rewards = ("lady-in-waiting", "builder", "flag-bearer", "lady-in-waiting")
    game = table(
        4,
        settings={"kings_favour": True},
        hand={seat: [mission] for seat, mission in enumerate(missions)},
        influence={0: ["black"], 1: ["blue"], 2: ["orange"]},
        assistants={3: {"lady-in-waiting": "black"}},
        knight=dict.fromkeys(range(4), before("grail")),
    )
    for mission, assistant in zip(missions, rewards, strict=True):
        play(game, f"complete {mission}", f"ability {assistant} 1", "die 1 knight", "decline", "deck")
    for player, assistant in zip(shown(game)["players"], rewards, strict=True):
        assert player["abilities"] == [f"{assistant} 1"]


def completing(seat: int, abilities: list[str]) -> MerlinTable:
    """Complete a mission of one point while some seals already lie."""
    favour = {"kings_favour": True}
    influence = {seat: ["black"]}
    game = table(4, settings=favour, first=seat, hand={seat: ["23"]}, influence=influence, abilities={seat: abilities})
    game.play("complete 23")
    return game


@rule("merlin.component.module-seals")
@pytest.mark.parametrize("seat", range(4))
def test_each_player_has_four_seals(seat: int) -> None:
    three = ["builder 1", "builder 2", "flag-bearer 1"]
    game = completing(seat, three)
    assert offered(game, "ability") == ["ability lady-in-waiting 1"]
    play(game, "ability lady-in-waiting 1")
    assert len(shown(game)["players"][seat]["abilities"]) == 4
    game = completing(seat, [*three, "shield-bearer 1"])
    assert offered(game, "ability") == []
    assert game.scores()[seat] == 1
