import { createSignal, createUniqueId, type JSX, Show } from "solid-js";
import { shell } from "../language.ts";
import type { TableProps } from "../props.ts";
import type { LineBeside } from "./armed-button.tsx";
import type { QuestionParts } from "./question-parts.ts";
import { Redo, Undo } from "./undo.tsx";

/** Whose move it is and the steps back, with what doing one again closes in a line below them. */
export const QuestionHead = (props: {
  readonly table: TableProps;
  readonly parts?: QuestionParts;
  readonly headline: string;
  readonly isMine: boolean;
  readonly further?: JSX.Element;
  readonly undo?: boolean;
}) => {
  const [closes, setCloses] = createSignal("");
  const beside: LineBeside = { id: createUniqueId(), write: setCloses };
  return (
    <>
      <header class="question-head">
        <h2>{props.headline}</h2>
        <Show when={props.undo ?? true}>
          <Undo table={props.table} isMine={props.isMine} />
          <Redo table={props.table} isMine={props.isMine} parts={props.parts ?? {}} beside={beside} />
          {props.further}
        </Show>
      </header>
      <Show when={closes()}>
        <p class="redo-closes">
          {shell().table.redo} · <span id={beside.id}>{closes()}</span>
        </p>
      </Show>
    </>
  );
};
