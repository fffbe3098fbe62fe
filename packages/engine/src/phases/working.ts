import type { Seat } from "@blueplate/kernel";
import { withAbility } from "../content/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import type { State, Turn } from "../model/index.ts";
import type { PhaseRow } from "../ruleset/index.ts";

/** A working day that has just begun (R7.1): nobody has acted, every training card has all its steps (R9.1). */
export const newTurn = (ruleset: Ruleset, state: State, seat: Seat): Turn => ({
  seat,
  step: ruleset.steps[0] ?? "recruit",
  recruits: [],
  phantoms: [],
  teachers: withAbility(ruleset.content, ruleset.formulas.workforce(ruleset, state, seat), "train")
    // Those of few steps first: the order in which stacked training draws on them.
    .toSorted((a, b) => a.ability.steps - b.ability.steps)
    .flatMap(({ employee, count, ability }) =>
      Array.from({ length: count }, () => ({ employee, left: ability.steps })),
    ),
  trained: [],
  acted: {},
  ended: false,
});

/** Phase 3 (R7): one player after the other, each finishes completely and says so (R7.4, D-18). */
export const WORKING: PhaseRow = {
  id: "working",
  begin: (ruleset, state) => {
    const [first, ...queue] = state.turnOrder;
    if (first === undefined) return [];
    const stage = { _tag: "working" as const, turn: newTurn(ruleset, state, first), queue };
    return [{ _tag: "PhaseBegan", round: state.round, stage }];
  },
  advance: (ruleset, state) => {
    const { stage } = state;
    if (stage._tag !== "working" || !stage.turn.ended) return [];
    const [next, ...queue] = stage.queue;
    return next === undefined ? [] : [{ _tag: "TurnBegan", turn: newTurn(ruleset, state, next), queue }];
  },
  done: (_, { stage }) => stage._tag === "working" && stage.turn.ended && stage.queue.length === 0,
  waitsFor: ({ stage }) => (stage._tag === "working" && !stage.turn.ended ? [stage.turn.seat] : []),
  mayResubmit: () => [],
};
