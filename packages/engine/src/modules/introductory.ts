import { noBill } from "../formulas/index.ts";
import type { Definition, Module } from "./definition.ts";

/** More in the bank, since no reserve cards will follow (R22.1). Dollars a player. */
const MORE_BANK = 25;

/** What introductory and second game share: no reserve cards, no salaries, a fuller bank, the first break ends it (R22.1). */
export const simplified = (definition: Definition): Definition => ({
  ...definition,
  formulas: { ...definition.formulas, billOf: noBill },
  content: {
    ...definition.content,
    reserves: [],
    constants: { ...definition.content.constants, breaksToEnd: 1 },
    seats: Object.fromEntries(
      Object.entries(definition.content.seats).map(([seats, row]) => [
        seats,
        { ...row, bank: row.bank + MORE_BANK * Number(seats) },
      ]),
    ),
  },
  course: {
    ...definition.course,
    setup: definition.course.setup.filter((row) => row.id !== "setup-reserve"),
  },
});

/** The introductory game: also without milestones and without payday (R22.1). */
export const introductory: Module = {
  id: "introductory",
  edit: (definition) => {
    const simpler = simplified(definition);
    return {
      ...simpler,
      content: { ...simpler.content, milestones: {} },
      course: { ...simpler.course, round: simpler.course.round.filter((row) => row.id !== "payday") },
    };
  },
};
