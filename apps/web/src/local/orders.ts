import {
  type Json,
  type Refusal,
  type Seat,
  seatsOf,
  conditionalCommand,
  type Table,
  type Tagged,
} from "@blueplate/kernel";
import { createEffect, createMemo, createSignal, onCleanup, untrack } from "solid-js";

/** Gives a command for a seat; without an id one is made. */
export type CommandGiver = (seat: Seat, command: Tagged, commandId?: string) => Refusal | null;

/** What the ids of commands that orders led to begin with. */
const BY_ORDER = "order-";

/** A seat with the command that its orders lead to now. */
interface Ordered {
  readonly seat: Seat;
  readonly command: Tagged;
}

/** What people have decided beforehand at a table on this device. */
export const createOrders = (kept: readonly Json[], people: () => readonly Seat[], table: () => Table) => {
  const [all, setAll] = createSignal(kept);
  const of = (seat: Seat): Json => all()[seat] ?? null;
  const due = createMemo((): readonly Ordered[] =>
    people().flatMap((seat) => {
      const command = of(seat) === null ? null : conditionalCommand(table(), seat, of(seat));
      return command ? [{ seat, command }] : [];
    }),
  );
  const set = (seat: Seat, orders: Json): void => {
    setAll(seatsOf(table().rules.config.seats).map((each) => (each === seat ? orders : of(each))));
  };
  const played = (seat: Seat): readonly number[] =>
    table().entries.flatMap((entry) =>
      entry._tag === "Played" && entry.seat === seat && entry.commandId.startsWith(BY_ORDER) ? [entry.seq] : [],
    );
  /** Carries orders out when their seat is asked, after so many milliseconds in which they can be changed. */
  const drive = (play: CommandGiver, after: () => number): void => {
    createEffect(() => {
      const [first] = due();
      if (!first) return;
      const commandId = `${BY_ORDER}${first.seat}-${untrack(table).entries.length}`;
      const timer = setTimeout(() => play(first.seat, first.command, commandId), after());
      onCleanup(() => clearTimeout(timer));
    });
  };
  return { all, of, due, set, setAll, played, drive };
};
