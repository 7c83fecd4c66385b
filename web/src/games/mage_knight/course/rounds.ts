/** Days and nights, and how far the game is. */
import type { Content } from "../../../api/types";
import type { Dummy, MageKnight } from "../view";

export interface RoundSign {
  round: number;
  night: boolean;
  when: "past" | "now" | "to-come";
}

/** All Rounds of the game: days and nights follow one another. */
export function roundSigns({ round, rounds, night }: Pick<MageKnight, "round" | "rounds" | "night">): RoundSign[] {
  return Array.from({ length: rounds }, (_, at) => {
    const one = at + 1;
    const same = (one - round) % 2 === 0;
    return { round: one, night: same ? night : !night, when: one < round ? "past" : one === round ? "now" : "to-come" };
  });
}

/** Which day or night it is, and of how many. */
export function ofItsKind(table: Pick<MageKnight, "round" | "rounds" | "night">): { number: number; of: number } {
  const same = roundSigns(table).filter((one) => one.night === table.night);
  return { number: same.filter((one) => one.when !== "to-come").length, of: same.length };
}

/** About how many turns the dummy player's deck lasts: cards a turn, and on average a crystal of the last card's colour more. */
export function turnsLeft(dummy: Pick<Dummy, "deck" | "crystals">, content: Content): number {
  const tracks = content["tracks"] as { dummy_player?: { cards_a_turn?: number }; mana?: { basic_colors?: string[] } };
  const each = tracks?.dummy_player?.cards_a_turn ?? 0;
  const colours = tracks?.mana?.basic_colors?.length ?? 0;
  if (each === 0 || colours === 0) return 0;
  const crystals = Object.values(dummy.crystals).reduce((sum, one) => sum + one, 0);
  return Math.ceil(dummy.deck.length / (each + crystals / colours));
}

export interface Goal {
  what: "cities" | "tiles" | "mines" | "lairs" | "glades" | "strongholds" | "return" | "city-found";
  done: number;
  /** Of how many known by now; null where there is no end to it. */
  of: number | null;
}

const MINES = ["crystal-mine", "deep-mine"];
const LAIRS = ["dungeon", "tomb"];
const STRONGHOLDS = ["keep", "mage-tower"];

/** What the scenario is about, counted on the map; `me` counts where everybody plays for themselves. */
export function goalsOf(table: MageKnight, me: number): Goal[] {
  const at = (sites: string[]) => table.hexes.filter((one) => one.site !== null && sites.includes(one.site));
  const marked = (sites: string[]): Goal["done"] => at(sites).filter((one) => (one.shields ?? []).length > 0).length;
  const left = table.tiles.left.countryside + table.tiles.left.core;
  const laid = Object.keys(table.tiles.laid).length - 1;
  const tiles: Goal = { what: "tiles", done: laid, of: laid + left };
  const cities = at(["city"]).filter((one) => one.megapolis === undefined || one.megapolis[0] === one.hex);
  switch (table.scenario) {
    case "first-reconnaissance":
      return [{ what: "city-found", done: cities.length > 0 ? 1 : 0, of: 1 }, tiles];
    case "mines-liberation":
      return [{ what: "mines", done: marked(MINES), of: at(MINES).length }, tiles];
    case "dungeon-lords":
      return [{ what: "lairs", done: marked(LAIRS), of: at(LAIRS).length }, tiles];
    case "druid-nights":
      return [{ what: "glades", done: table.incanted.length, of: table.players.length }];
    case "conquer-and-hold":
      return [
        { what: "strongholds", done: at(STRONGHOLDS).filter((one) => one.shields?.includes(me)).length, of: null },
      ];
    case "one-to-return":
      return [{ what: "return", done: at(["portal"]).some((one) => one.heroes?.includes(me)) ? 1 : 0, of: 1 }];
    default:
      return [
        { what: "cities", done: cities.filter((one) => one.leader !== undefined).length, of: table.cities },
        tiles,
      ];
  }
}
