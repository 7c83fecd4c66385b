import { expect, test } from "vitest";
import { traitsOf } from "../../../../src/games/mage_knight/combat/traits";
import type { Blow, Foe } from "../../../../src/games/mage_knight/view";

const blow = (abilities: string[], more: Partial<Blow> = {}): Blow => ({
  value: 3,
  needs: 3,
  damage: 3,
  halves: [],
  element: "physical",
  abilities,
  summons: false,
  state: "open",
  ...more,
});
const foe = (more: Partial<Foe>): Foe => ({
  enemy: "wolf-riders",
  unit: null,
  hero: null,
  hex: null,
  armor: 4,
  resistances: [],
  abilities: [],
  halves: [],
  fortifications: 0,
  attacks: [blow([])],
  kept_from_attacking: false,
  summoner: null,
  summoned: false,
  defeated: false,
  garrison: false,
  fame: 3,
  ...more,
});
const icons = (one: Foe, phase: string): string[] =>
  traitsOf(one, phase)
    .filter((trait) => trait.counts)
    .map((trait) => trait.icon);

test("what is swift counts against a block, what it resists against an attack", () => {
  const one = foe({ attacks: [blow(["swift"])], halves: ["ice"] });
  expect(icons(one, "block")).toEqual(["mk-swift"]);
  expect(icons(one, "attack")).toEqual(["mk-block"]);
  expect(traitsOf(one, "attack")).toHaveLength(2);
});

test("an element is told where it halves a block, and once for several attacks", () => {
  const fire = (): Blow => blow([], { element: "fire", halves: ["physical", "fire"] });
  expect(icons(foe({ attacks: [fire(), fire()] }), "block")).toEqual(["mk-fire"]);
});

test("walls count from afar only", () => {
  const one = foe({ fortifications: 2, abilities: ["fortified"] });
  expect(icons(one, "ranged-and-siege")).toEqual(["mk-wall"]);
  expect(icons(one, "attack")).toEqual([]);
});

test("poison, paralysis and brutality count when damage is dealt", () => {
  const one = foe({ attacks: [blow(["poison", "paralyze", "brutal"])] });
  expect(icons(one, "assign-damage")).toEqual(["mk-brutal", "mk-poison", "mk-skull"]);
});
