import { LIMITS, MEANINGS, type EntityRef } from "@blueplate/study";
import { narrow } from "@blueplate/tabletop";
import { Button, Icon } from "@blueplate/ui";
import { createUniqueId, For, Show } from "solid-js";
import { readableLine } from "../readable.ts";
import { ByName } from "./by-name.tsx";
import { type ShapeDrawing, type TextDraft, TOOLS } from "./drawing.ts";
import "./drawing.css";
import { replayWords } from "../language.ts";

const words = () => replayWords().notes;

/** A field for the text that goes on a thing. */
const NoteField = (props: {
  readonly drawing: ShapeDrawing;
  readonly noting: TextDraft;
  readonly nameOf: (thing: EntityRef) => string;
}) => {
  const id = createUniqueId();
  let field: HTMLInputElement | undefined;
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        props.drawing.note(readableLine(field?.value ?? "").trim());
      }}
    >
      <label for={id}>{words().noteOn(props.nameOf(props.noting.thing))}</label>
      <span class="row">
        <input
          id={id}
          class="grow"
          ref={(element) => {
            field = element;
            queueMicrotask(() => element.focus());
          }}
          autocomplete="off"
          value={props.noting.was?.text ?? ""}
          maxLength={LIMITS.note}
          onKeyDown={(event) => event.key === "Escape" && props.drawing.note(null)}
        />
        <Button type="submit">{words().keep}</Button>
      </span>
    </form>
  );
};

/** Takes the pencil up and lays it down. */
const DrawButton = (props: { readonly drawing: ShapeDrawing; readonly signAlone: boolean }) => (
  <Button
    title={words().drawHelp}
    shortcut="A"
    aria-pressed={props.drawing.on()}
    class="draw"
    onClick={() => props.drawing.setSwitched(!props.drawing.switched())}
  >
    <Icon name="pencil-simple" />
    <span class={props.signAlone ? "hidden" : ""}>{words().draw}</span>
  </Button>
);

/** Pixels of a page from which on the row below the timeline has room for the pencil's name. */
const ROOM_FOR_NAME = 1280;

/** The pencil in a row that has room for it: it covers nothing of the game there. */
export const DrawingPalette = (props: { readonly drawing: ShapeDrawing }) => {
  const signAlone = narrow(ROOM_FOR_NAME);
  return (
    <Show when={props.drawing.editor.may()}>
      <DrawButton drawing={props.drawing} signAlone={signAlone()} />
    </Show>
  );
};

/** What one draws with and what it shall mean, below the game; with the pencil where that lies in no row of its own. */
export const Palette = (props: {
  readonly drawing: ShapeDrawing;
  readonly nameOf: (thing: EntityRef) => string;
  readonly withPencil: boolean;
}) => {
  const { drawing } = props;
  return (
    <Show when={drawing.editor.may() && (props.withPencil || drawing.on())}>
      <div class="palette" data-on={drawing.on()} data-held={drawing.on() && !drawing.switched()}>
        <Show when={drawing.noting()} keyed>
          {(noting) => <NoteField drawing={drawing} noting={noting} nameOf={props.nameOf} />}
        </Show>
        <Show when={drawing.editor.problem()}>{(problem) => <p role="alert">{problem()}</p>}</Show>
        <div class="row">
          <Show when={props.withPencil}>
            <DrawButton drawing={drawing} signAlone={!drawing.on()} />
          </Show>
          <Show when={drawing.on()}>
            <div class="row" role="group" aria-label={words().meaning}>
              <For each={MEANINGS}>
                {(meaning) => (
                  <Button
                    aria-label={words().meanings[meaning]}
                    title={words().meanings[meaning]}
                    aria-pressed={drawing.meaning() === meaning}
                    onClick={() => drawing.setMeaning(meaning)}
                  >
                    <span class="meaning" data-meaning={meaning} />
                  </Button>
                )}
              </For>
            </div>
            <ByName drawing={drawing} nameOf={props.nameOf} />
            <div class="row">
              <For each={TOOLS}>
                {(tool) => (
                  <Button aria-pressed={drawing.tool() === tool} onClick={() => drawing.setTool(tool)}>
                    {words().tools[tool]}
                  </Button>
                )}
              </For>
            </div>
          </Show>
        </div>
      </div>
    </Show>
  );
};
