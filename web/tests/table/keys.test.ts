import { describe, expect, it } from "vitest";
import { commandOf } from "../../src/table/keys";

describe("keys", () => {
  const press = (key: string, more = {}) => commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

  it("mean something by themselves only", () => {
    expect(press("u")).toEqual({ does: "back" });
    expect(press("3")).toEqual({ does: "option", place: 2 });
    expect(press("r", { ctrlKey: true })).toBeNull();
    expect(press("q")).toBeNull();
  });
});
