import { expect, it } from "vitest";
import { storyIcon } from "../../../src/games/merlin/story";

it("shows the figure that moved", () => {
  const moved = (figure: string) => ({ id: "merlin-moved", args: { figure: { message: `merlin-figure-${figure}` } } });
  expect(["knight", "merlin", "arthur"].map((figure) => storyIcon(moved(figure)))).toEqual([
    "merlin-knight",
    "merlin-merlin",
    "merlin-arthur",
  ]);
  expect(storyIcon({ id: "merlin-built", args: {} })).toBe("merlin-manor");
  expect(storyIcon({ id: "merlin-declined", args: {} })).toBeNull();
});
