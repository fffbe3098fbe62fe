/**
 * Randomness by counter: every draw is a function of (seed, turn, label), so that adding a draw never shifts another.
 * `turn` counts the decisions on the effective line of the log.
 */
export interface Dice {
  /** A whole number from 0 to `bound` - 1, each equally likely. */
  int(label: string, bound: number): number;
  /** The items in random order. */
  shuffle<T>(label: string, items: readonly T[]): readonly T[];
  /** How many draws were made. */
  readonly rolls: number;
}

const mix = (hash: number): number => {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

const hashText = (text: string, start: number): number => {
  let h = start;
  for (let index = 0; index < text.length; index++) h = Math.imul(h ^ text.charCodeAt(index), 0x01000193);
  return mix(h);
};

/** The dice of one decision. */
export const diceFor = (seed: string, turn: number): Dice => {
  let rolls = 0;
  const draw = (label: string, bound: number, nth: number): number => {
    const limit = Math.floor(0x1_0000_0000 / bound) * bound;
    for (let attempt = 0; ; attempt++) {
      const value = hashText(`${seed}|${turn}|${label}|${nth}|${attempt}`, hashText(seed, 0x811c9dc5));
      if (value < limit) return value % bound;
    }
  };
  return {
    int: (label, bound) => {
      rolls++;
      return draw(label, bound, 0);
    },
    shuffle: (label, items) => {
      rolls++;
      const order = items.slice();
      for (let last = order.length - 1; last > 0; last--) {
        const other = draw(label, last + 1, last);
        // cast: both indices lie inside the array.
        [order[last], order[other]] = [order[other] as (typeof order)[number], order[last] as (typeof order)[number]];
      }
      return order;
    },
    get rolls() {
      return rolls;
    },
  };
};
