import { expect, test } from "vitest";
import { effectSigns } from "../../../src/games/mage_knight/effects";

test("points and attacks are signs", () => {
  const steps = [
    { do: "move", value: 2 },
    { do: "attack", value: 5, type: "ranged", element: "fire" },
    { do: "block", value: 3, element: "physical" },
  ];
  expect(effectSigns({ steps })).toEqual({
    ways: [
      [
        { icon: "mk-move", value: 2 },
        { icon: "mk-ranged", value: 5, element: "fire" },
        { icon: "mk-block", value: 3 },
      ],
    ],
    more: false,
  });
});

test("a choice has several ways", () => {
  const of = [[{ do: "attack", value: 2, type: "melee", element: "physical" }], [{ do: "block", value: 2 }]];
  expect(effectSigns({ steps: [{ do: "choose", of }] }).ways).toEqual([
    [{ icon: "mk-attack", value: 2 }],
    [{ icon: "mk-block", value: 2 }],
  ]);
});

test("healing that combat forbids is healing", () => {
  const steps = [{ do: "if", cond: "in-combat", then: [], else: [{ do: "heal", value: 1 }] }];
  expect(effectSigns({ steps })).toEqual({ ways: [[{ icon: "mk-heal", value: 1 }]], more: false });
});

test("what signs cannot tell is said to be there", () => {
  const found = effectSigns({ steps: [{ do: "move", value: 2 }, { do: "odd" }] });
  expect(found).toEqual({ ways: [[{ icon: "mk-move", value: 2 }]], more: true });
  expect(effectSigns({ steps: [{ do: "move", value: { per: "cards" } }] })).toEqual({ ways: [[]], more: true });
  expect(effectSigns(undefined)).toEqual({ ways: [[]], more: false });
});

test("crystals and tokens have their colour", () => {
  const steps = [
    { do: "gain-crystal", color: "blue", count: 1 },
    { do: "gain-mana", color: "any" },
  ];
  expect(effectSigns({ steps })).toEqual({
    ways: [[{ icon: "mk-drop", value: 1, mana: { colour: "blue", form: "crystal" } }]],
    more: true,
  });
});
