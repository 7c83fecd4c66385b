"""What cards, Units and Skills of other sets bring onto the table can be seen in the picture."""

from io import StringIO

from rich.console import Console

from roundtable.games.mage_knight.content.components import ENEMY, ENEMY_OF
from roundtable.games.mage_knight.content.names import COLOUR
from roundtable.terminal.mage_knight.picture import picture
from roundtable.text import Words
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_combat import do


def test_tokens_markers_puppets_and_the_box_are_shown() -> None:
    skills = {0: ["krang-puppet-master", "krang-master-of-chaos"]}
    units = {0: ["magic-familiars", "scouts"]}
    game = table(
        hand={0: ["march", "mysterious-box"]}, units=units, skills=skills, next_enemies=["prowlers"], forced=False
    )
    player = game.players[0]
    player.units = (player.units[0].but(token=COLOUR.at("blue")), player.units[1])
    player.chaos = COLOUR.at("green")
    player.puppets = (ENEMY_OF.index(ENEMY.at("diggers")),)
    settle(game)
    do(game, "activate 1 1", "spy-stack green", "play mysterious-box")
    drawn = [text_of(game.view(seat)) for seat in (0, 1)]
    for text in drawn:
        assert "Puppet Master Diggers" in text
        assert "Master of Chaos Gr" in text
        assert "Magic Familiars Bl" in text
        assert "Mysterious Box · " in text
    assert "G Prowlers" in drawn[0]
    assert "Prowlers" not in drawn[1]


def text_of(view: dict[str, object]) -> str:
    """Draw a view without colours."""
    out = StringIO()
    Console(width=200, file=out).print(picture(view, Words("en")))
    return out.getvalue()
