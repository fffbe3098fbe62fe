import type { LabelOffset } from "./arrange.ts";

/** Milliseconds in which a label covers about two thirds of its way. */
const DAMPING = 60;
/** Pixels from its place at which it is there. */
const THERE = 0.5;

const HOME: LabelOffset = [0, 0];

/** So far on its way, as often shortened as where it goes. */
const onTheWay = (x: number, y: number, [, , shortened]: LabelOffset): LabelOffset =>
  shortened ? [x, y, shortened] : [x, y];

/** Labels on their way from one place to another: they glide, where they would jump. */
export const createGlide = () => {
  let held: ReadonlyMap<string, LabelOffset> = new Map();
  let shown = new Map<string, LabelOffset>();
  const isThere = ([x, y]: LabelOffset, [u, v]: LabelOffset): boolean => Math.abs(x - u) + Math.abs(y - v) < THERE;
  return {
    /** The places that labels hold. */
    held: () => held,
    /** Gives labels their places; one that has not been seen before is there at once, and so are all when it is calm. */
    to: (next: ReadonlyMap<string, LabelOffset>, calm: boolean): void => {
      held = next;
      shown = new Map(
        Array.from(next, ([key, push]) => {
          const [x, y] = calm ? push : (shown.get(key) ?? push);
          return [key, onTheWay(x, y, push)];
        }),
      );
    },
    step: (milliseconds: number): void => {
      const share = 1 - Math.exp(-milliseconds / DAMPING);
      for (const [key, [x, y]] of shown) {
        const end = held.get(key) ?? HOME;
        const [u, v] = end;
        const next = onTheWay(x + (u - x) * share, y + (v - y) * share, end);
        shown.set(key, isThere(next, end) ? end : next);
      }
    },
    /** Where a label is now. */
    at: (key: string): LabelOffset => shown.get(key) ?? HOME,
    moves: (): boolean => Array.from(shown).some(([key, push]) => !isThere(push, held.get(key) ?? HOME)),
  };
};
