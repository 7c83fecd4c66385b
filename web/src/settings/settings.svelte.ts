/** What a person has set up on this device. */
import { readSettings, type Settings } from "./values";

export type { Settings };

const STORED = "roundtable-settings";

function kept(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

export const settings = $state<Settings>(readSettings(kept(), navigator.languages));

/** Keep what was set. */
export function keepSettings(): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** Another tab has set something: take it over. */
export function followOtherTabs(): () => void {
  const take = (event: StorageEvent): void => {
    if (event.key === STORED) Object.assign(settings, readSettings(event.newValue, navigator.languages));
  };
  addEventListener("storage", take);
  return () => removeEventListener("storage", take);
}
