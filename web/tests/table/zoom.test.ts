import { describe, expect, it } from "vitest";
import { kept, zoomedAt } from "../../src/table/zoom";

describe("zoom", () => {
  it("keeps what is under the fingers there", () => {
    const sight = zoomedAt({ scale: 1, x: 0, y: 0 }, { x: 100, y: 50 }, 2);
    expect(sight).toEqual({ scale: 2, x: -100, y: -50 });
  });

  it("opens no gap at an edge", () => {
    expect(kept({ scale: 2, x: 30, y: -900 }, 300, 200)).toEqual({ scale: 2, x: 0, y: -200 });
    expect(kept({ scale: 0.5, x: -10, y: 5 }, 300, 200).scale).toBe(1);
  });
});
