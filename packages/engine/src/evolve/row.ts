import type { Seat } from "@blueplate/kernel";
import { type Chain, type EventOf, type EventTag, type StageOf, type StageTag, type State } from "../model/index.ts";

/** How one fact changes the state: facts are complete, so no rule is asked. */
export type Evolve<T extends EventTag> = (state: State, event: EventOf<T>) => State;

/** The state with one chain changed. */
export const withChain = (state: State, seat: Seat, change: (chain: Chain) => Chain): State => {
  const before = state.chains[seat];
  if (!before) return state;
  const chains = state.chains.slice();
  chains[seat] = change(before);
  return { ...state, chains };
};

/** The state with the stage changed, if it is of that phase. */
export const withStage = <P extends StageTag>(
  state: State,
  phase: P,
  change: (stage: StageOf<P>) => StageOf<P>,
): State => {
  const { stage } = state;
  // cast: the tag says the member of the union.
  return stage._tag === phase ? { ...state, stage: change(stage as StageOf<P>) } : state;
};

/** The list with the entry at `index` replaced; the same list where it has none. */
export const replaced = <T>(list: readonly T[], index: number, value: T): readonly T[] => {
  if (index < 0 || index >= list.length) return list;
  const copy = list.slice();
  copy[index] = value;
  return copy;
};
