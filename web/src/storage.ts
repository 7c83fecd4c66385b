/** Small things kept on this device; a browser that keeps nothing still plays. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`roundtable-${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`roundtable-${key}`);
    else localStorage.setItem(`roundtable-${key}`, value);
  } catch {
    // nothing is lost but the memory
  }
}
