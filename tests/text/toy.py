"""A toy game's words: one verb, one event, one table of names, and a folder with their texts."""

from pathlib import Path
from typing import Final

from roundtable.kernel.action import Vocabulary
from roundtable.kernel.rules import Box
from roundtable.kernel.wording import NUMBER, SEAT, Names, Param, Wording

PIECE: Final = Names("toy-piece", ("queen", "pawn"))
MOVED: Final = Wording("toy-moved", Param("who", SEAT), Param("piece", PIECE), Param("count", NUMBER))

ENGLISH: Final = """\
toy-piece-queen = queen
toy-piece-pawn = pawn
toy-do-move = Move the { $piece }
toy-moved = { $who } moves the { $piece } by { $count ->
        [one] one space
       *[other] { $count } spaces
    }.
game-toy = Toy
"""
PORTUGUESE: Final = """\
toy-piece-queen = dama
    .the = a dama
    .gender = f
toy-piece-pawn = peão
    .the = o peão
    .gender = m
toy-do-move = Mover { $piece-the }
toy-moved = { CAPITAL($piece-the) } de { $who } foi { $piece-gender ->
        [f] movida
       *[other] movido
    } { $count ->
        [one] uma casa
       *[other] { $count } casas
    }.
game-toy = Brinquedo
"""
FRENCH: Final = """\
toy-piece-queen = dame
    .the = la dame
toy-piece-pawn = pion
    .the = le pion
toy-do-move = Déplacer { $piece-the }
toy-moved = { $who } déplace { $piece-the } : { $count }.
game-toy = Jouet
"""
ITALIAN: Final = """\
toy-piece-queen = regina
    .the = la regina
toy-piece-pawn = pedone
    .the = il pedone
toy-do-move = Muovi { $piece-the }
toy-moved = { $who } muove { $piece-the }: { $count }.
game-toy = Giocattolo
"""
TEXTS: Final = {"en": ENGLISH, "pt-BR": PORTUGUESE, "fr": FRENCH, "it": ITALIAN}


def toy_box() -> Box:
    vocabulary = Vocabulary("toy")
    vocabulary.verb("move", Param("piece", PIECE))
    return Box("toy", "1", (2,), (), vocabulary, (), (MOVED,), (PIECE,))


def toy_folder(path: Path) -> Path:
    for language, text in TEXTS.items():
        (path / language).mkdir(parents=True)
        (path / language / "toy.ftl").write_text(text, encoding="utf-8")
    return path
