import type { RoundReport, SinceReport } from "@blueplate/engine";
import { Button, Icon } from "@blueplate/ui";
import { For, type ParentProps, Show } from "solid-js";
import { foodChainMagnate, shell, type TableProps } from "@blueplate/tabletop";
import { Sign } from "../sign.tsx";

type Report = RoundReport | SinceReport;

const words = () => shell().map;
const milestones = (): Readonly<Record<string, { readonly name: string }>> => foodChainMagnate().milestones;
const goods = (): Readonly<Record<string, { readonly many: string }>> => foodChainMagnate().goods;

const dollars = (amount: number): string => (amount < 0 ? `−$${-amount}` : `$${amount}`);

/** A milestone and everybody who claimed it, a line each: several often claim the same. */
const milestoneLines = ({ names }: TableProps, report: Report): readonly string[] =>
  [...Map.groupBy(report.milestones, ({ milestone }) => milestone)].map(
    ([milestone, claims]) =>
      `${milestones()[milestone]?.name ?? milestone}: ${claims.map(({ seat }) => names(seat)).join(shell().comma)}`,
  );

/** What is new in town, a line each. */
const newsLines = (table: TableProps, report: Report): readonly string[] => [
  ...milestoneLines(table, report),
  ...report.campaigns.map(({ seat, campaign, good }) =>
    words().newCampaign(table.names(seat), campaign, goods()[good]?.many ?? good),
  ),
  ...report.restaurants.map(({ seat, open }) => words().newRestaurant(table.names(seat), open)),
  ...report.houses.map((house) => words().newHouse(house)),
  ...(report.bankBreaks > 0 ? [words().bankBroke] : []),
];

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
      <For each={newsLines(props.table, props.report)}>{(line) => <li>{line}</li>}</For>
    </ul>
  </section>
);
