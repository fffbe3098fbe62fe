import { createEffect, createSignal, on, onCleanup, onMount } from "solid-js";

/** A button that acts at its second press. */
export interface ArmedButtonState {
  /** True between the first press and the second. */
  readonly armed: () => boolean;
  readonly arm: () => void;
  readonly disarm: () => void;
}

/**
 * Says of a press whether it goes on from one beside the button: the second of a double click whose first has brought the
 * button to that place was meant for what stood there. Keys press one by one.
 */
export const createFollowUp = (button: () => HTMLElement | undefined): ((press: MouseEvent) => boolean) => {
  let beganHere = false;
  const watch = ({ detail, target }: MouseEvent): void => {
    if (detail <= 1) beganHere = target instanceof Node && button()?.contains(target) === true;
  };
  onMount(() => addEventListener("click", watch, { capture: true }));
  onCleanup(() => removeEventListener("click", watch, { capture: true }));
  return ({ detail }) => detail > 1 && !beganHere;
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
