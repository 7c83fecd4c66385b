/** Many options as a list that can be read: by what they say first, else by the thing they touch. */
import type { Message, Option } from "../api/types";

/** Up to so many options stand by themselves. */
const FEW = 9;
/** So many are worth a title. */
const SEVERAL = 3;

export interface Group {
  key: string;
  /** Empty: its options stand by themselves. */
  title: string;
  options: Option[];
}

export type Row = { kind: "option"; option: Option; inside: boolean } | { kind: "group"; group: Group; open: boolean };

/** Group options if they are many; `text` says an option, `title` names a thing, `heading` what options with such a label do. */
export function groupsOf(
  options: Option[],
  text: (option: Option) => string,
  title: (thing: string) => string | null,
  heading: (label: Message) => string | null = () => null,
): Group[] {
  if (options.length <= FEW) return [{ key: "", title: "", options }];
  const bundled = bundles(options, (option) => option.label.id);
  return ordered(
    options,
    bundled.flatMap((group) => readable(group, text, title, heading)),
  );
}

/** Groups with the same title are one and stand where their first option would; the other options keep their order. */
function ordered(options: Option[], groups: Group[]): Group[] {
  const titled = new Map<string, Group>();
  for (const group of groups.filter((one) => one.title !== "")) {
    const first = titled.get(group.title);
    titled.set(group.title, first ? { ...first, options: [...first.options, ...group.options] } : group);
  }
  const large = [...titled.values()].filter((group) => group.options.length >= SEVERAL);
  const groupOf = new Map(large.flatMap((group) => group.options.map((option) => [option, group])));
  return options.flatMap((option): Group[] => {
    const group = groupOf.get(option);
    if (!group) return [{ key: option.notation, title: "", options: [option] }];
    return group.options[0] === option ? [group] : [];
  });
}

/** The rows of the list as they stand: groups, and the options of those that are open. */
export function rowsOf(groups: Group[], open: ReadonlySet<string>): Row[] {
  return groups.flatMap((group): Row[] => {
    const inside = group.title !== "";
    const options = group.options.map((option): Row => ({ kind: "option", option, inside }));
    if (!inside) return options;
    const shown = open.has(group.key);
    return [{ kind: "group", group, open: shown }, ...(shown ? options : [])];
  });
}

/** The words with which all texts begin. */
export function commonStart(texts: string[]): string {
  const [first = [], ...others] = texts.map((text) => text.split(" "));
  let count = 0;
  while (count < first.length - 1 && others.every((words) => words[count] === first[count])) count += 1;
  return first
    .slice(0, count)
    .join(" ")
    .replace(/[\s:,–—(]+$/, "");
}

/** A few options stand by themselves, more have the words they begin with as a title, too many are split by thing. */
function readable(
  group: Group,
  text: (option: Option) => string,
  title: (thing: string) => string | null,
  heading: (label: Message) => string | null,
): Group[] {
  const [first] = group.options;
  const named = first ? heading(first.label) : null;
  if (named !== null) return [{ ...group, title: named }];
  if (group.options.length < SEVERAL) return [group];
  const start = commonStart(group.options.map(text));
  if (start !== "" && group.options.length <= FEW) return [{ ...group, title: start }];
  return byThing(group, title) ?? [{ ...group, title: start }];
}

/** Split by the first touched thing that gives several groups, but far fewer than there are options. */
function byThing(group: Group, title: (thing: string) => string | null): Group[] | null {
  const most = Math.max(...group.options.map((option) => option.touches.length));
  for (let place = 0; place < most; place += 1) {
    const found = bundles(group.options, (option) => option.touches[place] ?? "");
    if (found.length < 2 || found.length > group.options.length / 2) continue;
    return found.map((one) => ({
      ...one,
      key: `${group.key} ${one.key}`,
      title: one.options.length < SEVERAL ? "" : (title(one.key) ?? ""),
    }));
  }
  return null;
}

function bundles(options: Option[], key: (option: Option) => string): Group[] {
  const found = new Map<string, Group>();
  for (const option of options) {
    const name = key(option);
    const group = found.get(name);
    if (group) group.options.push(option);
    else found.set(name, { key: name, title: "", options: [option] });
  }
  return [...found.values()];
}
