/** What a person has set up on this device. */
import { named, store, stored } from "../storage";
import { readSettings, type Settings } from "./values";

export type { Settings };

const KEY = "settings";

export const settings = $state<Settings>(readSettings(stored(KEY), navigator.languages));

/** Store what was set. */
export function storeSettings(): void {
  store(KEY, JSON.stringify(settings));
}

/** Another tab has set something: take it over. */
export function followOtherTabs(): () => void {
  const take = (event: StorageEvent): void => {
    if (event.key === named(KEY)) Object.assign(settings, readSettings(event.newValue, navigator.languages));
  };
  addEventListener("storage", take);
  return () => removeEventListener("storage", take);
}
