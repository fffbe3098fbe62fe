import { type GameWords, type NameOf, plainValue, shell, spelled } from "@blueplate/words";
import type { Json } from "@blueplate/kernel";
import { For, Match, Show, Switch } from "solid-js";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): value is Json => typeof value !== "object" || value === null;
const isEnvelope = (value: unknown): value is { readonly content: unknown } =>
  isRecord(value) && value["_tag"] === "Envelope";
const isPlainList = (value: unknown): value is readonly Json[] => Array.isArray(value) && value.every(isPlain);

interface ViewProps {
  readonly value: unknown;
  readonly words: GameWords;
  readonly names: NameOf;
}

/** Any part of a state: values in words, lists as chips, records as rows, closed envelopes as hidden. */
const Part = (props: ViewProps) => (
  <Switch
    fallback={
      <dl class="facts">
        <For each={Object.entries(isRecord(props.value) ? props.value : {}).filter(([key]) => key !== "_tag")}>
          {([key, value]) => (
            <div>
              <dt class="muted">{spelled(key)}</dt>
              <dd>
                <Part value={value} words={props.words} names={props.names} />
              </dd>
            </div>
          )}
        </For>
      </dl>
    }
  >
    <Match when={isEnvelope(props.value) && props.value}>
      {(envelope) => (
        <Show when={envelope().content !== null} fallback={<span class="muted">{shell.table.hiddenValue}</span>}>
          <Part value={envelope().content} words={props.words} names={props.names} />
        </Show>
      )}
    </Match>
    <Match when={isPlain(props.value)}>
      <span class="number">{isPlain(props.value) ? plainValue(props.value) : ""}</span>
    </Match>
    <Match when={isPlainList(props.value) && props.value}>
      {(list) => (
        <span class="row">
          <For each={list()} fallback={<span class="muted">—</span>}>
            {(value) => <span class="chip">{plainValue(value)}</span>}
          </For>
        </span>
      )}
    </Match>
    <Match when={Array.isArray(props.value) && props.value}>
      {(list) => (
        <ol class="parts">
          <For each={list()}>
            {(value: unknown, index) => (
              <li class="panel">
                <h4>{isRecord(value) && ("hand" in value || "score" in value) ? props.names(index()) : index() + 1}</h4>
                <Part value={value} words={props.words} names={props.names} />
              </li>
            )}
          </For>
        </ol>
      )}
    </Match>
  </Switch>
);

/** The table of a game that has no own one: everything its state says to this seat, in plain words. */
export const GenericView = (props: ViewProps) => (
  <section class="generic-view" aria-label={shell.table.state}>
    <Part {...props} />
  </section>
);
