import { type Bookmark, LIMITS } from "@blueplate/study";
import { Button, Icon } from "@blueplate/ui";
import { nanoid } from "nanoid";
import { createUniqueId, For, Show } from "solid-js";
import type { Session } from "../session/session.ts";
import type { Drafts } from "./drafts.ts";
import type { NoteEditor } from "./editor.ts";
import { LinkHere } from "./link-here.tsx";
import { bookmarksIn } from "./annotated-nodes.ts";
import type { LookControl } from "../session/viewing.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().notes;

interface BookmarksProps {
  readonly session: Session;
  readonly editor: NoteEditor;
  readonly drafts: Drafts;
  readonly viewing: LookControl;
}

const Adding = (props: BookmarksProps) => {
  const { session, editor, drafts } = props;
  const id = createUniqueId();
  const place = (): string => `${session.chapter().id}/bookmark`;
  const name = (): string => drafts.at(place()) ?? "";
  const add = async (): Promise<void> => {
    const bookmark: Bookmark = {
      id: nanoid(12),
      name: name().trim(),
      node: session.node().id,
      ...props.viewing.look(),
    };
    if (await editor.edit({ _tag: "AddBookmark", chapter: session.chapter().id, bookmark })) drafts.set(place(), null);
  };
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        if (name().trim() !== "") void add();
      }}
    >
      <label for={id}>{words().bookmarkName}</label>
      <span class="row">
        <input
          id={id}
          class="grow"
          autocomplete="off"
          maxLength={LIMITS.name}
          value={name()}
          onInput={(event) => drafts.set(place(), event.currentTarget.value || null)}
        />
        <Button type="submit" disabled={name().trim() === ""}>
          {words().bookmark}
        </Button>
      </span>
    </form>
  );
};

/** Moments to come back to, each with the camera and the lens through which it was seen. */
export const Bookmarks = (props: BookmarksProps) => {
  const { session, editor } = props;
  const go = ({ node, camera, lens }: Bookmark): void => {
    session.goTo(node);
    props.viewing.setLook({ camera, lens });
  };
  const remove = (bookmark: string): void =>
    void editor.edit({ _tag: "DeleteBookmark", chapter: session.chapter().id, bookmark });
  return (
    <section class="stack">
      <h3>{words().bookmarks}</h3>
      <ul class="bookmarks">
        <For each={bookmarksIn(session)} fallback={<li class="muted">{words().noBookmarks}</li>}>
          {(bookmark) => (
            <li class="row">
              <Button kind="quiet" class="grow" onClick={() => go(bookmark)}>
                {bookmark.name}
              </Button>
              <Show when={editor.may()}>
                <Button
                  kind="quiet"
                  aria-label={`${words().remove}: ${bookmark.name}`}
                  title={words().remove}
                  onClick={() => remove(bookmark.id)}
                >
                  <Icon name="x" />
                </Button>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <Show when={editor.may()}>
        <Adding {...props} />
      </Show>
      <LinkHere session={session} />
    </section>
  );
};
