import type { ChatLine } from "@blueplate/api";
import { Button, Notice } from "@blueplate/ui";
import type { GameWords } from "@blueplate/words";
import { LinkedText, shell } from "@blueplate/tabletop";
import { createEffect, createSignal, For, Show } from "solid-js";
import { api } from "../server/client.ts";
import { failureOf, failureText } from "../server/failure.ts";

const words = () => shell().table;

/** What was said at the table, and a line to say something for those who sit. */
export const Talk = (props: {
  readonly table: string;
  readonly lines: readonly ChatLine[];
  readonly words: GameWords;
  readonly maySpeak: boolean;
}) => {
  const [text, setText] = createSignal("");
  const [problem, setProblem] = createSignal<string | null>(null);
  let list: HTMLOListElement | undefined;
  createEffect(() => {
    if (props.lines.length > 0 && list) list.scrollTop = list.scrollHeight;
  });
  const say = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (text().trim() === "") return;
    try {
      await api.chat.send.mutate({ table: props.table, text: text().trim() });
      setText("");
      setProblem(null);
    } catch (error) {
      setProblem(failureText(failureOf(error)));
    }
  };
  return (
    <section class="talk stack" aria-label={words().chat}>
      <ol class="log" ref={(element) => (list = element)} aria-live="polite">
        <For each={props.lines} fallback={<li class="muted">{words().silence}</li>}>
          {(line) => (
            <li>
              <b class="mention" data-thing={`seat:${line.seat}`}>
                {line.name}
              </b>{" "}
              <LinkedText sentence={props.words.linked(line.text)} />
            </li>
          )}
        </For>
      </ol>
      <Show when={props.maySpeak}>
        <form class="talk-line" onSubmit={(event) => void say(event)}>
          <input
            aria-label={words().say}
            placeholder={words().say}
            maxLength={500}
            value={text()}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit">{words().send}</Button>
        </form>
      </Show>
      <Show when={problem()}>
        <Notice>{problem()}</Notice>
      </Show>
    </section>
  );
};
