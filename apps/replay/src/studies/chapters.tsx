import { type Chapter, type StudyEdit, LIMITS } from "@blueplate/study";
import { shell, wordsOf } from "@blueplate/tabletop";
import { Button, Icon } from "@blueplate/ui";
import { createUniqueId, For, Show } from "solid-js";
import { LineField } from "./line-field.tsx";
import type { OpenStudy } from "./open-study.ts";
import { Sure } from "./confirm-dialog.tsx";
import { replayWords } from "../language.ts";

const words = () => replayWords().studies;

interface ChaptersProps {
  readonly live: OpenStudy;
  readonly shown: string | null;
  readonly onShow: (chapter: string) => void;
}

const gameIn = ({ source }: Chapter): string => (source._tag === "Game" ? source.header.game : source.game);

const gameName = (chapter: Chapter): string => wordsOf(gameIn(chapter)).name;

/** What can be done to a chapter by those who may write. */
const Changing = (props: ChaptersProps & { readonly chapter: Chapter }) => {
  const id = (): string => props.chapter.id;
  const chapters = (): readonly Chapter[] => props.live.study().chapters;
  const at = (): number => chapters().findIndex((each) => each.id === id());
  const edit = (wished: StudyEdit): void => void props.live.host.edit(wished);
  const named = (text: string): string => `${text}: ${props.chapter.name}`;
  const move = (before: string | null): void => edit({ _tag: "MoveChapter", chapter: id(), before });
  return (
    <details>
      <summary class="muted" aria-label={`${words().rename}…${shell().comma}${props.chapter.name}`}>
        {words().rename}…
      </summary>
      <div class="stack tight">
        <LineField
          label={words().chapterName}
          of={props.chapter.name}
          value={props.chapter.name}
          send={words().rename}
          maxLength={LIMITS.name}
          onSend={(name) => edit({ _tag: "NameChapter", chapter: id(), name })}
        />
        <p class="row">
          <Button
            kind="quiet"
            aria-label={named(words().up)}
            disabled={at() === 0}
            onClick={() => move(chapters()[at() - 1]?.id ?? null)}
          >
            <Icon name="caret-up" /> {words().up}
          </Button>
          <Button
            kind="quiet"
            aria-label={named(words().down)}
            disabled={at() === chapters().length - 1}
            onClick={() => move(chapters()[at() + 2]?.id ?? null)}
          >
            <Icon name="caret-down" /> {words().down}
          </Button>
          <Sure
            text={words().deleteChapter}
            of={props.chapter.name}
            question={words().deleteChapterSure}
            onYes={() => edit({ _tag: "DeleteChapter", chapter: id() })}
          />
        </p>
      </div>
    </details>
  );
};

/** The chapters of a study, to go to and to put in order. */
export const Chapters = (props: ChaptersProps) => {
  const title = createUniqueId();
  return (
    <section class="stack" aria-labelledby={title}>
      <h3 id={title}>{words().chapters}</h3>
      <ol class="plain">
        {/* By their ids: a chapter that changes keeps its place and what is typed there. */}
        <For each={props.live.study().chapters.map(({ id }) => id)} fallback={<li class="muted">{words().none}</li>}>
          {(id) => (
            <Show when={props.live.study().chapters.find((each) => each.id === id)}>
              {(chapter) => (
                <li class="panel pad">
                  <p class="row">
                    <Button class="grow" aria-pressed={props.shown === id} onClick={() => props.onShow(id)}>
                      {chapter().name}
                    </Button>
                    <Show when={!chapter().name.startsWith(gameName(chapter()))}>
                      <span class="muted">{gameName(chapter())}</span>
                    </Show>
                  </p>
                  <Show when={props.live.may("write")}>
                    <Changing {...props} chapter={chapter()} />
                  </Show>
                </li>
              )}
            </Show>
          )}
        </For>
      </ol>
    </section>
  );
};
