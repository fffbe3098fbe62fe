import { open, type Viewer } from "@blueplate/kernel";
import type { Ruleset } from "../formulas/index.ts";
import type { Event, State } from "../model/index.ts";
import { bankTonight } from "./bank.ts";

/** What a round has done to the bank: dollars paid out at dinner, and taken back as salaries. */
export interface Pace {
  readonly paidOut: number;
  readonly takenBack: number;
}

/** A break that is still to come: in how many rounds, this one counted, at the pace of the bank; null when out of sight. */
export interface Break {
  readonly nth: number;
  readonly soonest: number | null;
  readonly latest: number | null;
  readonly endsGame: boolean;
}

/** The bank as a clock: what it holds, how fast it runs down, when it breaks. */
export interface BankClock {
  readonly stock: number;
  readonly pace: Pace | null;
  readonly breaks: readonly Break[];
}

/** The pace of the last dinner with the payday after it; null before the first dinner. */
export const paceOf = (facts: readonly Event[]): Pace | null => {
  const begins = facts.findLastIndex((fact) => fact._tag === "PhaseBegan" && fact.stage._tag === "dinnertime");
  if (begins < 0) return null;
  let [paidOut, takenBack] = [0, 0];
  for (const fact of facts.slice(begins)) {
    if (fact._tag !== "MoneyPaid") continue;
    if (fact.amount > 0) paidOut += fact.amount - fact.owed;
    else takenBack -= fact.amount;
  }
  return { paidOut, takenBack };
};

/** What the reserve cards will add, as far as the viewer knows them: the sum of the least and of the most (R2.4, R15.2). */
const reservesOf = ({ content }: Ruleset, state: State, viewer: Viewer): readonly [number, number] => {
  const amounts = content.reserves.map(({ amount }) => amount);
  let [least, most] = [0, 0];
  for (const chain of state.chains) {
    const seen = typeof viewer === "number" ? state.chains[viewer]?.seenReserves : null;
    const known = (chain.reserve && open(chain.reserve, viewer)) ?? (seen && open(seen, viewer)?.[chain.seat]);
    least += known ?? Math.min(...amounts);
    most += known ?? Math.max(...amounts);
  }
  return amounts.length > 0 ? [least, most] : [0, 0];
};

/** The dinner, this round's counted as the first, at which so many dollars are paid out; null when they never are. */
const roundOf = (dollars: number, out: number, { takenBack }: Pace): number | null => {
  if (out >= dollars) return 1;
  const net = out - takenBack;
  return net > 0 ? 1 + Math.ceil((dollars - out) / net) : null;
};

/**
 * When the bank will break if dinners and salaries go on as in the last round; tonight's dinner counts instead where its sum is
 * known. Reserve cards that `viewer` may not see make a span of the rounds (R15.2, R15.5, R21.1).
 */
export const bankClock = (
  ruleset: Ruleset,
  state: State,
  facts: readonly Event[],
  viewer: Viewer = "watcher",
): BankClock => {
  const { stock, breaks: broken } = state.bank;
  const pace = paceOf(facts);
  const tonight = bankTonight(ruleset, state);
  const out = tonight && tonight.low === tonight.high ? tonight.low : pace?.paidOut;
  const empties = ruleset.options["bank-break"] === "empty" ? 0 : 1;
  const toEnd = ruleset.content.constants.breaksToEnd;
  const [least, most] = broken > 0 ? [0, 0] : reservesOf(ruleset, state, viewer);
  const breaks = Array.from({ length: Math.max(0, toEnd - broken) }, (_, at): Break => {
    const dollars = (more: number): number => stock + empties + (at > 0 ? more : 0);
    const when = (more: number) => (pace && out !== undefined ? roundOf(dollars(more), out, pace) : null);
    return { nth: broken + at + 1, soonest: when(least), latest: when(most), endsGame: broken + at + 1 === toEnd };
  });
  return { stock, pace, breaks };
};
