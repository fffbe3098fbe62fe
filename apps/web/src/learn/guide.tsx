import type { SeatInfo } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { createEffect, createMemo, For, Show } from "solid-js";
import { FURTHER_SIGN } from "../table/further-sign.ts";
import { Applause } from "./applause.tsx";
import { shell } from "@blueplate/tabletop";
import type { LocalTableActor } from "../local/table-actor.ts";
import { type Lesson, taughtBy } from "./all-lessons.ts";
import { type LessonId, ME } from "./lesson.ts";
import { keepLesson } from "./kept-lesson.ts";
import type { OpenedPosition } from "./open.ts";
import { finish, nextLesson } from "./progress.ts";
import { puzzleOf } from "./puzzles.ts";
import { createSteps, stepCount, type StepResult } from "./steps.ts";
import "./guide.css";
import { learnWords } from "./language.ts";

const words = () => learnWords().learn;

/** What is said where the step that is on can no longer be reached: the way back that is there, by what its button reads. */
const missedSaid = (isFar: boolean): string =>
  isFar ? words().missed(FURTHER_SIGN, shell().consent.further) : words().missed(shell().table.undo, null);

/** The guest as whom somebody without a name of their own learns: what happens to them is told under that name. */
const guestIn = (seats: readonly SeatInfo[]): string | null => {
  const seat = seats[ME];
  return seat && seat.player === seat.banner.name ? seat.player : null;
};

/** The way on: the next lesson, or a game when all are done. */
export const Onward = (props: { readonly lesson: LessonId; readonly isMain: boolean }) => {
  const next = createMemo(() => nextLesson(props.lesson));
  const kind = (): "main" | undefined => (props.isMain ? "main" : undefined);
  return (
    <Show
      when={next()}
      fallback={
        <a class="button" data-kind={kind()} href={taughtBy(props.lesson).firstGame.href}>
          {taughtBy(props.lesson).firstGame.text()}
        </a>
      }
    >
      {(id) => (
        <a class="button" data-kind={kind()} href={`/learn/${id()}`} rel="external">
          {words().nextLesson}
          {shell().colon}
          {words().lessons[id()].title}
        </a>
      )}
    </Show>
  );
};

/** How far the lesson has come: in words, and where there is room for them in dots. */
const StepSign = (props: { readonly step: number; readonly of: number }) => (
  <span class="guide-step">
    {words().step(props.step, props.of)}
    <span class="guide-dots" aria-hidden="true">
      <For each={Array.from({ length: props.of })}>{(_, index) => <i data-done={index() < props.step} />}</For>
    </span>
  </span>
);

/** Where the lesson leads to, once it is over. */
const WayOn = (props: { readonly lesson: Lesson }) => (
  <div class="row">
    <Show when={props.lesson.isRewarded && props.lesson.taught.coached}>
      {(href) => (
        <a class="button" data-kind="main" href={href()}>
          {words().firstCoached}
        </a>
      )}
    </Show>
    <Show when={puzzleOf(props.lesson.id)}>
      {(puzzle) => (
        <a class="button" data-kind="main" href={`/learn/${puzzle().id}/puzzle`}>
          {learnWords().puzzles.begin}
        </a>
      )}
    </Show>
    <Onward lesson={props.lesson.id} isMain={!puzzleOf(props.lesson.id) && !props.lesson.isRewarded} />
  </div>
);

/** The voice of a lesson: one step at a time, beside the table. */
export const Guide = (props: {
  readonly lesson: Lesson;
  readonly owner: LocalTableActor;
  readonly opening: OpenedPosition & { readonly passed?: StepResult };
  /** Told whether the lesson is over, and asks for what comes next. */
  readonly onDone?: ((isDone: boolean) => void) | undefined;
}) => {
  const { lesson, opening } = props;
  const steps = createSteps(lesson, props.owner, opening.passed);
  createEffect(() => {
    if (steps.isOver()) finish(lesson.id);
    props.onDone?.(steps.isOver());
  });
  createEffect(() => keepLesson(lesson.id, opening, props.owner.table().entries, steps.passed()));
  const said = (): string => {
    const text = words().lessons[lesson.id].steps[steps.said()] ?? "";
    const guest = steps.said() === 0 ? guestIn(opening.header.seats) : null;
    return guest === null ? text : words().youAre(guest, text);
  };
  return (
    <aside class="guide panel" aria-label={words().lessons[lesson.id].title}>
      <header class="row">
        <b>{words().lessons[lesson.id].title}</b>
        <StepSign {...stepCount(lesson.steps, steps.at())} />
        <a href="/learn">{words().leave}</a>
      </header>
      <p aria-live="polite">{steps.isMissed() ? missedSaid(steps.isFar()) : said()}</p>
      <Show when={steps.isMissed()}>
        <div class="row">
          <a class="button" data-kind="main" href={`/learn/${lesson.id}`} rel="external">
            {words().restart}
          </a>
        </div>
      </Show>
      <Show when={steps.isRead()}>
        <Button onClick={steps.next}>{words().next}</Button>
      </Show>
      <Show when={steps.isOver()}>
        <WayOn lesson={lesson} />
      </Show>
      <Show when={lesson.isRewarded}>
        <Applause lesson={lesson} owner={props.owner} seats={opening.header.seats} isOver={steps.isOver()} />
      </Show>
    </aside>
  );
};
