import { describe, expect, test } from "vitest";
import type { BotInfo, Fitting, GameInfo, GameSetting } from "../../src/api/types";
import * as setup from "../../src/lobby/setup";

const setting = (
  name: string,
  values: GameSetting["values"][number]["value"][],
  needs: string[] = [],
): GameSetting => ({
  name,
  label: name,
  about: name,
  values: values.map((value) => ({ value, label: null, about: null })),
  needs,
});

const GAME: GameInfo = {
  name: "chess",
  title: "game-chess",
  rules: "1",
  seats: [2, 3, 4],
  settings: [
    setting("clock", [5, 10]),
    setting("variant", [false, true]),
    setting("flags", ["a", "b"], ["variant"]),
    setting("hero_3", ["any", "queen"]),
  ],
};
const FITS: Fitting = {
  seats: [2],
  settings: { clock: 10, variant: false, flags: "a", hero_3: "any" },
  values: { clock: [5, 10], variant: [false, true], flags: ["a"], hero_3: ["any"] },
};
const BOTS: BotInfo[] = [
  { name: "page", label: "bot-page", about: null, pace: null, stars: 1, usual: false },
  { name: "squire", label: "bot-squire", about: null, pace: null, stars: 2, usual: true },
  { name: "knight", label: "bot-knight", about: null, pace: null, stars: 3, usual: false },
  { name: "random", label: null, about: null, pace: null, stars: 0, usual: false },
];

describe("me against bots", () => {
  test("takes the usual bots", () => {
    expect(setup.againstBots(GAME, BOTS, 3).seats).toEqual([
      { kind: "me" },
      { kind: "bot", bot: "squire" },
      { kind: "bot", bot: "squire" },
    ]);
  });

  test("has as many seats as the game allows", () => {
    expect(setup.againstBots(GAME, BOTS, 7).seats).toHaveLength(2);
  });
});

test("a first game is against the gentlest bot, or alone where one may be", () => {
  expect(setup.firstGame(GAME, BOTS, {}).seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "page" }]);
  expect(setup.firstGame({ ...GAME, seats: [1, 2] }, BOTS, {}).seats).toEqual([{ kind: "me" }]);
});

describe("seats", () => {
  test("a seat taken away is never mine", () => {
    const seats = setup.resized([{ kind: "open" }, { kind: "open" }, { kind: "me" }], 2, "squire");
    expect(seats).toEqual([{ kind: "me" }, { kind: "open" }]);
  });

  test("I sit on one seat only", () => {
    const seats = setup.withKind([{ kind: "me" }, { kind: "open" }], 1, "me", "squire");
    expect(seats).toEqual([{ kind: "bot", bot: "squire" }, { kind: "me" }]);
  });

  test("a new bot has a level, a new neighbour a name to fill in", () => {
    expect(setup.withKind([{ kind: "me" }, { kind: "open" }], 1, "bot", "page")[1]).toEqual({
      kind: "bot",
      bot: "page",
    });
    expect(setup.withKind([{ kind: "me" }, { kind: "open" }], 1, "hot", "page")[1]).toEqual({ kind: "hot", name: "" });
  });

  test("a table begins at once if nobody is missing", () => {
    expect(setup.complete([{ kind: "me" }, { kind: "hot", name: "Bea" }])).toBe(true);
    expect(setup.complete([{ kind: "me" }, { kind: "invite" }])).toBe(false);
  });

  test.each([
    [[{ kind: "me" }], "alone"],
    [[{ kind: "me" }, { kind: "bot" }], "bots"],
    [[{ kind: "me" }, { kind: "bot" }, { kind: "invite" }], "people"],
  ] as const)("%j is a game of kind %s", (seats, kind) => {
    expect(setup.company([...seats])).toBe(kind);
  });

  test("everybody at this screen needs a name of their own", () => {
    expect(setup.flawsOf([{ kind: "me" }, { kind: "hot", name: " " }])).toEqual(["name-missing"]);
    expect(
      setup.flawsOf([
        { kind: "hot", name: "Bea" },
        { kind: "hot", name: "Bea " },
      ]),
    ).toEqual(["name-twice"]);
    expect(setup.flawsOf([{ kind: "me" }, { kind: "hot", name: "Bea" }])).toEqual([]);
  });
});

describe("settings", () => {
  test("one that needs another lacks it until it is on", () => {
    const flags = GAME.settings[2]!;
    expect(setup.lacking(flags, {})).toEqual(["variant"]);
    expect(setup.lacking(flags, { variant: true })).toEqual([]);
  });

  test("only what differs and is allowed is sent", () => {
    expect(setup.chosen(GAME, { clock: 5, flags: "b" })).toEqual({});
    expect(setup.chosen(GAME, { clock: 10, variant: true, flags: "b" })).toEqual({
      clock: 10,
      variant: true,
      flags: "b",
    });
  });

  test("what leaves no choice beside the others is left out", () => {
    const names = (fits: Fitting | null): string[] =>
      setup.grouped(GAME, { modules: [] }, {}, fits).rulings.map((one) => one.name);
    expect(names(null)).toEqual(["clock", "flags", "hero_3"]);
    expect(names(FITS)).toEqual(["clock", "flags"]); // the flags tell what they lack
    expect(setup.valuesOf(GAME.settings[0]!, FITS).map((one) => one.value)).toEqual([5, 10]);
    expect(setup.valuesOf(GAME.settings[3]!, FITS).map((one) => one.value)).toEqual(["any"]);
  });

  test("seats and settings follow what the server finds to go together", () => {
    const before = { ...setup.againstBots(GAME, BOTS, 4), settings: { hero_3: "queen", clock: 10 } };
    const after = setup.fitted(GAME, before, FITS, "page");
    expect(after.seats.map((seat) => seat.kind)).toEqual(["me", "bot"]);
    expect(after.settings).toEqual({ clock: 10 });
  });

  test("those that others need come first, with those the game names", () => {
    const names = (settings: GameSetting[]): string[] => settings.map((one) => one.name);
    const { modules, rulings } = setup.grouped(GAME, { modules: ["clock"] }, {}, FITS);
    expect(names(modules)).toEqual(["clock", "variant"]);
    expect(names(rulings)).toEqual(["flags"]);
  });
});

test("settings of one subject stand together, and say how many were changed", () => {
  const subjects = { time: ["clock"], ghosts: ["no-such"] };
  const found = setup.grouped(GAME, { modules: [], subjects }, {}, null);
  expect(found.subjects.map((one) => [one.heading, one.settings.map((it) => it.name)])).toEqual([["time", ["clock"]]]);
  expect(found.rulings.map((one) => one.name)).toEqual(["flags", "hero_3"]);
  expect(setup.changedIn(GAME.settings, { clock: 10, flags: "a" })).toBe(1);
});

test("what is sent to the server", () => {
  const table = setup.tableOf(GAME, {
    seats: [{ kind: "me" }, { kind: "hot", name: " Bea " }],
    settings: { variant: true },
    title: " Friday ",
    public: false,
    spectators: true,
  });
  expect(table).toEqual({
    game: "chess",
    seats: [{ kind: "me" }, { kind: "hot", name: "Bea" }],
    settings: { variant: true },
    title: "Friday",
    public: false,
    spectators: true,
    start: true,
  });
});
