import { FIGURES, type PositionFigure, roundComparisons } from "@blueplate/forecast";
import { type Seat, seatOf } from "@blueplate/kernel";
import { chainColours, Sign, magnateWords } from "@blueplate/magnate-table";
import { SelectField } from "@blueplate/ui";
import { FoldedChoice } from "@blueplate/ui/choice";
import { createMemo, createSignal, createUniqueId, For, Show } from "solid-js";
import type { Axis } from "../../analysis/axis.ts";
import { ticksOf } from "../../analysis/axis.ts";
import type { ChartContext } from "../charts/looking.ts";
import { EDGE, type PlotArea, Plot } from "../../charts/plot.tsx";
import { DifferencePanel, figureText, numberOn } from "./difference.tsx";
import { firstChanged, overlaid, type RoundRow, roundRows } from "../analysis/rounds.ts";
import type { ComparedLine } from "./now.tsx";
import { replayWords } from "../../language.ts";

const words = () => replayWords().charts.lines;
const HEIGHT = 170;

interface RoundsProps {
  readonly table: ChartContext["table"];
  readonly a: ComparedLine;
  readonly b: ComparedLine;
  /** Steps that both lines share. */
  readonly common: number;
  /** The step of `b` that is shown. */
  readonly at: number;
  readonly goA: (at: number) => void;
  readonly goB: (at: number) => void;
}

interface OverlayProps {
  readonly table: ChartContext["table"];
  readonly rows: readonly RoundRow[];
  readonly seat: Seat;
  readonly figure: PositionFigure;
  readonly names: readonly [string, string];
  /** The number of the row that is looked at. */
  readonly now: number;
  readonly go: (row: RoundRow) => void;
}

/** Rounds side by side, each as wide as the others; a point stands at the end of its round. */
const axisOfRows = (rows: readonly RoundRow[]): Axis => {
  const count = Math.max(1, rows.length);
  return {
    x: (at) => (at + 0.5) / count,
    rounds: rows.map(({ round }, index) => ({ round, from: index / count, to: (index + 1) / count })),
  };
};

const Paths = (props: OverlayProps & { readonly place: PlotArea }) => {
  const lines = createMemo(() => overlaid(props.rows, props.seat));
  const ticks = createMemo(() => {
    const values = lines().flatMap(({ series }) => series.map(({ value }) => value));
    return ticksOf(Math.min(0, ...values), Math.max(0, ...values));
  });
  const y = (value: number): number => {
    const [low, high] = [ticks()[0] ?? 0, ticks().at(-1) ?? 0];
    const foot = HEIGHT - EDGE.bottom;
    return foot - ((value - low) / Math.max(1, high - low)) * (foot - EDGE.top);
  };
  const pointsOf = (series: ReturnType<typeof overlaid>[number]["series"]): string =>
    series.map(({ at, value }) => `${props.place.x(at)},${y(value)}`).join(" ");
  return (
    <g style={chainColours(props.table, props.seat)}>
      <For each={ticks()}>
        {(tick) => (
          <>
            <line class="tick" x1={EDGE.left} x2={props.place.width - EDGE.right} y1={y(tick)} y2={y(tick)} />
            <text class="tick-name" x={EDGE.left - 5} y={y(tick) + 4} text-anchor="end">
              {figureText(props.figure, tick)}
            </text>
          </>
        )}
      </For>
      <For each={lines()}>
        {({ series }, index) => (
          <g class="overlaid" data-line={index() === 0 ? "a" : "b"}>
            <Show when={index() === 0}>
              <polyline class="halo" points={pointsOf(series)} />
            </Show>
            <polyline points={pointsOf(series)} />
            <For each={series}>
              {({ at, value }) => <circle cx={props.place.x(at)} cy={y(value)} r={index() === 0 ? 3 : 4} />}
            </For>
          </g>
        )}
      </For>
    </g>
  );
};

/** Both lines of one chain over the rounds: the first drawn through, the second dashed with hollow points. */
const Overlay = (props: OverlayProps) => {
  const [at, setAt] = createSignal<number | null>(null);
  const help = createUniqueId();
  const row = () => props.rows[at() ?? props.now];
  const reading = (): string => {
    const cell = row()?.cells[props.seat];
    const text = (value: number | null | undefined): string => numberOn(props.figure, value ?? null);
    return [
      replayWords().replay.round(row()?.round ?? 1),
      `${props.names[0]} ${text(cell?.a)}`,
      `${props.names[1]} ${text(cell?.b)}`,
    ].join(" · ");
  };
  const go = (to: number): void => {
    const next = props.rows[to];
    if (next) props.go(next);
  };
  return (
    <>
      <p class="number reading-line">{reading()}</p>
      <p class="hidden" id={help}>
        {replayWords().charts.keys}
      </p>
      <Plot
        label={`${words().names[props.figure]}: ${props.table.names(props.seat)}`}
        axis={axisOfRows(props.rows)}
        height={HEIGHT}
        stops={props.rows.map((_, index) => index)}
        at={props.now}
        last={props.rows.length - 1}
        cursor={{
          get at() {
            return at();
          },
          set: setAt,
        }}
        reading={reading()}
        describedBy={help}
        go={go}
        draw={(place) => <Paths {...props} place={place} />}
      />
    </>
  );
};

const Table = (props: {
  readonly table: ChartContext["table"];
  readonly rows: readonly RoundRow[];
  readonly figure: PositionFigure;
  readonly go: (row: RoundRow) => void;
}) => (
  <table
    class="beside"
    style={{ "--chains": props.rows[0]?.cells.length ?? 1 }}
    aria-label={`${words().byRound}: ${words().names[props.figure]}`}
  >
    <thead>
      <tr>
        <td />
        <For each={props.rows[0]?.cells ?? []}>
          {(_, seat) => (
            <th scope="col">
              <Sign table={props.table} seat={seat()} /> {props.table.names(seat())}
            </th>
          )}
        </For>
      </tr>
    </thead>
    <tbody>
      <For each={props.rows}>
        {(row) => (
          <tr>
            <th scope="row">
              <button type="button" class="link" onClick={() => props.go(row)}>
                {replayWords().replay.round(row.round)}
              </button>
            </th>
            <For each={row.cells}>
              {(cell) => (
                <td>
                  <DifferencePanel figure={props.figure} cell={cell} />
                </td>
              )}
            </For>
          </tr>
        )}
      </For>
    </tbody>
  </table>
);

const createRows = (props: RoundsProps) => {
  const [figure, setFigure] = createSignal<PositionFigure>("cash");
  const [chosen, setChosen] = createSignal<number | null>(null);
  const rows = createMemo(() =>
    roundRows(
      props.a.history,
      props.b.history,
      roundComparisons(props.a.history, props.b.history, props.common),
      figure(),
    ),
  );
  // The table begins with the round in which the lines part.
  const parted = createMemo(() => rows().filter(({ a, b }) => Math.max(a ?? 0, b ?? 0) >= props.common));
  const seat = (): Seat => seatOf(chosen() ?? firstChanged(rows()));
  const go = ({ a, b }: RoundRow): void => (b === null ? props.goA(a ?? 0) : props.goB(b));
  const now = (): number => props.b.history.rounds.findLastIndex(({ from }) => from <= props.at);
  return { figure, setFigure, setChosen, rows, parted, seat, go, now };
};

/** Both lines round by round in one figure: a chart of one chain, and a table of all. */
export const Rounds = (props: RoundsProps) => {
  const { figure, setFigure, setChosen, rows, parted, seat, go, now } = createRows(props);
  return (
    <section class="beside-rounds" aria-label={words().byRound}>
      <h3>{words().byRound}</h3>
      <div class="row">
        <SelectField
          label={words().figure}
          value={figure()}
          options={FIGURES.map((each) => ({ value: each, text: words().names[each] }))}
          onChange={(value) => setFigure(FIGURES.find((each) => each === value) ?? "cash")}
        />
        <FoldedChoice
          legend={magnateWords().lens.chain}
          value={String(seat())}
          choices={props.a.history.chains.map((chain) => ({
            value: String(chain.seat),
            text: props.table.names(chain.seat),
            picture: () => <Sign table={props.table} seat={chain.seat} />,
          }))}
          onChange={(value) => setChosen(Number(value))}
        />
      </div>
      <Overlay
        table={props.table}
        rows={rows()}
        seat={seat()}
        figure={figure()}
        names={[props.a.name, props.b.name]}
        now={now()}
        go={go}
      />
      <Show when={parted().length > 0}>
        <div class="scroll" tabIndex={0}>
          <Table table={props.table} rows={parted()} figure={figure()} go={go} />
        </div>
      </Show>
    </section>
  );
};
