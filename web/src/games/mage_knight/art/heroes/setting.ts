/** What stands behind every portrait of 180 × 216, and what many faces share. */
import { at, box, disc, fill, line, ring, times } from "../kit/draw";
import { light, sky, type Sky } from "../kit/paints";
import { dots } from "../kit/scene";

/** The hero before the sun, or before the moon; dark hills in the hero's colour. */
export function portrait(day: Sky, hills: string, sparks: string, hero: string, night: boolean): string {
  return (
    box(0, 0, 180, 216, sky(night ? "night" : day)) +
    disc(90, 84, 96, light(night ? "moon" : "sun")) +
    disc(90, 84, 60, night ? "#c9d6ff" : "#ffe09a", 0.92) +
    ring(90, 84, 60, "#fff6da", 2, 0.8) +
    times(12, (i) => at(90, 84, 1, fill("M0-74L3.500-66L0-58L-3.500-66Z", "#fff6da", 0.85), i * 30)) +
    (night ? dots(5, 26, "#fff", 0.9, 0, 120, 180) : "") +
    fill("M-6 216L20 152L40 178L58 130L84 172L120 122L150 174L166 148L190 216Z", hills, 0.6) +
    dots(9, 22, sparks, 1.5, 30, 190, 180) +
    hero
  );
}

interface Visage {
  skin: string;
  dark: string;
  hair: string;
  eye?: string;
  lips?: string;
  /** A wide jaw instead of a narrow one. */
  broad?: boolean;
}

/** Neck and face, the middle of the eyes at 90, 86. */
export const visage = ({ skin, dark, hair, eye = "#2a0d12", lips = "#8a2228", broad = false }: Visage): string => {
  const face = broad
    ? "M70 78C70 60 79 54 90 54C101 54 110 60 110 78C111 98 106 112 98 119C94 122 86 122 82 119C74 112 69 98 70 78Z"
    : "M72 80C72 62 80 56 90 56C100 56 108 62 108 80C108 98 101 116 90 120C79 116 72 98 72 80Z";
  const half = broad
    ? "M90 54C101 54 110 60 110 78C111 98 106 112 98 119C95 121 93 121 90 121Z"
    : "M90 56C100 56 108 62 108 80C108 98 101 116 90 120Z";
  return (
    fill(broad ? "M75 110H105V146C105 154 75 154 75 146Z" : "M79 110H101V146C101 153 79 153 79 146Z", skin) +
    fill(
      broad
        ? "M75 118C84 130 90 134 90 152C105 152 105 146 105 146V110H75Z"
        : "M79 112C86 126 90 134 90 152C101 152 101 146 101 146V110H79Z",
      dark,
    ) +
    fill(face, skin) +
    fill(half, dark) +
    line("M76 84q5-4 10 0M95 84q5-4 10 0", "#2a0d12", 2.4) +
    disc(81.5, 86.6, 2.4, eye) +
    disc(99.5, 86.6, 2.4, eye) +
    line("M74 78L86 80.500M107 78L95 80.500", hair, 2.8) +
    line("M90 86L87.500 99L92 100", "#7a4a34", 1.6, 0.7) +
    line("M83 108Q90 111 97 107", lips, 2.8)
  );
};
