import type { TableProps } from "@blueplate/tabletop";
import { createMemo, For, Show } from "solid-js";
import { GoodsRow } from "../cards/cards.tsx";
import { cardName } from "../panel-context.ts";
import { chainColours, Sign } from "../sign/sign.tsx";
import { magnateWords } from "../language.ts";
import { lastEvening, type LastEvening } from "./last-evening.ts";
import { keptSettings } from "./settings.ts";

const words = () => magnateWords().map;

/** Milliseconds from one car to the next; where many drive, all of them are there after as long. */
const BETWEEN = 350;
const ALL = 2_100;

/** A car in the colour of the chain that it drives to, seen from its side. */
const Car = () => (
  <svg class="evening-car" viewBox="0 0 26 14" aria-hidden="true">
    <path class="car-body" d="M1 10V7q0-1 1-1h4l3-4q1-1 2-1h5q1 0 2 1l3 4 3 1q1 0 1 1v2z" />
    <path class="car-glass" d="M8 6l2-3h2.5v3zM14 3h1.5l2.5 3h-4z" />
    <circle cx="7" cy="11" r="2.4" />
    <circle cx="19" cy="11" r="2.4" />
  </svg>
);

/** A family: its house, the car in which it drove, whose counter it stood at, what it paid, and what for. */
const Family = (props: {
  readonly table: TableProps;
  readonly event: LastEvening["served"][number];
  readonly delay: number;
}) => (
  <li
    data-mine={props.event.seat === props.table.seat}
    style={{ ...chainColours(props.table, props.event.seat), "--delay": `${props.delay}ms` }}
  >
    <b class="house number">{props.event.house}</b>
    <Car />
    <Sign table={props.table} seat={props.event.seat} label={props.table.names(props.event.seat)} />
    <b class="number">${props.event.income}</b>
    <GoodsRow goods={props.event.goods} />
  </li>
);

/** Who brought money besides, as far as it is somebody with a name: what a module pays is a sum of its own. */
const besideName = (reason: string): string => {
  if (reason === "waitresses") return magnateWords().glossary.words.waitresses.name;
  const card = cardName(reason);
  return card === reason ? "+" : card;
};

/**
 * What the dinner has brought, at the head of the first question after it: there it is seen where the question covers the town. It
 * goes with the answer, and waits for nothing.
 */
export const EveningNews = (props: { readonly table: TableProps }) => {
  const evening = createMemo(() => lastEvening(props.table));
  const between = (): number => Math.min(BETWEEN, ALL / Math.max(1, evening()?.served.length ?? 1));
  return (
    <Show when={evening()}>
      {(last) => (
        <section class="evening-news" aria-label={words().dinner} data-still={keptSettings().speed === 0}>
          <b class="evening-sum number" data-won={last().earned > 0}>
            {words().earned(last().earned)}
          </b>
          <ol>
            <For each={last().served}>
              {(event, at) => <Family table={props.table} event={event} delay={at() * between()} />}
            </For>
            <For each={last().besides}>
              {({ reason, amount }) => (
                <li data-mine="true" style={{ "--delay": `${last().served.length * between()}ms` }}>
                  {besideName(reason)} <b class="number">${amount}</b>
                </li>
              )}
            </For>
          </ol>
        </section>
      )}
    </Show>
  );
};
