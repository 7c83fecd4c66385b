/** Whom to invite to a joint assault, and against how many defenders. */
import type { Option } from "../../../api/types";
import { answersOf, type PathOption } from "../../../table/paths";

export interface Invited {
  seat: number;
  options: { number: number; option: Option }[];
}

/** Those who may be invited, each with the numbers they may face. Where only one can be, inviting asks at once. */
export function invitations(options: Option[], paths: PathOption[]): Invited[] {
  const found = new Map<number, Invited>();
  for (const option of options) {
    const [verb, seat, number] = option.notation.split(" ");
    if (verb !== "invite") continue;
    const one = found.get(Number(seat)) ?? { seat: Number(seat), options: [] };
    one.options.push({ number: Number(number), option });
    found.set(one.seat, one);
  }
  const all = [...found.values()];
  if (all.length !== 1) return all;
  const asking = (option: Option): Option =>
    paths.find((path) => answersOf(path).join() === [option.notation, "done"].join()) ?? option;
  return all.map(({ seat, options: given }) => ({
    seat,
    options: given.map(({ number, option }) => ({ number, option: asking(option) })),
  }));
}
