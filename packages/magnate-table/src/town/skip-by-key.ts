import { onCleanup, onMount } from "solid-js";

/** Any key jumps to the present, but for those that choose or write something: a language, a word to the others. */
export const skipByKey = (skip: () => void): void => {
  const press = ({ target }: KeyboardEvent): void => {
    if (!(target instanceof Element && target.matches("input, select, textarea"))) skip();
  };
  onMount(() => addEventListener("keydown", press));
  onCleanup(() => removeEventListener("keydown", press));
};
