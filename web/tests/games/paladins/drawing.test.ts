import { render } from "svelte/server";
import { beforeAll, describe, expect, it } from "vitest";
import type { Ask } from "../../../src/api/types";
import { iconOfThing } from "../../../src/games/paladins/signs";
import { iconOf } from "../../../src/look/icons/icon";
import { askOf, asks, givenOf, viewAt } from "./asks";
import { speakFromFiles } from "./content";
import Stage from "./Stage.svelte";

const drawn = (given: ReturnType<typeof givenOf>, ask: Ask | null = null): string =>
  render(Stage, { props: { given, ask } }).body;

const thingsIn = (body: string): string[] => [...body.matchAll(/data-thing="([^"]+)"/g)].map((found) => found[1] ?? "");

beforeAll(() => speakFromFiles("en"));

describe.each(asks.map((asked, at) => [at, asked.id, asked] as const))("question %i, %s", (_, __, asked) => {
  const body = (): string => drawn(givenOf(asked.view), askOf(asked));

  it("has everything that its options touch, once", () => {
    const shown = thingsIn(body());
    for (const thing of new Set(asked.touches.flat())) {
      expect(
        shown.filter((one) => one === thing),
        thing,
      ).toHaveLength(1);
    }
  });

  it("is drawn without holes", () => {
    expect(body()).not.toMatch(/NaN|undefined|\[object/);
  });

  it("has an icon for everything that its options touch", () => {
    for (const thing of asked.touches.flat()) expect(iconOf(iconOfThing(thing) ?? ""), thing).toBeDefined();
  });
});

it("draws nothing twice that can be pointed at", () => {
  const shown = thingsIn(drawn(givenOf(viewAt("paladins.take-turn"))));
  expect(shown).toEqual([...new Set(shown)]);
});

it("draws for a spectator", () => {
  const view = { ...viewAt("paladins.take-turn"), you: null };
  expect(thingsIn(drawn(givenOf(view)))).toContain("own:debt");
});

it("shows what would come of an option", () => {
  const view = viewAt("paladins.take-turn");
  const after = structuredClone(view);
  const player = after.table.players[view.you ?? 0]!;
  player.silver += 3;
  expect(drawn(givenOf(view, after))).toContain("+3");
});

it("draws monks and outposts as what they are", () => {
  const view = viewAt("paladins.take-turn");
  view.table.spaces["r1-s1"] = { owner: 0, piece: "outpost" };
  expect(drawn(givenOf(view))).toMatch(/data-piece="outpost:0:\d+"/);
});

it("marks the worker place that is being filled", () => {
  const view = viewAt("paladins.take-turn");
  view.table.filling = null;
  const marks = (): number => [...drawn(givenOf(view)).matchAll(/<circle class="filled/g)].length;
  expect(marks()).toBe(0);
  const action = "commission";
  view.table.players[view.you ?? 0]!.board[action] = [null, null, null];
  view.table.filling = { seat: view.you ?? 0, action, place: 3, target: "space:r1-s1" };
  expect(marks()).toBe(1);
});
