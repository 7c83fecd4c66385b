"""Every action of the tournament and everything it tells, module included. Extend it at its end only."""

from typing import Final

from roundtable.kernel.action import Vocabulary
from roundtable.kernel.wording import NUMBER, SEAT, Param, Wording
from tests.practice.tourney.content import CHALLENGE, CHALLENGES, GOOD, STANCE, STANCES, TRICK, TRICKS

V: Final = Vocabulary("tourney")
PICK: Final = V.verb("pick", Param("trick", TRICK))
KEEP: Final = V.verb("keep", Param("trick", TRICK))
STAND: Final = V.verb("stance", Param("stance", STANCE))
TOP: Final = V.verb("top", Param("stance", STANCE))
DIE: Final = V.verb("die", Param("die", NUMBER))
MEET: Final = V.verb("challenge", Param("challenge", CHALLENGE))
TRAIN: Final = V.verb("train")
DONE: Final = V.verb("done")
RIDE: Final = V.verb("ride")
YIELD: Final = V.verb("yield")
CHOOSE: Final = V.verb("choose", Param("good", GOOD))
FAVOUR: Final = V.verb("favour", Param("good", GOOD))
NUDGE: Final = V.verb("nudge", Param("die", NUMBER))
TRICK_NOW: Final = V.verb("trick", Param("trick", TRICK))
CHEER: Final = V.verb("cheer")

PICKS: Final = V.row(PICK, len(TRICKS), ("trick:{a}",))
KEEPS: Final = V.row(KEEP, len(TRICKS), ("trick:{a}",))
STANDS: Final = V.row(STAND, len(STANCES), ("stance:{a}",))
TOPS: Final = V.row(TOP, len(STANCES), ("stance:{a}",))
DICE: Final = tuple([V.add(DIE, n, 0, ("die:{a}",)) for n in range(1, 7)])  # from 1 on
MEETS: Final = V.row(MEET, len(CHALLENGES), ("challenge:{a}",))
TRAINS: Final = V.add(TRAIN)
DONES: Final = V.add(DONE)
RIDES: Final = V.add(RIDE)
YIELDS: Final = V.add(YIELD)
CHOICES: Final = V.row(CHOOSE, len(GOOD.words), ("supply:{a}",))
FAVOURS: Final = V.row(FAVOUR, 2, ("favours", "supply:{a}"))
NUDGES: Final = tuple([V.add(NUDGE, n, 0, ("favours", "die:{a}")) for n in range(1, 6)])  # from 1 on
TRICKS_NOW: Final = V.row(TRICK_NOW, len(TRICKS), ("trick:{a}",))
CHEERS: Final = V.add(CHEER, touches=("crowd",))

WHO: Final = Param("seat", SEAT)
BEGUN: Final = Wording("tourney-begun", Param("round", NUMBER), rule="tourney.round")
REROLLED: Final = Wording("tourney-rerolled", WHO, rule="tourney.round.reroll")
SHUFFLED: Final = Wording("tourney-shuffled", rule="tourney.draft.reshuffle")
DEALT: Final = Wording("tourney-dealt", Param("trick", TRICK), rule="tourney.draft.deal")
HAS_KEPT: Final = Wording("tourney-has-kept", WHO, rule="tourney.draft.keep")
SHOWN: Final = Wording("tourney-shown", WHO, Param("trick", TRICK), rule="tourney.draft.reveal")
STOOD: Final = Wording("tourney-stood", WHO, Param("stance", STANCE), rule="tourney.stance.reveal")
MET: Final = Wording("tourney-met", WHO, Param("challenge", CHALLENGE), rule="tourney.turn.challenge")
GAINED: Final = Wording("tourney-gained", WHO, Param("n", NUMBER), Param("good", GOOD), rule="tourney.effect.gain")
PLAYED: Final = Wording("tourney-played", WHO, Param("trick", TRICK), rule="tourney.offer.trick")
WON: Final = Wording("tourney-won", WHO, Param("strength", NUMBER), rule="tourney.lists.win")
CROWD: Final = Wording("tourney-crowd-shouts", Param("die", NUMBER), rule="tourney.crowd.roll")
EVENTS: Final = (
    BEGUN, REROLLED, SHUFFLED, DEALT, HAS_KEPT, SHOWN, STOOD, MET, GAINED, PLAYED, WON, CROWD,
)  # fmt: skip

TOO_HARD: Final = Wording("refused-too-hard", rule="tourney.turn.challenge")
GAINS: Final = Wording("tourney-label-gain", Param("n", NUMBER), Param("good", GOOD))
STRENGTH: Final = Wording("tourney-prompt-strength", Param("strength", NUMBER), rule="tourney.lists.ride")
LABELS: Final = (TOO_HARD, GAINS, STRENGTH)
