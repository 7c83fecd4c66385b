import { beforeEach, describe, expect, it } from "vitest";
import type { Ask, Option } from "../../src/api/types";
import { optionOfWay, type PathOption } from "../../src/table/paths";
import { Touch } from "../../src/table/touch.svelte";

const option = (notation: string, ...touches: string[]): Option => ({
  notation,
  action: 0,
  touches,
  label: { id: "label", args: {} },
  lasting: "",
});
const ask = (since: number, ...options: Option[]): Ask => ({
  seat: 0,
  id: "game.turn",
  rule: "game.turn.one",
  since,
  prompt: { id: "prompt", args: {} },
  obvious: null,
  options,
});

const knight = option("die 4 knight", "die:4", "figure:knight");
const merlin = option("die 4 merlin", "die:4", "figure:merlin");
const apple = option("apple", "apple");

let played: string[];
let asked: string[];
let touch: Touch;

beforeEach(() => {
  played = [];
  asked = [];
  touch = new Touch({
    play: (one, agreed) => played.push(agreed ? `${one.notation}!` : one.notation),
    armed: () => {},
    idle: (thing) => asked.push(thing),
    explain: () => null,
  });
  touch.asks(ask(1, knight, merlin, apple));
});

describe("pressing", () => {
  it("arms the only option of a thing first, then plays it", () => {
    touch.press("apple");
    expect(played).toEqual([]);
    expect(touch.isLit("apple")).toBe(true);
    touch.press("apple");
    expect(played).toEqual(["apple"]);
  });

  it("plays what was agreed to without another question", () => {
    touch.press("apple");
    touch.agree(apple);
    expect(played).toEqual(["apple!"]);
  });

  it("plays at once what is pointed at", () => {
    touch.point("apple");
    touch.press("apple");
    expect(played).toEqual(["apple"]);
  });

  it("chooses a thing with several options; a thing that goes with it then decides", () => {
    touch.press("die:4");
    expect(touch.offered).toEqual([knight, merlin]);
    expect(touch.isGoal("figure:merlin")).toBe(true);
    expect(touch.isGoal("apple")).toBe(false);
    touch.point("figure:merlin");
    touch.press("figure:merlin");
    expect(played).toEqual(["die 4 merlin"]);
  });

  it("lets go of a chosen thing pressed again", () => {
    touch.press("die:4");
    touch.press("die:4");
    expect(touch.offered).toHaveLength(3);
  });

  it("asks why a thing can do nothing", () => {
    touch.press("space:3");
    expect(asked).toEqual(["space:3"]);
  });
});

describe("holding", () => {
  it("waits for a yes: pressing again is one, letting go is a no", () => {
    touch.point("apple");
    touch.hold(apple);
    touch.press("apple");
    expect(played).toEqual(["apple"]);
    touch.hold(apple);
    expect(touch.release()).toBe(true);
    expect(touch.held).toBeNull();
  });

  it("stays while something else is pointed at", () => {
    touch.hold(apple);
    touch.point("figure:knight");
    expect(touch.armed).toBe(apple);
  });
});

describe("a question", () => {
  it("keeps what is pointed at while it stands", () => {
    touch.press("die:4");
    touch.asks(ask(1, knight, merlin, apple));
    expect(touch.chosen).toBe("die:4");
  });

  it("lets go of everything when it changes", () => {
    touch.press("die:4");
    touch.asks(ask(2, knight, merlin));
    expect(touch.chosen).toBeNull();
    expect(touch.armed).toBeNull();
  });
});

describe("dragging", () => {
  it("plays the one option between thing and goal", () => {
    touch.dragged = "die:4";
    expect(touch.isGoal("figure:knight")).toBe(true);
    expect(touch.drop("figure:knight")).toBe(true);
    expect(played).toEqual(["die 4 knight"]);
  });

  it("goes anywhere if its options touch nothing else", () => {
    expect(touch.goesAnywhere("apple")).toBe(true);
    expect(touch.goesAnywhere("die:4")).toBe(false);
    touch.dragged = "apple";
    expect(touch.drop(null)).toBe(true);
    expect(played).toEqual(["apple"]);
  });

  it("goes nowhere else", () => {
    touch.dragged = "die:4";
    expect(touch.drop(null)).toBe(false);
    expect(played).toEqual([]);
  });
});

describe("what can be said in one go", () => {
  const path = (touches: string[], ...actions: string[]): PathOption => ({
    ...option(actions.join(" > "), ...touches),
    labels: [],
    declines: actions.at(-1) === "decline",
  });
  const near = path(["die:4", "space:4"], "die 4 knight", "move");
  const far = path(["die:5", "space:5"], "die 5 knight", "move");
  const further = path(["die:5", "space:5", "flag"], "die 5 knight", "move", "flag");
  beforeEach(() => {
    touch.asks(ask(2, option("die 4 knight", "die:4"), option("die 5 knight", "die:5")));
    touch.paths = [near, far, further];
  });

  it("lights what no option touches by itself, and plays the shortest way there", () => {
    expect(touch.can("space:5")).toBe(true);
    touch.point("space:5");
    touch.press("space:5");
    expect(played).toEqual(["die 5 knight > move"]);
  });

  it("lets a thing be dragged to where its path leads", () => {
    touch.dragged = "die:4";
    expect([touch.isGoal("space:4"), touch.isGoal("space:5")]).toEqual([true, false]);
    expect(touch.drop("space:4")).toBe(true);
    expect(played).toEqual(["die 4 knight > move"]);
  });

  it("does not mean to decline what it leads to", () => {
    touch.paths = [far, path(["die:5", "space:5", "debt"], "die 5 knight", "decline")];
    expect(touch.can("debt")).toBe(false);
  });

  it("asks if two ways lead there", () => {
    touch.paths = [near, path(["die:5", "space:4"], "die 5 knight", "back")];
    touch.press("space:4");
    expect(played).toEqual([]);
    expect(touch.chosen).toBe("space:4");
    expect(touch.offered).toHaveLength(2);
  });

  it("leaves what an option touches alone", () => {
    touch.point("die:4");
    touch.press("die:4");
    expect(played).toEqual(["die 4 knight"]);
  });

  it("is forgotten with its question, as are ways", () => {
    const way = { actions: ["go east"], goal: "hex:1,0", touches: [], label: apple.label, asks: false, about: {} };
    touch.ways = [optionOfWay(way)];
    expect(touch.can("hex:1,0")).toBe(true);
    touch.asks(ask(3, apple));
    expect([touch.can("space:5"), touch.can("hex:1,0")]).toEqual([false, false]);
  });
});
