import type { NearestChange, NearestChanges } from "@blueplate/forecast";
import { type TableProps } from "@blueplate/tabletop";
import { For, Show } from "solid-js";
import { Sign } from "../sign/sign.tsx";
import { Step } from "./step.tsx";
import { magnateWords } from "../language.ts";

interface ShiftProps {
  readonly table: TableProps;
  readonly shifts: readonly NearestChange[];
}

const isMoved = ({ won, lost }: NearestChange): boolean => won.length > 0 || lost.length > 0;

/** One's own chain first, of the others those for whom something changes. */
const worthTelling = ({ table, shifts }: ShiftProps): readonly NearestChange[] =>
  shifts
    .filter((shift) => shift.seat === table.seat || isMoved(shift))
    .toSorted((a, b) => Number(b.seat === table.seat) - Number(a.seat === table.seat));

/** A chain a line: how many houses before and after, which it wins and which it loses. */
const Lines = (props: ShiftProps) => (
  <ul class="shifts number">
    <For each={worthTelling(props)}>
      {(shift) => (
        <li data-mine={shift.seat === props.table.seat}>
          <Sign table={props.table} seat={shift.seat} label={props.table.names(shift.seat)} />
          <span>{shift.seat === props.table.seat ? magnateWords().ask.yours : props.table.names(shift.seat)}</span>
          <b>{magnateWords().panels.fromTo(shift.before.length, shift.after.length)}</b>
          <Show when={shift.won.length > 0}>
            <span class="won">{magnateWords().panels.won(shift.won)}</span>
          </Show>
          <Show when={shift.lost.length > 0}>
            <span class="lost">{magnateWords().panels.lost(shift.lost)}</span>
          </Show>
        </li>
      )}
    </For>
  </ul>
);

/** What a change of the town does to each chain: the houses it is first at, and those it sells to tonight. */
export const ShiftList = (props: { readonly table: TableProps; readonly shifts: NearestChanges }) => (
  <>
    <Step title={magnateWords().panels.first} help={magnateWords().panels.firstHelp}>
      <Lines table={props.table} shifts={props.shifts.first} />
    </Step>
    {/* Tonight is worth a word where anybody sells at all. */}
    <Show when={props.shifts.tonight.some(({ before, after }) => before.length + after.length > 0)}>
      <Step title={magnateWords().panels.tonight}>
        <Lines table={props.table} shifts={props.shifts.tonight} />
      </Step>
    </Show>
  </>
);
