import { fingerprint, type Rules } from "@blueplate/kernel";
import { Result, Schema } from "effect";
import { createStore, delMany, entries, get, set } from "idb-keyval";
import { noProgress, type Progress } from "./progress.ts";

const Stretches = Schema.Array(Schema.Struct({ first: Schema.Natural, count: Schema.Natural }));

const Kept = Schema.Struct({
  progress: Schema.Struct({
    tally: Schema.Struct({
      playouts: Schema.Natural,
      unfinished: Schema.Natural,
      wins: Schema.Array(Schema.Finite),
      ms: Schema.Finite,
    }),
    next: Schema.Natural,
    gaps: Stretches,
    flying: Stretches,
  }),
  /** Milliseconds since 1970. */
  at: Schema.Finite,
});

const decode = Schema.decodeUnknownResult(Kept);

/** Goes up when bots or playouts change, so that nothing is shown that today's would not say. */
const VERSION = 1;

/** Positions kept on a machine at most, and how many of the oldest go when there are more. */
const KEPT_AT_MOST = 400;
const SPARE = 50;

/** What an estimate belongs to: the position under its rules, who plays it on and with what chance. */
export const keyOf = (rules: Rules, encoded: unknown, turn: number, bots: readonly string[], seed: string): string =>
  fingerprint(JSON.stringify([VERSION, rules.game, rules.hash, rules.config, encoded, turn, bots, seed]));

/** Where estimates are kept between visits. */
export interface Shelf {
  readonly recall: (key: string, seats: number) => Promise<Progress>;
  readonly keep: (key: string, progress: Progress) => Promise<void>;
}

const store = () => createStore("blueplate-chance", "estimates");

const prune = async (): Promise<void> => {
  const all = await entries<string, { readonly at: number }>(store());
  if (all.length <= KEPT_AT_MOST) return;
  const oldest = all.toSorted(([, one], [, other]) => one.at - other.at).slice(0, all.length - KEPT_AT_MOST + SPARE);
  await delMany(
    oldest.map(([key]) => key),
    store(),
  );
};

/** Estimates kept in this browser. Where it keeps nothing (a private window), all is played anew. */
export const browserShelf = (): Shelf => {
  let count = 0;
  return {
    recall: async (key, seats) => {
      const found = await get<unknown>(key, store()).catch(() => undefined);
      const kept = decode(found);
      return Result.isSuccess(kept) ? kept.success.progress : noProgress(seats);
    },
    keep: async (key, progress) => {
      await set(key, { progress, at: Date.now() }, store()).catch(() => undefined);
      // Looked through now and then only: it reads everything.
      if (count++ % SPARE === 0) await prune().catch(() => undefined);
    },
  };
};
