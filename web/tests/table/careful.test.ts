import { describe, expect, it } from "vitest";
import { inTime, needsYes } from "../../src/table/careful";

describe("a yes", () => {
  it("is asked for as the person wishes", () => {
    expect(needsYes("always", false, true)).toBe(true);
    expect(needsYes("turn", true, false)).toBe(true);
    expect(needsYes("turn", true, true)).toBe(false);
    expect(needsYes("turn", false, false)).toBe(false);
    expect(needsYes("never", true, false)).toBe(false);
  });
});

describe("an answer", () => {
  it("is waited for, but not for long", async () => {
    const never = new Promise<string>(() => {});
    expect(await inTime(Promise.resolve("soon"), "late", 20)).toBe("soon");
    expect(await inTime(never, "late", 20)).toBe("late");
  });
});
