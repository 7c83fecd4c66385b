/** Paladins' own icons: workers with hat and tool, goods, pieces, cards, actions, factions. */
import { addIcons, type Icon, type Part } from "../../look/icons/icon";

const EDGE = "var(--pal-edge)";
const LIGHT = "var(--pal-light)";

const part = (d: string, fill: string, width = 1.1): Part => ({ d, fill, stroke: EDGE, width });
const flat = (d: string, fill: string): Part => ({ d, fill });
const line = (d: string, stroke: string, width = 1.6): Part => ({ d, stroke, width });

const FACE = part("M12 4.5a4.3 4.3 0 1 1 0 8.6a4.3 4.3 0 1 1 0-8.6z", "var(--pal-skin)", 1);
const BODY = "M3 23c0-6 3.4-9.5 9-9.5s9 3.5 9 9.5z";

/** The colour of a kind of worker; black needs another shade by candle light. */
export const workerColour = (kind: string): string => `var(--pal-${kind})`;

/** A worker: a body of its colour, a hat of its own and a tool as charge. */
function worker(kind: string, hat: string, tool: Part[], more: Part[] = []): Icon {
  const colour = workerColour(kind);
  return [part(BODY, colour), FACE, part(hat, colour), ...more, ...tool];
}

const CARD = "M6 1.5h12a1.5 1.5 0 0 1 1.5 1.5v18a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 21V3A1.5 1.5 0 0 1 6 1.5z";
const EYE = [
  flat("M6.5 12c2.4-4.6 8.6-4.6 11 0-2.4 4.6-8.6 4.6-11 0z", LIGHT),
  flat("M12 9.6a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1 0-4.8z", EDGE),
];
const BILL = [line("M7.5 6.5h9M7.5 10h9", LIGHT, 1.5), flat("M9 14.5h6v4.5l-3-1.8-3 1.8z", LIGHT)];
const CROSS_OUT = [line("M3.5 20.5l17-17", LIGHT, 4.4), line("M3.5 20.5l17-17", "var(--bad)", 2.4)];
const TICK = [line("M7 12.5l4 4.5 8-10", LIGHT, 4.6), line("M7 12.5l4 4.5 8-10", "var(--good)", 2.6)];
const PLUS = [
  flat("M18 12a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11z", "var(--good)"),
  line("M18 14.7v5.6M15.2 17.5h5.6", LIGHT, 1.9),
];
const COIN = "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19z";
const HOUSE = "M2.5 11.5L12 3.5l3.5 3V3h3v6l3 2.5H20V22H4V11.5z";
const BUST = "M12 3a4.6 4.6 0 0 1 3 8c3.8 1 6.2 4 6.2 10.5H2.8C2.8 15 5.2 12 9 11a4.6 4.6 0 0 1 3-8z";
const HANDS =
  "M11.4 2C9.4 5.6 7.2 10.6 6.9 14.4L3 18.6l3.6 3.9 4.8-4.2zM12.6 2c2 3.6 4.2 8.6 4.5 12.4l3.9 4.2-3.6 3.9-4.8-4.2z";

addIcons({
  "paladins-labourer": worker(
    "labourer",
    "M4.5 7.4c2.2-.7 3-1.7 3.3-4C9 1.6 15 1.6 16.2 3.4c.3 2.3 1.1 3.3 3.3 4-3.6 1.3-11.4 1.3-15 0z",
    [flat("M8 15.8h8v2.6H8zM11.1 18h1.8v5h-1.8z", "#5b4a38")],
  ),
  "paladins-scout": worker(
    "scout",
    "M12 .8c4.6 2.4 6.6 6.3 6 12.4-1-.8-2-1.4-3-1.6 1.5-2.7.4-5.4-3-5.4s-4.5 2.7-3 5.4c-1 .2-2 .8-3 1.6-.6-6.1 1.4-10 6-12.4z",
    [line("M9 15.2c5.4.2 6.6 5.2 4 7.3M9 15.2l4 7.3", LIGHT, 1.5)],
  ),
  "paladins-merchant": worker(
    "merchant",
    "M4.6 6.3c0-3.4 4-4.7 7.6-4.7s7.4 1.6 7.4 4.2c0 1.7-2 2.1-3.6 2.1H8.2c-1.6 0-3.6-.1-3.6-1.6z",
    [
      flat(
        "M12 14.8c1.2 0 1.6.7 1.1 1.5 1.6.8 2.7 2.5 2.7 4.2 0 1.4-1.2 2-3.8 2s-3.8-.6-3.8-2c0-1.7 1.1-3.4 2.7-4.2-.5-.8-.1-1.5 1.1-1.5z",
        LIGHT,
      ),
    ],
  ),
  "paladins-fighter": worker(
    "fighter",
    "M6.5 10.8C5.8 5 8.6 2.4 12 2.4s6.2 2.6 5.5 8.4h-2.6V8.4h-2v4.4h-1.8V8.4h-2v2.4z",
    [flat("M11.2 13.6h1.6v5.2h2v1.5h-2v2.5h-1.6v-2.5h-2v-1.5h2z", LIGHT)],
    [flat("M12 2.6C10.6.4 13.6-.6 16 .6c-1.2.4-1.8 1-2 2z", "var(--pal-fighter)")],
  ),
  "paladins-cleric": worker("cleric", "M7 8.4C6.4 4.6 9.4 2 12 .4c2.6 1.6 5.6 4.2 5 8-2.8-1.2-7.2-1.2-10 0z", [
    flat("M11.1 14.8h1.8v2.2h2.4v1.7h-2.4v4h-1.8v-4H8.7v-1.7h2.4z", LIGHT),
    flat("M11.4 2.6h1.2v1.5h1.4v1.1h-1.4v1.9h-1.2V5.2H10V4.1h1.4z", LIGHT),
  ]),
  "paladins-criminal": worker(
    "criminal",
    "M3.4 6.2c2.2.4 4 .5 4.5-.3C8.2 2.8 9.4 1.4 12 1.4s3.8 1.4 4.1 4.5c.5.8 2.3.7 4.5.3-1.6 1.8-5 2.5-8.6 2.5s-7-.7-8.6-2.5z",
    [flat("M12 14.6l1.3 2v3h1.8v1.3H8.9v-1.3h1.8v-3z", LIGHT)],
    [flat("M7.6 8.6h8.8v2.5c-1.5.6-3 .3-4.4-.4-1.4.7-2.9 1-4.4.4z", EDGE)],
  ),
  "paladins-first": [
    { d: "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z", fill: "var(--gold)", stroke: EDGE, width: 1.2 },
    { d: "M9 8.6l3.6-2.6v12M9 18h7", fill: "none", stroke: "#2b2622", width: 2.4 },
  ],
  "paladins-any": [{ d: BUST, fill: "none", stroke: "currentColor", width: 1.5 }],
  "paladins-rival-worker": [part(BUST, "var(--seat-automaton)")],
  "paladins-silver": [
    { d: COIN, fill: "var(--pal-coin)", stroke: "var(--pal-coin-edge)", width: 1.6 },
    { d: "M12 5.3a6.7 6.7 0 1 1 0 13.4a6.7 6.7 0 1 1 0-13.4z", stroke: "var(--pal-coin-edge)", width: 0.9 },
  ],
  "paladins-provision": [
    {
      d: "M2 14.5C2 9 6.5 6 12 6s10 3 10 8.5c0 2.5-1.2 3.5-3.5 3.5h-13C3.2 18 2 17 2 14.5z",
      fill: "var(--pal-loaf)",
      stroke: "var(--pal-loaf-edge)",
      width: 1.5,
    },
    line("M7.5 8.5l1.8 4M11.5 7.6l1.8 4.4M15.5 8.3l1.8 4", "var(--pal-loaf-edge)", 1.3),
  ],
  "paladins-tax": [
    {
      d: "M12 1.5a6 6 0 1 1 0 12a6 6 0 1 1 0-12z",
      fill: "var(--pal-coin)",
      stroke: "var(--pal-coin-edge)",
      width: 1.5,
    },
    part("M2.5 12h19l-1.5 10.5H4z", "var(--pal-loaf-edge)"),
    line("M12 15v4.5M10 17.3l2 2 2-2", LIGHT, 1.6),
  ],
  "paladins-faith": [
    part("M4.5 1.5h15v21L12 17.5l-7.5 5z", "var(--pal-faith)"),
    flat("M11 4h2v3.3h3v2h-3v5.7h-2V9.3H8v-2h3z", "var(--pal-on-attribute)"),
  ],
  "paladins-strength": [
    part("M3.5 2h17v10c0 5.5-4 8.5-8.5 10.5C7.5 20.5 3.5 17.5 3.5 12z", "var(--pal-strength)"),
    flat("M12 3.8l1.3 1.8v7.7h2.5v1.7h-2.5v3.5h-2.6V15H8.2v-1.7h2.5V5.6z", "var(--pal-on-attribute)"),
  ],
  "paladins-influence": [
    part("M4.5 1.5h15v17l-2.5 4-2.5-4-2.5 4-2.5-4-2.5 4-2.5-4z", "var(--pal-influence)"),
    line("M9 5h6.5M9 8h6.5M9 11h4", "var(--pal-on-attribute)", 1.5),
    flat("M15 11.5a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2z", "var(--pal-on-attribute)"),
  ],
  "paladins-suspicion": [part(CARD, "var(--pal-suspicion)"), ...EYE],
  "paladins-remove-suspicion": [part(CARD, "var(--pal-suspicion)"), ...EYE, ...CROSS_OUT],
  "paladins-debt": [part(CARD, "var(--pal-debt)"), ...BILL],
  "paladins-paid": [part(CARD, "var(--pal-paid)"), line("M8 12.5l3 3.5 5.5-7.5", LIGHT, 2.4)],
  "paladins-pay-debt": [part(CARD, "var(--pal-debt)"), ...BILL, ...TICK],
  "paladins-destroy-debt": [part(CARD, "var(--pal-debt)"), ...BILL, ...CROSS_OUT],
  "paladins-pray": [part(HANDS, "var(--pal-skin)")],
  "paladins-workshop": [part(HOUSE, "var(--pal-workshop)"), flat("M9.5 22v-6a2.5 2.5 0 0 1 5 0v6z", EDGE)],
  "paladins-free-develop": [part(HOUSE, "var(--pal-workshop)"), ...PLUS],
  "paladins-townsfolk": [part(BUST, "var(--pal-townsfolk)")],
  "paladins-free-recruit": [part(BUST, "var(--pal-townsfolk)"), ...PLUS],
  "paladins-outsider": [
    part(BUST, "var(--pal-viking)"),
    part("M6.5 7.5C6.5 3.5 9 1.5 12 1.5s5.5 2 5.5 6z", "var(--pal-stone)"),
  ],
  "paladins-monk": [
    {
      d: "M12 1.5c3.6 0 5.8 3 5.8 6.3 0 1.9-.7 3.3-1.7 4.3 3 1.6 4.7 5.2 4.7 10.4H3.2c0-5.2 1.7-8.8 4.7-10.4-1-1-1.7-2.4-1.7-4.3C6.2 4.5 8.4 1.5 12 1.5z",
      stroke: EDGE,
      width: 1,
      fill: "currentColor",
    },
    flat("M12 4.8c1.9 0 2.9 1.5 2.9 3.3S13.6 11.3 12 11.3 9.1 9.9 9.1 8.1 10.1 4.8 12 4.8z", LIGHT),
  ],
  "paladins-outpost": [
    {
      d: "M4.5 2h3.4v2.5h2.4V2h3.4v2.5h2.4V2h3.4v7.5l-2 1.5v11.5h-11V11l-2-1.5z",
      fill: "currentColor",
      stroke: EDGE,
      width: 1,
    },
    flat("M10 22.5v-5a2 2 0 0 1 4 0v5z", LIGHT),
  ],
  "paladins-jar": [
    {
      d: "M7.5 2h9v2.6L15 6.3c3.3 1.4 5 4.5 5 8.2 0 4.2-2.6 8-4.5 8h-7c-1.9 0-4.5-3.8-4.5-8 0-3.7 1.7-6.8 5-8.2L7.5 4.6z",
      fill: "currentColor",
      stroke: EDGE,
      width: 1,
    },
    line("M5.5 12.5h13", LIGHT, 1.5),
  ],
  "paladins-wall": [
    part("M1.5 8V4h4.2v2.5h4.2V4h4.2v2.5h4.2V4h4.2v18h-21z", "var(--pal-stone)"),
    line(
      "M1.5 11.5h21M1.5 16.5h21M8 6.5v5M16 6.5v5M5 11.5v5M12 11.5v5M19 11.5v5M8 16.5V22M16 16.5V22",
      "var(--pal-stone-edge)",
      1,
    ),
  ],
  "paladins-order": [
    part(
      "M12 1.5l2.7 2 3.4-.2.9 3.3 2.8 2L20.7 12l1.1 3.4-2.8 2-.9 3.3-3.4-.2-2.7 2-2.7-2-3.4.2-.9-3.3-2.8-2L3.3 12 2.2 8.6l2.8-2 .9-3.3 3.4.2z",
      "var(--pal-order)",
    ),
    flat("M7 9l2.8 2.2L12 7.5l2.2 3.7L17 9l-1 6.5H8z", LIGHT),
  ],
  "paladins-favour": [
    part(
      "M12 1.5l2.7 2 3.4-.2.9 3.3 2.8 2L20.7 12l1.1 3.4-2.8 2-.9 3.3-3.4-.2-2.7 2-2.7-2-3.4.2-.9-3.3-2.8-2L3.3 12 2.2 8.6l2.8-2 .9-3.3 3.4.2z",
      "var(--pal-favour)",
    ),
    flat("M12 7.2l1.5 3.1 3.4.5-2.5 2.4.6 3.4-3-1.6-3 1.6.6-3.4-2.5-2.4 3.4-.5z", LIGHT),
  ],
  "paladins-attack": [
    line("M4 3.5l13 13M20 3.5l-13 13", EDGE, 3.8),
    line("M4 3.5l13 13M20 3.5l-13 13", "var(--pal-coin)", 1.9),
    line("M3.5 17.5l4.5 3.5M20.5 17.5l-4.5 3.5M5.5 19.5l-2.5 2.5M18.5 19.5l2.5 2.5", "var(--pal-strength)", 2.4),
  ],
  "paladins-convert": [
    part("M9.5 1.5h5v5h5v5h-5v11h-5v-11h-5v-5h5z", "var(--pal-light)"),
    line("M2.5 3.5l2.5 2M21.5 3.5l-2.5 2M2.5 15l3-1M21.5 15l-3-1", "currentColor", 1.6),
  ],
  "paladins-at-once": [flat("M13.5 1.5L4 13.5h6L8.5 22.5 20 9.5h-7z", "currentColor")],
  "paladins-lasting": [
    line(
      "M12 12c-2.5-3.5-4-5-6.2-5a5 5 0 0 0 0 10c2.2 0 3.7-1.5 6.2-5 2.5-3.5 4-5 6.2-5a5 5 0 0 1 0 10c-2.2 0-3.7-1.5-6.2-5z",
      "currentColor",
      2.2,
    ),
  ],
  "paladins-dismiss": [line("M3 5v14h8M9 12h12M16.5 7L21.5 12l-5 5", "currentColor", 2.2)],
  "paladins-inquisition": [
    flat(
      "M12 2c2 3.5 5.5 5 5.5 10a5.5 5.5 0 0 1-11 0c0-2.5 1-3.5 2-4.5.5 1.5 1 2 1.5 2C10 7 10.5 4.5 12 2z",
      "var(--bad)",
    ),
    line("M5 21.5l14-3M5 18.5l14 3", "var(--pal-loaf-edge)", 2.2),
  ],
  "paladins-saracen": [
    flat("M14.5 2a10 10 0 1 0 5.5 17.5A8.3 8.3 0 1 1 14.5 2z", "currentColor"),
    flat("M18.5 6.5l1 2.3 2.5.2-1.9 1.6.6 2.5-2.2-1.3-2.2 1.3.6-2.5L15 9l2.5-.2z", "currentColor"),
  ],
  "paladins-byzantine": [
    flat("M10.8 1.5h2.4v3h4v2.2h-4v3h7v2.5h-7v10.3h-2.4V12.2h-7V9.7h7v-3h-4V4.5h4z", "currentColor"),
  ],
  "paladins-viking": [
    flat(
      "M11 1.5h2.2v4C16 3 19 3 21.5 4.5 21 9 18.5 12 13.2 12v10.5H11V12C6 12 4 9.5 3.5 7 6 7 9 6.5 11 5.5z",
      "currentColor",
    ),
  ],
  "paladins-scheme": [
    part(CARD, "var(--seat-automaton)"),
    line("M8 8.5c0-5 8-5 8 0 0 3-4 3-4 6.5M12 18.2v.6", LIGHT, 2.2),
  ],
  "paladins-tavern": [
    part("M4 7h12v14.5H4z", "var(--pal-loaf)"),
    line("M16 10h3.5v7.5H16", EDGE, 2),
    part("M3 7c-1-3 2-4.5 4-3.5C8.5 1 12 1 13 3.5c2.5-1 5 1 4 3.5z", LIGHT),
  ],
  "paladins-paladin": [
    part("M4 2h16v11c0 5-4 7.5-8 9.5-4-2-8-4.5-8-9.5z", "var(--pal-influence)"),
    flat("M7 7l2.5 2L12 5.5 14.5 9 17 7l-1 7H8z", LIGHT),
  ],
});
