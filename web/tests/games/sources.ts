/** Reads the content of a game and speaks its texts from the files the server has them from, for the tests. */
import { readdirSync, readFileSync } from "node:fs";
import type { Content } from "../../src/api/types";
import { speech, type Language } from "../../src/text/speech.svelte";

const SOURCE = new URL("../../../src/roundtable/", import.meta.url);

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

/** The content of a game. */
export function contentOf(game: string): Content {
  const folder = new URL(`games/${game}/content/`, SOURCE);
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name.replace(".toml", ""), fileOf(readFileSync(new URL(name, folder), "utf8"))]),
  );
}

/** Speak a language from the texts of a game themselves. */
export function speak(game: string, language: Language): void {
  globalThis.document ??= { documentElement: {} } as Document;
  speech.use(
    language,
    ["terms", "common", game, `web_${game}`].map((name) =>
      readFileSync(new URL(`text/${language}/${name}.ftl`, SOURCE), "utf8"),
    ),
  );
}
