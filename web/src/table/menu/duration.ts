/** For how long somebody has been waited for, in the largest unit that says it. */
type Unit = "seconds" | "minutes" | "hours" | "days";
export interface Duration {
  number: number;
  unit: Unit;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function durationOf(seconds: number): Duration {
  const past = Math.max(0, Math.floor(seconds));
  if (past < MINUTE) return { number: past, unit: "seconds" };
  if (past < HOUR) return { number: Math.floor(past / MINUTE), unit: "minutes" };
  if (past < 2 * DAY) return { number: Math.floor(past / HOUR), unit: "hours" };
  return { number: Math.floor(past / DAY), unit: "days" };
}

/** The duration as the language writes it: "3 min", "2 h". */
export function durationText(duration: Duration, language: string): string {
  const unit = duration.unit.slice(0, -1);
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(duration.number);
}
