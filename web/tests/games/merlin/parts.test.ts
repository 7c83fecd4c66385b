import { beforeAll, describe, expect, it } from "vitest";
import type { Message } from "../../../src/api/types";
import type { BoardProps } from "../../../src/games/board";
import { optionParts, wayParts } from "../../../src/games/merlin/parts";
import type { Table } from "../../../src/games/merlin/view";
import { speakFromFiles } from "./content";

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

  it("name the space they lead to, and say no more where one acts there", () => {
    expect(wayParts([move("knight", "clockwise"), act], props)?.name).toBe("Victory point space (shields)");
    expect(wayParts([move("knight", "clockwise")], props)?.leads).toEqual([
      { icon: "crown" },
      { icon: "merlin-shield" },
    ]);
    expect(wayParts([act], props)).toBeNull();
  });

  it("show the direction where there are two", () => {
    expect(wayParts([move("merlin", "clockwise")], props)?.name).toMatch(/^↻ /);
    expect(wayParts([move("merlin", "anticlockwise")], props)?.name).toMatch(/^↺ /);
  });
});
