import { Busy, Empty, Notice } from "@blueplate/ui";
import { useParams } from "@solidjs/router";
import { createResource, Show } from "solid-js";
import { shell } from "@blueplate/tabletop";
import { localFeed, localSender } from "../local/feed.ts";
import { createOwner, type Opening } from "../local/owner.ts";
import { Running } from "../table/running.tsx";
import { Guide } from "./guide.tsx";
import { type Lesson, lessonNamed } from "./lessons.ts";
import { openLesson } from "./open.ts";

const Playing = (props: { readonly lesson: Lesson; readonly opening: Opening & { readonly name: string } }) => {
  const { lesson, opening } = props;
  const owner = createOwner(opening, () => undefined);
  const id = `local-lesson-${lesson.id}`;
  return (
    <>
      <Running feed={localFeed(id, opening, owner)} sender={localSender(owner)} table={id} />
      <Guide lesson={lesson} owner={owner} />
    </>
  );
};

/** A lesson: a small town in this page, and the guide beside it. */
export const LessonPage = () => {
  const params = useParams<{ readonly lesson: string }>();
  const lesson = lessonNamed(params.lesson);
  const [opening] = createResource(() => lesson, openLesson);
  return (
    <div class="table-page">
      <Show when={lesson} fallback={<Empty>{shell().notFound}</Empty>}>
        {(known) => (
          <Show
            when={opening.error ? null : opening()}
            fallback={
              <Show when={opening.error} fallback={<Busy text={shell().loading} />}>
                {(error: () => Error) => <Notice>{error().message}</Notice>}
              </Show>
            }
          >
            {(opened) => <Playing lesson={known()} opening={opened()} />}
          </Show>
        )}
      </Show>
    </div>
  );
};
