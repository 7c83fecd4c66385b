/** Paladins of the West Kingdom in two minutes; the lessons of a first game use the same examples. */
import type { Example, Introduction, Piece } from "../introduction";
import "./colours.css";
import "./icons";

const points = (number: number): Piece => ({ icon: "crown", colour: "var(--gold)", number });

export const EXAMPLES = {
  aim: {
    says: "web-paladins-intro-aim-example",
    row: [
      { icon: "paladins-order", number: 4 },
      { icon: "paladins-monk", times: 6, number: 5 },
      { icon: "paladins-strength", number: 16 },
      { icon: "paladins-debt", number: -3 },
      "→",
      points(22),
    ],
  },
  round: {
    says: "web-paladins-intro-round-example",
    row: [
      { icon: "paladins-paladin" },
      "+",
      { icon: "paladins-tavern" },
      "→",
      ...["labourer", "labourer", "scout", "merchant", "fighter", "cleric"].map((kind) => ({
        icon: `paladins-${kind}`,
      })),
    ],
  },
  action: {
    says: "web-paladins-intro-action-example",
    row: [{ icon: "paladins-labourer" }, { icon: "paladins-scout" }, "→", { icon: "paladins-provision", times: 3 }],
  },
  attributes: {
    says: "web-paladins-intro-attributes-example",
    row: [
      { icon: "paladins-faith" },
      "→",
      { icon: "paladins-monk" },
      "→",
      { icon: "paladins-influence" },
      "→",
      { icon: "paladins-wall" },
      "→",
      { icon: "paladins-strength" },
    ],
  },
  suspicion: {
    says: "web-paladins-intro-suspicion-example",
    row: [
      { icon: "paladins-suspicion", times: 3 },
      "→",
      { icon: "paladins-inquisition" },
      "→",
      { icon: "paladins-debt", number: -3 },
      { icon: "paladins-paid", number: 1 },
    ],
  },
  king: {
    says: "web-paladins-intro-king-example",
    row: [{ icon: "paladins-order" }, { icon: "paladins-wall", times: 5 }, "→", points(4)],
  },
  outsiders: {
    says: "web-paladins-intro-outsiders-example",
    row: [
      { icon: "paladins-strength" },
      { icon: "paladins-attack" },
      "→",
      { icon: "paladins-silver" },
      " ",
      { icon: "paladins-faith" },
      { icon: "paladins-convert" },
      "→",
      { icon: "crown", colour: "var(--gold)" },
    ],
  },
  scoring: {
    says: "web-paladins-intro-scoring-example",
    row: [{ icon: "paladins-monk" }, "5", points(2), "6", points(5), "7", points(9)],
  },
  first: {
    says: "web-paladins-lesson-first-example",
    row: [
      { icon: "paladins-townsfolk" },
      { icon: "paladins-lasting" },
      { icon: "paladins-wall" },
      "→",
      { icon: "paladins-silver" },
    ],
  },
  workers: {
    says: "web-paladins-lesson-workers-example",
    row: [{ icon: "paladins-labourer" }, { icon: "paladins-criminal" }, "→", { icon: "paladins-provision", times: 3 }],
  },
  recruit: {
    says: "web-paladins-lesson-recruit-example",
    row: [
      { icon: "paladins-any" },
      { icon: "paladins-fighter" },
      "+",
      { icon: "paladins-silver", number: 2 },
      "→",
      { icon: "paladins-townsfolk" },
    ],
  },
  develop: {
    says: "web-paladins-lesson-develop-example",
    row: [
      { icon: "paladins-any", times: 2 },
      "+",
      { icon: "paladins-silver", number: 4 },
      "→",
      { icon: "paladins-workshop" },
    ],
  },
  absolve: {
    says: "web-paladins-lesson-absolve-example",
    row: [{ icon: "paladins-jar" }, "→", { icon: "paladins-remove-suspicion" }, { icon: "paladins-faith", number: 1 }],
  },
  favours: {
    says: "web-paladins-lesson-favours-example",
    row: [{ icon: "paladins-favour" }, { icon: "paladins-criminal" }, "→", { icon: "paladins-labourer", times: 3 }],
  },
} satisfies Record<string, Example>;

export const introduction: Introduction = {
  sheets: [
    { title: "web-paladins-intro-aim", says: "web-paladins-intro-aim-says", example: EXAMPLES.aim },
    { title: "web-paladins-intro-round", says: "web-paladins-intro-round-says", example: EXAMPLES.round },
    { title: "web-paladins-intro-action", says: "web-paladins-intro-action-says", example: EXAMPLES.action },
    {
      title: "web-paladins-intro-attributes",
      says: "web-paladins-intro-attributes-says",
      example: EXAMPLES.attributes,
    },
    { title: "web-paladins-intro-outsiders", says: "web-paladins-intro-outsiders-says", example: EXAMPLES.outsiders },
    { title: "web-paladins-intro-suspicion", says: "web-paladins-intro-suspicion-says", example: EXAMPLES.suspicion },
    { title: "web-paladins-intro-king", says: "web-paladins-intro-king-says", example: EXAMPLES.king },
    { title: "web-paladins-intro-scoring", says: "web-paladins-intro-scoring-says", example: EXAMPLES.scoring },
  ],
};
