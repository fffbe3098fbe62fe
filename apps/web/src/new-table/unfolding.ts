import { bringIntoSight } from "@blueplate/ui";
import { createSignal, onCleanup } from "solid-js";

/** The list of a seat as it unfolds: what opens is seen whole, and whoever opened it by keys is in it. */
export const createUnfolding = () => {
  const [open, setOpen] = createSignal(false);
  let isPointing = false;
  let menu: HTMLDetailsElement | undefined;
  const closeBeside = (event: PointerEvent): void => {
    if (event.target instanceof Node && !menu?.contains(event.target)) setOpen(false);
  };
  document.addEventListener("pointerdown", closeBeside);
  onCleanup(() => document.removeEventListener("pointerdown", closeBeside));
  return {
    open,
    ref: (element: HTMLDetailsElement): void => void (menu = element),
    onToggle: (event: Event & { readonly currentTarget: HTMLDetailsElement }): void => {
      const whole = event.currentTarget;
      setOpen(whole.open);
      if (!whole.open) return;
      bringIntoSight(whole.querySelector(".seat-menu"));
      if (!isPointing) whole.querySelector<HTMLElement>("input:checked")?.focus({ preventScroll: true });
    },
    onPointerDown: (): void => void (isPointing = true),
    onKeyDown: (event: KeyboardEvent & { readonly currentTarget: HTMLDetailsElement }): void => {
      isPointing = false;
      const isChosen = event.key === "Enter" && event.target instanceof HTMLInputElement;
      if (!open() || (event.key !== "Escape" && !isChosen)) return;
      // Enter in the list takes what is chosen there; the form is not sent.
      event.preventDefault();
      event.currentTarget.querySelector("summary")?.focus();
      setOpen(false);
    },
    // Whoever points has chosen with one click, also what was chosen already; keys go on through the list.
    onClick: (event: MouseEvent): void => {
      if (isPointing && event.target instanceof HTMLInputElement) setTimeout(() => setOpen(false));
    },
  };
};
