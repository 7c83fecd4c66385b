/** Small things stored on this device; a browser that stores nothing still plays. */
/** The name under which the browser stores it. */
export const named = (key: string): string => `roundtable-${key}`;

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(named(key));
  } catch {
    return null;
  }
}

/** Store a value; null takes it away. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(named(key));
    else localStorage.setItem(named(key), value);
  } catch {
    // nothing is lost but the memory
  }
}
