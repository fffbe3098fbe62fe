import { bringIntoSight, createDismissed } from "@blueplate/ui";
import { createSignal } from "solid-js";

/** The list of a seat as it unfolds: what opens is seen whole, and whoever opened it by keys is in it. */
export const createUnfolding = () => {
  const [open, setOpen] = createSignal(false);
  let isPointing = false;
  let menu: HTMLDetailsElement | undefined;
  const close = createDismissed(() => menu);
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
      if (!open() || !isChosen) return;
      // Enter in the list takes what is chosen there; the form is not sent.
      event.preventDefault();
      event.currentTarget.querySelector("summary")?.focus();
      close();
    },
    // Whoever points has chosen with one click, also what was chosen already; keys go on through the list.
    onClick: (event: MouseEvent): void => {
      if (isPointing && event.target instanceof HTMLInputElement) setTimeout(close);
    },
  };
};
