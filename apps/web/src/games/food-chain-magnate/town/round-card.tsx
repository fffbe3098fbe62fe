import { type Event, roundReport, type RoundReport } from "@blueplate/engine";
import { effectiveLine, seatsOf } from "@blueplate/kernel";
import { Button } from "@blueplate/ui";
import { foodChainMagnate, shell } from "../../../language.ts";
import { createEffect, createMemo, createSignal, For, on, Show } from "solid-js";
import type { TableProps } from "../../../table/props.ts";
import { colourOf } from "../game.ts";
import { narrow } from "../../../narrow.ts";

const words = () => shell().map;
const milestones = (): Readonly<Record<string, { readonly name: string }>> => foodChainMagnate().milestones;
const goods = (): Readonly<Record<string, { readonly many: string }>> => foodChainMagnate().goods;

const dollars = (amount: number): string => (amount < 0 ? `−$${-amount}` : `$${amount}`);

/** What is new in town, a line each. */
const newsLines = ({ names }: TableProps, report: RoundReport): readonly string[] => [
  ...report.milestones.map(({ seat, milestone }) => `${names(seat)}: ${milestones()[milestone]?.name ?? milestone}`),
  ...report.campaigns.map(({ seat, campaign, good }) =>
    words().newCampaign(names(seat), campaign, goods()[good]?.many ?? good),
  ),
  ...report.restaurants.map(({ seat, open }) => words().newRestaurant(names(seat), open)),
  ...report.houses.map((house) => words().newHouse(house)),
  ...(report.bankBreaks > 0 ? [words().bankBroke] : []),
];

const Money = (props: { readonly table: TableProps; readonly report: RoundReport }) => (
  <table class="round-money number">
    <thead>
      <tr>
        <th scope="col" />
        <th scope="col">{words().sold}</th>
        <th scope="col">{words().salaries}</th>
        <th scope="col">{words().change}</th>
      </tr>
    </thead>
    <tbody>
      <For each={props.report.money}>
        {({ seat, sales, waitresses, cfo, salaries, change }) => (
          <tr>
            <th scope="row">
              <span class="row">
                <span class="swatch" style={{ background: colourOf(props.table, seat) }} aria-hidden="true" />
                {props.table.names(seat)}
              </span>
            </th>
            <td>{dollars(sales + waitresses + cfo)}</td>
            <td>{dollars(salaries)}</td>
            <td>
              <b>{dollars(change)}</b>
            </td>
          </tr>
        )}
      </For>
    </tbody>
  </table>
);

/**
 * The round that has just ended, in one card: money, milestones, what is new. It opens by itself when a round ends while one
 * looks on and closes with one's next act; a button brings it back.
 */
export const RoundCard = (props: { readonly table: TableProps; readonly hidden: boolean }) => {
  const report = createMemo(() => {
    // cast: the facts of a table of this game have its own schemas.
    const facts = effectiveLine(props.table.entries).flatMap((entry) => entry.events) as unknown as readonly Event[];
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
          <section class="round-card panel stack" aria-label={words().roundOver(last().round)}>
            <div class="row">
              <h3>{words().roundOver(last().round)}</h3>
              <Button kind="quiet" class="close" aria-label={words().close} onClick={() => setOpen(false)}>
                ×
              </Button>
            </div>
            <Money table={props.table} report={last()} />
            <ul class="stack tight">
              <For each={newsLines(props.table, last())}>{(line) => <li>{line}</li>}</For>
            </ul>
          </section>
        </Show>
      )}
    </Show>
  );
};
