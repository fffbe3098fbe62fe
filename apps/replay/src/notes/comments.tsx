import { type Comment, LIMITS, marksAt, roleOf } from "@blueplate/study";
import { nameOfPerson, shell } from "@blueplate/tabletop";
import { Button, Notice } from "@blueplate/ui";
import { nanoid } from "nanoid";
import { createSignal, createUniqueId, For, Show } from "solid-js";
import { dateTime } from "../dates.ts";
import { readableLines } from "../readable.ts";
import type { Session } from "../session/session.ts";
import type { Drafts } from "./drafts.ts";
import type { NoteEditor } from "./editor.ts";
import { plainNote } from "./markdown.ts";
import { NoteText } from "./note-text.tsx";
import { shortened } from "./annotated-nodes.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().notes;

interface CommentsProps {
  readonly session: Session;
  readonly editor: NoteEditor;
  readonly drafts: Drafts;
}

/** A field for a text of some lines: Control and Enter sends it. */
const Field = (props: {
  readonly label: string;
  readonly value: string;
  readonly send: string;
  readonly onInput: (text: string) => void;
  readonly onSend: () => void;
  readonly onCancel?: (() => void) | undefined;
  /** It is on its way: until it is taken nothing else is sent from here. */
  readonly busy?: boolean;
}) => {
  const id = createUniqueId();
  const isEmpty = (): boolean => props.value.trim() === "";
  const isTooLong = (): boolean => props.value.length > LIMITS.comment;
  const maySend = (): boolean => !isEmpty() && !isTooLong() && props.busy !== true;
  const keys = (event: KeyboardEvent): void => {
    if (event.key === "Escape") props.onCancel?.();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && maySend()) props.onSend();
  };
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        if (maySend()) props.onSend();
      }}
    >
      <label for={id}>{props.label}</label>
      <textarea
        id={id}
        rows={3}
        aria-description={words().help}
        aria-invalid={isTooLong()}
        value={props.value}
        onInput={(event) => props.onInput(readableLines(event.currentTarget.value))}
        onKeyDown={keys}
      />
      <span class="hint">{words().help}</span>
      {/* What is too long is told, not cut off: whoever pastes a long text keeps all of it. */}
      <Show when={isTooLong()}>
        <Notice>{words().tooLong(props.value.length, LIMITS.comment)}</Notice>
      </Show>
      <span class="row">
        <Button type="submit" shortcut="Ctrl+Enter" disabled={!maySend()}>
          {props.busy ? shell().table.sending : props.send}
        </Button>
        <Show when={props.onCancel}>
          <Button kind="quiet" onClick={() => props.onCancel?.()}>
            {words().cancel}
          </Button>
        </Show>
      </span>
    </form>
  );
};

/** A comment that may be changed by whoever wrote it and deleted by them or an owner. */
const One = (props: CommentsProps & { readonly comment: Comment; readonly node: string }) => {
  const { session, editor, drafts } = props;
  const place = (): string => `${session.chapter().id}/${props.node}/${props.comment.id}`;
  const at = () => ({ chapter: session.chapter().id, node: props.node, comment: props.comment.id });
  const isMine = (): boolean => props.comment.person === editor.me();
  const mayDelete = (): boolean => isMine() || roleOf(session.study(), editor.me()) === "owner";
  const draft = () => drafts.at(place());
  const inShort = (): string => shortened(plainNote(props.comment.text));
  const keep = async (): Promise<void> => {
    const taken = await editor.edit({
      _tag: "ChangeComment",
      ...at(),
      was: props.comment.text,
      text: draft() ?? "",
    });
    if (taken) drafts.set(place(), null);
  };
  return (
    <li class="comment">
      <p class="row muted">
        <b>{isMine() ? words().you : nameOfPerson(props.comment.name)}</b>
        <Show when={dateTime(props.comment.at)}>
          {(time) => <time dateTime={new Date(props.comment.at).toISOString()}>{time()}</time>}
        </Show>
      </p>
      <Show
        when={isMine() && draft() !== undefined}
        fallback={
          <>
            <NoteText text={props.comment.text} />
            <p class="row">
              <Show when={isMine()}>
                <Button
                  kind="quiet"
                  aria-label={`${words().change}: ${inShort()}`}
                  onClick={() => drafts.set(place(), props.comment.text)}
                >
                  {words().change}
                </Button>
              </Show>
              <Show when={mayDelete()}>
                <Button
                  kind="quiet"
                  aria-label={`${words().remove}: ${inShort()}`}
                  onClick={() => void editor.edit({ _tag: "DeleteComment", ...at() })}
                >
                  {words().remove}
                </Button>
              </Show>
            </p>
          </>
        }
      >
        <Field
          label={words().change}
          value={draft() ?? ""}
          send={words().keep}
          onInput={(text) => drafts.set(place(), text)}
          onSend={() => void keep()}
          onCancel={() => drafts.set(place(), null)}
        />
      </Show>
    </li>
  );
};

/** The comments on the moment, and a field for one more. What is typed for a moment stays there until it is added. */
export const Comments = (props: CommentsProps) => {
  const { session, editor, drafts } = props;
  const node = (): string => session.node().id;
  const place = (): string => `${session.chapter().id}/${node()}`;
  const [busy, setBusy] = createSignal(false);
  const add = async (): Promise<void> => {
    const here = place();
    const text = drafts.at(here) ?? "";
    if (busy() || text.trim() === "") return;
    setBusy(true);
    const comment = { chapter: session.chapter().id, node: node(), comment: nanoid(12), text };
    const taken = await editor.edit({ _tag: "AddComment", ...comment });
    if (taken && drafts.at(here) === text) drafts.set(here, null);
    setBusy(false);
  };
  return (
    <section class="stack">
      <ul class="comments">
        <For each={marksAt(session.chapter(), node()).comments}>
          {(comment) => <One {...props} comment={comment} node={node()} />}
        </For>
      </ul>
      <Show when={editor.may()}>
        <Field
          label={words().write}
          value={drafts.at(place()) ?? ""}
          send={words().add}
          onInput={(text) => drafts.set(place(), text === "" ? null : text)}
          onSend={() => void add()}
          busy={busy()}
        />
      </Show>
    </section>
  );
};
