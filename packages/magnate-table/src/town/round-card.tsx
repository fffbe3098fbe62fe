import type { Square } from "@blueplate/city";
import { roundReport } from "@blueplate/engine";
import { seatsOf } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { narrow, shell, type TableProps } from "@blueplate/tabletop";
import { createEffect, createMemo, createSignal, on, Show } from "solid-js";
import { factsOf } from "../game.ts";
import { ReportCard } from "./report.tsx";

const words = () => shell().map;

/**
 * The round that has just ended, in one card: money, milestones, what is new. It opens by itself when a round ends while one
 * looks on and closes with one's next act; a button brings it back.
 */
export const RoundCard = (props: {
  readonly table: TableProps;
  readonly hidden: boolean;
  /** Where something stands that somebody asked to see: it is not covered. */
  readonly shown: Square | null;
}) => {
  const report = createMemo(() => {
    const facts = factsOf(props.table);
    return roundReport(facts, seatsOf(props.table.rules.config.seats));
  });
  const [isOpen, setOpen] = createSignal(false);
  const round = createMemo(() => report()?.round);
  const acts = createMemo(
    () => props.table.entries.filter((entry) => "seat" in entry && entry.seat === props.table.seat).length,
  );
  const small = narrow();
  // A new round opens it, but not over the small town of a phone; whoever goes on in the round, or takes a piece in hand, has read it.
  createEffect(
    on([round, acts, () => props.hidden], ([now], before) =>
      setOpen(!small() && before !== undefined && now !== before[0]),
    ),
  );
  createEffect(
    on(
      () => props.shown,
      () => setOpen(false),
      { defer: true },
    ),
  );
  return (
    <Show when={!props.hidden && report()}>
      {(last) => (
        <Show
          when={isOpen()}
          fallback={
            <Button class="round-chip" onClick={() => setOpen(true)}>
              {words().roundOver(last().round)}
            </Button>
          }
        >
          <ReportCard
            table={props.table}
            report={last()}
            title={words().roundOver(last().round)}
            onClose={() => setOpen(false)}
          />
        </Show>
      )}
    </Show>
  );
};
