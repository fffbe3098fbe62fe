import type { EntityRef } from "@blueplate/study";
import { Notice } from "@blueplate/ui";
import { Show } from "solid-js";
import type { Session } from "../session/session.ts";
import { AllNotes } from "./all-notes.tsx";
import { Bookmarks } from "./bookmarks.tsx";
import { Comments } from "./comments.tsx";
import { createDrafts } from "./drafts.ts";
import { createEditor } from "./editor.ts";
import { Glyphs } from "./glyphs.tsx";
import { LineName } from "./line-name.tsx";
import { DrawnMarks } from "./marks.tsx";
import type { LookControl } from "../session/viewing.ts";
import "./notes.css";
import { replayWords } from "../language.ts";

const words = () => replayWords().notes;

/** What the notes of a screen are made from: `nameOf` names the things of its game. */
export interface NotesProps {
  readonly session: Session;
  readonly viewing: LookControl;
  readonly nameOf: (thing: EntityRef) => string;
}

/** The notes on the moment, the bookmarks, and all notes of the chapter. */
export const NotesPanel = (props: NotesProps) => {
  const { session } = props;
  const editor = createEditor(session);
  const drafts = createDrafts(session.key);
  return (
    <div class="notes stack">
      <section class="stack" aria-label={words().here}>
        <h3>{words().here}</h3>
        <Show when={!editor.may()}>
          <p class="muted">{words().readOnly}</p>
        </Show>
        <Glyphs session={session} editor={editor} />
        <LineName session={session} editor={editor} />
        <Comments session={session} editor={editor} drafts={drafts} />
        <DrawnMarks session={session} editor={editor} nameOf={props.nameOf} />
        <Show when={editor.problem()}>{(problem) => <Notice>{problem()}</Notice>}</Show>
      </section>
      <Bookmarks session={session} editor={editor} drafts={drafts} viewing={props.viewing} />
      <AllNotes session={session} drafts={drafts} />
    </div>
  );
};
