import { type EmployeeFamily, type EmployeeId, type MilestoneId } from "@blueplate/engine";
import {
  changesBy,
  type ChartSource,
  type SeriesValue,
  type IncomeSource,
  type Series,
  SOURCES,
  valueAt,
  valuesBy,
} from "@blueplate/forecast";
import type { Seat } from "@blueplate/kernel";

/** The charts of a game, in the order in which people ask for them. */
export const CHARTS = [
  "cash",
  "income",
  "unitPrice",
  "demand",
  "salaries",
  "staff",
  "hires",
  "milestones",
  "bank",
] as const;
export type ChartId = (typeof CHARTS)[number];

/** A line of a chart: a chain's, or nobody's. */
export interface PlotLine {
  readonly seat: Seat | null;
  readonly series: Series;
}

/** A break of the bank, marked in a chart. */
export interface BankBreakFlag {
  readonly at: number;
  readonly breaks: number;
  readonly added: number;
}

/** What a part of a bar stands for: a source of income, a family of cards, or the seat that served. */
export type PartKey = IncomeSource | EmployeeFamily | `seat-${number}` | "lost";

/** The part of one kind in the bars of a chain, by round. */
export interface BarPart {
  readonly key: PartKey;
  readonly values: readonly number[];
}

/** What a chain did or got at a step. */
export type ChartMark = { readonly at: number } & (
  | { readonly shape: "hire"; readonly employee: EmployeeId }
  | { readonly shape: "training"; readonly employee: EmployeeId; readonly to: EmployeeId }
  | { readonly shape: "gift"; readonly employee: EmployeeId; readonly count: number }
  | { readonly shape: "milestone"; readonly milestone: MilestoneId }
);
export type MarkShape = ChartMark["shape"];

/** What belongs to one chain in a chart with a row for each. */
export interface ChartLane<T> {
  readonly seat: Seat;
  readonly items: readonly T[];
}

/** A chart as numbers: lines over the steps, bars by round (`stops` has the step of each), or marks at their steps. */
export type Chart =
  | {
      readonly kind: "lines";
      readonly money: boolean;
      readonly lines: readonly PlotLine[];
      readonly flags: readonly BankBreakFlag[];
    }
  | {
      readonly kind: "bars";
      readonly money: boolean;
      readonly stops: readonly number[];
      readonly lanes: readonly ChartLane<BarPart>[];
    }
  | { readonly kind: "marks"; readonly lanes: readonly ChartLane<ChartMark>[] };
export type BarChart = Extract<Chart, { readonly kind: "bars" }>;
export type LineChart = Extract<Chart, { readonly kind: "lines" }>;
export type MarkChart = Extract<Chart, { readonly kind: "marks" }>;

type Chain = ChartSource["chains"][number];

const lines = ({ chains }: ChartSource, seriesOf: (chain: Chain) => Series): Chart => ({
  kind: "lines",
  money: true,
  lines: chains.map((chain) => ({ seat: chain.seat, series: seriesOf(chain) })),
  flags: [],
});

/** The step at which a round's dinner was held; its end where there has been none yet. */
const dinnerIn = ({ phases }: ChartSource, { round, to }: ChartSource["rounds"][number]): number =>
  phases.find((each) => each.round === round && each.phase === "dinnertime")?.to ?? to;

const bars = (
  charted: ChartSource,
  money: boolean,
  stopOf: (round: ChartSource["rounds"][number]) => number,
  partsOf: (chain: Chain) => readonly BarPart[],
): Chart => ({
  kind: "bars",
  money,
  stops: charted.rounds.map(stopOf),
  lanes: charted.chains.map((chain) => ({
    seat: chain.seat,
    items: partsOf(chain).filter(({ values }) => values.some((value) => value !== 0)),
  })),
});

const marks = ({ chains }: ChartSource, marksOf: (chain: Chain) => readonly ChartMark[]): Chart => ({
  kind: "marks",
  lanes: chains.map((chain) => ({ seat: chain.seat, items: marksOf(chain).toSorted((a, b) => a.at - b.at) })),
});

const due = ({ bills }: Chain): Series => [
  { at: 0, value: 0 },
  ...bills.map((bill): SeriesValue<number> => ({ at: bill.at, value: bill.due })),
];

const peopleOf = ({ hires, trainings, gifts }: Chain): readonly ChartMark[] => [
  ...hires.map(({ at, employee }): ChartMark => ({ at, shape: "hire", employee })),
  ...trainings.map(({ at, employee, to }): ChartMark => ({ at, shape: "training", employee, to })),
  ...gifts.map(({ at, employee, count }): ChartMark => ({ at, shape: "gift", employee, count })),
];

// cast: the keys of such a record are families.
const familiesOf = ({ staffBy }: Chain) => Object.entries(staffBy) as [EmployeeFamily, Series][];

const MADE: Readonly<Record<ChartId, (charted: ChartSource) => Chart>> = {
  cash: (charted) => lines(charted, ({ cash }) => cash),
  income: (charted) =>
    bars(
      charted,
      true,
      (round) => dinnerIn(charted, round),
      ({ income }) => SOURCES.map((key) => ({ key, values: changesBy(income[key], charted.rounds) })),
    ),
  unitPrice: (charted) => lines(charted, ({ unitPrice }) => unitPrice),
  demand: (charted) =>
    bars(
      charted,
      false,
      (round) => dinnerIn(charted, round),
      ({ demand }) => [
        ...demand.madeServedBy.map((series, seat): BarPart => ({
          key: `seat-${seat}`,
          values: changesBy(series, charted.rounds),
        })),
        { key: "lost", values: changesBy(demand.lost, charted.rounds) },
      ],
    ),
  salaries: (charted) => lines(charted, due),
  staff: (charted) =>
    bars(
      charted,
      false,
      ({ to }) => to,
      (chain) => familiesOf(chain).map(([key, series]) => ({ key, values: valuesBy(series, charted.rounds) })),
    ),
  hires: (charted) => marks(charted, peopleOf),
  milestones: (charted) =>
    marks(charted, ({ milestones }) =>
      milestones.map(({ at, milestone }): ChartMark => ({ at, shape: "milestone", milestone })),
    ),
  bank: ({ bank }) => ({
    kind: "lines",
    money: true,
    lines: [{ seat: null, series: bank.stock }],
    flags: bank.breaks.map(({ at, breaks, added }) => ({ at, breaks, added })),
  }),
};

/** A chart of a game, as far as it is known. */
export const chartOf = (id: ChartId, charted: ChartSource): Chart => MADE[id](charted);

const stepsOf = (chart: Chart): readonly number[] => {
  switch (chart.kind) {
    case "lines":
      return chart.lines.flatMap(({ series }) => series.map(({ at }) => at));
    case "bars":
      return chart.stops;
    case "marks":
      return chart.lanes.flatMap(({ items }) => items.map(({ at }) => at));
  }
};

/** The steps at which a chart has something to show, ascending, each once. */
export const stopsOf = (chart: Chart): readonly number[] => [...new Set(stepsOf(chart))].toSorted((a, b) => a - b);

/** What a chart says at a step: a number for a line, parts for a bar, marks. */
export interface ChartReading {
  readonly seat: Seat | null;
  readonly value: number | null;
  readonly parts: readonly { readonly key: PartKey; readonly value: number }[];
  readonly marks: readonly ChartMark[];
}

const nothing = { value: null, parts: [], marks: [] } as const;

/** The bar that stands at a step: the first that is not over before it. */
const barAt = ({ stops }: BarChart, at: number): number => {
  const index = stops.findIndex((stop) => stop >= at);
  return index < 0 ? stops.length - 1 : index;
};

const saidOfBar = ({ lanes }: BarChart, index: number): readonly ChartReading[] =>
  lanes.map(({ seat, items }): ChartReading => {
    const parts = items.flatMap(({ key, values }) => {
      const value = values[index] ?? 0;
      return value === 0 ? [] : [{ key, value }];
    });
    return { ...nothing, seat, value: parts.reduce((sum, { value }) => sum + value, 0), parts };
  });

/** What a chart says at a step, row by row. */
export const readingsAt = (chart: Chart, at: number): readonly ChartReading[] => {
  if (chart.kind === "lines")
    return chart.lines.map(({ seat, series }) => ({ ...nothing, seat, value: valueAt(series, at) }));
  if (chart.kind === "marks")
    return chart.lanes.map(({ seat, items }) => ({ ...nothing, seat, marks: items.filter((mark) => mark.at === at) }));
  return saidOfBar(chart, barAt(chart, at));
};

/** A row of the table behind a chart: a round, the step that it leads to, and what the chart says of each chain. */
export interface ChartRow {
  readonly round: number;
  readonly at: number;
  readonly said: readonly ChartReading[];
}

/** The numbers of a chart, round by round: lines at the end of each round, all marks that fell into it. */
export const rowsOf = (chart: Chart, { rounds }: Pick<ChartSource, "rounds">): readonly ChartRow[] =>
  rounds.map(({ round, from, to }, index): ChartRow => {
    if (chart.kind === "bars") {
      const at = chart.stops[index] ?? to;
      return { round, at, said: saidOfBar(chart, index) };
    }
    if (chart.kind === "lines") return { round, at: to, said: readingsAt(chart, to) };
    // The step in which a round begins ends the one before it.
    const within = ({ at }: ChartMark): boolean => at > (index === 0 ? -1 : from) && at <= to;
    const said = chart.lanes.map(({ seat, items }): ChartReading => ({
      ...nothing,
      seat,
      marks: items.filter(within),
    }));
    return { round, at: said.flatMap((each) => each.marks)[0]?.at ?? to, said };
  });
