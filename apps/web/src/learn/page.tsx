import { DoorHead, shell } from "@blueplate/tabletop";
import { For, Show } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { ALL_LESSONS, type Lesson, lessonsOf, TAUGHT_GAMES, type TaughtGame } from "./all-lessons.ts";
import { learnWords } from "./language.ts";
import type { LessonId } from "./lesson.ts";
import { LessonPicture } from "./lesson-picture.tsx";
import { isDone, isSolved } from "./progress.ts";
import { puzzleOf } from "./puzzles.ts";
import "./learn.css";

const words = () => learnWords().learn;

/** The lesson that is to be done next: the one main button of the list. */
const isNext = (lesson: LessonId): boolean => ALL_LESSONS.find(({ id }) => !isDone(id))?.id === lesson;

/** What is done of a lesson, and what can be: the lesson, and its puzzle once it was done. */
const LessonActs = (props: { readonly id: LessonId; readonly title: string }) => (
  <p class="row">
    <a
      class="button"
      data-kind={isNext(props.id) ? "main" : undefined}
      href={`/learn/${props.id}`}
      aria-label={`${isDone(props.id) ? words().again : words().open}: ${props.title}`}
    >
      {isDone(props.id) ? words().again : words().open}
    </a>
    <Show when={isDone(props.id) && puzzleOf(props.id)}>
      <a class="button" href={`/learn/${props.id}/puzzle`} aria-label={learnWords().puzzles.of(props.title)}>
        {learnWords().puzzles.title}
      </a>
    </Show>
    <Show when={isDone(props.id)}>
      <span class="chip">{isSolved(props.id) ? learnWords().puzzles.solved : words().done}</span>
    </Show>
  </p>
);

/** A lesson by its town or its cards, and what there is to see in it. */
const LessonCard = (props: { readonly lesson: Lesson }) => {
  const text = () => words().lessons[props.lesson.id];
  return (
    <li class="lesson-card panel">
      <LessonPicture lesson={props.lesson} title={text().title} />
      <h3>{text().title}</h3>
      <span class="muted">{text().about}</span>
      <LessonActs id={props.lesson.id} title={text().title} />
    </li>
  );
};

/** The lessons of one game, and the first game that they lead to. */
const GameLessons = (props: { readonly taught: TaughtGame }) => {
  const isAllDone = (): boolean => ALL_LESSONS.every(({ id }) => isDone(id));
  return (
    <section class="stack">
      <h2>{wordsOf(props.taught.game).name}</h2>
      <ol class="lesson-cards">
        <For each={lessonsOf(props.taught)}>{(lesson) => <LessonCard lesson={lesson} />}</For>
        <li class="lesson-first-game">
          <a
            class="button"
            data-kind={isAllDone() && props.taught === TAUGHT_GAMES[0] ? "main" : undefined}
            href={props.taught.firstGame.href}
          >
            {props.taught.firstGame.text()}
          </a>
        </li>
      </ol>
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
