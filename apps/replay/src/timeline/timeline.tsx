import { shell } from "@blueplate/tabletop";
import { type Accessor, createMemo, createSignal, For, onCleanup, onMount, Show } from "solid-js";
import { createFramed } from "../session/frames.ts";
import type { RoundSpan } from "../session/parts.ts";
import type { Session } from "../session/session.ts";
import { Flags, type Glyph } from "./flag-marks.tsx";
import type { Flag } from "./flags.ts";
import { createListed, MarkList } from "./mark-list.tsx";
import { type Scale, scaleOf, WHOLE, zoomed } from "./scale.ts";
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
  /** The sign of a milestone, where the game has signs for them. */
  readonly glyph?: Glyph;
  /** What happened in a step, for whoever hovers over it. */
  readonly sentence: (at: number) => string;
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

/** How large an element is, in pixels. */
const createSize = (element: () => HTMLElement | undefined) => {
  const [size, setSize] = createSignal({ width: 0, height: 0 });
  onMount(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    const watched = element();
    if (watched) watch.observe(watched);
    onCleanup(() => watch.disconnect());
  });
  return size;
};

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
          <>
            <path
              class="halo"
              d={pathOf(course, props.x, most(), props.last)}
              stroke-dasharray={course.dash}
              vector-effect="non-scaling-stroke"
            />
            <path
              d={pathOf(course, props.x, most(), props.last)}
              stroke={course.colour}
              stroke-dasharray={course.dash}
              vector-effect="non-scaling-stroke"
            />
          </>
        )}
      </For>
    </svg>
  );
};

/** Pixels that a hand moves without meaning to. */
const SLIP = 4;

/** True on flags that hang together: they are pressed to be listed, not to be pulled. */
const isPile = ({ target }: Event): boolean => target instanceof Element && target.closest("[data-pile]") !== null;

/** The step that a flag under the pointer marks; null beside flags. */
const flagged = ({ target }: Event): number | null => {
  const flag = target instanceof Element ? target.closest("[data-at]") : null;
  return flag instanceof HTMLElement ? Number(flag.dataset["at"]) : null;
};

/** The hand on the track: pressed it pulls the thumb, a step a picture; else it asks what happened where it points. */
const createHand = (session: Session, scale: Accessor<Scale>, track: () => HTMLElement | undefined) => {
  const [under, setUnder] = createSignal<number | null>(null);
  /** Where the track lies, and where it was pressed: it stays there while it is held. */
  let held: { readonly box: DOMRect; readonly x: number; slipped: boolean } | null = null;
  const place = ({ clientX }: MouseEvent): number => {
    const box = held?.box ?? track()?.getBoundingClientRect();
    return box ? (clientX - box.left) / box.width : 0;
  };
  const follow = createFramed((event: PointerEvent) => {
    const at = scale().at(place(event));
    setUnder(at);
    if (held?.slipped) session.go(at);
  });
  const end = (): void => {
    follow.flush();
    held = null;
    session.setScrubbing(false);
  };
  return {
    under,
    place,
    begin: (event: PointerEvent): void => {
      const element = track();
      if (event.button !== 0 || !element || isPile(event)) return;
      const flag = flagged(event);
      // Who presses a flag means its step until the thumb is really pulled.
      held = { box: element.getBoundingClientRect(), x: event.clientX, slipped: flag === null };
      element.setPointerCapture(event.pointerId);
      session.setScrubbing(true);
      session.go(flag ?? scale().at(place(event)));
    },
    move: (event: PointerEvent): void => {
      if (held && Math.abs(event.clientX - held.x) > SLIP) held.slipped = true;
      follow.ask(event);
    },
    end,
    leave: (): void => {
      follow.flush();
      setUnder(null);
    },
  };
};

/** The marks that are listed by name: those of a pile that is pressed, or all of them for whoever goes by keyboard. */
const createMarks = (props: TimelineProps, scale: Accessor<Scale>, slider: () => HTMLElement | undefined) => {
  const { listed, open, close } = createListed();
  const back = (): void => {
    close();
    slider()?.focus({ preventScroll: true });
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || props.flags.length === 0) return;
    event.preventDefault();
    open({ flags: props.flags.toSorted((a, b) => a.at - b.at), x: scale().x(props.session.at()) });
  };
  return { listed, open, back, keys };
};

/** The moment as a slider. It stands beside the marks, not around them: a slider has nothing in it that can be pressed. */
const Slider = (
  props: Pick<TimelineProps, "session" | "sentence"> & {
    readonly keys: (event: KeyboardEvent) => void;
    readonly ref: (element: HTMLDivElement) => void;
  },
) => (
  <div
    class="slider"
    ref={props.ref}
    role="slider"
    tabIndex={0}
    aria-label={words().position}
    aria-valuemin={0}
    aria-valuemax={props.session.last()}
    aria-valuenow={props.session.at()}
    aria-keyshortcuts="Enter"
    aria-valuetext={props.sentence(props.session.at())}
    onKeyDown={(event) => props.keys(event)}
  />
);

/** The game from left to right: rounds of equal width, a line for everybody's money, what matters marked; pulled by its thumb. */
export const Timeline = (props: TimelineProps) => {
  const { session } = props;
  const { scale, window, setWindow } = createScale(props);
  let track: HTMLDivElement | undefined;
  let slider: HTMLDivElement | undefined;
  const hand = createHand(session, scale, () => track);
  const { under } = hand;
  const size = createSize(() => track);
  const { listed, open, back, keys } = createMarks(props, scale, () => slider);
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    setWindow(zoomed(window(), hand.place(event), event.deltaY > 0 ? 1.25 : 0.8));
  };
  const percent = (at: number): string => `${scale().x(at) * 100}%`;
  /** The bubble at a step: as far over to the left as the step is to the right, so that it never leaves the timeline. */
  const bubble = (at: number) => {
    const left = Math.min(1, Math.max(0, scale().x(at))) * 100;
    return { left: `${left}%`, transform: `translateX(-${left}%)` };
  };
  return (
    <div class="timeline">
      <Show when={under() !== null && listed() === null}>
        <output class="hint chip" style={bubble(under() ?? 0)}>
          {props.sentence(under() ?? 0)}
        </output>
      </Show>
      <Show keyed when={listed()}>
        {(marks) => (
          <MarkList
            listed={marks}
            rounds={props.rounds}
            glyph={props.glyph}
            at={session.at()}
            go={session.go}
            onClose={back}
          />
        )}
      </Show>
      <div
        class="track"
        ref={(element) => (track = element)}
        onPointerDown={hand.begin}
        onPointerMove={hand.move}
        onPointerUp={hand.end}
        onPointerCancel={hand.end}
        onPointerLeave={hand.leave}
        onWheel={wheel}
      >
        <Slider session={session} sentence={props.sentence} keys={keys} ref={(element) => (slider = element)} />
        <For each={scale().rounds}>
          {(round) => (
            <span class="round number" style={{ left: `${round.x * 100}%`, width: `${round.width * 100}%` }}>
              {round.width > 0.025 ? round.round : ""}
            </span>
          )}
        </For>
        <Courses courses={props.courses} x={scale().x} last={session.last()} />
        <Flags
          flags={props.flags}
          glyph={props.glyph}
          x={scale().x}
          size={size()}
          go={session.go}
          open={({ flags }) => open({ flags, x: scale().x(flags[0].at) })}
        />
        <span class="thumb" style={{ left: percent(session.at()) }} />
      </div>
    </div>
  );
};
