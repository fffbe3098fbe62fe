import type { Ruleset } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { Sign, stateOf, word, magnateWords } from "@blueplate/magnate-table";
import {
  createThinking,
  isThinking,
  shell,
  standInOf,
  type TableProps,
  ThinkingSign,
  type ThinkingTime,
} from "@blueplate/tabletop";
import { Icon } from "@blueplate/ui";
import { For, Show } from "solid-js";
import { isLocal } from "../saved-games/saved-game.ts";

const text = () => shell().frame;

const acts = ({ rules, state }: TableProps, seat: number): boolean =>
  rules.waitsFor(state).some((each) => each === seat);

/** Phases in which everybody decides at the same time: who is not waited for is ready. */
const TOGETHER = new Set<string>(["setup-reserve", "restructuring", "payday", "cleanup"]);
const isReady = (table: TableProps, seat: number): boolean => {
  const waits = table.rules.waitsFor(table.state);
  return TOGETHER.has(stateOf(table).stage._tag) && waits.length > 0 && !acts(table, seat);
};

const Status = (props: { readonly table: TableProps; readonly seat: number; readonly thinking: ThinkingTime }) => (
  <>
    <Show when={acts(props.table, props.seat)}>
      <Show
        when={isThinking(props.table, props.seat)}
        fallback={<Icon name="hourglass-medium" label={text().acting} />}
      >
        <ThinkingSign />
      </Show>
      <Show when={props.thinking.waited}>{(waited) => <span class="waited number">{waited()}</span>}</Show>
    </Show>
    <Show when={standInOf(props.table.facts, props.seat)}>
      {(bot) => <Icon name="game-controller" label={shell().consent.standIn(bot())} />}
    </Show>
    <Show when={isReady(props.table, props.seat)}>
      <Icon name="check-circle" label={text().ready} />
    </Show>
  </>
);

/** The seat for which alone everybody waits, or null. */
const aloneWaitedFor = ({ rules, state }: TableProps): number | null => {
  const [seat, ...others] = rules.waitsFor(state);
  return seat === undefined || others.length > 0 ? null : seat;
};

const NOBODY: ThinkingTime = { waited: null, long: false, said: null };

/** A chain in the order of play; what it does and how long its player thinks stand on its card. */
const Pennant = (props: {
  readonly table: TableProps;
  readonly seat: Seat;
  readonly thinking: ThinkingTime;
  readonly slots: number | null;
}) => {
  const name = (): string => props.table.names(props.seat);
  const does = (): string | null => {
    if (isThinking(props.table, props.seat)) return shell().tabletop.thinks;
    if (acts(props.table, props.seat)) return text().acting;
    return isReady(props.table, props.seat) ? text().ready : null;
  };
  const free = (): string | null => (props.slots === null ? null : text().slots(props.slots));
  const parts = (): string => [name(), does(), free(), props.thinking.said].filter((each) => each !== null).join("\n");
  return (
    <li
      class="pennant"
      data-thing={`seat:${props.seat}`}
      data-term={word("order")}
      data-parts={parts()}
      data-acting={acts(props.table, props.seat)}
      data-alone={aloneWaitedFor(props.table) === props.seat}
      data-long={props.thinking.long}
      data-mine={props.seat === props.table.seat}
    >
      <Sign table={props.table} seat={props.seat} />
      <span class="pennant-name">{name()}</span>
      <Show when={props.slots !== null}>
        <b class="number">{props.slots}</b>
      </Show>
      <Status table={props.table} seat={props.seat} thinking={props.thinking} />
    </li>
  );
};

/** The order of play as pennants: sign, name, who acts and for how long by now, who is ready; free slots while they count for the order. */
export const Order = (props: { readonly table: TableProps; readonly ruleset: Ruleset }) => {
  const state = () => stateOf(props.table);
  const slots = (seat: Seat): number | null =>
    state().stage._tag === "order-of-business" ? props.ruleset.formulas.orderSlots(props.ruleset, state(), seat) : null;
  // Nobody is waited for at a table that lies on this device: it may have been put away for days.
  const thinking = isLocal(props.table.facts.id) ? () => NOBODY : createThinking(props.table);
  return (
    <ol class="order" aria-label={magnateWords().town.order}>
      <For each={state().turnOrder}>
        {(seat) => <Pennant table={props.table} seat={seat} thinking={thinking(seat)} slots={slots(seat)} />}
      </For>
    </ol>
  );
};
