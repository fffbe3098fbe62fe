import { DoorHead, shell } from "@blueplate/tabletop";
import { For, Show } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { ALL_LESSONS, lessonsOf, TAUGHT_GAMES, type TaughtGame } from "./all-lessons.ts";
import { learnWords } from "./language.ts";
import type { LessonId } from "./lesson.ts";
import { isDone, isSolved } from "./progress.ts";
import { puzzleOf } from "./puzzles.ts";

const words = () => learnWords().learn;

/** The lesson that is to be done next: the one main button of the list. */
const isNext = (lesson: LessonId): boolean => ALL_LESSONS.find(({ id }) => !isDone(id))?.id === lesson;

const LessonLine = (props: { readonly id: LessonId }) => (
  <li class="table-line panel">
    <div class="stack tight">
      <b>{words().lessons[props.id].title}</b>
      <span class="muted">{words().lessons[props.id].about}</span>
    </div>
    <Show when={isDone(props.id)}>
      <span class="chip">{isSolved(props.id) ? learnWords().puzzles.solved : words().done}</span>
    </Show>
    <Show when={isDone(props.id) && puzzleOf(props.id)}>
      <a
        class="button"
        href={`/learn/${props.id}/puzzle`}
        aria-label={learnWords().puzzles.of(words().lessons[props.id].title)}
      >
        {learnWords().puzzles.title}
      </a>
    </Show>
    <a
      class="button"
      data-kind={isNext(props.id) ? "main" : undefined}
      href={`/learn/${props.id}`}
      aria-label={`${isDone(props.id) ? words().again : words().open}: ${words().lessons[props.id].title}`}
    >
      {isDone(props.id) ? words().again : words().open}
    </a>
  </li>
);

/** The lessons of one game, and the first game that they lead to. */
const GameLessons = (props: { readonly taught: TaughtGame }) => {
  const isAllDone = (): boolean => ALL_LESSONS.every(({ id }) => isDone(id));
  return (
    <section class="stack">
      <h2>{wordsOf(props.taught.game).name}</h2>
      <ol class="stack">
        <For each={lessonsOf(props.taught)}>{({ id }) => <LessonLine id={id} />}</For>
      </ol>
      <p>
        <a
          class="button"
          data-kind={isAllDone() && props.taught === TAUGHT_GAMES[0] ? "main" : undefined}
          href={props.taught.firstGame.href}
        >
          {props.taught.firstGame.text()}
        </a>
      </p>
    </section>
  );
};

/** The list of lessons, game by game. */
export const LearnPage = () => (
  <>
    <DoorHead title={shell().lobby.learn} here="learn" game={TAUGHT_GAMES[0]?.game ?? ""} />
    <main class="create stack">
      <p>{words().intro}</p>
      <For each={TAUGHT_GAMES}>{(taught) => <GameLessons taught={taught} />}</For>
    </main>
  </>
);
