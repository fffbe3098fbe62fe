import { type Rng, randomCommand } from "../random-command.ts";
import { diceFor } from "../dice.ts";
import type { Tagged } from "../json.ts";
import { stopText } from "../match/end.ts";
import { playOn, type TablePly } from "../match/match.ts";
import type { Rules } from "../rules.ts";
import { beginTable } from "../table.ts";
import { checkedRules } from "./checked.ts";

/** Random numbers from a seed: quick, repeatable, and good enough for tests. */
export const rngOf = (seed: string): Rng => {
  let state = diceFor(seed, 0).int("chance", 0x1_0000_0000);
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * bound);
  };
};

/** A failed law, told so that the game can be played again. */
export const broken = (law: string, seed: string, seq: number, what: string): Error =>
  new Error(`${law}: seed ${JSON.stringify(seed)}, entry ${seq}: ${what}`);

/** The next decision of a game; an error on the way, such as an invalid fact, is told with the game's seed. */
const nextOf = <Ply, End>(plies: Iterator<Ply, End>, seed: string, seq: number): IteratorResult<Ply, End> => {
  try {
    return plies.next();
  } catch (error) {
    throw broken("a decision comes to valid facts", seed, seq, error instanceof Error ? error.message : String(error));
  }
};

/** A game under the random policy, decision by decision, to its end or to `cap` decisions; every fact of it is checked. */
// oxlint-disable-next-line func-style -- a generator
export function* randomGame<S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  seed: string,
  cap: number,
): Generator<TablePly<S, C, E>> {
  const rng = rngOf(seed);
  const begun = beginTable(checkedRules(rules), seed, 0);
  const plies = playOn(begun, ({ state }, seat) => randomCommand(rules, state, seat, rng), {
    most: cap,
    choose: (waiting) => waiting[rng(waiting.length)],
  });
  let next = nextOf(plies, seed, begun.entries.length);
  while (!next.done) {
    yield next.value;
    next = nextOf(plies, seed, next.value.after.entries.length);
  }
  const end = next.value;
  if (end._tag === "Undecided" || end._tag === "Refused") {
    throw broken("a seat that must decide can, as it is offered", seed, end.last.entries.length, stopText(end));
  }
}

/** The moments of one game, for many who go through them: each is brought about once, when it is first asked for. */
export const remembered = <M>(moments: Iterator<M>): (() => Iterable<M>) => {
  const known: M[] = [];
  return function* () {
    for (let index = 0; ; index++) {
      if (index === known.length) {
        const next = moments.next();
        if (next.done === true) return;
        known.push(next.value);
      }
      const moment = known[index];
      if (moment !== undefined) yield moment;
    }
  };
};

/** The first of every `n` moments. */
// oxlint-disable-next-line func-style -- a generator
export function* everyNth<M>(moments: Iterable<M>, n: number): Generator<M> {
  let count = 0;
  for (const moment of moments) if (count++ % n === 0) yield moment;
}

/** At most `most` of the moments, spread evenly from the first to the last. */
export const spread = <M>(moments: readonly M[], most: number): readonly M[] => {
  if (moments.length <= most) return moments;
  const step = (moments.length - 1) / Math.max(1, most - 1);
  return Array.from({ length: most }, (_, at) => moments[Math.round(at * step)]).filter((each) => each !== undefined);
};
