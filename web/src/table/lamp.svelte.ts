/** Lights things on the table for a while: what a line of the story speaks of, what happened to the viewer. */
const SHINES = 3200;

export class Lamp {
  /** Names of things, places and pieces. */
  names = $state.raw<string[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  light(names: string[], shines = SHINES): void {
    clearTimeout(this.timer);
    this.names = [...new Set(names)];
    if (names.length > 0) this.timer = setTimeout(() => (this.names = []), shines);
  }

  out(): void {
    this.light([]);
  }
}
