import { chainColours } from "@blueplate/magnate-table";
import { For } from "solid-js";
import type { ChartLane, ChartMark, MarkChart, MarkShape } from "../analysis/chart.ts";
import type { ChartContext } from "./looking.ts";
import { EDGE, type PlotArea, rowIn } from "../../charts/plot.tsx";
import { markText } from "./chart-text.ts";

const LEVELS = 4;
const SIZE = 11;
const ROW = LEVELS * SIZE + 8;

/** Each kind has its shape, drawn around 0, 0. */
export const SHAPES: Readonly<Record<MarkShape, string>> = {
  hire: "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z",
  training: "M0 -5L5 4H-5Z",
  gift: "M-4 -4H4V4H-4Z",
  milestone: "M0 -5.5L5.5 0L0 5.5L-5.5 0Z",
};

export const marksHeight = ({ lanes }: MarkChart): number => lanes.length * ROW + EDGE.top + EDGE.bottom;

/** Marks that would cover each other stand one below the other. */
const levelled = ({ items }: ChartLane<ChartMark>, x: (at: number) => number, levels: number) => {
  const ends: number[] = [];
  return items.map((mark) => {
    const at = x(mark.at);
    const free = Array.from({ length: levels }).findIndex((_, level) => (ends[level] ?? -SIZE) + SIZE <= at);
    const level = free < 0 ? levels - 1 : free;
    ends[level] = at;
    return { mark, x: at, level };
  });
};

/** Marks at their moments, a row for each chain. */
export const ChartMarks = (props: {
  readonly chart: MarkChart;
  readonly place: PlotArea;
  readonly table: ChartContext["table"];
}) => (
  <For each={props.chart.lanes}>
    {(lane, row) => {
      const rowHeight = (): number => rowIn(props.place, props.chart);
      const top = (): number => EDGE.top + row() * rowHeight();
      const levels = (): number => Math.max(1, Math.min(LEVELS, Math.floor((rowHeight() - 6) / SIZE)));
      return (
        <g style={chainColours(props.table, lane.seat)}>
          <rect class="lane-mark" x={2} y={top()} width={5} height={rowHeight() - 8} rx={2} />
          <line
            class="tick"
            x1={EDGE.left}
            x2={props.place.width - EDGE.right}
            y1={top() + rowHeight() - 4}
            y2={top() + rowHeight() - 4}
          />
          <For each={levelled(lane, props.place.x, levels())}>
            {({ mark, x, level }) => (
              <path
                class="mark"
                d={SHAPES[mark.shape]}
                transform={`translate(${x.toFixed(1)} ${top() + 6 + level * SIZE})`}
              >
                <title>{markText(mark)}</title>
              </path>
            )}
          </For>
        </g>
      );
    }}
  </For>
);
