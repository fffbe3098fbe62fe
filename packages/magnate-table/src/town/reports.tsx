import type { Ruleset } from "@blueplate/engine";
import type { TableProps } from "@blueplate/tabletop";
import { Show } from "solid-js";
import { type ReportContext, createLastRound, RoundCard, RoundChip } from "./round-card.tsx";
import { createCatchUp, CatchUpCard } from "./catch-up-card.tsx";

/** What is told of rounds that are over: since somebody looked last, or else the last one. */
export const createReports = (table: TableProps, around: ReportContext) => {
  const catchUp = createCatchUp(table, around.hidden);
  const last = createLastRound(table, around);
  const close = (): void => {
    catchUp.forget();
    last.setOpen(false);
  };
  return { catchUp, last, close };
};

type Reports = ReturnType<typeof createReports>;

/** The card that is open, if any. A desk has it over the tabs beside the town, a phone over the town. */
export const ReportCards = (props: {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly reports: Reports;
}) => (
  <Show when={props.reports.catchUp.report()} fallback={<RoundCard table={props.table} last={props.reports.last} />}>
    <CatchUpCard table={props.table} ruleset={props.ruleset} catchUp={props.reports.catchUp} />
  </Show>
);

/** The button that brings the last round back. */
export const ReportChip = (props: { readonly reports: Reports }) => (
  <Show when={!props.reports.catchUp.report()}>
    <RoundChip last={props.reports.last} />
  </Show>
);
