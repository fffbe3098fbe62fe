import type { Ruleset } from "@blueplate/engine";
import { SidePanel } from "@blueplate/ui";
import { createSignal, For } from "solid-js";
import { foodChainMagnate, shell, type TableProps } from "@blueplate/tabletop";
import { stateOf } from "../game.ts";
import { answer, asksWhy } from "./answer.ts";
import "./text.css";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().text;

interface Exchange {
  readonly asked: string;
  readonly lines: readonly string[];
}

/** Questions and answers that are kept on the screen. */
const KEPT = 20;

interface Asked {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  /** Why bots have done what they did since one's own last move, line by line; it is fetched when somebody asks. */
  readonly why: () => Promise<readonly string[]>;
}

const whyLines = async (why: Asked["why"]): Promise<readonly string[]> => {
  const lines = await why().catch(() => [words().reasonsUnfetched]);
  return lines.length > 0 ? lines : [words().noReasons];
};

const Conversation = (props: Asked) => {
  const [said, setSaid] = createSignal<readonly Exchange[]>([]);
  const keep = (exchange: Exchange): void => void setSaid([exchange, ...said()].slice(0, KEPT));
  let field: HTMLInputElement | undefined;
  const ask = (event: SubmitEvent): void => {
    event.preventDefault();
    const line = field?.value.trim() ?? "";
    if (!field || line === "") return;
    field.value = "";
    if (asksWhy(words(), line)) {
      void whyLines(props.why).then((lines) => keep({ asked: line, lines }));
      return;
    }
    const { seat, names } = props.table;
    const lines = answer(
      {
        ruleset: props.ruleset,
        state: stateOf(props.table),
        seat,
        names,
        words: words(),
        lens: magnateWords().lens,
        texts: foodChainMagnate(),
        refusal: (refusal) => props.table.words.refusal(refusal),
      },
      line,
    );
    keep({ asked: line, lines });
  };
  return (
    <>
      <form class="text-ask" onSubmit={ask}>
        <label class="field">
          <span class="label">{words().ask}</span>
          <input ref={(element) => (field = element)} autofocus autocomplete="off" spellcheck={false} maxLength={100} />
        </label>
        <p class="muted">{words().help}</p>
      </form>
      <div class="text-answers" role="log" aria-live="polite">
        <For each={said()}>
          {({ asked, lines }) => (
            <section>
              <h3>{asked}</h3>
              <For each={lines}>{(line) => <p>{line}</p>}</For>
            </section>
          )}
        </For>
      </div>
    </>
  );
};

/** The town and the table in words: a line is asked, lines are answered. */
export const TextPanel = (props: Asked & { readonly open: boolean; readonly onClose: () => void }) => (
  <SidePanel open={props.open} title={words().title} close={shell().frame.close} onClose={props.onClose}>
    <Conversation table={props.table} ruleset={props.ruleset} why={props.why} />
  </SidePanel>
);
