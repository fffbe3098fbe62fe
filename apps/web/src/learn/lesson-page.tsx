import { BusySign, Notice } from "@blueplate/ui";
import { useParams } from "@solidjs/router";
import { createMemo, createResource, createSignal, type JSX, onCleanup, Show } from "solid-js";
import { seatOf } from "@blueplate/kernel";
import { forgetDraft, type GuidedTable, shell } from "@blueplate/tabletop";
import { localFeed, localSender } from "../local/feed.ts";
import { createLocalTableActor, type LocalTableActor } from "../local/table-actor.ts";
import { LobbyLink, NotFoundPage } from "../not-found.tsx";
import { RunningTable } from "../table/running.tsx";
import { Guide } from "./guide.tsx";
import { lessonNamed, taughtBy } from "./all-lessons.ts";
import { forgetLesson, keptLesson } from "./kept-lesson.ts";
import { type LessonId, ME } from "./lesson.ts";
import { openPosition, type LessonPosition, type OpenedPosition } from "./open.ts";
import { PuzzleGuide } from "./puzzle-guide.tsx";
import { puzzleOf } from "./puzzles.ts";
import type { StepResult } from "./steps.ts";
import { learnWords } from "./language.ts";

/** A position, and the steps of its lesson that were passed before the page was loaded anew. */
type Opened = OpenedPosition & { readonly passed?: StepResult };
type Voice = (owner: LocalTableActor, opening: Opened, onDone: GuidedTable["onDone"]) => JSX.Element;
type Opener = (position: LessonPosition) => Promise<Opened>;

/** A lesson as it was left when its page was loaded anew, or its beginning. */
const openLesson =
  (lesson: LessonId): Opener =>
  async (position) => {
    const opened = await openPosition(position);
    return { ...opened, ...keptLesson(lesson, opened) };
  };

const Playing = (props: { readonly id: string; readonly opening: Opened; readonly voice: Voice }) => {
  const { id, opening, voice } = props;
  forgetDraft(id, seatOf(ME));
  onCleanup(forgetLesson);
  const owner = createLocalTableActor(opening, () => undefined);
  return (
    <RunningTable
      feed={localFeed(id, opening, owner)}
      sender={localSender(owner)}
      table={id}
      guide={({ onDone }) => voice(owner, opening, onDone)}
    />
  );
};

/** A small town in this page, and somebody who speaks beside it; null where the address names none. */
const PositionPage = (props: {
  readonly id: string;
  readonly position: LessonPosition | null;
  readonly open: Opener;
  readonly voice: Voice;
}) => {
  const [opening] = createResource(() => props.position, props.open);
  return (
    <Show when={props.position} fallback={<NotFoundPage />}>
      <div class="table-page">
        <Show
          when={opening.error ? null : opening()}
          keyed
          fallback={
            <Show when={opening.error} fallback={<BusySign text={shell().loading} />}>
              {(error: () => Error) => (
                <main class="empty stack">
                  <Notice>{error().message}</Notice>
                  <LobbyLink />
                </main>
              )}
            </Show>
          }
        >
          {(opened) => <Playing id={props.id} opening={opened} voice={props.voice} />}
        </Show>
      </div>
    </Show>
  );
};

/** A lesson: a small town in this page, and the guide beside it. */
export const LessonPage = () => {
  const params = useParams<{ readonly lesson: string }>();
  const lesson = lessonNamed(params.lesson);
  const position = lesson && {
    name: learnWords().learn.lessons[lesson.id].title,
    taught: lesson.taught,
    seed: `lesson-${lesson.id}`,
    scenario: lesson.scenario,
    after: lesson.after ?? 0,
  };
  return (
    <PositionPage
      id={`local-lesson-${params.lesson}`}
      position={position ?? null}
      open={lesson ? openLesson(lesson.id) : openPosition}
      voice={(owner, opening, onDone) =>
        lesson && <Guide lesson={lesson} owner={owner} opening={opening} onDone={onDone} />
      }
    />
  );
};

/** The puzzle of a lesson: a position to be solved, as often as one likes. */
export const PuzzlePage = () => {
  const params = useParams<{ readonly lesson: string }>();
  const puzzle = puzzleOf(params.lesson);
  const [attempt, setAttempt] = createSignal(1);
  // A new attempt is the same position, opened anew.
  const position = createMemo((): LessonPosition | null =>
    puzzle
      ? {
          name: learnWords().puzzles.of(learnWords().learn.lessons[puzzle.id].title),
          taught: taughtBy(puzzle.id),
          seed: `puzzle-${puzzle.id}-${attempt()}`,
          scenario: puzzle.scenario,
        }
      : null,
  );
  return (
    <PositionPage
      id={`local-puzzle-${params.lesson}`}
      position={position()}
      open={openPosition}
      voice={(owner, opening) =>
        puzzle && (
          <PuzzleGuide
            puzzle={puzzle}
            owner={owner}
            config={opening.header.config}
            onAgain={() => setAttempt(attempt() + 1)}
          />
        )
      }
    />
  );
};
