import { describe, expect, it } from "vitest";
import { overFrame, zoomedAt } from "../../src/table/zoom";

describe("zoom", () => {
  it("keeps what is under the fingers there", () => {
    const sight = zoomedAt({ scale: 1, x: 0, y: 0 }, { x: 100, y: 50 }, 2);
    expect(sight).toEqual({ scale: 2, x: -100, y: -50 });
  });

  it("opens no gap at an edge", () => {
    const frame = { wide: 300, high: 200 };
    expect(overFrame({ scale: 2, x: 30, y: -900 }, frame)).toEqual({ scale: 2, x: 0, y: -200 });
    expect(overFrame({ scale: 0.5, x: -10, y: 5 }, frame).scale).toBe(1);
  });

  it("pans over a picture that is higher than its frame, and shows all of it in the middle", () => {
    const frame = { wide: 300, high: 200 };
    const picture = { wide: 300, high: 800 };
    expect(overFrame({ scale: 1, x: 9, y: -150 }, frame, picture)).toEqual({ scale: 1, x: 0, y: -150 });
    expect(overFrame({ scale: 1, x: 0, y: -700 }, frame, picture).y).toBe(-600);
    expect(overFrame({ scale: 0, x: 0, y: 0 }, frame, picture)).toEqual({ scale: 0.25, x: 112.5, y: 0 });
  });
});
