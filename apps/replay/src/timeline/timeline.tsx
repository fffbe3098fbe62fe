import { shell } from "@blueplate/tabletop";
import { Icon } from "@blueplate/ui";
import { createMemo, createSignal, For, Show } from "solid-js";
import type { RoundSpan } from "../session/parts.ts";
import type { Session } from "../session/session.ts";
import { FLAG_ICONS, type Flag } from "./flags.ts";
import { scaleOf, WHOLE, zoomed } from "./scale.ts";
import "./timeline.css";

const words = () => shell().replay;

/** A line over the game, such as the cash of a chain: what it is from a step on. */
export interface Course {
  readonly name: string;
  readonly colour: string;
  /** The pattern that tells it apart without its colour. */
  readonly dash: string;
  readonly data: readonly { readonly at: number; readonly value: number }[];
}

export interface TimelineProps {
  readonly session: Session;
  /** The rounds, as far as they are shown. */
  readonly rounds: readonly RoundSpan[];
  readonly courses: readonly Course[];
  readonly flags: readonly Flag[];
  /** What happened in a step, for whoever hovers over it. */
  readonly sentence: (at: number) => string;
  readonly onScrub: (scrubbing: boolean) => void;
}

const HEIGHT = 100;

/** Steps as a path: the value stays until it changes. */
const pathOf = ({ data }: Course, x: (at: number) => number, most: number, last: number): string => {
  const y = (value: number): string => (HEIGHT - (value / most) * (HEIGHT - 6) - 2).toFixed(1);
  const [first, ...rest] = data;
  if (!first) return "";
  const to = (at: number): string => (x(at) * 1000).toFixed(1);
  return `M${to(0)} ${y(first.value)}${rest.map(({ at, value }) => `H${to(at)}V${y(value)}`).join("")}H${to(last)}`;
};

const createScale = (props: TimelineProps) => {
  const [window, setWindow] = createSignal(WHOLE);
  return { scale: createMemo(() => scaleOf(props.rounds, window())), window, setWindow };
};

const Flags = (props: {
  readonly flags: readonly Flag[];
  readonly x: (at: number) => number;
  readonly go: (at: number) => void;
}) => (
  <For each={props.flags}>
    {(flag) => (
      <button
        type="button"
        class="flag"
        tabIndex={-1}
        data-kind={flag.kind}
        data-off={props.x(flag.at) < 0 || props.x(flag.at) > 1}
        style={{ left: `${props.x(flag.at) * 100}%` }}
        title={flag.text}
        aria-label={flag.text}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => props.go(flag.at)}
      >
        <Icon name={FLAG_ICONS[flag.kind]} />
      </button>
    )}
  </For>
);

const Courses = (props: {
  readonly courses: readonly Course[];
  readonly x: (at: number) => number;
  readonly last: number;
}) => {
  const most = createMemo(() => Math.max(1, ...props.courses.flatMap(({ data }) => data.map(({ value }) => value))));
  return (
    <svg class="courses" viewBox={`0 0 1000 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <For each={props.courses}>
        {(course) => (
          <path
            d={pathOf(course, props.x, most(), props.last)}
            stroke={course.colour}
            stroke-dasharray={course.dash}
            vector-effect="non-scaling-stroke"
          />
        )}
      </For>
    </svg>
  );
};

/** The game from left to right: rounds of equal width, a line for everybody's money, what matters marked; pulled by its thumb. */
export const Timeline = (props: TimelineProps) => {
  const { session } = props;
  const { scale, window, setWindow } = createScale(props);
  const [under, setUnder] = createSignal<number | null>(null);
  let track: HTMLDivElement | undefined;
  const place = (event: MouseEvent): number => {
    const box = track?.getBoundingClientRect();
    return box ? (event.clientX - box.left) / box.width : 0;
  };
  const pull = (event: PointerEvent): void => {
    setUnder(scale().at(place(event)));
    if (track?.hasPointerCapture(event.pointerId)) session.go(scale().at(place(event)));
  };
  const begin = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    track?.setPointerCapture(event.pointerId);
    props.onScrub(true);
    session.go(scale().at(place(event)));
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    setWindow(zoomed(window(), place(event), event.deltaY > 0 ? 1.25 : 0.8));
  };
  const percent = (at: number): string => `${scale().x(at) * 100}%`;
  return (
    <div class="timeline">
      <Show when={under()}>
        {(at) => (
          <output class="hint chip" style={{ left: percent(at()) }}>
            {props.sentence(at())}
          </output>
        )}
      </Show>
      <div
        class="track"
        ref={(element) => (track = element)}
        role="slider"
        tabIndex={0}
        aria-label={words().position}
        aria-valuemin={0}
        aria-valuemax={session.last()}
        aria-valuenow={session.at()}
        aria-valuetext={props.sentence(session.at())}
        onPointerDown={begin}
        onPointerMove={pull}
        onPointerUp={() => props.onScrub(false)}
        onPointerCancel={() => props.onScrub(false)}
        onPointerLeave={() => setUnder(null)}
        onWheel={wheel}
      >
        <For each={scale().rounds}>
          {(round) => (
            <span class="round number" style={{ left: `${round.x * 100}%`, width: `${round.width * 100}%` }}>
              {round.width > 0.025 ? round.round : ""}
            </span>
          )}
        </For>
        <Courses courses={props.courses} x={scale().x} last={session.last()} />
        <Flags flags={props.flags} x={scale().x} go={session.go} />
        <span class="thumb" style={{ left: percent(session.at()) }} />
      </div>
    </div>
  );
};
