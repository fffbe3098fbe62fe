import { countList, type Definition, type Forecast, forecastOf, isDinnerAhead } from "@blueplate/engine";
import { createMemo, For, Show } from "solid-js";
import { shell, type TableProps } from "@blueplate/tabletop";
import { stateOf } from "../game.ts";
import { certaintySaid, conditionsSaid } from "./says.ts";
import { sayingAt } from "./saying.ts";
import { ServiceRow } from "./service-row.tsx";

const words = () => shell().lens;

/** How sure something is, in a word. */
export const CertaintyChip = (props: { readonly certainty: Forecast["certainty"] }) => (
  <span class="certainty" data-certainty={props.certainty}>
    {certaintySaid({ words: words() }, props.certainty)}
  </span>
);

/** Who would sell to whom if dinner were now: each wanting house, how sure that is, and under which condition not. */
export const Tonight = (props: { readonly table: TableProps; readonly definition: Definition }) => {
  const state = () => stateOf(props.table);
  const forecast = createMemo(() => forecastOf(props.definition, state()));
  const demandOf = (number: number) =>
    countList(state().town.houses.find((each) => each.house === number)?.demand ?? []);
  // Before the first round there was no dinner yet that could be over.
  const isOver = (): boolean => !isDinnerAhead(state()) && !state().stage._tag.startsWith("setup");
  const builders = (): string =>
    (forecast()[0]?.builders ?? []).map((seat) => props.table.names(seat)).join(shell().comma);
  return (
    <>
      <Show when={state().stage._tag === "restructuring" && forecast().length > 0}>
        <p class="muted">{words().sealed}</p>
      </Show>
      <ul class="tonight-list" aria-label={shell().town.tonight}>
        <For each={forecast()} fallback={<li class="muted">{isOver() ? words().over : shell().town.nobodyTonight}</li>}>
          {(service) => (
            <ServiceRow
              table={props.table}
              definition={props.definition}
              state={state()}
              service={service}
              sealed={service.certainty === "unknown"}
              demand={demandOf(service.house)}
              end={<CertaintyChip certainty={service.certainty} />}
              foot={
                <For each={conditionsSaid(sayingAt(props.table), service)}>
                  {(condition) => <span class="condition">{condition}</span>}
                </For>
              }
            />
          )}
        </For>
      </ul>
      <Show when={builders()}>
        <p class="muted">{words().mayBuild(builders())}</p>
      </Show>
    </>
  );
};
