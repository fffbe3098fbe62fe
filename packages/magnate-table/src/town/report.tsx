import { Button, Icon } from "@blueplate/ui";
import { For, type ParentProps, Show } from "solid-js";
import { foodChainMagnate, shell, type TableProps } from "@blueplate/tabletop";
import { Sign } from "../sign/sign.tsx";
import { newsLines, type Report } from "./report-lines.ts";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().map;

const dollars = (amount: number): string => (amount < 0 ? `−$${-amount}` : `$${amount}`);

/** Some rulesets know no salaries, and in a first round nobody has any. */
const hasSalaries = ({ money }: Report): boolean => money.some(({ salaries }) => salaries !== 0);

const Money = (props: { readonly table: TableProps; readonly report: Report }) => (
  <table class="round-money number">
    <thead>
      <tr>
        <th scope="col" />
        <th scope="col">{words().sold}</th>
        <Show when={hasSalaries(props.report)}>
          <th scope="col">{words().salaries}</th>
        </Show>
        <th scope="col">{words().change}</th>
      </tr>
    </thead>
    <tbody>
      <For each={props.report.money}>
        {({ seat, sales, waitresses, cfo, salaries, change }) => (
          <tr>
            <th scope="row">
              <span class="row">
                <Sign table={props.table} seat={seat} />
                {props.table.names(seat)}
              </span>
            </th>
            <td>{dollars(sales + waitresses + cfo)}</td>
            <Show when={hasSalaries(props.report)}>
              <td>{dollars(salaries)}</td>
            </Show>
            <td>
              <b>{dollars(change)}</b>
            </td>
          </tr>
        )}
      </For>
    </tbody>
  </table>
);

/** What happened, in one card: what concerns the reader, then money, milestones, what is new. */
export const ReportCard = (
  props: ParentProps<{
    readonly table: TableProps;
    readonly report: Report;
    readonly title: string;
    readonly class?: string;
    readonly onClose: () => void;
  }>,
) => (
  <section class={`round-card panel stack ${props.class ?? ""}`} aria-label={props.title}>
    <div class="row">
      <h3>{props.title}</h3>
      <Button
        kind="quiet"
        class="close"
        aria-label={words().close}
        title={words().close}
        onClick={() => props.onClose()}
      >
        <Icon name="x" />
      </Button>
    </div>
    {props.children}
    <Money table={props.table} report={props.report} />
    <ul class="stack tight">
      <For
        each={newsLines(props.report, props.table.names, {
          shell: shell(),
          map: magnateWords().map,
          texts: foodChainMagnate(),
        })}
      >
        {(line) => <li>{line}</li>}
      </For>
    </ul>
  </section>
);
