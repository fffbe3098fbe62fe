import type { History } from "./history.ts";
import { valueAt, type Series, type StepRange } from "./series.ts";

/** What charts of a game are drawn from. */
export type ChartSource = Pick<History, "steps" | "rounds" | "phases" | "chains" | "bank">;

const until = <T extends { readonly at: number }>(all: readonly T[], at: number): readonly T[] =>
  all.filter((each) => each.at <= at);

const spansUntil = <T extends StepRange>(spans: readonly T[], at: number): readonly T[] =>
  spans.filter(({ from }) => from <= at).map((span) => (span.to > at ? { ...span, to: at } : span));

/** The series of a record up to a step; `isKept` decides which of them were there by then. */
const seriesUntil = <K extends string>(
  record: Readonly<Partial<Record<K, Series>>>,
  at: number,
  isKept: (series: Series) => boolean,
): Readonly<Partial<Record<K, Series>>> => {
  const kept: Partial<Record<K, Series>> = {};
  // cast: the keys of the record are its own.
  for (const key of Object.keys(record) as K[]) {
    const series = until(record[key] ?? [], at);
    if (isKept(series)) kept[key] = series;
  }
  return kept;
};

const chainUntil = (chain: ChartSource["chains"][number], at: number): ChartSource["chains"][number] => ({
  ...chain,
  cash: until(chain.cash, at),
  income: { ...chain.income, ...seriesUntil(chain.income, at, () => true) },
  bills: until(chain.bills, at),
  unitPrice: until(chain.unitPrice, at),
  staff: until(chain.staff, at),
  // A family that a chain has only later on would tell that it comes.
  staffBy: seriesUntil(chain.staffBy, at, (series) => series.some(({ value }) => value > 0)),
  cards: until(chain.cards, at),
  restaurants: until(chain.restaurants, at),
  hires: until(chain.hires, at),
  trainings: until(chain.trainings, at),
  gifts: until(chain.gifts, at),
  dismissals: until(chain.dismissals, at),
  milestones: until(chain.milestones, at),
  campaigns: until(chain.campaigns, at),
  demand: {
    made: until(chain.demand.made, at),
    lost: until(chain.demand.lost, at),
    served: until(chain.demand.served, at),
    madeServedBy: chain.demand.madeServedBy.map((series) => until(series, at)),
  },
});

/** A history as it is known after step `at`: nothing of what comes later, not even how long the game will last. */
export const knownAt = ({ rounds, phases, chains, bank, steps }: ChartSource, at: number): ChartSource => ({
  steps: Math.min(steps, at + 1),
  rounds: spansUntil(rounds, at),
  phases: spansUntil(phases, at),
  chains: chains.map((chain) => chainUntil(chain, at)),
  bank: { stock: until(bank.stock, at), owes: until(bank.owes, at), breaks: until(bank.breaks, at) },
});

/** By how much a series changes in each span of a row of them: what a round brought, for the rounds. */
export const changesBy = (series: Series, spans: readonly StepRange[]): readonly number[] =>
  spans.map(({ to }, index) => valueAt(series, to) - valueAt(series, spans[index - 1]?.to ?? -1));
