import { type Ruleset } from "@blueplate/engine";
import { bankClock, bankTonight } from "@blueplate/forecast";
import { createMemo, For, Show } from "solid-js";
import { shell, type TableProps } from "@blueplate/tabletop";
import { factsOf, stateOf } from "../game.ts";
import { whenText } from "./when.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().race;

/** The bank as a clock: what it holds, the pace of the last round, and in how many rounds it breaks. */
export const BankLines = (props: { readonly table: TableProps; readonly ruleset: Ruleset }) => {
  const tonight = createMemo(() => bankTonight(props.ruleset, stateOf(props.table)));
  const clock = createMemo(() => {
    const facts = factsOf(props.table);
    return bankClock(props.ruleset, stateOf(props.table), facts, props.table.seat ?? "watcher");
  });
  return (
    <div class="bank-lines">
      <p>
        <b class="number">${clock().stock}</b>
        <Show when={tonight()}>
          {(known) => (
            <>
              {" "}
              · {shell().frame.pays(known().low, known().high)} · {shell().frame.bankTonight[known().breaks]}
            </>
          )}
        </Show>
      </p>
      <Show when={clock().pace} fallback={<p class="muted">{words().noPace}</p>}>
        {(pace) => <p class="muted">{words().pace(pace().paidOut, pace().takenBack)}</p>}
      </Show>
      <Show when={clock().pace}>
        <dl class="breaks">
          <For each={clock().breaks}>
            {(each) => (
              <div>
                <dt>{each.endsGame ? words().lastBreak : words().nextBreak}</dt>
                <dd class="number">{whenText(words(), each)}</dd>
              </div>
            )}
          </For>
        </dl>
      </Show>
    </div>
  );
};
