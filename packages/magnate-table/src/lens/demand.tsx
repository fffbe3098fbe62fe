import { countList, type Definition, type Good, type House, type Morning, morningOf } from "@blueplate/engine";
import { createMemo, For, Show } from "solid-js";
import { foodChainMagnate, shell, type TableProps } from "@blueplate/tabletop";
import { Glyph, GoodsRow } from "../cards.tsx";
import { stateOf } from "../game.ts";
import { Sign } from "../sign.tsx";
import { CertaintyChip } from "./tonight.tsx";

const words = () => shell().lens;

interface Of {
  readonly table: TableProps;
  readonly definition: Definition;
}

/** What the houses want now, and their room. */
export const Now = (props: Of) => {
  const hungry = (): readonly House[] => stateOf(props.table).town.houses.filter(({ demand }) => demand.length > 0);
  return (
    <ul class="tonight-list" aria-label={words().names.now}>
      <For each={hungry()} fallback={<li class="muted">{words().nobodyNow}</li>}>
        {(house) => (
          <li class="row tight-row" data-thing={`house:${house.house}`}>
            <b class="house number">{house.house}</b>
            <GoodsRow goods={countList(house.demand)} />
            <span class="muted number room">
              {words().wants(house.demand.length, props.definition.formulas.roomOf(props.definition, house))}
            </span>
          </li>
        )}
      </For>
    </ul>
  );
};

const Faint = (props: { readonly goods: readonly Good[]; readonly name: string; readonly lost?: boolean }) => (
  <Show when={props.goods.length > 0}>
    <span class="faint" role="img" aria-label={props.name} title={props.name} data-lost={props.lost}>
      <For each={props.goods}>{(good) => <Glyph good={good} />}</For>
    </span>
  </Show>
);

const MorningRow = (props: Of & { readonly each: Morning }) => {
  const goodsText = (goods: readonly Good[]): string => {
    const names: Readonly<Record<string, { readonly one: string }>> = foodChainMagnate().goods;
    return goods.map((good) => names[good]?.one ?? good).join(shell().comma);
  };
  return (
    <li class="row tight-row" data-thing={`house:${props.each.house}`}>
      <b class="house number">{props.each.house}</b>
      <For each={props.each.stays}>{(good) => <Glyph good={good} />}</For>
      <Faint goods={props.each.coming} name={`${words().coming}: ${goodsText(props.each.coming)}`} />
      <Faint goods={props.each.lost} name={words().lost(goodsText(props.each.lost))} lost />
      <span class="server">
        <Show when={props.each.first}>
          {(seat) => <Sign table={props.table} seat={seat()} label={words().first(props.table.names(seat()))} />}
        </Show>
      </span>
      <CertaintyChip certainty={props.each.certainty} />
    </li>
  );
};

/** What the houses will want after dinner and all campaigns, what finds no room, and who is nearest to it. */
export const Tomorrow = (props: Of) => {
  const morning = createMemo(() => morningOf(props.definition, stateOf(props.table)));
  return (
    <ul class="tonight-list" aria-label={words().names.tomorrow}>
      <For each={morning()} fallback={<li class="muted">{words().nobodyTomorrow}</li>}>
        {(each) => <MorningRow {...props} each={each} />}
      </For>
    </ul>
  );
};
