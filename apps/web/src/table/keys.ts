import { onCleanup, onMount } from "solid-js";

/** Letters belong to whoever writes: fields and lists keep their keys. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary, [role=tab]") !== null;

/** True when a key is meant for a field, or for the browser. */
export const isTyping = (event: KeyboardEvent): boolean =>
  isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey;

/** The keys of the question: 1 to 9 its options, Enter the main button, Escape back, U undo. */
export const questionKeys = (
  section: () => HTMLElement | undefined,
  actions: { readonly back: () => void; readonly undo: () => void },
): void => {
  const press = (event: KeyboardEvent): void => {
    if (isTyping(event)) return;
    const root = section();
    if (!root) return;
    if (/^[1-9]$/.test(event.key)) {
      root.querySelectorAll<HTMLButtonElement>(".offers button")[Number(event.key) - 1]?.click();
    } else if (event.key === "Enter" && !isControl(event.target)) {
      root.querySelector<HTMLButtonElement>('button[data-kind="main"]:not(:disabled)')?.click();
    } else if (event.key === "Escape") actions.back();
    else if (event.key.toLowerCase() === "u") actions.undo();
  };
  onMount(() => addEventListener("keydown", press));
  onCleanup(() => removeEventListener("keydown", press));
};
