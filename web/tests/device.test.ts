import { expect, test } from "vitest";
import { deviceName } from "../src/device";

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
    "Chrome, Windows",
  ],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Safari/604", "Safari, iOS"],
  ["something else", ""],
])("%s is %s", (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
