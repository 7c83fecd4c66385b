import { expect, test } from "vitest";
import { pieces } from "../../../src/table/chat/links";

test("only addresses of this server become links", () => {
  expect(pieces("see https://a.example/join/x and https://b.example/", "https://a.example")).toEqual([
    { text: "see ", href: null },
    { text: "https://a.example/join/x", href: "/join/x" },
    { text: " and ", href: null },
    { text: "https://b.example/", href: null },
  ]);
  expect(pieces("https://a.example.evil/x", "https://a.example")[0]!.href).toBeNull();
});
