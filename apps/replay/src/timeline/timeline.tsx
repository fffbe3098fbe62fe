import { shell } from "@blueplate/tabletop";
import { type Accessor, createMemo, createSignal, For, onCleanup, onMount, Show } from "solid-js";
import type { RoundSpan } from "../analysis/line/parts.ts";
import type { Session } from "../session/session.ts";
import { type ValueCurve, ValueCurves } from "./courses.tsx";
import { Flags, type MilestoneSign } from "./flag-marks.tsx";
import type { TimelineFlag } from "./flags.ts";
import { createHand } from "./hand.ts";
import { createListed, MarkList } from "./mark-list.tsx";
import { type TimelinePhase, phaseAt, Phases } from "./phases.tsx";
import { type Scale, scaleOf, WHOLE, zoomed } from "../analysis/line/scale.ts";
import { rulesChangesIn } from "./rules-changes.ts";
import { goneFrom, takenBackIn } from "./taken-back.ts";
import "./timeline.css";
import { replayWords } from "../language.ts";

const words = () => replayWords().replay;

export interface TimelineProps {
  readonly session: Session;
  /** The rounds, as far as they are shown. */
  readonly rounds: readonly RoundSpan[];
  /** The phases inside them, where the game has such. */
  readonly phases?: readonly TimelinePhase[];
  readonly courses: readonly ValueCurve[];
  readonly flags: readonly TimelineFlag[];
  /** The sign of a milestone, where the game has signs for them. */
  readonly glyph?: MilestoneSign;
  /** What happened in a step, for whoever hovers over it. */
  readonly sentence: (at: number) => string;
}

const createScale = (props: TimelineProps) => {
  const [window, setWindow] = createSignal(WHOLE);
  return { scale: createMemo(() => scaleOf(props.rounds, window(), props.phases)), window, setWindow };
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

/** The marks that are listed by name: those of a pile that is pressed, or all of them for whoever goes by keyboard. */
const createMarks = (
  flags: Accessor<readonly TimelineFlag[]>,
  session: Session,
  scale: Accessor<Scale>,
  slider: () => HTMLElement | undefined,
) => {
  const { listed, open, close } = createListed();
  const back = (): void => {
    close();
    slider()?.focus({ preventScroll: true });
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || flags().length === 0) return;
    event.preventDefault();
    open({ flags: flags().toSorted((a, b) => a.at - b.at), x: scale().x(session.at()) });
  };
  return { listed, open, back, keys };
};

/** A step in words: in which phase it leaves the game, and what happened in it. */
const captionsOf =
  (props: TimelineProps) =>
  (at: number): string =>
    [phaseAt(props.phases ?? [], at)?.name ?? "", props.sentence(at)].filter((part) => part !== "").join(" · ");

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

/** What only the log tells, whatever the game: where somebody went back, and where the rules changed. */
const logFlagsIn = (session: TimelineProps["session"]): readonly TimelineFlag[] => [
  ...takenBackIn(session, words().flagUndone),
  ...rulesChangesIn(session, shell().consent.rulesChanged),
];

/** The game from left to right: rounds of equal width, a line for everybody's money, what matters marked; pulled by its thumb. */
export const Timeline = (props: TimelineProps) => {
  const { session } = props;
  const { scale, window, setWindow } = createScale(props);
  let track: HTMLDivElement | undefined;
  let slider: HTMLDivElement | undefined;
  const hand = createHand(session, scale, () => track);
  const { under } = hand;
  const size = createSize(() => track);
  const flags = createMemo(() => [...props.flags, ...logFlagsIn(session)]);
  const gone = createMemo(() => goneFrom(session));
  const { listed, open, back, keys } = createMarks(flags, session, scale, () => slider);
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
  const said = captionsOf(props);
  return (
    <div class="timeline">
      <Show when={under() !== null && listed() === null}>
        <output class="hint chip" style={bubble(under() ?? 0)}>
          {said(under() ?? 0)}
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
        <Slider session={session} sentence={said} keys={keys} ref={(element) => (slider = element)} />
        <Phases scale={scale()} pixels={size().width} />
        <For each={scale().rounds}>
          {(round) => (
            <span class="round number" style={{ left: `${round.x * 100}%`, width: `${round.width * 100}%` }}>
              {round.width > 0.025 ? round.round : ""}
            </span>
          )}
        </For>
        <Show when={gone()}>
          {(from) => (
            <span class="gone" style={{ left: percent(from()), right: `${100 - scale().x(session.last()) * 100}%` }} />
          )}
        </Show>
        <ValueCurves courses={props.courses} x={scale().x} last={session.last()} />
        <Flags
          flags={flags()}
          glyph={props.glyph}
          x={scale().x}
          size={size()}
          go={session.go}
          open={({ flags }) => open({ flags, x: scale().x(flags[0].at) })}
        />
        <span class="thumb" style={{ left: percent(session.at()), "--along": scale().x(session.at()) }} />
      </div>
    </div>
  );
};
