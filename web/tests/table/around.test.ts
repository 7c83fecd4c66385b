import { expect, test } from "vitest";
import type { Chair, TableInfo } from "../../src/api/types";
import { abandoned, awaited } from "../../src/table/menu/away";
import { botLike, botSeats, canSit, settingsOf, waitingFor } from "../../src/table/gathering/gathering";
import { wantedSeat } from "../../src/table/hot_seat/holder.svelte";
import { pieces } from "../../src/table/chat/links";
import { listenForTabs, type Air } from "../../src/table/notices/tabs";
import { spanOf, spanText } from "../../src/table/menu/duration";

const chair = (kind: Chair["kind"], player: string | null = null, more: Partial<Chair> = {}) =>
  ({ kind, player, name: "", bot: null, hot: false, left: false, resigned: false, waits_since: 0, ...more }) as Chair;
const table = (seats: Chair[], more: Partial<TableInfo> = {}) =>
  ({ game: "merlin", owner: "ada", status: "open", public: true, options: {}, seats, ...more }) as TableInfo;

test("spans are told in the largest unit that says them", () => {
  expect(spanOf(59)).toEqual({ number: 59, unit: "seconds" });
  expect(spanOf(3599)).toEqual({ number: 59, unit: "minutes" });
  expect(spanOf(47 * 3600)).toEqual({ number: 47, unit: "hours" });
  expect(spanOf(73 * 3600)).toEqual({ number: 3, unit: "days" });
  expect(spanText({ number: 3, unit: "minutes" }, "en")).toBe("3 min");
});

test("only addresses of this server become links", () => {
  expect(pieces("see https://a.example/join/x and https://b.example/", "https://a.example")).toEqual([
    { text: "see ", href: null },
    { text: "https://a.example/join/x", href: "/join/x" },
    { text: " and ", href: null },
    { text: "https://b.example/", href: null },
  ]);
  expect(pieces("https://a.example.evil/x", "https://a.example")[0]!.href).toBeNull();
});

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
  const free = (seats: Chair[], me = "ada") => botSeats(table(seats.map((one, seat) => ({ ...one, seat }))), me);
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
    { value: false, label: null },
    { value: true, label: "on" },
  ];
  const option = { name: "arthur", label: "l", about: "a", values, needs: [] };
  const info = { name: "merlin", title: "t", rules: "1", seats: [2], options: [option] };
  expect(settingsOf(info, { arthur: true })).toEqual([{ name: "arthur", label: "l", value: true, says: "on" }]);
  expect(settingsOf(info, { arthur: false })).toEqual([]);
});

test("who is waited for, and for whom a bot can be asked", () => {
  const seats = [
    chair("person", "ada", { seat: 0, waits_since: 100 }),
    chair("person", "bea", { seat: 1, waits_since: 200 }),
    chair("person", "carl", { seat: 2, left: true }),
    chair("bot", null, { seat: 3, waits_since: 100 }),
  ];
  expect(awaited(table(seats), "ada", 260)).toEqual([{ seat: 1, seconds: 60 }]);
  expect(abandoned(table(seats), "ada", 260).map((one) => one.seat)).toEqual([2]);
  expect(abandoned(table(seats), "ada", 5000).map((one) => one.seat)).toEqual([1, 2]);
});

test("the screen goes to whoever of mine is asked, and stays while the one before it is", () => {
  expect(wantedSeat(0, [0, 1], [1], false)).toBe(1);
  expect(wantedSeat(0, [0, 1], [0, 1], false)).toBe(0);
  expect(wantedSeat(0, [0, 1], [2], false)).toBe(0);
  expect(wantedSeat(0, [0, 1], [1], true)).toBe(0);
  expect(wantedSeat(null, [0, 1], [1], false)).toBe(1);
});

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
