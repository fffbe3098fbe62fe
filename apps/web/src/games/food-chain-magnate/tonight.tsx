import { countList, type Definition, servicesOf } from "@blueplate/engine";
import { shell } from "@blueplate/words";
import { createMemo, For, Show } from "solid-js";
import type { TableProps } from "../../table/props.ts";
import { GoodsRow } from "./cards.tsx";
import { colourOf, stateOf } from "./game.ts";

const words = shell.town;

/** Who would sell to whom if dinner were now: every wanting house with its offers, the best first. */
export const Tonight = (props: { readonly table: TableProps; readonly definition: Definition }) => {
  const services = createMemo(() => servicesOf(props.definition, stateOf(props.table)));
  const demandOf = (number: number) =>
    countList(stateOf(props.table).town.houses.find((each) => each.house === number)?.demand ?? []);
  return (
    <ul class="tonight stack" aria-label={words.tonight}>
      <For each={services()} fallback={<li class="muted">{words.nobodyTonight}</li>}>
        {(service) => (
          <li class="row">
            <b class="house number">{service.house}</b>
            <GoodsRow goods={demandOf(service.house)} />
            <Show when={service.offers.length > 0} fallback={<span class="muted">{words.nobodyCan}</span>}>
              <For each={service.offers}>
                {(offer, index) => (
                  <span class="chip number" data-best={index() === 0}>
                    <span
                      class="swatch"
                      style={{ background: colourOf(props.table, offer.seat) }}
                      role="img"
                      aria-label={props.table.names(offer.seat)}
                    />
                    {offer.unitPrice}+{offer.distance}={offer.unitPrice + offer.distance}
                  </span>
                )}
              </For>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
};
