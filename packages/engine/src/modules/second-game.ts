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
  conflicts: ["introductory"],
  rules: () => ({
    content: simplified,
    phases: [{ removes: "setup-reserve" }, { replaces: "payday", row: payday }],
  }),
};
