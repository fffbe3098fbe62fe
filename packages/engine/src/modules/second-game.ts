import { allCfosLeaving } from "../phases/leaving-cfos.ts";
import type { PhaseRow } from "../phases/index.ts";
import { simplified } from "./introductory.ts";
import type { Module } from "./definition.ts";

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
  edit: (definition) => {
    const simpler = simplified(definition);
    const round = simpler.course.round.map((row) => (row.id === "payday" ? payday : row));
    return { ...simpler, course: { ...simpler.course, round } };
  },
};
