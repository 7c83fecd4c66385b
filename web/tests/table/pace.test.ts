import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pace, speedOf, STILL } from "../../src/table/pace";

describe("pace", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows one after the other and never stays far behind", () => {
    const shown: number[] = [];
    const pace = new Pace<number>((one) => shown.push(one));
    for (const one of [1, 2, 3, 4, 5]) pace.push(one);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(2 * STILL.each);
    expect(shown).toEqual([1, 4, 5]);
  });

  it("shows at once what must not wait", () => {
    const shown: number[] = [];
    const pace = new Pace<number>((one) => shown.push(one));
    pace.push(1);
    pace.push(2);
    pace.now(3);
    vi.advanceTimersByTime(5 * STILL.each);
    expect(shown).toEqual([1, 3]);
  });

  it("lets everything wait while it is held", () => {
    const shown: number[] = [];
    const pace = new Pace<number>((one) => shown.push(one));
    pace.hold(true);
    pace.push(1);
    vi.advanceTimersByTime(5 * STILL.each);
    expect(shown).toEqual([]);
    pace.hold(false);
    expect(shown).toEqual([1]);
  });

  it("passes over nothing where the viewer watches, and everything where not", () => {
    const shown: number[] = [];
    const pace = new Pace<number>(
      (one) => shown.push(one),
      () => speedOf("relaxed", true),
    );
    pace.push(1, 2, 3, 4, 5);
    vi.advanceTimersByTime(2 * speedOf("relaxed", true).each);
    expect(shown).toEqual([1, 2, 3]);
    pace.skip();
    expect(shown).toEqual([1, 2, 3, 5]);
    const fast: number[] = [];
    const instant = new Pace<number>(
      (one) => fast.push(one),
      () => speedOf("instant", true),
    );
    instant.push(1, 2, 3);
    instant.push(4);
    expect(fast).toEqual([3, 4]);
  });

  it("tells how many wait, and goes on when the last who held it lets go", () => {
    const waiting: number[] = [];
    const pace = new Pace<number>(
      () => {},
      undefined,
      (count) => waiting.push(count),
    );
    pace.hold(true, "pause");
    pace.hold(true, "ceremony");
    pace.push(1, 2);
    pace.hold(false, "ceremony");
    expect(waiting.at(-1)).toBe(2);
    pace.hold(false, "pause");
    expect(waiting.at(-1)).toBe(1);
  });
});
