import { expect, test } from "vitest";
import type { Chair } from "../../../src/api/types";
import { botLike, botSeats, canSit, settingsOf, waitingFor } from "../../../src/table/gathering/gathering";
import { chair, table } from "../tables";

test("what one waits for", () => {
  const free = table([chair("person", "ada"), chair("open")]);
  expect(waitingFor(free, "ada")).toBe("owner-fills");
  expect(waitingFor(free, null)).toBe("guest-sits");
  expect(waitingFor({ ...free, public: false }, "bea")).toBe("guest-waits");
  const full = table([chair("person", "ada"), chair("person", "bea")]);
  expect(waitingFor(full, "ada")).toBe("owner-begins");
  expect(waitingFor(full, "bea")).toBe("seated-begins");
  expect(waitingFor({ ...full, status: "closed" }, "bea")).toBe("closed");
  expect(waitingFor({ ...full, status: "playing" }, "bea")).toBe("stuck");
});

test("bots may take the free seats once the owner sits", () => {
  const free = (seats: Chair[], me = "ada") => botSeats(table(seats), me);
  expect(free([chair("person", "ada"), chair("invite"), chair("person", "bea"), chair("open")])).toEqual([1, 3]);
  expect(free([chair("person", "ada"), chair("invite")], "bea")).toEqual([]);
  expect(free([chair("open"), chair("open")])).toEqual([]);
  expect(botLike(table([chair("person", "ada"), chair("bot", null, { bot: "page" })]))).toBe("page");
  expect(botLike(table([chair("person", "ada"), chair("open")]))).toBeNull();
});

test("a full table says so to whoever comes by", () => {
  expect(waitingFor(table([chair("person", "ada"), chair("bot")]), "bea")).toBe("guest-full");
  expect(waitingFor(table([chair("person", "ada"), chair("invite")]), null)).toBe("guest-waits");
});

test("at a table that is not public only its owner sits down without an invitation", () => {
  const secret = table([chair("open")], { public: false });
  expect(canSit(secret, chair("open"), "ada")).toBe(true);
  expect(canSit(secret, chair("open"), "bea")).toBe(false);
  expect(canSit(table([chair("open")]), chair("open"), null)).toBe(true);
});

test("settings are told where they differ from the usual", () => {
  const values = [
    { value: false, label: null, about: null },
    { value: true, label: "on", about: null },
  ];
  const setting = { name: "arthur", label: "l", about: "a", values, needs: [] };
  const info = { name: "merlin", title: "t", rules: "1", seats: [2], settings: [setting] };
  expect(settingsOf(info, { arthur: true })).toEqual([{ name: "arthur", label: "l", value: true, says: "on" }]);
  expect(settingsOf(info, { arthur: false })).toEqual([]);
});
