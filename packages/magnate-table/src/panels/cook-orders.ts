import {
  abilityOf,
  actorsOf,
  actsLeft,
  type EmployeeId,
  type Good,
  kindsOf,
  type Ruleset,
  type State,
} from "@blueplate/engine";
import { lackedBy, salesOf } from "@blueplate/forecast";
import { stateOf } from "../game.ts";
import { foreseen, type PanelContext, seatIn } from "../panel-context.ts";

/** One cook and what he makes today; null rests. */
export interface Order {
  readonly cook: EmployeeId;
  readonly good: Good | null;
}

/** The command of an order that somebody cooks. */
export const commandOf = ({ cook, good }: Order) => ({ _tag: "work.produce", cook, good });

/** Everybody who can still cook, once for each time, each with what sells best. */
export const ordersOf = (props: PanelContext): readonly Order[] => {
  const state = stateOf(props.table);
  const seat = seatIn(props);
  return actorsOf(props.ruleset, state, seat, "cook")
    .flatMap((cook) => Array.from({ length: actsLeft(props.ruleset, state, seat, cook) }, () => cook))
    .filter((cook) => makesOf(props.ruleset, cook).length > 0)
    .reduce<readonly Order[]>((before, cook) => [...before, bestOrder(props, before, cook)], []);
};

/**
 * Of the goods that a cook can make the one that brings most tonight after the orders before his; of equals the one after which houses
 * lack least, since drinks may still be fetched for them; the first of those.
 */
const bestOrder = (props: PanelContext, before: readonly Order[], cook: EmployeeId): Order => {
  const { ruleset } = props;
  const [best] = makesOf(ruleset, cook)
    .map((good) => {
      const after = afterAll(props, [...before, { cook, good }]);
      return {
        good,
        income: salesOf(ruleset, after, seatIn(props)).income,
        lack: lackedBy(ruleset, after, seatIn(props)),
      };
    })
    .toSorted((a, b) => b.income - a.income || a.lack - b.lack);
  return { cook, good: best?.good ?? null };
};

/** The goods among which a cook chooses. */
export const makesOf = ({ content }: Ruleset, cook: EmployeeId): readonly Good[] =>
  kindsOf(abilityOf(content, cook, "cook")?.makes ?? {});

/** The town after these orders, as the rules would tell it. */
export const afterAll = (props: PanelContext, orders: readonly Order[]): State =>
  orders
    .filter(({ good }) => good !== null)
    .reduce((state, order) => foreseen(props, commandOf(order), state)?.state ?? state, stateOf(props.table));
