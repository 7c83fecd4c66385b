/** Merlin in two minutes; the lessons of a first game use the same examples. */
import type { Example, Introduction } from "../introduction";
import "./colours.css";
import "./icons";

const YOU = "var(--seat-0)";
const RIVAL = "var(--seat-1)";

export const EXAMPLES = {
  rounds: {
    says: "web-merlin-intro-aim-example",
    row: ["1", "2 ★", "3", "4 ★", "5", "6 ★"],
  },
  turn: {
    says: "web-merlin-intro-turn-example",
    row: [
      { icon: "merlin-die-4", colour: YOU },
      "→",
      { icon: "merlin-knight", colour: YOU },
      "→",
      { icon: "merlin-apple", colour: "var(--merlin-apple)" },
    ],
  },
  people: {
    says: "web-merlin-intro-people-example",
    row: [
      { icon: "merlin-shield-bearer", colour: YOU },
      "→",
      { icon: "merlin-animal-orange", colour: "var(--merlin-orange)" },
      "→",
      { icon: "merlin-shield", colour: "var(--merlin-orange)" },
    ],
  },
  traitors: {
    says: "web-merlin-intro-traitors-example",
    row: [
      { icon: "merlin-traitor", colour: "var(--merlin-blue)" },
      { icon: "merlin-traitor", colour: "var(--merlin-brown)" },
      { icon: "merlin-traitor", colour: "var(--merlin-orange)" },
      "–",
      { icon: "merlin-shield", colour: "var(--merlin-brown)" },
      { icon: "merlin-shield", colour: "var(--merlin-orange)" },
      "→",
      { icon: "crown", colour: "var(--gold)", number: -3 },
    ],
  },
  manors: {
    says: "web-merlin-intro-manors-example",
    row: [
      { icon: "merlin-terrain-forest", colour: "var(--merlin-forest-ink)", times: 5 },
      { icon: "merlin-manor", colour: YOU },
      { icon: "merlin-manor", colour: RIVAL },
      "→",
      { icon: "crown", colour: YOU, number: 2 },
      { icon: "crown", colour: RIVAL, number: 2 },
    ],
  },
  influence: {
    says: "web-merlin-intro-influence-example",
    row: [
      { icon: "merlin-influence", colour: YOU, times: 3 },
      "+",
      { icon: "merlin-influence", colour: RIVAL, times: 2 },
      "→",
      { icon: "crown", colour: YOU, number: 5 },
      { icon: "crown", colour: RIVAL, number: 0 },
    ],
  },
  assistants: {
    says: "web-merlin-intro-assistants-example",
    row: [
      { icon: "merlin-lady-in-waiting", colour: YOU },
      { icon: "merlin-builder", colour: YOU },
      { icon: "merlin-flag-bearer", colour: YOU },
      "→",
      { icon: "crown", colour: YOU, number: 3 },
    ],
  },
  scoring: {
    says: "web-merlin-lesson-scoring-example",
    row: [
      { icon: "merlin-traitor", colour: "var(--merlin-blue)", number: -3 },
      { icon: "merlin-manor", colour: YOU, number: 5 },
      { icon: "merlin-influence", colour: YOU, number: 5 },
      { icon: "merlin-assistant", colour: YOU, number: 3 },
      "→",
      { icon: "crown", colour: YOU, number: 10 },
    ],
  },
  missions: {
    says: "web-merlin-intro-missions-example",
    row: [
      { icon: "merlin-mission" },
      "=",
      { icon: "merlin-flag", colour: "var(--merlin-orange)" },
      "+",
      { icon: "merlin-shield", colour: "var(--merlin-brown)" },
      "→",
      { icon: "crown", colour: "var(--gold)", number: 3 },
    ],
  },
  move: {
    says: "web-merlin-lesson-move-example",
    row: [{ icon: "merlin-die-4", colour: YOU }, "→", { icon: "merlin-knight", colour: YOU, number: 4 }],
  },
  space: {
    says: "web-merlin-lesson-space-example",
    row: [{ icon: "merlin-knight", colour: YOU }, "→", { icon: "merlin-apple", colour: "var(--merlin-apple)" }],
  },
  merlin: {
    says: "web-merlin-lesson-merlin-example",
    row: [{ icon: "merlin-die-3", colour: "var(--ink)" }, "→", "3 ↺", { icon: "merlin-merlin" }, "3 ↻"],
  },
  apple: {
    says: "web-merlin-lesson-apple-example",
    row: [
      { icon: "merlin-die-2", colour: YOU },
      "+",
      { icon: "merlin-apple", colour: "var(--merlin-apple)" },
      "→",
      { icon: "merlin-die-5", colour: YOU },
    ],
  },
  flag: {
    says: "web-merlin-lesson-flag-example",
    row: [
      { icon: "merlin-die-2", colour: YOU },
      "+",
      { icon: "merlin-flag", colour: "var(--merlin-purple)" },
      "→",
      { icon: "merlin-die-5", colour: YOU },
    ],
  },
  staff: {
    says: "web-merlin-lesson-staff-example",
    row: [
      { icon: "merlin-merlin" },
      "→",
      { icon: "merlin-apple", colour: "var(--merlin-apple)" },
      "+",
      { icon: "merlin-staff", colour: YOU },
      "→",
      { icon: "merlin-apple", colour: "var(--merlin-apple)" },
    ],
  },
} satisfies Record<string, Example>;

export const introduction: Introduction = {
  sheets: [
    { title: "web-merlin-intro-aim", says: "web-merlin-intro-aim-says", example: EXAMPLES.rounds },
    { title: "web-merlin-intro-turn", says: "web-merlin-intro-turn-says", example: EXAMPLES.turn },
    { title: "web-merlin-intro-people", says: "web-merlin-intro-people-says", example: EXAMPLES.people },
    { title: "web-merlin-intro-missions", says: "web-merlin-intro-missions-says", example: EXAMPLES.missions },
    { title: "web-merlin-intro-traitors", says: "web-merlin-intro-traitors-says", example: EXAMPLES.traitors },
    { title: "web-merlin-intro-manors", says: "web-merlin-intro-manors-says", example: EXAMPLES.manors },
    { title: "web-merlin-intro-influence", says: "web-merlin-intro-influence-says", example: EXAMPLES.influence },
    { title: "web-merlin-intro-assistants", says: "web-merlin-intro-assistants-says", example: EXAMPLES.assistants },
  ],
};
