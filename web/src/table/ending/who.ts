/** Everybody whose points are counted: players, then automated opponents. */
import type { Seat, Shape } from "../seats";

export interface Who {
  /** A seat; from the number of seats on, an automaton. */
  who: number;
  name: string;
  shape: Shape;
  colour: string;
}

export function everybody(seats: Seat[], automata: string[], scores: (number | null)[]): Who[] {
  const people = [
    ...seats.map(({ seat, name, shape, colour }) => ({ who: seat, name, shape, colour })),
    ...automata.map((name, place) => ({
      who: seats.length + place,
      name,
      shape: "diamond" as const,
      colour: "var(--seat-automaton)",
    })),
  ];
  return people.filter(({ who }) => scores[who] != null);
}
