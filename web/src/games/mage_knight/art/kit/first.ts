/** A plain scene for a word: a sky with its light, hills, and a banner in a colour of its own. */
import { at, box, chance, disc, fill, ink } from "./draw";
import { light, sky, type Sky } from "./paints";

const SKIES: Sky[] = [
  "day",
  "noon",
  "dusk",
  "steel",
  "sea",
  "deep",
  "wood",
  "moss",
  "pale",
  "ember",
  "night",
  "violet",
];

export function first(word: string, width: number, height: number): string {
  const next = chance([...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1000003, 7));
  const hue = Math.floor(next() * 360);
  const high = height * (0.55 + next() * 0.2);
  const x = width * (0.2 + next() * 0.6);
  return (
    box(0, 0, width, height, sky(SKIES[Math.floor(next() * SKIES.length)] ?? "day")) +
    disc(x, height * 0.3, height * 0.4, light("sun")) +
    fill(`M0 ${high}Q${width * 0.3} ${high - 12} ${width * 0.6} ${high}T${width} ${high - 4}V${height}H0Z`, "#2c3a26") +
    at(
      width / 2,
      height / 2,
      height / 80,
      ink("M-16 -26H16V14L0 28L-16 14Z", `hsl(${hue} 55% 42%)`, "#1c1714") +
        fill("M0 -26H16V14L0 28Z", "#000", 0.2) +
        fill(`M0 -14L${4 + next() * 8} 0L0 ${8 + next() * 8}L-8 0Z`, "#f2dfb3"),
    )
  );
}
