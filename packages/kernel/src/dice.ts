import { bytesOf, type SipKey, sipHash } from "./siphash.ts";

/**
 * Randomness by counter: every draw is a function of (seed, turn, label), so that adding a draw never shifts another.
 * `turn` counts the decisions on the mainline of the log.
 */
export interface Dice {
  /** A whole number from 0 to `bound` - 1, each equally likely. */
  int(label: string, bound: number): number;
  /** The items in random order. */
  shuffle<T>(label: string, items: readonly T[]): readonly T[];
  /** How many draws were made. */
  readonly rolls: number;
}

/** The seed as a key: two hashes of it under two fixed keys. */
const keyOf = (seed: string): SipKey => {
  const bytes = bytesOf(seed);
  return [...sipHash([1, 0, 0, 0], bytes), ...sipHash([2, 0, 0, 0], bytes)];
};

/**
 * The dice of one decision. The draws are SipHash under the seed, so that nobody who sees them can work the seed out; the
 * same seed gives the same draws for ever (docs/decisions/dice.md).
 */
export const diceFor = (seed: string, turn: number): Dice => {
  let key: SipKey | undefined;
  const draw = (label: string, bound: number, nth: number): number => {
    key ??= keyOf(seed);
    const limit = Math.floor(0x1_0000_0000 / bound) * bound;
    for (let attempt = 0; ; attempt++) {
      const [value] = sipHash(key, bytesOf(`${turn}|${nth}|${attempt}|${label}`));
      if (value < limit) return value % bound;
    }
  };
  const dice: Dice & { rolls: number } = {
    rolls: 0,
    int: (label, bound) => {
      dice.rolls++;
      return draw(label, bound, 0);
    },
    shuffle: (label, items) => {
      dice.rolls++;
      const order = items.slice();
      for (let last = order.length - 1; last > 0; last--) {
        const other = draw(label, last + 1, last);
        // cast: both indices lie inside the array.
        [order[last], order[other]] = [order[other] as (typeof order)[number], order[last] as (typeof order)[number]];
      }
      return order;
    },
  };
  return dice;
};
