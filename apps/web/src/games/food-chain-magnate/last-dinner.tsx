import type { EventOf } from "@blueplate/engine";
import { effectiveLine, type Entry } from "@blueplate/kernel";
import { shell } from "../../language.ts";
import { createMemo, For, Show } from "solid-js";
import type { TableProps } from "../../table/props.ts";
import { GoodsRow } from "./cards.tsx";
import { colourOf } from "./game.ts";

/** A house that ate. */
export type Served = EventOf<"HouseServed">;

/** The houses of the last dinner, in the order in which they ate. */
const lastDinner = (entries: readonly Entry[]): readonly Served[] => {
  for (const entry of effectiveLine(entries).toReversed()) {
    // cast: the events of this tag have this schema.
    const served = entry.events.filter((event) => event._tag === "HouseServed") as unknown as readonly Served[];
    if (served.length > 0) return served;
  }
  return [];
};

/** Why this chain: both sums, or that nobody else could. */
export const reasonOf = (table: TableProps, { offers }: Served): string => {
  const [first, second] = offers;
  if (!first) return "";
  const sum = (offer: typeof first): string =>
    `${offer.unitPrice}+${offer.distance}=${offer.unitPrice + offer.distance}`;
  if (!second) return shell().town.onlyOffer(sum(first));
  const tie = first.unitPrice + first.distance === second.unitPrice + second.distance;
  const rival = table.names(second.seat);
  // More waitresses win a tie; where those are equal too, the earlier in the order (R14.2).
  const by =
    first.waitresses > second.waitresses
      ? shell().dinner.waitresses(first.waitresses, second.waitresses)
      : shell().dinner.earlier;
  return tie
    ? shell().dinner.tie(sum(first), sum(second), rival, by)
    : shell().town.beatsOffer(sum(first), sum(second), rival);
};

/** The last dinner, house by house: who served it, for how much, and why not another. */
export const LastDinner = (props: { readonly table: TableProps }) => {
  const served = createMemo(() => lastDinner(props.table.entries));
  return (
    <Show when={served().length > 0}>
      <section class="stack" aria-label={shell().town.lastDinner}>
        <h3>{shell().town.lastDinner}</h3>
        <ol class="tonight stack">
          <For each={served()}>
            {(event) => (
              <li>
                <span class="row">
                  <b class="house number">{event.house}</b>
                  <span class="swatch" style={{ background: colourOf(props.table, event.seat) }} aria-hidden="true" />
                  <b>{props.table.names(event.seat)}</b>
                  <GoodsRow goods={event.goods} />
                  <b class="number">${event.income}</b>
                </span>
                <span class="muted number">{reasonOf(props.table, event)}</span>
              </li>
            )}
          </For>
        </ol>
      </section>
    </Show>
  );
};
