/** One set of icons on a 24-unit grid, drawn by us as paths. A part without a colour takes that of the text around it. */
export interface Part {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}
export type Icon = Part[];

const icons = new Map<string, Icon>();

/** Add icons to the set, by name. */
export function addIcons(more: Record<string, Icon>): void {
  for (const [name, icon] of Object.entries(more)) icons.set(name, icon);
}

export function iconOf(name: string): Icon | undefined {
  return icons.get(name);
}
