"""Odd procedures of Spells and Artifacts of the base set, as oddities.md writes them out."""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight import (
    effect_enemies,
    effect_units,
    foes,
    hands,
    lasting,
    offers,
    picking,
    playing,
    points,
    source,
)
from roundtable.games.mage_knight.content import COLOURS_OF_CARD, FIRST_WOUND, KIND_OF, KIND_OF_CARD
from roundtable.games.mage_knight.names import (
    AT_BOTTOM,
    BASIC,
    F_DISCARDED,
    F_HAND,
    F_SET_ASIDE,
    NONE,
    ON_TOP,
    SPELL,
)
from roundtable.games.mage_knight.nodes import NODES, Node
from roundtable.games.mage_knight.points import changed
from roundtable.games.mage_knight.state import UNTIL_ROUND, UNTIL_TURN, Frame
from roundtable.games.mage_knight.verbs import POSSIBLE, PROCEDURES
from roundtable.games.mage_knight.vocabulary import (
    ACCEPTS,
    CARD_ACTIONS,
    CHOOSES,
    COLOURS_ACTIONS,
    DECLINES,
    DICE,
    DONES,
    ENEMIES_ACTIONS,
    PICKS,
    PUTS,
)
from roundtable.kernel import zone
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state import MageKnight


def others(game: "MageKnight", seat: int) -> list[int]:
    """Give the other players in turn order, the next one first; none once they are no longer to be harmed."""
    if game.announced != NONE or game.scenario_over:
        return []
    seats = [one for one in game.order if one < len(game.players)]
    at = seats.index(seat)
    return seats[at + 1 :] + seats[:at]


# ---- Time Bending ----


def time_bending(game: "MageKnight", node: Node) -> None:
    """Another turn follows; the cards played this turn come back instead of drawing."""
    by = game.frames[-1]
    game.turn.again = True
    game.turn.skip_draw = True
    playing.set_fate(game, by.seat, by.source, F_SET_ASIDE)
    lasting.add(game, node, by, end=UNTIL_TURN)


def cards_return(game: "MageKnight", seat: int) -> None:
    """Under Time Bending every card played goes back to the hand; a Wound does not."""
    if not lasting.odd(game, "time-bending"):
        return
    player = game.players[seat]
    fates = list(player.fates)
    for at, deed in enumerate(player.played):
        if fates[at] == F_DISCARDED and deed < FIRST_WOUND:
            fates[at] = F_HAND
    player.fates = tuple(fates)


# ---- Meditation and Trance ----


def meditation(game: "MageKnight", node: Node) -> None:
    """Two cards of the discard pile go on top of the deck or under it."""
    by = game.frames[-1]
    player = game.players[by.seat]
    count = min(2, len(player.discard))
    if count == 0:
        return
    if node.flag("chosen"):
        game.push(ChooseDiscarded(by.seat, count, ()))
        return
    picked = game.chance.sample(list(player.discard), count)
    game.seal()
    game.push(PutBack(by.seat, tuple(picked)))


class ChooseDiscarded(Question["MageKnight"]):
    """Which card of the discard pile?"""

    rule: ClassVar[str] = "mage_knight.discarding.discard-to-own-pile"
    fields: ClassVar[tuple[str, ...]] = ("left", "picked")

    def __init__(self, seat: int, left: int, picked: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.left = left
        self.picked = picked

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Each kind once."""
        for deed in game.players[self.seat].discard:
            if deed not in self.picked and CARD_ACTIONS[KIND_OF[deed]] not in out:
                out.append(CARD_ACTIONS[KIND_OF[deed]])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Pick it, and go on."""
        discard = game.players[self.seat].discard
        deed = offers.of_kind(tuple([one for one in discard if one not in self.picked]), action.a)
        picked = (*self.picked, deed)
        if self.left > 1:
            game.push(ChooseDiscarded(self.seat, self.left - 1, picked))
        else:
            game.push(PutBack(self.seat, picked))


class PutBack(Question["MageKnight"]):
    """Do the cards go on top of the deck or under it?"""

    rule: ClassVar[str] = "mage_knight.round.draw-carries-next-draw-bonus"
    fields: ClassVar[tuple[str, ...]] = ("picked",)

    def __init__(self, seat: int, picked: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.picked = picked

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Together on top, or together at the bottom."""
        out.append(PUTS[ON_TOP])
        out.append(PUTS[AT_BOTTOM])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Put them there; of two, the user says which comes first."""
        if len(self.picked) == 2 and KIND_OF[self.picked[0]] != KIND_OF[self.picked[1]]:
            game.push(PutOrder(self.seat, self.picked, action.a))
        else:
            put_back(game, self.seat, self.picked, action.a)


class PutOrder(Question["MageKnight"]):
    """Which of the two cards lies above the other?"""

    rule: ClassVar[str] = "mage_knight.gaining.combat-rewards-gained-at-turn-end"
    fields: ClassVar[tuple[str, ...]] = ("picked", "pile")

    def __init__(self, seat: int, picked: tuple[int, ...], pile: int) -> None:
        super().__init__(seat)
        self.picked = picked
        self.pile = pile

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """One or the other."""
        for deed in self.picked:
            out.append(CARD_ACTIONS[KIND_OF[deed]])

    def take(self, game: "MageKnight", action: Action) -> None:
        """That one comes out on top of the other."""
        first, second = self.picked
        upper, lower = (first, second) if KIND_OF[first] == action.a else (second, first)
        put_back(game, self.seat, (lower, upper), self.pile)


def put_back(game: "MageKnight", seat: int, deeds: tuple[int, ...], pile: int) -> None:
    """Move cards from the discard pile to the deck; the last given lies above the others."""
    player = game.players[seat]
    player.discard = tuple([deed for deed in player.discard if deed not in deeds])
    if pile == ON_TOP:
        for deed in deeds:
            hands.put_on_deck(game, seat, deed, True)
    else:
        for deed in reversed(deeds):
            hands.put_on_deck(game, seat, deed, False)


# ---- Mana Meltdown and Mana Radiance ----


def mana_meltdown(game: "MageKnight", node: Node) -> None:
    """Every other player loses a crystal at random or takes a Wound; the caster may gain one of those lost."""
    by = game.frames[-1]
    lost = 0
    for seat in others(game, by.seat):
        player = game.players[seat]
        held = [colour for colour in range(BASIC) for _ in range(player.crystals[colour])]
        if held:
            colour = held[game.chance.below(len(held))]
            game.seal()
            player.crystals = changed(player.crystals, colour, -1)
            lost |= 1 << colour
        else:
            hands.gain_wounds(game, seat, 1, True)
    if lost:
        game.push(GainLost(by.seat, lost))


class GainLost(Question["MageKnight"]):
    """Which of the lost crystals does the caster gain?"""

    rule: ClassVar[str] = "mage_knight.gaining.crystal-to-inventory"
    fields: ClassVar[tuple[str, ...]] = ("colours",)

    def __init__(self, seat: int, colours: int) -> None:
        super().__init__(seat)
        self.colours = colours

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """One of the colours, or none."""
        for colour in range(BASIC):
            if (self.colours >> colour) & 1:
                out.append(COLOURS_ACTIONS[colour])
        out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Gain it."""
        if action is not DECLINES:
            points.gain_crystal(game, self.seat, action.a, True)


def mana_radiance(game: "MageKnight", node: Node) -> None:
    """A colour is named."""
    game.push(Radiate(game.frames[-1].seat))


class Radiate(Question["MageKnight"]):
    """Which colour do crystals burn in?"""

    rule: ClassVar[str] = "mage_knight.mana.four-basic-colours"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any basic colour."""
        for colour in range(BASIC):
            out.append(COLOURS_ACTIONS[colour])

    def take(self, game: "MageKnight", action: Action) -> None:
        """A Wound for each crystal of it, the caster's too; then two crystals."""
        burned = [(seat, game.players[seat].crystals[action.a]) for seat in [self.seat, *others(game, self.seat)]]
        for seat, count in burned:
            if count:
                hands.gain_wounds(game, seat, count, True)
        for _ in range(2):
            points.gain_crystal(game, self.seat, action.a, True)


# ---- Mana Claim and Mana Curse ----


def mana_claim(game: "MageKnight", node: Node) -> None:
    """Take a die that shows a basic colour until the end of the Round."""
    game.push(ClaimDie(game.frames[-1].seat, node.path))


class ClaimDie(Question["MageKnight"]):
    """Which die is claimed?"""

    rule: ClassVar[str] = "mage_knight.mana.one-source-die-per-turn"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: int, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """One of each basic colour lying there."""
        for colour in range(BASIC):
            if colour in game.source:
                out.append(DICE[colour])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Keep it, and ask how its mana comes."""
        source.take(game, action.a)
        player = game.players[self.seat]
        player.claimed = (*player.claimed, action.a)
        game.push(ClaimMana(self.seat, self.path, action.a))


class ClaimMana(Question["MageKnight"]):
    """Three tokens now (0), or one at the start of each following own turn (1)?"""

    rule: ClassVar[str] = "mage_knight.mana.pure-mana-is-die-or-token"
    fields: ClassVar[tuple[str, ...]] = ("path", "colour")

    def __init__(self, seat: int, path: str, colour: int) -> None:
        super().__init__(seat)
        self.path = path
        self.colour = colour

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Now or later."""
        out.append(CHOOSES[0])
        out.append(CHOOSES[1])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Give the tokens, or promise them; a curse lasts as long as the die is kept."""
        node = NODES[self.path]
        later = action.a == 1
        if not later:
            for _ in range(3):
                points.gain_mana(game, self.seat, self.colour)
        if later or node.flag("curse"):
            lasting.add(game, node, game.frames[-1], target=self.colour, amount=action.a, end=UNTIL_ROUND)


def claimed_mana(game: "MageKnight", seat: int) -> None:
    """At the start of a turn claimed dice give the mana promised."""
    for one in game.lasting:
        promised = one.seat == seat and one.verb == "odd" and one.amount == 1
        if promised and NODES[one.path].words["name"] == "mana-claim":
            points.gain_mana(game, seat, one.target)


def claim_possible(game: "MageKnight", by: Frame, node: Node) -> bool:
    """A die must show a basic colour."""
    return bool([face for face in game.source if face < BASIC])


# ---- Mind Read and Mind Steal ----


def mind_read(game: "MageKnight", node: Node) -> None:
    """A colour is named."""
    game.push(NameColour(game.frames[-1].seat, node.path))


class NameColour(Question["MageKnight"]):
    """Which colour do the others give up a card of?"""

    rule: ClassVar[str] = "mage_knight.deed-cards.action-colour-from-strong-effect"
    fields: ClassVar[tuple[str, ...]] = ("path",)

    def __init__(self, seat: int, path: str) -> None:
        super().__init__(seat)
        self.path = path

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any basic colour."""
        for colour in range(BASIC):
            out.append(COLOURS_ACTIONS[colour])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Gain a crystal of it; the others discard one after the other, then one card may be stolen."""
        points.gain_crystal(game, self.seat, action.a, True)
        asked = others(game, self.seat)
        if NODES[self.path].flag("steal"):
            game.push(Steal(self.seat, tuple(asked), tuple([len(game.players[seat].discard) for seat in asked])))
        for seat in reversed(asked):
            game.push(GiveUpColour(seat, action.a))


class GiveUpColour(Question["MageKnight"]):
    """Which Action card or Spell of the colour is discarded? Who has none shows the hand."""

    rule: ClassVar[str] = "mage_knight.turn.out-of-turn-as-reaction"
    fields: ClassVar[tuple[str, ...]] = ("colour",)

    def __init__(self, seat: int, colour: int) -> None:
        super().__init__(seat)
        self.colour = colour

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """The cards of the colour, or showing the hand."""
        for kind in hands.kinds_in_hand(game.players[self.seat]):
            if (COLOURS_OF_CARD[kind] >> self.colour) & 1:
                out.append(CARD_ACTIONS[kind])
        if not out:
            out.append(DONES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Discard it, or show that there is none."""
        if action is DONES:
            hand = game.players[self.seat].hand
            for at in range(len(hand.cards)):
                zone.show(game, hand, at)
        else:
            hands.discard(game, self.seat, action.a)


class Steal(Question["MageKnight"]):
    """Which of the Action cards discarded so is taken into the hand?"""

    rule: ClassVar[str] = "mage_knight.turn.out-of-turn-not-mid-effect"
    fields: ClassVar[tuple[str, ...]] = ("seats", "sizes")

    def __init__(self, seat: int, seats: tuple[int, ...], sizes: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.seats = seats
        self.sizes = sizes

    def discarded(self, game: "MageKnight") -> list[tuple[int, int]]:
        """Give the Action cards discarded, each with its owner."""
        found: list[tuple[int, int]] = []
        for seat, size in zip(self.seats, self.sizes, strict=True):
            for deed in game.players[seat].discard[size:]:
                if KIND_OF_CARD[KIND_OF[deed]] < SPELL:
                    found.append((seat, deed))
        return found

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Each kind once, or none."""
        for _, deed in self.discarded(game):
            if PICKS[KIND_OF[deed]] not in out:
                out.append(PICKS[KIND_OF[deed]])
        if out:
            out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Take it for good."""
        if action is DECLINES:
            return
        found = self.discarded(game)
        deed = offers.of_kind(tuple([pair[1] for pair in found]), action.a)
        player = game.players[[pair[0] for pair in found if pair[1] == deed][0]]  # noqa: RUF015
        at = len(player.discard) - 1 - player.discard[::-1].index(deed)
        player.discard = player.discard[:at] + player.discard[at + 1 :]
        hands.put_in_hand(game, self.seat, deed)


# ---- Energy Flow and Energy Steal ----


def spend_rival_units(game: "MageKnight", node: Node) -> None:
    """If an own Unit was readied, one ready Unit of each other player may become spent."""
    by = game.frames[-1]
    if by.unit != NONE:
        for seat in reversed(others(game, by.seat)):
            game.push(SpendRival(by.seat, seat, node.numbers["max_level"]))


class SpendRival(Question["MageKnight"]):
    """Which Unit of another player becomes spent?"""

    rule: ClassVar[str] = "mage_knight.units.state-spent"
    fields: ClassVar[tuple[str, ...]] = ("rival", "most")

    def __init__(self, seat: int, rival: int, most: int) -> None:
        super().__init__(seat)
        self.rival = rival
        self.most = most

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """A ready one of a fitting level, or none."""
        for index, unit in enumerate(game.players[self.rival].units):
            if unit.ready and picking.unit_level(game, self.rival, index) <= self.most:
                out.append(CHOOSES[index])
        if out:
            out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Spend it."""
        if action is not DECLINES:
            unit = game.players[self.rival].units[action.a]
            effect_units.replace(game, self.rival, action.a, unit.but(ready=0))


# ---- Wings of Night ----


def wings_of_night(game: "MageKnight", node: Node) -> None:
    """Further enemies may be kept from attacking, for 1, then 2, then 3 more Move points."""
    game.push(NextWing(game.frames[-1].seat, 1))


class NextWing(Question["MageKnight"]):
    """Is another enemy kept from attacking, for Move points?"""

    rule: ClassVar[str] = "mage_knight.multiple-attacks.prevention-stops-all"
    fields: ClassVar[tuple[str, ...]] = ("cost",)

    def __init__(self, seat: int, cost: int) -> None:
        super().__init__(seat)
        self.cost = cost

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any other enemy that can be affected, if the points are there; or enough."""
        combat = game.combat
        if combat is None or game.turn.move < self.cost:
            return
        for at in foes.present(game):
            foe = combat.foes[at]
            if not foe.skips and foes.can_affect(game, foe, game.frames[-1].colours):
                out.append(ENEMIES_ACTIONS[at])
        if out:
            out.append(DONES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Pay and keep it from attacking."""
        if action is DONES:
            return
        game.turn.move -= self.cost
        effect_enemies.skip(game, action.a)
        game.push(NextWing(self.seat, self.cost + 1))


# ---- Artifacts ----


def holds_for_the_turn(game: "MageKnight", node: Node) -> None:
    """It simply holds for the turn; others ask for it."""
    lasting.add(game, node, game.frames[-1], end=UNTIL_TURN)


class ThrowAwayWounds(Question["MageKnight"]):
    """Banner of Protection: which Wounds received this turn are thrown away?"""

    rule: ClassVar[str] = "mage_knight.end-of-turn.clean-up-thrown-away-cards"

    def received(self, game: "MageKnight") -> list[int]:
        """Give the Wounds of this turn still in the hand or the discard pile."""
        player = game.players[self.seat]
        return [wound for wound in game.turn.wounds if wound in player.hand.cards or wound in player.discard]

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """One more, or enough."""
        if self.received(game):
            out.append(ACCEPTS)
            out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Throw one away, those in hand first."""
        if action is DECLINES:
            return
        game.push(ThrowAwayWounds(self.seat))
        player = game.players[self.seat]
        received = self.received(game)
        held = [wound for wound in received if wound in player.hand.cards]
        wound = held[0] if held else received[0]
        if held:
            player.hand.remove(player.hand.find(wound))
        else:
            player.discard = tuple([deed for deed in player.discard if deed != wound])
        hands.remove(game, wound)


PROCEDURES.update(
    {
        "time-bending": time_bending,
        "meditation": meditation,
        "mana-meltdown": mana_meltdown,
        "mana-radiance": mana_radiance,
        "mana-claim": mana_claim,
        "mind-read": mind_read,
        "spend-rival-units": spend_rival_units,
        "wings-of-night": wings_of_night,
        "sword-of-justice": holds_for_the_turn,
        "banner-of-protection": holds_for_the_turn,
    }
)
POSSIBLE.update({"mana-claim": claim_possible})
