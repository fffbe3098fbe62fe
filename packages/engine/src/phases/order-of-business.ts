import type { Seat } from "@blueplate/kernel";
import { freePositions } from "../forms/choose-position.ts";
import type { Ruleset } from "../ruleset/index.ts";
import type { Event, State } from "../model/index.ts";
import type { PhaseRow } from "../ruleset/index.ts";

/** Most open slots first, then the earlier in the previous order (R6.1, R6.2). */
const choosers = (
  ruleset: Ruleset,
  state: State,
): { readonly openSlots: readonly number[]; readonly queue: readonly Seat[] } => {
  const openSlots = state.chains.map(({ seat }) => ruleset.formulas.orderSlots(ruleset, state, seat));
  return { openSlots, queue: state.turnOrder.toSorted((a, b) => (openSlots[b] ?? 0) - (openSlots[a] ?? 0)) };
};

const isSeat = (seat: Seat | null): seat is Seat => seat !== null;

/** Phase 2 (R6): by open slots, everybody takes a free position; the last one gets what is left. */
export const ORDER_OF_BUSINESS: PhaseRow = {
  id: "order-of-business",
  begin: (ruleset, state) => [
    {
      _tag: "PhaseBegan",
      round: state.round,
      stage: { _tag: "order-of-business", ...choosers(ruleset, state), taken: state.turnOrder.map(() => null) },
    },
  ],
  advance: (_ruleset, state): readonly Event[] => {
    if (state.stage._tag !== "order-of-business") return [];
    const { queue, taken } = state.stage;
    const [seat] = queue;
    const [position] = freePositions(state);
    if (seat !== undefined && queue.length === 1 && position !== undefined) {
      return [
        { _tag: "PositionChosen", seat, position },
        { _tag: "TurnOrderSet", turnOrder: taken.map((each) => each ?? seat) },
      ];
    }
    return [];
  },
  done: (_ruleset, { stage }) => stage._tag === "order-of-business" && stage.taken.every(isSeat),
  waitsFor: ({ stage }) => (stage._tag === "order-of-business" ? stage.queue.slice(0, 1) : []),
  mayResubmit: () => [],
};
