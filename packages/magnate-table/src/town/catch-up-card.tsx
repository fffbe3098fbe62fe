import { type Ruleset, type Event, isNothing } from "@blueplate/engine";
import { demandTomorrow, catchUpReport } from "@blueplate/forecast";
import { mainline, seatsOf } from "@blueplate/kernel";
import { createEffect, createMemo, on, Show } from "solid-js";
import { createSeen, type TableProps } from "@blueplate/tabletop";
import { GoodsRow } from "../cards/cards.tsx";
import { stateOf } from "../game.ts";
import { ReportCard } from "./report.tsx";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().catchUp;

/** What has happened since somebody looked last, merged over the rounds; null when nothing has, or when it is read. */
export const createCatchUp = (table: TableProps, hidden: () => boolean) => {
  const { since, forget } = createSeen(table);
  const report = createMemo(() => {
    const from = since();
    if (from === null) return null;
    const line = mainline(table.entries);
    // cast: the facts of a table of this game have its own schemas.
    const facts = (isNew: boolean): readonly Event[] =>
      line.filter(({ seq }) => seq > from === isNew).flatMap(({ events }) => events) as unknown as readonly Event[];
    return catchUpReport(facts(false), facts(true), seatsOf(table.rules.config.seats));
  });
  // Whoever acts has read it.
  createEffect(
    on(() => table.entries.findLast((entry) => "seat" in entry && entry.seat === table.seat)?.seq, forget, {
      defer: true,
    }),
  );
  return { report: () => (hidden() ? null : report()), forget };
};

/** The same in one card, turned to the seat of whoever reads it. */
export const CatchUpCard = (props: {
  readonly table: TableProps;
  readonly ruleset: Ruleset;
  readonly catchUp: ReturnType<typeof createCatchUp>;
}) => {
  const { report, forget } = props.catchUp;
  const cash = () => {
    const now = props.table.seat === null ? undefined : stateOf(props.table).chains[props.table.seat]?.cash;
    const change = report()?.money.find(({ seat }) => seat === props.table.seat)?.change;
    return now === undefined || change === undefined ? null : words().cash(now - change, now);
  };
  const demand = createMemo(() => (report() ? demandTomorrow(props.ruleset, stateOf(props.table)) : {}));
  return (
    <Show when={report()}>
      {(news) => (
        <ReportCard
          class="catch-up-card"
          table={props.table}
          report={news()}
          title={`${words().title} · ${words().rounds(news().from, news().to)}`}
          onClose={forget}
        >
          <Show when={cash()}>{(text) => <p class="catch-up-cash number">{text()}</p>}</Show>
          <p class="row">
            <Show when={!isNothing(demand())} fallback={words().noDemand}>
              {words().demand} <GoodsRow goods={demand()} />
            </Show>
          </p>
        </ReportCard>
      )}
    </Show>
  );
};
