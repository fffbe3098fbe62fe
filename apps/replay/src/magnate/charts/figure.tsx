import { Sign } from "@blueplate/magnate-table";
import { dashOf } from "@blueplate/tabletop";
import { type ChartSource } from "@blueplate/forecast";
import { createMemo, createSignal, For, Match, Show, Switch } from "solid-js";
import type { Axis } from "../../analysis/axis.ts";
import { ChartBars, barsHeight, keysOf, Swatch } from "./bars.tsx";
import {
  type Chart,
  type ChartId,
  chartOf,
  type ChartReading,
  readingsAt,
  type MarkShape,
  stopsOf,
} from "../analysis/chart.ts";
import { ChartLines, LINES_HEIGHT } from "./lines.tsx";
import type { ChartContext } from "./looking.ts";
import { ChartMarks, marksHeight, SHAPES } from "./marks.tsx";
import { Numbers } from "./numbers.tsx";
import { type PlotCursor, type PlotArea, Plot } from "../../charts/plot.tsx";
import { partText, readingText, shortText } from "./chart-text.ts";
import { replayWords } from "../../language.ts";

const words = () => replayWords().charts;

export interface FigureProps {
  readonly id: ChartId;
  readonly looking: ChartContext;
  readonly charted: ChartSource;
  readonly axis: Axis;
  /** The element that says how charts are used by keys. */
  readonly describedBy: string;
  /** The height of its drawing where one chart has the drawer to itself, in pixels; else each is as high as it needs. */
  readonly height?: number | undefined;
}

const heightOf = (chart: Chart): number => {
  switch (chart.kind) {
    case "lines":
      return LINES_HEIGHT;
    case "bars":
      return barsHeight(chart);
    case "marks":
      return marksHeight(chart);
  }
};

/** What a chart says where it is looked at: under the cursor, or at the moment that is shown. */
const Reading = (props: {
  readonly chart: Chart;
  readonly said: readonly ChartReading[];
  readonly table: ChartContext["table"];
}) => (
  <ul class="reading number">
    <For each={props.said}>
      {(each) => (
        <li>
          <Show when={each.seat !== null}>
            <Sign table={props.table} seat={each.seat ?? 0} />
            <Show when={props.chart.kind === "lines"}>
              <svg class="dash" width="26" height="6" aria-hidden="true">
                <line x1="0" y1="3" x2="26" y2="3" stroke-dasharray={dashOf(each.seat ?? 0)} />
              </svg>
            </Show>
            <span class="who" title={props.table.names(each.seat ?? 0)}>
              {props.table.names(each.seat ?? 0)}
            </span>
          </Show>
          <b>{shortText(props.chart, each)}</b>
        </li>
      )}
    </For>
  </ul>
);

/** What patterns and shapes of a chart stand for. */
const Key = (props: { readonly chart: Chart; readonly table: ChartContext["table"] }) => {
  const parts = createMemo(() => (props.chart.kind === "bars" ? keysOf(props.chart) : []));
  const shapes = createMemo((): readonly MarkShape[] =>
    props.chart.kind === "marks"
      ? [...new Set(props.chart.lanes.flatMap(({ items }) => items.map(({ shape }) => shape)))]
      : [],
  );
  return (
    <ul class="chart-key">
      <For each={parts()}>
        {(part, index) => (
          <li>
            <Swatch table={props.table} part={part} index={index()} />
            {partText(part, props.table.names)}
          </li>
        )}
      </For>
      <For each={shapes().length > 1 ? shapes() : []}>
        {(shape) => (
          <li>
            <svg width="14" height="14" viewBox="-7 -7 14 14" aria-hidden="true">
              <path class="mark" d={SHAPES[shape]} />
            </svg>
            {words().marks[shape]}
          </li>
        )}
      </For>
    </ul>
  );
};

const Drawing = (props: FigureProps & { readonly chart: Chart; readonly place: PlotArea }) => {
  const last = (): number => props.charted.steps - 1;
  return (
    <Switch>
      <Match when={props.chart.kind === "lines" ? props.chart : null}>
        {(chart) => <ChartLines chart={chart()} place={props.place} table={props.looking.table} last={last()} />}
      </Match>
      <Match when={props.chart.kind === "bars" ? props.chart : null}>
        {(chart) => <ChartBars chart={chart()} place={props.place} table={props.looking.table} />}
      </Match>
      <Match when={props.chart.kind === "marks" ? props.chart : null}>
        {(chart) => <ChartMarks chart={chart()} place={props.place} table={props.looking.table} />}
      </Match>
    </Switch>
  );
};

const createReading = (props: FigureProps, chart: () => Chart, cursor: () => number | null) => {
  const at = (): number => cursor() ?? props.looking.at;
  const said = createMemo(() => readingsAt(chart(), at()));
  const round = (): number => props.charted.rounds.findLast(({ from }) => from <= at())?.round ?? 1;
  return { round, said, text: () => readingText(chart(), round(), said(), props.looking.table.names) };
};

/** A chart with its name, what it says where it is looked at, and the numbers behind it. */
export const ChartFigure = (props: FigureProps) => {
  const chart = createMemo(() => chartOf(props.id, props.charted));
  const stops = createMemo(() => stopsOf(chart()));
  const [at, setAt] = createSignal<number | null>(null);
  const cursor: PlotCursor = {
    get at() {
      return at();
    },
    set: setAt,
  };
  const reading = createReading(props, chart, at);
  return (
    <figure class="chart" data-chart={props.id}>
      <figcaption>
        <h3>{words().names[props.id]}</h3>
        <span class="muted">{words().says[props.id]}</span>
        <span class="muted number chart-round">{replayWords().replay.round(reading.round())}</span>
      </figcaption>
      <Reading chart={chart()} said={reading.said()} table={props.looking.table} />
      <Plot
        label={words().names[props.id]}
        axis={props.axis}
        height={props.height ?? heightOf(chart())}
        stops={stops()}
        at={props.looking.at}
        last={props.charted.steps - 1}
        cursor={cursor}
        reading={reading.text()}
        describedBy={props.describedBy}
        go={props.looking.go}
        draw={(place) => <Drawing {...props} chart={chart()} place={place} />}
      />
      <Key chart={chart()} table={props.looking.table} />
      <Numbers chart={chart()} charted={props.charted} looking={props.looking} name={words().names[props.id]} />
    </figure>
  );
};
