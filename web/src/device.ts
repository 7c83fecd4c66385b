/** What a device is called in the list of devices, from what the browser says of itself. */
const BROWSERS: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS/, "macOS"],
  [/Linux/, "Linux"],
];

const first = (agent: string, names: [RegExp, string][]): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

export function deviceName(agent: string): string {
  return [first(agent, BROWSERS), first(agent, SYSTEMS)].filter(Boolean).join(", ");
}
