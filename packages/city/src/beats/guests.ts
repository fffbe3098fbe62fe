import { restaurantKey } from "../piece/stand.ts";
import type { Beat } from "./beat.ts";
import { type WalkedDiner, walkOn, wayToCounter, wayToStaff } from "./on-foot.ts";
import { extra, type Theatre } from "./theatre.ts";
import { eased, wayLength } from "./way.ts";

/** The quarter to which a diner's open side looks now. */
const turnOf = ({ pieces }: Theatre, diner: WalkedDiner): number => pieces.get(restaurantKey(diner))?.turn ?? 0;

/** Sizes of those who walk: a grown-up first, a child behind; how far behind, in squares. */
const FAMILY = [1.3, 1] as const;
const BEHIND = 0.2;
/** Shares of a walk at which the family has reached the counter, and at which it gets up. */
const [SEATED, UP] = [0.32, 0.68];

/** How far in one is, as a share of the way: 0 at the kerb, 1 at the counter. */
const inward = (t: number): number => {
  if (t < SEATED) return eased(t / SEATED);
  return t > UP ? 1 - eased((t - UP) / (1 - UP)) : 1;
};

/** A family on foot: from the kerb to the counter and back. Before and after that it sits in its car. */
export const walkIn = (
  theatre: Theatre,
  { house, diner }: Pick<Extract<Beat, { kind: "walk" }>, "house" | "diner">,
  t: number,
  touched: Set<string>,
): void => {
  const { crowd } = theatre;
  const isOut = t > 0 && t < 1;
  const path = isOut ? wayToCounter(diner, turnOf(theatre, diner)) : null;
  for (const [i, size] of FAMILY.entries()) {
    const key = `beat:guest:${house}:${i}`;
    if (!path) {
      if (crowd.has(key)) crowd.remove(key);
      continue;
    }
    extra(crowd, key, { kind: "person", who: house + i * 3 });
    touched.add(key);
    const { at, turn } = walkOn(path, inward(t) * wayLength(path.points) - i * BEHIND, t > UP);
    crowd.pose(key, at, turn, size);
  }
};

/** A waitress: from the counter out by the door to whoever has arrived, and in again. */
export const serve = (
  theatre: Theatre,
  { diner }: Extract<Beat, { kind: "serve" }>,
  t: number,
  touched: Set<string>,
): void => {
  const key = `beat:staff:${diner.at.join()}`;
  extra(theatre.crowd, key, { kind: "counter-staff" });
  touched.add(key);
  const path = wayToStaff(diner, turnOf(theatre, diner));
  const { at, turn } = walkOn(path, wayLength(path.points) * (1 - Math.sin(t * Math.PI)), t < 0.5);
  theatre.crowd.pose(key, at, turn, 1.3);
};
