import type { Square } from "@blueplate/city";
import { type RoundReport, roundReport } from "@blueplate/forecast";
import { seatsOf } from "@blueplate/kernel";
import { Button, Icon } from "@blueplate/ui";
import { narrow, type TableProps } from "@blueplate/tabletop";
import { type Accessor, createEffect, createMemo, createSignal, on, Show } from "solid-js";
import { factsOf } from "../game.ts";
import { ReportCard } from "./report.tsx";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().map;

/** What a report gives way to. */
export interface ReportContext {
  /** A piece is in hand: the town is looked at, and nothing lies over it. */
  readonly hidden: () => boolean;
  /** Where something stands that somebody asked to see: on a phone it is not covered. */
  readonly shown: () => Square | null;
  /** What is read where the card stands on a desk. */
  readonly reading: () => unknown;
}

/** The round that has just ended in short, as long as there is one, and whether it is open. */
export interface LastRound {
  readonly report: Accessor<RoundReport | null>;
  readonly isOpen: Accessor<boolean>;
  readonly setOpen: (open: boolean) => void;
}

/** Somebody reads or writes among the tabs, which the card would cover. */
const isAmongTabs = (): boolean => document.querySelector(".tabs-panel .tabs:focus-within") !== null;

/** The round that has just ended. It opens by itself when a round ends while one looks on and closes with one's next act. */
export const createLastRound = (table: TableProps, { hidden, shown, reading }: ReportContext): LastRound => {
  const report = createMemo(() => roundReport(factsOf(table), seatsOf(table.rules.config.seats)));
  const [isOpen, setOpen] = createSignal(false);
  const round = createMemo(() => report()?.round);
  const acts = createMemo(() => table.entries.filter((entry) => "seat" in entry && entry.seat === table.seat).length);
  const small = narrow();
  // A new round opens it, but not over the small town of a phone; whoever goes on in the round, or takes a piece in hand, has read it.
  createEffect(
    on([round, acts, hidden], ([now], before) =>
      setOpen(!small() && before !== undefined && now !== before[0] && !isAmongTabs()),
    ),
  );
  createEffect(on(shown, () => small() && setOpen(false), { defer: true }));
  createEffect(on(reading, () => setOpen(false), { defer: true }));
  return { report: () => (hidden() ? null : report()), isOpen, setOpen };
};

/**
 * Brings the last round back; on a phone its card stands in the place of the button. It shows the round alone: longer words would
 * lie over the far corner of the town.
 */
export const RoundChip = (props: { readonly last: LastRound }) => {
  const small = narrow();
  return (
    <Show when={!(small() && props.last.isOpen()) && props.last.report()}>
      {(report) => (
        <Button
          class="round-chip"
          aria-label={words().roundOver(report().round)}
          title={words().roundOver(report().round)}
          aria-expanded={props.last.isOpen()}
          onClick={() => props.last.setOpen(!props.last.isOpen())}
        >
          <Icon name="flag-checkered" /> {magnateWords().town.round(report().round)}
        </Button>
      )}
    </Show>
  );
};

/** The last round in one card: money, milestones, what is new. */
export const RoundCard = (props: { readonly table: TableProps; readonly last: LastRound }) => (
  <Show when={props.last.isOpen() && props.last.report()}>
    {(report) => (
      <ReportCard
        table={props.table}
        report={report()}
        title={words().roundOver(report().round)}
        onClose={() => props.last.setOpen(false)}
      />
    )}
  </Show>
);
