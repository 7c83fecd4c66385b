/** What the components say: numbers of the course, mission cards, Pict tiles, animals. */
import type { Content } from "../../api/types";
import type { Assistant, Good, Principality, Terrain } from "./view";

export interface Need {
  kind: string;
  item?: Good;
  principality?: Principality;
  count?: number;
  assistant?: Assistant;
  assistants?: Assistant[];
}
export interface Mission {
  id: string;
  points: number;
  assistant: Assistant;
  requires: Need[];
}
export interface Pict {
  id: string;
  value: number;
  bonus: Good | "apple" | "influence" | "manor";
  principality?: Principality;
  terrain?: Terrain;
}
interface Course {
  rounds: number;
  scoring_after: number[];
  [name: string]: unknown;
}
interface Files {
  missions: { mission: Mission[] };
  arthur: { pict: Pict[] };
  kings_favour: { ability: { assistant: Assistant; row: number; points?: number }[] };
  pieces: { pieces: Record<string, number>; course: Course; points: Record<string, number> };
}

const files = (content: Content): Files => content as unknown as Files;

export const missionOf = (content: Content, id: string): Mission | undefined =>
  files(content).missions.mission.find((mission) => mission.id === id);

export const pictOf = (content: Content, id: string): Pict | undefined =>
  files(content).arthur.pict.find((pict) => pict.id === `pict-${id}`);

export const courseOf = (content: Content): Course => files(content).pieces.course;
export const pointsOf = (content: Content, name: string): number => files(content).pieces.points[name] ?? 0;

/** How strong Picts are together, and with the signet ring. */
export function pictStrength(content: Content, picts: (string | null)[], ring: boolean): number {
  const tiles = picts.reduce((sum, id) => sum + (id === null ? 0 : (pictOf(content, id)?.value ?? 0)), 0);
  return tiles + (ring ? pointsOf(content, "signet_ring_strength") : 0);
}

/** The points that an ability gives, 0 if it gives none. */
export const abilityPoints = (content: Content, assistant: Assistant, row: number): number =>
  files(content).kings_favour.ability.find((one) => one.assistant === assistant && one.row === row)?.points ?? 0;
