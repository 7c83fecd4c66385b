"""A wish for a language becomes one of ours."""

import pytest

from roundtable.text import LANGUAGES, find, pick


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_finds_itself_in_any_case(language: str) -> None:
    assert find(language) == find(language.upper()) == find(language.lower()) == language


@pytest.mark.parametrize(
    ("tag", "language"),
    [("pt", "pt-BR"), ("pt-PT", "pt-BR"), ("fr_CA.UTF-8", "fr"), ("it_IT", "it"), (" en-GB ", "en")],
)
def test_related_tags_find_our_language(tag: str, language: str) -> None:
    assert find(tag) == language


@pytest.mark.parametrize("tag", ["", "de", "C", "C.UTF-8", "frr", "-"])
def test_other_tags_find_nothing(tag: str) -> None:
    assert find(tag) is None


def test_the_most_wanted_language_we_have_is_picked() -> None:
    assert pick(["pt-PT", "en"]) == "pt-BR"
    assert pick(["de-CH", "it", "en"]) == "it"


def test_english_is_picked_if_we_have_nothing_wanted() -> None:
    assert pick(["de", "ja"]) == pick([]) == "en"
