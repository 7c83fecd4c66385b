"""Judges: one function a verb says whether that step is impossible, idle or worth it now. See judging.py."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.cards import hands, mana
from roundtable.games.mage_knight.combat import strike
from roundtable.games.mage_knight.content.components import UNIT_OF, UNITS
from roundtable.games.mage_knight.content.names import ATTACK, BASIC, COLOUR, NONE, SIEGE
from roundtable.games.mage_knight.content.nodes import Node
from roundtable.games.mage_knight.effects import judging, windows
from roundtable.games.mage_knight.map import direct
from roundtable.games.mage_knight.play import serving
from roundtable.games.mage_knight.verbs import amounts, borrowing, conditions, picking

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight
    from roundtable.games.mage_knight.state.pieces import Frame

SPECIAL: Final = windows.TURN | windows.BEFORE | windows.TAKING
Judge = Callable[["MageKnight", "Frame", Node, int], int]


def judge_choose(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """Enough of the branches must be possible."""
    judged = [judging.sequence(game, by, branch, 0, open_windows) for branch in node.branches["of"]]
    needed = node.numbers["count"]
    if judged.count(judging.WORTH) >= needed:
        return judging.WORTH
    return judging.possible_if(len(judged) - judged.count(judging.IMPOSSIBLE) >= needed)


def judge_may(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """It can always be left out."""
    return max(judging.IDLE, judging.sequence(game, by, node.parts["then"], 0, open_windows))


def judge_if(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """The branch that holds now."""
    if conditions.holds(game, by, node.words["cond"]):
        return judging.sequence(game, by, node.parts["then"], 0, open_windows)
    return judging.sequence(game, by, node.parts["else"], 0, open_windows) if "else" in node.parts else judging.IDLE


def judge_repeat(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """At least once."""
    if amounts.value(game, by, node.amounts["times"]) < 1:
        return judging.IDLE
    return max(judging.IDLE, judging.sequence(game, by, node.parts["then"], 0, open_windows))


def judge_by_color(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """The branch of the colour that is bound, or the best of those a card of two colours has."""
    mask = conditions.bound_colours(by, node.words["of"])
    best = judging.IDLE
    for colour in range(BASIC):
        word = COLOUR.words[colour]
        if (mask >> colour) & 1 and word in node.parts:
            best = max(best, judging.sequence(game, by, node.parts[word], 0, open_windows))
    return best


def judge_when(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """A rider on an attack or block counts through it; other promises count by themselves, or on an enemy named."""
    if node.word("target") == "one":
        return judge_enemy(game, by, node, open_windows)
    rider = node.word("by") == "this-attack" or node.words["event"] == "this-block-succeeds"
    return judging.worth_if(not rider and bool(open_windows & SPECIAL))


def judge_never(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """Possible, but nothing one plays an effect for."""
    return judging.IDLE


def judge_option(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """An allowance counts in its windows."""
    mask = 0
    for word in node.lists.get("timing", ("turn",)):
        mask |= windows.OF_TIMING[word]
    return judging.worth_if(bool(open_windows & mask))


def judge_odd(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """Every odd procedure says so itself."""
    return borrowing.judge(game, by, node, open_windows)


def judge_use_action(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """The action must still be free."""
    return judging.WORTH if open_windows & windows.ACTING and not game.turn.acted else judging.IMPOSSIBLE


def judge_move(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """Move points."""
    return judging.worth_if(serving.move_counts(game, by.seat, open_windows))


def judge_influence(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """Influence points."""
    return judging.worth_if(serving.influence_counts(game, open_windows))


def judge_heal(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """Healing never counts in combat."""
    return judging.worth_if(bool(open_windows & windows.PEACE))


def judge_attack(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """An attack needs declared targets and the right phase."""
    if open_windows & windows.STRIKE:
        return judging.WORTH
    if not open_windows & windows.STRIKE_RANGED:
        return judging.IDLE
    kind = ATTACK.at(node.words["type"])
    if serving.becomes_siege(game):
        kind = SIEGE
    return judging.worth_if(strike.accepts(game, kind))


def judge_block(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """A block needs an attack that is being blocked."""
    return judging.worth_if(bool(open_windows & windows.PARRY))


def judge_convert(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """A right to turn points into attack or block counts in the phases in which it can be used."""
    into = node.parts["into"][0]
    if into.verb == "block":
        return judging.worth_if(bool(open_windows & windows.BLOCKING))
    if into.verb == "heal":
        return judging.worth_if(bool(open_windows & windows.PEACE))
    phases = windows.ATTACKING if into.words["type"] == "melee" else windows.ATTACKING | windows.RANGED
    return judging.worth_if(bool(open_windows & phases))


def judge_spend(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """The points must be there."""
    available = game.turn.move if node.words["points"] == "move" else game.turn.influence
    if "amount" not in node.amounts:
        return judging.possible_if(available >= node.numbers["min"])
    amount = node.amounts["amount"]
    if amount.per == "unit-level" and by.unit == NONE:
        levels = [UNITS[UNIT_OF[unit.card]].level for unit in game.players[by.seat].units if not unit.ready]
        return judging.possible_if(bool(levels) and available >= amount.each * min(levels))
    return judging.possible_if(available >= amounts.value(game, by, amount))


def judge_draw(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """There must be a card to draw."""
    return judging.worth_if(bool(game.players[by.seat].deck.cards) and bool(open_windows & SPECIAL))


def judge_cards(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """Cards to discard or throw away."""
    needed = node.numbers["count"] if "count" in node.numbers else node.numbers["min"]
    return judging.possible_if(picking.count(game, by, node.words["cards"]) >= needed)


def judge_gain_card(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """There must be a fitting card in the offer."""
    return judging.WORTH if picking.offered(game, by, node) else judging.IMPOSSIBLE


def judge_use_effect(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """There must be another component whose effect can be used."""
    return judging.WORTH if borrowing.borrowable(game, by, node, open_windows) else judging.IMPOSSIBLE


def judge_sideways(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """There must be a card, and something it gives must count."""
    if not serving.sideways_points(game, by.seat, open_windows):
        return judging.IMPOSSIBLE
    player = game.players[by.seat]
    wounds = hands.wounds_in_hand(player)
    there = wounds > 0 if node.words["cards"] == "wound" else len(player.hand.cards) > wounds
    return judging.WORTH if there else judging.IMPOSSIBLE


def judge_pay(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """The mana must be there."""
    wanted = judging.colours_wanted(game, by, node)
    count = node.numbers["count"]
    if count == 1:
        return judging.possible_if(mana.can_pay(game, by.seat, wanted))
    return judging.possible_if(mana.Purse(game, by.seat).pays((wanted,) * count))


def judge_crystal(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """Some ways of naming a colour may name none."""
    if not open_windows & SPECIAL:
        return judging.IDLE
    return judging.worth_if(conditions.colours_given(game, by, node) != 0)


def judge_take_dice(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """The Source must hold a die."""
    return judging.WORTH if game.source else judging.IMPOSSIBLE


def judge_pick_die(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """The Source must hold a die that shows a basic colour."""
    return judging.possible_if(bool([face for face in game.source if face < BASIC]))


def judge_roll(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """Some face must give something that counts."""
    judged = [judging.sequence(game, by, part, 0, open_windows) for part in node.parts.values()]
    return max(judging.IDLE, *judged)


def judge_reroll(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """There must be dice to roll."""
    return judging.worth_if(bool(game.source) and bool(open_windows & SPECIAL))


def judge_reputation(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """Nobody plays an effect to lose Reputation."""
    return judging.worth_if(node.numbers["value"] > 0 and bool(open_windows & SPECIAL))


def judge_ready(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """There must be a spent Unit of a fitting level."""
    return judging.worth_if(bool(picking.spent_units(game, by, node)) and bool(open_windows & SPECIAL))


def judge_heal_unit(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """There must be a wounded Unit; healing the one acted on before goes along."""
    if node.words["which"] == "same":
        return judging.IDLE
    wounded = [unit for unit in game.players[by.seat].units if unit.wounds]
    return judging.worth_if(bool(wounded) and bool(open_windows & windows.PEACE))


def judge_spend_unit(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """This Unit must be able to act."""
    combat = game.combat
    unit = game.players[by.seat].units[by.unit]
    return judging.possible_if(
        unit.ready and not unit.wounds and (unit.bond or not (combat is not None and combat.bars_units))
    )


def judge_units_bonus(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """It acts in combat only; a bonus for the Unit being activated in the phase of what it raises."""
    if node.words["which"] != "activated":
        return judging.worth_if(bool(open_windows & windows.COMBAT))
    if "block" in node.numbers:
        return judging.worth_if(bool(open_windows & windows.BLOCKING))
    phase = windows.ATTACKING if "attack" in node.numbers else windows.RANGED
    return judging.worth_if(bool(open_windows & phase))


def judge_recruit_free(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """There must be a Unit in the offer."""
    return judging.worth_if(bool(game.unit_offer) and bool(open_windows & SPECIAL))


def judge_banner(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """Banners are assigned without being played."""
    return judging.IMPOSSIBLE


def judge_enemy(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """There must be an enemy it can act on; what acts on one picked or blocked goes along."""
    target = node.words["target"]
    if target in ("same", "blocked", "others"):
        return judging.IDLE
    if not open_windows & windows.COMBAT:
        return judging.IDLE
    return judging.worth_if(picking.has_target(game, by, node))


def judge_combat(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """It acts in combat only."""
    return judging.worth_if(bool(open_windows & windows.COMBAT))


def judge_terrain(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """Costs of terrain matter while moving, or to others."""
    if node.words["until"] == "own-next-turn":
        return judging.worth_if(bool(open_windows & windows.TURN))
    return judging.worth_if(bool(open_windows & windows.MOVING))


def judge_direct(game: "MageKnight", by: "Frame", node: Node, open_windows: int) -> int:
    """There must be a space to move to."""
    if not open_windows & windows.MOVING:
        return judging.IDLE
    return judging.worth_if(direct.possible(game, by.seat, node, by.number))


JUDGES: Final[dict[str, Judge]] = {
    "choose": judge_choose,
    "may": judge_may,
    "if": judge_if,
    "repeat": judge_repeat,
    "by-color": judge_by_color,
    "choose-number": judge_never,
    "when": judge_when,
    "later": judge_never,
    "option": judge_option,
    "odd": judge_odd,
    "use-action": judge_use_action,
    "flip-this": judge_never,
    "move": judge_move,
    "influence": judge_influence,
    "heal": judge_heal,
    "attack": judge_attack,
    "spread-attack": judge_attack,
    "block": judge_block,
    "split-block": judge_block,
    "increase": judge_never,
    "spend": judge_spend,
    "convert": judge_convert,
    "draw": judge_draw,
    "discard": judge_cards,
    "throw-away": judge_cards,
    "take-wound": judge_never,
    "gain-card": judge_gain_card,
    "this-card": judge_never,
    "use-effect-of": judge_use_effect,
    "sideways-value": judge_sideways,
    "pay-mana": judge_pay,
    "gain-crystal": judge_crystal,
    "take-source-dice": judge_take_dice,
    "pick-source-die": judge_pick_die,
    "reroll-source": judge_reroll,
    "roll-dice": judge_roll,
    "reputation": judge_reputation,
    "ready-unit": judge_ready,
    "heal-unit": judge_heal_unit,
    "wound-unit": judge_never,
    "spend-unit": judge_spend_unit,
    "units-bonus": judge_units_bonus,
    "no-damage-to-units": judge_never,
    "recruit-free": judge_recruit_free,
    "assign-banner": judge_banner,
    "enemy-armor": judge_enemy,
    "enemy-attack": judge_enemy,
    "enemy-loses": judge_enemy,
    "enemy-gains": judge_enemy,
    "enemy-skips-attack": judge_enemy,
    "cancel-attack": judge_enemy,
    "destroy-enemy": judge_enemy,
    "ignore-site-fortifications": judge_combat,
    "attacks-become": judge_combat,
    "ignore-damage": judge_combat,
    "ignore-wounds": judge_combat,
    "terrain-cost": judge_terrain,
    "forbid-terrain": judge_terrain,
    "explore-cost": judge_terrain,
    "explore-range": judge_terrain,
    "direct-move": judge_direct,
}
