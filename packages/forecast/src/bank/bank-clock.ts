import type { Event, Ruleset, State } from "@blueplate/engine";
import { open, type Viewer } from "@blueplate/kernel";
import { bankTonight, paidAsItStands } from "./bank.ts";

/** What a round has done to the bank: dollars paid out at dinner, and taken back as salaries. */
export interface BankRate {
  readonly paidOut: number;
  readonly takenBack: number;
}

/** A break that is still to come: at which dinner, the next one counted as the first; null when out of sight. */
export interface BankBreakForecast {
  readonly nth: number;
  readonly soonest: number | null;
  readonly latest: number | null;
  readonly endsGame: boolean;
}

/** The bank as a clock: what it holds, how fast it runs down, when it breaks. */
export interface BankClock {
  readonly stock: number;
  readonly pace: BankRate | null;
  readonly breaks: readonly BankBreakForecast[];
}

/** The pace of the last dinner with the payday after it; null before the first dinner. */
export const bankRateOf = (facts: readonly Event[]): BankRate | null => {
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
    const added = content.reserves.find(({ face }) => face === known)?.amount;
    least += added ?? Math.min(...amounts);
    most += added ?? Math.max(...amounts);
  }
  return amounts.length > 0 ? [least, most] : [0, 0];
};

/**
 * At which dinner so many dollars have been paid out, the next one counted as the first: `first` at that one, then as the pace
 * has it; null when they never are.
 */
const dinnerAt = (dollars: number, first: number, { paidOut, takenBack }: BankRate): number | null => {
  if (first >= dollars) return 1;
  const left = dollars - first + takenBack - paidOut;
  if (left <= 0) return 2;
  const net = paidOut - takenBack;
  return net > 0 ? 2 + Math.ceil(left / net) : null;
};

/**
 * When the bank will break if dinners and salaries go on as in the last round; of tonight's dinner counts what is known of it.
 * That, and reserve cards that `viewer` may not see, make a span of the dinners (R15.2, R15.5, R21.1).
 */
export const bankClock = (
  ruleset: Ruleset,
  state: State,
  facts: readonly Event[],
  viewer: Viewer = "watcher",
): BankClock => {
  const { stock, breaks: broken } = state.bank;
  const pace = bankRateOf(facts);
  const tonight = bankTonight(ruleset, state) ?? { low: pace?.paidOut ?? 0, high: pace?.paidOut ?? 0 };
  const empties = ruleset.options["bank-break"] === "empty" ? 0 : 1;
  const toEnd = ruleset.content.constants.breaksToEnd;
  const reserves = broken > 0 ? ([0, 0] as const) : reservesOf(ruleset, state, viewer);
  const breaks = Array.from({ length: Math.max(0, toEnd - broken) }, (_, at): BankBreakForecast => {
    const when = (reserve: number, first: number): number | null =>
      pace && dinnerAt(stock + empties + (at > 0 ? reserve : 0), first, pace);
    const nth = broken + at + 1;
    return {
      nth,
      soonest: when(reserves[0], tonight.high),
      latest: when(reserves[1], tonight.low),
      endsGame: nth === toEnd,
    };
  });
  return { stock, pace, breaks };
};

/**
 * How many dinners there still are before the game ends with the bank (R15.5), tonight's counted, if they pay what the last one
 * paid, tonight's also what it would pay now, and reserve cards out of sight hold the most. Null when the end is out of sight, or
 * nothing can be said of tonight.
 */
export const dinnersLeft = (
  ruleset: Ruleset,
  state: State,
  facts: readonly Event[],
  viewer: Viewer = "watcher",
): number | null => {
  const pace = bankRateOf(facts);
  const tonight = bankTonight(ruleset, state);
  const toBreak = ruleset.content.constants.breaksToEnd - state.bank.breaks;
  if (!pace || !tonight || toBreak <= 0) return null;
  const empties = ruleset.options["bank-break"] === "empty" ? 0 : 1;
  const [, reserve] = toBreak > 1 ? reservesOf(ruleset, state, viewer) : [0, 0];
  const first = Math.min(Math.max(pace.paidOut, paidAsItStands(ruleset, state)), tonight.high);
  return dinnerAt(state.bank.stock + empties + reserve, first, pace);
};
