import { createSignal, type JSX, onCleanup, onMount, type ParentProps } from "solid-js";
import type { Axis } from "../analysis/axis.ts";

/** Where a plot is looked at: the step under pointer or keys, or null. */
export interface PlotCursor {
  readonly at: number | null;
  readonly set: (at: number | null) => void;
}

/** Pixels kept free beside and below the drawing. */
export const EDGE = { left: 44, right: 10, top: 8, bottom: 18 } as const;

/** Where things stand in a plot of so many pixels. */
export interface PlotArea {
  readonly width: number;
  readonly height: number;
  readonly x: (at: number) => number;
  /** The left and right edge of each round. */
  readonly rounds: readonly { readonly round: number; readonly left: number; readonly right: number }[];
}

/** The height of each of a chart's rows, in pixels. */
export const rowIn = ({ height }: PlotArea, { lanes }: { readonly lanes: readonly unknown[] }): number =>
  (height - EDGE.top - EDGE.bottom) / Math.max(1, lanes.length);

const placeOf = (axis: Axis, width: number, height: number): PlotArea => {
  const room = Math.max(1, width - EDGE.left - EDGE.right);
  const x = (part: number): number => EDGE.left + part * room;
  return {
    width,
    height,
    x: (at) => x(axis.x(at)),
    rounds: axis.rounds.map(({ round, from, to }) => ({ round, left: x(from), right: x(to) })),
  };
};

/** The width of an element in pixels, as it is now. */
const createWidth = (element: () => Element | undefined): (() => number) => {
  const [width, setWidth] = createSignal(480);
  onMount(() => {
    const seen = element();
    if (!seen) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(seen);
    onCleanup(() => observer.disconnect());
  });
  return width;
};

const nearest = (stops: readonly number[], distance: (stop: number) => number): number | null =>
  stops.reduce<number | null>((best, stop) => (best === null || distance(stop) < distance(best) ? stop : best), null);

/** Where a key leads from a stop: one further, to the next round (with Shift), to the ends. Null for other keys. */
const stopAfter = (
  { key, shiftKey }: KeyboardEvent,
  stops: readonly number[],
  at: number,
  isLeap: (from: number, to: number) => boolean,
): number | null => {
  if (key === "Home") return stops[0] ?? null;
  if (key === "End") return stops.at(-1) ?? null;
  const far = (stop: number): boolean => !shiftKey || isLeap(at, stop);
  if (key === "ArrowRight") return stops.find((stop) => stop > at && far(stop)) ?? stops.at(-1) ?? null;
  if (key === "ArrowLeft") return stops.findLast((stop) => stop < at && far(stop)) ?? stops[0] ?? null;
  return null;
};

interface PlotProps {
  readonly label: string;
  readonly axis: Axis;
  readonly height: number;
  /** The steps that can be looked at. */
  readonly stops: readonly number[];
  /** The step that is shown, and the last one. */
  readonly at: number;
  readonly last: number;
  readonly cursor: PlotCursor;
  readonly reading: string;
  readonly describedBy: string;
  readonly go: (at: number) => void;
  readonly draw: (place: PlotArea) => JSX.Element;
}

const roundAt = (axis: Axis, at: number): number => axis.rounds.findLastIndex(({ from }) => from <= axis.x(at));

const listening = (props: PlotProps, place: () => PlotArea) => {
  const now = (): number => props.cursor.at ?? nearest(props.stops, (stop) => Math.abs(stop - props.at)) ?? props.at;
  return {
    press: (event: KeyboardEvent): void => {
      const isLeap = (from: number, to: number): boolean => roundAt(props.axis, from) !== roundAt(props.axis, to);
      const next = stopAfter(event, props.stops, now(), isLeap);
      if (next !== null) props.cursor.set(next);
      else if (event.key === "Enter") props.go(now());
      else return;
      // The keys of the line stand still while those of a chart are used.
      event.preventDefault();
      event.stopPropagation();
    },
    hover: (event: PointerEvent & { readonly currentTarget: Element }): void => {
      const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
      props.cursor.set(nearest(props.stops, (stop) => Math.abs(place().x(stop) - x)));
    },
    jump: (): void => {
      if (props.cursor.at !== null) props.go(props.cursor.at);
    },
  };
};

const Grid = (
  props: ParentProps<{ readonly place: PlotArea; readonly at: number; readonly cursor: number | null }>,
) => {
  const foot = (): number => props.place.height - EDGE.bottom;
  const upright = (at: number, kind: string) => (
    <line class={kind} x1={props.place.x(at)} x2={props.place.x(at)} y1={EDGE.top} y2={foot()} />
  );
  return (
    <>
      {props.place.rounds.map(({ round, left, right }) => (
        <>
          <line class="round-edge" x1={left} x2={left} y1={EDGE.top} y2={foot()} />
          {right - left > 16 && (
            <text class="round-name" x={(left + right) / 2} y={props.place.height - 4} text-anchor="middle">
              {round}
            </text>
          )}
        </>
      ))}
      {props.children}
      {upright(props.at, "now")}
      {props.cursor !== null && upright(props.cursor, "cursor")}
    </>
  );
};

/** A plot over time: pointer or arrow keys look at its stops, a click or Enter goes to the moment. */
export const Plot = (props: PlotProps) => {
  let box: HTMLDivElement | undefined;
  const width = createWidth(() => box);
  const place = () => placeOf(props.axis, width(), props.height);
  const { press, hover, jump } = listening(props, place);
  return (
    <div
      class="plot-box"
      ref={(element) => (box = element)}
      role="slider"
      tabIndex={0}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-valuemin={0}
      aria-valuemax={props.last}
      aria-valuenow={props.cursor.at ?? props.at}
      aria-valuetext={props.reading}
      on:keydown={press}
      onPointerMove={hover}
      onPointerLeave={() => props.cursor.set(null)}
      onBlur={() => props.cursor.set(null)}
      onClick={jump}
    >
      <svg width={width()} height={props.height} aria-hidden="true">
        <Grid place={place()} at={props.at} cursor={props.cursor.at}>
          {props.draw(place())}
        </Grid>
      </svg>
    </div>
  );
};
