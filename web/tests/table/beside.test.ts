import { describe, expect, it } from "vitest";
import { covered, placeBeside } from "../../src/table/beside";

describe("a window beside something", () => {
  const screen = { width: 1000, height: 600 };
  const size = { width: 200, height: 100 };

  it("stands right of it, else left", () => {
    expect(placeBeside({ left: 100, top: 100, width: 20, height: 20 }, size, screen).left).toBe(130);
    expect(placeBeside({ left: 900, top: 100, width: 20, height: 20 }, size, screen).left).toBe(690);
  });

  it("stands below or above what is broad, and never outside", () => {
    expect(placeBeside({ left: 50, top: 50, width: 900, height: 50 }, size, screen).top).toBe(110);
    expect(placeBeside({ left: 50, top: 500, width: 900, height: 80 }, size, screen).top).toBe(390);
    const all = placeBeside({ left: 0, top: 0, width: 1000, height: 600 }, size, screen);
    expect(all.top + size.height).toBeLessThanOrEqual(600);
  });

  it("never covers what it is about, if there is room anywhere", () => {
    for (const left of [0, 200, 500, 900]) {
      for (const top of [0, 200, 480]) {
        const about = { left, top, width: 90, height: 90 };
        expect(covered({ ...placeBeside(about, size, screen), ...size }, [about])).toBe(0);
      }
    }
  });

  it("keeps lists free, rather than what can be touched", () => {
    const about = { left: 640, top: 250, width: 60, height: 60 };
    const list = { left: 720, top: 0, width: 280, height: 600 };
    const thing = { left: 400, top: 200, width: 230, height: 200 };
    const found = placeBeside(about, size, screen, [thing], false, [list]);
    expect(covered({ ...found, ...size }, [list, about])).toBe(0);
  });

  it("stands where it covers least of what can be touched", () => {
    const about = { left: 400, top: 250, width: 20, height: 20 };
    const right = { left: 440, top: 200, width: 100, height: 200 };
    expect(placeBeside(about, size, screen, [right]).left).toBe(190);
  });
});
