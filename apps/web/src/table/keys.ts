import { onCleanup, onMount } from "solid-js";

/** Letters belong to whoever writes: fields and lists keep their keys. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary, [role=tab]") !== null;

/** True when a key is meant for a field, or for the browser. */
export const isTyping = (event: KeyboardEvent): boolean =>
  isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey;

/** The buttons that 1 to 9 stand for: what the open slot offers, or the forms while none is chosen. */
const numbered = (root: HTMLElement): readonly HTMLButtonElement[] => {
  const offers = root.querySelectorAll<HTMLButtonElement>(
    ".offers button:not(:disabled), .choices button:not(:disabled)",
  );
  return Array.from(offers.length > 0 ? offers : root.querySelectorAll<HTMLButtonElement>(".forms button"));
};

/** The button that names this key as its own (`aria-keyshortcuts`), or undefined. */
const named = (root: HTMLElement, key: string): HTMLButtonElement | undefined =>
  Array.from(root.querySelectorAll<HTMLButtonElement>("button[aria-keyshortcuts]")).find(
    (button) => button.getAttribute("aria-keyshortcuts")?.toLowerCase() === key.toLowerCase() && !button.disabled,
  );

/**
 * The keys of the question: 1 to 9 its options, Enter the main button, Escape back, and whatever key a button names as its
 * shortcut.
 */
export const questionKeys = (section: () => HTMLElement | undefined, back: () => void): void => {
  const press = (event: KeyboardEvent): void => {
    if (isTyping(event)) return;
    const root = section();
    if (!root) return;
    if (/^[1-9]$/.test(event.key)) numbered(root)[Number(event.key) - 1]?.click();
    else if (event.key === "Enter" && !isControl(event.target)) {
      root.querySelector<HTMLButtonElement>('button[data-kind="main"]:not(:disabled)')?.click();
    } else if (event.key === "Escape") back();
    else named(root, event.key)?.click();
  };
  onMount(() => addEventListener("keydown", press));
  onCleanup(() => removeEventListener("keydown", press));
};

/** What single keys do while the component lives, by `KeyboardEvent.key` in lower case. They sleep where people write. */
export const useKeys = (keys: Readonly<Record<string, () => void>>): void => {
  const press = (event: KeyboardEvent): void => {
    const act = isTyping(event) ? undefined : keys[event.key.toLowerCase()];
    if (!act) return;
    // The key that opens a field must not be written into it.
    event.preventDefault();
    act();
  };
  onMount(() => addEventListener("keydown", press));
  onCleanup(() => removeEventListener("keydown", press));
};
