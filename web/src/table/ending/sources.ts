/** Colours of sources of points, dark enough for white numbers; neighbours differ in light as well as in hue. */
export const COLOURS = [
  "#2f6db3",
  "#a4571a",
  "#3d7a3f",
  "#7a3f94",
  "#a8323a",
  "#1f7f85",
  "#6b6a1f",
  "#8a4a6b",
  "#4a5a8c",
  "#5e4a36",
];
