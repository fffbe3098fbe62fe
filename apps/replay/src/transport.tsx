import { Button, Icon, type IconName } from "@blueplate/ui";
import { shell } from "@blueplate/tabletop";
import { createEffect, createSignal, For, onCleanup, onMount } from "solid-js";
import type { Walk } from "./walk.ts";

const words = () => shell().replay;

/** Milliseconds that a step is shown while the game plays by itself at speed 1, once nothing moves any more. */
const STEP_MS = 900;

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

interface TransportProps {
  readonly walk: Walk;
  readonly at: number;
  /** Something of this step still moves. */
  readonly moving: boolean;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  readonly go: (at: number) => void;
}

/** Keys: arrows step, with Shift by rounds, with Control by phases; Home, End, and the space bar plays. */
const listen = (props: TransportProps, last: () => number, toggle: () => void): void => {
  const step = (event: KeyboardEvent, direction: 1 | -1): number => {
    if (event.shiftKey) return props.walk.round(props.at, direction);
    return event.ctrlKey ? props.walk.phase(props.at, direction) : props.at + direction;
  };
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    const onControl = event.target instanceof Element && event.target.closest("button, a, input, select, summary");
    if (event.key === " ") {
      if (onControl) return;
      toggle();
    } else if (event.key === "Home") props.go(0);
    else if (event.key === "End") props.go(last());
    else if (event.key === "ArrowRight") props.go(step(event, 1));
    else if (event.key === "ArrowLeft") props.go(step(event, -1));
    else return;
    event.preventDefault();
  };
  onMount(() => addEventListener("keydown", press));
  onCleanup(() => removeEventListener("keydown", press));
};

/** The line of all steps, the buttons along it, and playing by itself. */
export const Transport = (props: TransportProps) => {
  const last = (): number => props.walk.steps.length - 1;
  const [playing, setPlaying] = createSignal(false);
  createEffect(() => {
    if (!playing() || props.moving) return;
    if (props.at >= last()) return setPlaying(false);
    const timer = setTimeout(() => props.go(props.at + 1), STEP_MS / props.speed);
    onCleanup(() => clearTimeout(timer));
  });
  listen(props, last, () => setPlaying(!playing()));
  const leap = (icon: IconName, text: string, shortcut: string, to: () => number) => (
    <Button
      aria-label={text}
      shortcut={`${text} (${shortcut})`}
      disabled={to() === props.at}
      onClick={() => props.go(to())}
    >
      <Icon name={icon} />
    </Button>
  );
  return (
    <div class="transport panel">
      <div class="position">
        <input
          type="range"
          min={0}
          max={last()}
          value={props.at}
          aria-label={words().position}
          onInput={(event) => props.go(Number(event.currentTarget.value))}
        />
        <output class="number">{words().step(props.at, last())}</output>
      </div>
      <div class="keys">
        {leap("skip-back", words().roundBack, "Shift ←", () => props.walk.round(props.at, -1))}
        {leap("rewind", words().phaseBack, "Ctrl ←", () => props.walk.phase(props.at, -1))}
        {leap("caret-left", words().back, "←", () => Math.max(0, props.at - 1))}
        <Button
          kind="main"
          aria-label={playing() ? words().pause : words().play}
          shortcut={`${playing() ? words().pause : words().play} (Space)`}
          onClick={() => setPlaying(!playing())}
        >
          <Icon name={playing() ? "pause" : "play"} />
        </Button>
        {leap("caret-right", words().forward, "→", () => Math.min(last(), props.at + 1))}
        {leap("fast-forward", words().phaseForward, "Ctrl →", () => props.walk.phase(props.at, 1))}
        {leap("skip-forward", words().roundForward, "Shift →", () => props.walk.round(props.at, 1))}
        <select
          aria-label={words().speed}
          onChange={(event) => props.onSpeed(SPEEDS.find((each) => String(each) === event.currentTarget.value) ?? 1)}
        >
          <For each={SPEEDS}>{(speed) => <option value={speed}>{words().speeds[speed]}</option>}</For>
        </select>
      </div>
    </div>
  );
};
