"""The page about the numbers of the encoders is what the encoders say of themselves."""

from tools.fields import PAGE, text


def test_the_numbers_of_the_encoders_are_those_listed() -> None:
    assert PAGE.read_text(encoding="utf-8") == text(), "make fields writes the page anew"
