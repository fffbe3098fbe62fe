import { Result } from "effect";
import { type Chance, randomCommand } from "../chance.ts";
import { diceFor } from "../dice.ts";
import type { Rules } from "../rules.ts";
import type { Tagged } from "../json.ts";
import type { Entry } from "../log.ts";
import type { Seat } from "../seat.ts";
import { beginTable, submit, type Table } from "../table.ts";

/** A moment of a random game: the table before a decision, the decision, and the table after it. */
export interface Moment<S, C extends Tagged, E extends Tagged> {
  readonly seed: string;
  readonly before: Table<S, C, E>;
  readonly seat: Seat;
  readonly command: C;
  readonly entry: Entry<E>;
  readonly after: Table<S, C, E>;
}

/** Chance from a seed: quick, repeatable, and good enough for tests. */
export const chanceOf = (seed: string): Chance => {
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

/** A game under the random policy, decision by decision, to its end or to `cap` decisions. */
// oxlint-disable-next-line func-style -- a generator
export function* randomGame<S, C extends Tagged, E extends Tagged>(
  rules: Rules<S, C, E>,
  seed: string,
  cap: number,
): Generator<Moment<S, C, E>> {
  const chance = chanceOf(seed);
  let before = beginTable(rules, seed, 0);
  for (let count = 0; count < cap; count++) {
    const waiting = rules.waitsFor(before.state);
    const seat = waiting[chance(waiting.length)];
    if (seat === undefined) return;
    const command = randomCommand(rules, before.state, seat, chance);
    if (!command) throw broken("a seat that must decide can", seed, before.entries.length, `seat ${seat} cannot`);
    const request = { seat, commandId: `c${before.entries.length}`, seen: before.entries.length - 1, command };
    const step = submit(before, request, before.entries.length);
    if (Result.isFailure(step)) {
      const why = `${JSON.stringify(command)} of seat ${seat} is refused: ${JSON.stringify(step.failure)}`;
      throw broken("what is offered is accepted", seed, before.entries.length, why);
    }
    const { table: after, entry } = step.success;
    yield { seed, before, seat, command, entry, after };
    before = after;
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
