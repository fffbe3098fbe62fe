import { expect, test } from "vitest";
import { scriptsBeside } from "../src/page-build.ts";

const script = (fileName: string, imports: readonly string[], facadeModuleId: string | null = null) => ({
  type: "chunk" as const,
  fileName,
  facadeModuleId,
  imports,
});

const bundle = {
  main: script("main.js", ["words.js"], "/house/src/main.tsx"),
  app: script("app.js", ["words.js", "head.js"], "/house/src/app.tsx"),
  head: script("head.js", ["sign.js"]),
  sign: script("sign.js", []),
  words: script("words.js", []),
  later: script("later.js", ["sign.js"], "/house/src/later.tsx"),
  sheet: { type: "asset" as const },
};

const { transformIndexHtml } = scriptsBeside(["/src/app.tsx"], "/replay/");
const linked = (filename: string) =>
  transformIndexHtml.handler('<script src="main.js"></script><link href="words.js">', { filename, bundle });

test("what the first script asks for at once stands in its page with all that it imports, each once", () => {
  const found = linked("/house/index.html").map(({ attrs }) => attrs.href);
  expect(found.toSorted()).toEqual(["/replay/app.js", "/replay/head.js", "/replay/sign.js"]);
});

test("a page that has another first script is left as it is", () => {
  expect(linked("/house/embed.html")).toEqual([]);
});
