"""What is left of an attack between players: the attacker wounds with it, steals, or forces the other to retreat."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import answers, changes, words
from roundtable.games.mage_knight.cards import tracks, units, wounds
from roundtable.games.mage_knight.combat import damage, foes, opponent
from roundtable.games.mage_knight.content.components import CITY_COST, KIND_OF, KIND_OF_CARD, UNIT_OF
from roundtable.games.mage_knight.content.hexes import NEAR
from roundtable.games.mage_knight.content.integers import Deed, Kind, Seat, Space
from roundtable.games.mage_knight.content.names import ARTIFACT, ASSIGN_DAMAGE, CITY, COLD_FIRE, NONE
from roundtable.games.mage_knight.locals import recruiting
from roundtable.games.mage_knight.map import board, movement, sites, terrain
from roundtable.games.mage_knight.play import box
from roundtable.games.mage_knight.pvp import sides
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.classes import Foe
from roundtable.games.mage_knight.state.pieces import Lasting
from roundtable.games.mage_knight.vocabulary import (
    ACCEPT,
    ACCEPTS,
    DECLINE,
    DECLINES,
    DISBANDS,
    DONE,
    DONES,
    FORCE_RETREAT,
    FORCES_RETREAT,
    STEAL,
    STEALS,
    WOUND_HERO,
    WOUND_UNIT,
    WOUNDS_HERO,
    WOUNDS_UNIT,
)
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

STEALING: Final = 5  # damage for an Artifact


# ---- prices ----


def unit_price(game: "MageKnight", foe: Foe) -> int:
    """Give the damage that wounds a Unit: its Armor, twice if it resists one of the attack's elements."""
    return 2 * foe.armor if opponent.resists(foe, opponent.duel_of(game).elements) else foe.armor


def hero_price(game: "MageKnight", seat: Seat) -> int:
    """Give the damage that wounds a hero: the Armor, and what the hero ignores of this attack."""
    return tracks.armor(game, seat) + sum([lasting.node(one).numbers["amount"] for one in ignored(game, seat)])


def ignored(game: "MageKnight", seat: Seat) -> list[Lasting]:
    """Give the effects by which a hero ignores damage of this attack."""
    elements = opponent.duel_of(game).elements
    found: list[Lasting] = []
    for one in game.lasting:
        if one.verb == "ignore-damage" and one.seat == seat:
            source = lasting.node(one).words["from"]
            if [at for at in range(COLD_FIRE + 1) if (elements >> at) & 1 and damage.comes_from(source, at)]:
                found.append(one)
    return found


def retreat_price(game: "MageKnight", space: Space) -> int:
    """Give the unmodified Move cost of a space, -1 if it cannot be entered."""
    if board.site_at(game, space) == CITY:
        return CITY_COST
    return terrain.normal_costs(game)[board.terrain_at(game, space)]


# ---- what is there to be taken ----


def can_be_hit(game: "MageKnight", seat: Seat, foe: Foe) -> bool:
    """Say whether an enemy is a Unit that damage can Wound: not Wounded, and not saved from this attack already."""
    if foe.unit == NONE or foe.defeated:
        return False
    return not game.players[seat].units[opponent.place_of(game, seat, foe.unit)].braced


def stealable(game: "MageKnight", seat: Seat) -> list[Deed]:
    """Give the Artifacts in a player's discard pile and play area, and on Wounded Units, but none the box has lent."""
    player = game.players[seat]
    banners = [unit.banner for unit in player.units if unit.wounds and unit.banner != NONE]
    found = [deed for deed in (*player.discard, *player.played, *banners) if KIND_OF_CARD[KIND_OF[deed]] == ARTIFACT]
    lent = box.lent(game, seat)
    return [deed for deed in found if deed not in lent]


def retreats(game: "MageKnight", seat: Seat) -> list[Space]:
    """Give the safe spaces beside the fight that a player can be forced to."""
    found: list[int] = []
    for space in NEAR[game.players[seat].space]:
        if movement.is_safe(game, seat, space) and retreat_price(game, space) != NONE:
            found.append(space)
    return found


# ---- assigning ----


class Assign(Step["MageKnight"]):
    """Whoever attacked assigns what the block left of the attack, if anything."""

    def run(self, game: "MageKnight") -> None:
        """As long as there is damage and the fight goes on."""
        sides.turn_to(game, self.seat)
        game.turn.phase = ASSIGN_DAMAGE
        if foes.fight(game).damage:
            game.push(AssignToPlayer(self.seat))


class AssignToPlayer(Question["MageKnight"]):
    """What is the damage used for? Any of it may be left unused."""

    rule: ClassVar[str] = "mage_knight.pvp.damage-attacker-assigns"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Units, the hero, in the melee phase also Artifacts and a retreat; or no more."""
        combat = foes.fight(game)
        duel = opponent.duel_of(game)
        rival = opponent.other(duel, self.seat)
        for at, foe in enumerate(combat.foes):
            if can_be_hit(game, rival, foe) and unit_price(game, foe) <= combat.damage:
                out.append(WOUNDS_UNIT[at])
        if hero_price(game, rival) <= combat.damage:
            out.append(WOUNDS_HERO)
        if duel.melee:
            self.add_spoils(game, rival, combat.damage, out)
        out.append(DONES)

    def add_spoils(self, game: "MageKnight", rival: Seat, left: int, out: list[Action]) -> None:
        """Append Artifacts to be stolen and spaces to be retreated to."""
        if left >= STEALING:
            for deed in stealable(game, rival):
                out.append(STEALS[KIND_OF[deed]])
        for space in retreats(game, rival):
            if retreat_price(game, space) <= left:
                out.append(FORCES_RETREAT[space])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Use it, and perhaps more."""
        combat = foes.fight(game)
        rival = opponent.other(opponent.duel_of(game), self.seat)
        if action.verb == DONE:
            combat.damage = 0
        elif action.verb == FORCE_RETREAT:
            combat.damage = 0
            force(game, rival, action.a)
        elif action.verb == WOUND_HERO:
            combat.damage -= hero_price(game, rival)
            game.then(HitHero(rival), Assign(self.seat))
        elif action.verb == WOUND_UNIT:
            combat.damage -= unit_price(game, combat.foes[action.a])
            game.then(HitUnit(rival, action.a), Assign(self.seat))
        else:
            assert action.verb == STEAL
            combat.damage -= STEALING
            game.push(Assign(self.seat))
            steal(game, self.seat, rival, action.a)

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        """Say what it costs of the damage there is."""
        combat = foes.fight(game)
        rival = opponent.other(opponent.duel_of(game), self.seat)
        if action.verb == WOUND_UNIT:
            foe = combat.foes[action.a]
            return Message(answers.LABEL_WOUND_UNIT, (UNIT_OF[foe.unit], unit_price(game, foe), combat.damage))
        if action.verb == WOUND_HERO:
            return Message(answers.LABEL_WOUND_HERO, (rival, hero_price(game, rival), combat.damage))
        if action.verb == STEAL:
            return Message(answers.LABEL_STEAL, (action.a, STEALING, combat.damage))
        if action.verb == FORCE_RETREAT:
            return Message(answers.LABEL_FORCE_RETREAT, (action.a, retreat_price(game, action.a), combat.damage))
        return Message(answers.LABEL_UNASSIGNED, (combat.damage,))


class HitUnit(Step["MageKnight"]):
    """A Unit is Wounded, unless its owner can save it by a Banner of Fortitude."""

    fields: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, seat: Seat, at: int) -> None:
        super().__init__(seat)
        self.at: Final = at

    def run(self, game: "MageKnight") -> None:
        """The owner is asked only with such a Banner face up."""
        index = opponent.place_of(game, self.seat, foes.fight(game).foes[self.at].unit)
        if damage.has_fortitude(game, self.seat, index):
            game.push(TurnBannerOver(self.seat, self.at))
        else:
            opponent.wound_unit(game, self.at)


class TurnBannerOver(Question["MageKnight"]):
    """Is a Banner of Fortitude turned over instead of a Wound to its Unit?"""

    rule: ClassVar[str] = "mage_knight.pvp.damage-unit-armor"
    fields: ClassVar[tuple[str, ...]] = ("at",)

    def __init__(self, seat: Seat, at: int) -> None:
        super().__init__(seat)
        self.at: Final = at

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Yes or no."""
        out.append(ACCEPTS)
        out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Either way the damage is spent; a Unit that was saved takes no more of this attack."""
        if action.verb == DECLINE:
            opponent.wound_unit(game, self.at)
            return
        unit = foes.fight(game).foes[self.at].unit
        index = opponent.place_of(game, self.seat, unit)
        units.replace(game, self.seat, index, game.players[self.seat].units[index].but(braced=1, banner_up=0))
        game.tell(words.UNIT_SAVED, self.seat, UNIT_OF[unit], damage.FORTITUDE)

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        """Name the Unit and the Banner."""
        unit = UNIT_OF[foes.fight(game).foes[self.at].unit]
        return Message(answers.LABEL_FORTITUDE, (unit, damage.FORTITUDE)) if action.verb == ACCEPT else None


class HitHero(Step["MageKnight"]):
    """A Wound goes to the hand of whoever was attacked; too many knock the hero out."""

    def run(self, game: "MageKnight") -> None:
        """What the hero ignores of this attack is used up."""
        sides.turn_to(game, self.seat)
        for one in ignored(game, self.seat):
            lasting.end(game, one)
        spared = lasting.of(game, "ignore-wounds")
        if spared:
            lasting.use(game, spared[0])
        else:
            wounds.gain(game, self.seat, 1, True, changes.RIVAL_WOUNDS)


def steal(game: "MageKnight", seat: Seat, rival: Seat, kind: Kind) -> None:
    """Take an Artifact from wherever it lies into the own discard pile."""
    player = game.players[rival]
    deed = next(one for one in stealable(game, rival) if KIND_OF[one] == kind)
    if deed in player.discard:
        player.discard = tuple([one for one in player.discard if one != deed])
    elif deed in player.played:
        at = player.played.index(deed)
        player.played = player.played[:at] + player.played[at + 1 :]
        player.fates = player.fates[:at] + player.fates[at + 1 :]
    for index, unit in enumerate(player.units):
        if unit.banner == deed:
            units.replace(game, rival, index, unit.but(banner=NONE))
    game.players[seat].discard = (*game.players[seat].discard, deed)
    game.tell(words.STOLEN, seat, rival, kind)
    if recruiting.free_tokens(game, rival) < 0:
        game.push(LoseUnit(rival))


class LoseUnit(Question["MageKnight"]):
    """Banner of Command was stolen, and there are more Units than Command tokens: which of them is disbanded?"""

    rule: ClassVar[str] = "mage_knight.units.limit-is-command-tokens"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any Unit under a Command token, that of the Banner among them."""
        for index, unit in enumerate(game.players[self.seat].units):
            if units.needs_token(unit):
                out.append(DISBANDS[index])

    def take(self, game: "MageKnight", action: Action) -> None:
        """It leaves the game, and the fight goes on without it."""
        units.disband(game, self.seat, action.a)

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        """Name the Unit."""
        return Message(answers.LABEL_DISBAND, (UNIT_OF[game.players[self.seat].units[action.a].card],))


def force(game: "MageKnight", seat: Seat, space: Space) -> None:
    """Force a player to retreat to a space, which provokes nobody and ends the fight."""
    duel = opponent.duel_of(game)
    duel.loser = seat
    game.players[seat].space = space
    duel.turn.path = (*duel.turn.path, space)
    game.tell(words.FORCED_BACK, seat, space)
    sites.approach(game, seat)
