import type { TableGlance } from "@blueplate/api";
import { type Game, redact, roundOf } from "@blueplate/kernel";
import type { TableRecord } from "@blueplate/store";
import { Effect } from "effect";
import { awaited } from "./questions.ts";
import type { TableActor } from "./table-actor.ts";
import type { TableRegistry } from "./table-registry.ts";

/** Tables of which something is kept. */
const KEPT = 2_000;

/** Tables that one reading of a list looks at anew: the others come with the next ones. */
const LOOKED_AT_ONCE = 40;

/** A table in one look, with the eyes of whoever only watches: a secret cannot get into it. */
const glanceAt = (games: readonly Game[], { table, log, record }: TableActor): Omit<TableGlance, "waitsFor"> | null => {
  const first = log[0];
  const game = games.find(({ id }) => id === record.game);
  if (!table || !first || !game?.glance) return null;
  const view = redact(table.state, "watcher");
  return { ...game.glance(table.rules, view), round: roundOf(view), startedAt: first.at };
};

/** What lists show of tables that have begun. */
export interface Glances {
  /** By table; those that are not in it have not been looked at yet. */
  of(records: readonly TableRecord[]): Effect.Effect<ReadonlyMap<string, TableGlance>>;
}

/**
 * Tables in one look: each is looked at once and kept until it changes, so that reading a list unfolds no game that has stood
 * still since somebody else read it.
 */
export const createGlances = (registry: TableRegistry["Service"], games: readonly Game[]): Glances => {
  const kept = new Map<string, TableGlance | null>();
  registry.listen((table) => void kept.delete(table));
  const look = (id: string) =>
    registry.open(id).pipe(
      Effect.map((actor) => {
        const glance = glanceAt(games, actor);
        // What is kept the longest goes first.
        const [oldest] = kept.keys();
        if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
        kept.set(id, glance && { ...glance, waitsFor: awaited(actor) });
      }),
      // It was closed meanwhile, or the store does not answer: the list does without it.
      Effect.catch(() => Effect.void),
    );
  return {
    of: (records) =>
      Effect.gen(function* () {
        const begun = records.filter(({ status }) => status !== "open").map(({ id }) => id);
        for (const id of begun.filter((one) => !kept.has(one)).slice(0, LOOKED_AT_ONCE)) yield* look(id);
        return new Map(
          begun.flatMap((id): [string, TableGlance][] => {
            const glance = kept.get(id);
            return glance ? [[id, glance]] : [];
          }),
        );
      }),
  };
};
