import type { Seat } from "@blueplate/kernel";
import { addCounts, type Command, type CommandTag, countList, type State } from "../../model/index.ts";
import { type Flip, serverOf } from "../change.ts";
import { after, type Days, offersOf, ownOf, type Plan, type Replayed, replayed } from "./replay.ts";
import { structuresNear } from "./structures.ts";

export type { Days, Move, Replayed } from "./replay.ts";

/** Days that are played again for one change, at most. */
const TRIES = 24;

/** Places for a restaurant that are looked at. */
const PLACES = 400;

const RESTAURANT: readonly CommandTag[] = ["work.openRestaurant", "work.moveRestaurant"];

/** The towns before each decision of a chain, and the one before the last decision of all. */
const lookedBack = (days: Days, seat: Seat) => {
  const points: { readonly state: State; readonly command: Command }[] = [];
  let { state } = days;
  let last = state;
  for (const move of days.moves) {
    last = state;
    if (move.seat === seat) points.push({ state, command: move.command });
    state = after(days, state, move)?.state ?? state;
  }
  return { points, last };
};

type Past = ReturnType<typeof lookedBack>;
type Chain = State["chains"][number];

/** True when the chain would serve the house in the town before the dinner, if it were another one. */
const wouldServe = (
  { ruleset, house }: Days,
  { last }: Past,
  { seat, change }: Flip,
  other: Partial<Chain>,
): boolean => {
  const chains = last.chains.map((chain) =>
    chain.seat === seat ? { ...chain, stock: addCounts(chain.stock, change.goods), ...other } : chain,
  );
  return serverOf({ ruleset, state: { ...last, chains } }, house) === seat;
};

/** Earlier places in the order of business, the nearest first. */
const earlierPlans = (own: readonly Command[]): readonly (readonly Command[])[] =>
  own.flatMap((command, at) =>
    command._tag === "order.choosePosition"
      ? Array.from({ length: command.position - 1 }, (_, less): readonly Command[] =>
          own.with(at, { ...command, position: command.position - 1 - less }),
        )
      : [],
  );

/** Structures of the round of the dinner with which the chain might have done it. */
const structurePlans = (
  days: Days,
  past: Past,
  flip: Flip,
  own: readonly Command[],
): readonly (readonly Command[])[] => {
  const point = past.points.findLast(({ command }) => command._tag === "restructure.submit");
  const at = own.findLastIndex(({ _tag }) => _tag === "restructure.submit");
  if (point?.command._tag !== "restructure.submit" || at < 0) return [];
  const { employees } = point.command;
  const near = structuresNear(days.ruleset, point.state, flip.seat, employees, flip.change);
  // The price and the waitresses are seen at once; goods are seen when they are made.
  const isSeen = flip.change.nudge !== null;
  return near
    .filter((cards) => !isSeen || wouldServe(days, past, flip, { atWork: countList(cards) }))
    .map((cards) => own.with(at, { _tag: "restructure.submit", employees: cards }));
};

/** A restaurant opened or moved to where the way is short enough. */
const placings = (days: Days, past: Past, flip: Flip): readonly Command[] => {
  const { seat } = flip;
  for (const { state } of past.points) {
    const found = [...offersOf(days, RESTAURANT, state, seat, PLACES)].filter((command) => {
      const restaurants = after(days, state, { seat, command })?.state.chains[seat]?.restaurants;
      return restaurants !== undefined && wouldServe(days, past, flip, { restaurants });
    });
    if (found.length > 0) return found;
  }
  return [];
};

const plansOf = (days: Days, flip: Flip): readonly Plan[] => {
  const { seat, change } = flip;
  const own = ownOf(days, seat);
  const past = lookedBack(days, seat);
  const plan = (commands: readonly Command[]): Plan => ({ seat, own: commands, goods: change.goods, more: null });
  switch (change.nudge?._tag) {
    case "earlier":
      return earlierPlans(own).map(plan);
    case "nearer":
      return placings(days, past, flip).map((more) => ({ ...plan(own), more }));
    case "cheaper":
    case "waitresses":
      return structurePlans(days, past, flip, own).map(plan);
    case undefined:
      return [own, ...structurePlans(days, past, flip, own)].map(plan);
  }
};

/**
 * Looks for a legal way in which a chain could have brought a flip about: its structure, its place, its day are changed a little,
 * the smallest changes first, and the days are played again, everybody else deciding as they did as far as that is legal still. One
 * try a step: the days that flipped the house, or null where they did not.
 */
// eslint-disable-next-line func-style -- a generator
export function* otherwise(days: Days, flip: Flip): Generator<Replayed | null> {
  for (const plan of plansOf(days, flip).slice(0, TRIES)) {
    const way = replayed(days, plan);
    yield way?.server === flip.seat ? way : null;
  }
}
