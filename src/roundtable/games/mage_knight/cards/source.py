"""The Source: mana dice rolled, used, taken and returned.

`game.source` holds the faces of the dice lying there, sorted; exhausted ones lie there too and are told by the time.
"""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight import changes, words
from roundtable.games.mage_knight.cards import centre
from roundtable.games.mage_knight.content.integers import Colour, Seat
from roundtable.games.mage_knight.content.names import BASIC, BLACK, COLOURS, GOLD, NONE
from roundtable.games.mage_knight.state import daylight, lasting

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def roll(game: "MageKnight", count: int) -> tuple[Colour, ...]:
    """Roll dice and give their faces; they lie nowhere yet. Rolling seals the past."""
    if count == 0:
        return ()
    game.seal()
    return tuple([game.chance.below(COLOURS) for _ in range(count)])


def add(game: "MageKnight", faces: tuple[Colour, ...]) -> None:
    """Lay dice into the Source as they are."""
    if not faces:
        return
    game.source = tuple(sorted([*game.source, *faces]))


def half_basic(faces: tuple[Colour, ...]) -> bool:
    """Say whether at least half of the dice show basic colours."""
    return 2 * len([face for face in faces if face < BASIC]) >= len(faces)


def reset(game: "MageKnight") -> None:
    """Roll the whole Source; while fewer than half are basic, roll all gold and black dice together again.

    Dice kept by Tactics and Spells have come back.
    """
    for player in game.players:
        player.tactic_die = NONE
        player.claimed = ()
    faces = roll(game, game.rules.dice)
    while not half_basic(faces):
        basic = [face for face in faces if face < BASIC]
        faces = (*basic, *roll(game, len(faces) - len(basic)))
    game.source = tuple(sorted(faces))
    tell_reset(game)


def tell_reset(game: "MageKnight") -> None:
    """Tell what the Source shows now."""
    dice = game.source
    if game.journal is None:
        return
    if 3 <= len(dice) <= 6:
        a, b, c, d, e, f = (*dice, 0, 0, 0)[:6]
        game.tell(changes.SOURCE_ROLLED[len(dice) - 3], a, b, c, d, e, f)
        return
    game.tell(changes.SOURCE_GATHERED)
    for face in dice:
        game.tell(changes.SOURCE_DIE, face)


def return_dice(game: "MageKnight") -> None:
    """At the end of a turn: used dice are rolled and come back, dice taken by effects come back as they are."""
    turn = game.turn
    rolled = roll(game, len(turn.dice) + stolen_used(game, turn.seat))
    for face in rolled:
        game.tell(words.DIE_RETURNED, turn.seat, face)
    for face in turn.kept_dice:
        game.tell(changes.DIE_BACK, face)
    add(game, rolled + turn.kept_dice)
    turn.dice = ()
    turn.kept_dice = ()


def stolen_used(game: "MageKnight", seat: Seat) -> int:
    """Take the die of Mana Steal off the Tactic if it was used; give how many that are."""
    player = game.players[seat]
    if player.tactic_die == NONE or player.tactic_up:
        return 0
    player.tactic_die = NONE
    return 1


def exhausted(game: "MageKnight", colour: Colour) -> bool:
    """Say whether a die showing a colour is depleted now: black by day, gold at night and underground."""
    return colour == (GOLD if daylight.is_night(game) else BLACK)


def take(game: "MageKnight", colour: Colour) -> None:
    """Take a die showing a colour out of the Source, whatever becomes of it."""
    at = game.source.index(colour)
    game.source = game.source[:at] + game.source[at + 1 :]
    game.turn.source_used = True


def reroll(game: "MageKnight", faces: list[Colour]) -> None:
    """Roll dice of the Source showing these faces again, all together; they stay there."""
    for face in faces:
        take(game, face)
    rolled = roll(game, len(faces))
    for face, new in zip(faces, rolled, strict=True):
        game.tell(changes.DIE_REROLLED, face, new)
    add(game, rolled)


def gold_is_fixed(game: "MageKnight") -> bool:
    """Say whether gold dice may neither be rolled again nor changed: with friendly mana by Day beside other dice."""
    return game.rules.friendly_mana and not game.night and bool([face for face in game.source if face != GOLD])


def roll_die(game: "MageKnight") -> Colour:
    """Roll a die of the bank."""
    face = roll(game, 1)[0]
    game.tell(words.DIE_ROLLED, face)
    return face


# ---- the right to use a die ----


def usual_left(game: "MageKnight", seat: Seat) -> bool:
    """Say whether the one die of the turn may still be used; another player's Source Freeze forbids it."""
    return not game.turn.usual_die and not centre.freezes_source(game, seat)


def dice_left(game: "MageKnight", seat: Seat) -> int:
    """Give how many dice of the Source the player on turn may still use: the usual one, and more by effects."""
    if game.turn.seat != seat or lasting.holds(game, "sideways-value"):  # Who Needs Magic?
        return 0
    return game.turn.extra_dice + (1 if usual_left(game, seat) else 0)


def use(game: "MageKnight", seat: Seat, colour: Colour, used_as: Colour) -> None:
    """Use a die for mana: that of Source Opening, then the usual one, unless only an extra one can give this colour."""
    turn = game.turn
    usual = usual_left(game, seat) and usual_gives(game, colour, used_as)
    openings = centre.openings(game) if colour < BASIC else []
    take(game, colour)
    turn.dice = (*turn.dice, colour)
    if openings:
        turn.extra_dice -= 1
        centre.open_source(game, openings[0], colour)
        return
    if usual:
        turn.usual_die = True
        return
    turn.extra_dice -= 1
    more = lasting.of(game, "extra-source-dice")
    plain = [one for one in more if not lasting.node(one).flag("black_as_any")]
    special = colour == BLACK and not usual_gives(game, colour, used_as)
    chosen = more if special or not plain else plain
    if chosen:
        lasting.use(game, chosen[-1] if special else chosen[0])


def usual_gives(game: "MageKnight", colour: Colour, used_as: Colour) -> bool:
    """Say whether no extra die by Mana Pull is needed to use a face as a colour: only those turn black into any."""
    if colour != BLACK or used_as == BLACK:
        return True
    for one in lasting.of(game, "extra-source-dice"):
        if lasting.node(one).flag("gold_black_as_basic"):
            return True
    return not [one for one in lasting.of(game, "extra-source-dice") if lasting.node(one).flag("black_as_any")]
