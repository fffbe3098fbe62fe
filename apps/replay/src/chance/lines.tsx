import { dashOf } from "@blueplate/tabletop";
import type { WilsonInterval } from "@blueplate/bot";
import type { SeatInfo } from "@blueplate/kernel";
import { createMemo, createSignal, createUniqueId, For, Show } from "solid-js";
import type { Axis } from "../analysis/axis.ts";
import { EDGE, type PlotArea, Plot } from "../charts/plot.tsx";
import "../charts/charts.css";
import { chanceText, percent } from "./bars.tsx";
import type { WinChance } from "./chance.ts";
import type { EstimateContext } from "./estimate-context.ts";
import { SeatMark } from "./seat-mark.tsx";
import { replayWords } from "../language.ts";

const words = () => replayWords().chance;

type Rounds = ReturnType<WinChance["rounds"]>;

interface LinesProps {
  readonly looked: EstimateContext;
  readonly seats: readonly SeatInfo[];
  readonly rounds: Rounds;
  readonly at: number;
  readonly last: number;
  readonly go: (at: number) => void;
}

const HEIGHT = 220;
const TICKS = [0, 0.25, 0.5, 0.75, 1] as const;

/** Every round as wide as the others. */
const axisOf = ({ rounds, last }: LinesProps): Axis => {
  const count = Math.max(1, rounds.length);
  return {
    x: (at) => {
      const index = Math.max(
        0,
        rounds.findLastIndex((round) => round.at <= at),
      );
      const [from, to] = [rounds[index]?.at ?? 0, rounds[index + 1]?.at ?? last];
      return (index + Math.min(1, (at - from) / Math.max(1, to - from))) / count;
    },
    rounds: rounds.map(({ round }, index) => ({ round, from: index / count, to: (index + 1) / count })),
  };
};

/** A seat's chance at the beginning of a round. */
interface Point extends WilsonInterval {
  readonly at: number;
}

const pointsOf = ({ rounds }: LinesProps, seat: number): readonly Point[] =>
  rounds.flatMap(({ at, chances }) => {
    const share = chances[seat];
    return share ? [{ at, ...share }] : [];
  });

const yOf = (place: PlotArea, share: number): number => {
  const foot = place.height - EDGE.bottom;
  return foot - share * (foot - EDGE.top);
};

const through = (place: PlotArea, points: readonly (readonly [number, number])[]): string =>
  points.map(([at, share]) => `${place.x(at).toFixed(1)},${yOf(place, share).toFixed(1)}`).join(" ");

/** A seat's line in its band. */
const ChanceLine = (props: {
  readonly seat: number;
  readonly colour: string;
  readonly points: readonly Point[];
  readonly place: PlotArea;
}) => {
  const band = (): string => {
    const { points } = props;
    return through(props.place, [
      ...points.map(({ at, high }) => [at, high] as const),
      ...points.toReversed().map(({ at, low }) => [at, low] as const),
    ]);
  };
  const line = (): string =>
    through(
      props.place,
      props.points.map(({ at, share }) => [at, share] as const),
    );
  return (
    <g class="chance-course" style={{ "--chain": props.colour }}>
      <polygon class="band" points={band()} />
      <polyline class="halo" points={line()} stroke-dasharray={dashOf(props.seat)} />
      <polyline points={line()} stroke-dasharray={dashOf(props.seat)} />
    </g>
  );
};

const Drawing = (props: LinesProps & { readonly place: PlotArea }) => (
  <>
    <For each={TICKS}>
      {(tick) => (
        <>
          <line
            class="tick"
            x1={EDGE.left}
            x2={props.place.width - EDGE.right}
            y1={yOf(props.place, tick)}
            y2={yOf(props.place, tick)}
          />
          <text class="tick-name" x={EDGE.left - 5} y={yOf(props.place, tick) + 4} text-anchor="end">
            {words().share(percent(tick))}
          </text>
        </>
      )}
    </For>
    <For each={props.seats}>
      {(seat, index) => (
        <ChanceLine seat={index()} colour={seat.banner.colour} points={pointsOf(props, index())} place={props.place} />
      )}
    </For>
  </>
);

/** What the lines say at a round: everybody with share and interval. */
const readingAt = ({ rounds, seats }: LinesProps, at: number): string => {
  const round = rounds.findLast((each) => each.at <= at);
  if (!round) return "";
  const shares = round.chances.map((chance, seat) => `${seats[seat]?.player ?? ""} ${chanceText(chance)}`);
  return [words().moment(round.round), ...shares].join(" · ");
};

/** The same to look at: everybody under the sign and the dashes of the line. */
const Reading = (props: {
  readonly looked: EstimateContext;
  readonly round: Rounds[number] | undefined;
  readonly id: string;
}) => (
  <ul id={props.id} class="reading number">
    <Show when={props.round}>
      {(round) => (
        <>
          <li class="muted">{words().moment(round().round)}</li>
          <For each={round().chances}>
            {({ share, low, high }, seat) => (
              <li>
                <SeatMark looked={props.looked} seat={seat()} dashed />
                <span class="who" title={props.looked.seats[seat()]?.player}>
                  {props.looked.seats[seat()]?.player}
                </span>
                <b>{words().share(percent(share))}</b>
                <Show when={low < high}>
                  <span class="muted">({words().between(percent(low), percent(high))})</span>
                </Show>
              </li>
            )}
          </For>
        </>
      )}
    </Show>
  </ul>
);

/** Chances from round to round with their intervals as bands; a click or Enter leads to the beginning of a round. */
export const ChanceLines = (props: LinesProps) => {
  const [cursor, setCursor] = createSignal<number | null>(null);
  const reading = createMemo(() => readingAt(props, cursor() ?? props.at));
  const id = createUniqueId();
  return (
    <div class="chance-lines">
      <Plot
        label={words().chart}
        axis={axisOf(props)}
        height={HEIGHT}
        stops={props.rounds.map(({ at }) => at)}
        at={props.at}
        last={props.last}
        cursor={{
          get at() {
            return cursor();
          },
          set: setCursor,
        }}
        reading={reading()}
        describedBy={id}
        go={props.go}
        draw={(place) => <Drawing {...props} place={place} />}
      />
      <Reading looked={props.looked} round={props.rounds.findLast(({ at }) => at <= (cursor() ?? props.at))} id={id} />
    </div>
  );
};
