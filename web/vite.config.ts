import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { PreprocessorGroup } from "svelte/compiler";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { WIDTHS } from "./src/look/widths.ts";

const server = process.env["ROUNDTABLE_SERVER"] ?? "http://127.0.0.1:8765";
const LEAST = 1000;

/** Writes compressed files beside those that profit from it; the server picks what a browser takes. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir }) {
      if (!dir) return;
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
        const content = readFileSync(join(dir, name));
        if (content.length < LEAST) continue;
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

/** Puts widths in the places where the styles of components name them. */
const widths: PreprocessorGroup = {
  name: "widths",
  style: ({ content }) => ({
    code: content.replace(/@(?:media|container)[^{]*/g, (rule) =>
      rule.replace(/\(--([\w-]+)\)/g, (_, name: string) => widthOf(name)),
    ),
  }),
};

function widthOf(name: string): string {
  const width = Object.entries(WIDTHS).find(([known]) => known === name)?.[1];
  if (!width) throw new Error(`src/look/widths.ts has no width --${name}`);
  return width;
}

export default defineConfig({
  plugins: [svelte({ configFile: false, preprocess: widths }), compressed()],
  build: {
    outDir: "../src/roundtable/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "node", passWithNoTests: true },
});
