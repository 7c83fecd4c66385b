/** Camelot in the middle of the board, around 0, 0 in a circle of radius 55. */
import { circle, line, path, radial } from "./brush";

const STONE = 'stroke="#4a3a2c" stroke-width=".8"';

function tower(x: number, wide: number, top: number, base: number, wall = "#fdf3da", roof = "#3566bd"): string {
  const [left, right] = [x - wide / 2, x + wide / 2];
  let drawn =
    path(`M${left} ${top}H${right}V${base}H${left}z`, wall, STONE) +
    path(`M${x + wide * 0.08} ${top}H${right}V${base}H${x + wide * 0.08}z`, "#6a4f52", 'opacity=".4"') +
    path(
      `M${left - 1.8} ${top + 0.5}L${x} ${top - wide * 1.55}L${right + 1.8} ${top + 0.5}z`,
      roof,
      'stroke="#22304f" stroke-width=".8"',
    ) +
    path(
      `M${left - 1.8} ${top + 0.5}L${x} ${top - wide * 1.55}L${x - wide * 0.1} ${top + 0.5}z`,
      "#fff",
      'opacity=".3"',
    );
  for (let y = top + 4; y < base - 5; y += 9)
    drawn += path(`M${x - 1.3} ${y}h2.600v4.200h-2.600z`, y < top + 16 ? "#fff0a8" : "#5a3f34");
  return drawn;
}

const pennant = (x: number, y: number, colour: string): string =>
  line(`M${x} ${y}v-9`, "#3a2a20", 1) + path(`M${x} ${y - 9}q4 -1.500 8 1.200q-4 1 -8 3.200z`, colour);

export function camelot(): string {
  const rays = Array.from({ length: 14 }, (_, at) => {
    const turn = ((-80 + at * 12.3) * Math.PI) / 180;
    const [x, y] = [Math.sin(turn) * 80, -Math.cos(turn) * 80];
    return `M0 -6L${(x - 3).toFixed(0)} ${y.toFixed(0)}L${(x + 3).toFixed(0)} ${y.toFixed(0)}z`;
  });
  const trees = [[-46, 34, 6], [-38, 38, 5], [46, 33, 6], [38, 38, 5], [-52, 28, 5], [53, 27, 5]]; // prettier-ignore
  return (
    radial(
      "mw-dawn",
      [
        [0, "#fffbe4"],
        [0.34, "#ffe6a6"],
        [0.58, "#f7b183"],
        [0.8, "var(--merlin-dawn)"],
        [1, "var(--merlin-zenith)"],
      ],
      'cy=".52" r=".6"',
    ) +
    '<clipPath id="mw-core"><circle r="55"/></clipPath>' +
    circle(0, 0, 56, "url(#mw-dawn)") +
    '<g clip-path="url(#mw-core)" stroke-linejoin="round"><g transform="translate(0 2)">' +
    path(rays.join(""), "#fff4c9", 'opacity=".2"') +
    path("M-60 20Q-38 6 -14 14T30 10T60 18V60H-60z", "#6d6a86", 'opacity=".7"') +
    path("M-60 36Q-34 12 0 15Q34 12 60 36V60H-60z", "#5a7a50") +
    path("M0 15Q34 12 60 36V60H6z", "#2f4a38", 'opacity=".8"') +
    path("M-3 24C-8 32 12 34 4 42S-18 50 -14 60H2C2 50 20 48 20 40S4 32 5 24z", "#e8d3a0") +
    tower(-13, 9, -16, 16) +
    tower(14, 9, -12, 16) +
    tower(0, 15, -24, 18, "#fdf3da", "#2c57a8") +
    pennant(0, -47, "#e0453a") +
    pennant(-13, -30, "#c98a2e") +
    pennant(14, -26, "#c98a2e") +
    path("M-36 20V2h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h4V20z", "#f6e8c8", STONE) +
    path("M8 20V2h28V20z", "#5a4048", 'opacity=".26"') +
    tower(-35, 11, -8, 22) +
    tower(36, 11, -6, 22) +
    pennant(-35, -25, "#e0453a") +
    pennant(36, -23, "#e0453a") +
    tower(-24, 7, 2, 20, "#e9d9b6") +
    tower(24, 7, 3, 20, "#d6c19a") +
    path("M-7 24V8h14V24z", "#d8c49a", STONE) +
    path("M-4.500 24v-7a4.500 4.500 0 0 1 9 0v7z", "#ffc65c", 'stroke="#4a2a18" stroke-width="1.2"') +
    line("M-2 24v-9M1 24v-9.500M3.500 24v-8", "#7a4a1c", 0.7) +
    trees
      .map(
        ([x = 0, y = 0, r = 0]) =>
          circle(x, y, r, "#2f5136") + circle(x - 1.5, y - 2, r * 0.55, "#7da05c", 'opacity=".8"'),
      )
      .join("") +
    "</g></g>" +
    line("M-56 0a56 56 0 1 0 112 0a56 56 0 1 0 -112 0", "var(--merlin-brass)", 2.2)
  );
}
