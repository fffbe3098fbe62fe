import type { Content } from "@blueplate/engine";

/** More in the bank, since no reserve cards will follow (R22.1). Dollars a player. */
const MORE_BANK = 25;

/** What introductory and second game share: no reserve cards, no salaries, a fuller bank, the first break ends it (R22.1). */
export const simplified = (content: Content): Content => ({
  ...content,
  reserves: [],
  constants: { ...content.constants, breaksToEnd: 1, salary: 0 },
  seats: Object.fromEntries(
    Object.entries(content.seats).map(([seats, row]) => [
      seats,
      { ...row, bank: row.bank + MORE_BANK * Number(seats) },
    ]),
  ),
});
