import { countList, type Ruleset, type State } from "@blueplate/engine";
import { type Forecast, forecastOf, isDinnerAhead } from "@blueplate/forecast";
import { createMemo, For, Show } from "solid-js";
import { shell, type TableProps } from "@blueplate/tabletop";
import { stateOf } from "../game.ts";
import { certaintySaid, conditionsSaid } from "./dinner-text.ts";
import { dinnerWordsAt } from "./dinner-words.ts";
import { ServiceRow } from "./service-row.tsx";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().lens;
const CERTAINTIES = ["sure", "as-it-stands", "open", "unknown"] as const;

/** How sure something is, in a word. */
export const CertaintyChip = (props: { readonly certainty: Forecast["certainty"] }) => (
  <span class="certainty" data-certainty={props.certainty}>
    {certaintySaid({ words: words() }, props.certainty)}
  </span>
);

/** What the words for how sure something is mean, each that occurs once. */
export const Means = (props: { readonly of: readonly Forecast["certainty"][] }) => (
  <Show when={props.of.length > 0}>
    <p class="lens-legend muted">
      <For each={CERTAINTIES.filter((each) => props.of.includes(each))}>
        {(each) => <span>{words().means[each]}</span>}
      </For>
    </p>
  </Show>
);

/** A house of tonight's forecast: who serves it, how sure that is, and under which condition not. */
export const TonightRow = (props: {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly service: Forecast;
  /** Opened from the beginning. */
  readonly asked?: boolean;
}) => {
  const state = () => stateOf(props.table);
  return (
    <ServiceRow
      table={props.table}
      ruleset={props.ruleset}
      state={state()}
      service={props.service}
      sealed={props.service.certainty === "unknown"}
      asked={props.asked}
      demand={countList(state().town.houses.find(({ house }) => house === props.service.house)?.demand ?? [])}
      end={<CertaintyChip certainty={props.service.certainty} />}
      foot={
        <For each={conditionsSaid(dinnerWordsAt(props.table), props.service)}>
          {(condition) => <span class="condition">{condition}</span>}
        </For>
      }
    />
  );
};

// Before the first round there was no dinner yet that could be over.
const isOver = (ruleset: Ruleset, state: State): boolean =>
  !isDinnerAhead(ruleset, state) && !state.stage._tag.startsWith("setup");

/** Why nothing is foretold where nothing is: dinner is over, or the words for that nobody is hungry. */
export const nothingTonight = (ruleset: Ruleset, state: State, otherwise: string): string =>
  isOver(ruleset, state) ? words().over : otherwise;

/** Who would sell to whom if dinner were now: each wanting house, how sure that is, and under which condition not. */
export const Tonight = (props: { readonly table: TableProps; readonly ruleset: Ruleset }) => {
  const state = () => stateOf(props.table);
  const forecast = createMemo(() => forecastOf(props.ruleset, state()));
  const builders = (): string =>
    (forecast()[0]?.builders ?? []).map((seat) => props.table.names(seat)).join(shell().comma);
  return (
    <>
      <Show when={state().stage._tag === "restructuring" && forecast().length > 0}>
        <p class="muted">{words().sealed}</p>
      </Show>
      <ul class="tonight-list" aria-label={magnateWords().town.tonight}>
        <For
          each={forecast()}
          fallback={<li class="muted">{nothingTonight(props.ruleset, state(), magnateWords().town.nobodyTonight)}</li>}
        >
          {(service) => <TonightRow table={props.table} ruleset={props.ruleset} service={service} />}
        </For>
      </ul>
      <Show when={builders()}>
        <p class="muted">{words().mayBuild(builders())}</p>
      </Show>
      <Means of={forecast().map(({ certainty }) => certainty)} />
    </>
  );
};
