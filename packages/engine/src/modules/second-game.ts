import { allCfosLeaving } from "../phases/leaving-cfos.ts";
import type { PhaseRow } from "../ruleset/index.ts";
import { simplified } from "./introductory.ts";
import type { Module } from "./module.ts";

/** Where payday would have been, a CFO beside the $100 milestone still leaves; nobody decides anything (R22.3). */
const payday: PhaseRow = {
  id: "payday",
  begin: allCfosLeaving,
  advance: () => [],
  done: () => true,
  waitsFor: () => [],
  mayResubmit: () => [],
};

/** The second game: the introductory game with milestones (R22.2). */
export const secondGame: Module = {
  id: "second-game",
  version: 1,
  edit: (ruleset) => {
    const simpler = simplified(ruleset);
    const round = simpler.phases.round.map((row) => (row.id === "payday" ? payday : row));
    return { ...simpler, phases: { ...simpler.phases, round } };
  },
};
