"""The vocabulary: every action once, with a notation that parses back, a fixed id and the things it touches."""

import pytest

from roundtable.kernel.action import Vocabulary
from roundtable.kernel.wording import NUMBER, SEAT, Names, Param
from tests.practice import BOXES
from tests.practice.feud import vocabulary as v

COLOUR = Names("colour", ("red", "blue"))
ACTIONS = [(box.vocabulary, action) for box in BOXES for action in box.vocabulary.actions]


def painting() -> Vocabulary:
    vocabulary = Vocabulary("painting")
    paint = vocabulary.verb("paint", Param("colour", COLOUR), Param("wall", NUMBER))
    rest = vocabulary.verb("rest")
    vocabulary.grid(paint, 2, 3, ("pot:{a}", "wall:{b}"))
    vocabulary.add(rest)
    return vocabulary


def test_every_notation_parses_back_to_its_own_action() -> None:
    for vocabulary, action in ACTIONS:
        assert vocabulary.find(action.notation) is action
        assert vocabulary.actions[action.id] is action


def test_a_notation_is_the_verb_and_the_words_of_its_arguments() -> None:
    assert [action.notation for action in painting().actions] == [
        "paint red 0", "paint red 1", "paint red 2", "paint blue 0", "paint blue 1", "paint blue 2", "rest",
    ]  # fmt: skip


def test_capitals_and_blanks_do_not_matter() -> None:
    vocabulary = painting()
    assert vocabulary.find("  Paint   BLUE\t2\n") is vocabulary.actions[5]


@pytest.mark.parametrize("notation", ["", " ", "paint", "paint red", "paint red 3", "paint red 1 1", "paint\0red 1"])
def test_what_is_no_notation_is_not_found(notation: str) -> None:
    assert painting().find(notation) is None


def test_an_action_keeps_its_verb_and_arguments() -> None:
    action = painting().actions[4]
    assert (action.verb, action.a, action.b) == (0, 1, 1)
    assert repr(action) == "<paint blue 1>"


def test_an_action_touches_the_things_its_words_name() -> None:
    assert painting().actions[5].touches == ("pot:blue", "wall:2")
    assert painting().actions[6].touches == ()
    assert v.EXPLORE[3].touches == ("space:3", "tiles")


def test_ids_are_places_and_stay_when_the_vocabulary_grows_at_its_end() -> None:
    vocabulary = painting()
    before = [action.notation for action in vocabulary.actions]
    hang = vocabulary.verb("hang", Param("seat", SEAT))
    assert vocabulary.add(hang, 3).id == len(before)
    assert [action.notation for action in vocabulary.actions][:-1] == before


def test_ids_of_feud_are_fixed() -> None:
    """Records keep words, but what learned from ids would be worthless: this may only grow at its end."""
    assert [v.V.actions[id].notation for id in (0, 9, 10, 11, 27, 89)] == [
        "play march", "play banner", "pay", "spend march", "leave", "propose",
    ]  # fmt: skip


def test_a_notation_that_stands_twice_is_refused() -> None:
    vocabulary = painting()
    with pytest.raises(ValueError, match="'rest' stands twice"):
        vocabulary.add(1)
    assert len(vocabulary.actions) == 7


def test_a_verb_that_stands_twice_is_refused() -> None:
    vocabulary = painting()
    with pytest.raises(ValueError, match="paint"):
        vocabulary.verb("paint", Param("wall", NUMBER))
    assert len(vocabulary.verbs) == 2


def test_a_verb_has_at_most_two_arguments() -> None:
    wall = Param("wall", NUMBER)
    with pytest.raises(ValueError, match="at most two"):
        Vocabulary("painting").verb("paint", wall, wall, wall)


def test_a_name_that_stands_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="stands twice"):
        Names("colour", ("red", "blue", "red"))


def test_the_digest_tells_vocabularies_apart() -> None:
    same, longer, other = painting(), painting(), Vocabulary("painting")
    longer.add(longer.verb("hang"))
    other.add(other.verb("rest"))
    assert painting().digest() == same.digest()
    assert len({same.digest(), longer.digest(), other.digest()}) == 3
