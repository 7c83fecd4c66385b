"""The actions of the right side: Commission, Fortify, Garrison, Absolve, Attack and Convert."""

from typing import ClassVar, Final

from roundtable.games.paladins import causes, refusals, words
from roundtable.games.paladins.barriers import attribute_low, price_high, standing
from roundtable.games.paladins.causes import CAUSES
from roundtable.games.paladins.content import (
    ACTIONS,
    CONVERSIONS,
    JAR_PLACES,
    JARS,
    MONKS,
    OUTPOSTS,
    OUTSIDER_PLACES,
    OUTSIDERS,
    REGION_FAITH,
    REGION_STRENGTH,
    SPACES,
    WALL_PLACES,
    WALLS,
    Gain,
)
from roundtable.games.paladins.gains import Gains, RemoveSuspicion, gain
from roundtable.games.paladins.names import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    EFFECT_STRENGTH,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    NONE,
    PROVISION,
    RIVAL_PIECE,
    SILVER,
    STRENGTH,
    THE_RIVAL,
)
from roundtable.games.paladins.rules import Deed
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.supply import (
    attribute_of,
    lowered,
    pay_provisions,
    pay_silver,
    turn_up,
)
from roundtable.games.paladins.vocabulary import (
    JAR,
    JARS_ACTIONS,
    OUTSIDER_VERB,
    OUTSIDERS_ACTIONS,
    SPACE_VERB,
    SPACES_ACTIONS,
)
from roundtable.kernel.action import Action
from roundtable.kernel.wording import Message


def three_places(action: int) -> tuple[int, ...]:
    """Give the worker places of an action of the right side."""
    return ACTIONS[action].ways[0]


class Placing(Deed):
    """Commission and Garrison: the leftmost monk or outpost goes to a free space of a region within reach."""

    paid_in: ClassVar[int] = PROVISION
    aims: ClassVar[int] = SPACE_VERB

    def __init__(self, action: int) -> None:
        super().__init__(action, three_places(action))
        self.monk: Final = action == COMMISSION
        self.row: Final = MONKS if self.monk else OUTPOSTS
        self.attribute: Final = FAITH if self.monk else STRENGTH
        self.region_rule: Final = (
            "paladins.commission.region-faith" if self.monk else "paladins.garrison.region-strength"
        )

    def placed(self, game: Paladins, seat: int) -> int:
        """Count the pieces already placed."""
        side = game.side(seat)
        return side.monks if self.monk else side.outposts

    def cost(self, game: Paladins, seat: int) -> int:
        """Give the Provisions that the next piece costs."""
        price = self.row[self.placed(game, seat)].provisions
        return lowered(game.players[seat], self.action, PROVISION, price)

    def possible(self, game: Paladins, seat: int) -> bool:
        """A piece, Provisions and a space are needed."""
        if self.placed(game, seat) == len(self.row) or game.players[seat].provisions < self.cost(game, seat):
            return False
        value = attribute_of(game.players[seat], self.attribute)
        for space in game.rules.open_spaces:
            if game.spaces[space] == NONE and SPACES[space].needs[self.attribute] <= value:
                return True
        return False

    def lacking(self, game: Paladins, seat: int) -> list[Message]:
        """A piece, Provisions or a space."""
        if self.placed(game, seat) == len(self.row):
            return [Message(refusals.LIMIT_REACHED, (self.action, len(self.row)))]
        found: list[Message] = []
        targets: list[Action] = []
        self.targets(game, seat, targets)
        if not targets:
            value = attribute_of(game.players[seat], self.attribute)
            found.append(Message(refusals.SPACES_FAR, (self.action, self.attribute, value), self.region_rule))
        return found + price_high(game, seat, self.action, self.cost(game, seat), PROVISION)

    def unfit(self, game: Paladins, seat: int, target: Action) -> Message | None:
        """A piece stands there, or the region is out of reach."""
        asked = SPACES[target.a].needs[self.attribute]
        there = standing(game, seat, target)
        return there or attribute_low(game, seat, self.action, self.attribute, asked, self.region_rule)

    def targets(self, game: Paladins, seat: int, out: list[Action]) -> None:
        """Any free space within reach."""
        value = attribute_of(game.players[seat], self.attribute)
        for space in game.rules.open_spaces:
            if game.spaces[space] == NONE and SPACES[space].needs[self.attribute] <= value:
                out.append(SPACES_ACTIONS[space])

    def pay(self, game: Paladins, seat: int, target: int) -> None:
        """Pay Provisions."""
        pay_provisions(game, seat, self.cost(game, seat), self.action)

    def perform(self, game: Paladins, seat: int, target: int) -> None:
        """The reward of the space first, then the attribute uncovered."""
        side = game.side(seat)
        uncovered = self.row[self.placed(game, seat)].gives.path
        if self.monk:
            side.monks += 1
        else:
            side.outposts += 1
            game.garrisoned |= 1 << target
        if seat == THE_RIVAL:
            game.spaces[target] = RIVAL_PIECE
            game.tell(words.RIVAL_MONK if self.monk else words.RIVAL_OUTPOST, target)
        else:
            game.spaces[target] = seat
            game.tell(words.PLACED_MONK if self.monk else words.PLACED_OUTPOST, seat, target)
        game.then(Gains(seat, SPACES[target].rewards.path), Gains(seat, uncovered))


class Fortify(Deed):
    """The top Wall goes to the leftmost free place."""

    paid_in: ClassVar[int] = PROVISION

    def __init__(self) -> None:
        super().__init__(FORTIFY, three_places(FORTIFY))

    def cost(self, game: Paladins, seat: int) -> int:
        """Give the Provisions that the next Wall costs."""
        player = game.players[seat]
        return lowered(player, FORTIFY, PROVISION, WALL_PLACES[len(player.walls)].provisions)

    def possible(self, game: Paladins, seat: int) -> bool:
        """A place, a card, Influence and Provisions are needed."""
        player = game.players[seat]
        if len(player.walls) == len(WALL_PLACES) or not game.wall_deck.cards:
            return False
        reached = attribute_of(player, INFLUENCE) >= WALL_PLACES[len(player.walls)].influence
        return reached and player.provisions >= self.cost(game, seat)

    def lacking(self, game: Paladins, seat: int) -> list[Message]:
        """A place, a card, Influence or Provisions."""
        built = len(game.players[seat].walls)
        if built == len(WALL_PLACES):
            return [Message(refusals.LIMIT_REACHED, (FORTIFY, built))]
        if not game.wall_deck.cards:
            return [Message(refusals.WALLS_OUT, (FORTIFY,))]
        asked = WALL_PLACES[built].influence
        low = attribute_low(game, seat, FORTIFY, INFLUENCE, asked, "paladins.fortify.influence-values")
        return ([low] if low else []) + price_high(game, seat, FORTIFY, self.cost(game, seat), PROVISION)

    def pay(self, game: Paladins, seat: int, target: int) -> None:
        """Pay Provisions; only then the Wall is drawn."""
        pay_provisions(game, seat, self.cost(game, seat), FORTIFY)

    def perform(self, game: Paladins, seat: int, target: int) -> None:
        """Draw it and gain what it shows."""
        wall = turn_up(game, game.wall_deck)
        game.side(seat).walls += (wall,)
        if seat == THE_RIVAL:
            game.tell(words.RIVAL_WALL, wall)
        else:
            game.tell(words.BUILT_WALL, seat, wall)
        game.push(Gains(seat, WALLS[wall].rewards.path))


class Absolve(Deed):
    """The leftmost jar goes to a free place; a Suspicion card may go; Faith rises."""

    aims: ClassVar[int] = JAR

    def __init__(self) -> None:
        super().__init__(ABSOLVE, three_places(ABSOLVE))

    def cost(self, game: Paladins, seat: int) -> int:
        """Give the Silver that the next jar costs."""
        player = game.players[seat]
        return lowered(player, ABSOLVE, SILVER, JARS[player.jars].silver)

    def possible(self, game: Paladins, seat: int) -> bool:
        """A jar, Influence and Silver are needed."""
        player = game.players[seat]
        if player.jars == len(JARS) or attribute_of(player, INFLUENCE) < game.rules.jars[player.jars]:
            return False
        return player.silver >= self.cost(game, seat)

    def lacking(self, game: Paladins, seat: int) -> list[Message]:
        """A jar, Influence or Silver."""
        used = game.players[seat].jars
        if used == len(JARS):
            return [Message(refusals.LIMIT_REACHED, (ABSOLVE, used))]
        asked = game.rules.jars[used]
        low = attribute_low(game, seat, ABSOLVE, INFLUENCE, asked, "paladins.absolve.influence-on-jar")
        return ([low] if low else []) + price_high(game, seat, ABSOLVE, self.cost(game, seat), SILVER)

    def unfit(self, game: Paladins, seat: int, target: Action) -> Message | None:
        """A jar stands there already."""
        return standing(game, seat, target)

    def targets(self, game: Paladins, seat: int, out: list[Action]) -> None:
        """Any place without a jar."""
        for place in range(len(JAR_PLACES)):
            if not (game.players[seat].jar_places >> place) & 1:
                out.append(JARS_ACTIONS[place])

    def pay(self, game: Paladins, seat: int, target: int) -> None:
        """Pay Silver."""
        pay_silver(game, seat, self.cost(game, seat), ABSOLVE)

    def perform(self, game: Paladins, seat: int, target: int) -> None:
        """The reward of the place, then a Suspicion card, then Faith."""
        player = game.players[seat]
        faith = JARS[player.jars].gives.path
        player.jars += 1
        player.jar_places |= 1 << target
        game.tell(words.PLACED_JAR, seat, target)
        game.then(Gains(seat, JAR_PLACES[target].path), RemoveSuspicion(seat), Gains(seat, faith))


def missing_strength(game: Paladins, seat: int, place: int) -> int:
    """Give the Silver for the Strength missing for an Outsider place: one for each two points, rounded up."""
    missing = REGION_STRENGTH[place] - attribute_of(game.players[seat], STRENGTH)
    return (missing + 1) // 2 if missing > 0 else 0


class Attack(Deed):
    """An Outsider within reach, or made reachable with Silver, is attacked."""

    aims: ClassVar[int] = OUTSIDER_VERB

    def __init__(self) -> None:
        super().__init__(ATTACK, three_places(ATTACK))

    def reachable(self, game: Paladins, seat: int, place: int) -> bool:
        """Say whether the Outsider of a place can be attacked."""
        if game.outsider_row[place] == NONE:
            return False
        return game.players[seat].silver >= missing_strength(game, seat, place)

    def possible(self, game: Paladins, seat: int) -> bool:
        """One must be reachable."""
        for place in range(OUTSIDER_PLACES):
            if self.reachable(game, seat, place):
                return True
        return False

    def lacking(self, game: Paladins, seat: int) -> list[Message]:
        """An Outsider within reach."""
        if self.possible(game, seat):
            return []
        player = game.players[seat]
        return [Message(refusals.OUTSIDERS_STRONG, (attribute_of(player, STRENGTH), player.silver))]

    def unfit(self, game: Paladins, seat: int, target: Action) -> Message | None:
        """Its Strength is out of reach, even with Silver."""
        if target.a not in game.outsider_row:
            return None
        place = game.outsider_row.index(target.a)
        if self.reachable(game, seat, place):
            return None
        player = game.players[seat]
        price = missing_strength(game, seat, place)
        values = (REGION_STRENGTH[place], attribute_of(player, STRENGTH), price, player.silver)
        return Message(refusals.OUTSIDER_STRONG, values)

    def targets(self, game: Paladins, seat: int, out: list[Action]) -> None:
        """Any that is reachable."""
        for place, card in enumerate(game.outsider_row):
            if self.reachable(game, seat, place):
                out.append(OUTSIDERS_ACTIONS[card])

    def describe(self, game: Paladins, seat: int, target: Action) -> Message:
        """Say what the Outsider costs and gives."""
        silver = missing_strength(game, seat, game.outsider_row.index(target.a))
        text = game.rules.outsider_texts[target.a]
        return Message(words.LABEL_ATTACK, (target.a, OUTSIDERS[target.a].faction, silver, text))

    def pay(self, game: Paladins, seat: int, target: int) -> None:
        """Pay for missing Strength."""
        pay_silver(game, seat, missing_strength(game, seat, game.outsider_row.index(target)), ATTACK)

    def perform(self, game: Paladins, seat: int, target: int) -> None:
        """The card is kept face down; its corner is gained, Influence first."""
        game.outsider_row[game.outsider_row.index(target)] = NONE
        game.side(seat).attacked += (target,)
        if seat == THE_RIVAL:
            game.tell(words.RIVAL_ATTACKED, target, OUTSIDERS[target].faction)
        else:
            game.tell(words.ATTACKED, seat, target, OUTSIDERS[target].faction)
        game.push(Gains(seat, game.rules.attacks[target]))


class Convert(Deed):
    """An Outsider within the player's Faith is converted."""

    aims: ClassVar[int] = OUTSIDER_VERB

    def __init__(self) -> None:
        super().__init__(CONVERT, three_places(CONVERT))

    def cost(self, game: Paladins, seat: int) -> int:
        """Give the Silver that the next conversion costs."""
        player = game.players[seat]
        return lowered(player, CONVERT, SILVER, CONVERSIONS[len(player.converted)].silver)

    def reachable(self, game: Paladins, seat: int, place: int) -> bool:
        """Say whether the Outsider of a place can be converted."""
        if game.outsider_row[place] == NONE:
            return False
        return attribute_of(game.players[seat], FAITH) >= REGION_FAITH[place]

    def possible(self, game: Paladins, seat: int) -> bool:
        """A place below the board, Silver and a reachable Outsider are needed."""
        player = game.players[seat]
        if len(player.converted) == len(CONVERSIONS) or player.silver < self.cost(game, seat):
            return False
        for place in range(OUTSIDER_PLACES):
            if self.reachable(game, seat, place):
                return True
        return False

    def lacking(self, game: Paladins, seat: int) -> list[Message]:
        """A place below the board, a reachable Outsider or Silver."""
        player = game.players[seat]
        if len(player.converted) == len(CONVERSIONS):
            return [Message(refusals.LIMIT_REACHED, (CONVERT, len(CONVERSIONS)))]
        found: list[Message] = []
        if not any([self.reachable(game, seat, place) for place in range(OUTSIDER_PLACES)]):
            found.append(Message(refusals.OUTSIDERS_FAR, (attribute_of(player, FAITH),)))
        return found + price_high(game, seat, CONVERT, self.cost(game, seat), SILVER)

    def unfit(self, game: Paladins, seat: int, target: Action) -> Message | None:
        """Its place is out of the reach of the player's Faith."""
        if target.a not in game.outsider_row:
            return None
        asked = REGION_FAITH[game.outsider_row.index(target.a)]
        return attribute_low(game, seat, CONVERT, FAITH, asked, "paladins.convert.faith-required")

    def targets(self, game: Paladins, seat: int, out: list[Action]) -> None:
        """Any within Faith."""
        for place, card in enumerate(game.outsider_row):
            if self.reachable(game, seat, place):
                out.append(OUTSIDERS_ACTIONS[card])

    def describe(self, game: Paladins, seat: int, target: Action) -> Message:
        """Say what the Outsider gives and how it scores."""
        text = game.rules.outsider_texts[target.a]
        return Message(words.LABEL_CONVERT, (target.a, OUTSIDERS[target.a].faction, text))

    def pay(self, game: Paladins, seat: int, target: int) -> None:
        """Pay Silver."""
        pay_silver(game, seat, self.cost(game, seat), CONVERT)

    def perform(self, game: Paladins, seat: int, target: int) -> None:
        """The card goes below the board; its Strength is gained."""
        game.outsider_row[game.outsider_row.index(target)] = NONE
        game.side(seat).converted += (target,)
        if seat == THE_RIVAL:
            game.tell(words.RIVAL_CONVERTED, target, OUTSIDERS[target].faction)
        else:
            game.tell(words.CONVERTED, seat, target, OUTSIDERS[target].faction)
        cause = CAUSES[f"outsider.{OUTSIDERS[target].id}.{causes.CONVERTED}"]
        gain(game, seat, Gain(EFFECT_STRENGTH, game.rules.strengths[target]), cause)


def deeds() -> tuple[Deed, ...]:
    """Give the six actions, in the order of the modes."""
    return Placing(COMMISSION), Fortify(), Placing(GARRISON), Absolve(), Attack(), Convert()
