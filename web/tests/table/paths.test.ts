import { describe, expect, it } from "vitest";
import type { Message, Option } from "../../src/api/types";
import { answersOf, optionOf, sayRest, shortest, waysOn, type PathOption } from "../../src/table/paths";

const label = (id: string): Message => ({ id, args: {} });
const path = (...actions: string[]): PathOption =>
  optionOf({
    actions,
    labels: actions.map(label),
    touches: actions.map((one) => `thing:${one}`),
    lasting: "",
    declines: actions.at(-1) === "decline",
  });
const option: Option = { notation: "do", action: 1, touches: [], label: label("do"), lasting: "" };
const tell = (message: Message): string => message.id;

describe("answers given in one go", () => {
  it("are one option that knows its answers", () => {
    expect(answersOf(path("do", "scout", "cleric"))).toEqual(["do", "scout", "cleric"]);
    expect(path("do", "scout").touches).toEqual(["thing:do", "thing:scout"]);
    const [scout, cleric] = path("do", "scout", "cleric").labels.slice(1);
    const rest = { id: "web-table-path", args: { first: { say: scout }, then: { say: cleric } } };
    expect(path("do", "scout", "cleric").label.args["then"]).toEqual({ say: rest });
  });

  it("know whether they could be taken back", () => {
    const ends = { actions: ["do", "end"], labels: [], touches: [], lasting: "ends" as const, declines: false };
    expect(optionOf(ends).lasting).toBe("ends");
  });

  it("say what they add", () => {
    expect(sayRest(path("do", "scout"), tell)).toBe("scout");
    expect(sayRest(path("do", "scout", "cleric"), tell)).toBe("scout + cleric");
  });

  it("stand beside their first answer, whole ones if they are few", () => {
    const paths = [path("do", "a"), path("do", "a", "b"), path("do", "a", "c"), path("other", "a")];
    expect(waysOn(option, paths).map((one) => one.notation)).toEqual(["do > a > b", "do > a > c"]);
  });

  it("stand there with the next answer if whole ones are many, or not at all", () => {
    const many = ["a", "b", "c"].flatMap((one) => [path("do", one), path("do", one, "x"), path("do", one, "y")]);
    expect(waysOn(option, many).map((one) => one.notation)).toEqual(["do > a", "do > b", "do > c"]);
    expect(
      waysOn(
        option,
        [..."abcdefg"].map((one) => path("do", one)),
      ),
    ).toEqual([]);
  });

  it("say how to decline what is meant, only where that is next", () => {
    const paths = [path("do", "a"), path("do", "a", "decline"), path("do", "decline")];
    expect(waysOn(option, paths).map((one) => one.notation)).toEqual(["do > a", "do > decline"]);
  });

  it("do not end with what could be done without them", () => {
    const paths = [path("do", "a"), path("do", "end-turn"), path("do", "b", "end-turn")];
    expect(waysOn(option, paths, ["end-turn"]).map((one) => one.notation)).toEqual(["do > a"]);
  });

  it("are as short as can be where a thing is touched", () => {
    const paths = [path("do", "a", "b"), path("do", "a"), path("other", "a")];
    expect(shortest(paths).map((one) => one.notation)).toEqual(["do > a", "other > a"]);
    expect(shortest([])).toEqual([]);
  });
});
