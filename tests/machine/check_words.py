"""Checks of words: every label, prompt, event and refusal can be read in all languages."""

import json
import random

import roundtable as rt
from roundtable.kernel.wording import Message
from roundtable.text import LANGUAGES, MissingText, Words

PEOPLE = ("Ana", "Beto", "Chiara", "Denis", "Eva", "Fred", "Gil", "Hugo")
REFUSED = 3  # actions refused in order to read the reason

_read: set[str] = set()  # what was read before in all languages: texts do not change while tests run


def labels_and_prompts_can_be_read(game: rt.Game, chance: random.Random) -> None:
    """What the waiting seats are asked, and what they may answer."""
    declared = {wording.id for wording in game.rules.box.wordings()}
    for seat in game.waiting:
        prompt = game.prompt(seat)
        assert prompt is not None, f"seat {seat} is asked, and there is no prompt"
        for message in [prompt, *[game.describe(action, seat) for action in game.options_of(seat)]]:
            assert message.wording.id in declared, f"the message {message.wording.id} does not stand in the box"
            read(message)


def events_can_be_read(game: rt.Game, chance: random.Random) -> None:
    """Everything the journal tells."""
    if game.journal is not None:
        for event in game.journal.events:
            read(event.message)


def refusals_can_be_read(game: rt.Game, chance: random.Random) -> None:
    """Why an action is refused, in the game's own reasons too."""
    actions = game.rules.box.vocabulary.actions
    offered = set(game.options())
    for action in chance.sample(actions, min(REFUSED, len(actions))):
        if action in offered:
            continue
        try:
            game.play(action)
        except rt.IllegalAction as refusal:
            for language in LANGUAGES:
                try:
                    Words(language).error(refusal)
                except MissingText as missing:
                    raise AssertionError(f"the refusal of <{action.notation}> cannot be read: {missing}") from missing


def read(message: Message) -> None:
    """Raise unless a message can be read in every language."""
    known = json.dumps(message.data())
    if known in _read:
        return
    for language in LANGUAGES:
        try:
            text = Words(language).message(message, PEOPLE)
        except MissingText as missing:
            raise AssertionError(f"{known} cannot be read: {missing}") from missing
        assert text.strip(), f"{known} is empty in {language}"
    _read.add(known)
