import type { State } from "@blueplate/engine";
import type { HistoryAccumulator } from "./recorded-event.ts";
import { seriesBuilder, type Series } from "./series.ts";

/** A break of the bank: the reserve cards by seat (null where none was turned up), dollars added, slots of every CEO (R15). */
export interface BankBreak {
  readonly at: number;
  readonly round: number;
  readonly breaks: number;
  readonly added: number;
  readonly reserves: readonly (number | null)[];
  readonly ceoSlots: number;
}

/** The bank over a game, in dollars. */
export interface BankHistory {
  readonly stock: Series;
  /** What it stays owing after the last break (R15.5). */
  readonly owes: Series;
  readonly breaks: readonly BankBreak[];
}

/** Writes down the bank. */
export const bankAccumulator = (): HistoryAccumulator<BankHistory> => {
  const stock = seriesBuilder();
  const owes = seriesBuilder();
  const breaks: BankBreak[] = [];
  const look = (at: number, { bank }: State): void => {
    stock.set(at, bank.stock);
    owes.set(at, bank.owes);
  };
  return {
    open: (state) => look(0, state),
    note: ({ at, event, after }) => {
      look(at, after);
      if (event._tag !== "BankBroke") return;
      const { added, reserves, ceoSlots } = event;
      breaks.push({ at, round: after.round, breaks: event.breaks, added, reserves, ceoSlots });
    },
    close: () => ({ stock: stock.data, owes: owes.data, breaks }),
  };
};
