import type { TableFacts } from "@blueplate/api";
import { shell } from "@blueplate/tabletop";
import { type Accessor, createEffect, createMemo, createSignal, onCleanup, Show } from "solid-js";
import { reservedAt, reservedFor } from "../../rematch/next-seat.ts";
import { timeOfDay } from "../../rematch/time-of-day.ts";

/** A table whose seats are nobody's any more once the time is over for which they were kept. */
export const createReserving = (facts: Accessor<TableFacts>): Accessor<TableFacts> => {
  const [now, setNow] = createSignal(Date.now());
  const until = createMemo(() => facts().reserved?.until ?? null);
  createEffect(() => {
    const at = until();
    if (at === null || at <= now()) return;
    const timer = setTimeout(() => setNow(Date.now()), at - Date.now() + 1);
    onCleanup(() => clearTimeout(timer));
  });
  return createMemo(() => {
    const current = facts();
    return { ...current, reserved: reservedAt(current.reserved, now()) };
  });
};

/** What a seat is on which nobody sits: free, or to whoever may not take it whose it is, and until when. */
export const FreeSeat = (props: { readonly facts: TableFacts; readonly seat: number }) => (
  <Show when={props.facts.mySeat === null && reservedFor(props.facts, props.seat)} fallback={shell().table.free}>
    {(reserved) => shell().seats.reserved(reserved().player, timeOfDay(reserved().until))}
  </Show>
);
