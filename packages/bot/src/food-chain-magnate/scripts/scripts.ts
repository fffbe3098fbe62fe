import { type Script, STEADY } from "./script.ts";

type Hires = Script["hires"];

/** The steady manager's order with other people first: nobody is hired twice for it. */
const steadyAfter = (...first: Hires): Hires => [...first, ...STEADY.hires];

/** Waitresses and whoever waits for nothing else: cash without a salary. */
const FREE: Hires = [
  ["recruit", 1],
  ["market", 1],
  ["cook", 1],
  ["serve", 3],
  ["cook", 3],
  ["manage", 2],
  ["serve", 6],
  ["market", 2],
  ["cook", 4],
  ["serve", 8],
];

/**
 * Companies with one idea each, kept for ever so that every bot is held against them: a bot that one of them beats has a hole.
 * Each is the steady manager with other rows.
 */
export const SCRIPTS: Readonly<Record<string, Script>> = {
  /** Burgers, and cheaper than anybody: people who cut prices from the first days on, and a great one later. */
  "price-cutter": {
    ...STEADY,
    hires: [
      ["recruit", 1],
      ["market", 1],
      ["cook", 1],
      ["train", 1],
      ["cut", 1],
      ["cook", 2],
      ["manage", 1],
      ["cut", 2],
      ["serve", 1],
      ["market", 2],
      ["cut", 3],
      ...STEADY.hires,
    ],
    worths: { cut: 61 },
  },
  /** The steady manager with one person more, who takes a dollar off. */
  "one-pricing-manager": {
    ...STEADY,
    hires: [["recruit", 1], ["market", 1], ["cook", 1], ["train", 1], ["cut", 1], ...STEADY.hires],
    worths: { cut: 76 },
  },
  /** Pizza alone. */
  pizza: { ...STEADY, goods: { pizza: 4, burger: 0 } },
  /** Drinks for campaigns of drinks, served by many waitresses. */
  drinks: {
    ...STEADY,
    hires: [
      ["recruit", 1],
      ["market", 1],
      ["drinks", 1],
      ["train", 1],
      ["serve", 2],
      ["drinks", 3],
      ["manage", 1],
      ["serve", 4],
      ["market", 2],
      ["drinks", 4],
      ["manage", 2],
      ["serve", 8],
    ],
    training: [
      ["drinks", 1],
      ["market", 1],
      ["manage", 1],
      ["drinks", 2],
      ["market", 2],
    ],
    trained: ["drinks", "market", "manage"],
    trainedAtOnce: ["drinks"],
    worths: { drinks: 78 },
    goods: { burger: 0, pizza: 0 },
  },
  /** Burgers at twice the price. */
  luxury: {
    ...STEADY,
    hires: steadyAfter(["recruit", 1], ["market", 1], ["cook", 1], ["train", 1], ["cook", 2], ["manage", 1]),
    training: [["cook", 1], ["cook", 2], ["luxury", 0], ...STEADY.training],
    worths: { luxury: 90 },
  },
  /** The first billboard, which stays for ever, then many more. */
  "billboard-rush": {
    ...STEADY,
    hires: steadyAfter(
      ["market", 1],
      ["cook", 1],
      ["recruit", 1],
      ["market", 2],
      ["train", 1],
      ["cook", 2],
      ["market", 3],
    ),
  },
  /** The same, and cheaper than the neighbour. */
  "rush-with-cuts": {
    ...STEADY,
    hires: steadyAfter(
      ["market", 1],
      ["cook", 1],
      ["recruit", 1],
      ["train", 1],
      ["cut", 1],
      ["cook", 2],
      ["market", 3],
    ),
    worths: { cut: 61 },
  },
  /** Pays no salary, trains nobody, keeps every dollar. */
  "cash-hoarder": { ...STEADY, hires: FREE, training: [], trained: [], trainedAtOnce: [], worths: { serve: 66 } },
  /** Does what the richest rival does. */
  copycat: { ...STEADY, copies: true, worths: { cut: 76 } },
};
