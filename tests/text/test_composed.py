"""Texts that are put together from others can be read, for every word of every game."""

import pytest

from roundtable.games import GAMES
from roundtable.kernel.table import box_of
from roundtable.kernel.wording import Composed
from roundtable.text import LANGUAGES, Words

KINDS = [kind for name in GAMES for kind in box_of(name).names() if isinstance(kind, Composed)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=[kind.id for kind in KINDS])
def test_every_word_has_its_text(kind: Composed, language: str) -> None:
    words = Words(language)
    assert all([words.name(kind, position) for position in range(len(kind.words))])
