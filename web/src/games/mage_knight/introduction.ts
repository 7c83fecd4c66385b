/** Mage Knight in two minutes. */
import type { Example, Introduction } from "../introduction";
import "./colours.css";
import "./icons";

export const EXAMPLES = {
  aim: {
    says: "web-mage_knight-intro-aim-example",
    row: [{ icon: "mk-hero" }, "→", { icon: "mk-combat" }, "→", { icon: "mk-fame", colour: "var(--gold)", number: 4 }],
  },
  cards: {
    says: "web-mage_knight-intro-cards-example",
    row: [
      { icon: "mk-move", number: 2 },
      "+",
      { icon: "mk-drop", colour: "var(--mana-green)" },
      "→",
      { icon: "mk-move", number: 4 },
    ],
  },
  turn: {
    says: "web-mage_knight-intro-turn-example",
    row: [{ icon: "mk-move", number: 5 }, "=", "2 + 3", "→", { icon: "mk-action" }],
  },
  mana: {
    says: "web-mage_knight-intro-mana-example",
    row: [
      { icon: "mk-sun", colour: "var(--gold)" },
      { icon: "mk-drop", colour: "var(--mana-gold)" },
      "=",
      { icon: "mk-drop", colour: "var(--mana-red)" },
      { icon: "mk-drop", colour: "var(--mana-blue)" },
      { icon: "mk-drop", colour: "var(--mana-green)" },
      { icon: "mk-drop", colour: "var(--mana-white)" },
    ],
  },
  combat: {
    says: "web-mage_knight-intro-combat-example",
    row: [
      { icon: "mk-ranged" },
      "→",
      { icon: "mk-block", number: 4 },
      "→",
      { icon: "mk-attack", number: 3 },
      "→",
      { icon: "mk-fame", colour: "var(--gold)", number: 2 },
    ],
  },
  wounds: {
    says: "web-mage_knight-intro-wounds-example",
    row: [
      { icon: "mk-attack", number: 5 },
      "÷",
      { icon: "mk-block", number: 2 },
      "→",
      { icon: "mk-wound", colour: "var(--bad)", times: 3 },
    ],
  },
  growing: {
    says: "web-mage_knight-intro-growing-example",
    row: [{ icon: "mk-fame", colour: "var(--gold)", number: 3 }, "→", { icon: "mk-level", number: 2 }],
  },
  rounds: {
    says: "web-mage_knight-intro-rounds-example",
    row: [{ icon: "mk-sun", colour: "var(--gold)" }, "→", { icon: "mk-deck", number: 0 }, "→", { icon: "mk-moon" }],
  },
  hero: {
    says: "web-mage_knight-lesson-hero-example",
    row: [{ icon: "mk-hero" }, "→", { icon: "mk-deck", number: 16 }],
  },
  tactics: {
    says: "web-mage_knight-lesson-tactics-example",
    row: ["1", "→", { icon: "mk-hero" }, "5", "→", { icon: "mk-hero" }],
  },
  explore: {
    says: "web-mage_knight-lesson-explore-example",
    row: [{ icon: "mk-move", number: 2 }, "→", { icon: "mk-explore" }],
  },
  sideways: {
    says: "web-mage_knight-lesson-sideways-example",
    row: [{ icon: "mk-move", number: 2 }, "+", { icon: "mk-move", number: 1 }, "→", { icon: "mk-move", number: 3 }],
  },
  recruit: {
    says: "web-mage_knight-lesson-recruit-example",
    row: [{ icon: "mk-influence", number: 4 }, "→", { icon: "mk-banner" }, "→", { icon: "mk-attack", number: 2 }],
  },
  heal: {
    says: "web-mage_knight-lesson-heal-example",
    row: [{ icon: "mk-influence", number: 3 }, "→", { icon: "mk-heal", number: 1 }],
  },
  night: {
    says: "web-mage_knight-lesson-night-example",
    row: [{ icon: "mk-sun", colour: "var(--gold)" }, "3", "→", { icon: "mk-moon" }, "5"],
  },
  walls: {
    says: "web-mage_knight-lesson-walls-example",
    row: [{ icon: "mk-siege" }, "→", { icon: "mk-block" }, "→", { icon: "mk-fame", colour: "var(--gold)" }],
  },
  city: {
    says: "web-mage_knight-lesson-city-example",
    row: [{ icon: "mk-explore" }, "→", { icon: "mk-fame", colour: "var(--gold)", number: 1 }],
  },
  rest: {
    says: "web-mage_knight-lesson-rest-example",
    row: [
      { icon: "mk-cards", number: 1 },
      "+",
      { icon: "mk-wound", colour: "var(--bad)", times: 2 },
      "→",
      { icon: "mk-deck" },
    ],
  },
} satisfies Record<string, Example>;

export const introduction: Introduction = {
  sheets: [
    { title: "web-mage_knight-intro-aim", says: "web-mage_knight-intro-aim-says", example: EXAMPLES.aim },
    { title: "web-mage_knight-intro-cards", says: "web-mage_knight-intro-cards-says", example: EXAMPLES.cards },
    { title: "web-mage_knight-intro-turn", says: "web-mage_knight-intro-turn-says", example: EXAMPLES.turn },
    { title: "web-mage_knight-intro-mana", says: "web-mage_knight-intro-mana-says", example: EXAMPLES.mana },
    { title: "web-mage_knight-intro-combat", says: "web-mage_knight-intro-combat-says", example: EXAMPLES.combat },
    { title: "web-mage_knight-intro-wounds", says: "web-mage_knight-intro-wounds-says", example: EXAMPLES.wounds },
    { title: "web-mage_knight-intro-growing", says: "web-mage_knight-intro-growing-says", example: EXAMPLES.growing },
    { title: "web-mage_knight-intro-rounds", says: "web-mage_knight-intro-rounds-says", example: EXAMPLES.rounds },
  ],
};
