import { describe, expect, it } from "vitest";
import { joined } from "../../../src/table/chat/lines";

const line = (n: number) => ({ n, player: "ada", name: "Ada", text: `line ${n}`, at: n });

describe("lines of chat", () => {
  it("stand in order, each once, however they arrive", () => {
    expect(joined([line(1), line(3)], [line(2), line(3)]).map((one) => one.n)).toEqual([1, 2, 3]);
    expect(joined([], [line(1)])).toEqual([line(1)]);
  });
});
