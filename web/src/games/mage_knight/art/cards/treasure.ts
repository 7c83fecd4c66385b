/** How a treasure is shown. */
import { fill } from "../kit/draw";
import type { Light, Sky } from "../kit/paints";
import { glow, heaven, rays } from "../kit/scene";

/** A treasure before its light, on dark cloth. */
export const shown = (sky: Sky, light: Light, treasure: string, ray = "#fff3c8"): string =>
  heaven(sky) +
  rays(60, 36, ray, 18, 0.14) +
  glow(60, 36, 46, light, 0.85) +
  fill("M-2 66C20 58 40 70 60 64C80 58 100 70 122 62V76H-2Z", "#000", 0.28) +
  treasure;
