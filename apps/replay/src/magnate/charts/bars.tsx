import { chainColours } from "@blueplate/magnate-table";
import { createMemo, createUniqueId, For, type JSX } from "solid-js";
import type { BarChart, BarPart, PartKey } from "../analysis/chart.ts";
import type { ChartContext } from "./looking.ts";
import { Patterns, PATTERNS } from "../../charts/patterns.tsx";
import { EDGE, type PlotArea, rowIn } from "../../charts/plot.tsx";
import { numberText, partText } from "./chart-text.ts";

/** The height of a chain's row where nothing else decides on it, in pixels. */
const ROW = 58;
const GAP = 8;

export const barsHeight = ({ lanes }: BarChart): number => lanes.length * ROW + EDGE.top + EDGE.bottom;

/** The kinds of parts that a chart has, each once, in the order in which they first appear. */
export const keysOf = ({ lanes }: BarChart): readonly PartKey[] => [
  ...new Set(lanes.flatMap(({ items }) => items.map(({ key }) => key))),
];

const isSeat = (key: PartKey): boolean => key.startsWith("seat-");

/** What fills a part: a chain's colour where it stands for a chain, else a colour of the part's own. */
export const fillOf = (table: ChartContext["table"], key: PartKey): JSX.CSSProperties =>
  isSeat(key) ? chainColours(table, Number(key.slice(5))) : {};

/** A swatch of a part, for the key below the chart. */
export const Swatch = (props: {
  readonly table: ChartContext["table"];
  readonly part: PartKey;
  readonly index: number;
}) => {
  const id = createUniqueId();
  return (
    <svg class="part-swatch" width="18" height="14" aria-hidden="true">
      <Patterns id={id} />
      <g class="part" data-part={props.part} data-family={props.part} style={fillOf(props.table, props.part)}>
        <rect width="18" height="14" />
        <rect class="over" width="18" height="14" fill={`url(#${id}-${props.index % PATTERNS.length})`} />
      </g>
    </svg>
  );
};

interface Block {
  readonly key: PartKey;
  readonly from: number;
  readonly to: number;
}

/** The parts of a round's bar one upon the other: above the line what came in, below it what went out. */
const blocksOf = (parts: readonly BarPart[], index: number): readonly Block[] => {
  let [above, below] = [0, 0];
  return parts.flatMap(({ key, values }): readonly Block[] => {
    const value = values[index] ?? 0;
    if (value === 0) return [];
    const from = value > 0 ? above : below;
    if (value > 0) above += value;
    else below += value;
    return [{ key, from, to: from + value }];
  });
};

interface Of {
  readonly chart: BarChart;
  readonly place: PlotArea;
  readonly table: ChartContext["table"];
}

const createScale = (props: Of) => {
  const ends = createMemo(() => {
    const all = props.chart.lanes.flatMap(({ items }) =>
      props.chart.stops.flatMap((_, index) => blocksOf(items, index).map(({ to }) => to)),
    );
    return { low: Math.min(0, ...all), high: Math.max(0, ...all) };
  });
  const rowHeight = (): number => rowIn(props.place, props.chart);
  const y = (row: number, value: number): number => {
    const foot = EDGE.top + (row + 1) * rowHeight() - GAP;
    // Where nothing came in and nothing went out there is a ground line all the same.
    return foot - ((value - ends().low) / Math.max(1, ends().high - ends().low)) * (rowHeight() - GAP);
  };
  return { ends, y, rowHeight };
};

const Bar = (
  props: Of & {
    readonly row: number;
    readonly index: number;
    readonly y: (value: number) => number;
    readonly id: string;
    readonly keys: readonly PartKey[];
  },
) => {
  const edge = () => props.place.rounds[props.index] ?? { left: 0, right: 0 };
  const width = (): number => Math.max(2, Math.min(44, (edge().right - edge().left) * 0.7));
  const left = (): number => (edge().left + edge().right - width()) / 2;
  const blocks = () => blocksOf(props.chart.lanes[props.row]?.items ?? [], props.index);
  return (
    <For each={blocks()}>
      {({ key, from, to }) => {
        const box = () => ({
          x: left(),
          y: Math.min(props.y(from), props.y(to)),
          width: width(),
          height: Math.max(1, Math.abs(props.y(to) - props.y(from))),
        });
        return (
          <g class="part" data-part={key} data-family={key} style={fillOf(props.table, key)}>
            <rect {...box()} />
            <title>{`${partText(key, props.table.names)} ${numberText(props.chart, to - from)}`}</title>
            <rect class="over" {...box()} fill={`url(#${props.id}-${props.keys.indexOf(key) % PATTERNS.length})`} />
          </g>
        );
      }}
    </For>
  );
};

/** The largest sums of a row's scale: what came in at the top, what went out at the foot; zero where neither is. */
const Ends = (props: Of & { readonly low: number; readonly high: number; readonly y: (value: number) => number }) => {
  const named = (): readonly { readonly value: number; readonly y: number }[] => {
    const { low, high, y } = props;
    if (low === 0 && high === 0) return [{ value: 0, y: y(0) }];
    return [...(high > 0 ? [{ value: high, y: y(high) + 9 }] : []), ...(low < 0 ? [{ value: low, y: y(low) }] : [])];
  };
  return (
    <For each={named()}>
      {(end) => (
        <text class="tick-name" x={EDGE.left - 5} y={end.y} text-anchor="end">
          {numberText(props.chart, end.value)}
        </text>
      )}
    </For>
  );
};

/** Bars by round, a row for each chain, all rows on one scale. */
export const ChartBars = (props: Of) => {
  const id = createUniqueId();
  const { ends, y, rowHeight } = createScale(props);
  const keys = createMemo(() => keysOf(props.chart));
  return (
    <>
      <Patterns id={id} />
      <For each={props.chart.lanes}>
        {(lane, row) => (
          <g style={chainColours(props.table, lane.seat)}>
            <rect
              class="lane-mark"
              x={2}
              y={EDGE.top + row() * rowHeight()}
              width={5}
              height={rowHeight() - GAP}
              rx={2}
            />
            <line class="tick" x1={EDGE.left} x2={props.place.width - EDGE.right} y1={y(row(), 0)} y2={y(row(), 0)} />
            <Ends {...props} {...ends()} y={(value) => y(row(), value)} />
            <For each={props.chart.stops}>
              {(_, index) => (
                <Bar {...props} row={row()} index={index()} y={(value) => y(row(), value)} id={id} keys={keys()} />
              )}
            </For>
          </g>
        )}
      </For>
    </>
  );
};
