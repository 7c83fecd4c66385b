/** Reads the content of Paladins and speaks its texts, for the tests. */
import { readdirSync, readFileSync } from "node:fs";
import type { Content, Words } from "../../../src/api/types";
import { speech, type Language } from "../../../src/text/speech.svelte";

const SOURCE = new URL("../../../../src/roundtable/", import.meta.url);
const FOLDER = new URL("games/paladins/content/", SOURCE);
const TEXTS = ["terms", "common", "paladins", "web_paladins"];

type Entry = Record<string, unknown>;

/** A value as these files write it; inline tables become objects. */
const valueOf = (text: string): unknown =>
  JSON.parse(text.replace(/([a-z_]+) = /g, '"$1": ').replace(/,(\s*[\]}])/g, "$1"));

function fileOf(source: string): Entry {
  const file: Entry = {};
  let entry = file;
  const whole = source.replace(/^#.*\n/gm, "").replace(/ = \[\n([\s\S]*?)\n\]/g, (_, inside: string) => {
    return ` = [${inside.replaceAll("\n", " ")}]`;
  });
  for (const line of whole.split("\n")) {
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

/** Texts put together by the server are stood in for by their own words. */
export const words: Words = new Proxy({}, { get: () => new Proxy({}, { get: (_, word) => String(word) }) });

/** Speak a language from the texts themselves. */
export function speakFromFiles(language: Language): void {
  globalThis.document ??= { documentElement: {} } as Document;
  speech.use(
    language,
    TEXTS.map((name) => readFileSync(new URL(`text/${language}/${name}.ftl`, SOURCE), "utf8")),
  );
}
