import { afterSeen } from "@blueplate/ui";
import { createResource, Show, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import { clientOf } from "../games/index.ts";
import type { Lesson } from "./all-lessons.ts";
import { openPosition, type OpenedPosition } from "./open.ts";

/** Opens the position when the page stands; what does not come is a picture less, of which the lesson itself will tell. */
const opened = async (lesson: Lesson, name: string): Promise<OpenedPosition | null> => {
  await afterSeen();
  const { taught, scenario, picture } = lesson;
  const at = { name, taught, seed: `lesson-${lesson.id}`, scenario, after: picture?.after ?? 0 };
  return openPosition(at).catch(() => null);
};

/** The position of a lesson as its game draws it, in a frame that stands from the beginning. */
export const LessonPicture = (props: { readonly lesson: Lesson; readonly title: string }) => {
  const [position] = createResource(() => opened(props.lesson, props.title));
  return (
    <div class="lesson-picture" aria-hidden="true" data-game={props.lesson.taught.game}>
      <Suspense>
        <Show when={position()}>
          {(at) => (
            <Dynamic
              component={clientOf(props.lesson.taught.game).PositionPicture}
              rules={at().rules}
              state={at().rules.initialState}
              seats={at().header.seats}
              shows={props.lesson.picture}
            />
          )}
        </Show>
      </Suspense>
    </div>
  );
};
