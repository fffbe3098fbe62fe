import { chainColours } from "@blueplate/magnate-table";
import { dashOf } from "@blueplate/tabletop";
import { createMemo, For, Show } from "solid-js";
import { ticksOf } from "../../analysis/axis.ts";
import { type LineChart, type PlotLine } from "../analysis/chart.ts";
import type { ChartContext } from "./looking.ts";
import { EDGE, type PlotArea } from "../../charts/plot.tsx";
import { numberText } from "./chart-text.ts";

/** The height of a chart of lines, in pixels. */
export const LINES_HEIGHT = 176;

const valuesIn = ({ lines }: LineChart): readonly number[] =>
  lines.flatMap(({ series }) => series.map(({ value }) => value));

const createScale = (props: { readonly chart: LineChart; readonly place: PlotArea }) => {
  const ticks = createMemo(() => {
    const values = valuesIn(props.chart);
    return ticksOf(Math.min(0, ...values), Math.max(0, ...values));
  });
  const y = (value: number): number => {
    const [low, high] = [ticks()[0] ?? 0, ticks().at(-1) ?? 0];
    const foot = props.place.height - EDGE.bottom;
    return foot - ((value - low) / Math.max(1, high - low)) * (foot - EDGE.top);
  };
  return { ticks, y };
};

/** A number stays what it is until it changes: steps, not slopes. */
const pathOf = ({ series }: PlotLine, place: PlotArea, y: (value: number) => number, last: number): string => {
  const [first, ...rest] = series;
  if (!first) return "";
  const bends = rest.map(({ at, value }) => `H${place.x(at).toFixed(1)}V${y(value).toFixed(1)}`);
  return `M${place.x(first.at).toFixed(1)} ${y(first.value).toFixed(1)}${bends.join("")}H${place.x(last).toFixed(1)}`;
};

const Flags = (props: { readonly chart: LineChart; readonly place: PlotArea }) => (
  <For each={props.chart.flags}>
    {({ at, breaks }) => (
      <g class="flag">
        <line x1={props.place.x(at)} x2={props.place.x(at)} y1={EDGE.top} y2={props.place.height - EDGE.bottom} />
        <text x={props.place.x(at) - 4} y={EDGE.top + 10} text-anchor="end">
          {breaks}
        </text>
      </g>
    )}
  </For>
);

/** Lines over time, each chain in its colour and its own dashes. */
export const ChartLines = (props: {
  readonly chart: LineChart;
  readonly place: PlotArea;
  readonly table: ChartContext["table"];
  readonly last: number;
}) => {
  const { ticks, y } = createScale(props);
  const right = (): number => props.place.width - EDGE.right;
  return (
    <>
      <For each={ticks()}>
        {(tick) => (
          <>
            <line class="tick" x1={EDGE.left} x2={right()} y1={y(tick)} y2={y(tick)} />
            <text class="tick-name" x={EDGE.left - 5} y={y(tick) + 4} text-anchor="end">
              {numberText(props.chart, tick)}
            </text>
          </>
        )}
      </For>
      <For each={props.chart.lines}>
        {(line) => (
          <Show when={pathOf(line, props.place, y, props.last)}>
            {(path) => (
              <g class="course" style={line.seat === null ? {} : chainColours(props.table, line.seat)}>
                <path class="halo" d={path()} stroke-dasharray={dashOf(line.seat ?? 0)} />
                <path d={path()} stroke-dasharray={dashOf(line.seat ?? 0)} />
              </g>
            )}
          </Show>
        )}
      </For>
      <Flags chart={props.chart} place={props.place} />
    </>
  );
};
