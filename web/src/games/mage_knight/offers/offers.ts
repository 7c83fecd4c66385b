/** Which cards lie in which offer. */
import type { Hero, MageKnight } from "../view";

export interface OfferGroup {
  name: "units" | "advanced" | "spells" | "artifacts" | "upgrades" | "draft" | "selected";
  kind: "unit" | "card";
  cards: string[];
}

/** All offers, of each the newest card first; `touched` are cards that options name, which may lie in no offer. */
export function laidOut(table: Pick<MageKnight, "offers">, own: Hero | null, touched: string[]): OfferGroup[] {
  const { offers } = table;
  const known = (words: (string | null)[] | undefined): string[] => (words ?? []).filter((word) => word !== null);
  const draft = known(own?.draft);
  const selected = known(own?.selected);
  const advanced = [...offers.advanced.toReversed(), ...offers.monastery.toReversed()];
  const lying = new Set([
    ...advanced,
    ...offers.spells,
    ...offers.artifacts,
    ...offers.upgrades,
    ...draft,
    ...selected,
  ]);
  const drawn = touched.filter((word) => !lying.has(word));
  return [
    { name: "units", kind: "unit", cards: offers.units.map((one) => one.unit).toReversed() },
    { name: "advanced", kind: "card", cards: advanced },
    { name: "spells", kind: "card", cards: offers.spells.toReversed() },
    { name: "artifacts", kind: "card", cards: [...new Set([...offers.artifacts, ...drawn])] },
    { name: "upgrades", kind: "card", cards: offers.upgrades },
    { name: "draft", kind: "card", cards: draft },
    { name: "selected", kind: "card", cards: selected },
  ];
}
