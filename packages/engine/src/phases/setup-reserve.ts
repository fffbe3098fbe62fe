import type { PhaseRow } from "../ruleset/index.ts";

/** Everybody lays a reserve card, all at the same time (R2.11, D-04). */
export const SETUP_RESERVE: PhaseRow = {
  id: "setup-reserve",
  begin: (_ruleset, { round }) => [{ _tag: "PhaseBegan", round, stage: { _tag: "setup-reserve", ready: [] } }],
  advance: () => [],
  done: (_ruleset, { stage, turnOrder }) => stage._tag === "setup-reserve" && stage.ready.length === turnOrder.length,
  waitsFor: ({ stage, chains }) =>
    stage._tag === "setup-reserve" ? chains.map(({ seat }) => seat).filter((seat) => !stage.ready.includes(seat)) : [],
  mayResubmit: ({ stage }) => (stage._tag === "setup-reserve" ? stage.ready : []),
};
