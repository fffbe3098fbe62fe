import { Button } from "@blueplate/ui";
import { createEffect, createMemo, For, Show } from "solid-js";
import { shell } from "@blueplate/tabletop";
import type { LocalTableActor } from "../local/table-actor.ts";
import { type Lesson, taughtBy } from "./all-lessons.ts";
import type { LessonId } from "./lesson.ts";
import { finish, nextLesson } from "./progress.ts";
import { puzzleOf } from "./puzzles.ts";
import { createSteps } from "./steps.ts";
import "./guide.css";
import { learnWords } from "./language.ts";

const words = () => learnWords().learn;

/** What is said where the step that is on can no longer be reached: the way back that is there, with the sign on its button. */
const missedSaid = (isFar: boolean): string =>
  words().missed(isFar ? `… ${shell().consent.further}` : shell().table.undo);

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
          {words().nextLesson}: {words().lessons[id()].title}
        </a>
      )}
    </Show>
  );
};

/** The voice of a lesson: one step at a time, beside the table. */
export const Guide = (props: { readonly lesson: Lesson; readonly owner: LocalTableActor }) => {
  const steps = createSteps(props.lesson, props.owner);
  createEffect(() => {
    if (steps.isOver()) finish(props.lesson.id);
  });
  const texts = (): readonly string[] => words().lessons[props.lesson.id].steps;
  return (
    <aside class="guide panel" aria-label={words().lessons[props.lesson.id].title}>
      <header class="row">
        <b>{words().lessons[props.lesson.id].title}</b>
        <span class="guide-dots" role="img" aria-label={words().step(steps.at() + 1, texts().length)}>
          <For each={texts()}>{(_, index) => <i data-done={index() <= steps.at()} />}</For>
        </span>
        <a href="/learn">{words().leave}</a>
      </header>
      <p aria-live="polite">{steps.isMissed() ? missedSaid(steps.isFar()) : texts()[steps.at()]}</p>
      <Show when={steps.isMissed()}>
        <div class="row">
          <a class="button" data-kind="main" href={`/learn/${props.lesson.id}`} rel="external">
            {words().restart}
          </a>
        </div>
      </Show>
      <Show when={steps.isRead()}>
        <Button onClick={steps.next}>{words().next}</Button>
      </Show>
      <Show when={steps.isOver()}>
        <div class="row">
          <Show when={puzzleOf(props.lesson.id)}>
            {(puzzle) => (
              <a class="button" data-kind="main" href={`/learn/${puzzle().id}/puzzle`}>
                {learnWords().puzzles.begin}
              </a>
            )}
          </Show>
          <Onward lesson={props.lesson.id} isMain={!puzzleOf(props.lesson.id)} />
        </div>
      </Show>
    </aside>
  );
};
