import { Button, Notice } from "@blueplate/ui";
import { createEffect, createSignal, on, Show } from "solid-js";
import type { Editing } from "./editing.ts";
import { type PositionFault, refusedFor } from "../../open/position-fault.ts";
import { lineOfField, lineOfSyntax } from "./text-lines.ts";
import { replayWords } from "../../language.ts";

const words = () => replayWords().editor;

/** What is wrong with a text, in which of its lines; no fault where it is not even JSON. */
interface Wrong {
  readonly line: number | null;
  readonly fault: PositionFault | null;
}

/** Selects a line of a text field and brings it into sight. */
const showLine = (field: HTMLTextAreaElement, line: number): void => {
  const lines = field.value.split("\n");
  const from = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (field.scrollHeight / lines.length) * Math.max(0, line - 4);
};

/** The file as text, for whoever writes it faster than pressing: taken over when its position can be. */
export const TextPart = (props: { readonly editing: Editing }) => {
  const written = (): string => JSON.stringify(props.editing.now().file, null, 2);
  const [text, setText] = createSignal(written());
  const [wrong, setWrong] = createSignal<Wrong | null>(null);
  let field: HTMLTextAreaElement | undefined;
  createEffect(
    on(props.editing.now, () => {
      setText(written());
      setWrong(null);
    }),
  );
  const take = (): void => {
    const broken = lineOfSyntax(text());
    if (broken !== null) {
      setWrong({ line: broken, fault: null });
      return;
    }
    if (props.editing.replace(JSON.parse(text()))) return;
    const fault = props.editing.fault();
    if (fault) setWrong({ line: lineOfField(text(), fault.field), fault });
  };
  const said = ({ fault }: Wrong): string =>
    fault ? refusedFor(props.editing.now().file.game, fault) : words().notJson;
  const line = (): number => wrong()?.line ?? 0;
  return (
    <details class="panel pad">
      <summary>{words().text}</summary>
      <p class="muted">{words().textHelp}</p>
      <textarea
        class="number"
        rows={18}
        spellcheck={false}
        aria-label={words().text}
        aria-invalid={wrong() !== null}
        ref={(element) => (field = element)}
        value={text()}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Show when={wrong()}>
        {(now) => (
          <Notice>
            {line() > 0 ? words().line(line(), said(now())) : said(now())}{" "}
            <Show when={line() > 0}>
              <Button onClick={() => field && showLine(field, line())}>{words().toLine}</Button>
            </Show>
          </Notice>
        )}
      </Show>
      <Button onClick={take}>{words().take}</Button>
    </details>
  );
};
