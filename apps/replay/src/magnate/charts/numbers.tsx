import type { ChartSource } from "@blueplate/forecast";
import { Sign, magnateWords } from "@blueplate/magnate-table";
import { createMemo, createSignal, For, Show } from "solid-js";
import { type Chart, type ChartRow, rowsOf } from "../analysis/chart.ts";
import type { ChartContext } from "./looking.ts";
import { saidText } from "./chart-text.ts";
import { replayWords } from "../../language.ts";

const words = () => replayWords().charts;

interface Of {
  readonly chart: Chart;
  readonly charted: ChartSource;
  readonly looking: ChartContext;
  readonly name: string;
}

const RowOf = (props: Of & { readonly row: ChartRow }) => (
  <tr>
    <th scope="row">
      <button type="button" class="link" onClick={() => props.looking.go(props.row.at)}>
        {replayWords().replay.round(props.row.round)}
      </button>
    </th>
    <For each={props.row.said}>{(each) => <td>{saidText(props.chart, each, props.looking.table.names)}</td>}</For>
  </tr>
);

const Table = (props: Of) => {
  const rows = createMemo(() => rowsOf(props.chart, props.charted));
  return (
    <table class="numbers number" aria-label={props.name}>
      <thead>
        <tr>
          <td />
          <For each={rows()[0]?.said ?? []}>
            {({ seat }) => (
              <th scope="col">
                <Show when={seat !== null} fallback={magnateWords().town.bank}>
                  <Sign table={props.looking.table} seat={seat ?? 0} />
                  {props.looking.table.names(seat ?? 0)}
                </Show>
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={rows()}>{(row) => <RowOf {...props} row={row} />}</For>
      </tbody>
    </table>
  );
};

/** The numbers behind a chart, round by round; each round leads to its moment. */
export const Numbers = (props: Of) => {
  const [open, setOpen] = createSignal(false);
  return (
    <details class="chart-numbers" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {words().numbers}
        <span class="hidden">{`: ${props.name}`}</span>
      </summary>
      <Show when={open()}>
        <div class="scroll" tabIndex={0}>
          <Table {...props} />
        </div>
      </Show>
    </details>
  );
};
