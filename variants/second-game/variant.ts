import { allCfosLeaving, type Module, type PhaseRow } from "@blueplate/engine";
import { simplified } from "../simplified.ts";

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
export const variant: Module = {
  id: "second-game",
  version: 1,
  preset: true,
  conflicts: ["introductory"],
  rules: () => ({
    content: simplified,
    phases: [{ removes: "setup-reserve" }, { replaces: "payday", row: payday }],
  }),
};
