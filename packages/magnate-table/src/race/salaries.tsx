import { type Ruleset } from "@blueplate/engine";
import { type SalaryCover, coverOf } from "@blueplate/forecast";
import { createMemo, For, Show } from "solid-js";
import { type TableProps } from "@blueplate/tabletop";
import { stateOf } from "../game.ts";
import { word } from "../glossary.ts";
import { Sign } from "../sign/sign.tsx";
import { magnateWords } from "../language.ts";

const words = () => magnateWords().race;

const dollars = (amount: number | null): string => (amount === null ? "?" : `$${amount}`);

const verdict = ({ due, short }: SalaryCover): string => {
  if (due === 0) return words().nothingDue;
  if (short === null) return words().unknown;
  return short > 0 ? words().short(short) : words().covered;
};

/** Every chain's salaries, what they are paid from, and what is missing as things stand. */
export const Salaries = (props: { readonly table: TableProps; readonly ruleset: Ruleset }) => {
  const covers = createMemo(() => coverOf(props.ruleset, stateOf(props.table), props.table.seat ?? "watcher"));
  return (
    <Show when={covers().length > 0}>
      <h3 data-term={word("salary")}>{words().salaries}</h3>
      <table class="ranks covers number">
        <thead>
          <tr>
            <th scope="col">
              <span class="hidden">{magnateWords().lens.chain}</span>
            </th>
            <th scope="col">{words().due}</th>
            <th scope="col">{magnateWords().town.cash}</th>
            <th scope="col">{words().tonight}</th>
            <th scope="col">{words().cover}</th>
          </tr>
        </thead>
        <tbody>
          <For each={covers()}>
            {(cover) => (
              <tr>
                <th scope="row">
                  <Sign table={props.table} seat={cover.seat} />
                  <span title={props.table.names(cover.seat)}>{props.table.names(cover.seat)}</span>
                </th>
                <td>{dollars(cover.due)}</td>
                <td>{dollars(cover.cash)}</td>
                <td>{cover.tonight === null ? "?" : `+$${cover.tonight}`}</td>
                <td data-short={(cover.short ?? 0) > 0}>{verdict(cover)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </Show>
  );
};
