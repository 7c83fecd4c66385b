/** The gradients of all art: one sheet for the whole page, so that a picture shown twice brings no id twice. */

const NAME = "mk-paint-";
const url = (name: string): string => `url(#${NAME}${name})`;

/** Skies from above to below. */
const SKIES = {
  day: ["#f9dc94", "#f2b06a", "#df7f52"],
  noon: ["#8fc3df", "#c6dfd8", "#f5e7b8"],
  dusk: ["#4a1d3f", "#a63d45", "#f08a4e"],
  steel: ["#7c9cc0", "#b4cbe0", "#e2e9e6"],
  sea: ["#123a5c", "#2a6f94", "#7fb9c4"],
  deep: ["#0f1c3c", "#1f4684", "#3f7fc0"],
  wood: ["#dcebab", "#9dc07c", "#4e8552"],
  moss: ["#0f2318", "#2f5a34", "#7a9c4e"],
  pale: ["#d9c99a", "#efe3c0", "#fbf5e2"],
  ember: ["#1e0710", "#7a1d1a", "#e0622a"],
  night: ["#0b0f2c", "#222f6c", "#5a6cb0"],
  violet: ["#180d30", "#4d2a80", "#9a6cc4"],
  frost: ["#2f659f", "#8fc4e4", "#e6f6fb"],
  blood: ["#180408", "#5a1015", "#a82a24"],
  bog: ["#141c12", "#3e4a24", "#8f9450"],
  grave: ["#10141c", "#2f3a44", "#74837c"],
  gold: ["#7a4a12", "#d99a34", "#fbe29a"],
  rose: ["#5a2750", "#b8607c", "#f6c3a2"],
} as const;
export type Sky = keyof typeof SKIES;

/** Light around a point: bright in the middle, nothing at the rim. */
const LIGHTS = {
  sun: ["#fff6cf", "#ffd978", "#ffb84a"],
  moon: ["#f4f7ff", "#bcd0ff", "#7f9bff"],
  fire: ["#fff0b0", "#ff9d3a", "#c8321a"],
  ice: ["#f2fdff", "#8fd7f5", "#2d79c8"],
  magic: ["#f3dcff", "#b07be8", "#5a2a9a"],
  leaf: ["#f4ffd8", "#9fdc7a", "#3a8a3a"],
  blood: ["#ffd0b8", "#e0434a", "#7a0f16"],
  white: ["#ffffff", "#ffffff", "#ffffff"],
} as const;
export type Light = keyof typeof LIGHTS;

const METALS = { gold: ["#ffe9a8", "#e0a93a", "#9a6a18"], silver: ["#fafcff", "#b8c4d0", "#66727f"] } as const;

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? "" : ` stop-opacity="${opacity}"`}/>`;

/** All paints, to be put into the page. */
export const sheet = (): string =>
  [...Object.entries(SKIES), ...Object.entries(METALS).map(([name, stops]) => [`metal-${name}`, stops] as const)]
    .map(
      ([name, [top, middle, low]]) =>
        `<linearGradient id="${NAME}${name.startsWith("metal") ? name : `sky-${name}`}" x1="0" y1="0" x2="0" y2="1">${stop(0, top)}${stop(0.55, middle)}${stop(1, low)}</linearGradient>`,
    )
    .join("") +
  Object.entries(LIGHTS)
    .map(
      ([name, [core, middle, rim]]) =>
        `<radialGradient id="${NAME}light-${name}">${stop(0, core)}${stop(0.4, middle, 0.7)}${stop(1, rim, 0)}</radialGradient>`,
    )
    .join("") +
  `<clipPath id="${NAME}coin"><circle cx="20" cy="20" r="17"/></clipPath>`;

/** Cuts out the face of a token of 40 × 40. */
export const coin = url("coin");
export const sky = (name: Sky): string => url(`sky-${name}`);
export const light = (name: Light): string => url(`light-${name}`);
export const metal = (name: keyof typeof METALS): string => url(`metal-${name}`);

/** Put the sheet of paints into the page, once. */
export function mix(): void {
  if (document.getElementById(`${NAME}sheet`)) return;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.id = `${NAME}sheet`;
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.style.position = "absolute";
  svg.innerHTML = `<defs>${sheet()}</defs>`;
  document.body.append(svg);
}
