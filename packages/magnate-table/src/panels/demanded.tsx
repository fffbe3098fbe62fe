import type { Square } from "@blueplate/city";
import { sourceAt, type MissedSource } from "@blueplate/forecast";
import { createEffect, For, onCleanup, Show } from "solid-js";
import { stateOf } from "../game.ts";
import { shortfallChip, shortfallText } from "./shortfall-text.ts";
import { goodName, type PanelContext } from "../panel-context.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().demand;

/** The sources that were demanded on the map, each with why nobody passes it; a press takes a demand back. */
export const DemandedPanel = (props: { readonly panel: PanelContext; readonly unreached: readonly MissedSource[] }) => {
  const { demands } = props.panel.placing;
  demands.listen();
  createEffect(() => demands.refuse(props.unreached.map(({ at, why }) => ({ at, text: shortfallChip(why) }))));
  onCleanup(() => demands.refuse([]));
  const what = (at: Square): string => {
    const source = sourceAt(props.panel.ruleset, stateOf(props.panel.table), at);
    return words().what(goodName(source?.good ?? ""), props.panel.table.words.value("square", [at[0], at[1]]));
  };
  return (
    <Show when={demands.sources().length > 0} fallback={<p class="muted">{words().help}</p>}>
      <div class="row tight-row demanded" role="group" aria-label={words().title}>
        <For each={demands.sources()}>
          {(at) => (
            <button type="button" class="chip" aria-label={words().drop(what(at))} onClick={() => demands.toggle(at)}>
              {what(at)} <span aria-hidden="true">×</span>
            </button>
          )}
        </For>
      </div>
      <ul class="says" aria-live="polite">
        <For each={props.unreached}>{({ at, why }) => <li>{words().unreached(what(at), shortfallText(why))}</li>}</For>
      </ul>
    </Show>
  );
};
