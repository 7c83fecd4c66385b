"""What the reader of the source finds in errors and `say`, and what it cannot read."""

from pathlib import Path
from textwrap import dedent

import pytest

from roundtable.arena import ArenaTrouble
from roundtable.kernel.errors import BadPosition, BadRecord, BadSettings, IllegalAction, RoundtableError
from roundtable.text.declared import Declarations
from roundtable.text.source import ERRORS

REFUSED = frozenset({"what", "rule"})


def declared(folder: Path, source: str) -> Declarations:
    (folder / "sample.py").write_text(dedent(source), encoding="utf-8")
    found = Declarations()
    found.add_source(folder)
    return found


def readable(folder: Path, source: str) -> dict[str, frozenset[str]]:
    found = declared(folder, source)
    assert found.unreadable == []
    return found.messages


@pytest.mark.parametrize(
    "error",
    [
        IllegalAction("why", "rule"),
        BadPosition("field", "why"),
        BadRecord("why"),
        BadSettings("why", "what"),
        ArenaTrouble("why", ""),
    ],
    ids=lambda error: type(error).__name__,
)
def test_table_of_errors_is_that_of_the_kernel(error: RoundtableError) -> None:
    kind = ERRORS[type(error).__name__]
    assert error.message == f"{kind.prefix}-why"
    assert kind.args == set(error.values)


def test_every_error_of_the_kernel_and_of_the_arena_is_in_the_table() -> None:
    kinds = [kind for kind in RoundtableError.__subclasses__() if kind.__module__ == RoundtableError.__module__]
    assert {kind.__name__ for kind in [*kinds, ArenaTrouble]} == set(ERRORS)


def test_errors_give_their_reasons(tmp_path: Path) -> None:
    source = """
        raise IllegalAction("sealed", rule)
        raise errors.BadPosition(f"{path}[1]", "not-a-list", "3")
        raise BadPosition(path, problem="not-a-text")
        raise BadRecord("departs", 3)
        raise BadSettings("seats", "9")
    """
    found = readable(tmp_path, source)
    assert set(found) == {
        "refused-sealed",
        "position-not-a-list",
        "position-not-a-text",
        "record-departs",
        "setting-seats",
    }
    assert found["refused-sealed"] == REFUSED


def test_reasons_may_be_chosen_and_kept_in_a_variable(tmp_path: Path) -> None:
    source = """
        def refuse(game):
            reason = "too-late" if game.over else "too-early"
            if game.odd:
                reason = "odd"
            raise IllegalAction(reason, "")
    """
    assert set(readable(tmp_path, source)) == {"refused-too-late", "refused-too-early", "refused-odd"}


def test_the_reason_in_a_message_is_declared_by_its_game(tmp_path: Path) -> None:
    source = """
        def play(self, question, message):
            raise IllegalAction(reason_in(message) or "other", "")
    """
    assert readable(tmp_path, source) == {"refused-other": REFUSED}


@pytest.mark.parametrize(
    "source",
    [
        "def refuse(reason):\n    raise IllegalAction(reason, '')\n",
        "def refuse(all):\n    for reason in all:\n        raise IllegalAction(reason, '')\n",
        "def refuse():\n    a = b\n    b = a\n    raise IllegalAction(a, '')\n",
        "raise IllegalAction(f'too-{x}', '')\n",
        "raise BadPosition('field')\n",
    ],
)
def test_reasons_that_cannot_be_read_are_reported(tmp_path: Path, source: str) -> None:
    found = declared(tmp_path, source)
    assert found.messages == {}
    assert len(found.unreadable) == 1
    assert found.unreadable[0].startswith("sample.py:")


def test_say_gives_its_id_and_arguments(tmp_path: Path) -> None:
    source = """
        words.say("plain")
        self.words.say("left", count=3, of=4)
        say("open" if state else "closed", seats=2)
    """
    assert readable(tmp_path, source) == {
        "plain": frozenset(),
        "left": frozenset({"count", "of"}),
        "open": frozenset({"seats"}),
        "closed": frozenset({"seats"}),
    }


def test_errors_of_the_server_give_their_id_and_arguments(tmp_path: Path) -> None:
    source = """
        raise Refused("server-seat-taken", 409, seat=1)
    """
    assert readable(tmp_path, source) == {"server-seat-taken": frozenset({"seat"})}


def test_message_said_twice_has_the_arguments_of_both(tmp_path: Path) -> None:
    source = """
        words.say("left", count=3, of=4)
        words.say("left", count=3)
    """
    assert readable(tmp_path, source) == {"left": frozenset({"count"})}


@pytest.mark.parametrize("kind", ["", ": Final", ": Final[tuple[str, ...]]"])
def test_ids_put_together_are_listed(tmp_path: Path, kind: str) -> None:
    source = f"""
        SAYS{kind} = ("lobby-open", "lobby-full", "title")

        words.say(f"lobby-{{state}}", seats=4)
        words.say(first)
    """
    lobby = frozenset({"seats"})
    assert readable(tmp_path, source) == {"lobby-open": lobby, "lobby-full": lobby, "title": frozenset()}


@pytest.mark.parametrize(
    "source",
    [
        "words.say(f'lobby-{state}')\n",
        "SAYS = ('title',)\nwords.say(f'lobby-{state}')\nwords.say('title')\n",
        "SAYS = ('lobby-open',)\nwords.say('title')\n",
        "SAYS = tuple(names)\n",
        "words.say('title', **args)\n",
        "words.say()\n",
        "words.say(*args)\n",
    ],
)
def test_speech_that_cannot_be_read_is_reported(tmp_path: Path, source: str) -> None:
    assert declared(tmp_path, source).unreadable
