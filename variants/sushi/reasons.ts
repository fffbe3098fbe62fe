import { type Cards, countOf, type EmployeeId, type EventOf, withAbility } from "@blueplate/engine";
import type { GuestOutlook, ModuleReasons, ReasonContext } from "@blueplate/variants/reason";
import { SUSHI } from "./variant.ts";

/** Pieces, the gardens that they feed tonight, those of them that would not come otherwise, and what all pay. */
type FedReason = {
  readonly id: "sushi:tonight" | "sushi:made";
  readonly count: number;
  readonly houses: readonly number[];
  readonly won: readonly number[];
  readonly dollars: number;
};

/** Gardens that are fed; or those that so many pieces a day could go to. */
export type SushiReason =
  | FedReason
  | { readonly id: "sushi:trained"; readonly count: number; readonly houses: readonly number[] };

/** Pieces that these cards make in a day. */
const madeBy = ({ ruleset }: ReasonContext, cards: Cards): number =>
  withAbility(ruleset.content, cards, "cook").reduce(
    (sum, { count, ability }) => sum + count * (ability.makes[SUSHI] ?? 0),
    0,
  );

/** What a garden pays for sushi: a piece for each of its tokens (E6.1, E6.2). */
const paidBy = ({ ruleset, state, seat }: ReasonContext, { house }: GuestOutlook): number => {
  const { formulas } = ruleset;
  const price = formulas.unitPrice(ruleset, state, seat) * formulas.priceFactor(ruleset, state, house);
  return house.demand.length * (price + formulas.bonusFor(ruleset, state, seat, SUSHI));
};

const isGarden = ({ house, isInReach }: GuestOutlook): boolean => isInReach && house.garden !== null;

/** The gardens of tonight that so many pieces are enough for, in the order in which they eat; nothing where there is none. */
const gardens = (here: ReasonContext, id: FedReason["id"], count: number): readonly FedReason[] => {
  let left = count;
  const fed: GuestOutlook[] = [];
  for (const guest of here.tonight.filter(isGarden)) {
    if (guest.house.demand.length > left) continue;
    left -= guest.house.demand.length;
    fed.push(guest);
  }
  const numbers = (of: readonly GuestOutlook[]): readonly number[] => of.map(({ house }) => house.house);
  const won = fed.filter(({ server }) => server !== here.seat);
  const dollars = fed.reduce((sum, guest) => sum + paidBy(here, guest), 0);
  return fed.length === 0 ? [] : [{ id, count, houses: numbers(fed), won: numbers(won), dollars }];
};

const stockOf = ({ state, seat }: ReasonContext): number => countOf(state.chains[seat]?.stock ?? {}, SUSHI);

/** Hungry gardens within reach, of which somebody who makes so much could feed some. */
const lesson = (here: ReasonContext, to: EmployeeId): readonly SushiReason[] => {
  const count = madeBy(here, { [to]: 1 });
  const houses = here.tonight.filter(isGarden).map(({ house }) => house.house);
  return count === 0 || houses.length === 0 ? [] : [{ id: "sushi:trained", count, houses }];
};

/** Gardens take sushi before what they were told to want, and pay double for it. */
export const reasons: ModuleReasons<SushiReason> = {
  company: (here) => {
    const { ruleset, state, seat } = here;
    const made = madeBy(here, ruleset.formulas.workforce(ruleset, state, seat));
    return made === 0 ? [] : gardens(here, "sushi:tonight", stockOf(here) + made);
  },
  facts: {
    Produced: (here, { good, count }: EventOf<"Produced">) =>
      good === SUSHI ? gardens(here, "sushi:made", stockOf(here) + count) : [],
    Trained: (here, { to }: EventOf<"Trained">) => lesson(here, to),
  },
};
