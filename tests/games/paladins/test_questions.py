"""The rule that a question of Paladins links is the one that helps whoever is asked."""

import pytest

from tests.rules.paladins.arrange import play, table
from tests.rules.paladins.arrange_right import ready

TARGETS = {
    "commission": "paladins.commission.choose-space",
    "garrison": "paladins.garrison.choose-space",
    "absolve": "paladins.absolve.any-free-place",
    "attack": "paladins.attack.target",
    "convert": "paladins.convert.target",
}


@pytest.mark.parametrize("action", TARGETS)
def test_the_target_of_an_action_of_the_right_side_links_what_can_be_chosen(action: str) -> None:
    game = ready(action, faith={0: 4}, strength={0: 4}, influence={0: 4}, silver={0: 9}, provisions={0: 9})
    play(game, f"do {action}")
    assert (game.asks, game.rule) == ("paladins.choose-target", TARGETS[action])


@pytest.mark.parametrize(
    ("mode", "rule"),
    [
        ("develop", "paladins.develop.target"),
        ("dismiss", "paladins.recruit.any-face-up"),
        ("recruit", "paladins.recruit.any-face-up"),
    ],
)
def test_the_target_of_an_action_of_the_left_side_links_what_can_be_chosen(mode: str, rule: str) -> None:
    game = table(workers={0: ["fighter", "labourer", "labourer"]}, silver={0: 9})
    play(game, f"do {mode}")
    assert (game.asks, game.rule) == ("paladins.choose-target", rule)


def test_a_worker_place_links_who_may_stand_there() -> None:
    game = table(workers={0: ["fighter", "criminal", "labourer"]}, silver={0: 9}, forced=False)
    play(game, "do recruit")
    play(game, game.options()[0].notation)
    asked = {}
    while game.asks == "paladins.place-worker":
        prompt = game.prompt()
        assert prompt is not None
        asked[prompt.wording.id] = game.rule
        play(game, game.options()[0].notation)
    assert asked == {
        "paladins-place-any": "paladins.action.clear-spaces-any-worker",
        "paladins-place-worker": "paladins.action.criminals-wild",
    }


def test_keeping_workers_links_how_many() -> None:
    game = table(workers={0: ["labourer"] * 3 + ["scout"]})
    play(game, "pass")
    assert (game.asks, game.rule) == ("paladins.keep-workers", "paladins.pass.keep-three")


def test_a_choice_links_the_card_that_offers_it() -> None:
    game = ready("fortify", influence={0: 1}, provisions={0: 3}, next_walls=["07"])
    play(game, "do fortify")
    assert (game.asks, game.rule) == ("paladins.choose-one", "paladins.fortify.wall-choice")
    game = table(round=3, workers={0: ["criminal"]}, favours=["training"])
    play(game, "favour training")
    assert (game.asks, game.rule) == ("paladins.choose-one", "paladins.kings-favour.choice")
