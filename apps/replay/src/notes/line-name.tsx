import { LIMITS, marksAt } from "@blueplate/study";
import { createUniqueId, Show } from "solid-js";
import { branchOf } from "../session/line-names.ts";
import type { Session } from "../session/session.ts";
import type { NoteEditor } from "./editor.ts";
import { replayWords } from "../language.ts";

/** On a line that was tried: its name. */
export const LineName = (props: { readonly session: Session; readonly editor: NoteEditor }) => {
  const { session, editor } = props;
  const id = createUniqueId();
  const begins = (): string | null => (session.node().kind === "line" ? null : (branchOf(session)?.begins.id ?? null));
  const name = (node: string, text: string): void =>
    void editor.edit({ _tag: "NameNode", chapter: session.chapter().id, node, name: text.trim() });
  return (
    <Show when={begins()}>
      {(node) => (
        <div class="field">
          <label for={id}>{replayWords().notes.lineName}</label>
          <input
            id={id}
            autocomplete="off"
            maxLength={LIMITS.name}
            disabled={!editor.may()}
            value={marksAt(session.chapter(), node()).name}
            onChange={(event) => name(node(), event.currentTarget.value)}
          />
        </div>
      )}
    </Show>
  );
};
