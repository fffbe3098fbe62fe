import { type Definition, racesOf } from "@blueplate/engine";
import { foodChainMagnate, shell } from "../../language.ts";
import { createMemo, For, Show } from "solid-js";
import type { TableProps } from "../../table/props.ts";
import { stateOf } from "./game.ts";
import { MilestoneGlyph } from "./milestone-glyph.tsx";
import { milestoneName } from "./milestones.tsx";
import { Sign } from "./sign.tsx";

const text = () => shell().frame;
const milestones = (): Readonly<Record<string, { readonly trigger: string; readonly effect: string }>> =>
  foodChainMagnate().milestones;

const Signs = (props: { readonly table: TableProps; readonly seats: readonly number[] }) => (
  <For each={props.seats}>{(seat) => <Sign table={props.table} seat={seat} label={props.table.names(seat)} />}</For>
);

/** The milestones that are still open: what they ask for, who has them this round, who could claim them today. */
export const Race = (props: { readonly table: TableProps; readonly definition: Definition }) => {
  const races = createMemo(() => racesOf(props.definition, stateOf(props.table)));
  return (
    <ul class="races" aria-label={text().race}>
      <For each={races()} fallback={<li class="muted">{text().raceOver}</li>}>
        {(race) => (
          <li>
            <MilestoneGlyph id={race.milestone} />
            <div>
              <b>{milestoneName(race.milestone)}</b>
              <p class="muted">{milestones()[race.milestone]?.effect}</p>
            </div>
            <div class="race-seats">
              <Show when={race.holders.length > 0}>
                <span class="row" title={text().claimed}>
                  {text().has} <Signs table={props.table} seats={race.holders} />
                </span>
              </Show>
              <Show when={(race.able?.length ?? 0) > 0}>
                <span class="row" title={text().canClaim}>
                  {text().may} <Signs table={props.table} seats={race.able ?? []} />
                </span>
              </Show>
            </div>
          </li>
        )}
      </For>
    </ul>
  );
};
