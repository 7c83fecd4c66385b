/** Reads the content of Merlin and speaks its texts, for the tests. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Content } from "../../../src/api/types";
import { speech, type Language } from "../../../src/text/speech.svelte";

const SOURCE = new URL("../../../../src/roundtable/", import.meta.url);
const FOLDER = new URL("games/merlin/content/", SOURCE);
const TEXTS = ["terms", "common", "merlin", "web_merlin"];

/** A value as these files write it; an inline table becomes an object. */
const valueOf = (text: string): unknown => JSON.parse(text.replace(/([a-z_]+) = /g, '"$1": '));

type Entry = Record<string, unknown>;

function fileOf(source: string): Entry {
  const file: Entry = {};
  let entry = file;
  for (const line of source.split("\n")) {
    const heading = /^\[+([a-z_]+)\]+$/.exec(line);
    const pair = /^([a-z_]+) = (.*)$/.exec(line);
    if (heading?.[1]) {
      entry = {};
      if (line.startsWith("[[")) file[heading[1]] = [...((file[heading[1]] as Entry[] | undefined) ?? []), entry];
      else file[heading[1]] = entry;
    } else if (pair?.[1] && pair[2]) entry[pair[1]] = valueOf(pair[2]);
  }
  return file;
}

export const content: Content = Object.fromEntries(
  readdirSync(FOLDER).map((name) => [name.replace(".toml", ""), fileOf(readFileSync(new URL(name, FOLDER), "utf8"))]),
);

/** Speak a language from the texts themselves. */
export function speakFromFiles(language: Language): void {
  globalThis.document ??= { documentElement: {} } as Document;
  const folder = fileURLToPath(new URL(`text/${language}/`, SOURCE));
  speech.use(
    language,
    TEXTS.map((name) => readFileSync(`${folder}${name}.ftl`, "utf8")),
  );
}
