import { beginsFromPosition, type Event, type FoodChainMagnate, type Ruleset } from "@blueplate/engine";
import type { GameSummary, SummaryReader, Entry } from "@blueplate/kernel";
import { Result } from "effect";
import { type ChainHistory, type HistoryReducer, type History, historyOf } from "./history.ts";

/** Hires that make an opening. */
const OPENING = 3;

const known = (traits: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(traits).flatMap(([name, value]) => (value === undefined || value === "" ? [] : [[name, value]])),
  );

/** The amounts of the reserve cards by seat, as the break of the bank turned them up (R15.2); empty where it did not. */
const reservesOf = ({ bank }: History): readonly (number | null)[] =>
  bank.breaks.find(({ reserves }) => reserves.some((amount) => amount !== null))?.reserves ?? [];

const traitsOf = (
  history: History,
  { seat, hires, milestones, campaigns }: ChainHistory,
): GameSummary["traits"][number] => {
  const reserve = reservesOf(history)[seat];
  return known({
    "first-hire": hires[0]?.employee,
    opening: hires
      .slice(0, OPENING)
      .map(({ employee }) => employee)
      .join(" "),
    "first-milestone": milestones[0]?.milestone,
    "first-campaign": campaigns[0]?.good,
    reserve: typeof reserve === "number" ? String(reserve) : undefined,
  });
};

/**
 * What statistics keep of a finished game: rounds; the milestones that were gained, the reserve cards (how the bank was voted
 * for) and the slots that came of them; by seat its first hire, its first three as the opening, its first milestone, the good
 * of its first campaign and its own reserve card.
 */
const digestOf = (ruleset: Ruleset, folding: HistoryReducer, entries: readonly Entry<Event>[]): GameSummary => {
  const history = historyOf(ruleset, folding, entries);
  const [broke] = history.bank.breaks;
  return {
    rounds: history.rounds.at(-1)?.round ?? 0,
    facts: {
      milestone: [...new Set(history.chains.flatMap(({ milestones }) => milestones.map((each) => each.milestone)))],
      reserve: reservesOf(history).flatMap((amount) => (amount === null ? [] : [String(amount)])),
      "ceo-slots": broke && reservesOf(history).length > 0 ? [String(broke.ceoSlots)] : [],
      breaks: [String(history.bank.breaks.length)],
    },
    traits: history.chains.map((chain) => traitsOf(history, chain)),
  };
};

/** How statistics read a finished game; one that began from a position says nothing about how others open. */
export const foodChainMagnateSummary = (game: FoodChainMagnate): SummaryReader => ({
  version: 1,
  of: (config, entries) => {
    const rules = game.load(config);
    if (Result.isFailure(rules) || beginsFromPosition(config)) return null;
    // cast: whoever asks has read the log with the codecs of these rules.
    return digestOf(rules.success.ruleset, rules.success, entries as readonly Entry<Event>[]);
  },
});
