import { For } from "solid-js";
import type { Session } from "./session/session.ts";
import { replayWords } from "./language.ts";

const words = () => replayWords().replay;

/** How many times as fast as at first a game plays by itself. */
export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

interface SpeedProps {
  readonly session: Session;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
}

/** How fast the game plays by itself, and how far it has come. */
export const PlaybackSpeed = (props: SpeedProps) => (
  <>
    <select
      aria-label={words().speed}
      onChange={(event) => props.onSpeed(SPEEDS.find((each) => String(each) === event.currentTarget.value) ?? 1)}
    >
      <For each={SPEEDS}>
        {(speed) => (
          <option value={speed} selected={speed === props.speed}>
            {words().speeds[speed]}
          </option>
        )}
      </For>
    </select>
    <output class="number step">
      {props.session.hidden()
        ? words().stepOnly(props.session.at())
        : words().step(props.session.at(), props.session.last())}
    </output>
  </>
);
