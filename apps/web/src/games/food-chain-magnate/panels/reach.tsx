import { countList, countOf, effectOf, entriesOf, type Good, type Goods, type Reached } from "@blueplate/engine";
import { shell } from "../../../language.ts";
import { createMemo, For, Show } from "solid-js";
import { GoodsRow } from "../cards.tsx";
import { colourOf, stateOf } from "../game.ts";
import { placeOf } from "./ghost.ts";
import { type Panel, seatIn } from "./panel.ts";
import { Mark } from "./step.tsx";

const words = () => shell().ask;

/** What the campaign filled in so far would do to the houses it reaches; empty until it has a place. */
export const reachedBy = (props: Panel): readonly Reached[] => {
  const chosen = props.placing.aimed();
  const picked = { ...props.filling.picked(), ...chosen?.fill };
  const { campaign, good } = picked;
  const place = placeOf(picked);
  if (!place || typeof campaign !== "number") return [];
  // cast: the slot offers goods.
  const draft = { campaign, owner: seatIn(props), good: (good ?? "burger") as Good, place };
  return effectOf(props.definition, stateOf(props.table), draft);
};

/** What of a basket the chain's stock does not hold now. */
const missing = (basket: readonly Good[], stock: Goods): Goods =>
  Object.fromEntries(
    entriesOf(countList(basket)).flatMap(([good, count]) => {
      const lack = count - countOf(stock, good);
      return lack > 0 ? [[good, lack]] : [];
    }),
  );

const HouseRow = (props: { readonly panel: Panel; readonly reached: Reached; readonly chosen: boolean }) => {
  const { table } = props.panel;
  const lack = () => missing(props.reached.basket, stateOf(table).chains[table.seat ?? 0]?.stock ?? {});
  return (
    <li class="row reached" data-lost={props.reached.added === 0}>
      <b class="house number">{props.reached.house}</b>
      <Show when={props.chosen} fallback={<span class="muted number">+{props.reached.added}</span>}>
        <GoodsRow goods={countList(props.reached.basket)} />
      </Show>
      <Show when={props.reached.lost > 0}>
        <span class="lost">{words().lost(props.reached.lost)}</span>
      </Show>
      <Show
        when={props.reached.nearest !== null && { seat: props.reached.nearest }}
        fallback={<span class="muted">{words().nearestNobody}</span>}
      >
        {(first) => (
          <span class="chip">
            <Mark colour={colourOf(table, first().seat)} name={table.names(first().seat)} />
            {words().nearestIs(first().seat === table.seat ? words().yours : table.names(first().seat))}
          </span>
        )}
      </Show>
      <Show when={props.chosen && props.reached.nearest === table.seat && entriesOf(lack()).length > 0}>
        <span class="muted">
          {words().youLack} <GoodsRow goods={lack()} />
        </span>
      </Show>
    </li>
  );
};

/** The houses that the campaign reaches: the basket after its first night, what is lost, who would be first there. */
export const Reach = (props: Panel) => {
  const reached = createMemo(() => reachedBy(props));
  const placed = () => placeOf({ ...props.filling.picked(), ...props.placing.aimed()?.fill }) !== null;
  return (
    <Show when={placed()}>
      <section class="ask-step">
        <h3>{words().reaches}</h3>
        <ul class="reach-list tonight">
          <For each={reached()} fallback={<li class="muted">{words().reachesNone}</li>}>
            {(each) => <HouseRow panel={props} reached={each} chosen={props.filling.picked()["good"] !== undefined} />}
          </For>
        </ul>
      </section>
    </Show>
  );
};
