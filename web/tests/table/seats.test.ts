import { describe, expect, it } from "vitest";
import type { Chair } from "../../src/api/types";
import { minesOf, seatsOf, seatToLookThrough } from "../../src/table/seats";

const chair = (seat: number, player: string | null, more: Partial<Chair> = {}): Chair => ({
  seat,
  kind: player ? "person" : "bot",
  player,
  name: player ?? "",
  bot: player ? null : "page",
  hot: false,
  left: false,
  resigned: false,
  asked_for_bot: [],
  waits_since: 0,
  ...more,
});

describe("seats", () => {
  const chairs = [chair(0, "ada"), chair(1, null), chair(2, "ada", { hot: true, name: "Bea" })];

  it("have a shape and a colour each, and a name", () => {
    const seats = seatsOf(chairs, [1], "ada", () => "Page");
    expect(seats.map((seat) => seat.name)).toEqual(["ada", "Page", "Bea"]);
    expect(new Set(seats.map((seat) => seat.shape)).size).toBe(3);
    expect(seats[1]).toMatchObject({ waits: true, mine: false, bot: "page", colour: "var(--seat-1)" });
  });

  it("are one's own if one is their player", () => {
    expect(minesOf(chairs, "ada")).toEqual([0, 2]);
    expect(minesOf(chairs, null)).toEqual([]);
  });
});

describe("the seat looked through", () => {
  it("is the one that must decide", () => {
    expect(seatToLookThrough(0, [0, 2], [2])).toBe(2);
    expect(seatToLookThrough(null, [0, 2], [2])).toBe(2);
  });

  it("stays while nobody of one's own must, or it must itself", () => {
    expect(seatToLookThrough(2, [0, 2], [1])).toBe(2);
    expect(seatToLookThrough(2, [0, 2], [0, 2])).toBe(2);
  });

  it("is the first of one's own at the beginning, none for a spectator", () => {
    expect(seatToLookThrough(null, [1], [])).toBe(1);
    expect(seatToLookThrough(null, [], [0])).toBeNull();
  });
});
