import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EACH, Pace } from "../../src/table/pace";

describe("pace", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows one after the other and never stays far behind", () => {
    const shown: number[] = [];
    const pace = new Pace<number>((one) => shown.push(one));
    for (const one of [1, 2, 3, 4, 5]) pace.push(one);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(2 * EACH);
    expect(shown).toEqual([1, 4, 5]);
  });

  it("shows at once what must not wait", () => {
    const shown: number[] = [];
    const pace = new Pace<number>((one) => shown.push(one));
    pace.push(1);
    pace.push(2);
    pace.now(3);
    vi.advanceTimersByTime(5 * EACH);
    expect(shown).toEqual([1, 3]);
  });
});
