import { onCleanup, onMount } from "solid-js";

/** Letters belong to whoever writes: fields and lists keep their keys. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;

/** What single keys do while the component lives, by `KeyboardEvent.key` in lower case. They sleep in text fields. */
export const useKeys = (keys: Readonly<Record<string, () => void>>): void => {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    keys[event.key.toLowerCase()]?.();
  };
  onMount(() => addEventListener("keydown", press));
  onCleanup(() => removeEventListener("keydown", press));
};
