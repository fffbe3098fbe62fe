import { type Chain, countAbility, type Definition, totalOf } from "@blueplate/engine";
import { shell } from "@blueplate/words";
import { For, Show } from "solid-js";
import type { TableProps } from "../../table/props.ts";
import { Card, GoodsRow } from "./cards.tsx";
import { stacksOf, summaryOf } from "./company.ts";
import { colourOf, stateOf } from "./game.ts";

const words = shell.town;

const Facts = (props: { readonly table: TableProps; readonly definition: Definition; readonly chain: Chain }) => {
  const state = () => stateOf(props.table);
  const { formulas } = props.definition;
  const soon = (): number => props.chain.restaurants.filter((each) => !each.open).length;
  return (
    <dl class="chain-facts number">
      <div>
        <dt>{words.price}</dt>
        <dd>${formulas.unitPrice(props.definition, state(), props.chain.seat)}</dd>
      </div>
      <div>
        <dt>{words.waitresses}</dt>
        <dd>{countAbility(props.definition.content, props.chain.atWork, "serve")}</dd>
      </div>
      <div>
        <dt>{words.slots}</dt>
        <dd>{formulas.openSlots(props.definition, state(), props.chain.seat)}</dd>
      </div>
      <div class="wide">
        <dd>{words.restaurants(props.chain.restaurants.length - soon(), soon())}</dd>
      </div>
    </dl>
  );
};

const Company = (props: { readonly definition: Definition; readonly chain: Chain }) => (
  <details>
    <summary>{summaryOf(props.definition, props.chain.atWork).join(" · ")}</summary>
    <div class="card-row small">
      <For each={stacksOf(props.definition, props.chain.atWork)}>{(stack) => <Card stack={stack} />}</For>
    </div>
    <Show when={totalOf(props.chain.beach) > 0}>
      <p class="muted">{words.beach}</p>
      <div class="card-row small">
        <For each={stacksOf(props.definition, props.chain.beach)}>{(stack) => <Card stack={stack} />}</For>
      </div>
    </Show>
  </details>
);

/** One card a chain: money, price, waitresses, stock, restaurants and company. */
export const Chains = (props: { readonly table: TableProps; readonly definition: Definition }) => (
  <ul class="chains">
    <For each={stateOf(props.table).turnOrder}>
      {(seat) => (
        <Show when={stateOf(props.table).chains[seat]}>
          {(chain) => (
            <li
              class="chain panel"
              style={{ "--chain": colourOf(props.table, seat) }}
              data-mine={seat === props.table.seat}
              data-acting={props.table.rules.waitsFor(props.table.state).includes(seat)}
            >
              <div class="row chain-head">
                <span class="swatch" style={{ background: colourOf(props.table, seat) }} aria-hidden="true" />
                <b>{props.table.names(seat)}</b>
                <span class="cash number">${chain().cash}</span>
              </div>
              <Facts table={props.table} definition={props.definition} chain={chain()} />
              <GoodsRow goods={chain().stock} />
              <Company definition={props.definition} chain={chain()} />
              <Show when={chain().bankrupt}>
                <p class="chip">{words.out}</p>
              </Show>
            </li>
          )}
        </Show>
      )}
    </For>
  </ul>
);
