import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", search: "" });
const { parse } = await import("../src/routes.svelte");
const { windowTitle } = await import("../src/heading.svelte");

test("an address is a page, its parts and what is asked", () => {
  const route = parse("/rules/merlin/merlin.turn.move", "?a=1");
  expect([route.page, route.parts, route.query.get("a")]).toEqual(["rules", ["merlin", "merlin.turn.move"], "1"]);
  expect(parse("/", "").page).toBe("");
});

test("what cannot be decoded stays as it is", () => {
  expect(parse("/table/%E0%A4%A", "").parts).toEqual(["%E0%A4%A"]);
});

test("the window says the page and whose turn it is", () => {
  expect(windowTitle("", null)).toBe("Roundtable");
  expect(windowTitle("Rules", "Your turn")).toBe("● Your turn · Rules · Roundtable");
});
