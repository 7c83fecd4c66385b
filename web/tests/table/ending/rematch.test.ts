import { expect, test } from "vitest";
import type { Chair } from "../../../src/api/types";
import { rematch } from "../../../src/table/ending/rematch";
import { chair, table } from "../tables";

const over = (seats: Chair[]) => table(seats, { status: "over", public: false, settings: { kings_favour: true } });

test("playing again sets the same table up, and begins at once with bots only", () => {
  const seats = [
    chair("person", "ada", { name: "Ada" }),
    chair("person", "ada", { name: "Bea", hot: true }),
    chair("bot", null, { bot: "squire" }),
  ];
  expect(rematch(over(seats), "ada")).toMatchObject({
    game: "merlin",
    seats: [{ kind: "me" }, { kind: "hot", name: "Bea" }, { kind: "bot", bot: "squire" }],
    settings: { kings_favour: true },
    public: false,
    start: true,
  });
});

test("other people are invited again", () => {
  const seats = [chair("person", "ada"), chair("person", "carl", { name: "Carl" })];
  expect(rematch(over(seats), "ada")).toMatchObject({ seats: [{ kind: "me" }, { kind: "invite" }], start: false });
});
