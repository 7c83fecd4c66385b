"""Mana at hand: tokens, crystals, dice and the rest, what each may stand for, and whether a cost can be paid."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.cards import centre, hands, source
from roundtable.games.mage_knight.content.components import SKILL
from roundtable.games.mage_knight.content.integers import Colour, ColourBits, Seat
from roundtable.games.mage_knight.content.names import ALL_BASIC, BASIC, BLACK, COLOURS, GOLD, GREEN, NONE, RED, WHITE
from roundtable.games.mage_knight.state import daylight, lasting, this_turn

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Player
    from roundtable.games.mage_knight.state.game import MageKnight

OPPOSITE: Final[tuple[int, ...]] = (1, 0, 3, 2, 5, 4)  # red-blue, green-white, gold-black
FOR_STRONG_SPELL: Final = 1 << COLOURS  # beyond the colours: black that pays for a Spell's strong half only
POLARIZATION: Final = SKILL.at("arythea-polarization")
INVOCATION: Final = SKILL.at("arythea-invocation")
BY_WOUND: Final = (1 << RED) | (1 << BLACK)
BY_CARD: Final = (1 << GREEN) | (1 << WHITE)


def gold_usable(game: "MageKnight") -> bool:
    """Gold mana counts by day, or where an effect allows it."""
    return not daylight.is_night(game) or allowed(game, GOLD)


def black_usable(game: "MageKnight") -> bool:
    """Black mana counts at night and underground, or where an effect allows it."""
    return daylight.is_night(game) or allowed(game, BLACK)


def allowed(game: "MageKnight", colour: Colour) -> bool:
    """An effect of this turn lets a colour be used as at its own time of day."""
    for one in lasting.of(game, "allow-mana"):
        if one.target == colour:
            return True
    return False


def stands_for(game: "MageKnight", colour: Colour) -> ColourBits:
    """Give, as bits, the colours that mana of a colour may be used as."""
    if colour < BASIC:
        return 1 << colour
    if colour == GOLD:
        return ALL_BASIC if gold_usable(game) else 0
    return 1 << BLACK if black_usable(game) else 0


def die_stands_for(game: "MageKnight", colour: Colour) -> ColourBits:
    """Give the colours any die of the Source may be used as; an effect may lift the limits of gold and black."""
    mask = stands_for(game, colour)
    if colour >= BASIC:
        for one in lasting.of(game, "extra-source-dice"):
            if lasting.node(one).flag("gold_black_as_basic"):
                mask |= ALL_BASIC
    return mask


def shown(faces: tuple[Colour, ...]) -> ColourBits:
    """Give the colours that dice show, as bits."""
    mask = 0
    for face in faces:
        mask |= 1 << face
    return mask


def wild_dice(game: "MageKnight") -> int:
    """Count the extra dice that may be used as any colour if they show black."""
    count = 0
    for one in lasting.of(game, "extra-source-dice"):
        if lasting.node(one).flag("black_as_any"):
            count += one.left
    return count


BY_DAY: Final[tuple[int, ...]] = (1, 2, 4, 8, ALL_BASIC, 0)  # what each colour stands for, as bits
AT_NIGHT: Final[tuple[int, ...]] = (1, 2, 4, 8, 0, 1 << BLACK)
NO_TWIST: Final[tuple[int, ...]] = (0,) * COLOURS


def ready_skill(game: "MageKnight", seat: Seat, skill: int) -> bool:
    """Say whether a player has a once-per-turn Skill that was not used yet and may use it now."""
    player = game.players[seat]
    if skill not in player.skills or this_turn.partial(game, seat):
        return False
    return skill not in player.used and skill not in player.spent


def invoked(game: "MageKnight", seat: Seat, reserve: int) -> ColourBits:
    """Give, as bits, the colours Invocation can make of a discarded card; `reserve` cards are needed elsewhere."""
    if not ready_skill(game, seat, INVOCATION) or game.turn.seat != seat:
        return 0
    player = game.players[seat]
    wounds = hands.wounds_in_hand(player)
    mask = BY_WOUND if wounds else 0
    return mask | (BY_CARD if len(player.hand.cards) - wounds > reserve else 0)


def polarized(game: "MageKnight", seat: Seat, colour: Colour) -> ColourBits:
    """Give what Polarization adds: the opposite colour, once a turn; gold at night only black for strong Spells."""
    if not ready_skill(game, seat, POLARIZATION):
        return 0
    if colour < BASIC:
        return 1 << OPPOSITE[colour]
    if colour == GOLD:
        return FOR_STRONG_SPELL if daylight.is_night(game) else 0
    return 0 if daylight.is_night(game) else ALL_BASIC


def stolen_die(player: "Player") -> Colour:
    """Give the colour of the die on Mana Steal, -1 if there is none or it was used this turn."""
    return player.tactic_die if player.tactic_up else NONE


class Purse:
    """The mana a player could pay with now; paying from it in thought changes it, not the table."""

    def __init__(self, game: "MageKnight", seat: Seat, reserve: int = 0) -> None:
        player = game.players[seat]
        on_turn = game.turn.seat == seat
        self.tokens = list(player.mana)
        self.crystals = list(player.crystals)
        self.dice = [0] * COLOURS
        self.dice_left = 0
        self.basic_dice = 0  # of those left, how many must show a basic colour
        if on_turn:
            self.dice_left = source.dice_left(game, seat)
            self.basic_dice = len(centre.openings(game))
            if self.dice_left:
                for face in game.source:
                    self.dice[face] += 1
        self.tactic = stolen_die(player) if on_turn else NONE
        self.endless = 0
        self.skill = invoked(game, seat, reserve)
        if game.lasting:
            self.uses: tuple[int, ...] = tuple([stands_for(game, colour) for colour in range(COLOURS)])
            self.die_uses: tuple[int, ...] = tuple([die_stands_for(game, colour) for colour in range(COLOURS)])
        else:
            self.uses = AT_NIGHT if daylight.is_night(game) else BY_DAY
            self.die_uses = self.uses
        self.friendly: Final = game.rules.friendly_mana and not game.night
        self.wild = wild_dice(game)
        self.twists = 1 if ready_skill(game, seat, POLARIZATION) else 0
        self.twist: tuple[int, ...] = NO_TWIST
        if self.twists:
            self.twist = tuple([polarized(game, seat, colour) for colour in range(COLOURS)])
        for one in lasting.of(game, "endless-mana"):
            self.endless |= one.amount
        self.taxed = centre.suppressed(game, seat)  # the first mana of a basic colour costs one more of it

    def colours(self) -> int:
        """Give, as bits, every colour of which one mana could be paid."""
        mask = 0
        for colour in range(COLOURS):
            uses = self.uses[colour] | (self.twist[colour] if self.twists else 0)
            crystal = colour < BASIC and self.crystals[colour] > 0
            if self.tokens[colour] or crystal or self.tactic == colour or ((self.endless | self.skill) >> colour) & 1:
                mask |= uses
            if self.has_die(colour):
                mask |= self.uses_of_die(colour) | (self.twist[colour] if self.twists else 0)
                mask |= ALL_BASIC if colour == BLACK and self.wild else 0
        if self.taxed:
            for colour in range(BASIC):
                if (mask >> colour) & 1 and not self.pays((1 << colour,)):
                    mask &= ~(1 << colour)
        return mask

    def uses_of_die(self, colour: Colour) -> ColourBits:
        """Give the colours a die may be used as; with friendly mana gold is for colours no other die shows."""
        mask = self.die_uses[colour]
        if self.friendly and colour == GOLD:
            for basic in range(BASIC):
                if self.dice[basic]:
                    mask &= ~(1 << basic)
        return mask

    def has_die(self, colour: Colour) -> bool:
        """Say whether a die showing a colour can be used."""
        return self.dice[colour] > 0 and self.dice_left > (0 if colour < BASIC else self.basic_dice)

    def take_die(self, colour: Colour) -> int:
        """Use a die; give whether it was one that must show a basic colour."""
        basic = 1 if colour < BASIC and self.basic_dice else 0
        self.dice[colour] -= 1
        self.dice_left -= 1
        self.basic_dice -= basic
        return basic

    def put_die(self, colour: Colour, basic: int) -> None:
        """Put a die back."""
        self.dice[colour] += 1
        self.dice_left += 1
        self.basic_dice += basic

    def pays(self, wanted: tuple[int, ...], at: int = 0) -> bool:
        """Say whether several mana can be paid together; `wanted` are bits of the colours that will do for each."""
        if at == len(wanted):
            return True
        if self.taxed:
            return self.pays_taxed(wanted)
        want = wanted[at]
        for colour in range(COLOURS):
            for twisted in (False, True):
                if twisted and not (self.twists and self.twist[colour] & want):
                    continue
                if self.try_each(colour, twisted, want, wanted, at):
                    return True
        return False

    def pays_taxed(self, wanted: tuple[int, ...]) -> bool:
        """Say the same under Mana Suppression: the first mana of a basic colour is paid twice."""
        first = wanted[0]
        self.taxed = False
        done = False
        for colour in range(BASIC):
            if (first >> colour) & 1 and self.pays((1 << colour, 1 << colour, *wanted[1:])):
                done = True
        if not done and first & ~ALL_BASIC:
            basic = [want for want in wanted[1:] if want & ALL_BASIC]
            self.taxed = bool(basic)
            rest = [want for want in wanted[1:] if not want & ALL_BASIC]
            done = self.pays((*basic, *rest, first & ~ALL_BASIC))
        self.taxed = True
        return done

    def try_each(self, colour: Colour, twisted: bool, want: int, wanted: tuple[int, ...], at: int) -> bool:
        """Try to pay one mana of a colour in each form and the rest with what is left."""
        fits = twisted or bool(self.uses[colour] & want)
        self.twists -= 1 if twisted else 0
        done = False
        if fits and (self.endless >> colour) & 1:
            done = self.pays(wanted, at + 1)
        if not done and fits and self.tokens[colour]:
            self.tokens[colour] -= 1
            done = self.pays(wanted, at + 1)
            self.tokens[colour] += 1
        if not done and fits and colour < BASIC and self.crystals[colour]:
            self.crystals[colour] -= 1
            done = self.pays(wanted, at + 1)
            self.crystals[colour] += 1
        if not done and fits and self.tactic == colour:
            self.tactic = NONE
            done = self.pays(wanted, at + 1)
            self.tactic = colour
        if not done and fits and (self.skill >> colour) & 1:
            skill, self.skill = self.skill, 0
            done = self.pays(wanted, at + 1)
            self.skill = skill
        if not done and self.has_die(colour):
            plain = twisted or bool(self.uses_of_die(colour) & want)
            if plain or (colour == BLACK and self.wild and want & ALL_BASIC):
                done = self.try_die(colour, 0 if plain else 1, wanted, at)
        self.twists += 1 if twisted else 0
        return done

    def try_die(self, colour: Colour, wild: int, wanted: tuple[int, ...], at: int) -> bool:
        """Try to pay with a die, `wild` if it is an extra one used as any colour, and the rest with what is left."""
        basic = self.take_die(colour)
        self.wild -= wild
        done = self.pays(wanted, at + 1)
        self.put_die(colour, basic)
        self.wild += wild
        return done


def payable(game: "MageKnight", seat: Seat, reserve: int = 0) -> ColourBits:
    """Give, as bits, the colours of which one mana can be paid now; `reserve` cards in hand are needed elsewhere."""
    player = game.players[seat]
    if game.lasting or POLARIZATION in player.skills or INVOCATION in player.skills or centre.suppressed(game, seat):
        return Purse(game, seat, reserve).colours()
    uses = AT_NIGHT if daylight.is_night(game) else BY_DAY
    mask = 0
    for colour in range(COLOURS):
        if player.mana[colour] or (colour < BASIC and player.crystals[colour]):
            mask |= uses[colour]
    if game.turn.seat == seat:
        if stolen_die(player) != NONE:
            mask |= uses[player.tactic_die]
        if game.source and source.dice_left(game, seat):
            friendly = game.rules.friendly_mana and not game.night
            for face in game.source:
                mask |= uses[face] & ~shown(game.source) if friendly and face == GOLD else uses[face]
    return mask


def can_pay(game: "MageKnight", seat: Seat, colours: ColourBits) -> bool:
    """Say whether one mana of one of the colours can be paid."""
    return payable(game, seat) & colours != 0


def can_pay_all(game: "MageKnight", seat: Seat, colours: tuple[int, ...]) -> bool:
    """Say whether one mana of each colour can be paid."""
    return Purse(game, seat).pays(tuple([1 << colour for colour in colours]))
