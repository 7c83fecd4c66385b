/** Icons of Mage Knight, added to the common set under names that begin with `mk-`. */
import { addIcons } from "../../look/icons/icon";
import { SITES } from "./art/sites";

const sites = Object.fromEntries(Object.entries(SITES).map(([site, icon]) => [`mk-site-${site}`, icon]));

addIcons({
  ...sites,
  "mk-move": [{ d: "M7 2h6v9c3 1 7 2 8 5v4H5v-4c2-1 2-3 2-5z" }],
  "mk-influence": [{ d: "M4 3h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8l-6 5v-5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z" }],
  "mk-attack": [{ d: "M20 2l2 2l-1 4l-9 9l2 2l-2 2l-3-3l-4 4l-3-3l4-4l-3-3l2-2l2 2l9-9z" }],
  "mk-block": [{ d: "M12 2l9 3v6c0 6-4 9-9 11c-5-2-9-5-9-11V5z" }],
  "mk-ranged": [
    { d: "M6 3c9 1 14 6 15 15", stroke: "currentColor", width: 2.4 },
    { d: "M6 3l15 15M3 21l9-9M3 21v-4m0 4h4", stroke: "currentColor", width: 1.8 },
  ],
  "mk-siege": [
    { d: "M3 18h14M6 18l9-11l5-3l1 4l-5 2", stroke: "currentColor", width: 2.2 },
    { d: "M5 16a3 3 0 1 0 .1 0zM15 16a3 3 0 1 0 .1 0zM20 2a2.5 2.5 0 1 0 .1 0z" },
  ],
  "mk-heal": [{ d: "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z" }],
  "mk-special": [{ d: "M12 1.5l2.600 7.900l7.900 2.600l-7.900 2.600L12 22.5l-2.600-7.900L1.5 12l7.900-2.600z" }],
  "mk-combat": [{ d: "M3 3l14 14m0-4v6m-3-3h6M21 3L7 17m0-4v6m3-3H4", stroke: "currentColor", width: 2.2 }],
  "mk-banner": [{ d: "M4 2h2v20H4zM7 3h13l-3 5l3 5H7z" }],
  "mk-action": [{ d: "M13 1L4 14h6l-1 9l10-14h-7z" }],
  "mk-physical": [{ d: "M12 3l9 9l-9 9l-9-9z" }],
  "mk-fire": [{ d: "M13 1c1 5 7 7 7 14a8 8 0 0 1-16 0c0-4 2-5 3-8c2 1 2 3 2 4c3-2 4-6 4-10z", fill: "#d2542a" }],
  "mk-ice": [{ d: "M12 1v22M2.5 6.5l19 11M21.5 6.5l-19 11M9 3l3 3l3-3M9 21l3-3l3 3", stroke: "#3c8fc9", width: 2.2 }],
  "mk-cold-fire": [
    { d: "M13 1c1 5 7 7 7 14a8 8 0 0 1-16 0c0-4 2-5 3-8c2 1 2 3 2 4c3-2 4-6 4-10z", fill: "#3c8fc9" },
    { d: "M12 12c1 2 3 3 3 5a3 3 0 0 1-6 0c0-2 2-3 3-5z", fill: "#e88a4a" },
  ],
  "mk-wound": [{ d: "M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z" }],
  "mk-cards": [{ d: "M3 6l9-3l1 3l-6 14z" }, { d: "M9 7l11 2l-3 13l-11-2z" }],
  "mk-deck": [{ d: "M5 3h12v16H5zM18 6h2v16H8v-2h10z" }],
  "mk-fame": [{ d: "M12 1.5l3.2 7l7.300.8l-5.5 5l1.600 7.300L12 17.800l-6.600 3.800L7 14.300l-5.5-5l7.300-.8z" }],
  "mk-reputation": [{ d: "M12 21C4 15 1 11 2 7c1-4 7-5 10-1c3-4 9-3 10 1c1 4-2 8-10 14z" }],
  "mk-level": [{ d: "M3 21v-5h6v-5h6V6h6v15z" }],
  "mk-sun": [
    { d: "M12 7a5 5 0 1 0 .1 0z" },
    { d: "M12 1v3m0 16v3M1 12h3m16 0h3M4 4l2 2m12 12l2 2M4 20l2-2M18 6l2-2", stroke: "currentColor", width: 2 },
  ],
  "mk-moon": [{ d: "M15 2a10 10 0 1 0 7 14A9 9 0 0 1 15 2z" }],
  "mk-hero": [{ d: "M7 22h11c1-3 0-5-1-7c2-1 3-4 1-7c-1-3-4-5-7-6l-1-1l-1 3c-3 2-5 5-6 9l3 2l4-2c-1 3-3 4-3 9z" }],
  "mk-explore": [{ d: "M12 1a11 11 0 1 0 .1 0zm0 3l3.5 8L12 20l-3.5-8z" }],
  "mk-eye": [
    { d: "M1 12c5-8 17-8 22 0c-5 8-17 8-22 0z", stroke: "currentColor", width: 2.2 },
    { d: "M12 8.5a3.5 3.5 0 1 0 .1 0z" },
  ],
  "mk-crystal": [{ d: "M12 1.5L19.5 7v10L12 22.5L4.5 17V7z" }],
  "mk-away": [{ d: "M5 5l14 14M19 5L5 19", stroke: "currentColor", width: 3.5 }],
  "mk-drop": [{ d: "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z" }],
});
