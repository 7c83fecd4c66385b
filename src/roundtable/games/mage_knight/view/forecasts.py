"""What a combat comes to, as all can see it: what comes through, what is at stake, whom damage may go to."""

from roundtable.games.mage_knight.combat import battle, forecast
from roundtable.games.mage_knight.content.names import B_PLAYER, NONE, REWARD
from roundtable.games.mage_knight.state.classes import Combat
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.games.mage_knight.view.in_words import Data, row


def forecast_data(game: MageKnight, combat: Combat) -> Data | None:
    """Show it as soon as the enemies are known; between players there is none."""
    hidden = [step for step in game.agenda if isinstance(step, battle.RevealEnemies)]
    if combat.battle == B_PLAYER or not combat.foes or hidden or game.turn.seat == NONE:
        return None
    seat = game.turn.seat
    return {
        "stop": stop_data(forecast.stop(game, seat)),
        "stake": stake_data(forecast.stake(game, seat)),
        "units": [unit_data(one) for one in forecast.unit_hits(game, seat)],
    }


def stop_data(stop: forecast.Stop) -> Data:
    """Show what comes through if nothing more is done: Wounds of each attack, and of all with those before."""
    return {
        "hits": [hit_data(hit) for hit in stop.hits],
        "wounds": sum([hit.wounds for hit in stop.hits]),
        "discarded": sum([hit.discarded for hit in stop.hits]),
        "in_combat": stop.wounds,
        "limit": stop.limit,
        "knocked_out": stop.wounds >= stop.limit,
        "paralyzed": bool([hit for hit in stop.hits if hit.paralyzed]),
        "summons": stop.summons,
        "retreats": stop.retreats,
    }


def hit_data(hit: forecast.Hit) -> Data:
    """Show what an attack does to the hero alone."""
    return {
        "enemy": hit.enemy,
        "attack": hit.blow,
        "damage": hit.damage,
        "wounds": hit.wounds,
        "discarded": hit.discarded,
        "paralyzed": hit.paralyzed,
    }


def stake_data(stake: forecast.Stake) -> Data:
    """Show what is to be won if everybody left is defeated."""
    return {
        "fame": stake.fame,
        "reputation": stake.reputation,
        "level": stake.level,
        "rewards": row(stake.rewards, REWARD),
        "conquers": stake.conquers,
    }


def unit_data(one: forecast.UnitHit) -> Data:
    """Show what becomes of a Unit that takes the damage being assigned."""
    return {"unit": one.index, "fate": forecast.FATE_OF_UNIT.words[one.fate], "left": one.left}
