import { describe, expect, it } from "vitest";
import type { Option } from "../../src/api/types";
import { endIsMeant, inTime, needsYes } from "../../src/table/careful";

describe("a yes", () => {
  it("is asked for as the person wishes", () => {
    expect(needsYes("always", false, true)).toBe(true);
    expect(needsYes("final", true, false)).toBe(true);
    expect(needsYes("final", true, true)).toBe(false);
    expect(needsYes("final", false, false)).toBe(false);
    expect(needsYes("never", true, false)).toBe(false);
  });
});

describe("the end of a turn", () => {
  const option = (notation: string): Option => ({ notation, action: 0, touches: [], label: { id: "label", args: {} } });

  it("is meant if nothing else is asked, and asked about while something is open", () => {
    expect(endIsMeant("merlin.end-turn", [option("flag red"), option("end")], ["end"])).toBe(true);
    expect(endIsMeant("paladins.take-turn", [option("pass")], ["pass"])).toBe(true);
    expect(endIsMeant("paladins.take-turn", [option("do pray"), option("pass")], ["pass"])).toBe(false);
  });
});

describe("an answer", () => {
  it("is waited for, but not for long", async () => {
    const never = new Promise<string>(() => {});
    expect(await inTime(Promise.resolve("soon"), "late", 20)).toBe("soon");
    expect(await inTime(never, "late", 20)).toBe("late");
  });
});
