/** Merlin's own icons: goods, animals of the principalities, henchmen, figures, spaces. */
import { addIcons, type Icon } from "../../look/icons/icon";
import { PIPS } from "./pips";

const thick = (d: string, width = 2.2): { d: string; stroke: string; width: number } => ({
  d,
  stroke: "currentColor",
  width,
});

/** A die with holes for its pips. */
function die(face: number): Icon {
  const holes = (PIPS[face] ?? []).map(([x, y]) => `M${x} ${y - 2}a2 2 0 1 0 0 4a2 2 0 1 0 0-4z`);
  return [{ d: `M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z${holes.join("")}` }];
}

addIcons({
  "merlin-shield": [{ d: "M3 3h18v8c0 6-4 10-9 12-5-2-9-6-9-12z" }],
  "merlin-flag": [{ d: "M4 1.5h2.4V23H4z" }, { d: "M7 3h15l-4 5.5 4 5.5H7z" }],
  "merlin-material": [{ d: "M12 1.5l10 5v11l-10 5-10-5v-11z" }, thick("M2.5 6.8l9.5 4.7 9.5-4.7M12 11.5V22", 1.2)],
  "merlin-influence": [{ d: "M12 2a4 4 0 0 1 3 6.6l1.2 6.4H7.8L9 8.6A4 4 0 0 1 12 2z" }, { d: "M5 17h14l1.5 5h-17z" }],
  "merlin-manor": [{ d: "M2 22V10.5L6 6.5V2h4v2.5L12 2.5l2 2V2h4v4.5l4 4V22h-7v-6a3 3 0 0 0-6 0v6z" }],
  "merlin-apple": [
    {
      d: "M12 7c-2-1.5-9-1.5-9 6 0 6 4 9.5 6.5 9.5 1 0 1.5-.5 2.5-.5s1.5.5 2.5.5C17 22.5 21 19 21 13c0-7.5-7-7.5-9-6z",
    },
    { d: "M12 6c0-3 2-5 5-5 0 3-2 5-5 5z", fill: "var(--merlin-forest-ink)" },
  ],
  "merlin-staff": [thick("M5 22L16 8", 2.6), { d: "M18 1l1.5 3.5L23 6l-3.5 1.5L18 11l-1.5-3.5L13 6l3.5-1.5z" }],
  "merlin-grail": [{ d: "M4 2h16c0 6-2 10-6 11v5c2 .5 4 1.5 4 4H6c0-2.5 2-3.5 4-4v-5C6 12 4 8 4 2z" }],
  "merlin-excalibur": [{ d: "M12 .5L14.2 4v11H19v2.5h-4.8V22a2.2 2.2 0 0 1-4.4 0v-4.5H5V15h4.8V4z" }],
  "merlin-signet-ring": [
    { d: "M7 2h10l2 4-3.5 4h-7L5 6z" },
    { d: "M12 8a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15zM12 11a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9z" },
  ],
  "merlin-mission": [
    { d: "M6 2h14a2 2 0 0 1 2 2v2h-4v14a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-2h3V4a2 2 0 0 1 1-2z" },
    thick("M8.5 7.5h6M8.5 11.5h6M8.5 15.5h6", 1.4),
  ],
  "merlin-exchange": [thick("M4 8h15M15 3.5L19.5 8 15 12.5M20 16H5M9 11.5L4.5 16 9 20.5")],
  "merlin-relocate": [
    thick("M4 18C4 9 20 9 20 18M15.5 15l4.5 4 3-5M8.5 15L4 19l-3-5", 2),
    { d: "M12 2a3 3 0 1 1 0 6a3 3 0 1 1 0-6z" },
  ],
  "merlin-traitor": [
    {
      d: "M12 1c5 0 7.5 4 7 9-.3 2-1 3.5-1 3.5 2.5 1.5 4 4.5 4 9.5H2c0-5 1.5-8 4-9.5 0 0-.7-1.5-1-3.5-.5-5 2-9 7-9zM12 6c-2.5 0-4 2-4 4.5s1.5 5 4 5 4-2.5 4-5S14.5 6 12 6z",
    },
    { d: "M9.2 9.5l2.3 1-2 .8zM14.8 9.5l-2.3 1 2 .8z" },
  ],
  "merlin-pict": [
    { d: "M10.8 1.5h2.4v21h-2.4z" },
    { d: "M10 4.5C7 4 4 3.5 2 1.5c-2 4-2 9 0 13 2-2 5-2.5 8-3zM14 4.5c3-.5 6-1 8-3 2 4 2 9 0 13-2-2-5-2.5-8-3z" },
  ],
  "merlin-stairs": [{ d: "M2 22v-5h5v-5h5V7h5V2h5v20z" }],
  "merlin-activate": [thick("M12 3a9 9 0 1 1-8.5 6M3 3v6h6", 2.2), { d: "M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8z" }],
  "merlin-replace-manor": [
    { d: "M12 6l7 6h-1.5v9h-4v-5h-3v5h-4v-9H5z" },
    thick("M2.5 9A10 10 0 0 1 20 4.5M20.5 1v4h-4", 1.8),
  ],
  "merlin-lady-in-waiting": [{ d: "M12 1l3.5 8a3.8 3.8 0 1 1-7 0z" }, { d: "M12 15c5 0 7 3 8 8H4c1-5 3-8 8-8z" }],
  "merlin-shield-bearer": [
    { d: "M9 2a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM1.5 23c0-6 2.5-11 7.5-11 1.5 0 2.5.4 3.2 1v10z" },
    { d: "M13.5 9.5H23V15c0 4-2 6.5-4.7 8-2.8-1.5-4.8-4-4.8-8z" },
  ],
  "merlin-builder": [{ d: "M3 5l4-3.5h9L20.5 6v4H17V8h-3v15h-4.5V8H7z" }],
  "merlin-flag-bearer": [
    { d: "M8 3.5a3.7 3.7 0 1 1 0 7.4a3.7 3.7 0 1 1 0-7.4zM1 23c0-6 2.5-10.5 7-10.5 2.2 0 3.8 1 5 2.5v8z" },
    { d: "M14.5 1H16v22h-1.5zM16.5 1.5H23.5L21.5 5l2 3.5h-7z" },
  ],
  "merlin-assistant": [
    { d: "M12 2a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9zM3.5 23c0-6 3-10.5 8.5-10.5s8.5 4.5 8.5 10.5z" },
  ],
  "merlin-knight": [
    { d: "M5 23c0-5 5-7 5-11l-4.5 2.5L3 11.5C5 8 6.5 4.5 10.5 3.5L11 .5l3.5 2.5C20 4.5 21.5 12 20.5 23z" },
  ],
  "merlin-merlin": [
    { d: "M13 .5L18 15H6z" },
    { d: "M1.5 17.5c0-2 4-3.5 10.5-3.5s10.5 1.5 10.5 3.5-4 4-10.5 4-10.5-2-10.5-4z" },
  ],
  "merlin-arthur": [
    { d: "M3 6l4.5 4L12 3l4.5 7L21 6l-1.5 9h-15z" },
    { d: "M4.5 16.5h15V20c0 2-3 3.5-7.5 3.5S4.5 22 4.5 20z" },
  ],
  ...Object.fromEntries(Object.keys(PIPS).map((face) => [`merlin-die-${face}`, die(Number(face))])),
  "merlin-die": die(3),
  "merlin-first": [{ d: "M12 1l3 6.5 7 .8-5.2 4.8 1.4 7L12 16.5 5.8 20l1.4-7L2 8.3l7-.8z" }],
  "merlin-anywhere": [
    thick(
      "M12 2v20M2 12h20M8.5 5.5L12 2l3.5 3.5M8.5 18.5L12 22l3.5-3.5M5.5 8.5L2 12l3.5 3.5M18.5 8.5L22 12l-3.5 3.5",
      2,
    ),
  ],
  "merlin-terrain-lake": [thick("M2 8q2.5-3 5 0t5 0 5 0 5 0M2 15q2.5-3 5 0t5 0 5 0 5 0", 2.2)],
  "merlin-terrain-forest": [{ d: "M12 1l6 9h-3l6 8h-7v5h-4v-5H3l6-8H6z" }],
  "merlin-terrain-mountain": [{ d: "M1 21L9 6l4 7 3-4 7 12z" }],
  "merlin-animal-black": [
    {
      d: "M1.5 8.5l4-2.5L7 3l2 2.5c1.5.8 2.2 2.2 2 4L14 3l1.5 3.5L19 4v4l4 .5-3 3 2.5 3-4 .3c1 2.2.5 4.7-1.5 6.2l-5 1.5 1.5-2c2.5-.7 3.2-2.5 2-4l-3.5.5-4 3.5-3.5.5 1.5-2.5c1-.5 1.5-2 1-3.5L5.5 11.5 2 12l1.5-1.7z",
    },
  ],
  "merlin-animal-grey": [
    {
      d: "M1 8l3-2.5C6 4 8.5 5 9.5 7.5L12 10c1-4 4.5-7.5 10-8-.5 2-1 3-2 4l2 .5c-1 1.5-1.5 2-2.7 2.7l1.7.8c-1.5 4-4.5 7-9 7.5L10 22H7.5l.7-4.8C5 16 3.5 13 4 9.5z",
    },
  ],
  "merlin-animal-blue": [
    { d: "M1 12c3-5.5 10-7 15-2l6-5-1.5 7 1.5 7-6-5c-5 5-12 3.5-15-2zM6 9.7a1.3 1.3 0 1 0 0 2.6a1.3 1.3 0 1 0 0-2.6z" },
  ],
  "merlin-animal-purple": [
    thick("M18.5 5C15 1.5 7.5 3 8 7.5S17 11 17.5 15.5 9 21.5 4 18.5", 3.2),
    { d: "M16 2.5l6.5 1L20 8.5l-4-1z" },
  ],
  "merlin-animal-orange": [
    { d: "M2 2l6 4.5h8L22 2l-.5 10.5L16 17l-4 5.5L8 17l-5.5-4.5zM8 10.5l-1.5 1.7L9.5 13zM16 10.5L14.5 13l3-.8z" },
  ],
  "merlin-animal-brown": [
    {
      d: "M12 8L10.5 4 7 2.5 9 6 7 6.5C5 5 3 5 1 6l1.5 2L1 9.5l2 1.5-1 2 2.5 1-.5 2 4-.5 1.5 1L8 19l2.5-.5L12 22.5l1.5-4 2.5.5-1.5-2.5 1.5-1 4 .5-.5-2 2.5-1-1-2 2-1.5L21.5 8 23 6c-2-1-4-1-6 .5L15 6l2-3.5L13.5 4z",
    },
  ],
});
