"""Labels of Paladins tell what an option takes and what it gives."""

import pytest

from roundtable.games.paladins.box import PaladinsTable
from roundtable.text import LANGUAGES, Words
from tests.rules.paladins.arrange import play, table

ROW = ["abbot-provision", "squire-strength", "gatekeeper-tax", "peddler-silver", "defender-labourer"]
FRENCH = (
    "Recruter l’Abbé pour 3 Argent ou une Dette\u00a0: "
    "1 Provision tout de suite\u00a0; 1 Provision après chaque action Absoudre"
)


def label(game: PaladinsTable, notation: str, language: str = "en") -> str:
    found = [option for option in game.options() if option.notation == notation]
    return Words(language).message(game.describe(found[0]))


def prompt(game: PaladinsTable) -> str:
    message = game.prompt()
    assert message is not None
    return Words("en").message(message)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Recruit the Abbot for 3 Silver or a Debt: 1 Provision at once; 1 Provision after each Absolve"),
        (
            "pt-BR",
            "Recrutar o Abade por 3 Pratas ou um Débito: 1 Provisão imediatamente; 1 Provisão sempre que Absolver",
        ),
        ("fr", FRENCH),
        ("it", "Recluta l’Abate per 3 Argento o un Debito: 1 Provvista subito; 1 Provvista dopo ogni azione Assolvere"),
    ],
)
def test_price_and_ability_of_townsfolk(language: str, told: str) -> None:
    game = table(row=ROW, workers={0: ["labourer", "fighter"]}, silver={0: 5})
    play(game, "do recruit")
    assert label(game, "townsfolk abbot-provision", language) == told


def test_a_townsfolk_that_costs_nothing() -> None:
    game = table(row=ROW, workers={0: ["labourer", "fighter"]})
    play(game, "do dismiss")
    assert label(game, "townsfolk defender-labourer") == "Dismiss the Defender: +1 Strength"


@pytest.mark.parametrize(("values", "gain"), [("corrected", "+1 Strength"), ("as_listed", "+1 Faith")])
def test_the_version_of_a_card_that_is_played(values: str, gain: str) -> None:
    game = table(row=ROW, workers={0: ["labourer", "fighter"]}, silver={0: 5}, settings={"card_values": values})
    play(game, "do recruit")
    told = label(game, "townsfolk squire-strength")
    assert told == f"Recruit the Squire for 2 Silver or a Debt: {gain} at each Inquisition without Suspicion"


def test_workers_and_cost_of_an_action() -> None:
    workers = {0: ["scout", "labourer", "cleric"]}
    game = table(workers=workers, provisions={0: 1})
    given = "place a monk for a reward, and +1 Influence"
    assert label(game, "do commission") == f"Commission (a scout, any worker and a cleric; 1 Provision): {given}"


def test_a_workshop_and_a_paladin_make_it_cheaper() -> None:
    game = table(workers={0: ["labourer", "cleric"]}, workshops={0: {"commission": 1}}, paladin={0: "ivon"})
    given = "place a monk for a reward, and +1 Influence"
    assert label(game, "do commission") == f"Commission (any worker and a cleric): {given}"


def test_silver_for_missing_strength() -> None:
    workers = {0: ["scout", "labourer", "fighter"]}
    outsiders = ["archer-byzantine", "barbarian-viking", None, None, None, None]
    game = table(workers=workers, outsiders=outsiders, strength={0: 1}, silver={0: 1})
    play(game, "do attack")
    assert label(game, "outsider archer-byzantine") == (
        "Attack the Archer (Byzantines): +1 Influence, 1 scout and 1 Provision"
    )
    assert label(game, "outsider barbarian-viking") == (
        "Attack the Barbarian (Vikings) for 1 Silver: +1 Influence, 1 Silver (tax) and 1 Provision"
    )


def test_a_gain_is_not_taken_for_part_of_the_deed_before_it() -> None:
    game = table(workers={0: ["cleric"]}, favours=["confession"], round=3)
    assert label(game, "favour confession") == (
        "Use the King’s Favour (a cleric): remove 1 Suspicion and +2 Silver (tax)"
    )


def test_how_a_converted_outsider_scores() -> None:
    workers = {0: ["fighter", "labourer", "cleric"]}
    outsiders = ["champion-saracen", "barbarian-viking", None, None, None, None]
    game = table(workers=workers, outsiders=outsiders, faith={0: 9})
    play(game, "do convert")
    assert label(game, "outsider barbarian-viking") == (
        "Convert the Barbarian (Vikings): +2 Strength; at the end 1 point per Byzantine attacked"
    )
    assert label(game, "outsider champion-saracen") == (
        "Convert the Champion (Saracens): +1 Strength; at the end 1 point plus 1 point per King’s Order completed"
    )


def test_the_worker_place_that_is_asked_for() -> None:
    game = table(workers={0: ["scout", "labourer", "criminal"]}, forced=False)
    play(game, "do hunt-two")
    assert prompt(game) == "Hunt with a scout: which worker do you place? Any will do."
    play(game, "worker labourer")
    assert prompt(game) == "Hunt with a scout: which worker goes on the place for a scout?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_differs_by_the_action(language: str) -> None:
    asked: list[str] = []
    for mode in ("dismiss", "recruit"):
        game = table(row=ROW, workers={0: ["labourer", "fighter"]}, silver={0: 5})
        play(game, f"do {mode}")
        message = game.prompt()
        assert message is not None
        asked.append(Words(language).message(message))
    assert asked[0] != asked[1]
