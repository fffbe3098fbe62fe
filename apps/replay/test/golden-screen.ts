import { foodChainMagnate } from "@blueplate/variants";
import { readFileSync } from "node:fs";
import { LOG_VERSION, readLog, upcastEntry } from "@blueplate/kernel";
import { type Chapter, studyContextOf, nodeOf, type Study, type RequestedSource } from "@blueplate/study";
import { Result } from "effect";
import { expect } from "vitest";
import type { MoveTrial } from "../src/session/playing.ts";
import { createLocal, openLocal } from "../src/study-stores/local.ts";
import { memoryStore } from "../src/study-stores/edit-store.ts";

const GROUND = studyContextOf({ games: [foodChainMagnate], scenarios: [] });

/** A frozen game as the chapter of a study in this browser, as a screen holds it, at step 20. */
export const goldenScreen = async (game: string) => {
  const text = readFileSync(new URL(`../../../goldens/food-chain-magnate/${game}.jsonl`, import.meta.url), "utf8");
  const log = Result.getOrThrow(readLog(text, (header) => foodChainMagnate.load(header.config)));
  const [, ...entries] = text
    .trimEnd()
    .split("\n")
    .map((line) => upcastEntry(JSON.parse(line)));
  const header = { ...log.header, hash: log.rules.hash, version: LOG_VERSION };
  // cast: the log was read a moment ago.
  const source = { _tag: "Log", header, seed: log.seed, entries } as unknown as RequestedSource;
  const chapter = { _tag: "AddChapter", chapter: "c", name: "c", source } as const;
  const store = memoryStore();
  const id = Result.getOrThrow(await createLocal(store, GROUND, { title: "t", name: "Ann", chapter }));
  const host = Result.getOrThrow(await openLocal(store, GROUND, id));
  let study: Study | undefined;
  host?.watch((told) => {
    if (told._tag === "Study") ({ study } = told);
  });
  const now = (): { readonly study: Study; readonly chapter: Chapter } => {
    const [first] = study?.chapters ?? [];
    if (!study || !first) throw new Error("no chapter");
    return { study, chapter: first };
  };
  if (!host) throw new Error("no study");
  const reader = Result.getOrThrow(GROUND.reader(now().chapter.source));
  let at = "m20";
  const trying: MoveTrial = {
    host,
    reader,
    study: () => now().study,
    chapter: () => now().chapter,
    node: () => nodeOf(now().chapter, at) ?? expect.fail(`no node ${at}`),
    goTo: (node) => void (at = node),
  };
  return { trying, now, at: () => at, log, goTo: trying.goTo };
};
