import { onCleanup, onMount } from "solid-js";

/**
 * Any key jumps to the present, but for those that choose or write something: a language, a word to the others. It is heard before
 * whatever else the key does: what that begins to play is not skipped.
 */
export const skipByKey = (skip: () => void): void => {
  const press = ({ target }: KeyboardEvent): void => {
    if (!(target instanceof Element && target.matches("input, select, textarea"))) skip();
  };
  onMount(() => addEventListener("keydown", press, { capture: true }));
  onCleanup(() => removeEventListener("keydown", press, { capture: true }));
};
