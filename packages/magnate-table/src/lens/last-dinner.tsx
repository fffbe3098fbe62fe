import { countList, type Definition, lastDinnerOf } from "@blueplate/engine";
import { createMemo, For, Show } from "solid-js";
import { shell, type TableProps } from "@blueplate/tabletop";
import { factsOf } from "../game.ts";
import { rulesOf } from "../panels/panel.ts";
import { ServiceRow } from "./service-row.tsx";

/** The last dinner by its facts, house by house: who served it, why not another, and what would have flipped it. */
export const LastDinner = (props: { readonly table: TableProps; readonly definition: Definition }) => {
  const dinner = createMemo(() => {
    const facts = factsOf(props.table);
    return lastDinnerOf(props.definition, rulesOf(props.table), facts);
  });
  return (
    <Show when={dinner()}>
      {(past) => (
        <Show when={past().services.length > 0}>
          <section class="last-dinner" aria-label={shell().town.lastDinner}>
            <h3>{shell().town.lastDinner}</h3>
            <ul class="tonight-list">
              <For each={past().services}>
                {(service) => (
                  <ServiceRow
                    table={props.table}
                    definition={props.definition}
                    state={past().before}
                    service={service}
                    demand={countList(
                      past().before.town.houses.find((each) => each.house === service.house)?.demand ?? [],
                    )}
                  />
                )}
              </For>
            </ul>
          </section>
        </Show>
      )}
    </Show>
  );
};
