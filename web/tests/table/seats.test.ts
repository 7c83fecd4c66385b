import { describe, expect, it } from "vitest";
import type { Chair } from "../../src/api/types";
import { minesOf, seatsOf, seatToBeginWith } from "../../src/table/seats";

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

describe("the seat looked through first", () => {
  it("is one's only one, none for a spectator", () => {
    expect(seatToBeginWith([1], false)).toBe(1);
    expect(seatToBeginWith([], false)).toBeNull();
  });

  it("is none of several before the screen is handed over; after the end nothing is hidden", () => {
    expect(seatToBeginWith([0, 2], false)).toBeNull();
    expect(seatToBeginWith([0, 2], true)).toBe(0);
  });
});
