import type { TableGlance } from "@blueplate/api";
import { beginTable, type DecidingMoment, type Game, redact, roundOf, type Rules } from "@blueplate/kernel";
import type { TableRecord } from "@blueplate/store";
import { Effect, Result } from "effect";
import { loadRules } from "../tables/catalogue.ts";
import { keep } from "../actors/keep.ts";
import { awaited } from "../tables/questions.ts";
import type { TableActor } from "../tables/table-actor.ts";
import type { TableRegistry } from "../tables/table-registry.ts";

/** Tables of which something is kept. */
const KEPT = 2_000;

/** Tables that one reading of a list looks at anew: the others come with the next ones. */
const LOOKED_AT_ONCE = 40;

/** What decided a game that is over: its picture is that moment, not the last position. Null where nothing did. */
const decidedIn = ({ decidingMoment }: Game, { table, record }: TableActor): DecidingMoment | null =>
  (table && record.outcome && decidingMoment?.(table.rules, table.entries, record.outcome.winners)) ?? null;

/** A table in one look, with the eyes of whoever only watches: a secret cannot get into it. */
const glanceAt = (games: readonly Game[], actor: TableActor): Omit<TableGlance, "waitsFor"> | null => {
  const { table, log, record } = actor;
  const first = log[0];
  const game = games.find(({ id }) => id === record.game);
  if (!table || !first || !game?.glance) return null;
  const view = redact(table.state, "watcher");
  const seen = game.glance(table.rules, view);
  const decided = decidedIn(game, actor);
  const picture = { outline: decided?.outline ?? seen.outline, laid: decided?.laid ?? [] };
  return { ...seen, ...picture, round: roundOf(view), startedAt: first.at };
};

/** A table from far as its game begins, as somebody sees it who only watches; null for a game that shows nothing from far. */
export const outlineAtStart = (
  games: readonly Game[],
  id: string,
  rules: Rules,
  seed: string,
): readonly string[] | null => {
  const { state } = beginTable(rules, seed, 0);
  return games.find((game) => game.id === id)?.glance?.(rules, redact(state, "watcher")).outline ?? null;
};

/** Whatever the game draws is drawn from here on a map that is chosen: nothing of it is shown. */
const NO_SEED = "the map is chosen";

/**
 * A table that gathers players from far, where its host chose the town: it stands in the configuration, which everybody may read.
 * A town that is drawn when the game begins is drawn from the seed, which nobody may know: null.
 */
export const chosenOutline = (
  games: readonly Game[],
  { status, game, config }: Pick<TableRecord, "status" | "game" | "config">,
): readonly string[] | null => {
  if (status !== "open" || config.opening === undefined) return null;
  const rules = loadRules(games, game, config);
  return Result.isSuccess(rules) ? outlineAtStart(games, game, rules.success, NO_SEED) : null;
};

/** What lists show of tables that have begun. */
export interface Glances {
  /** By table; those that are not in it have not been looked at yet. */
  of(records: readonly TableRecord[]): Effect.Effect<ReadonlyMap<string, TableGlance>>;
  /** The town of a table that gathers players, as `chosenOutline` has it. */
  opening(record: TableRecord): readonly string[] | null;
}

/**
 * Tables in one look: each is looked at once and kept until it changes, so that reading a list unfolds no game that has stood
 * still since somebody else read it.
 */
export const createGlances = (registry: TableRegistry["Service"], games: readonly Game[]): Glances => {
  const kept = new Map<string, TableGlance | null>();
  const openings = new Map<string, readonly string[] | null>();
  registry.listen((table) => {
    kept.delete(table);
    openings.delete(table);
  });
  const look = (id: string) =>
    registry.open(id).pipe(
      Effect.map((actor) => {
        const glance = glanceAt(games, actor);
        keep(kept, KEPT, id, glance && { ...glance, waitsFor: awaited(actor) });
      }),
      // It was closed meanwhile, or the store does not answer: the list does without it.
      Effect.catch(() => Effect.void),
    );
  return {
    opening: (record) =>
      record.status === "open"
        ? (openings.get(record.id) ?? keep(openings, KEPT, record.id, chosenOutline(games, record)))
        : null,
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
