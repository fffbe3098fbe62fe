import { Icon, type IconName } from "@blueplate/ui";
import { For, Show } from "solid-js";
import type { RoundPart, Scale } from "../analysis/line/scale.ts";

/** A part of a round that the timeline draws: in the light of its hour, with the signs of what passes in it. */
export interface TimelinePhase extends RoundPart {
  readonly hour: string;
  readonly icons: readonly IconName[];
  readonly name: string;
}

/** Pixels of a sign, and of the number at the head of a round. */
const SIGN = 13;
const NUMBER = 20;

/** The phases inside the rounds: each hour has its colour and its edge, and signs where there is room. */
export const Phases = (props: { readonly scale: Scale<TimelinePhase>; readonly pixels: number }) => (
  <For each={props.scale.parts}>
    {({ part, x, width }) => {
      /** Pixels that the number of its round still takes of it. */
      const left = (): number => {
        const begin = props.scale.rounds.find(({ round }) => round === part.round)?.x ?? x;
        return Math.max(0, NUMBER - (x - begin) * props.pixels);
      };
      const signs = (): readonly IconName[] =>
        part.icons.slice(0, Math.max(0, Math.floor((width * props.pixels - left()) / SIGN)));
      return (
        <span
          class="phase"
          data-hour={part.hour}
          style={{ left: `${x * 100}%`, width: `${width * 100}%` }}
          aria-hidden="true"
        >
          <Show when={signs().length > 0}>
            <span class="signs" style={{ left: `${left()}px` }}>
              <For each={signs()}>{(sign) => <Icon name={sign} />}</For>
            </span>
          </Show>
        </span>
      );
    }}
  </For>
);

/** The part of a round in which the game stands after a step; nothing before it is known. */
export const phaseAt = (phases: readonly TimelinePhase[], at: number): TimelinePhase | null =>
  phases.findLast(({ from, passing }) => !passing && from <= at) ?? null;
