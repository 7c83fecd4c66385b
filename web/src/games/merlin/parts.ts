/** Options told by their pieces: what tells them apart comes first, in its colour. */
import type { Arg, Message, Option } from "../../api/types";
import { say, speech } from "../../text/speech.svelte";
import type { Answer, BoardProps, OptionParts, Sign } from "../board";
import { deedAt } from "./deeds";
import { animalName, capital, colourArg, goodArg, nameOf } from "./names";
import { signsOfName } from "./ring/signs";
import { GOODS, PRINCIPALITIES, type Good, type Principality, type Table } from "./view";

type Parts = Pick<OptionParts, "leads" | "name" | "short">;

/** The word behind the last hyphens of a name: `merlin-good-shield` is about a shield. */
function wordOf(arg: Arg | undefined, kind: string): string {
  const id = typeof arg === "object" && "message" in arg ? String(arg.message) : "";
  return id.startsWith(`merlin-${kind}-`) ? id.slice(`merlin-${kind}-`.length) : "";
}
const principalityOf = ({ args }: Message): Principality | undefined =>
  PRINCIPALITIES.find((one) => one === wordOf(args["principality"], "principality"));
const goodOf = ({ args }: Message): Good | undefined => GOODS.find((one) => one === wordOf(args["good"], "good"));
const inColour = (icon: string, principality: Principality): Sign => ({
  icon: `merlin-${icon}`,
  colour: `var(--on-merlin-${principality})`,
  on: `var(--merlin-${principality})`,
});
const animal = (principality: Principality): Sign => inColour(`animal-${principality}`, principality);
/** What a message would be by itself. */
const spoken = (arg: Arg | undefined): string => (arg === undefined ? "" : speech.arg(arg));

/** The colours of dice, body and pips: the knight's are the seat's own. */
function diceColours(figure: string, seat: string): { colour: string; on: string } {
  if (figure === "merlin") return { colour: "var(--merlin-white-die)", on: "#2b2622" };
  if (figure === "arthur") return { colour: "var(--merlin-black-die)", on: "#f7efdd" };
  return { colour: seat, on: seat.replace("--seat-", "--merlin-on-seat-") };
}

function die({ args }: Message, seat: string): Parts {
  const figure = wordOf(args["figure"], "figure");
  return {
    leads: [
      { icon: `merlin-die-${String(args["pips"])}`, ...diceColours(figure, seat) },
      { icon: `merlin-${figure}`, colour: figure === "knight" ? seat : "var(--ink)" },
    ],
    name: nameOf(`merlin-figure-${figure}`),
    short: true,
  };
}

/** Where a figure goes, or what it does there; the number of steps is that of the die, and only the knight has one direction. */
function goal({ args }: Message, acts: boolean): Parts {
  const knight = wordOf(args["figure"], "figure") === "knight";
  const turn = wordOf(args["direction"], "direction") === "clockwise" ? "↻" : "↺";
  const space = wordOf(args["space"], "space");
  const principality = PRINCIPALITIES.find((one) => space === `principality-${one}`);
  const leads = principality ? [animal(principality)] : signsOfName(space).map((icon) => ({ icon }));
  const name = acts ? deedAt(space, principality) : nameOf(`merlin-space-${space}`);
  return { leads, name: knight ? name : `${turn} ${name}` };
}

function place(label: Message, principality: Principality, seat: string): Parts {
  const assistant = wordOf(label.args["assistant"], "assistant");
  return {
    leads: [{ icon: `merlin-${assistant}`, colour: seat }, animal(principality)],
    name: say("web-merlin-part-to", {
      who: nameOf(`merlin-assistant-${assistant}`),
      where: animalName(principality),
    }),
  };
}

/** The die as an apple would turn it. */
function apple({ args }: Message, props: BoardProps<Table>): Parts {
  const figure = props.view.table.turn?.figure ?? "knight";
  const turned = { icon: `merlin-die-${String(args["pips"])}`, ...diceColours(figure, seatOf(props)) };
  return {
    leads: [{ icon: "merlin-apple", colour: "var(--merlin-apple)" }, turned],
    name: say("web-merlin-part-die", { pips: Number(args["pips"]) }),
  };
}

/** A mission: what it gives, then what it asks for. */
function mission({ id, args }: Message): Parts | null {
  const card = args["mission"];
  if (typeof card !== "object" || !("say" in card)) return null;
  const { points, assistant, needs } = (card.say as Message).args;
  return {
    leads: [
      ...(id === "merlin-do-draw" || id === "merlin-do-discard" ? [] : [{ icon: "merlin-mission" }]),
      { icon: "crown", count: Number(points), colour: "var(--gold)" },
      { icon: `merlin-${wordOf(assistant, "assistant")}` },
    ],
    name: capital(spoken(needs)),
  };
}

function coloured(label: Message, principality: Principality, seat: string): Parts | null {
  const good = label.id === "merlin-do-pay" ? "material" : goodOf(label);
  const where = capital(animalName(principality));
  switch (label.id) {
    case "merlin-do-place":
      return place(label, principality, seat);
    case "merlin-do-mark":
      return { leads: [{ icon: "merlin-influence", colour: seat }, animal(principality)], name: where };
    case "merlin-label-flag":
      return {
        leads: [inColour("flag", principality)],
        name: nameOf(`merlin-power-${wordOf(label.args["power"], "power")}`),
      };
    case "merlin-do-repel":
    case "merlin-label-repel":
      return { leads: [inColour("traitor", principality)], name: where };
    case "merlin-do-take":
    case "merlin-do-give":
    case "merlin-do-pay":
      return good
        ? {
            leads: [inColour(good, principality)],
            name: say("web-merlin-part-good", { good: goodArg(good), principality: colourArg(principality) }),
          }
        : null;
    default:
      return null;
  }
}

/** What stands for one answer; null: its sentence. `acts`: whoever goes somewhere acts there. */
function partsOf(label: Message, props: BoardProps<Table>, acts: boolean): Parts | null {
  const seat = seatOf(props);
  const principality = principalityOf(label);
  if (principality) return coloured(label, principality, seat);
  switch (label.id) {
    case "merlin-do-die":
      return die(label, seat);
    case "merlin-do-apple":
      return apple(label, props);
    case "merlin-label-move":
      return Number(label.args["steps"]) > 0 ? goal(label, acts) : null;
    case "merlin-do-build":
    case "merlin-do-replace":
    case "merlin-do-keep":
      return { leads: [{ icon: "merlin-manor", colour: seat }], name: String(label.args["cell"]) };
    default:
      return mission(label);
  }
}

const whole = (parts: Parts | null): OptionParts | null => parts && { ...parts, takes: [], gives: [], warns: null };
const seatOf = ({ me }: BoardProps<Table>): string => (me === null ? "var(--ink)" : `var(--seat-${me})`);

export const optionParts = (option: Option, props: BoardProps<Table>): OptionParts | null =>
  whole(partsOf(option.label, props, false));

/** Going somewhere to do nothing there. */
function idle(label: Message, props: BoardProps<Table>): OptionParts | null {
  const parts = partsOf(label, props, false);
  return whole(parts && { ...parts, name: say("web-merlin-part-idle", { space: parts.name }) });
}

/** What answers given in one go add: acting where one goes needs no words of its own. */
export function wayParts(answers: Answer[], props: BoardProps<Table>): OptionParts | null {
  const labels = answers.map((answer) => answer.label);
  const told = labels.filter((label) => label.id !== "merlin-label-space" && label.id !== "merlin-do-act");
  if (told.length === 2 && told[1]?.id === "merlin-do-decline") return idle(told[0] as Message, props);
  const parts = told.map((label) => partsOf(label, props, true));
  if (told.length === 0 || parts.includes(null)) return null;
  const found = parts.filter((one) => one !== null);
  return whole({ leads: found.flatMap((one) => one.leads ?? []), name: found.map((one) => one.name).join(" + ") });
}
