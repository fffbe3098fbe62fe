import { redact } from "@blueplate/kernel";
import { type GameSource, type StudyContext, studyContextOf, type Study } from "@blueplate/study";
import { Tables } from "@blueplate/store";
import { Effect, Option } from "effect";
import { stored } from "../actors/actor-registry.ts";
import { GameCatalogue } from "../tables/catalogue.ts";
import { viewerOf } from "../tables/export.ts";
import { TableRegistry } from "../tables/table-registry.ts";
import type { TableActor } from "../tables/table-actor.ts";

/** The log of a table as a guest may see it; null before the start. Until its end it is one seat's, or a watcher's. */
const sourceOf = (actor: TableActor, guest: string): GameSource | null => {
  const { header, seed, status } = actor.record;
  if (!header) return null;
  const whole = status === "finished";
  const viewer = viewerOf(actor, guest);
  const entries = actor.log.map((entry) => redact(entry, viewer));
  const origin = { table: actor.id, whole };
  // cast: the stored head and entries are JSON as their schemas say.
  return { _tag: "Game", header, seed: whole ? seed : null, entries, origin } as unknown as GameSource;
};

const tablesIn = (study: Study): readonly string[] =>
  study.chapters.flatMap(({ source }) =>
    source._tag === "Game" && source.origin && !source.origin.whole ? [source.origin.table] : [],
  );

/** What a guest's edit may need to know of tables: `wanted` is the one that a new chapter is to be about. */
export type StudyContexts = (
  guest: string,
  study: Study,
  wanted: string | null,
) => Effect.Effect<StudyContext, Effect.Error<ReturnType<typeof stored>>>;

/** The ground of every study: the games of the house, and what is asked of its tables before an edit is decided. */
export const studyContexts = Effect.gen(function* () {
  const { games, scenarios = [] } = yield* GameCatalogue;
  const registry = yield* TableRegistry;
  const tables = yield* Tables;
  const base = studyContextOf({ games, scenarios });
  const isRunning = (table: string) =>
    Effect.map(stored(tables.get(table)), (found) => Option.exists(found, ({ status }) => status !== "finished"));
  const answer: StudyContexts = (guest, study, wanted) =>
    Effect.gen(function* () {
      const known = new Map<string, boolean>();
      for (const table of tablesIn(study)) known.set(table, yield* isRunning(table));
      if (wanted === null) return { ...base, running: (table) => known.get(table) === true };
      known.set(wanted, yield* isRunning(wanted));
      const actor = yield* Effect.catchTag(registry.open(wanted), "NoSuchTable", () => Effect.succeed(null));
      const source = actor ? sourceOf(actor, guest) : null;
      return {
        ...base,
        running: (table) => known.get(table) === true,
        table: (id) => (id === wanted ? source : null),
      };
    });
  return answer;
});
