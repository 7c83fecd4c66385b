import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Message } from "../../../src/api/types";
import type { BoardProps } from "../../../src/games/board";
import { deedAt } from "../../../src/games/merlin/deeds";
import { optionParts, wayParts } from "../../../src/games/merlin/parts";
import { PRINCIPALITIES, type Table } from "../../../src/games/merlin/view";
import { speakFromFiles } from "./content";

const TEXTS = new URL("../../../../src/roundtable/text/en/merlin.ftl", import.meta.url);

beforeAll(() => speakFromFiles("en"));

const props = { me: 1, view: { table: {} } } as unknown as BoardProps<Table>;
const message = (id: string): { message: string } => ({ message: id });
const parts = (id: string, args: Message["args"]) =>
  optionParts({ notation: "", action: 0, touches: [], label: { id, args }, lasting: "" }, props);

describe("options of Merlin", () => {
  it("begin with the die and the figure, in their colours", () => {
    const found = parts("merlin-do-die", { pips: 4, figure: message("merlin-figure-knight") });
    expect(found?.name).toBe("Knight");
    expect(found?.leads).toEqual([
      { icon: "merlin-die-4", colour: "var(--seat-1)", on: "var(--merlin-on-seat-1)" },
      { icon: "merlin-knight", colour: "var(--seat-1)" },
    ]);
  });

  it("name the piece and show it in the colour of its principality", () => {
    const args = { good: message("merlin-good-shield"), principality: message("merlin-principality-brown") };
    expect(parts("merlin-do-take", args)?.name).toBe("Brown shield");
    expect(parts("merlin-do-take", args)?.leads).toEqual([
      { icon: "merlin-shield", colour: "var(--on-merlin-brown)", on: "var(--merlin-brown)" },
    ]);
  });

  it("say who goes where", () => {
    const args = { assistant: message("merlin-assistant-builder"), principality: message("merlin-principality-blue") };
    expect(parts("merlin-do-place", args)?.name).toBe("Builder → Fish");
  });

  it("begin missions with their points and say what they ask for", () => {
    const need = {
      say: { id: "merlin-need-item-any", args: { number: 2, good: message("merlin-good-flag") } },
    };
    const card = { points: 3, assistant: message("merlin-assistant-builder"), needs: [need] };
    const found = parts("merlin-do-draw", { mission: { say: { id: "merlin-mission-card", args: card } } });
    expect(found?.leads?.[0]).toEqual({ icon: "crown", count: 3, colour: "var(--gold)" });
    expect(found?.name).toBe("2 flags of any colour");
  });

  it("are told by their sentence where there are no pieces", () => {
    expect(parts("merlin-do-end", {})).toBeNull();
  });
});

describe("ways on", () => {
  const move = (figure: string, direction: string) => ({
    notation: `move ${direction}`,
    label: {
      id: "merlin-label-move",
      args: {
        figure: message(`merlin-figure-${figure}`),
        steps: 3,
        direction: message(`merlin-direction-${direction}`),
        space: message("merlin-space-vp-shield"),
      },
    },
  });
  const act = { notation: "act", label: { id: "merlin-label-space", args: {} } };

  it("say what one does where they lead, and no more where one acts there", () => {
    expect(wayParts([move("knight", "clockwise"), act], props)?.name).toBe("Points for shields");
    expect(wayParts([move("knight", "clockwise")], props)?.leads).toEqual([
      { icon: "crown" },
      { icon: "merlin-shield" },
    ]);
    expect(wayParts([act], props)).toBeNull();
    const decline = { notation: "decline", label: { id: "merlin-do-decline", args: {} } };
    expect(wayParts([move("knight", "clockwise"), decline], props)?.name).toBe(
      "Victory point space (shields): no action",
    );
  });

  it("show the direction where there are two", () => {
    expect(wayParts([move("merlin", "clockwise")], props)?.name).toMatch(/^↻ /);
    expect(wayParts([move("merlin", "anticlockwise")], props)?.name).toMatch(/^↺ /);
  });
});

describe("where a figure goes", () => {
  const names = [...readFileSync(TEXTS, "utf8").matchAll(/^merlin-space-([a-z-]+) =/gm)].map(
    ([, name]) => name as string,
  );

  it("is told by what one does there, for every space", () => {
    expect(names.length).toBeGreaterThan(25);
    const told = names.map((name) =>
      deedAt(
        name,
        PRINCIPALITIES.find((one) => name === `principality-${one}`),
      ),
    );
    expect(told).not.toContainEqual(expect.stringMatching(/space|\(/));
    expect(new Set(told).size).toBe(names.length);
  });

  it("shows the animal of a principality in its colour", () => {
    const args = {
      figure: message("merlin-figure-knight"),
      steps: 2,
      direction: message("merlin-direction-clockwise"),
      space: message("merlin-space-principality-black"),
    };
    const way = wayParts([{ notation: "move clockwise", label: { id: "merlin-label-move", args } }], props);
    expect(way?.name).toBe("Henchman → Dragon");
    expect(parts("merlin-label-move", args)?.name).toBe("Black principality space"); // one is asked there what to do
    expect(way?.leads).toEqual([
      { icon: "merlin-animal-black", colour: "var(--on-merlin-black)", on: "var(--merlin-black)" },
    ]);
  });
});
