import { shell } from "@blueplate/tabletop";
import { For, Show } from "solid-js";
import { PageHead } from "../page-head.tsx";
import { type LessonId, LESSONS } from "./lessons.ts";
import { isDone, isSolved } from "./progress.ts";
import { puzzleOf } from "./puzzles.ts";
import { learnWords } from "./language.ts";

const words = () => learnWords().learn;

/** The lesson that is to be done next: the one main button of the list. */
const isNext = (lesson: LessonId): boolean => LESSONS.find(({ id }) => !isDone(id))?.id === lesson;

/** The list of lessons. */
export const LearnPage = () => (
  <main class="create stack">
    <PageHead title={shell().lobby.learn} />
    <p>{words().intro}</p>
    <ol class="stack">
      <For each={LESSONS}>
        {({ id }) => (
          <li class="table-line panel">
            <div class="stack tight">
              <b>{words().lessons[id].title}</b>
              <span class="muted">{words().lessons[id].about}</span>
            </div>
            <Show when={isDone(id)}>
              <span class="chip">{isSolved(id) ? learnWords().puzzles.solved : words().done}</span>
            </Show>
            <Show when={isDone(id) && puzzleOf(id)}>
              <a
                class="button"
                href={`/learn/${id}/puzzle`}
                aria-label={learnWords().puzzles.of(words().lessons[id].title)}
              >
                {learnWords().puzzles.title}
              </a>
            </Show>
            <a
              class="button"
              data-kind={isNext(id) ? "main" : undefined}
              href={`/learn/${id}`}
              aria-label={`${isDone(id) ? words().again : words().open}: ${words().lessons[id].title}`}
            >
              {isDone(id) ? words().again : words().open}
            </a>
          </li>
        )}
      </For>
    </ol>
    <p>
      <a
        class="button"
        data-kind={LESSONS.every(({ id }) => isDone(id)) ? "main" : undefined}
        href="/local/new?ruleset=introductory&coach=1"
      >
        {words().allDone}
      </a>
    </p>
  </main>
);
