import { marksAt, type DrawnShape, type EntityRef } from "@blueplate/study";
import { Button, Icon } from "@blueplate/ui";
import { For, Show } from "solid-js";
import type { Session } from "../session/session.ts";
import type { NoteEditor } from "./editor.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().notes;

const saidOf = (shape: DrawnShape, nameOf: (thing: EntityRef) => string): string => {
  if (shape._tag === "Arrow") return words().arrow(nameOf(shape.from), nameOf(shape.to));
  return shape._tag === "Ring" ? words().ring(nameOf(shape.on)) : words().note(nameOf(shape.on), shape.text);
};

const placeOf = (shape: DrawnShape): EntityRef => (shape._tag === "Arrow" ? shape.to : shape.on);

/** What is drawn at the moment, each with its meaning and a way to take it off. */
export const DrawnMarks = (props: {
  readonly session: Session;
  readonly editor: NoteEditor;
  readonly nameOf: (thing: EntityRef) => string;
}) => {
  const { session, editor } = props;
  const shapes = (): readonly DrawnShape[] => marksAt(session.chapter(), session.node().id).shapes;
  const remove = (shape: string): void =>
    void editor.edit({ _tag: "DeleteShape", chapter: session.chapter().id, node: session.node().id, shape });
  return (
    <Show when={shapes().length > 0}>
      <section>
        <h3>{words().marks}</h3>
        <ul class="drawn-marks">
          <For each={shapes()}>
            {(shape) => (
              <li class="row note-mark" data-thing={`${placeOf(shape).kind}:${placeOf(shape).id}`}>
                <span
                  class="meaning"
                  data-meaning={shape.meaning}
                  role="img"
                  aria-label={words().meanings[shape.meaning]}
                />
                <span class="grow">{saidOf(shape, props.nameOf)}</span>
                <Show when={editor.may()}>
                  <Button
                    kind="quiet"
                    aria-label={`${words().remove}: ${saidOf(shape, props.nameOf)}`}
                    title={words().remove}
                    onClick={() => remove(shape.id)}
                  >
                    <Icon name="x" />
                  </Button>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
};
