/** The name of a guest who gave none: one of a dozen, in the language spoken. */
import { say } from "../text/speech.svelte";

const NAMES = [
  "web-guest-1",
  "web-guest-2",
  "web-guest-3",
  "web-guest-4",
  "web-guest-5",
  "web-guest-6",
  "web-guest-7",
  "web-guest-8",
  "web-guest-9",
  "web-guest-10",
  "web-guest-11",
  "web-guest-12",
];

export function guestName(chance: () => number = Math.random): string {
  return say(NAMES[Math.floor(chance() * NAMES.length)] ?? "web-guest-1");
}
