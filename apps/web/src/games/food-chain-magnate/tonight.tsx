import { countList, type Definition, entriesOf, type Forecast, forecastOf, type NoOffer } from "@blueplate/engine";
import { shell } from "../../language.ts";
import { createMemo, For, Show } from "solid-js";
import type { TableProps } from "../../table/props.ts";
import { GoodsRow } from "./cards.tsx";
import { colourOf, stateOf } from "./game.ts";
import { goodsText } from "./panels/panel.ts";
import { Mark } from "./panels/step.tsx";

const words = () => shell().dinner;

const Offers = (props: { readonly table: TableProps; readonly service: Forecast }) => (
  <Show when={props.service.offers.length > 0} fallback={<span class="muted">{words().nobody}</span>}>
    <span class="row tight-row">
      <For each={props.service.offers}>
        {(offer, index) => (
          <span class="chip number" data-best={index() === 0}>
            <Mark colour={colourOf(props.table, offer.seat)} name={props.table.names(offer.seat)} />
            {offer.unitPrice}+{offer.distance}={offer.unitPrice + offer.distance}
          </span>
        )}
      </For>
    </span>
  </Show>
);

/** Why a chain makes no offer: what it lacks, or that no road leads there. */
const whyNot = (table: TableProps, other: NoOffer): string => {
  const name = table.names(other.seat);
  if (other.bankrupt) return `${name}: ${shell().town.out}`;
  if (!other.connected) return words().noRoad(name);
  const goods = entriesOf(other.missing)
    .map(([good, count]) => goodsText(count, good))
    .join(", ");
  return words().lacks(name, goods);
};

/** How sure it is, and who could still take the house. */
const Certainty = (props: { readonly table: TableProps; readonly service: Forecast }) => {
  const names = (): string =>
    props.service.challengers
      .map((seat) => (seat === props.table.seat ? shell().ask.yours : props.table.names(seat)))
      .join(", ");
  return (
    <span class="certainty" data-sure={props.service.certainty === "sure"}>
      {props.service.certainty === "sure" ? words().sure : words().standing}
      <Show when={names()}> · {words().orIf(names())}</Show>
    </span>
  );
};

/** Who would sell to whom if dinner were now: each wanting house with its offers, how sure that is, and why not the others. */
export const Tonight = (props: { readonly table: TableProps; readonly definition: Definition }) => {
  const services = createMemo(() => forecastOf(props.definition, stateOf(props.table)));
  const demandOf = (number: number) =>
    countList(stateOf(props.table).town.houses.find((each) => each.house === number)?.demand ?? []);
  return (
    <ul class="tonight tonight-list" aria-label={shell().town.tonight}>
      <For each={services()} fallback={<li class="muted">{shell().town.nobodyTonight}</li>}>
        {(service) => (
          <li>
            <div class="row">
              <b class="house number">{service.house}</b>
              <GoodsRow goods={demandOf(service.house)} />
              <Show when={service.income > 0}>
                <b class="number">{words().sells(service.income)}</b>
              </Show>
              <Certainty table={props.table} service={service} />
            </div>
            <Offers table={props.table} service={service} />
            <Show when={service.others.length > 0}>
              <details class="muted">
                <summary>{words().why}</summary>
                <ul>
                  <For each={service.others}>{(other) => <li>{whyNot(props.table, other)}</li>}</For>
                </ul>
              </details>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
};
