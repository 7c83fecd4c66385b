import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { explain } from "../../../src/games/merlin/explain";
import { lessons } from "../../../src/games/merlin/lessons";
import { iconOf as iconFor } from "../../../src/games/merlin/story";
import { ASSISTANTS, GOODS, PRINCIPALITIES } from "../../../src/games/merlin/view";
import { LANGUAGES, say, speech } from "../../../src/text/speech.svelte";
import { content, speakFromFiles } from "./content";
import { givenOf, tableOf, viewOf } from "./table";

const count = (number: number): string[] => Array.from({ length: number }, (_, place) => String(place));
const two = (number: number): string[] => count(number).map((text) => String(Number(text) + 1).padStart(2, "0"));
const SIX = ["1", "2", "3", "4", "5", "6"];

/** Every thing that an option can touch, and those that are only explained. */
const THINGS = [
  ...["die", "apple", "staff", "figure", "place", "grail", "excalibur", "signet-ring", "mission-deck"],
  ...["mission-discard", "traitor-stacks", "apples", "knight:1", "own:influence", "own:manor"],
  ...["knight", "merlin", "arthur"].flatMap((figure) => [
    `figure:${figure}`,
    ...SIX.map((face) => `die:${figure}:${face}`),
  ]),
  ...GOODS.flatMap((good) => [
    `own:${good}`,
    ...PRINCIPALITIES.flatMap((one) => [`own:${good}:${one}`, `stock:${good}:${one}`]),
  ]),
  ...PRINCIPALITIES.flatMap((one) => [`principality:${one}`, `traitor:${one}`, `border:${one}`]),
  ...count(24).map((at) => `space:${at}`),
  ...count(13).map((at) => `inner:${at}`),
  ...ASSISTANTS.flatMap((one) => [`assistant:${one}`, ...["1", "2", "3"].map((row) => `ability:${one}:${row}`)]),
  ...["a", "b", "c", "d"].flatMap((row) => SIX.map((column) => `cell:${row}${column}`)),
  ...two(55).map((id) => `mission:${id}`),
  ...two(30).map((id) => `pict:${id}`),
  ...["pict-stack:left", "pict-stack:right"],
];

const rules = ["merlin", "merlin_arthur"]
  .map((name) =>
    readFileSync(new URL(`../../../../src/roundtable/rules/catalogue/${name}.toml`, import.meta.url), "utf8"),
  )
  .join("\n");

describe.each(LANGUAGES)("in %s", (language) => {
  it("explains every thing, with words that exist", () => {
    speakFromFiles(language);
    speech.missing.clear();
    const given = givenOf(tableOf(4, true));
    for (const thing of THINGS) {
      const found = explain(thing, given);
      expect(found, thing).not.toBeNull();
      expect([found?.title, ...(found?.text ?? [])].join(" "), thing).not.toMatch(/\{|web-|merlin-[a-z]/);
    }
    expect([...speech.missing]).toEqual([]);
  });

  it("teaches in words that exist", () => {
    speakFromFiles(language);
    speech.missing.clear();
    for (const lesson of lessons) expect(say(lesson.title) && say(lesson.says)).toBeTruthy();
    expect([...speech.missing]).toEqual([]);
  });
});

it("points to statements of the rulebook that exist", () => {
  speakFromFiles("en");
  const given = givenOf(tableOf(4, true));
  const named = new Set(THINGS.flatMap((thing) => explain(thing, given)?.rules ?? []));
  for (const rule of named) expect(rules, rule).toContain(`"${rule}"`);
});

it("explains nothing it does not know", () => {
  expect(explain("dragon:7", givenOf(tableOf(2, false)))).toBeNull();
});

it("has an icon for what options touch", () => {
  expect(iconFor("die:knight:4")).toBe("merlin-die-4");
  expect(iconFor("own:flag:black")).toBe("merlin-flag");
  expect(iconFor("principality:blue")).toBe("merlin-animal-blue");
  expect(iconFor("figure")).toBeNull();
});

describe("lessons", () => {
  const told = (id: string, args: Record<string, never> | Record<string, object>) =>
    ({ version: 1, at: 1, rule: "", message: { id, args } }) as never;

  it("come when their question is asked and are done by the learner alone", () => {
    const die = lessons.find((one) => one.title === "web-merlin-lesson-die");
    expect(die?.when("merlin.choose-die", viewOf(tableOf(2, false)), content)).toBe(true);
    expect(die?.done?.(told("merlin-took-die", { seat: { seat: 0 } }), 0)).toBe(true);
    expect(die?.done?.(told("merlin-took-die", { seat: { seat: 1 } }), 0)).toBe(false);
  });

  it("speak of a scoring in the rounds before one, as the contents tell", () => {
    const fits = (lesson: string, round: number): boolean | undefined =>
      lessons
        .find((one) => one.title === lesson)
        ?.when("merlin.choose-die", viewOf({ ...tableOf(2, false), round }), content);
    expect([1, 2, 4].map((round) => fits("web-merlin-lesson-scoring", round))).toEqual([false, true, false]);
    expect(fits("web-merlin-lesson-traitor", 3)).toBe(false);
  });

  it("name things that can be explained", () => {
    speakFromFiles("en");
    const given = givenOf(tableOf(4, true));
    for (const thing of lessons.flatMap((lesson) => lesson.things ?? [])) expect(explain(thing, given)).not.toBeNull();
  });
});
