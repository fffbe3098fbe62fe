import { onCleanup, onMount } from "solid-js";
import { settings } from "../settings.ts";
import { watchKeyPresses } from "./key-press.ts";

/** Letters belong to whoever writes: fields and lists keep their keys. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary, [role=tab], .mention") !== null;
const isIn = (target: EventTarget | null, what: string): boolean =>
  target instanceof Element && target.closest(what) !== null;

/** True while a modal dialog of the browser covers the page, wherever the focus has fallen. */
const isCovered = (): boolean => document.querySelector("dialog[open]") !== null;

/** A panel is for whoever has opened it, until they close it or go to the question beside it. */
const isBesidePanel = (target: EventTarget | null): boolean =>
  document.querySelector(".side-panel") !== null && !isIn(target, ".question");

/** True when a key is meant for a field, for the browser, for a window that covers the page, or letters are switched off. */
const isForOthers = (event: KeyboardEvent): boolean =>
  isWriting(event.target) ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  isIn(event.target, ".window") ||
  isCovered() ||
  (event.key.length === 1 && !settings().letters);

/** What keys are for: the table, or what opens over it. */
type KeysFor = "table" | "panels";

/**
 * True when a key is not for the table: it is meant for a field, for the browser, for a window or panel that lies over the page,
 * or it is a letter, digit or sign and these are switched off. Keys that open panels are awake while one is open: what opens it
 * closes it, too.
 */
export const isAsleep = (event: KeyboardEvent, keys: KeysFor = "table"): boolean =>
  isForOthers(event) || (keys === "table" && isBesidePanel(event.target));

const listen = (press: (event: KeyboardEvent) => void, capture = false): void => {
  onMount(() => addEventListener("keydown", press, { capture }));
  onCleanup(() => removeEventListener("keydown", press, { capture }));
};

/**
 * Says whether Enter belongs to the table. It presses a control only where somebody went with the keyboard: after a click the
 * focus stays on what was clicked, and Enter still means the main button.
 */
export const enterWatch = (): ((event: KeyboardEvent) => boolean) => {
  let byKeys = document.activeElement?.matches(":focus-visible") ?? false;
  let cameByKeys = byKeys;
  const pressed = (event: Event): void => {
    byKeys = event.type === "keydown";
  };
  const focused = (): void => {
    cameByKeys = byKeys;
  };
  onMount(() => {
    addEventListener("keydown", pressed, { capture: true });
    addEventListener("pointerdown", pressed, { capture: true });
    addEventListener("focusin", focused);
  });
  onCleanup(() => {
    removeEventListener("keydown", pressed, { capture: true });
    removeEventListener("pointerdown", pressed, { capture: true });
    removeEventListener("focusin", focused);
  });
  return (event) =>
    event.key === "Enter" &&
    !isAsleep(event) &&
    !isIn(event.target, "[role=dialog]") &&
    !(isControl(event.target) && cameByKeys);
};

/** The buttons that 1 to 9 stand for: what the open slot offers, or the forms while none is chosen. */
const numbered = (root: HTMLElement): readonly HTMLButtonElement[] => {
  const offers = root.querySelectorAll<HTMLButtonElement>(
    ".offers button:not(:disabled), .choices button:not(:disabled)",
  );
  return Array.from(offers.length > 0 ? offers : root.querySelectorAll<HTMLButtonElement>(".forms button")).slice(0, 9);
};

/** A key as `aria-keyshortcuts` writes it: `E`, `Shift+U`, `[`. */
const written = ({ key, shiftKey }: KeyboardEvent): string =>
  `${shiftKey && /^[a-z]$/i.test(key) ? "Shift+" : ""}${key}`.toUpperCase();

/** The button that names this key as its own (`aria-keyshortcuts`), or undefined. */
const named = (root: HTMLElement, event: KeyboardEvent): HTMLButtonElement | undefined =>
  Array.from(root.querySelectorAll<HTMLButtonElement>("button[aria-keyshortcuts]")).find(
    (button) => button.getAttribute("aria-keyshortcuts")?.toUpperCase() === written(event) && !button.disabled,
  );

/** Puts the digit of an option into its tooltip when it is pointed at or focused: which option has which digit changes. */
const tellDigits = (section: () => HTMLElement | undefined): void => {
  const tell = (event: Event): void => {
    const root = section();
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!root || !button || !settings().letters || !root.contains(button)) return;
    const at = numbered(root).indexOf(button);
    const plain = button.title.replace(/ ?\([1-9]\)$/, "");
    if (at >= 0) button.title = `${plain} (${at + 1})`.trimStart();
    else if (plain !== button.title) button.title = plain;
  };
  onMount(() => {
    section()?.addEventListener("pointerover", tell);
    section()?.addEventListener("focusin", tell);
  });
};

/**
 * The keys of the question: 1 to 9 its options, Enter the main button, Escape back, and whatever key a button names as its
 * shortcut.
 */
export const questionKeys = (section: () => HTMLElement | undefined, back: () => void): void => {
  const takesEnter = enterWatch();
  const press = (event: KeyboardEvent): void => {
    const root = section();
    if (!root || isAsleep(event)) return;
    const isEnter = takesEnter(event);
    // The card that was clicked last is not pressed again.
    if (isEnter) event.preventDefault();
    // A key that is held down means one press: where two are asked for, they are meant.
    if (event.repeat) return;
    if (isEnter) root.querySelector<HTMLButtonElement>('button[data-kind="main"]:not(:disabled)')?.click();
    else if (/^[1-9]$/.test(event.key)) numbered(root)[Number(event.key) - 1]?.click();
    else if (event.key === "Escape") back();
    else named(root, event)?.click();
  };
  watchKeyPresses();
  listen(press);
  tellDigits(section);
};

/** What single keys do while the component lives, by `KeyboardEvent.key` in lower case. They sleep as `isAsleep` says. */
export const useKeys = (keys: Readonly<Record<string, () => void>>, of: KeysFor = "table"): void =>
  listen((event) => {
    const act = isAsleep(event, of) ? undefined : keys[event.key.toLowerCase()];
    if (!act) return;
    // The key that opens a field must not be written into it.
    event.preventDefault();
    act();
  });
