import { countList, type Ruleset } from "@blueplate/engine";
import { lastDinnerOf, type PastDinner, type Service, type ForecastMiss } from "@blueplate/forecast";
import { type Accessor, createMemo, For, Show } from "solid-js";
import { type TableProps } from "@blueplate/tabletop";
import { factsOf } from "../game.ts";
import { rulesOf } from "../panel-context.ts";
import { ServiceRow } from "./service-row.tsx";
import { createSurprises, Surprised } from "./forecast-misses.tsx";
import { magnateWords } from "../language.ts";

interface Of {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
}

/** The last dinner by its facts; null before the first. */
export const createLastDinner = (props: Of): Accessor<PastDinner | null> =>
  createMemo(() => lastDinnerOf(props.ruleset, rulesOf(props.table), factsOf(props.table)));

/** A house of a dinner that has been eaten, and what of it nobody could expect. */
export const PastRow = (
  props: Of & { readonly dinner: PastDinner; readonly service: Service; readonly surprise: ForecastMiss | undefined },
) => (
  <ServiceRow
    table={props.table}
    ruleset={props.ruleset}
    state={props.dinner.before}
    service={props.service}
    demand={countList(props.dinner.before.town.houses.find(({ house }) => house === props.service.house)?.demand ?? [])}
    foot={<Surprised table={props.table} surprise={props.surprise} />}
  />
);

/** The last dinner by its facts, house by house: who served it, why not another, and what would have flipped it. */
export const LastDinner = (props: Of) => {
  const dinner = createLastDinner(props);
  const surprises = createSurprises(props);
  return (
    <Show when={dinner()}>
      {(past) => (
        <Show when={past().services.length > 0}>
          <section class="last-dinner" aria-label={magnateWords().town.lastDinner}>
            <h3>{magnateWords().town.lastDinner}</h3>
            <ul class="tonight-list">
              <For each={past().services}>
                {(service) => (
                  <PastRow {...props} dinner={past()} service={service} surprise={surprises().get(service.house)} />
                )}
              </For>
            </ul>
          </section>
        </Show>
      )}
    </Show>
  );
};
