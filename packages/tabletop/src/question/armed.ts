import { createEffect, createSignal, on, onCleanup, onMount } from "solid-js";
import { latestKeyPress } from "./key-press.ts";

/** A button that acts at its second press. */
export interface ArmedButtonState {
  /** True between the first press and the second. */
  readonly armed: () => boolean;
  readonly arm: () => void;
  readonly disarm: () => void;
}

/**
 * Says of a press whether it goes on from one beside the button: the second of a double click, or of a key pressed twice at once,
 * whose first has brought the button to that place was meant for what stood there. A key that is held down presses once.
 */
export const createFollowUp = (button: () => HTMLElement | undefined): ((press: MouseEvent) => boolean) => {
  let beganHere = false;
  const isHere = (target: EventTarget | null): boolean => target instanceof Node && button()?.contains(target) === true;
  const watch = ({ detail, target }: MouseEvent): void => {
    if (detail <= 1) beganHere = isHere(target);
  };
  onMount(() => addEventListener("click", watch, { capture: true }));
  onCleanup(() => removeEventListener("click", watch, { capture: true }));
  return ({ detail }) => {
    if (detail > 0) return detail > 1 && !beganHere;
    const press = latestKeyPress();
    return press !== null && (press.isHeld || !isHere(press.began));
  };
};

/**
 * Keeps a first press for as long as nothing else is done: no press or focus beside the button, no Escape, and nothing new in
 * `matter`, which is what the press was about. No time runs out, so that slow hands and busy pages can answer as well.
 */
export const createArmed = (button: () => HTMLElement | undefined, matter: () => unknown): ArmedButtonState => {
  const [armed, setArmed] = createSignal(false);
  const disarm = (): void => void setArmed(false);
  const beside = ({ target }: Event): void => {
    if (target instanceof Node && button()?.contains(target) !== true) disarm();
  };
  const escape = ({ key }: KeyboardEvent): void => {
    if (key === "Escape") disarm();
  };
  createEffect(on(matter, disarm, { defer: true }));
  onMount(() => {
    addEventListener("pointerdown", beside, { capture: true });
    addEventListener("focusin", beside);
    addEventListener("keydown", escape, { capture: true });
  });
  onCleanup(() => {
    removeEventListener("pointerdown", beside, { capture: true });
    removeEventListener("focusin", beside);
    removeEventListener("keydown", escape, { capture: true });
  });
  return { armed, arm: () => void setArmed(true), disarm };
};
