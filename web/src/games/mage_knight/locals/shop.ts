/** What the locals where a hero stands sell, with what is missing for it. */
import type { Locals, MageKnight } from "../view";

/** Something sold: the thing to touch, what it is, its price, and how much Influence is short of it. */
export interface Ware {
  id: string;
  kind: "unit" | "card" | "ware";
  word: string;
  price: number;
  short: number;
  /** A mana of its colour has to be paid besides. */
  mana: boolean;
}

/** The Influence a hero deals with: what is there, and what Reputation and shields bring, unless they are counted in. */
export const influenceWith = (locals: Locals, gathered: number): number => gathered + (locals.influence ?? 0);

/** Everything sold: Units first, then cards of the offers, then what is no card. */
export function waresOf(locals: Locals, table: Pick<MageKnight, "offers">, influence: number): Ware[] {
  const ware = (kind: Ware["kind"], id: string, word: string, price: number, mana = false): Ware => ({
    id,
    kind,
    word,
    price,
    mana,
    short: Math.max(0, price - influence),
  });
  const { monastery, spell, healing, artifact, ...cities } = locals.prices;
  const advanced = cities["advanced-action"];
  const elite = cities["elite-unit"];
  const cards = (words: string[], price: number | undefined, mana = false): Ware[] =>
    price === undefined ? [] : words.map((word) => ware("card", `offer:${word}`, word, price, mana));
  const other = (word: string, price: number | undefined): Ware[] =>
    price === undefined ? [] : [ware("ware", `ware:${word}`, word, price)];
  return [
    ...locals.units.map(({ unit, price }) => ware("unit", `unit-offer:${unit}`, unit, price)),
    ...cards(table.offers.monastery, monastery),
    ...cards(table.offers.spells, spell, true),
    ...cards(table.offers.advanced, advanced),
    ...other("unseen-advanced-action", advanced),
    ...other("artifact", artifact),
    ...other("elite-unit", elite),
    ...other("healing", healing),
  ];
}
