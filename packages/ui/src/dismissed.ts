import { onCleanup, onMount } from "solid-js";

/**
 * Closes a menu by Escape, after whatever is open inside it, and by a press beside it. Answers with the way to close it otherwise.
 */
export const createDismissed = (menu: () => HTMLDetailsElement | undefined): (() => void) => {
  const close = (): void => {
    const element = menu();
    if (element) element.open = false;
  };
  /** Heard before everything else on the page: what lies below the menu stays as it is. */
  const escape = (event: KeyboardEvent): void => {
    const element = menu();
    if (event.key !== "Escape" || element?.open !== true || document.querySelector("[role=dialog]") !== null) return;
    if (element.querySelector("details[open]") !== null) return;
    event.stopImmediatePropagation();
    close();
    element.querySelector("summary")?.focus();
  };
  const beside = (event: PointerEvent): void => {
    if (event.target instanceof Node && menu()?.contains(event.target) === false) close();
  };
  onMount(() => {
    addEventListener("keydown", escape, { capture: true });
    addEventListener("pointerdown", beside, { capture: true });
  });
  onCleanup(() => {
    removeEventListener("keydown", escape, { capture: true });
    removeEventListener("pointerdown", beside, { capture: true });
  });
  return close;
};
