import { onCleanup, onMount } from "solid-js";

/**
 * Presses of one key that follow each other within this time are one movement of the hand, as in a double click; any other key
 * between them begins another.
 */
const QUICK_MS = 500;

/** A button pressed by a key. */
interface KeyPress {
  readonly key: string;
  readonly timeStamp: number;
  /** True while the key is held down and repeats itself. */
  readonly isHeld: boolean;
  /** What the first press of this movement was meant for. */
  readonly began: EventTarget | null;
}

let latest: KeyPress | null = null;

/** The key by which a button was pressed last; null where a pointer or a tool was it. */
export const latestKeyPress = (): KeyPress | null => latest;

/** What a key presses, after what was pressed before. */
const pressBy = ({ key, timeStamp, repeat }: KeyboardEvent, target: EventTarget | null): KeyPress => {
  const goesOn = latest !== null && latest.key === key && timeStamp - latest.timeStamp < QUICK_MS;
  return { key, timeStamp, isHeld: repeat, began: goesOn && latest ? latest.began : target };
};

/** Follows which buttons keys press, wherever they are on the page. */
export const watchKeyPresses = (): void => {
  let down: KeyboardEvent | null = null;
  const keyDown = (event: KeyboardEvent): void => {
    down = event;
    if (event.key !== latest?.key) latest = null;
  };
  const click = ({ detail, target }: MouseEvent): void => {
    latest = down && detail === 0 ? pressBy(down, target) : null;
    down = null;
  };
  onMount(() => {
    addEventListener("keydown", keyDown, { capture: true });
    addEventListener("click", click, { capture: true });
  });
  onCleanup(() => {
    removeEventListener("keydown", keyDown, { capture: true });
    removeEventListener("click", click, { capture: true });
  });
};
