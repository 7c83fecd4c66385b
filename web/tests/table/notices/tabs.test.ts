import { expect, test } from "vitest";
import { listenForTabs, type Air } from "../../../src/table/notices/tabs";

test("tabs with the same table hear of each other, and of their end", () => {
  const open: Air[] = [];
  const air = (): Air => {
    const one: Air = {
      onmessage: null,
      postMessage: (data) => {
        for (const other of [...open]) if (other !== one) other.onmessage?.({ data } as never);
      },
      close: () => void open.splice(open.indexOf(one), 1),
    };
    open.push(one);
    return one;
  };
  let first = 0;
  let second = 0;
  listenForTabs("a", air(), (count) => (first = count));
  const end = listenForTabs("b", air(), (count) => (second = count));
  expect([first, second]).toEqual([1, 1]);
  end();
  expect(first).toBe(0);
});
