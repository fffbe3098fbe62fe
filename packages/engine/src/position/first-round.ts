import { type Malformed, open } from "@blueplate/kernel";
import { addCounts, type Chain, cardsAway, faultAt, type State, totalOf } from "../model/index.ts";
import { type PositionContext, isBeforeWork } from "./position-context.ts";

const cardsOf = ({ hand, atWork, beach, busy }: Chain): number =>
  totalOf([atWork, beach, cardsAway(busy)].reduce(addCounts, open(hand, "referee") ?? {}));

/** Nobody has placed anything or advertised, and nobody has paid. */
const isUntouched = ({ bank, town }: State): boolean =>
  bank.breaks === 0 &&
  town.campaigns.length === 0 &&
  town.houses.every(({ printed, garden, demand }) => printed && garden === null && demand.length === 0);

/** R5.2: in the first round the CEO works alone; he hires one at most, and nothing is earned, gained or laid out. */
export const impossibleSoEarly = ({ given, state }: PositionContext): Malformed | null => {
  if (state.round > 1) return null;
  const hired = isBeforeWork(given.phase) ? 0 : 1;
  const nobodyHas = state.chains.every(
    (chain) =>
      !chain.bankrupt &&
      chain.cash === 0 &&
      chain.milestones.length === 0 &&
      totalOf(chain.atWork) === 0 &&
      cardsOf(chain) <= hired,
  );
  return nobodyHas && isUntouched(state) ? null : faultAt("given.round", { _tag: "FirstRound" });
};
