import { render } from "svelte/server";
import { beforeAll, describe, expect, it } from "vitest";
import { speakFromFiles } from "./content";
import Stage from "./Stage.svelte";
import { givenOf, playerOf, tableOf } from "./table";

const drawn = (given: ReturnType<typeof givenOf>): string => render(Stage, { props: { given } }).body;

beforeAll(() => speakFromFiles("en"));

describe.each([2, 3, 4])("for %i seats", (seats) => {
  it.each([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ])("draws all, with Arthur %s and favours %s", (arthur, favour) => {
    const body = drawn(givenOf(tableOf(seats, arthur), 0, favour));
    expect(body).toContain('data-piece="knight:0"');
    expect(body.includes('data-piece="arthur"')).toBe(arthur);
    expect(body).not.toContain("NaN");
    expect(body).not.toContain("undefined");
  });
});

it("draws for a spectator", () => {
  expect(drawn(givenOf(tableOf(3, true), null))).toContain('data-piece="merlin"');
});

it("shows what would come of an option", () => {
  const table = tableOf(2, false);
  const given = givenOf(table);
  const goods = { ...table.players[0]!.goods, shield: { ...table.players[0]!.goods.shield, black: 1 } };
  const players = [playerOf({ score: 2, goods }), table.players[1]!];
  const body = drawn({ ...given, after: { ...given.view, table: { ...table, merlin: 9, players } } });
  expect(body).toContain("+1");
  expect(body).toContain("+2");
  expect(body.match(/figure[^"]*ghost/g)).toHaveLength(1);
});
