import { beforeAll, describe, expect, it } from "vitest";
import { consequencesAmong, sentencesOf } from "../../src/table/consequences";
import { speak } from "../games/sources";

describe("what an option would do", () => {
  beforeAll(() => speak("table", "en"));

  it("is told to the player in the present", () => {
    expect(sentencesOf(["→ Grail space", "+2 points", "+1 black shield", "−1 apple"])).toEqual([
      "You gain 2 points and 1 black shield.",
      "You lose 1 apple.",
      "You move to: Grail space.",
    ]);
  });

  it("keeps what is said otherwise, and says nothing of nothing", () => {
    expect(sentencesOf(["Builder → Fish"])).toEqual(["Builder → Fish"]);
    expect(sentencesOf([])).toEqual([]);
  });

  it("what was chosen is no consequence of choosing it", () => {
    const events = ["paladins-did", "paladins-gained"].map((id) => ({ message: { id, args: {} } }));
    expect(consequencesAmong(events, { announces: ["paladins-did"] })).toEqual([events[1]]);
    expect(consequencesAmong(events, {})).toEqual(events);
  });
});
