import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { WIDTHS } from "../../src/look/widths";

const STYLES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|css)$/.test(name))
  .map((name) => ({ name, rules: readFileSync(`src/${name}`, "utf8").match(/@(?:media|container)[^{]*/g) ?? [] }));

test("widths at which a style changes have names", () => {
  const unnamed = STYLES.filter(({ rules }) => rules.some((rule) => /width|height/.test(rule)));
  expect(unnamed.map(({ name }) => name)).toEqual([]);
});

test("every named width is used", () => {
  const used = STYLES.flatMap(({ rules }) => rules.flatMap((rule) => rule.match(/(?<=\(--)[\w-]+/g) ?? []));
  expect(new Set(used)).toEqual(new Set(Object.keys(WIDTHS)));
});
