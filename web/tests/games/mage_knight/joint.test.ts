import { expect, test } from "vitest";
import type { Option } from "../../../src/api/types";
import { invitations } from "../../../src/games/mage_knight/choosing/joint";
import { optionOf } from "../../../src/table/paths";

const option = (notation: string): Option => ({
  notation,
  action: 0,
  touches: [],
  label: { id: notation, args: {} },
  lasting: "",
});
const path = (...actions: string[]) =>
  optionOf({ actions, labels: actions.map((id) => ({ id, args: {} })), touches: [], lasting: "", declines: false });

test("who alone can be invited is asked at once", () => {
  const [bea, ...more] = invitations(
    [option("invite 1 1"), option("invite 1 2"), option("decline")],
    [path("invite 1 1", "done"), path("invite 1 1", "decline"), path("invite 1 2", "done")],
  );
  expect(more).toEqual([]);
  expect(bea?.seat).toBe(1);
  expect(bea?.options.map(({ number, option: { notation } }) => [number, notation])).toEqual([
    [1, "invite 1 1 > done"],
    [2, "invite 1 2 > done"],
  ]);
});

test("of several each is invited by itself", () => {
  const all = invitations([option("invite 1 1"), option("invite 2 1"), option("done")], [path("invite 1 1", "done")]);
  expect(all.map(({ seat, options }) => [seat, options[0]?.option.notation])).toEqual([
    [1, "invite 1 1"],
    [2, "invite 2 1"],
  ]);
});
