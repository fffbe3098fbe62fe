import { entriesOf, type Goods, isNothing, sameCounts, type Ruleset, type State } from "@blueplate/engine";
import { type Contender, type Counterfactual, counterfactualsAt } from "@blueplate/forecast";
import type { Service } from "@blueplate/forecast";
import { seatOf } from "@blueplate/kernel";
import { Icon, type IconName } from "@blueplate/ui";
import { createEffect, createMemo, createSignal, For, type JSX, Show } from "solid-js";
import { shell, type TableProps } from "@blueplate/tabletop";
import { GoodGlyph, GoodsRow } from "../cards/cards.tsx";
import { Sign } from "../sign/sign.tsx";
import { MissedPanel } from "./missed-sale.tsx";
import { changeSaid, reasonSaid } from "./dinner-text.ts";
import { dinnerWordsAt } from "./dinner-words.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().lens;

interface Of {
  readonly table: Pick<TableProps, "facts" | "names" | "seat">;
  readonly ruleset: Ruleset;
  /** The town as it sits down to dinner, or would now. */
  readonly state: State;
  readonly service: Service;
  /** Prices, waitresses and order are not known yet. */
  readonly sealed?: boolean | undefined;
  /** What stands behind each change that would flip the house. */
  readonly afterCounterfactual?: ((counterfactual: Counterfactual) => JSX.Element) | undefined;
}

const Head = (props: { readonly icon: IconName; readonly name: string }) => (
  <th scope="col" title={props.name}>
    <Icon name={props.icon} label={props.name} />
  </th>
);

const Missing = (props: { readonly goods: Goods }) => (
  <Show when={!isNothing(props.goods)} fallback={<span class="hidden">{words().lacksNothing}</span>}>
    <For each={entriesOf(props.goods)}>
      {([good, count]) => (
        <span class="number">
          −{count}
          <GoodGlyph good={good} />
        </span>
      )}
    </For>
  </Show>
);

const ContenderRow = (props: Of & { readonly each: Contender }) => (
  <tr
    data-best={!props.sealed && props.service.offers[0]?.seat === props.each.seat}
    data-offers={isNothing(props.each.missing)}
    data-mine={props.table.seat === props.each.seat}
  >
    <th scope="row">
      <Sign table={props.table} seat={props.each.seat} />
      <span title={props.table.names(props.each.seat)}>{props.table.names(props.each.seat)}</span>
    </th>
    <td>{props.sealed ? "?" : `$${props.each.unitPrice}`}</td>
    <td>+{props.each.distance}</td>
    <td>
      <b>{props.sealed ? "?" : props.each.sum}</b>
    </td>
    <td>{props.sealed ? "?" : props.each.waitresses}</td>
    <td>{props.sealed ? "?" : shell().frame.place(props.each.place)}</td>
    <td class="missing">
      <Missing goods={props.each.missing} />
    </td>
  </tr>
);

/** Everybody with a road to the house, in order of rank: price, borders, sum, waitresses, order, what is missing. */
const Contenders = (props: Of) => {
  const roadless = (): string => props.service.out.map(({ seat }) => props.table.names(seat)).join(shell().comma);
  return (
    <>
      <Show when={props.service.contenders.length > 0}>
        <table class="ranks contenders number">
          <thead>
            <tr>
              <th scope="col">
                <span class="hidden">{words().chain}</span>
              </th>
              <Head icon="tag" name={words().price} />
              <Head icon="map-pin" name={words().borders} />
              <th scope="col">{words().sum}</th>
              <Head icon="call-bell" name={words().waitresses} />
              <Head icon="list-numbers" name={words().place} />
              <th scope="col">{words().missing}</th>
            </tr>
          </thead>
          <tbody>
            <For each={props.service.contenders}>{(each) => <ContenderRow {...props} each={each} />}</For>
          </tbody>
        </table>
      </Show>
      <Show when={roadless()}>
        <p class="muted">{words().noRoad(roadless())}</p>
      </Show>
    </>
  );
};

const CounterfactualLine = (
  props: Pick<Of, "table" | "afterCounterfactual"> & {
    readonly seat: number;
    readonly counterfactuals: readonly Counterfactual[];
  },
) => (
  <p class="flips">
    <Sign table={props.table} seat={props.seat} />
    <span>
      {props.seat === props.table.seat ? words().flipsYou : words().flips(props.table.names(props.seat))}{" "}
      <For each={props.counterfactuals} fallback={<span class="muted">{words().noFlip}</span>}>
        {(counterfactual, index) => (
          <>
            <Show when={index() > 0}>
              <span class="between"> · </span>
            </Show>
            <span class="flip">
              <b data-smallest={index() === 0}>{changeSaid(dinnerWordsAt(props.table), counterfactual.change)}</b>
              {props.afterCounterfactual?.(counterfactual)}
            </span>
          </>
        )}
      </For>
    </span>
  </p>
);

/** The smallest changes that would give the house to the next in line, and to the viewer. */
const Counterfactuals = (props: Of) => {
  const asking = () => (props.table.seat === null ? null : seatOf(props.table.seat));
  const counterfactuals = createMemo(() =>
    counterfactualsAt(props.ruleset, props.state, props.service.house, asking()),
  );
  return (
    <For each={counterfactuals()}>
      {(each) => (
        <CounterfactualLine
          table={props.table}
          afterCounterfactual={props.afterCounterfactual}
          seat={each.seat}
          counterfactuals={each.counterfactuals}
        />
      )}
    </For>
  );
};

/** Why the one who serves it does, and by how little the viewer misses it. */
const Reason = (props: Of) => (
  <>
    <span class="muted number reason">{reasonSaid(dinnerWordsAt(props.table), props.service.offers)}</span>
    <MissedPanel table={props.table} offers={props.service.offers} />
  </>
);

/** Who serves a house, with what where that is not what it asks for, for how much, and why. */
const ServiceText = (props: Of & { readonly demand: Goods; readonly end?: JSX.Element }) => {
  const best = () => (props.sealed ? undefined : props.service.offers[0]);
  return (
    <>
      <span class="row tight-row">
        <b class="house number">{props.service.house}</b>
        <GoodsRow goods={props.demand} />
        <Show when={best()}>
          {(offer) => (
            <span class="server">
              <Sign table={props.table} seat={offer().seat} />
              <b>{props.table.names(offer().seat)}</b>
              <Show when={!sameCounts(props.service.sold, props.demand)}>
                <span class="muted">→</span>
                <GoodsRow goods={props.service.sold} />
              </Show>
              <b class="number">${props.service.income}</b>
            </span>
          )}
        </Show>
        {props.end}
      </span>
      <Show when={!props.sealed}>
        <Reason {...props} />
      </Show>
    </>
  );
};

/** A house at table: who serves it and why; opened, how everybody ranks and what would flip it. */
export const ServiceRow = (
  props: Of & {
    readonly demand: Goods;
    readonly end?: JSX.Element;
    readonly foot?: JSX.Element;
    /** What the row says in place of who serves and why, which it tells once it is opened. */
    readonly line?: JSX.Element;
    /** Opens the row when it becomes true. */
    readonly asked?: boolean | undefined;
  },
) => {
  const [open, setOpen] = createSignal(false);
  createEffect(() => props.asked === true && setOpen(true));
  return (
    <li data-thing={`house:${props.service.house}`}>
      <details class="service" open={open()} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {props.line ?? <ServiceText {...props} />}
          {props.foot}
        </summary>
        <Show when={open()}>
          <Show when={props.line && !props.sealed}>
            <p class="row tight-row">
              <Reason {...props} />
            </p>
          </Show>
          <Contenders {...props} />
          <Show when={!props.sealed}>
            <Counterfactuals {...props} />
          </Show>
        </Show>
      </details>
    </li>
  );
};
