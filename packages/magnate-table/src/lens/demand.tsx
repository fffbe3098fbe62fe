import { countList, type Ruleset, type Good, type House } from "@blueplate/engine";
import {
  forecastOf,
  type NextRoundForecast,
  nextRoundForecastOf,
  nextRoundTable,
  nightAhead,
  servicesOf,
} from "@blueplate/forecast";
import { createMemo, For, Show } from "solid-js";
import { foodChainMagnate, shell, type TableProps } from "@blueplate/tabletop";
import { GoodGlyph, GoodsRow } from "../cards/cards.tsx";
import { stateOf } from "../game.ts";
import { Sign } from "../sign/sign.tsx";
import { ServiceRow } from "./service-row.tsx";
import { CertaintyChip, Means } from "./tonight.tsx";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().lens;

interface Of {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
}

/** What a house wants now, and its room; opened, how everybody ranks there tonight, while dinner is to come. */
const NowRow = (props: Of & { readonly house: House }) => {
  const state = () => stateOf(props.table);
  const service = createMemo(() => forecastOf(props.ruleset, state()).find(({ house }) => house === props.house.house));
  const line = () => (
    <span class="row tight-row">
      <b class="house number">{props.house.house}</b>
      <GoodsRow goods={countList(props.house.demand)} />
      <span class="muted number room">
        {words().wants(props.house.demand.length, props.ruleset.formulas.roomOf(props.ruleset, state(), props.house))}
      </span>
    </span>
  );
  return (
    <Show when={service()} fallback={<li data-thing={`house:${props.house.house}`}>{line()}</li>}>
      {(found) => (
        <ServiceRow
          table={props.table}
          ruleset={props.ruleset}
          state={state()}
          service={found()}
          sealed={found().certainty === "unknown"}
          demand={countList(props.house.demand)}
          line={line()}
        />
      )}
    </Show>
  );
};

/** What the houses want now, and their room. */
export const NowDemand = (props: Of) => {
  const hungry = (): readonly House[] => stateOf(props.table).town.houses.filter(({ demand }) => demand.length > 0);
  return (
    <ul class="tonight-list" aria-label={words().names.now}>
      <For each={hungry()} fallback={<li class="muted">{words().nobodyNow}</li>}>
        {(house) => <NowRow {...props} house={house} />}
      </For>
    </ul>
  );
};

const Faint = (props: { readonly goods: readonly Good[]; readonly name: string; readonly lost?: boolean }) => (
  <Show when={props.goods.length > 0}>
    <span class="faint" role="img" aria-label={props.name} title={props.name} data-lost={props.lost}>
      <For each={props.goods}>{(good) => <GoodGlyph good={good} />}</For>
    </span>
  </Show>
);

const MorningLine = (props: Of & { readonly each: NextRoundForecast }) => {
  const goodsText = (goods: readonly Good[]): string => {
    const names: Readonly<Record<string, { readonly one: string }>> = foodChainMagnate().goods;
    return goods.map((good) => names[good]?.one ?? good).join(shell().comma);
  };
  return (
    <span class="row tight-row">
      <b class="house number">{props.each.house}</b>
      <For each={props.each.stays}>{(good) => <GoodGlyph good={good} />}</For>
      <Faint goods={props.each.coming} name={`${words().coming}: ${goodsText(props.each.coming)}`} />
      <Faint goods={props.each.lost} name={words().lost(goodsText(props.each.lost))} lost />
      <span class="muted number room">
        {words().wants(props.each.stays.length + props.each.coming.length, props.each.room)}
      </span>
      <span class="server">
        {/* The first seat is 0. */}
        <Show when={props.each.first !== null && { seat: props.each.first }}>
          {(first) => (
            <Sign table={props.table} seat={first().seat} label={words().first(props.table.names(first().seat))} />
          )}
        </Show>
      </span>
      <CertaintyChip certainty={props.each.certainty} />
    </span>
  );
};

/** A house in the morning; opened, how everybody ranks there with the goods, at today's prices and order. */
const MorningRow = (props: Of & { readonly each: NextRoundForecast }) => {
  const sealed = (): boolean => props.each.certainty === "unknown";
  const table = createMemo(() => nextRoundTable(props.ruleset, stateOf(props.table), props.each.house));
  const sitting = createMemo(() => {
    const state = table();
    const [service] = state ? servicesOf(props.ruleset, state) : [];
    return state && service ? { state, service } : null;
  });
  const line = () => <MorningLine {...props} />;
  return (
    <Show when={sitting()} fallback={<li data-thing={`house:${props.each.house}`}>{line()}</li>}>
      {(found) => (
        <ServiceRow
          table={props.table}
          ruleset={props.ruleset}
          state={found().state}
          service={found().service}
          sealed={sealed()}
          demand={{}}
          line={line()}
        />
      )}
    </Show>
  );
};

/** How the goods of a row read: each look that occurs in the list once, with what it means. */
const Legend = (props: Pick<Of, "table"> & { readonly rows: readonly NextRoundForecast[] }) => {
  const sample = (part: "stays" | "coming" | "lost"): Good | undefined =>
    props.rows.find((row) => row[part].length > 0)?.[part][0];
  return (
    <p class="lens-legend muted">
      <For each={(["stays", "coming", "lost"] as const).filter((part) => sample(part) !== undefined)}>
        {(part) => (
          <span>
            <span class={part === "stays" ? undefined : "faint"} data-lost={part === "lost"} aria-hidden="true">
              <Show when={sample(part)}>{(good) => <GoodGlyph good={good()} />}</Show>
            </span>{" "}
            {words().legend[part]}
          </span>
        )}
      </For>
      <Show when={props.rows.find(({ first }) => first !== null)}>
        {(row) => (
          <span>
            <Sign table={props.table} seat={row().first ?? 0} /> {words().legend.first}
          </span>
        )}
      </Show>
    </p>
  );
};

/** What lies before the morning that is shown, in a line: a dinner, and campaigns by their numbers. */
const Night = (props: Of) => {
  const night = createMemo(() => nightAhead(props.ruleset, stateOf(props.table)));
  return <p class="night">{words().night(night().dinner, night().campaigns.join(words().comma))}</p>;
};

/** What the houses will want after dinner and all campaigns, what finds no room, and who is nearest to it. */
export const Tomorrow = (props: Of) => {
  const morning = createMemo(() => nextRoundForecastOf(props.ruleset, stateOf(props.table)));
  return (
    <>
      <Night {...props} />
      <Show when={morning().length > 0}>
        <Legend table={props.table} rows={morning()} />
      </Show>
      <ul class="tonight-list" aria-label={words().names.tomorrow}>
        <For each={morning()} fallback={<li class="muted">{words().nobodyTomorrow}</li>}>
          {(each) => <MorningRow {...props} each={each} />}
        </For>
      </ul>
      <Means of={morning().map(({ certainty }) => certainty)} />
    </>
  );
};
