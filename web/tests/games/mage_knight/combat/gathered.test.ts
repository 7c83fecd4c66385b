import { expect, test } from "vitest";
import { gathered } from "../../../../src/games/mage_knight/combat/gathered";
import type { Combat, Foe } from "../../../../src/games/mage_knight/view";

const foe = (armor: number, value: number, abilities: string[] = []): Foe => ({
  enemy: "prowlers",
  unit: null,
  hero: null,
  hex: null,
  armor,
  resistances: [],
  abilities: [],
  fortifications: 0,
  attacks: [{ value, element: "physical", abilities, summons: false, state: "open" }],
  kept_from_attacking: false,
  summoner: null,
  summoned: false,
  defeated: false,
  garrison: false,
  fame: 2,
});
const combat = (more: Partial<Combat>): Combat => ({
  battle: "rampaging",
  hex: null,
  enemies: [foe(3, 4), foe(5, 2, ["swift"])],
  targets: [],
  blocking: null,
  damaging: null,
  attack: null,
  damage: 0,
  pool: [],
  night_rules: false,
  units_barred: false,
  companion: null,
  path: null,
  wounds_to_hand: 0,
  hidden_die: null,
  ...more,
});

test("an attack must reach the Armor of all its targets", () => {
  const pool = [
    { value: 2, type: "melee", element: "physical" } as const,
    { value: 3, type: "melee", element: "fire" } as const,
  ];
  expect(gathered(combat({ targets: [0, 1], pool }))).toEqual({ kind: "attack", total: 5, needed: 8 });
});

test("a block must reach the attack, unless an ability changes that", () => {
  expect(gathered(combat({ blocking: 0, attack: 0 }))).toEqual({ kind: "block", total: 0, needed: 4 });
  expect(gathered(combat({ blocking: 1, attack: 0 }))?.needed).toBeNull();
});

test("without a declared attack or block there is nothing to sum up", () => {
  expect(gathered(combat({}))).toBeNull();
});
