import { noBill } from "../formulas/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import type { Module } from "./module.ts";

/** More in the bank, since no reserve cards will follow (R22.1). Dollars a player. */
const MORE_BANK = 25;

/** What introductory and second game share: no reserve cards, no salaries, a fuller bank, the first break ends it (R22.1). */
export const simplified = (ruleset: Ruleset): Ruleset => ({
  ...ruleset,
  formulas: { ...ruleset.formulas, billOf: noBill },
  content: {
    ...ruleset.content,
    reserves: [],
    constants: { ...ruleset.content.constants, breaksToEnd: 1 },
    seats: Object.fromEntries(
      Object.entries(ruleset.content.seats).map(([seats, row]) => [
        seats,
        { ...row, bank: row.bank + MORE_BANK * Number(seats) },
      ]),
    ),
  },
  phases: {
    ...ruleset.phases,
    setup: ruleset.phases.setup.filter((row) => row.id !== "setup-reserve"),
  },
});

/** The introductory game: also without milestones and without payday (R22.1). */
export const introductory: Module = {
  id: "introductory",
  version: 1,
  conflicts: ["second-game"],
  edit: (ruleset) => {
    const simpler = simplified(ruleset);
    return {
      ...simpler,
      content: { ...simpler.content, milestones: {} },
      phases: { ...simpler.phases, round: simpler.phases.round.filter((row) => row.id !== "payday") },
    };
  },
};
